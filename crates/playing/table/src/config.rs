//! What is settled before anybody sits down.

use catalog::{AnyGame, GameId};
use game::{Lang, TagError};
use serde::{Deserialize, Serialize};

use crate::clock::ClockRules;
use crate::words;

/// Who plays. Players are numbered from 0 in the order in which a config lists them;
/// which seat each has is settled by its seating.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "PlayerKind")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = PlayerKind))]
pub enum Player {
    /// Nobody yet: the match begins when somebody sits down.
    Open,
    /// A person.
    Person,
    /// Two people who share a seat and consult (N11).
    Pair,
    /// A computer of this level, 1 to 8.
    Computer {
        /// How well it plays.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 8))]
        level: u8,
    },
}

/// The levels a computer can have.
pub const LEVELS: core::ops::RangeInclusive<u8> = 1..=8;

impl Player {
    /// Whether people decide here.
    pub const fn is_person(self) -> bool {
        matches!(self, Player::Person | Player::Pair)
    }
}

/// How it is settled who has which seat: who begins, and with which colour or
/// role.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Option<Vec<usize>>", into = "Option<Vec<usize>>")]
pub enum Seating {
    /// For each seat, the number of its player.
    Chosen(Vec<usize>),
    /// By lot.
    Lot,
}

impl From<Option<Vec<usize>>> for Seating {
    fn from(chosen: Option<Vec<usize>>) -> Seating {
        chosen.map_or(Seating::Lot, Seating::Chosen)
    }
}

impl From<Seating> for Option<Vec<usize>> {
    fn from(seating: Seating) -> Option<Vec<usize>> {
        match seating {
            Seating::Chosen(seats) => Some(seats),
            Seating::Lot => None,
        }
    }
}

/// Where rolls and draws come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "DiceFrom")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = DiceFrom))]
pub enum Dice {
    /// Whoever hosts the table supplies them.
    #[default]
    Host,
    /// The players roll and draw at a real table and type in what they see.
    Players,
}

/// A tag of the rules as records write it: name and value.
pub type Tag = (String, String);

/// No match that is made has more tags, and no name or value of one is longer, in
/// letters. Older logs may.
pub const MOST_TAGS: usize = 12;
#[allow(missing_docs, reason = "the line above says it")]
pub const LONGEST_TAG: usize = 160;

/// Whether there are no more tags, and no longer ones, than any game has.
pub fn tags_fit(tags: &[Tag]) -> bool {
    let fits = |text: &str| text.chars().count() <= LONGEST_TAG;
    tags.len() <= MOST_TAGS && tags.iter().all(|(name, value)| fits(name) && fits(value))
}

/// A tag as the description of the API has it: a pair of texts.
#[cfg(feature = "openapi")]
pub struct TagSchema;

#[cfg(feature = "openapi")]
mod openapi {
    use utoipa::openapi::{ArrayBuilder, ObjectBuilder, RefOr, Schema, Type};

    use super::{LONGEST_TAG, TagSchema};

    impl utoipa::PartialSchema for TagSchema {
        fn schema() -> RefOr<Schema> {
            let text = ObjectBuilder::new()
                .schema_type(Type::String)
                .max_length(Some(LONGEST_TAG));
            let pair = ArrayBuilder::new()
                .items(text)
                .min_items(Some(2))
                .max_items(Some(2))
                .description(Some(
                    "A tag of the rules as records write it: name and value.",
                ));
            pair.build().into()
        }
    }

    impl utoipa::ToSchema for TagSchema {
        fn name() -> std::borrow::Cow<'static, str> {
            "Tag".into()
        }
    }
}

/// Everything that is settled before the match.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "SetUp")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = SetUp))]
pub struct Config {
    /// Which game.
    pub game: GameId,
    /// The tags of its rules, as name and value; a missing one has its default.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<TagSchema>, max_items = 12))]
    pub tags: Vec<Tag>,
    /// Who plays, as many as the game has seats.
    #[cfg_attr(feature = "openapi", schema(min_items = 2, max_items = 4))]
    pub players: Vec<Player>,
    /// For each seat the number of its player; null: by lot.
    #[cfg_attr(feature = "ts", ts(type = "Array<number> | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<usize>>, min_items = 2, max_items = 4))]
    pub seating: Seating,
    /// Whether the player who begins picks something first, where the game leaves it
    /// open, such as a colour (N11).
    #[serde(rename = "picksColour")]
    pub picks: bool,
    /// How time is kept.
    pub clock: ClockRules,
    /// Where rolls and draws come from.
    pub dice: Dice,
}

/// A config that no match can be played by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConfigError {
    /// A tag of the rules has a value that cannot be used.
    Tag(TagError),
    /// There are more or fewer players than seats.
    Players {
        /// How many players there are.
        players: usize,
        /// How many seats the game has.
        seats: usize,
    },
    /// The seating does not give each player one seat.
    Seating,
    /// There is no computer of this level.
    Level(u8),
    /// This game has no time for the whole game and for each turn.
    NoTurnClock(GameId),
    /// This game has nothing that the first player could pick.
    NothingToPick(GameId),
    /// A clock that gives no time at all.
    NoTime,
}

impl ConfigError {
    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        words::config(self, lang)
    }
}

game::explained_error!(ConfigError: Tag(TagError));

impl Config {
    /// A match of people only, seated in their order, without a clock.
    pub fn people(game: GameId, tags: Vec<Tag>) -> Result<Config, ConfigError> {
        let mut config = Config {
            game,
            tags,
            players: Vec::new(),
            seating: Seating::Lot,
            picks: false,
            clock: ClockRules::None,
            dice: Dice::Host,
        };
        let seats = config.start()?.seats();
        config.players = vec![Player::Person; seats];
        config.seating = Seating::Chosen((0..seats).collect());
        Ok(config)
    }

    /// The game before its first event.
    pub fn start(&self) -> Result<AnyGame, TagError> {
        AnyGame::start(self.game, |name| {
            let tag = self.tags.iter().find(|(tag, _)| tag == name);
            tag.map(|(_, value)| value.as_str())
        })
    }

    /// Says whether a match can be played by it.
    pub fn check(&self) -> Result<(), ConfigError> {
        let seats = self.start()?.seats();
        let players = self.players.len();
        if players != seats {
            return Err(ConfigError::Players { players, seats });
        }
        if let Seating::Chosen(chosen) = &self.seating {
            is_permutation(chosen, seats)
                .then_some(())
                .ok_or(ConfigError::Seating)?;
        }
        for player in &self.players {
            match *player {
                Player::Computer { level } if !LEVELS.contains(&level) => {
                    return Err(ConfigError::Level(level));
                }
                _ => {}
            }
        }
        match self.clock {
            ClockRules::Turns { .. } if !self.game.about().has_turn_clock => {
                Err(ConfigError::NoTurnClock(self.game))
            }
            clock if clock.gives_no_time() => Err(ConfigError::NoTime),
            _ if self.picks && self.game.picked_at_table().is_none() => {
                Err(ConfigError::NothingToPick(self.game))
            }
            _ => Ok(()),
        }
    }

    /// The same match again with other seats: two swap, more move on by one.
    pub fn rematch(&self, seats: &[usize]) -> Config {
        let mut rotated = seats.to_vec();
        rotated.rotate_left(1);
        Config {
            seating: Seating::Chosen(rotated),
            ..self.clone()
        }
    }
}

pub(crate) fn is_permutation(list: &[usize], length: usize) -> bool {
    list.len() == length && (0..length).all(|number| list.contains(&number))
}
