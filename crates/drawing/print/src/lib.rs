//! Everything to print: boards, pieces to cut out, rules, and sheets for the class,
//! as SVG and PDF.
//!
//! [`Sheet`] is the list of what there is, [`Order`] one of them on a paper and in a
//! language. [`Order::pages`] makes [`Page`]s, values in millimetres, which
//! become SVG and PDF. The same order gives the same bytes everywhere
//! and always: no clock, no font of the machine. [`request()`] is the way in for
//! those who have words only, such as a server.

mod error;
mod frame;
mod games;
pub mod lettering;
mod list;
mod order;
pub mod page;
mod paper;
mod pdf;
mod request;
mod rules;
mod sheet;
mod svg;
mod words;

pub use error::PrintError;
pub use games::puzzles;
pub use list::list;
pub use order::{Form, Order};
pub use page::Page;
pub use paper::Paper;
pub use picture::outline;
pub use request::{Printed, request};
pub use sheet::Sheet;
