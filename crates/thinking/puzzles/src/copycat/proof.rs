//! The certificate of a count: the black tiles and every solution. Its checker
//! looks at each solution and counts all of them anew in a plainer way.

use std::collections::BTreeSet;

use seven::{Cell, Move, Placement, Tile};

use super::check::{check, check_ground};
use super::solve::Answer;
use crate::arrangement::Arrangement;
use crate::certificate::Certificate;
use crate::lines::{line_of, tiles_in};
use crate::proof_error::{ProofError, compare};
use crate::puzzle::Puzzle;

const METHOD: &str = "every solution";

/// The certificate of an answer that has kept all its solutions.
pub fn certificate(black: &Arrangement, answer: &Answer) -> Certificate {
    let ground = format!("black {}", line_of(&black.tiles));
    let solutions = answer.examples.iter();
    let solutions = solutions.map(|white| format!("white {}", line_of(&white.tiles)));
    Certificate {
        puzzle: Puzzle::Copycat,
        claim: format!("solutions {}", answer.solutions),
        method: METHOD.to_string(),
        body: std::iter::once(ground).chain(solutions).collect(),
    }
}

/// Checks a certificate without the solver.
pub fn verify(certificate: &Certificate) -> Result<(), ProofError> {
    if certificate.method != METHOD {
        return Err(ProofError::Method);
    }
    let read = |index: usize, word: &str| {
        let text = certificate.body.get(index);
        let tiles = text.and_then(|text| tiles_in(text.strip_prefix(word)?));
        tiles.ok_or(ProofError::Line { line: index + 1 })
    };
    let black = Arrangement::new(read(0, "black ")?);
    if let Some(&fault) = check_ground(&black).first() {
        return Err(ProofError::Fault { line: 1, fault });
    }
    let mut seen = BTreeSet::new();
    for index in 1..certificate.body.len() {
        let line = index + 1;
        let mut white = Arrangement::new(read(index, "white ")?);
        if let Some(&fault) = check(&black, &white).first() {
            return Err(ProofError::Fault { line, fault });
        }
        white.tiles.sort_unstable();
        if !seen.insert(white) {
            return Err(ProofError::Again { line });
        }
    }
    let found = count(&black.tiles, &black.cells(), &mut Tile::ALL.to_vec());
    compare(certificate, "solutions", found)?;
    compare(certificate, "solutions", seen.len() as u64)
}

/// Counts solutions the plain way: the first open cell is covered by every tile
/// in every way.
fn count(black: &[Placement], open: &[Cell], held: &mut Vec<Tile>) -> u64 {
    let Some(&first) = open.first() else {
        return u64::from(held.is_empty());
    };
    let mut sum = 0;
    for index in 0..held.len() {
        let tile = held.remove(index);
        // A tile with this cell as its least one: all its images, moved there.
        let mut tried = BTreeSet::new();
        for symmetry in seven::SYMMETRIES {
            let image = tile.shape().map(|cell| symmetry.apply(cell));
            let least = image.into_iter().min().expect("a tile has four cells");
            let image = image.map(|cell| cell - least + first);
            let cells = *Move::new(tile, image).cells();
            let rests_on_one = black.iter().any(|under| under.cells() == cells);
            if rests_on_one || !cells.iter().all(|cell| open.contains(cell)) || !tried.insert(cells)
            {
                continue;
            }
            let mut rest: Vec<Cell> = open.to_vec();
            rest.retain(|cell| !cells.contains(cell));
            sum += count(black, &rest, held);
        }
        held.insert(index, tile);
    }
    sum
}
