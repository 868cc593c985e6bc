//! What each move cost, and what luck gave.

use catalog::{AnyRecord, ReplayError};
use game::{Lang, Seat, Turn};

use super::{JudgedMove, Judgement, Mark, Replay, ReviewStep, Reviewer, Weighed, words};
use crate::expert;

/// Judges a whole record by what its positions are worth. Positions without a
/// step are taken to be worth what follows. An illegal record is refused.
pub fn judge(
    record: &AnyRecord,
    steps: &[ReviewStep],
    lang: Lang,
) -> Result<Judgement, ReplayError> {
    let review = Review {
        replay: Replay::of(record)?,
        steps,
        reviewer: expert::of(record.id()).reviewer(),
    };
    let start = &review.replay.positions[0];
    let nothing = |wanted: bool| match wanted {
        true => vec![0.0; start.seats()],
        false => Vec::new(),
    };
    let mut judgement = Judgement {
        moves: Vec::new(),
        luck: nothing(record.id().about().chance.is_some()),
        choice: nothing(true),
        unforeseen: nothing(start.sides() <= 2),
        start: nothing(true),
        end: nothing(true),
        summary: String::new(),
    };
    review.reviewer.judge(&review, &mut judgement);
    judgement.moves.sort_by_key(|judged| judged.events);
    judgement.summary = words::summary(review.reviewer, start, &judgement, lang);
    Ok(judgement)
}

/// A record with all that is known about it.
pub(crate) struct Review<'r> {
    pub(crate) replay: Replay,
    steps: &'r [ReviewStep],
    reviewer: &'static dyn Reviewer,
}

impl Review<'_> {
    /// What is known about the position after so many events.
    pub(crate) fn step(&self, number: usize) -> Option<&ReviewStep> {
        self.steps.iter().find(|step| step.events == number)
    }

    /// Whether the move with this number is the only one, or comes to the same as
    /// the one that was found best.
    fn is_best(&self, number: usize) -> bool {
        let position = &self.replay.positions[number];
        if position.branches() == 1 {
            return true;
        }
        let Some(best) = self.step(number).and_then(|step| step.best.as_ref()) else {
            return false;
        };
        let mut after = position.clone();
        let made = &self.replay.positions[number + 1];
        after.apply(best).is_ok() && self.reviewer.is_same(&after, made)
    }

    /// What the move with this number cost whoever made it, and `fell` is by how
    /// much their worth fell from one position to the next. Where both are proven
    /// that is the cost; else it is what the search before the move says, in which
    /// the move and the best one were looked at alike.
    pub(crate) fn cost(&self, number: usize, fell: f64) -> f64 {
        if self.is_best(number) {
            return 0.0;
        }
        let step = self.step(number);
        let is_proven = |step: &ReviewStep| step.exact;
        let over = self.replay.positions[number + 1].turn() == Turn::Over;
        if step.is_some_and(is_proven) && (over || self.step(number + 1).is_some_and(is_proven)) {
            return fell.max(0.0);
        }
        let cost = step.and_then(|step| step.cost);
        cost.filter(|cost| cost.is_finite()).unwrap_or(0.0).max(0.0)
    }

    /// The move with this number, judged: from the `limits` on its cost makes it an
    /// inaccuracy, a mistake or a blunder.
    pub(crate) fn judged(
        &self,
        number: usize,
        seat: Seat,
        cost: f64,
        limits: &[f64; 3],
    ) -> JudgedMove {
        let best = self.step(number).and_then(|step| step.best.clone());
        JudgedMove {
            events: number,
            seat: seat.index(),
            event: self.replay.events[number].clone(),
            cost,
            mark: mark(cost, limits),
            best: best.filter(|_| cost > 0.0),
        }
    }
}

/// How it ended: the result, or as far as it came what is expected.
pub(crate) fn end_of(result: Option<Vec<f64>>, weighed: &[Weighed], unknown: Vec<f64>) -> Vec<f64> {
    let expected = || weighed.iter().rev().find_map(Clone::clone);
    result.or_else(expected).unwrap_or(unknown)
}

fn mark(cost: f64, [inaccuracy, mistake, blunder]: &[f64; 3]) -> Option<Mark> {
    // A cost just at the limit must not depend on how a sum was rounded.
    let cost = cost + 1e-9;
    if cost >= *blunder {
        Some(Mark::Blunder)
    } else if cost >= *mistake {
        Some(Mark::Mistake)
    } else if cost >= *inaccuracy {
        Some(Mark::Inaccuracy)
    } else {
        None
    }
}
