//! What a game is: seats, turns, moves, chance, outcome, notation, records and
//! replay. The three games implement [`Game`]; everything else asks it.
//!
//! Nothing here or in the games does input or output, reads a clock, starts a
//! thread or draws a random number. Chance is handed in as an event of its own,
//! so that a record replays to the same position everywhere.

#![no_std]

extern crate alloc;

mod bits;
mod chance;
mod notation;
mod perft;
mod play;
mod record;
mod refusal;
mod seat;
mod sheet;
mod tags;
mod words;

pub use bits::{BitReader, BitWriter, Pack, Unpackable};
pub use chance::{Chance, NoChance, Weighted, evenly, pick, total};
pub use notation::{Cursor, Notation, ParseError};
pub use perft::{perft, perft_reporting};
pub use play::{Event, EventOf, Game, Outcome, Stop, Turn};
pub use record::{Record, RecordError, RecordProblem, ReplayError};
pub use refusal::{Clause, ClauseText, Refusal, Untimely};
pub use seat::{MOST_SEATS, PerSeat, Seat};
pub use sheet::{Comment, Place, Sheet, SheetError, Tag, Token};
pub use tags::{Allowed, Setup, TagError, choice};
pub use words::{Lang, Phrase};
