//! The closed union of the games. The list in `games.rs` is the only one there is:
//! whoever treats all games alike asks here, whoever wants one game in particular
//! takes it out by [`Listed`].
//!
//! ```
//! use catalog::{AnyGame, GameId};
//!
//! let mut game = AnyGame::start(GameId::Hyle7, |_| None).unwrap();
//! let draw = game.read("draw:3").unwrap();
//! game.apply(&draw).unwrap();
//! assert_eq!(game.moves().len(), 49);
//! ```

// First, for the others use the macros that are made from the list.
#[macro_use]
mod games;

mod compact;
mod event;
mod json;
mod position;
mod record;
mod words;

pub use event::{ApplyError, EventKind};
pub use games::{AnyEvent, AnyGame, AnyRecord, AnyRulesError, GameId, Listed};
pub use record::{ReadError, ReplayError};
