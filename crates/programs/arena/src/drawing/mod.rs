//! Drawn figures, as SVG that reads well on light and on dark pages: rows of
//! means with their error bars, a cross table, and curves.

mod curve;
mod paper;
mod rows;
mod table;

pub use curve::{Curve, Series};
pub use paper::stacked;
pub use rows::{Row, Rows};
pub use table::{Entry, Table};
