//! Whole matches, and the statistics over them.

mod matches;
mod statistics;
