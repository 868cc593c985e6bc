//! What players have seen of a table, to be compared with its log.

use std::rc::Rc;

use wire::online::{Entry, write_row};

use super::timeline::Timeline;

/// What players have seen of one table, small enough to be kept for thousands.
pub(crate) struct TableHistory {
    pub(crate) table: Rc<str>,
    /// A secret by which the log can be read.
    pub(crate) secret: String,
    /// A print of every row, in order.
    pub(crate) prints: Vec<u64>,
    /// What the server has acknowledged.
    pub(crate) acknowledged: Vec<Acknowledged>,
    /// When everything happened, where somebody wants to know.
    pub(crate) timeline: Timeline,
}

/// Something that a player said, and the row by which it was kept at the latest.
#[derive(Clone, Copy)]
pub(crate) struct Acknowledged {
    pub(crate) player: u8,
    pub(crate) id: u32,
    pub(crate) seq: u32,
}

/// What a row is for somebody who has read others.
pub(crate) enum Known {
    /// The next one, which nobody has seen yet.
    New,
    /// The same as somebody else has seen.
    Same,
    /// Not the next one, or not what somebody else has seen.
    Differs,
}

impl TableHistory {
    pub(crate) fn new(table: Rc<str>, secret: String) -> TableHistory {
        TableHistory {
            table,
            secret,
            prints: Vec::new(),
            acknowledged: Vec::new(),
            timeline: Timeline::default(),
        }
    }

    /// How many rows somebody has seen.
    pub(crate) fn rows(&self) -> u64 {
        self.prints.len() as u64
    }

    pub(crate) fn acknowledgements(&self) -> u64 {
        self.acknowledged.len() as u64
    }

    /// Notes a row that somebody sees who has seen those before it.
    pub(crate) fn row(&mut self, seq: u64, entries: &str) -> Known {
        let print = print_of(seq, entries);
        match (seq.checked_sub(1)).and_then(|at| self.prints.get(at as usize)) {
            Some(known) if *known == print => Known::Same,
            Some(_) => Known::Differs,
            None if seq == self.rows() + 1 => {
                self.prints.push(print);
                Known::New
            }
            None => Known::Differs,
        }
    }

    pub(crate) fn acknowledge(&mut self, player: usize, id: u64, seq: u64) {
        self.acknowledged.push(Acknowledged {
            player: player as u8,
            id: id as u32,
            seq: seq as u32,
        });
    }
}

/// A number for what a row says, the same for the same row however it came.
pub(crate) fn print_of(seq: u64, entries: &str) -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    (seq, entries).hash(&mut hasher);
    hasher.finish()
}

/// The same for a row that has been read.
pub(crate) fn print_of_entries(seq: u64, entries: &[Entry]) -> u64 {
    print_of(seq, &write_row(entries))
}
