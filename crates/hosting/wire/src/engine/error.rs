//! Why a line is none of the protocol.

use std::error::Error;
use std::fmt;

/// A line that is none of the protocol. It is told to programs and their
/// authors, in English as all the protocol is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineError {
    /// The word at which it goes wrong; empty if one is missing at the end.
    pub word: String,
    /// What was expected instead.
    pub expected: &'static str,
}

impl LineError {
    /// This word is not what was expected.
    pub(crate) fn at(word: &str, expected: &'static str) -> LineError {
        LineError {
            word: word.to_string(),
            expected,
        }
    }

    /// The line ends where something was expected.
    pub(crate) fn end(expected: &'static str) -> LineError {
        LineError::at("", expected)
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LineError { word, expected } = self;
        if word.is_empty() {
            write!(f, "the line ends, expected {expected}")
        } else {
            write!(f, "{word}: expected {expected}")
        }
    }
}

impl Error for LineError {}

/// Reads a number, or says that one was expected.
pub(crate) fn number<T: std::str::FromStr>(
    word: Option<&str>,
    expected: &'static str,
) -> Result<T, LineError> {
    let word = word.ok_or_else(|| LineError::end(expected))?;
    word.parse().map_err(|_| LineError::at(word, expected))
}
