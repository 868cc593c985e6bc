//! Why a certificate is refused.

use std::error::Error;
use std::fmt;

use game::Lang;

use crate::certificate::Certificate;
use crate::fault::Fault;
use crate::fifth_level::FifthLevelError;
use crate::holes;
use crate::progress::Stopped;
use crate::words::proofs as words;

/// Why a certificate does not show what it claims. Lines are counted from 1
/// after the head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProofError {
    /// The method is not known.
    Method,
    /// The claim does not say something that it has to.
    Claim {
        /// The word under which it would stand.
        word: &'static str,
    },
    /// A figure is wrong.
    Differs {
        /// The word under which it stands.
        word: &'static str,
        /// What is claimed.
        claimed: u64,
        /// What was found.
        found: u64,
    },
    /// A line cannot be read.
    Line {
        /// Which line.
        line: usize,
    },
    /// The tiles of a line are wrong.
    Fault {
        /// Which line.
        line: usize,
        /// What is wrong.
        fault: Fault,
    },
    /// The game of a line is wrong.
    Game {
        /// Which line.
        line: usize,
        /// What is wrong.
        why: FifthLevelError,
    },
    /// A line says the same as an earlier one.
    Again {
        /// Which line.
        line: usize,
    },
    /// A line says that something cannot be done that can.
    CanBeDone {
        /// Which line.
        line: usize,
    },
    /// What it says about holes is wrong.
    Holes(Box<holes::HolesError>),
    /// The check was ended before it was done.
    Stopped,
}

impl ProofError {
    /// What is wrong, as a sentence without its full stop.
    pub fn explain(&self, lang: Lang) -> String {
        words::explain(self, lang)
    }
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for ProofError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            ProofError::Game { why, .. } => Some(why),
            ProofError::Holes(why) => Some(why),
            _ => None,
        }
    }
}

impl From<Stopped> for ProofError {
    fn from(_: Stopped) -> ProofError {
        ProofError::Stopped
    }
}

/// A figure of the claim.
pub(crate) fn figure(certificate: &Certificate, word: &'static str) -> Result<u64, ProofError> {
    let figure = certificate.claimed(word).and_then(|text| text.parse().ok());
    figure.ok_or(ProofError::Claim { word })
}

/// Compares a figure of the claim with what was found.
pub(crate) fn compare(
    certificate: &Certificate,
    word: &'static str,
    found: u64,
) -> Result<(), ProofError> {
    let claimed = figure(certificate, word)?;
    if claimed == found {
        return Ok(());
    }
    Err(ProofError::Differs {
        word,
        claimed,
        found,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::holes::HolesError;
    use crate::{Arrangement, ArrangementError};

    #[test]
    fn an_error_leads_to_its_cause() {
        let wrong = "I:0,0;1,0".parse::<Arrangement>().unwrap_err();
        let error = ProofError::Holes(Box::new(HolesError::Arrangement(wrong.clone())));
        assert_eq!(error.to_string(), wrong.explain(Lang::En));
        let holes = error.source().unwrap();
        let arrangement = holes.source().unwrap();
        assert_eq!(arrangement.downcast_ref(), Some(&wrong));
        let parsing = arrangement.source().unwrap();
        let ArrangementError::Line { error, .. } = &wrong else {
            panic!("{wrong:?}");
        };
        assert_eq!(parsing.downcast_ref(), Some(error));
    }
}
