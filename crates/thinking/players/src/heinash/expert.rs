//! What the player of HeiNash knows, for whoever treats games alike.

use ::heinash::{Move, Position};
use game::Lang;

use super::review::HeinashReviewer;
use super::{Mind, greedy, hint};
use crate::ask::{Analysis, Scale};
use crate::expert::Expert;
use crate::hint::HintStep;
use crate::review::Reviewer;

pub(crate) struct HeinashExpert;

impl Expert for HeinashExpert {
    type Game = Position;
    type Mind = Mind;

    fn mind(memory: usize) -> Mind {
        Mind::new(memory)
    }

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

    fn hint(
        position: &Position,
        found: &Analysis<Move>,
        best: &Move,
        lang: Lang,
    ) -> Option<Vec<HintStep>> {
        hint::steps(position, found, best, lang)
    }

    fn reviewer() -> &'static dyn Reviewer {
        &HeinashReviewer
    }
}
