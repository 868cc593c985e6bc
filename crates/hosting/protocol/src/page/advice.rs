//! Hints and reviews as messages.

use players::{hint, review};

use super::boards::letter;
use super::messages::{Hex, HintStep, HintView, JudgedMove, JudgementView, Mark, ReviewStep};

impl From<hint::Hint> for HintView {
    fn from(hint: hint::Hint) -> HintView {
        HintView {
            steps: hint.steps.into_iter().map(HintStep::from).collect(),
            event: hint.event,
        }
    }
}

impl From<hint::HintStep> for HintStep {
    fn from(step: hint::HintStep) -> HintStep {
        HintStep {
            text: step.text,
            clause: step.clause.map(str::to_string),
            hexes: step.hexes.into_iter().map(|[q, r]| Hex(q, r)).collect(),
            tile: step.tile.map(letter),
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
            best: step.best,
            best_value: step.best_value,
            cost: step.cost,
        }
    }
}

impl From<&ReviewStep> for review::ReviewStep {
    fn from(step: &ReviewStep) -> review::ReviewStep {
        review::ReviewStep {
            events: step.events,
            exact: step.exact,
            value: step.value,
            values: step.values.clone(),
            best: step.best.clone(),
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
            event: judged.event,
            cost: judged.cost,
            mark: judged.mark.map(|mark| match mark {
                review::Mark::Inaccuracy => Mark::Inaccuracy,
                review::Mark::Mistake => Mark::Mistake,
                review::Mark::Blunder => Mark::Blunder,
            }),
            best: judged.best,
        }
    }
}
