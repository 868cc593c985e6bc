//! What every game must keep, checked the same way for all of them.
//!
//! A game's own tests call [`conformance`] with each of its set-ups. Only tests
//! depend on this crate.

mod conformance;
mod exhaust;
mod numbers;

pub use conformance::conformance;
pub use exhaust::odds_of_random_step;
pub use numbers::Numbers;
