//! The games and their computer players in a browser: a thin shell that speaks
//! the messages of the page and has no rules of its own.

mod page;

pub use page::{House, Thinker};
