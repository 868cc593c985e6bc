//! The steps of a review as messages: a move is written there, and read by whoever
//! knows its game.

use catalog::{AnyEvent, GameId};
use players::review;
use wire::page::ReviewStep;

/// A step as it is told.
pub(crate) fn told(step: review::ReviewStep) -> ReviewStep {
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

/// The step of a review of this game.
pub(crate) fn read(step: &ReviewStep, game: GameId) -> review::ReviewStep {
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
