//! Playing over a network: what a table's log is made of, and what is said over a
//! socket and by requests. Everybody who reads the log has the same table by it: the
//! server, a page, a watcher, a program.
//!
//! A table is its log of rows. A row is what was accepted at once, with all that
//! followed from it: somebody asks for the dice, and the roll. Rows are numbered
//! from 1 without gaps, so whoever comes back names the last one and gets those
//! behind it. Nothing in a row is anybody's secret.

pub mod bots;
pub mod class;
mod entry;
pub mod messages;
mod problem;
mod words;

pub use entry::{Entry, Phrase, Rules, TakeOver, What, read_row, write_row};
pub use problem::{PROBLEM_JSON, Problem};
