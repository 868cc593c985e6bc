//! How a game is reviewed: by what each side can expect, unless its expert says
//! otherwise.

use catalog::AnyGame;
use game::Lang;

use super::{Judgement, Replay, Review, ReviewStep, sides, words};
use crate::ask::Ask;
use crate::computer::Computer;

/// Whoever knows how positions of a game are weighed and its moves judged.
pub(crate) trait Reviewer: Sync {
    /// What the position after so many events is worth, and what the move that
    /// followed gave away.
    fn weigh(
        &self,
        computer: &mut Computer,
        replay: &Replay,
        events: usize,
        ask: &Ask<'_>,
    ) -> ReviewStep {
        sides::weigh(computer, replay, events, ask)
    }

    /// Fills in what each move cost and how everything adds up.
    fn judge(&self, review: &Review<'_>, judgement: &mut Judgement) {
        sides::judge(review, judgement);
    }

    /// Whether two positions come to the same.
    fn is_same(&self, one: &AnyGame, other: &AnyGame) -> bool {
        one == other
    }

    /// What luck did, in a sentence. Only asked where chance speaks.
    fn tell_luck(&self, game: &AnyGame, judgement: &Judgement, lang: Lang) -> String {
        words::luck(game, judgement, lang)
    }

    /// Whose move it was that cost most, in a sentence. Only asked where chance never
    /// speaks.
    fn tell_costliest(&self, name: &str, number: usize, cost: &str, lang: Lang) -> String {
        words::costliest(name, number, cost, lang)
    }
}

/// A review by what each side can expect, and nothing else.
pub(crate) struct BySides;

impl Reviewer for BySides {}
