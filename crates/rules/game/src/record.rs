//! The record of one game: what was agreed and everything that happened, and
//! replaying it.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use crate::bits::{BitReader, BitWriter, Pack, UnpackError};
use crate::notation::ParseError;
use crate::play::{Event, EventOf, Game};
use crate::refusal::Refusal;
use crate::sheet::{Comment, Place, Sheet, SheetError, Tag, Token};
use crate::tags::{Setup, TagError};
use crate::words::{Lang, Phrase};

/// The record of a game. It is well-formed; whether it is legal, [`Record::replay`]
/// tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// What was agreed before the first move.
    pub setup: G::Setup,
    /// Tags that say nothing about the rules, as name and value.
    pub other_tags: Vec<(String, String)>,
    /// Everything that happened, in order.
    pub events: Vec<EventOf<G>>,
    /// Remarks between the events.
    pub comments: Vec<Comment>,
}

/// A record that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Where it goes wrong, if it was read from a text.
    pub place: Option<Place>,
    /// The event that is wrong, counted from 1, if it is one.
    pub event: Option<usize>,
    /// What is wrong.
    pub kind: Box<RecordErrorKind>,
}

/// What is wrong with a record that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordErrorKind {
    /// The text is no record at this place.
    Sheet(Phrase),
    /// A tag has a value that cannot be used.
    Tag(TagError),
    /// An event is not well-formed.
    Event {
        /// The event as it is written.
        text: String,
        /// What is wrong with it.
        error: ParseError,
    },
}

impl RecordError {
    /// What is wrong and where, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        let what = match &*self.kind {
            RecordErrorKind::Sheet(phrase) => phrase.text(lang).to_string(),
            RecordErrorKind::Tag(error) => error.explain(lang),
            RecordErrorKind::Event { text, error } => match lang {
                Lang::En => format!("“{text}”: {}", error.explain(lang)),
                Lang::Fr => format!("« {text} » : {}", error.explain(lang)),
                Lang::Es => format!("«{text}»: {}", error.explain(lang)),
            },
        };
        match (self.place, self.event, lang) {
            (Some(place), ..) => place.explain(&what, lang),
            (None, Some(event), Lang::En) => format!("event {event}: {what}"),
            (None, Some(event), Lang::Fr) => format!("événement {event} : {what}"),
            (None, Some(event), Lang::Es) => format!("suceso {event}: {what}"),
            (None, None, _) => what,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for RecordError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &*self.kind {
            RecordErrorKind::Sheet(_) => None,
            RecordErrorKind::Tag(error) => Some(error),
            RecordErrorKind::Event { error, .. } => Some(error),
        }
    }
}

impl From<SheetError> for RecordError {
    fn from(error: SheetError) -> RecordError {
        RecordError {
            place: error.place,
            event: None,
            kind: Box::new(RecordErrorKind::Sheet(error.expected)),
        }
    }
}

/// A record that breaks the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError<I> {
    /// The first event that cannot happen, counted from 1.
    pub event: usize,
    /// Why not.
    pub illegal: I,
}

impl<I: Refusal> fmt::Display for ReplayError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ReplayError { event, illegal } = self;
        write!(f, "event {event}: {illegal} (clause {})", illegal.clause())
    }
}

impl<I: Refusal + 'static> Error for ReplayError<I> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.illegal)
    }
}

impl<G: Game> Record<G> {
    /// A record in which nothing has happened yet.
    pub fn new(setup: G::Setup) -> Record<G> {
        Record {
            setup,
            other_tags: Vec::new(),
            events: Vec::new(),
            comments: Vec::new(),
        }
    }

    /// Replays the record and returns where it leads, or the first event that
    /// is against the rules.
    pub fn replay(&self) -> Result<G, ReplayError<G::RulesError>> {
        let mut game = G::start(&self.setup);
        for (index, event) in self.events.iter().enumerate() {
            game.apply(event).map_err(|illegal| ReplayError {
                event: index + 1,
                illegal,
            })?;
        }
        Ok(game)
    }

