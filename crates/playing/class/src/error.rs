//! Why an entry changed nothing.

use game::Lang;

use crate::roster::PupilId;
use crate::round::TableId;
use crate::settings::SettingsError;
use crate::words;

/// Why an entry changed nothing. Each has a code that programs can rely on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClassError {
    /// The class has not begun.
    NotOpened,
    /// The class has begun already.
    AlreadyOpened,
    /// The lesson is over.
    Ended,
    /// Everything about the class has been deleted.
    Deleted,
    /// The door is closed.
    DoorClosed,
    /// Nobody else fits in.
    Full,
    /// Somebody else was first and has this number.
    NotNext,
    /// There is no such pupil, or not any more.
    NoSuchPupil(PupilId),
    /// There is no such table in the round, or not any more.
    NoSuchTable(TableId),
    /// There is no such seat.
    NoSuchSeat,
    /// Somebody has this name.
    NameTaken(String),
    /// The class cannot have suggested this name.
    NameNotSuggested,
    /// A text is longer than anything that could be meant, or empty.
    BadText,
    /// This is not the code that gives the seat back.
    WrongCode,
    /// The code was good for a while only.
    CodeTooOld,
    /// A pupil is there twice.
    Twice(PupilId),
    /// This pupil shares a seat with somebody already.
    HasMate(PupilId),
    /// This pupil shares a seat with nobody.
    HasNoMate(PupilId),
    /// This pupil is playing; wait for the end of the round.
    Playing(PupilId),
    /// Nothing can be played by these settings.
    Settings(SettingsError),
    /// A round is going on.
    RoundGoing,
    /// There is no round for which this could be done now.
    NoRound,
    /// A round has to have a table.
    NoTables,
    /// Too many rounds for one class.
    TooManyRounds,
    /// A table has been used before.
    TableTwice(TableId),
    /// Nobody, or more than two, on a seat.
    SeatSize(usize),
    /// There is no computer of this level.
    Level(u8),
    /// Nobody but computers at a table.
    NobodyThere,
    /// That much time cannot be given.
    BadTime,
    /// The class already plays together, or does not.
    Projector,
}

impl ClassError {
    /// A word for programs, the same for ever.
    pub const fn code(&self) -> &'static str {
        match self {
            ClassError::NotOpened => "not-opened",
            ClassError::AlreadyOpened => "already-opened",
            ClassError::Ended => "ended",
            ClassError::Deleted => "deleted",
            ClassError::DoorClosed => "door-closed",
            ClassError::Full => "full",
            ClassError::NotNext => "not-next",
            ClassError::NoSuchPupil(_) => "no-such-pupil",
            ClassError::NoSuchTable(_) => "no-such-table",
            ClassError::NoSuchSeat => "no-such-seat",
            ClassError::NameTaken(_) => "name-taken",
            ClassError::NameNotSuggested => "name-not-suggested",
            ClassError::BadText => "bad-text",
            ClassError::WrongCode => "wrong-code",
            ClassError::CodeTooOld => "code-too-old",
            ClassError::Twice(_) => "twice",
            ClassError::HasMate(_) => "has-mate",
            ClassError::HasNoMate(_) => "has-no-mate",
            ClassError::Playing(_) => "playing",
            ClassError::Settings(_) => "settings",
            ClassError::RoundGoing => "round-going",
            ClassError::NoRound => "no-round",
            ClassError::NoTables => "no-tables",
            ClassError::TooManyRounds => "too-many-rounds",
            ClassError::TableTwice(_) => "table-twice",
            ClassError::SeatSize(_) => "seat-size",
            ClassError::Level(_) => "level",
            ClassError::NobodyThere => "nobody-there",
            ClassError::BadTime => "bad-time",
            ClassError::Projector => "projector",
        }
    }

    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        words::refused(self, lang)
    }
}

game::explained_error!(ClassError: Settings(SettingsError));
