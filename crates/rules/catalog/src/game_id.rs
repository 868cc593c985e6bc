//! The list of games.

use std::fmt;

use game::Game;

/// A game that Tablier knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum GameId {
    /// SEVEN, the default where a record names no game.
    #[default]
    Seven,
    /// HeiNash.
    Heinash,
    /// HYLE⁷.
    Hyle7,
}

impl GameId {
    /// Every game there is.
    pub const ALL: [GameId; 3] = [GameId::Seven, GameId::Heinash, GameId::Hyle7];

    /// The names that records and commands use, in the order of [`GameId::ALL`].
    pub const NAMES: [&'static str; 3] = [
        seven::Position::ID,
        heinash::Position::ID,
        hyle7::Position::ID,
    ];

    /// The name that records and commands use.
    pub const fn name(self) -> &'static str {
        GameId::NAMES[self as usize]
    }

    /// The name as the designer writes it.
    pub const fn title(self) -> &'static str {
        match self {
            GameId::Seven => "SEVEN",
            GameId::Heinash => "HeiNash",
            GameId::Hyle7 => "HYLE⁷",
        }
    }

    /// The game that records and commands call by this name.
    pub fn from_name(name: &str) -> Option<GameId> {
        GameId::ALL.into_iter().find(|game| game.name() == name)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
