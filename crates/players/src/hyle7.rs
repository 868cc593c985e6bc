//! A player for HYLE⁷.
//!
//! Order makes the slide after which the board promises most: its score and,
//! at a discount, the palindromes that can still come about. Chaos puts the
//! token where the best that Order can make of it promises least.

mod lines;

use game::{Game, Turn};
use hyle7::{Board, Move, Phase, Position};

use crate::best::best;
use lines::Lines;

/// A move for the seat to move; `None` unless a seat is to move.
pub fn choose(position: &Position, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
    let Turn::Seat(_) = position.turn() else {
        return None;
    };
    if let Some(forced) = position.forced_move() {
        return Some(forced);
    }
    let id = position.current();
    let board = position.board(id);
    match position.phase() {
        Phase::Place(colour) => {
            let can_slide = !position.is_out_of_time(id.order());
            let promise = |cell| {
                let mut next = *board;
                next.place(cell, colour);
                let lines = Lines::of(&next);
                let answers = slides(&next).filter(|_| can_slide);
                let answers = answers.map(|(from, to)| lines.gain(from, to));
                lines.promise() + answers.max().unwrap_or(0).max(0)
            };
            let places = board.empty().iter();
            let weighed = places.map(|cell| (Move::Place(cell), -promise(cell)));
            best(weighed, below)
        }
        _ => {
            let lines = Lines::of(board);
            let slides =
                slides(board).map(|(from, to)| (Move::Slide { from, to }, lines.gain(from, to)));
            best(slides.chain([(Move::Pass, 0)]), below)
        }
    }
}

/// The slides that a board allows, each with its start and its end.
fn slides(board: &Board) -> impl Iterator<Item = (hyle7::Cell, hyle7::Cell)> {
    let tokens = board.occupied().iter();
    tokens.flat_map(|from| board.reachable(from).iter().map(move |to| (from, to)))
}
