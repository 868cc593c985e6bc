//! Reviews: that everything adds up, and that known mistakes are found.

mod fairness;
mod known;
mod sums;
mod telling;
