//! Any game's record, in its three forms.

use game::{Event, Game, Lang, ParseError, Place, Record, RecordError, Sheet};

use crate::game_id::GameId;
use crate::position::{AnyGame, AnyIllegal};
use crate::{compact, each_game, json, words};

/// Any game's record. It is well-formed; whether it is legal,
/// [`AnyRecord::replay`] tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyRecord {
    /// A record of SEVEN.
    Seven(Record<seven::Position>),
    /// A record of HeiNash.
    Heinash(Record<heinash::Position>),
    /// A record of HYLE⁷.
    Hyle7(Record<hyle7::Position>),
}

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// The text form goes wrong somewhere.
    Record(RecordError),
    /// The record is of a game that nobody here knows.
    UnknownGame {
        /// What its `Game` tag says.
        name: String,
        /// Where the tag stands, if it was read from a text.
        place: Option<Place>,
    },
    /// The text is not the JSON form of a record.
    Json {
        /// Where it goes wrong.
        place: Place,
    },
    /// The text is not the compact form of a record, or not all of it.
    Compact,
}

impl ReadError {
    /// What is wrong and where, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        match self {
            ReadError::Record(error) => error.explain(lang),
            ReadError::UnknownGame { name, place } => words::unknown_game(lang, name, *place),
            ReadError::Json { place } => words::not_json(lang, *place),
            ReadError::Compact => words::NOT_COMPACT.text(lang).to_string(),
        }
    }

    /// Where it goes wrong, if that can be said.
    pub fn place(&self) -> Option<Place> {
        match self {
            ReadError::Record(error) => error.place,
            ReadError::UnknownGame { place, .. } => *place,
            ReadError::Json { place } => Some(*place),
            ReadError::Compact => None,
        }
    }

    /// The event that is not well-formed, counted from 1, if it is one.
    pub fn event(&self) -> Option<usize> {
        match self {
            ReadError::Record(error) => error.event,
            _ => None,
        }
    }
}

impl From<RecordError> for ReadError {
    fn from(error: RecordError) -> ReadError {
        ReadError::Record(error)
    }
}

/// A record that breaks the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The first event that cannot happen, counted from 1.
    pub event: usize,
    /// That event, as it is written.
    pub text: String,
    /// Why it cannot happen.
    pub illegal: AnyIllegal,
}

impl ReplayError {
    /// What is wrong and with which event, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        words::illegal_event(lang, self)
    }
}

impl AnyRecord {
    /// A record of a game in which nothing has happened yet.
    pub fn new(game: &AnyGame) -> AnyRecord {
        match game {
            AnyGame::Seven(game) => AnyRecord::Seven(Record::new(*game.setup())),
            AnyGame::Heinash(game) => AnyRecord::Heinash(Record::new(game.setup().clone())),
            AnyGame::Hyle7(game) => AnyRecord::Hyle7(Record::new(*game.setup())),
        }
    }

    /// Adds a written event to the end; whether it is legal, a replay tells.
    pub fn push(&mut self, event: &str) -> Result<(), ParseError> {
        each_game!(AnyRecord, self, record => {
            record.events.push(Event::parse(event)?);
        });
        Ok(())
    }

    /// Reads any of the three forms: the compact one is known by how it starts,
    /// the JSON one by its first key, everything else is text.
    pub fn read(text: &str) -> Result<AnyRecord, ReadError> {
        let start = text.trim_start_matches('\u{feff}').trim_start();
        if start.starts_with(compact::PREFIX) {
            AnyRecord::from_compact(start.trim_end())
        } else if json::looks_like(start) {
            AnyRecord::from_json(text.trim_start_matches('\u{feff}'))
        } else {
            AnyRecord::from_text(text)
        }
    }

    /// Reads the text form.
    pub fn from_text(text: &str) -> Result<AnyRecord, ReadError> {
        let sheet = Sheet::parse(text).map_err(RecordError::from)?;
        AnyRecord::from_sheet(&sheet)
    }

    /// Writes the text form.
    pub fn to_text(&self) -> String {
        self.to_sheet().to_string()
    }

