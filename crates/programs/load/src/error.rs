//! Why nothing was measured.

use std::error::Error;
use std::fmt;
use std::io;

use game::Lang;

use crate::words;

/// What a part of a load failed by, whatever it was.
pub(crate) type Cause = Box<dyn Error>;

/// Why nothing was measured.
#[derive(Debug)]
pub enum LoadError {
    /// The address is on another machine.
    NotHere(String),
    /// This is no address of a server.
    NoAddress {
        /// What was given for one.
        name: String,
        /// What the system says of it.
        cause: Option<io::Error>,
    },
    /// The system allows fewer open files than sockets are wanted.
    Files {
        /// How many are allowed.
        allowed: u64,
        /// How many it would take.
        needed: u64,
    },
    /// The disk that was to be measured cannot be written to.
    Disk {
        /// The folder in which it was tried.
        folder: String,
        /// Why not.
        cause: io::Error,
    },
    /// The players could not sit down.
    Gathering(Box<dyn Error>),
    /// The history cannot be written.
    History {
        /// Its file.
        file: String,
        /// Why not.
        cause: io::Error,
    },
    /// The history cannot be read.
    NoHistory {
        /// Its file.
        file: String,
        /// Why not.
        cause: io::Error,
    },
    /// What is in the file cannot be judged.
    NotJudged {
        /// Its file.
        file: String,
        /// Why not.
        cause: judge::FormatError,
    },
    /// Clocks are to jump, and the machine has no library that lets them.
    NoFaketime,
    /// A server does not start.
    NotStarted(Box<dyn Error>),
}

impl LoadError {
    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        match self {
            LoadError::NotHere(name) => words::not_here(lang, name),
            LoadError::NoAddress { name, .. } => words::no_address(lang, name),
            LoadError::Files { allowed, needed } => words::files(lang, *allowed, *needed),
            LoadError::Disk { folder, cause } => format!("{folder}: {cause}"),
            LoadError::History { file, cause } | LoadError::NoHistory { file, cause } => {
                format!("{file}: {cause}")
            }
            LoadError::NotJudged { file, cause } => format!("{file}: {}", cause.explain(lang)),
            LoadError::NoFaketime => words::NO_FAKETIME.text(lang).to_string(),
            LoadError::Gathering(cause) => words::not_gathered(lang, cause.as_ref()),
            LoadError::NotStarted(cause) => words::not_started(lang, cause.as_ref()),
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for LoadError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            LoadError::NotHere(_) | LoadError::Files { .. } | LoadError::NoFaketime => None,
            LoadError::NoAddress { cause, .. } => cause.as_ref().map(|cause| cause as _),
            LoadError::Disk { cause, .. }
            | LoadError::History { cause, .. }
            | LoadError::NoHistory { cause, .. } => Some(cause),
            LoadError::NotJudged { cause, .. } => Some(cause),
            LoadError::Gathering(cause) | LoadError::NotStarted(cause) => Some(cause.as_ref()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_tells_its_cause_and_has_it_as_its_source() {
        let cause = io::Error::other("nobody answers");
        let error = LoadError::Gathering(cause.into());
        assert_eq!(
            error.to_string(),
            "the players could not sit down: nobody answers"
        );
        let source = error.source().map(ToString::to_string);
        assert_eq!(source.as_deref(), Some("nobody answers"));
        assert!(LoadError::NotHere("far.example".into()).source().is_none());
    }
}
