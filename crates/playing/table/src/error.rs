//! Why an input changed nothing.

use catalog::{AnyRulesError, ApplyError};
use game::{Clause, Lang, ParseError, TagError};

use crate::words;

/// Why an input changed nothing. Each has a code that programs can rely on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InputError {
    /// The table has moved on since the sender last saw it.
    Stale {
        /// Its version now.
        version: u64,
    },
    /// The same input came before.
    Doubled,
    /// There is no such player.
    NoSuchPlayer,
    /// There is no such seat.
    NoSuchSeat,
    /// It is somebody else's to do.
    NotYours,
    /// It does not fit what the table waits for.
    NotNow,
    /// The match has not begun: somebody is missing, or seats are not settled.
    NotBegun,
    /// The game is over.
    Over,
    /// Play is paused.
    Paused,
    /// A place is taken, or nobody can sit like that.
    NotOpen,
    /// The lot does not give each player one seat.
    BadLot,
    /// The event is not well-formed.
    Malformed(ParseError),
    /// The event is against the rules.
    Illegal(AnyRulesError),
    /// What was picked cannot be had.
    NoSuchValue(TagError),
    /// There is no move to take back.
    NothingToTakeBack,
    /// There is nothing to make again.
    NothingToRedo,
    /// A roll or a draw has been seen since, and people play on other sides.
    ChanceSeen,
    /// The same was asked and declined, and nothing has happened since.
    AskedAlready,
    /// There is no such offer to answer.
    NoSuchOffer,
    /// There is no clock, or this seat's cannot be given time now.
    NoClock,
    /// The text is longer than anything that could be meant.
    TooLong,
}

impl InputError {
    /// A word for programs, the same for ever.
    pub const fn code(&self) -> &'static str {
        match self {
            InputError::Stale { .. } => "stale",
            InputError::Doubled => "doubled",
            InputError::NoSuchPlayer => "no-such-player",
            InputError::NoSuchSeat => "no-such-seat",
            InputError::NotYours => "not-yours",
            InputError::NotNow => "not-now",
            InputError::NotBegun => "not-begun",
            InputError::Over => "over",
            InputError::Paused => "paused",
            InputError::NotOpen => "not-open",
            InputError::BadLot => "bad-lot",
            InputError::Malformed(_) | InputError::NoSuchValue(_) => "malformed",
            InputError::Illegal(_) => "illegal",
            InputError::NothingToTakeBack => "nothing-to-take-back",
            InputError::NothingToRedo => "nothing-to-redo",
            InputError::ChanceSeen => "chance-seen",
            InputError::AskedAlready => "asked-already",
            InputError::NoSuchOffer => "no-such-offer",
            InputError::NoClock => "no-clock",
            InputError::TooLong => "too-long",
        }
    }

    /// The clause of the rules that is broken, if it is one.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            InputError::Illegal(illegal) => Some(illegal.clause()),
            _ => None,
        }
    }

    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        words::refused(self, lang)
    }
}

game::explained_error!(InputError: Malformed(ParseError), Illegal(AnyRulesError), NoSuchValue(TagError));

impl From<ApplyError> for InputError {
    fn from(error: ApplyError) -> InputError {
        match error {
            ApplyError::Malformed(error) => error.into(),
            ApplyError::Illegal(illegal) => illegal.into(),
        }
    }
}
