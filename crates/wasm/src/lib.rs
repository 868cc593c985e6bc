//! The games and their computer players in a browser: a thin shell that speaks
//! the messages of the page and has no rules of its own.

mod page;
#[cfg(feature = "embedded")]
mod probe;

pub use page::{House, Thinker};
#[cfg(feature = "embedded")]
pub use probe::{Measured, measure, probe};
