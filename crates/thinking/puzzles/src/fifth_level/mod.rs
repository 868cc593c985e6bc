//! P1, the fifth level: how high a legal game can go, and how soon.
//!
//! A tile of level k ≥ 2 rests on two tiles of level k - 1 (S5), and a level never
//! has more tiles than the one below (S3). So a game that reaches level L has two
//! tiles at least on each level below, and with few tiles to spare exactly two on
//! most of them. Levels of two tiles each cover the same eight cells; `pairs`
//! finds how many such levels there can be above each other, and [`least_plies`]
//! draws the conclusion.

mod check;
mod climb;
mod order;
mod pairs;
mod proof;
mod verify;

pub use check::{FifthLevelError, Reached, check};
pub use climb::{Summit, climb};
pub use pairs::{Pair, Region, regions};
pub use proof::{Heights, TILES, certificate, heights, least_plies};
pub use verify::verify;
