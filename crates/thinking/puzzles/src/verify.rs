//! Checks any certificate by the checker of its puzzle.

use crate::certificate::Certificate;
use crate::progress::Progress;
use crate::proof_error::ProofError;
use crate::puzzle::Puzzle;
use crate::{copycat, fifth_level, holes, island, solution};

/// Says whether a certificate shows what it claims, without trusting whoever
/// wrote it.
pub fn verify(certificate: &Certificate, progress: &mut impl Progress) -> Result<(), ProofError> {
    if certificate.method == solution::METHOD {
        let faults = solution::faults(certificate)?;
        return match faults.first() {
            Some(&(line, fault)) => Err(ProofError::Fault { line, fault }),
            None => Ok(()),
        };
    }
    match certificate.puzzle {
        Puzzle::FifthLevel => fifth_level::verify(certificate, progress),
        Puzzle::Island => island::verify(certificate, progress),
        Puzzle::Holes => {
            let shown = holes::verify(certificate, progress);
            shown
                .map(drop)
                .map_err(|why| ProofError::Holes(Box::new(why)))
        }
        Puzzle::Copycat => copycat::verify(certificate),
    }
}
