//! A player for HYLE⁷ that sees no further than its own move.
//!
//! Order makes the slide, or passes, after which the board's score is highest.
//! Chaos puts the token where the board's score right after is least.

use game::{Game, Turn};
use hyle7::{Board, Cell, Move, Phase, Position};

use crate::greedy::best;

/// A move for the seat to move; `None` unless a seat is to move.
pub fn choose(position: &Position, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
    let Turn::Seat(_) = position.turn() else {
        return None;
    };
    if let Some(forced) = position.forced_move() {
        return Some(forced);
    }
    let board = position.board(position.current());
    match position.phase() {
        Phase::Place(colour) => {
            let score_placed = |cell: Cell| {
                let mut next = *board;
                next.place(cell, colour);
                i64::from(next.score())
            };
            let places = board.empty().iter();
            let weighed = places.map(|cell| (Move::Place(cell), -score_placed(cell)));
            best(weighed, below)
        }
        _ => {
            let score_slid = |(from, to): (Cell, Cell)| {
                let mut next = *board;
                next.slide(from, to);
                (Move::Slide { from, to }, next.score())
            };
            let pass = (Move::Pass, board.score());
            best(slides(board).map(score_slid).chain([pass]), below)
        }
    }
}

/// The slides that a board allows, each with its start and its end.
fn slides(board: &Board) -> impl Iterator<Item = (Cell, Cell)> {
    let tokens = board.occupied().iter();
    tokens.flat_map(|from| board.reachable(from).iter().map(move |to| (from, to)))
}
