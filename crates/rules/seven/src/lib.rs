//! The rules of SEVEN, a stacking game by Néstor Romeral Andrés: clauses S1 to
//! S12 of the rules, for two to four seats, two pairs, and misère with each.
//!
//! [`Position`] is the game; [`Placement`] is how the crate itself thinks of a
//! tile that lies somewhere, [`Move`] how people write it.

#![no_std]

extern crate alloc;

mod cell;
mod clauses;
mod field;
mod illegal;
mod notation;
mod orientation;
mod outcome;
mod perft;
mod position;
mod setup;
mod surface;
mod tile;
mod words;

pub use cell::{Cell, SYMMETRIES, Symmetry};
pub use clauses::{AIM, CLAUSES, CREDIT};
pub use field::Row;
pub use illegal::Illegal;
pub use notation::{FARTHEST, Move};
pub use orientation::{ORIENTATIONS, Orientation, Placement};
pub use perft::{Forms, perft};
pub use position::{Placed, Position};
pub use setup::{Colour, Setup};
pub use surface::{Before, HIGHEST, Spot, Surface};
pub use tile::{Tile, TileSet};
