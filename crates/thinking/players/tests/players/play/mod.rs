//! The players of all games at play.

mod legal;
mod pace;
mod positions;
mod strength;
mod tactics;
mod time;
