//! The eight levels of play.

use std::fmt;
use std::time::Duration;

/// How strong a computer plays, from 1, which loses to a child who tries, to 8,
/// which does its best with the time it is given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LEAST: Level = Level(1);
    /// Full strength.
    pub const MOST: Level = Level(8);

    /// A level by its number, 1 to 8.
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=8 => Some(Level(number)),
            _ => None,
        }
    }

    /// Its number, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> + Clone {
        (1..=8).map(Level)
    }

    /// Says whether it plays as well as it can in the time given. The others
    /// are bounded by nodes and so play alike on every machine.
    pub const fn is_full_strength(self) -> bool {
        self.0 == 8
    }

    /// How long a computer of this level takes on a machine where nobody plays
    /// by the clock: full strength needs time to be what it is.
    pub const fn usual_time(self) -> Duration {
        Duration::from_millis(1500)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
