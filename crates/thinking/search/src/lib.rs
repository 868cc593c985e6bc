#![doc = include_str!("../README.md")]
//!
//! # Where to start
//!
//! A game's knowledge comes in by the traits of [`state`]; how long to think comes in by
//! [`effort`].
//!
//! | where | what | for states that are |
//! | --- | --- | --- |
//! | [`alphabeta`] | two sides, no chance | [`state::Minimax`] |
//! | [`expectimax`] | two sides and chance | [`state::Expectimax`] |
//! | [`maxn`] | any number of sides; all against one | [`state::Rewards`] |
//! | [`mcts`] | any number of sides and chance, by trying | [`state::Rewards`] |
//! | [`baseline`] | random moves and plain UCT, to measure by | any `game::Game`, by [`plain`] |
//!
//! Scores are integers or are made by sums, products and roots, which floating point
//! rounds alike everywhere, and numbers are drawn from one fixed generator: that is why
//! an answer does not depend on the machine.

pub mod alphabeta;
pub mod baseline;
pub mod effort;
pub mod expectimax;
pub mod maxn;
pub mod mcts;
pub mod numbers;
mod order;
pub mod plain;
pub mod report;
mod root;
pub mod state;
pub mod table;

pub use alphabeta::AlphaBeta;
pub use effort::{Effort, Limits, Meter, StopError, StopSign, Watch};
pub use expectimax::Expecting;
pub use maxn::{MaxN, Paranoid};
pub use numbers::Numbers;
pub use plain::Plain;
pub use report::{Bound, Report, Variation};
pub use root::{DEEPEST, Question};
pub use state::State;
pub use table::Table;