    /// Reads the JSON form.
    pub fn from_json(text: &str) -> Result<AnyRecord, ReadError> {
        let sheet = json::read(text)?;
        sheet.validate().map_err(RecordError::from)?;
        AnyRecord::from_sheet(&sheet)
    }

    /// Writes the JSON form.
    pub fn to_json(&self) -> String {
        json::write(&self.to_sheet())
    }

    /// Reads the compact form.
    pub fn from_compact(text: &str) -> Result<AnyRecord, ReadError> {
        compact::read(text).ok_or(ReadError::Compact)
    }

    /// Writes the compact form: letters, digits, `.`, `-` and `_`, all of which
    /// a link can hold as they are.
    pub fn to_compact(&self) -> String {
        compact::write(self)
    }

    fn from_sheet(sheet: &Sheet) -> Result<AnyRecord, ReadError> {
        let tag = sheet.tags.iter().find(|tag| tag.name == "Game");
        let game = match tag {
            None => GameId::default(),
            Some(tag) => GameId::from_name(&tag.value).ok_or_else(|| ReadError::UnknownGame {
                name: tag.value.clone(),
                place: tag.place,
            })?,
        };
        Ok(match game {
            GameId::Seven => AnyRecord::Seven(Record::from_sheet(sheet)?),
            GameId::Heinash => AnyRecord::Heinash(Record::from_sheet(sheet)?),
            GameId::Hyle7 => AnyRecord::Hyle7(Record::from_sheet(sheet)?),
        })
    }

    fn to_sheet(&self) -> Sheet {
        each_game!(AnyRecord, self, record => record.to_sheet())
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        match self {
            AnyRecord::Seven(_) => GameId::Seven,
            AnyRecord::Heinash(_) => GameId::Heinash,
            AnyRecord::Hyle7(_) => GameId::Hyle7,
        }
    }

    /// The game before its first event.
    pub fn start(&self) -> AnyGame {
        match self {
            AnyRecord::Seven(record) => AnyGame::Seven(Game::start(&record.setup)),
            AnyRecord::Heinash(record) => AnyGame::Heinash(Game::start(&record.setup)),
            AnyRecord::Hyle7(record) => AnyGame::Hyle7(Game::start(&record.setup)),
        }
    }

    /// How many events are moves, chance and stops left out.
    pub fn plies(&self) -> usize {
        each_game!(AnyRecord, self, record => record.plies())
    }

    /// The tags that say nothing about the rules, as name and value.
    pub fn other_tags(&self) -> &[(String, String)] {
        each_game!(AnyRecord, self, record => &record.other_tags)
    }

    /// The same to be changed. No name may stand there twice, and none that
    /// belongs to the rules.
    pub fn other_tags_mut(&mut self) -> &mut Vec<(String, String)> {
        each_game!(AnyRecord, self, record => &mut record.other_tags)
    }

    /// The events as they are written.
    pub fn events(&self) -> Vec<String> {
        each_game!(AnyRecord, self, record => {
            record.events.iter().map(ToString::to_string).collect()
        })
    }

    /// Replays the record and returns where it leads, or the first event that is
    /// against the rules.
    pub fn replay(&self) -> Result<AnyGame, ReplayError> {
        fn broken<I: Into<AnyIllegal>>(
            record: &AnyRecord,
            error: game::ReplayError<I>,
        ) -> ReplayError {
            ReplayError {
                event: error.event,
                text: record.events().swap_remove(error.event - 1),
                illegal: error.illegal.into(),
            }
        }
        Ok(match self {
            AnyRecord::Seven(record) => {
                AnyGame::Seven(record.replay().map_err(|error| broken(self, error))?)
            }
            AnyRecord::Heinash(record) => {
                AnyGame::Heinash(record.replay().map_err(|error| broken(self, error))?)
            }
            AnyRecord::Hyle7(record) => {
                AnyGame::Hyle7(record.replay().map_err(|error| broken(self, error))?)
            }
        })
    }
}
