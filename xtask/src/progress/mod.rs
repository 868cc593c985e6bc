//! What is seen while long work is being done: on a terminal a line for each
//! step that moves, anywhere else plain lines; and all of it in a file.

mod board;
mod excerpt;
mod hear;
mod lines;
mod log;
mod text;

pub(crate) use board::{Board, Row, Say};
pub(crate) use excerpt::excerpt;
pub(crate) use hear::Counts;
pub(crate) use lines::{Ending, each_line};
pub(crate) use log::Log;
pub(crate) use text::{Times, roughly, table, time};
