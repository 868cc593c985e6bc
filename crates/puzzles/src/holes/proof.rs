//! The certificate of an answer: the arrangement, a tile a line, and in how many
//! hexagons one hole more would have to be looked for.

use super::frame::frames;
use super::solve::Answer;
use super::stock::Stock;
use crate::{Certificate, Puzzle};

/// The word for this proof.
pub(super) const METHOD: &str = "no hexagon has room for one hole more";

/// The certificate of an answer.
pub fn certificate(answer: &Answer) -> Certificate {
    Certificate {
        puzzle: Puzzle::Holes,
        claim: format!(
            "{}; holes {}; bound {}; hexagons {}",
            tiles(answer.stock),
            answer.holes,
            answer.bound,
            frames(answer.stock, answer.bound + 1).len(),
        ),
        method: METHOD.to_string(),
        body: (answer.arrangement.to_string().lines())
            .map(str::to_string)
            .collect(),
    }
}

/// The tiles as a claim names them.
fn tiles(stock: Stock) -> String {
    match stock.left_out() {
        Some(tile) => format!("tiles 6; without {tile}"),
        None => format!("tiles {}", stock.tiles()),
    }
}
