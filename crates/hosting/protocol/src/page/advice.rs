//! Hints and reviews as messages.

use catalog::{AnyEvent, GameId};
use players::{hint, review};

use super::messages::{Hex, HintStep, HintView, JudgedMove, JudgementView, Mark, ReviewStep};

impl From<hint::Hint> for HintView {
    fn from(hint: hint::Hint) -> HintView {
        HintView {
            steps: hint.steps.into_iter().map(HintStep::from).collect(),
            event: hint.event.to_string(),
        }
    }
}

impl From<hint::HintStep> for HintStep {
    fn from(step: hint::HintStep) -> HintStep {
        HintStep {
            text: step.text,
            clause: step.clause.map(str::to_string),
            hexes: step.hexes.into_iter().map(|[q, r]| Hex(q, r)).collect(),
            tile: step.tile,
            numbers: step.numbers,
            cells: step.cells,
        }
    }
}

impl From<review::ReviewStep> for ReviewStep {
    fn from(step: review::ReviewStep) -> ReviewStep {
        ReviewStep {
            events: step.events,
            exact: step.exact,
            value: step.value,
            values: step.values,
            best: step.best.as_ref().map(AnyEvent::to_string),
            best_value: step.best_value,
            cost: step.cost,
        }
    }
}

impl ReviewStep {
    /// The step of a review of this game.
    pub(super) fn read(&self, game: GameId) -> review::ReviewStep {
        let step = self;
        review::ReviewStep {
            events: step.events,
            exact: step.exact,
            value: step.value,
            values: step.values.clone(),
            best: (step.best.as_ref()).and_then(|best| AnyEvent::read(game, best).ok()),
            best_value: step.best_value,
            cost: step.cost,
        }
    }
}

impl From<review::Judgement> for JudgementView {
    fn from(judgement: review::Judgement) -> JudgementView {
        JudgementView {
            moves: judgement.moves.into_iter().map(JudgedMove::from).collect(),
            luck: judgement.luck,
            choice: judgement.choice,
            unforeseen: judgement.unforeseen,
            summary: judgement.summary,
        }
    }
}

impl From<review::JudgedMove> for JudgedMove {
    fn from(judged: review::JudgedMove) -> JudgedMove {
        JudgedMove {
            events: judged.events,
            seat: judged.seat,
            event: judged.event.to_string(),
            cost: judged.cost,
            mark: judged.mark.map(|mark| match mark {
                review::Mark::Inaccuracy => Mark::Inaccuracy,
                review::Mark::Mistake => Mark::Mistake,
                review::Mark::Blunder => Mark::Blunder,
            }),
            best: judged.best.as_ref().map(AnyEvent::to_string),
        }
    }
}
