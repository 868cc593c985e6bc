//! Whoever plays in the arena: one of our own players, a baseline, or a program
//! from outside that somebody else's code speaks to.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use catalog::{AnyEvent, AnyGame};
use game::Seat;
use search::StopSign;

/// What bounds one move. All that is given holds at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// The time for this move.
    pub time: Option<Duration>,
    /// The positions that may be looked at for this move.
    pub nodes: Option<u64>,
    /// What is left of the time for the whole round or game.
    pub clock: Option<Duration>,
}

/// One question to an entrant.
pub struct Asked<'a> {
    /// The position before the first event.
    pub start: &'a AnyGame,
    /// The position as it is, with this entrant's seat to move.
    pub game: &'a AnyGame,
    /// Every event so far.
    pub events: &'a [AnyEvent],
    /// The seat that is to move.
    pub seat: Seat,
    /// What bounds the move.
    pub budget: Budget,
    /// How much later than its limit an answer may come before it is a loss.
    pub tolerance: Duration,
    /// Settles ties; the same game of the same match always brings the same one.
    pub seed: u64,
    /// Ends the thinking when the whole match is broken off.
    pub stop: &'a StopSign,
}

impl Asked<'_> {
    /// The longest an answer may take before it is a loss on time: the limit or
    /// what is left on the clock, and the tolerance.
    pub fn patience(&self) -> Option<Duration> {
        let Budget { time, clock, .. } = self.budget;
        let limit = match (time, clock) {
            (Some(time), Some(clock)) => Some(time.min(clock)),
            (time, clock) => time.or(clock),
        };
        limit.map(|limit| limit + self.tolerance)
    }
}

/// How an entrant spoils its game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// It ended, could not be started, or answered with no move at all.
    Crash,
    /// It took longer than it may.
    Time,
    /// Its move is against the rules.
    Illegal,
}

impl Fault {
    /// Every kind of fault.
    pub const ALL: [Fault; 3] = [Fault::Crash, Fault::Time, Fault::Illegal];
}

/// A fault with what is known about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntrantError {
    /// What kind of fault it is.
    pub fault: Fault,
    /// What happened, for whoever has to find out why.
    pub what: String,
}

impl EntrantError {
    /// A fault of this kind.
    pub fn new(fault: Fault, what: impl Into<String>) -> EntrantError {
        EntrantError {
            fault,
            what: what.into(),
        }
    }
}

impl fmt::Display for EntrantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.fault {
            Fault::Crash => "no move came",
            Fault::Time => "the move came too late",
            Fault::Illegal => "the move is against the rules",
        };
        match self.what.as_str() {
            "" => f.write_str(what),
            known => write!(f, "{what}: {known}"),
        }
    }
}

impl Error for EntrantError {}

/// One player at one seat. An instance plays one game at a time, and any number
/// of games one after the other.
pub trait Entrant {
    /// A new game begins in which it has this seat; what it remembers of the
    /// game before must not matter any more.
    fn new_game(&mut self, start: &AnyGame, seat: Seat) -> Result<(), EntrantError>;

    /// Chooses a move.
    fn choose(&mut self, asked: &Asked<'_>) -> Result<AnyEvent, EntrantError>;
}

/// Makes players of one kind: each concurrent game and each seat needs its own.
/// After a fault an instance is dropped and another one made.
pub trait Maker: Sync {
    /// What the entrant is called in tables and records.
    fn name(&self) -> String;

    /// Makes a player.
    fn make(&self) -> Box<dyn Entrant>;

    /// Says whether a move that comes too late loses the game. Our own players
    /// stop by themselves; how late they are on a busy machine is only counted.
    fn loses_on_time(&self) -> bool {
        false
    }
}
