#![doc = include_str!("../README.md")]
//!
//! # Where to start
//!
//! [`Position`] is a match in progress and implements [`game::Game`]. A [`Board`] holds
//! the tokens, slides them and scores itself.
//!
//! # A match
//!
//! Seat 0 is Chaos in the first round and Order in the second. Random games need a source
//! of numbers, which is a closure:
//!
//! ```
//! use game::{Game, Seat, Turn};
//! use hyle7::{Position, Role, Setup};
//!
//! let mut state = 7u64;
//! let mut below = |limit: u32| {
//!     state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
//!     ((state >> 32) * u64::from(limit) >> 32) as u32
//! };
//! let mut game = Position::start(&Setup::default());
//! let mut events = 0;
//! while game.turn() != Turn::Over {
//!     if events == 146 {
//!         // 49 draws, 49 tokens and 48 slides later the second round begins.
//!         assert_eq!((game.round(), game.bag().left()), (2, 49));
//!         assert_eq!(game.current().role(Seat::new(0)), Role::Order);
//!     }
//!     game.step_at_random(&mut below);
//!     events += 1;
//! }
//! assert_eq!(events, 2 * 146);
//!
//! // The player who scored more as Order is first.
//! let scores = game.scores();
//! let places = game.outcome().unwrap().places;
//! assert_eq!(
//!     scores[Seat::new(0)] > scores[Seat::new(1)],
//!     places[Seat::new(0)] < places[Seat::new(1)],
//! );
//! ```
//!
//! # The same luck for both
//!
//! With a shared bag every draw is for both boards, and each seat is Chaos on one of them
//! and Order on the other (H8):
//!
//! ```
//! use game::{Game, Lang, Record, Sheet, Telling, Writing};
//! use hyle7::{BoardId, Position};
//!
//! let text = "[Bag \"shared\"] draw:3 d4 e2 d4-d7 pass";
//! let record: Record<Position> = Record::from_sheet(&Sheet::parse(text).unwrap()).unwrap();
//! let mut game = Position::start(&record.setup);
//! let mut told = Vec::new();
//! for event in &record.events {
//!     told.push(game.tell(event, Writing::Typed, Lang::En));
//!     game.apply(event).unwrap();
//! }
//! assert_eq!(told, [
//!     "Player 1 as Chaos draws a token of colour 3",
//!     "Player 1 as Chaos puts the 3 on d4",
//!     "Player 2 as Chaos puts the 3 on e2",
//!     "Player 2 as Order slides d4 to d7",
//!     "Player 1 as Order passes",
//! ]);
//! let tokens = BoardId::ALL.map(|id| game.board(id).occupied().first().unwrap().to_string());
//! assert_eq!(tokens, ["d7", "e2"]);
//!
//! // A page shows tokens by their signs, here in French and in Spanish.
//! let start = Position::start(&record.setup);
//! let draw = |lang| start.tell(&record.events[0], Writing::Shown, lang);
//! assert_eq!(draw(Lang::Fr), "Joueur 1 (le Chaos) tire un carré");
//! assert_eq!(draw(Lang::Es), "Jugador 1 (el Caos) saca un cuadrado");
//! ```
//!
//! # Counting
//!
//! A draw counts once for each colour that is left:
//!
//! ```
//! use game::{Game, perft};
//! use hyle7::{Position, Setup};
//!
//! let start = Position::start(&Setup::default());
//! let counts = [1, 2, 3, 4].map(|depth| perft(&start, depth));
//! assert_eq!(counts, [7, 343, 4459, 31_213]);
//! // A token alone on the board can slide to twelve cells, or Order passes.
//! assert_eq!(4459, 343 * 13);
//! ```
//!
//! # Refusals
//!
//! A refusal is a value that knows its clause and what is in the way:
//!
//! ```
//! use game::{Event, Game, Refusal};
//! use hyle7::{RulesError, Position, Setup};
//!
//! let mut game = Position::start(&Setup::default());
//! for text in ["draw:1", "d4", "pass", "draw:1", "d6"] {
//!     game.apply(&Event::parse(text).unwrap()).unwrap();
//! }
//! let refusal = |text: &str| game.check(&Event::parse(text).unwrap()).unwrap_err();
//! assert_eq!(refusal("d4-e5"), RulesError::NotInLine);
//! assert_eq!(refusal("d4-d7"), RulesError::InTheWay("d6".parse().unwrap()));
//! assert_eq!(refusal("a1-a2"), RulesError::NoToken("a1".parse().unwrap()));
//! assert_eq!(refusal("a1"), RulesError::OrderToSlide);
//! assert_eq!(refusal("d4-d4").clause().0, "H2");
//! ```

#![no_std]

extern crate alloc;

mod bag;
mod board;
mod cell;
mod clauses;
mod error;
mod form;
mod lanes;
mod moves;
mod play;
mod position;
mod score;
mod setup;
mod slides;
mod telling;
mod words;

pub use bag::{Bag, Colour};
pub use board::Board;
pub use cell::{Cell, Cells, CellsInOrder};
pub use error::RulesError;
pub use moves::{Draw, Move};
pub use position::{BoardId, Ending, Phase, Position, Role};
pub use score::{Line, Palindrome, line_score};
pub use setup::{Bags, Setup, Size};
