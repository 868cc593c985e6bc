//! What can go wrong with a program from outside.

use std::io;
use std::time::Duration;

use game::Lang;

use crate::words::outside as words;

/// Why a program from outside gave no move that can be played.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It cannot be started.
    CannotStart { command: String, error: io::Error },
    /// It ended, or closed its output, when an answer was due.
    Crashed {
        /// With which code it ended, if it ended by itself.
        code: Option<i32>,
        /// The end of what it wrote to standard error.
        said: String,
    },
    /// It did not answer in time.
    Timeout { asked: String, after: Duration },
    /// It said something that is none of the protocol.
    Garbled {
        asked: String,
        line: String,
        why: String,
    },
    /// It answered with a move that is against the rules.
    Illegal { answer: String, why: String },
    /// It does not offer what is asked of it.
    Unsupported { what: String },
}

impl Trouble {
    /// A short name, by which tests tell them apart.
    #[cfg(test)]
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Trouble::CannotStart { .. } => "cannot-start",
            Trouble::Crashed { .. } => "crash",
            Trouble::Timeout { .. } => "timeout",
            Trouble::Garbled { .. } => "garbled",
            Trouble::Illegal { .. } => "illegal",
            Trouble::Unsupported { .. } => "unsupported",
        }
    }

    /// What is wrong, in the reader's language.
    pub(crate) fn explain(&self, lang: Lang) -> String {
        match self {
            Trouble::CannotStart { command, error } => words::cannot_start(lang, command, error),
            Trouble::Crashed { code, said } => words::crashed(lang, *code, said),
            Trouble::Timeout { asked, after } => words::timeout(lang, asked, *after),
            Trouble::Garbled { asked, line, why } => words::garbled(lang, asked, line, why),
            Trouble::Illegal { answer, why } => words::illegal(lang, answer, why),
            Trouble::Unsupported { what } => words::unsupported(lang, what),
        }
    }
}