    /// How many events are moves, chance and stops left out.
    pub fn plies(&self) -> usize {
        let is_move = |event: &&EventOf<G>| matches!(event, Event::Move(_));
        self.events.iter().filter(is_move).count()
    }

    /// Reads a sheet whose `Game` tag names this game.
    pub fn from_sheet(sheet: &Sheet) -> Result<Record<G>, RecordError> {
        let setup = G::Setup::from_tags(|name| sheet.tag(name)).map_err(|error| RecordError {
            place: (sheet.tags.iter())
                .find(|tag| tag.name == error.tag)
                .and_then(|tag| tag.place),
            event: None,
            kind: Box::new(RecordErrorKind::Tag(error)),
        })?;
        let parse = |(index, token): (usize, &Token)| {
            Event::parse(&token.text).map_err(|error| RecordError {
                place: token.place.map(|place| Place {
                    column: place.column + error.offset,
                    ..place
                }),
                event: Some(index + 1),
                kind: Box::new(RecordErrorKind::Event {
                    text: token.text.clone(),
                    error,
                }),
            })
        };
        let events: Result<Vec<_>, _> = sheet.events.iter().enumerate().map(parse).collect();
        let other = |tag: &&Tag| !is_rule_tag::<G>(&tag.name);
        Ok(Record {
            setup,
            other_tags: (sheet.tags.iter().filter(other))
                .map(|tag| (tag.name.clone(), tag.value.clone()))
                .collect(),
            events: events?,
            comments: sheet.comments.clone(),
        })
    }

    /// Writes the record as tags and events: the game, its rules, then the
    /// other tags.
    pub fn to_sheet(&self) -> Sheet {
        let mut tags = Vec::from([Tag::new("Game", G::ID)]);
        for (tag, value) in G::Setup::TAGS.iter().zip(self.setup.to_tags()) {
            tags.push(Tag::new(tag.name, &value));
        }
        for (name, value) in &self.other_tags {
            tags.push(Tag::new(name, value));
        }
        let token = |event: &EventOf<G>| Token {
            text: event.to_string(),
            place: None,
        };
        Sheet {
            tags,
            events: self.events.iter().map(token).collect(),
            comments: self.comments.clone(),
        }
    }

    /// Appends everything but the name of the game: tags that differ from
    /// their default, comments, events.
    pub fn pack(&self, out: &mut BitWriter) {
        let usual = G::Setup::default().to_tags();
        let mut tags: Vec<(&str, String)> = Vec::new();
        for ((tag, value), usual) in G::Setup::TAGS.iter().zip(self.setup.to_tags()).zip(usual) {
            if value != usual {
                tags.push((tag.name, value));
            }
        }
        for (name, value) in &self.other_tags {
            tags.push((name, value.clone()));
        }
        out.number(tags.len() as u32);
        for (name, value) in tags {
            out.text(name);
            out.text(&value);
        }
        out.number(self.comments.len() as u32);
        for comment in &self.comments {
            out.number(comment.after as u32);
            out.text(&comment.text);
        }
        out.number(self.events.len() as u32);
        for event in &self.events {
            event.pack(out);
        }
    }

    /// Reads what [`Record::pack`] wrote.
    pub fn unpack(bits: &mut BitReader<'_>) -> Result<Record<G>, UnpackError> {
        let mut sheet = Sheet::default();
        for _ in 0..bits.number()? {
            sheet
                .tags
                .push(Tag::new(&bits.text()?, bits.text()?.as_str()));
        }
        for _ in 0..bits.number()? {
            let after = bits.number()? as usize;
            let text = bits.text()?;
            sheet.comments.push(Comment { after, text });
        }
        let mut record = Record::from_sheet(&sheet).map_err(|_| UnpackError)?;
        for _ in 0..bits.number()? {
            record.events.push(EventOf::<G>::unpack(bits)?);
        }
        let whole = record.to_sheet().validate();
        whole.map(|()| record).map_err(|_| UnpackError)
    }
}

fn is_rule_tag<G: Game>(name: &str) -> bool {
    name == "Game" || G::Setup::TAGS.iter().any(|tag| tag.name == name)
}
