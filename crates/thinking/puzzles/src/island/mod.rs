//! P2, the island: a black volcano, white tiles on every cell next to it, and
//! the other black tiles on every cell outside that touches those.
//!
//! An island may enclose cells that do not touch the volcano, as a lake. What
//! has to be covered is the outside of the island, so that a lake stays empty.

mod check;
mod proof;
mod sea;
mod smallest;
mod solve;
mod verify;

pub use check::{check, check_island, check_sea, shore_of};
pub use proof::certificate;
pub use sea::Shore;
pub use smallest::{Islands, smallest};
pub use solve::{Answer, Island, solve};
pub use verify::verify;
