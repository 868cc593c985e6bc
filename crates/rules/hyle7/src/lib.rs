//! The rules of HYLE⁷, also known as Entropy, by Eric Solomon: clauses H1 to H8.
//!
//! [`Position`] is a match in progress and implements [`game::Game`]. A
//! [`Board`] holds the tokens, slides them and scores itself.
//!
//! ```
//! use game::{Event, Game, Seat};
//! use hyle7::{Position, Setup};
//!
//! let mut position = Position::start(&Setup::default());
//! for event in ["draw:3", "d4", "d4-d7", "draw:3", "d6", "pass"] {
//!     position.apply(&Event::parse(event).unwrap()).unwrap();
//! }
//! // Two tokens of one colour side by side are a palindrome of two.
//! assert_eq!(position.scores()[Seat::new(1)], 2);
//! ```

#![no_std]

extern crate alloc;

mod bag;
mod board;
mod cell;
mod clauses;
mod illegal;
mod lanes;
mod moves;
mod play;
mod position;
mod score;
mod setup;
mod slides;
mod words;

pub use bag::{Bag, Colour};
pub use board::Board;
pub use cell::{Cell, Cells, CellsInOrder};
pub use clauses::{AIM, CLAUSES, CREDIT};
pub use illegal::Illegal;
pub use moves::{Draw, Move};
pub use position::{BoardId, Ending, Phase, Position, Role};
pub use score::{Line, Palindrome, line_score};
pub use setup::{Bags, Setup, Size};
