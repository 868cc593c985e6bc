//! What the player of HeiNash knows, for whoever treats games alike.

use ::heinash::{Move, Position};

use super::review::HeinashReviewer;
use super::{Mind, greedy, hint};
use crate::ask::Scale;
use crate::expert::{Expert, HintTo};
use crate::review::Reviewer;

pub(crate) struct HeinashExpert;

impl Expert for HeinashExpert {
    type Game = Position;
    type Mind = Mind;
    const MIND: fn(usize) -> Mind = Mind::new;
    const HINT: HintTo<Position> = hint::steps;
    const REVIEWER: &'static dyn Reviewer = &HeinashReviewer;

    fn scale(_: &Position) -> Scale {
        Scale::Likelihood
    }

    fn greedy(position: &Position, below: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        greedy::choose(position, &mut |limit| below(limit))
    }

    /// Either side may have to place for the other, too.
    fn moves_left(position: &Position) -> u32 {
        position.free().len() / 2 + 1
    }
}
