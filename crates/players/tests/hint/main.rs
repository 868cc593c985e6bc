//! Hints: whether their reasons hold, in every kind of game.

mod every;
#[path = "../review/games.rs"]
mod games;
mod heinash;
mod hyle7;
mod seven;
