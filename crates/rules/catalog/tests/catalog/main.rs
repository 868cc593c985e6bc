//! The list of games, events as values and as text, records in every form, and
//! games told in words.

mod endings;
mod events;
mod list;
mod notation;
mod records;
mod telling;
