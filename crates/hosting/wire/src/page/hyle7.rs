//! HYLE⁷'s boards as a board draws them.

use std::sync::Arc;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// A palindrome on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct PalindromeView {
    /// Its cells from one end to the other.
    pub cells: Vec<&'static str>,
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

/// A board as it is sent. One on which nothing changes any more is written once,
/// however long the game goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum SentBoard {
    /// It is played on, or will be.
    Open(Hyle7Board),
    /// It is full.
    Full(FullBoard),
}

/// A full board, as JSON.
#[derive(Clone, Debug, Serialize)]
pub struct FullBoard(Arc<RawValue>);

impl FullBoard {
    /// Writes a board.
    pub fn new(board: &Hyle7Board) -> FullBoard {
        let written = to_raw_value(board).expect("texts and numbers are always JSON");
        FullBoard(written.into())
    }
}

impl PartialEq for FullBoard {
    fn eq(&self, other: &FullBoard) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for FullBoard {}

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
    pub from: &'static str,
    /// The cells it may slide to.
    pub to: Vec<&'static str>,
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
    #[cfg_attr(test, ts(as = "Vec<Hyle7Board>"))]
    pub boards: Vec<SentBoard>,
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
