//! What is kept: streams, their rows, and what is asked about them.

use std::sync::Arc;

use sqlx::{ColumnIndex, Database, Decode, FromRow, Type};

/// The most bytes a row's body or a stream's facts may have.
pub const MAX_TEXT: usize = 1 << 20;

/// What a stream is the log of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// One table at which games are played.
    Table,
    /// A class and all that happens in it.
    Class,
    /// A bot that comes in by the API.
    Bot,
    /// Whatever else somebody keeps.
    Other(String),
}

impl Kind {
    /// The word in the database.
    pub fn as_str(&self) -> &str {
        match self {
            Kind::Table => "table",
            Kind::Class => "class",
            Kind::Bot => "bot",
            Kind::Other(word) => word,
        }
    }
}

impl From<&str> for Kind {
    fn from(word: &str) -> Kind {
        match word {
            "table" => Kind::Table,
            "class" => Kind::Class,
            "bot" => Kind::Bot,
            other => Kind::Other(other.to_string()),
        }
    }
}

/// A stream that is to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewStream {
    /// Its name, chosen by whoever makes it and never given twice.
    pub id: String,
    /// What it is the log of.
    pub kind: Kind,
    /// Where it stands; only its kind knows what the numbers mean.
    pub state: i16,
    /// Whether everybody may see it in a list.
    pub listed: bool,
    /// What it belongs to, such as the class of a table.
    pub group: Option<String>,
    /// What has to be known without reading the rows, as JSON.
    pub facts: String,
    /// When it is made, in milliseconds since 1970.
    pub at: u64,
}

/// One accepted thing in a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The stream's name.
    pub stream: Arc<str>,
    /// Its number in the stream, from 1 without gaps.
    pub seq: u64,
    /// When it was accepted, in milliseconds since 1970.
    pub at: u64,
    /// What it says, as JSON.
    pub body: String,
}

/// What became of a row that was to be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is in the log and survives whatever happens now.
    Done,
    /// Its number is not the next one: somebody was faster, or it would leave a
    /// gap. Read what is missing and think again.
    Conflict,
}

/// What is known about a stream without its rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Its name.
    pub id: String,
    /// What it is the log of.
    pub kind: Kind,
    /// Where it stands.
    pub state: i16,
    /// Whether everybody may see it in a list.
    pub listed: bool,
    /// What it belongs to.
    pub group: Option<String>,
    /// What has to be known without reading the rows, as JSON.
    pub facts: String,
    /// How often state, listing and facts were changed; a change names it.
    pub revision: u64,
    /// When it was made.
    pub created: u64,
    /// When its last row was added, or it was made.
    pub touched: u64,
    /// The number of its last row, 0 without any.
    pub last: u64,
}

/// What shall be different about a stream; `None` leaves it as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Where it stands from now on.
    pub state: Option<i16>,
    /// Whether everybody may see it.
    pub listed: Option<bool>,
    /// Its new facts.
    pub facts: Option<String>,
}

/// What became of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// It is so now, under the next revision.
    Done,
    /// Somebody changed it since the revision that was named. Look again.
    Stale,
}

/// Which streams to list, newest first; `None` takes all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Only of this kind.
    pub kind: Option<Kind>,
    /// Only those that stand so.
    pub state: Option<i16>,
    /// Only those that everybody may see, or only the others.
    pub listed: Option<bool>,
    /// Only what belongs to this.
    pub group: Option<String>,
    /// At most so many.
    pub limit: u32,
    /// Only what comes after this one in the list: when it was made and its name.
    pub before: Option<(u64, String)>,
}

impl Default for Listing {
    fn default() -> Listing {
        Listing {
            kind: None,
            state: None,
            listed: None,
            group: None,
            limit: 100,
            before: None,
        }
    }
}

/// How many streams of a kind stand alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Their kind.
    pub kind: Kind,
    /// Where they stand.
    pub state: i16,
    /// How many there are.
    pub streams: u64,
}

/// Which streams have been kept long enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sweep {
    /// Only of this kind.
    pub kind: Kind,
    /// Only those that stand so, if it matters.
    pub state: Option<i16>,
    /// Only those without a row since then.
    pub untouched_since: u64,
}

/// A time in which no server was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outage {
    /// The last sign of life before it.
    pub from: u64,
    /// The first sign of life after it.
    pub until: u64,
}

/// What the outside has to know about what others did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Another server made, changed, extended or deleted this stream.
    Changed(Arc<str>),
    /// Another server said something that is kept nowhere.
    Whisper(Arc<str>),
    /// Something may have been missed: look at everything again.
    Lost,
}

/// A number as the databases keep it. What is too large for them comes from
/// nobody's clock or log and is kept as the largest there is.
pub(crate) fn kept(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number from a database, which has none below zero.
pub(crate) fn found(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

impl<'r, R, DB> FromRow<'r, R> for Head
where
    DB: Database,
    R: sqlx::Row<Database = DB>,
    &'static str: ColumnIndex<R>,
    String: Decode<'r, DB> + Type<DB>,
    Option<String>: Decode<'r, DB> + Type<DB>,
    i16: Decode<'r, DB> + Type<DB>,
    i64: Decode<'r, DB> + Type<DB>,
    bool: Decode<'r, DB> + Type<DB>,
{
    fn from_row(row: &'r R) -> Result<Head, sqlx::Error> {
        let kind: String = row.try_get("kind")?;
        Ok(Head {
            id: row.try_get("id")?,
            kind: Kind::from(kind.as_str()),
            state: row.try_get("state")?,
            listed: row.try_get("listed")?,
            group: row.try_get("belongs")?,
            facts: row.try_get("facts")?,
            revision: found(row.try_get("revision")?),
            created: found(row.try_get("created")?),
            touched: found(row.try_get("touched")?),
            last: found(row.try_get("last")?),
        })
    }
}
