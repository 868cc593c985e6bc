//! What every game must keep, checked the same way for all of them.
//!
//! A game's own tests call [`conformance`] with each of its set-ups and
//! [`form_conforms`] once, play it [`SideBySide`] with a slow [`Referee`], and look
//! at its texts with [`clauses`]. Only tests depend on this crate.

mod agreement;
pub mod clauses;
mod conformance;
mod exhaust;
mod form;
mod numbers;
mod telling;

pub use agreement::{Referee, SideBySide, sequences};
pub use conformance::conformance;
pub use exhaust::odds_of_random_step;
pub use form::form_conforms;
pub use numbers::Numbers;
