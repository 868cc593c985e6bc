//! What the player of HYLE⁷ knows, for whoever treats games alike.

use std::time::Duration;

use ::hyle7::{Bags, BoardId, Move, Position, Size};
use game::{Game, Seat};

use super::review::Hyle7Reviewer;
use super::weights_file::FILES;
use super::{Mind, clock, greedy, hint};
use crate::ask::Scale;
use crate::expert::{Expert, HintTo};
use crate::review::Reviewer;
use crate::weights::File;

pub(crate) struct Hyle7Expert;

impl Expert for Hyle7Expert {
    type Game = Position;
    type Mind = Mind;
    const MIND: fn(usize) -> Mind = Mind::new;
    const HINT: HintTo<Position> = hint::steps;
    const REVIEWER: &'static dyn Reviewer = &Hyle7Reviewer;

    fn weights() -> &'static [File] {
        &FILES
    }

    /// The final score of this round, or of the board to be played on next.
    fn scale(position: &Position) -> Scale {
        Scale::Points {
            full: match position.size() {
                Size::Large => 200.0,
                Size::Small => 100.0,
            },
        }
    }

    /// A score counts for whoever is Order.
    fn valued_seat(position: &Position) -> Seat {
        position.current().order()
    }

    fn greedy(position: &Position, below: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        greedy::choose(position, &mut |limit| below(limit))
    }

    /// A seat moves once a token in each round.
    fn moves_left(position: &Position) -> u32 {
        let empty = |board| position.board(board).empty().len();
        BoardId::ALL.into_iter().map(empty).sum()
    }

    /// In a round as in the contest, where each has a clock of its own.
    fn share_of_clock(position: &Position, left: Duration) -> Option<Duration> {
        let has_rounds = position.setup().bags == Bags::Own;
        has_rounds.then(|| clock::allot(position, left))
    }
}
