//! Several tiles in one line, as certificates have them.

use seven::{Move, Placement};

/// The tiles in one line, separated by spaces.
pub(crate) fn line_of(tiles: &[Placement]) -> String {
    let tiles: Vec<String> = tiles.iter().map(|&t| Move::from(t).to_string()).collect();
    tiles.join(" ")
}

/// The tiles of a line, if they are well-formed.
pub(crate) fn tiles_in(line: &str) -> Option<Vec<Placement>> {
    let tiles = line.split_whitespace();
    tiles
        .map(|text| text.parse::<Move>().ok()?.placement())
        .collect()
}
