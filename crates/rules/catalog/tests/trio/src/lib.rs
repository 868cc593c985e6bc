//! Trio, a tiny game for tests: with this folder and one line in the catalogue a
//! game is replayed, analysed, played, hosted and shown.
//!
//! Three seats take turns. A die is rolled, one to three, and whoever's turn it is
//! writes the number on a free cell of the row (T1). A number counts for the seat that
//! wrote it, twice on a cell whose number is even (T2). When the row is full the highest sum
//! wins (T3). Whoever resigns or runs out of time leaves, and the lowest free cell is
//! taken for them (T4).

#![no_std]

extern crate alloc;

mod position;
mod setup;
mod words;

pub use position::{Mark, Position, RulesError, Throw};
pub use setup::Setup;
