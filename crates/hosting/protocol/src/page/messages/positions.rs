//! The games' positions as boards draw them.

use serde::{Deserialize, Serialize};

use super::Colour;

/// The position of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum PositionView {
    /// Of SEVEN.
    Seven(SevenView),
    /// Of HeiNash.
    Heinash(HeinashView),
    /// Of HYLE⁷.
    Hyle7(Hyle7View),
}

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

/// A cell of the rhombus.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct HeinashCell {
    /// Its number.
    pub number: u8,
    /// Its row, from 0.
    pub row: u8,
    /// Its column, from 0.
    pub column: u8,
    /// The seat whose pawn is on it.
    pub owner: Option<usize>,
}

/// What happens when nothing is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum HeinashVariant {
    /// The opponent puts the pawn.
    Base,
    /// The opponent may find a number instead.
    StealNumber,
    /// The opponent may find a number and put a pawn anywhere.
    StealPlace,
}

/// Which sides have to be joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum HeinashSides {
    /// Either pair.
    Any,
    /// Seat 0 joins the rows, seat 1 the columns.
    Own,
}

/// What has to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum HeinashPhase {
    /// The dice are rolled.
    Roll,
    /// The active seat looks for a number.
    Find,
    /// The other seat may look for one.
    Steal,
    /// A pawn is put.
    Put,
    /// Nothing.
    Over,
}

/// A game of HeiNash.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct HeinashView {
    /// Which game it is.
    #[cfg_attr(test, ts(type = "'heinash'"))]
    pub game: &'static str,
    /// How many rows and columns.
    pub size: u8,
    /// What happens when nothing is found.
    pub variant: HeinashVariant,
    /// Which sides have to be joined.
    pub sides: HeinashSides,
    /// The signs that may be used.
    pub operations: String,
    /// In reading order.
    pub cells: Vec<HeinashCell>,
    /// Each seat's colour.
    pub colours: Vec<Colour>,
    /// How many pawns each seat has in hand.
    pub pawns_left: Vec<u8>,
    /// Who rolls, finds, or places: what has to happen next, or over.
    pub phase: HeinashPhase,
    /// The seat whose turn it is (who rolled or will roll).
    pub active: usize,
    /// The seat that acts next; null when nobody does.
    pub to_move: Option<usize>,
    /// Whose pawn is placed next.
    pub pawn_next: Option<usize>,
    /// The dice on the table, highest first.
    pub roll: Option<[u8; 3]>,
    /// The longest chain of each seat.
    pub chains: Vec<u8>,
    /// The numbers of the cells of each seat's longest chain.
    pub chain_cells: Vec<Vec<u8>>,
    /// The numbers of the cells of the chain that won.
    pub winning_chain: Vec<u8>,
}

/// A palindrome on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct PalindromeView {
    /// Its cells from one end to the other.
    pub cells: Vec<String>,
    /// What it scores.
    pub points: u32,
}

/// One of HYLE⁷'s two boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct Hyle7Board {
    /// The seat that is Chaos on this board.
    pub chaos: usize,
    /// The seat that is Order on this board.
    pub order: usize,
    /// Rows from the top, each from the left: colour 1..7 or 0.
    pub rows: Vec<Vec<u8>>,
    /// What it scores as it stands.
    pub score: u32,
    /// Every palindrome on it, longest first.
    pub palindromes: Vec<PalindromeView>,
    /// The score of each row from the top.
    pub row_scores: Vec<u32>,
    /// The score of each column from the left.
    pub column_scores: Vec<u32>,
    /// How many tokens of each colour are left in the bag.
    pub bag: Vec<u32>,
    /// The score after each turn so far.
    pub history: Vec<u32>,
    /// Nothing changes on it any more.
    pub done: bool,
}

/// What has to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum Hyle7Phase {
    /// A token is drawn.
    Draw,
    /// Chaos places it.
    Place,
    /// Order slides a token or passes.
    Slide,
    /// Nothing.
    Over,
}

/// Where a token may slide to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct SlideView {
    /// Where it is.
    pub from: String,
    /// The cells it may slide to.
    pub to: Vec<String>,
}

/// A game of HYLE⁷.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct Hyle7View {
    /// Which game it is.
    #[cfg_attr(test, ts(type = "'hyle7'"))]
    pub game: &'static str,
    /// How many rows, columns and colours.
    pub size: usize,
    /// Both boards are played at once from one bag.
    pub shared: bool,
    /// Round 1 and round 2, or board 1 and board 2 of a shared bag; the second is empty before it begins.
    pub boards: Vec<Hyle7Board>,
    /// The board to be played on next.
    pub current: usize,
    /// What has to happen next.
    pub phase: Hyle7Phase,
    /// The token that was drawn and is not yet placed on the current board.
    pub drawn: Option<u8>,
    /// The seat to move.
    pub to_move: Option<usize>,
    /// Where each token of the current board may slide to: from, and the cells; only in the phase `slide`.
    pub slides: Vec<SlideView>,
    /// For each seat the score of the board on which it is Order.
    pub scores: Vec<u32>,
}
