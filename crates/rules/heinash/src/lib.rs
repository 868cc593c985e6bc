#![doc = include_str!("../README.md")]
//!
//! # Where to start
//!
//! [`Position`] is the game. What its moves look like is in [`Move`] and [`Expression`],
//! what is agreed beforehand in [`Setup`] and [`Layout`], and what a roll can make in
//! [`reach`] and [`ways()`].
//!
//! # Records
//!
//! A record has the rolls in it, so that replaying it needs no dice:
//!
//! ```
//! use game::{Game, Lang, Record, Seat, Sheet, Telling, Writing};
//! use heinash::Position;
//!
//! // A whole game on the smallest board.
//! let text = r#"[Game "heinash"] [Size "2"]
//!     roll:6-6-5 none put:2 roll:6-5-3 6-5+3 roll:5-5-2 5/5+2"#;
//! let record: Record<Position> = Record::from_sheet(&Sheet::parse(text).unwrap()).unwrap();
//! let end = record.replay().unwrap();
//! assert_eq!(end.outcome().unwrap().places.as_slice(), [1, 2]);
//! assert_eq!(end.longest_chain(Seat::new(0)), [2, 3]);
//! assert_eq!(
//!     end.in_short(None, Lang::En).unwrap(),
//!     "Black has joined two opposite sides. Black wins."
//! );
//!
//! // Each event is told by the position before it, as it is typed or as a page shows it.
//! let mut game = Position::start(&record.setup);
//! let mut told = Vec::new();
//! for (event, lang) in record.events.iter().zip(Lang::ALL.into_iter().cycle()) {
//!     told.push(game.tell(event, Writing::Shown, lang));
//!     game.apply(event).unwrap();
//! }
//! assert_eq!(told, [
//!     "Black rolls 6, 6 and 5",
//!     "Noir ne trouve rien",
//!     "Rojo pone un peón de Negro en el 2",
//!     "Red rolls 6, 5 and 3",
//!     "Rouge obtient 4 : 6\u{a0}−\u{a0}5\u{a0}+\u{a0}3",
//!     "Negro saca 5, 5 y 2",
//!     "Black makes 3: 5\u{a0}÷\u{a0}5\u{a0}+\u{a0}2",
//! ]);
//! ```
//!
//! # Random games
//!
//! Random games never build an expression, and need a source of numbers, which is a
//! closure:
//!
//! ```
//! use game::{Game, Turn};
//! use heinash::{Position, Setup};
//!
//! let mut state = 7u64;
//! let mut below = |limit: u32| {
//!     state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
//!     ((state >> 32) * u64::from(limit) >> 32) as u32
//! };
//! for _ in 0..100 {
//!     let mut game = Position::start(&Setup::default());
//!     while game.turn() != Turn::Over {
//!         game.step_at_random(&mut below);
//!     }
//!     // A full board would hold a chain from side to side: no game is drawn.
//!     let mut places = game.outcome().unwrap().places.as_slice().to_vec();
//!     places.sort();
//!     assert_eq!(places, [1, 2]);
//!     assert!(game.winning_chain().len() >= 6);
//! }
//! ```
//!
//! # Counting
//!
//! Every sorted roll counts once, whatever its odds:
//!
//! ```
//! use game::{Game, perft};
//! use heinash::{Position, Setup};
//!
//! let start = Position::start(&Setup::default());
//! let counts = [1, 2, 3, 4].map(|depth| perft(&start, depth));
//! assert_eq!(counts, [56, 632, 34_272, 462_456]);
//! ```
//!
//! # Refusals
//!
//! A refusal is a value that knows its clause and explains itself in every language:
//!
//! ```
//! use game::{Event, Game, Lang, Refusal};
//! use heinash::{RulesError, Position, Setup};
//!
//! let mut game = Position::start(&Setup::default());
//! game.apply(&Event::parse("roll:5-4-2").unwrap()).unwrap();
//! let refusal = |text: &str| game.check(&Event::parse(text).unwrap()).unwrap_err();
//!
//! assert_eq!(refusal("5*5-4"), RulesError::UsedTooOften { die: 5, times: 2, dice: 1 });
//! let told = Lang::ALL.map(|lang| refusal("5+4").explain(lang));
//! assert_eq!(told, ["the 2 is unused", "le 2 n’est pas utilisé", "el 2 está sin usar"]);
//!
//! // Dice and signs are N3, values N4, and a pawn is put only after a search (N5).
//! let clauses = ["5+4", "5*4*2", "put:17"].map(|text| refusal(text).clause().0);
//! assert_eq!(clauses, ["N3", "N4", "N5"]);
//! ```

#![no_std]

extern crate alloc;

mod arithmetic;
mod balance;
mod clauses;
mod error;
mod expression;
mod form;
mod forms;
mod fraction;
mod layout;
mod moves;
mod numbers;
mod play;
mod position;
mod reading;
mod rhombus;
mod roll;
mod setup;
mod telling;
mod ways;
mod words;

pub use arithmetic::{Operation, Operations};
pub use balance::Ease;
pub use error::RulesError;
pub use expression::{Expression, LONGEST_EXPRESSION, Token, shown};
pub use forms::{odds, reach};
pub use fraction::{Fraction, ValueError};
pub use layout::Layout;
pub use moves::Move;
pub use numbers::NumberSet;
pub use position::{End, Phase, Position};
pub use rhombus::{Cell, CellSet, Size};
pub use roll::Roll;
pub use setup::{Colour, Setup, Sides, Variant};
pub use ways::{Ways, ways};
