//! Any game's record, in its three forms.

use std::error::Error;
use std::fmt;

use game::{Game, Lang, Place, Record, RecordError, Sheet, TurnError};

use crate::games::{AnyEvent, AnyGame, AnyRecord, AnyRulesError, GameId, Listed};
use crate::{compact, json, words};

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

game::explained_error!(ReadError: Record(RecordError));

/// A record that breaks the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The first event that cannot happen, counted from 1.
    pub event: usize,
    /// That event, as it is written.
    pub text: String,
    /// Why it cannot happen.
    pub illegal: AnyRulesError,
}

impl ReplayError {
    /// What is wrong and with which event, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        words::illegal_event(lang, self)
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for ReplayError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.illegal)
    }
}

impl AnyRecord {
    /// A record of a game in which nothing has happened yet.
    pub fn new(game: &AnyGame) -> AnyRecord {
        fn empty<G: Listed>(game: &G) -> AnyRecord {
            G::any_record(Record::new(Game::setup(game).clone()))
        }
        each_game!(AnyGame, game, game => empty(game))
    }

    /// Adds an event to the end; whether it is legal, a replay tells. One of another
    /// game is refused.
    pub fn push(&mut self, event: &AnyEvent) -> Result<(), AnyRulesError> {
        fn added<G: Listed>(record: &mut Record<G>, event: &AnyEvent) -> Result<(), AnyRulesError> {
            let event = G::event_of(event).ok_or(TurnError::OtherGame);
            let event = event.map_err(|why| G::RulesError::from(why).into())?;
            record.events.push(event.clone());
            Ok(())
        }
        each_game!(AnyRecord, self, record => added(record, event))
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
        each_kind!(game, G => Ok(G::any_record(Record::from_sheet(sheet)?)))
    }

    fn to_sheet(&self) -> Sheet {
        each_game!(AnyRecord, self, record => record.to_sheet())
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        kind_of!(AnyRecord, self)
    }

    /// The game before its first event.
    pub fn start(&self) -> AnyGame {
        fn started<G: Listed>(record: &Record<G>) -> AnyGame {
            G::start(&record.setup).any()
        }
        each_game!(AnyRecord, self, record => started(record))
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

    /// How many events there are.
    pub fn len(&self) -> usize {
        each_game!(AnyRecord, self, record => record.events.len())
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Everything that happened, in order.
    pub fn events(&self) -> Vec<AnyEvent> {
        fn listed<G: Listed>(record: &Record<G>) -> Vec<AnyEvent> {
            record.events.iter().cloned().map(G::any_event).collect()
        }
        each_game!(AnyRecord, self, record => listed(record))
    }

    /// Replays the record and returns where it leads, or the first event that is
    /// against the rules.
    pub fn replay(&self) -> Result<AnyGame, ReplayError> {
        fn replayed<G: Listed>(record: &Record<G>) -> Result<AnyGame, ReplayError> {
            let replayed = record.replay().map_err(|error| ReplayError {
                event: error.event,
                text: record.events[error.event - 1].to_string(),
                illegal: error.illegal.into(),
            })?;
            Ok(replayed.any())
        }
        each_game!(AnyRecord, self, record => replayed(record))
    }
}
