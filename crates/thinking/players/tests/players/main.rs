//! The computer players, game by game, and the hints and reviews by them.

mod games;
mod heinash;
mod hint;
mod hyle7;
mod play;
mod review;
mod seven;
