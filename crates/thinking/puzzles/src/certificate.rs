//! Certificates: what is claimed and what shows it, as text that a checker
//! reads without the solver that wrote it.
//!
//! ```text
//! tablier certificate 1
//! puzzle: island
//! claim: tile I; white 5
//! method: enumeration
//!
//! …whatever the method needs, a line each
//! ```

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use game::Lang;

use crate::puzzle::Puzzle;
use crate::words;

/// The first line of every certificate.
const TITLE: &str = "tablier certificate 1";

/// A claim about a puzzle, with what shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The puzzle it is about.
    pub puzzle: Puzzle,
    /// What is claimed: words and figures, separated by `; `.
    pub claim: String,
    /// How it is shown, a word or a few that the puzzle's checker knows.
    pub method: String,
    /// What shows it, a line each.
    pub body: Vec<String>,
}

/// Why a text is no certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CertificateError {
    /// It does not begin as certificates do.
    Title,
    /// A line of the head is missing or in the wrong place.
    Head {
        /// The word the line begins with.
        expected: &'static str,
    },
    /// No such puzzle is known.
    Puzzle,
}

impl CertificateError {
    /// What is wrong, as a sentence without its full stop.
    pub fn explain(&self, lang: Lang) -> String {
        match self {
            CertificateError::Title => words::NO_CERTIFICATE.text(lang).to_string(),
            CertificateError::Head { expected } => words::head_line_missing(lang, expected),
            CertificateError::Puzzle => words::NO_SUCH_PUZZLE.text(lang).to_string(),
        }
    }
}

impl fmt::Display for CertificateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for CertificateError {}

impl Certificate {
    /// Whether a text means to be a certificate, well-formed or not.
    pub fn is_meant(text: &str) -> bool {
        text.trim_start().starts_with("tablier certificate")
    }

    /// What the claim says under a word: in `tile I; white 5` the word `white`
    /// has the value `5`.
    pub fn claimed(&self, word: &str) -> Option<&str> {
        let mut parts = self.claim.split(';').map(str::trim);
        parts.find_map(|part| part.strip_prefix(word)?.strip_prefix(' '))
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}\npuzzle: {}", self.puzzle)?;
        writeln!(f, "claim: {}\nmethod: {}\n", self.claim, self.method)?;
        for line in &self.body {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

impl FromStr for Certificate {
    type Err = CertificateError;

    fn from_str(text: &str) -> Result<Certificate, CertificateError> {
        let mut lines = text.lines().map(str::trim);
        if lines.next() != Some(TITLE) {
            return Err(CertificateError::Title);
        }
        let mut head = |expected: &'static str| {
            let line = lines.next().unwrap_or_default();
            let value = line
                .strip_prefix(expected)
                .and_then(|v| v.strip_prefix(':'));
            (value.map(|value| value.trim().to_string())).ok_or(CertificateError::Head { expected })
        };
        let puzzle = Puzzle::from_name(&head("puzzle")?).ok_or(CertificateError::Puzzle)?;
        let claim = head("claim")?;
        let method = head("method")?;
        if lines.next().is_some_and(|line| !line.is_empty()) {
            return Err(CertificateError::Head { expected: "" });
        }
        Ok(Certificate {
            puzzle,
            claim,
            method,
            body: lines.map(str::to_string).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Certificate {
        Certificate {
            puzzle: Puzzle::Island,
            claim: "tile I; white 5".to_string(),
            method: "enumeration".to_string(),
            body: vec!["one".to_string(), "two".to_string()],
        }
    }

    #[test]
    fn what_is_written_reads_back() {
        let text = sample().to_string();
        assert_eq!(text.parse(), Ok(sample()));
        assert_eq!(sample().claimed("white"), Some("5"));
        assert_eq!(sample().claimed("whit"), None);
        assert_eq!(sample().claimed("black"), None);
    }

    #[test]
    fn a_broken_head_is_named() {
        let text = sample().to_string();
        let read = |text: &str| text.parse::<Certificate>().unwrap_err();
        assert_eq!(
            read(&text.replace("certificate 1", "paper")),
            CertificateError::Title
        );
        assert_eq!(
            read(&text.replace("island", "castle")),
            CertificateError::Puzzle
        );
        let expected = "method";
        assert_eq!(
            read(&text.replace("method: enumeration\n", "")),
            CertificateError::Head { expected }
        );
        for lang in Lang::ALL {
            assert!(!read("").explain(lang).is_empty());
        }
    }
}
