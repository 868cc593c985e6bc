//! Hints: whether their reasons hold, in every kind of game.

mod every;
mod heinash;
mod hyle7;
mod seven;
