//! What is said of a whole file of histories.

use std::collections::BTreeMap;
use std::io::BufRead;

use game::Lang;

use crate::check::check;
use crate::file::{FormatError, Reader};
use crate::history::TableHistory;
use crate::violation::Violation;
use crate::words;

/// No more violations are kept word for word.
const MOST_TOLD: usize = 10;

/// What was judged, and what was found.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// How many tables were judged.
    pub tables: u64,
    /// How many of them are linearizable.
    pub linearizable: u64,
    /// Acts, readings and rows heard.
    pub operations: u64,
    /// Acts among them.
    pub acts: u64,
    /// Rows in all logs.
    pub rows: u64,
    /// How often each violation was found, by its name.
    pub found: BTreeMap<&'static str, u64>,
    /// The first of them, each with its table.
    pub first: Vec<(String, Violation)>,
}

impl Verdict {
    /// Judges all tables of a file. `progress` is told how many bytes have been judged.
    pub fn of<R: BufRead>(from: R, mut progress: impl FnMut(u64)) -> Result<Verdict, FormatError> {
        let mut verdict = Verdict::default();
        let mut reader = Reader::new(from)?;
        while let Some(history) = reader.next().transpose()? {
            verdict.add(&history);
            progress(reader.bytes());
        }
        Ok(verdict)
    }

    /// Judges one more table.
    pub fn add(&mut self, history: &TableHistory) {
        self.tables += 1;
        self.operations += history.operations();
        self.acts += history.acts();
        self.rows += history.log.as_ref().map_or(0, |log| log.rows.len() as u64);
        let found = check(history);
        self.linearizable += u64::from(found.is_empty());
        for violation in found {
            *self.found.entry(violation.name()).or_default() += 1;
            if self.first.len() < MOST_TOLD {
                self.first.push((history.table.clone(), violation));
            }
        }
    }

    /// Every table's history is linearizable.
    pub fn is_right(&self) -> bool {
        self.linearizable == self.tables
    }

    /// What people read.
    pub fn lines(&self, lang: Lang) -> Vec<String> {
        let mut lines = vec![words::judged(lang, self)];
        lines.push(words::verdict(lang, self));
        let all: u64 = self.found.values().sum();
        let tell = |(table, what): &(String, Violation)| {
            let what = words::violation(lang, what);
            words::at_table(lang, table, &what)
        };
        lines.extend(self.first.iter().map(tell));
        let more = all - self.first.len() as u64;
        if more > 0 {
            lines.push(words::more(lang, more));
        }
        lines
    }
}
