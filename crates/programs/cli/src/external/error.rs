//! What can go wrong with an external program.

use std::error::Error;
use std::fmt;
use std::io;
use std::time::Duration;

use game::Lang;

use crate::words::external as words;

/// Why an external program gave no move that can be played.
#[derive(Debug)]
pub(crate) enum ExternalError {
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

impl ExternalError {
    /// A short name, by which tests tell them apart.
    #[cfg(test)]
    pub(crate) fn name(&self) -> &'static str {
        match self {
            ExternalError::CannotStart { .. } => "cannot-start",
            ExternalError::Crashed { .. } => "crash",
            ExternalError::Timeout { .. } => "timeout",
            ExternalError::Garbled { .. } => "garbled",
            ExternalError::Illegal { .. } => "illegal",
            ExternalError::Unsupported { .. } => "unsupported",
        }
    }

    /// What is wrong, in the reader's language.
    pub(crate) fn explain(&self, lang: Lang) -> String {
        match self {
            ExternalError::CannotStart { command, error } => {
                words::cannot_start(lang, command, error)
            }
            ExternalError::Crashed { code, said } => words::crashed(lang, *code, said),
            ExternalError::Timeout { asked, after } => words::timeout(lang, asked, *after),
            ExternalError::Garbled { asked, line, why } => words::garbled(lang, asked, line, why),
            ExternalError::Illegal { answer, why } => words::illegal(lang, answer, why),
            ExternalError::Unsupported { what } => words::unsupported(lang, what),
        }
    }
}

impl fmt::Display for ExternalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for ExternalError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            ExternalError::CannotStart { error, .. } => Some(error),
            _ => None,
        }
    }
}
