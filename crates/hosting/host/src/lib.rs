//! Whoever holds a table, a replica of one, or a mind: [`House`] holds the table of a
//! page, [`Replica`] is a table as everybody knows it who has read its log, and
//! [`Thinker`] asks the computer players.
//!
//! `House` and `Thinker` take one text of JSON and give one back, in the messages of
//! [`wire::page`], so that the shell around them is the same in a browser, in a test
//! and elsewhere. Neither reads a clock or draws a number of its own: the page brings
//! the time with every question and a seed with every match. Whatever a message holds,
//! the answer is an answer, if need be that it was refused.

mod advice;
mod answers;
mod boards;
mod convert;
mod events;
mod fairness;
mod follow;
mod house;
mod pace;
mod puzzles;
mod record;
mod replica;
mod thinking;
mod words;

pub use house::House;
pub use pace::pace;
pub use replica::{Following, LogError, Replica, chance_has_spoken};
pub use thinking::Thinker;
use wire::page::PositionView;

/// The position of a table as boards draw it.
pub fn picture(table: &table::Table) -> PositionView {
    events::Story::of(table.record().start(), table.events(), game::Lang::En).position()
}

/// No message is longer: a record of the longest game has room in it many times.
pub const LONGEST_MESSAGE: usize = 1 << 20;
