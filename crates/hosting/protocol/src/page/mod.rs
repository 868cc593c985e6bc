//! The messages between the page and the games, which run in workers beside it,
//! and whoever answers them: [`House`] holds the table, [`Thinker`] the computer
//! players. Both take one text of JSON and give one back, so that the shell
//! around them is the same in a browser, in a test and elsewhere.
//!
//! Neither reads a clock or draws a number of its own: the page brings the time
//! with every question and a seed with every match. Whatever a message holds, the
//! answer is an answer, if need be that it was refused.

mod advice;
mod answers;
mod boards;
mod convert;
mod describing;
mod events;
mod fairness;
mod follow;
mod house;
pub mod messages;
mod pace;
mod puzzles;
mod record;
pub mod thinking;
mod words;

pub use describing::describe;
pub use house::House;
pub use pace::pace;
pub use thinking::Thinker;

/// The position of a table as boards draw it.
pub fn picture(table: &table::Table) -> messages::PositionView {
    events::Story::of(table.record().start(), table.events(), game::Lang::En).position()
}

/// No message is longer: a record of the longest game has room in it many times.
pub const LONGEST_MESSAGE: usize = 1 << 20;
