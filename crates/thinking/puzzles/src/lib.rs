//! The puzzles of SEVEN, clauses P1 to P4 of the rules: for each a checker that
//! says what is wrong with a solution, a solver, and proofs that can be checked
//! without the solver.
//!
//! Everything runs on one thread and reaches no clock, no file and no source of
//! chance. A long search reports to a [`Progress`], which may end it.

mod arrangement;
mod board;
mod certificate;
pub mod copycat;
pub mod daily;
mod fault;
pub mod fifth_level;
pub mod holes;
pub mod island;
mod lines;
pub mod live;
mod progress;
mod proof_error;
mod puzzle;
pub mod solution;
mod status;
mod verify;
mod words;

pub use arrangement::{Arrangement, ArrangementError};
pub use certificate::{Certificate, CertificateError};
pub use fault::{Fault, Side};
pub use progress::{Progress, Stage, Stopped, Unwatched};
pub use proof_error::ProofError;
pub use puzzle::Puzzle;
pub use status::Status;
pub use verify::verify;
