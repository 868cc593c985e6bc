//! The games and their computer players in a browser: a thin shell that speaks
//! the text of records and has no rules of its own.

mod probe;

pub use probe::{Measured, measure, probe};
