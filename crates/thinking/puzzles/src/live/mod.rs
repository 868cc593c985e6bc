//! Puzzles while somebody lays them: what a task asks for, where a tile may go,
//! what stands on the table so far, what would help, and how all of it travels
//! in a link.

mod certificate;
mod hint;
mod known;
mod look;
mod places;
mod share;
mod task;
mod words;

pub use certificate::certificate;
pub use hint::{Hint, Step, hint, solution};
pub use known::{Known, TALLEST, Tallest, known};
pub use look::{Look, look, marked};
pub use places::{PlaceError, places, refusal};
pub use share::{Shared, read, write};
pub use task::{Laying, Task};
