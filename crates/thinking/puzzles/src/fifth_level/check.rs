//! Whether a record is a whole legal game that goes high enough.

use std::error::Error;
use std::fmt;

use game::{Lang, Record, Refusal, Setup as _};
use seven::{Position, RulesError};

use super::proof::TILES;
use crate::words::games as words;

/// How high a game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reached {
    /// The highest level.
    pub level: u8,
    /// The tile that reached it first, counted from 1.
    pub ply: usize,
}

/// Why a game is no solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FifthLevelError {
    /// It is not a game for two.
    Seats {
        /// How many sit down.
        seats: usize,
    },
    /// A move is against the rules.
    Illegal {
        /// Which event, counted from 1.
        event: usize,
        /// Why.
        why: RulesError,
    },
    /// Not all tiles were placed.
    Unfinished {
        /// How many were.
        placed: usize,
    },
    /// It does not go high enough.
    TooLow {
        /// How high it goes.
        level: u8,
        /// How high it has to go.
        wanted: u8,
    },
}

impl FifthLevelError {
    /// What is wrong, as a sentence without its full stop.
    pub fn explain(&self, lang: Lang) -> String {
        match self {
            FifthLevelError::Seats { seats } => words::seats(lang, *seats),
            FifthLevelError::Illegal { event, why } => {
                words::illegal(lang, *event, why.clause().0, &why.explain(lang))
            }
            FifthLevelError::Unfinished { placed } => words::unfinished(lang, *placed, TILES),
            FifthLevelError::TooLow { level, wanted } => words::too_low(lang, *level, *wanted),
        }
    }
}

impl fmt::Display for FifthLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for FifthLevelError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            FifthLevelError::Illegal { why, .. } => Some(why),
            _ => None,
        }
    }
}

/// Checks a whole game: legal at every ply, all tiles placed, and up to this
/// level at least.
pub fn check(record: &Record<Position>, wanted: u8) -> Result<Reached, FifthLevelError> {
    let seats = record.setup.seats();
    if seats != 2 {
        return Err(FifthLevelError::Seats { seats });
    }
    let game = record.replay().map_err(|error| FifthLevelError::Illegal {
        event: error.event,
        why: error.illegal,
    })?;
    let placed = game.placed();
    if placed.len() < TILES {
        let placed = placed.len();
        return Err(FifthLevelError::Unfinished { placed });
    }
    let level = placed.iter().map(|tile| tile.level).max().unwrap_or(0);
    if level < wanted {
        return Err(FifthLevelError::TooLow { level, wanted });
    }
    let first = placed.iter().position(|tile| tile.level == level);
    Ok(Reached {
        level,
        ply: first.map_or(0, |index| index + 1),
    })
}
