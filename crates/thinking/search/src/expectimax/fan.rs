//! What chance may bring at one position, seen as one: each outcome lies
//! between two ends, and so does their mean.

use crate::report::Found;

/// What is known of one outcome of chance: its share of the odds and the ends
/// between which its value lies, each with whether that is proven.
#[derive(Clone)]
pub(super) struct Outcome<S> {
    pub(super) state: S,
    pub(super) share: f64,
    pub(super) lower: Found<f64>,
    pub(super) upper: Found<f64>,
}

/// All that chance may bring at one position, and between which ends the mean
/// lies by what is known of each.
pub(super) struct Fan<S> {
    pub(super) outcomes: Vec<Outcome<S>>,
    pub(super) least: f64,
    pub(super) most: f64,
}

impl<S> Fan<S> {
    pub(super) fn push(&mut self, outcome: Outcome<S>) {
        self.least += outcome.share * outcome.lower.value;
        self.most += outcome.share * outcome.upper.value;
        self.outcomes.push(outcome);
    }

    /// Says that an outcome is worth this or more.
    pub(super) fn raise_lower_end(&mut self, index: usize, found: Found<f64>) {
        let outcome = &mut self.outcomes[index];
        self.least += outcome.share * (found.value - outcome.lower.value);
        outcome.lower = found;
    }

    /// Says that an outcome is worth this or less.
    pub(super) fn lower_upper_end(&mut self, index: usize, found: Found<f64>) {
        let outcome = &mut self.outcomes[index];
        self.most += outcome.share * (found.value - outcome.upper.value);
        outcome.upper = found;
    }

    /// The bound on the mean if it is already known to lie outside the window.
    pub(super) fn beyond(&self, (alpha, beta): (f64, f64)) -> Option<Found<f64>> {
        if self.least >= beta {
            Some(self.at_least(beta))
        } else if self.most <= alpha {
            Some(self.at_most(alpha))
        } else {
            None
        }
    }

    /// The bound from below, which has reached `beta`.
    pub(super) fn at_least(&self, beta: f64) -> Found<f64> {
        Found {
            value: self.least.max(beta),
            exact: self.outcomes.iter().all(|outcome| outcome.lower.exact),
        }
    }

    /// The bound from above, which has reached `alpha`.
    pub(super) fn at_most(&self, alpha: f64) -> Found<f64> {
        Found {
            value: self.most.min(alpha),
            exact: self.outcomes.iter().all(|outcome| outcome.upper.exact),
        }
    }

    /// The window of one outcome: outside it the mean lies outside the window,
    /// whatever the others are worth.
    pub(super) fn star(&self, index: usize, (alpha, beta): (f64, f64)) -> (f64, f64) {
        let Outcome {
            share,
            lower,
            upper,
            ..
        } = &self.outcomes[index];
        let others_least = self.least - share * lower.value;
        let others_most = self.most - share * upper.value;
        ((alpha - others_most) / share, (beta - others_least) / share)
    }
}
