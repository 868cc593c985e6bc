//! Charts as pictures that read well on light and on dark pages: rows of means
//! with their error bars, a cross table, and curves.

mod chart;
mod curve;
mod rows;
mod table;

pub use curve::{Curve, Series};
pub use picture::Picture;
pub use rows::{Row, Rows};
pub use table::{Table, TableCell};
