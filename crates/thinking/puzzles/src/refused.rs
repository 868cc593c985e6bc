//! Why a certificate is refused.

use game::Lang;

use crate::certificate::Certificate;
use crate::fault::Fault;
use crate::fifth_level::Shortfall;
use crate::holes;
use crate::progress::Stopped;
use crate::words::refusals as words;

/// Why a certificate does not show what it claims. Lines are counted from 1
/// after the head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
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
        why: Shortfall,
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
    Holes(Box<holes::Refused>),
    /// The check was ended before it was done.
    Stopped,
}

impl Refused {
    /// What is wrong, as a sentence without its full stop.
    pub fn explain(&self, lang: Lang) -> String {
        words::refused(self, lang)
    }
}

impl From<Stopped> for Refused {
    fn from(_: Stopped) -> Refused {
        Refused::Stopped
    }
}

/// A figure of the claim.
pub(crate) fn figure(certificate: &Certificate, word: &'static str) -> Result<u64, Refused> {
    let figure = certificate.claimed(word).and_then(|text| text.parse().ok());
    figure.ok_or(Refused::Claim { word })
}

/// Compares a figure of the claim with what was found.
pub(crate) fn compare(
    certificate: &Certificate,
    word: &'static str,
    found: u64,
) -> Result<(), Refused> {
    let claimed = figure(certificate, word)?;
    if claimed == found {
        return Ok(());
    }
    Err(Refused::Differs {
        word,
        claimed,
        found,
    })
}
