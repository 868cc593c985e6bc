//! Rows that wait for the same commit.
//!
//! A commit costs a wait for the disk however much is in it, so everything that
//! came in meanwhile goes into the next one. Rows of one stream that follow each
//! other form a run; a run is accepted as a whole or not at all, for each of its
//! rows was made with the ones before it in mind.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::oneshot;

use crate::error::StoreError;
use crate::stream::{Appended, Row};

/// The most rows in one commit, so that nobody waits too long for the others.
pub(crate) const MOST_ROWS: usize = 2_000;

/// The most text in one commit.
const MOST_BYTES: usize = 4 << 20;

pub(crate) type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// A row and whoever waits for it.
pub(crate) struct Waiting {
    pub(crate) row: Row,
    pub(crate) answer: Answer<Appended>,
}

/// Rows of one stream with numbers that follow each other.
pub(crate) struct Run {
    pub(crate) stream: Arc<str>,
    pub(crate) waiting: Vec<Waiting>,
}

impl Run {
    pub(crate) fn first(&self) -> u64 {
        self.waiting[0].row.seq
    }

    pub(crate) fn last(&self) -> u64 {
        self.first() + self.waiting.len() as u64 - 1
    }

    /// When its latest row was accepted.
    pub(crate) fn at(&self) -> u64 {
        self.waiting.iter().map(|w| w.row.at).max().unwrap_or(0)
    }
}

/// What a run meets in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Met {
    Accepted,
    Conflict,
    NoStream,
}

/// The runs of one commit.
#[derive(Default)]
pub(crate) struct Group {
    pub(crate) runs: Vec<Run>,
    by_stream: HashMap<Arc<str>, usize>,
    bytes: usize,
    rows: usize,
}

impl Group {
    /// Takes a row in, or gives it back to wait for the next commit: because the
    /// group is large enough, or because the row does not continue its stream's
    /// run, so that only the run's fate decides about it.
    pub(crate) fn take(&mut self, waiting: Waiting) -> Option<Waiting> {
        let length = waiting.row.body.len();
        if self.rows >= MOST_ROWS || (self.rows > 0 && self.bytes + length > MOST_BYTES) {
            return Some(waiting);
        }
        match self.by_stream.get(&waiting.row.stream) {
            Some(&index) => {
                let run = &mut self.runs[index];
                if waiting.row.seq != run.last() + 1 {
                    return Some(waiting);
                }
                run.waiting.push(waiting);
            }
            None => {
                let stream = Arc::clone(&waiting.row.stream);
                self.by_stream.insert(Arc::clone(&stream), self.runs.len());
                self.runs.push(Run {
                    stream,
                    waiting: vec![waiting],
                });
            }
        }
        self.bytes += length;
        self.rows += 1;
        None
    }

    /// Fills a group with what waits and leaves the rest, in its order. A row
    /// stays behind an earlier one of its stream that stayed.
    pub(crate) fn gather(queue: &mut Vec<Waiting>) -> Group {
        let mut group = Group::default();
        let mut held: HashMap<Arc<str>, ()> = HashMap::new();
        let mut left = Vec::new();
        for waiting in queue.drain(..) {
            if held.contains_key(&waiting.row.stream) {
                left.push(waiting);
            } else if let Some(waiting) = group.take(waiting) {
                held.insert(Arc::clone(&waiting.row.stream), ());
                left.push(waiting);
            }
        }
        *queue = left;
        group
    }

    /// How many rows are in it.
    pub(crate) fn len(&self) -> usize {
        self.rows
    }

    /// Tells everybody what became of their rows, in the order of the runs.
    pub(crate) fn answer(self, met: &[Met]) {
        for (run, met) in self.runs.into_iter().zip(met) {
            let answer = match met {
                Met::Accepted => Ok(Appended::Done),
                Met::Conflict => Ok(Appended::Conflict),
                Met::NoStream => Err(StoreError::NoStream),
            };
            for waiting in run.waiting {
                // Whoever does not wait any more need not be told.
                let _ = waiting.answer.send(answer.clone());
            }
        }
    }

    /// Tells everybody that the commit failed.
    pub(crate) fn fail(self, error: &StoreError) {
        for waiting in self.runs.into_iter().flat_map(|run| run.waiting) {
            let _ = waiting.answer.send(Err(error.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(stream: &str, seq: u64, body: &str) -> Waiting {
        let (answer, _) = oneshot::channel();
        Waiting {
            row: Row {
                stream: stream.into(),
                seq,
                at: seq,
                body: body.to_string(),
            },
            answer,
        }
    }

    fn runs(group: &Group) -> Vec<(String, u64, u64)> {
        let run = |run: &Run| (run.stream.to_string(), run.first(), run.last());
        group.runs.iter().map(run).collect()
    }

    #[test]
    fn rows_that_follow_each_other_form_a_run() {
        let mut queue = [("a", 4), ("b", 1), ("a", 5), ("a", 6)]
            .map(|(stream, seq)| waiting(stream, seq, "x"))
            .into();
        let group = Group::gather(&mut queue);
        assert_eq!(runs(&group), [("a".into(), 4, 6), ("b".into(), 1, 1)]);
        assert!(queue.is_empty());
    }

    #[test]
    fn a_row_that_does_not_follow_waits_and_so_do_those_behind_it() {
        let mut queue = [("a", 4), ("a", 4), ("a", 5)]
            .map(|(stream, seq)| waiting(stream, seq, "x"))
            .into();
        let group = Group::gather(&mut queue);
        assert_eq!(runs(&group), [("a".into(), 4, 4)]);
        assert_eq!(queue.len(), 2);
        let group = Group::gather(&mut queue);
        assert_eq!(runs(&group), [("a".into(), 4, 5)]);
    }

    #[test]
    fn a_commit_has_bounds() {
        let long = "x".repeat(MOST_BYTES / 2);
        let mut queue: Vec<Waiting> = (1..=3).map(|seq| waiting("a", seq, &long)).collect();
        assert_eq!(runs(&Group::gather(&mut queue)), [("a".into(), 1, 2)]);
        assert_eq!(runs(&Group::gather(&mut queue)), [("a".into(), 3, 3)]);

        let mut queue: Vec<Waiting> = (0..MOST_ROWS + 1)
            .map(|i| waiting(&i.to_string(), 1, ""))
            .collect();
        assert_eq!(Group::gather(&mut queue).runs.len(), MOST_ROWS);
        assert_eq!(queue.len(), 1);
    }
}
