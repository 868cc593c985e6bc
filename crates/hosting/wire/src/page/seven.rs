//! SEVEN's table as a board draws it.

use serde::{Deserialize, Serialize};

/// Axial coordinates: (q, r) lies at x = √3·(q + r/2), y = 3/2·r for pointy-top hexes of size 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct Hex(pub i32, pub i32);

/// A tile by its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[allow(missing_docs, reason = "a letter says all there is to say")]
pub enum TileLetter {
    I,
    O,
    Y,
    U,
    S,
    J,
    P,
}

/// A tile that has been placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct PlacedTile {
    /// Which tile.
    pub tile: TileLetter,
    /// Whose it is.
    pub seat: usize,
    /// Its level, 1 on the table.
    pub level: u8,
    /// The four cells it covers.
    pub cells: Vec<Hex>,
}

/// A tile in hand and where it has to go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct ForcedTile {
    /// Which tile.
    pub tile: TileLetter,
    /// The level it has to go to.
    pub level: u8,
    /// In how many ways.
    pub count: usize,
}

/// A game of SEVEN.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct SevenView {
    /// Which game it is.
    #[cfg_attr(test, ts(type = "'seven'"))]
    pub game: &'static str,
    /// How many seats there are.
    pub seats: usize,
    /// Seats 0 and 2 play against seats 1 and 3.
    pub pairs: bool,
    /// The lowest level counts first.
    pub misere: bool,
    /// In the order in which they were placed.
    pub placed: Vec<PlacedTile>,
    /// For each seat the tiles it still holds.
    pub held: Vec<Vec<TileLetter>>,
    /// For the seat to move: each held tile with the level it has to go to and in how many ways; empty after the end.
    pub forced: Vec<ForcedTile>,
    /// Bottom first: tiles per seat.
    pub levels: Vec<Vec<u8>>,
    /// The places if the game ended now.
    pub standing: Vec<u8>,
    /// Seats that have left the game.
    pub out: Vec<bool>,
    /// The seat to move.
    pub to_move: Option<usize>,
}
