//! SEVEN's puzzles, asked by the page and answered by crate `puzzles`.

mod convert;
mod days;
mod laying;
mod playing;
mod thinking;

pub(super) use days::of_day;
pub(super) use laying::{laid, places, read, records, try_place};
pub(super) use playing::climb;
pub(super) use thinking::{hint, solution, standing};
