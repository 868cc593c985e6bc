#![doc = include_str!("../README.md")]
//!
//! # Where to start
//!
//! [`Position`] is the game; [`Placement`] is how the crate itself thinks of a tile that
//! lies somewhere, [`Move`] how people write it.
//!
//! # Records
//!
//! A record replays to a position, which says how it stands and how it ended:
//!
//! ```
//! use game::{Game, Lang, Record, Sheet, Telling, Writing};
//! use seven::Position;
//!
//! let sheet = Sheet::parse("
//!     P:0,0;0,1;0,2;1,1 Y:2,1;3,1;3,2;4,0 O:4,2;4,3;5,1;5,2 O:1,-1;1,0;2,-1;2,0
//!     I:0,1;1,1;2,1;3,1 I:-1,0;-1,1;-1,2;-1,3 Y:3,2;4,2;4,3;5,1 U:3,1;3,2;4,2;5,1
//!     U:0,0;1,-1;2,-1;2,0 S:-3,1;-2,-1;-2,0;-1,-2 J:0,0;0,1;1,1;2,1 J:1,1;2,1;3,1;3,2
//!     S:-2,-1;-2,0;-1,0;-1,1 P:2,-3;2,-2;3,-3;4,-3
//! ").unwrap();
//! let record: Record<Position> = Record::from_sheet(&sheet).unwrap();
//! let end = record.replay().unwrap();
//!
//! // The tiles of White and of Black on each level, bottom first.
//! let levels: Vec<Vec<u8>> = end.levels().iter().map(|l| l.as_slice().to_vec()).collect();
//! assert_eq!(levels, [[2, 5], [4, 0], [1, 1], [0, 1]]);
//! assert_eq!(end.outcome().unwrap().places.as_slice(), [2, 1]);
//! assert_eq!(
//!     end.in_short(None, Lang::En).unwrap(),
//!     "Level 4 decides: White 0, Black 1. Black wins."
//! );
//!
//! // What an event does is told by the position before it.
//! let start = Position::start(&record.setup);
//! let told = Lang::ALL.map(|lang| start.tell(&record.events[0], Writing::Typed, lang));
//! assert_eq!(told, [
//!     "White places P on level 1",
//!     "Blanc pose P au niveau 1",
//!     "Blanco coloca P en el nivel 1",
//! ]);
//! ```
//!
//! # Random games
//!
//! Random games need a source of numbers, which is a closure:
//!
//! ```
//! use game::{Game, Turn};
//! use seven::{Position, Setup};
//!
//! let mut state = 7u64;
//! let mut below = |limit: u32| {
//!     state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
//!     ((state >> 32) * u64::from(limit) >> 32) as u32
//! };
//! let mut wins = [0, 0];
//! for _ in 0..200 {
//!     let mut game = Position::start(&Setup::TWO);
//!     while game.turn() != Turn::Over {
//!         game.step_at_random(&mut below);
//!     }
//!     assert_eq!(game.placed().len(), 14, "every tile finds a place");
//!     match game.outcome().unwrap().places.as_slice() {
//!         [1, 2] => wins[0] += 1,
//!         [2, 1] => wins[1] += 1,
//!         _ => {}
//!     }
//! }
//! assert!(wins[1] > wins[0], "at random, Black wins more often");
//! ```
//!
//! # Seats that leave
//!
//! Where more than two sides play, the game goes on without a seat that leaves:
//!
//! ```
//! use game::{Event, Game, Seat};
//! use seven::{Position, Setup};
//!
//! let mut game = Position::start(&Setup::alone(3).unwrap());
//! for text in ["I:0,0;1,0;2,0;3,0", "resign:1"] {
//!     game.apply(&Event::parse(text).unwrap()).unwrap();
//! }
//! // Its tiles are still placed, each where it fits first.
//! assert!(game.is_out(Seat::new(1)));
//! assert_eq!(game.branches(), 1);
//! ```
//!
//! # Refusals
//!
//! A refusal is a value that knows its clause and explains itself in every language:
//!
//! ```
//! use game::{Event, Game, Lang, Refusal};
//! use seven::{RulesError, Position, Setup, Tile};
//!
//! let mut game = Position::start(&Setup::TWO);
//! game.apply(&Event::parse("O:0,0;1,0;0,1;1,-1").unwrap()).unwrap();
//! let refusal = |text: &str| game.check(&Event::parse(text).unwrap()).unwrap_err();
//!
//! let on_one = refusal("O:0,0;1,0;0,1;1,-1");
//! assert_eq!(on_one, RulesError::OnOneTile { tile: Tile::O, under: Tile::O });
//! let told = Lang::ALL.map(|lang| on_one.explain(lang));
//! assert_eq!(told, [
//!     "O would rest on a single tile, the O; it needs at least two",
//!     "O reposerait sur une seule tuile, O ; il en faut au moins deux",
//!     "O descansaría sobre una sola pieza, O; hacen falta al menos dos",
//! ]);
//!
//! let clauses = ["I:1,0;2,0;3,0;4,0", "I:3,0;4,0;5,0;6,0", "I:2,0;3,0;4,0;4,1"];
//! assert_eq!(clauses.map(|text| refusal(text).clause().0), ["S3", "S4", "S1"]);
//! ```

#![no_std]

extern crate alloc;

mod cell;
mod clauses;
mod error;
mod field;
mod form;
mod notation;
mod orientation;
mod outcome;
mod perft;
mod position;
mod setup;
mod surface;
mod telling;
mod tile;
mod words;

pub use cell::{Cell, SYMMETRIES, Symmetry};
pub use error::RulesError;
pub use field::Row;
pub use notation::{FARTHEST, Move};
pub use orientation::{ORIENTATIONS, Orientation, Placement};
pub use perft::Forms;
pub use position::{Placed, Position};
pub use setup::{Colour, Setup};
pub use surface::{Before, HIGHEST, Spot, Surface};
pub use tile::{Tile, TileSet};
