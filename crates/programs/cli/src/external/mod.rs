//! Programs of other people that play: they are started, spoken to through
//! pipes, and never trusted. Whatever one of them does, the answer here is a
//! legal move or an [`ExternalError`], in bounded time.
//!
//! [`engine::Client`] speaks the engine protocol. A game may have a contest with a
//! protocol of its own, whose judge stands in the game's folder. Both are asked
//! alike: `best_move(events, …)`.

pub(crate) mod command;
pub(crate) mod engine;
mod error;
pub(crate) mod process;

use std::time::Duration;

use catalog::AnyEvent;
use wire::engine::Info;

pub(crate) use error::ExternalError;

/// What a program answered.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Answer {
    /// The move. It is legal.
    pub(crate) event: AnyEvent,
    /// How long it took.
    pub(crate) took: Duration,
    /// What the program last said of its thinking, if anything.
    pub(crate) info: Option<Info>,
}
