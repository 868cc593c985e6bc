//! The greedy players: each weighs every move by what the board shows after it
//! and, where that is cheap, after the best answer to it. They are a measure for
//! the others and what the others fall back on.
//!
//! A greedy player keeps nothing between moves and draws no numbers of its own:
//! moves that seem equally good are told apart by `below(n)`, which answers with
//! a number in `0..n`. The same position with the same answers always leads to
//! the same move.

mod best;
pub mod heinash;
pub mod hyle7;
pub mod seven;

use catalog::AnyGame;

/// A legal move for the seat to move, as records write it; `None` unless a seat
/// is to move.
pub fn choose(game: &AnyGame, below: &mut impl FnMut(u32) -> u32) -> Option<String> {
    match game {
        AnyGame::Seven(position) => seven::choose(position, below).map(|mv| mv.to_string()),
        AnyGame::Heinash(position) => heinash::choose(position, below).map(|mv| mv.to_string()),
        AnyGame::Hyle7(position) => hyle7::choose(position, below).map(|mv| mv.to_string()),
    }
}
