//! What happens in any game, and why it cannot. Text is read and written here and
//! nowhere further in.

use std::error::Error;
use std::fmt;

use game::{Clause, Event, EventOf, Lang, ParseError, Refusal, Stop};
use serde::{Serialize, Serializer};

use crate::games::{AnyEvent, AnyRulesError, GameId, Listed};

/// What sort of event it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventKind {
    /// The seat whose turn it is moves.
    Move,
    /// Chance brings something.
    Chance,
    /// Something outside the rules of play.
    Stop(Stop),
}

impl AnyEvent {
    /// Reads an event of this game.
    pub fn read(game: GameId, text: &str) -> Result<AnyEvent, ParseError> {
        each_kind!(game, G => EventOf::<G>::parse(text).map(G::any_event))
    }

    /// A stop, which every game has.
    pub fn stop(game: GameId, stop: Stop) -> AnyEvent {
        each_kind!(game, G => G::any_event(Event::Stop(stop)))
    }

    /// The game it belongs to.
    pub fn game(&self) -> GameId {
        kind_of!(AnyEvent, self)
    }

    /// What sort of event it is.
    pub fn kind(&self) -> EventKind {
        each_game!(AnyEvent, self, event => match event {
            Event::Move(_) => EventKind::Move,
            Event::Chance(_) => EventKind::Chance,
            Event::Stop(stop) => EventKind::Stop(*stop),
        })
    }
}

/// As records write it.
impl fmt::Display for AnyEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each_game!(AnyEvent, self, event => event.fmt(f))
    }
}

/// As records write it. Whoever reads one has to know its game ([`AnyEvent::read`]).
impl Serialize for AnyEvent {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl AnyRulesError {
    /// The clause of the rules that is broken.
    pub fn clause(&self) -> Clause {
        each_game!(AnyRulesError, self, why => Refusal::clause(why))
    }

    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        each_game!(AnyRulesError, self, why => Refusal::explain(why, lang))
    }
}

/// A game's own error in English.
impl fmt::Display for AnyRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each_game!(AnyRulesError, self, why => why.fmt(f))
    }
}

impl Error for AnyRulesError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        each_game!(AnyRulesError, self, why => why.source())
    }
}

/// Why a written event did not happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ApplyError {
    /// It is not well-formed.
    Malformed(ParseError),
    /// It is against the rules.
    Illegal(AnyRulesError),
}

impl ApplyError {
    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        match self {
            ApplyError::Malformed(error) => error.explain(lang).to_string(),
            ApplyError::Illegal(error) => error.explain(lang),
        }
    }
}

game::explained_error!(ApplyError: Malformed(ParseError), Illegal(AnyRulesError));
