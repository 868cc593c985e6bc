#![doc = include_str!("../README.md")]
//!
//! # A whole game
//!
//! Matches lie on the table. Two players take one, two or three of them in turn (M1), and
//! the one who takes the last match wins (M2). This is all that a game without chance needs:
//!
//! ```
//! use std::fmt;
//! use std::str::FromStr;
//!
//! use game::{
//!     About, BitReader, BitWriter, Clause, Cursor, Event, Field, Game, Lang, NoChance, Outcome,
//!     Pack, ParseError, PerSeat, Phrase, Record, Refusal, Seat, Setup, Sheet, Stop, TagError,
//!     TagRule, Turn, TurnError, UnpackError, Weighted, explained_error,
//! };
//!
//! const MATCHES: TagRule = TagRule::one_of("Matches", &["7", "21"]);
//! const TAKE: Phrase = Phrase::new("take 1, 2 or 3", "prenez-en 1, 2 ou 3", "toma 1, 2 o 3");
//!
//! /// What is agreed: how many matches there are.
//! #[derive(Clone, PartialEq, Eq, Hash, Debug)]
//! struct Matches(u32);
//!
//! impl Default for Matches {
//!     fn default() -> Matches {
//!         Matches(7)
//!     }
//! }
//!
//! impl Setup for Matches {
//!     const TAGS: &'static [TagRule] = &[MATCHES];
//!     const FIELDS: &'static [Field] = &[];
//!
//!     fn from_tags<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<Matches, TagError> {
//!         MATCHES.read(value("Matches"), &[7, 21]).map(Matches)
//!     }
//!
//!     fn to_tags(&self) -> Vec<String> {
//!         vec![self.0.to_string()]
//!     }
//!
//!     fn seats(&self) -> usize {
//!         2
//!     }
//!
//!     fn seat_label(&self, seat: Seat) -> Phrase {
//!         Phrase::same(["A", "B"][seat.index()])
//!     }
//! }
//!
//! /// A move: how many are taken, written as a number.
//! #[derive(Clone, PartialEq, Eq, Hash, Debug)]
//! struct Take(u32);
//!
//! impl fmt::Display for Take {
//!     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//!         write!(f, "{}", self.0)
//!     }
//! }
//!
//! impl FromStr for Take {
//!     type Err = ParseError;
//!
//!     fn from_str(text: &str) -> Result<Take, ParseError> {
//!         let mut cursor = Cursor::new(text);
//!         let take = cursor.number(15, TAKE)?;
//!         cursor.end(TAKE)?;
//!         Ok(Take(take))
//!     }
//! }
//!
//! impl Pack for Take {
//!     fn pack(&self, out: &mut BitWriter) {
//!         out.bits(self.0, 4);
//!     }
//!
//!     fn unpack(bits: &mut BitReader<'_>) -> Result<Take, UnpackError> {
//!         bits.bits(4).map(Take)
//!     }
//! }
//!
//! /// Why something is refused.
//! #[derive(Clone, PartialEq, Eq, Debug)]
//! enum RulesError {
//!     Turn(TurnError),
//!     NotSoMany,
//! }
//!
//! impl Refusal for RulesError {
//!     fn clause(&self) -> Clause {
//!         Clause(match self {
//!             RulesError::Turn(_) => "M2",
//!             RulesError::NotSoMany => "M1",
//!         })
//!     }
//!
//!     fn explain(&self, lang: Lang) -> String {
//!         match self {
//!             RulesError::Turn(error) => error.explain(lang),
//!             RulesError::NotSoMany => TAKE.text(lang).to_string(),
//!         }
//!     }
//! }
//!
//! explained_error!(RulesError: Turn(TurnError));
//!
//! /// The game in progress.
//! #[derive(Clone, PartialEq, Eq, Hash, Debug)]
//! struct Nim {
//!     setup: Matches,
//!     left: u32,
//!     mover: Seat,
//!     stopped: Option<Stop>,
//! }
//!
//! impl Game for Nim {
//!     const ID: &'static str = "nim";
//!     const ABOUT: About = About {
//!         title: "Nim",
//!         aim: Phrase::new("Take the last match.", "Prenez la dernière.", "Toma la última."),
//!         credit: Phrase::new("A folk game.", "Un jeu ancien.", "Un juego antiguo."),
//!         clauses: &[],
//!         chance: None,
//!         has_turn_clock: false,
//!         has_shared_seats: false,
//!         has_drafts: false,
//!     };
//!     type Setup = Matches;
//!     type Move = Take;
//!     type Chance = NoChance;
//!     type RulesError = RulesError;
//!
//!     fn start(setup: &Matches) -> Nim {
//!         let (setup, left) = (setup.clone(), setup.0);
//!         Nim { setup, left, mover: Seat::new(0), stopped: None }
//!     }
//!
//!     fn setup(&self) -> &Matches {
//!         &self.setup
//!     }
//!
//!     fn turn(&self) -> Turn {
//!         match self.left {
//!             0 => Turn::Over,
//!             _ if self.stopped.is_some() => Turn::Over,
//!             _ => Turn::Seat(self.mover),
//!         }
//!     }
//!
//!     fn outcome(&self) -> Option<Outcome> {
//!         let loser = match self.stopped {
//!             Some(stop) => stop.seat(),
//!             None if self.left == 0 => Some(self.mover),
//!             None => return None,
//!         };
//!         Some(Outcome::ranked(PerSeat::new(2, |seat| Some(seat) != loser)))
//!     }
//!
//!     fn check_move(&self, take: &Take) -> Result<(), RulesError> {
//!         match take.0 {
//!             1..=3 if take.0 <= self.left => Ok(()),
//!             _ => Err(RulesError::NotSoMany),
//!         }
//!     }
//!
//!     fn play_unchecked(&mut self, take: &Take) {
//!         self.left -= take.0;
//!         self.mover = self.mover.next(2);
//!     }
//!
//!     fn moves(&self, out: &mut Vec<Take>) {
//!         if let Turn::Seat(_) = self.turn() {
//!             out.extend((1..=self.left.min(3)).map(Take));
//!         }
//!     }
//!
//!     fn check_chance(&self, chance: &NoChance) -> Result<(), RulesError> {
//!         match *chance {}
//!     }
//!
//!     fn settle_unchecked(&mut self, chance: &NoChance) {
//!         match *chance {}
//!     }
//!
//!     fn chances(&self) -> Vec<Weighted<NoChance>> {
//!         Vec::new()
//!     }
//!
//!     fn check_stop(&self, stop: Stop) -> Result<(), RulesError> {
//!         match stop {
//!             Stop::GameTime => Err(TurnError::NoGameTime.into()),
//!             _ => Ok(()),
//!         }
//!     }
//!
//!     fn stop_unchecked(&mut self, stop: Stop) {
//!         self.stopped = Some(stop);
//!     }
//! }
//!
//! // Events are handed in; a refused one names its clause and changes nothing.
//! let mut game = Nim::start(&Matches(7));
//! game.apply(&Event::Move(Take(3))).unwrap();
//! let before = game.clone();
//! let refused = game.apply(&Event::parse("4").unwrap()).unwrap_err();
//! assert_eq!(refused.clause(), Clause("M1"));
//! assert_eq!(refused.explain(Lang::Es), "toma 1, 2 o 3");
//! assert_eq!(game, before);
//!
//! // Of the 27 ways to choose three times, four take more than seven.
//! assert_eq!(game::perft(&Nim::start(&Matches(7)), 3), 23);
//!
//! // Leaving a multiple of four wins, here in every game against an opponent who moves
//! // at random.
//! let mut state = 1u64;
//! let mut below = |limit: u32| {
//!     state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
//!     ((state >> 32) * u64::from(limit) >> 32) as u32
//! };
//! for _ in 0..100 {
//!     let mut game = Nim::start(&Matches(21));
//!     while let Turn::Seat(seat) = game.turn() {
//!         match game.left % 4 {
//!             rest if rest > 0 && seat == Seat::new(0) => game.play_unchecked(&Take(rest)),
//!             _ => game.step_at_random(&mut below),
//!         }
//!     }
//!     assert_eq!(game.outcome().unwrap().places.as_slice(), [1, 2]);
//! }
//!
//! // A record is read, replayed, and written as text or in bits: four each to say that
//! // there are no unusual tags, no comments and three moves, then five for each move.
//! let sheet = Sheet::parse("[Game \"nim\"] 3 1 {a mistake?} 3").unwrap();
//! let mut record: Record<Nim> = Record::from_sheet(&sheet).unwrap();
//! let end = record.replay().unwrap();
//! assert_eq!(end.outcome().unwrap().places.as_slice(), [1, 2]);
//! record.comments.clear();
//! assert_eq!(record.to_sheet().to_string(), "[Game \"nim\"]\n[Matches \"7\"]\n\n3 1 3\n");
//! let mut out = BitWriter::default();
//! record.pack(&mut out);
//! let bytes = out.into_bytes();
//! assert_eq!(bytes.len(), 4);
//! assert_eq!(Record::unpack(&mut BitReader::new(&bytes)), Ok(record));
//! ```
//!
//! A game that is told in words also implements [`Telling`]. Tablier's crate `testkit` has
//! the tests that every game should pass.

#![no_std]

extern crate alloc;

mod about;
mod bits;
mod chance;
mod notation;
pub mod numbers;
mod perft;
mod play;
mod record;
mod refusal;
mod seat;
mod sheet;
mod tags;
mod telling;
mod words;

pub use about::{About, ChanceWords, Choice, ChoiceKind, Field};
pub use bits::{BitReader, BitWriter, Pack, UnpackError};
pub use chance::{Chance, NoChance, Weighted, evenly, pick, total};
pub use notation::{Cursor, Notation, ParseError};
pub use perft::{perft, perft_reporting};
pub use play::{Event, EventOf, Game, Outcome, Stop, Turn};
pub use record::{Record, RecordError, RecordErrorKind, ReplayError};
pub use refusal::{Clause, ClauseText, Refusal, TurnError};
pub use seat::{MOST_SEATS, PerSeat, Seat};
pub use sheet::{Comment, Place, Sheet, SheetError, Tag, Token};
pub use tags::{Allowed, Setup, TagError, TagRule};
pub use telling::{Telling, Writing, player};
pub use words::{Lang, Phrase, capital};

/// What [`sentences!`] needs where there is no standard library.
#[doc(hidden)]
pub use alloc::{format as __format, string::String as __String};
