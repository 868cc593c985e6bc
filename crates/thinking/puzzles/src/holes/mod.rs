//! Holes (P3): laying tiles as one group that encloses as many holes as it can.
//!
//! The checker counts the holes of any arrangement. The solver finds the most
//! that can be, first by annealing, then by listing every set of cells with more
//! holes and covering it. `verify` checks its certificates by a search of another
//! kind that shares no code with it.

mod anneal;
mod check;
mod cover;
mod frame;
mod patterns;
mod proof;
mod solve;
mod stock;
mod verify;
mod words;

pub(crate) use check::spread;
pub use check::{check, holes};
pub use proof::{certificate, most_known, stored};
pub(crate) use proof::{claimed_tiles, tiles};
pub use solve::{Answer, Effort, elementary_bound, solve};
pub use stock::Stock;
pub use verify::{HolesError, Shown, refute, verify, verify_arrangement};
