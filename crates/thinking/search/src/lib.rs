//! Search that knows no game. A game's knowledge comes in by the traits of
//! [`state`]; how long to think comes in by [`effort`].
//!
//! | where | what | for states that are |
//! | --- | --- | --- |
//! | [`alphabeta`] | two sides, no chance | [`state::Minimax`] |
//! | [`expectimax`] | two sides and chance | [`state::Expectimax`] |
//! | [`maxn`] | any number of sides; all against one | [`state::Rewards`] |
//! | [`mcts`] | any number of sides and chance, by trying | [`state::Rewards`] |
//! | [`baseline`] | random moves and plain UCT, to measure by | any `game::Game`, by [`plain`] |
//!
//! Each can be stopped at any moment and then answers with the best move so
//! far; each counts its work on the effort it is given.
//!
//! With a limit of nodes or of depth and one thread the same question has the
//! same answer on every machine, natively and in WebAssembly: scores are
//! integers or are made by sums, products and roots, which floating point
//! rounds alike everywhere, and numbers are drawn from one fixed generator.

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
pub use effort::{Effort, Enough, Limits, Meter, StopSign, Watch};
pub use expectimax::Expecting;
pub use maxn::{MaxN, Paranoid};
pub use numbers::Numbers;
pub use plain::Plain;
pub use report::{Bound, Line, Report};
pub use root::{DEEPEST, Question};
pub use state::State;
pub use table::Table;
