//! The closed union of the games. [`GameId`] is the only list of games there
//! is: whoever treats all games alike asks here and speaks text, whoever wants
//! one game in particular takes it out by `match`.

mod compact;
mod game_id;
mod json;
mod position;
mod record;
pub mod telling;
mod words;

pub use game_id::GameId;
pub use position::{AnyGame, AnyIllegal, ApplyError};
pub use record::{AnyRecord, ReadError, ReplayError};

/// Does the same with whichever game is inside.
macro_rules! each_game {
    ($union:ident, $value:expr, $inside:ident => $body:expr) => {
        match $value {
            $union::Seven($inside) => $body,
            $union::Heinash($inside) => $body,
            $union::Hyle7($inside) => $body,
        }
    };
}

pub(crate) use each_game;
