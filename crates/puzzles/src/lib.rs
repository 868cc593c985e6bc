//! The puzzles of SEVEN, clauses P1 to P4 of the rules: for each a checker that
//! says what is wrong with a solution, a solver, and proofs that can be checked
//! without the solver.
//!
//! Everything runs on one thread and reaches no clock, no file and no source of
//! chance. A long search reports to a [`Progress`], which may end it.

mod arrangement;
mod certificate;
mod progress;
mod puzzle;
mod status;
mod words;

pub use arrangement::{Arrangement, Malformed};
pub use certificate::{Certificate, Unreadable};
pub use progress::{Progress, Stopped, Unwatched};
pub use puzzle::Puzzle;
pub use status::Status;
