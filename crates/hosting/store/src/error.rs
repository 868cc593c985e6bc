//! What can go wrong with a store.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use game::Lang;

use crate::words;

/// Why a store could not do what it was asked to. After an error in the middle
/// of an append the row may be in the log or not; reading tells.
#[derive(Clone)]
pub enum StoreError {
    /// There is no such stream, or no longer.
    NoStream,
    /// The row cannot be kept: what is wrong with it.
    Row(RowError),
    /// The database is there but holds something else than ours.
    NotOurs {
        /// Which one it is.
        place: String,
    },
    /// The database was written by a later version of this program.
    Newer {
        /// Which one it is.
        place: String,
        /// The version of what is in it.
        found: i64,
        /// The latest that this program knows.
        known: i64,
    },
    /// The database cannot keep every letter.
    Encoding {
        /// Which one it is.
        place: String,
        /// How it keeps letters.
        found: String,
    },
    /// The database cannot be opened or made.
    CannotOpen {
        /// Which one it is.
        place: String,
        /// Why not.
        why: Arc<sqlx::Error>,
    },
    /// The file of SQLite's is damaged.
    Corrupt {
        /// Which one it is.
        place: String,
    },
    /// Another server has the file of SQLite's to itself.
    Held {
        /// Which one it is.
        place: String,
        /// The number of its process and its address, as far as they are known.
        by: Option<(u32, String)>,
    },
    /// The database did not answer within this time.
    Silent(Duration),
    /// There is no room left on the disk.
    Full,
    /// The file is there already and is not written over.
    Exists(PathBuf),
    /// A file cannot be read or written.
    File {
        /// Which one it is.
        file: PathBuf,
        /// Why not.
        why: Arc<io::Error>,
    },
    /// The database does not answer, or not as it should.
    Database(Arc<sqlx::Error>),
    /// The store was closed.
    Closed,
}

/// What is wrong with a row or a stream that was to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowError {
    /// Rows are numbered from 1.
    Number,
    /// A stream's name has 1 to 200 bytes.
    Name,
    /// It is longer than [`MAX_TEXT`](crate::MAX_TEXT).
    TooLong,
    /// It contains the character 0, which no database of ours keeps.
    Zero,
}

impl RowError {
    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        words::bad_row(lang, *self)
    }
}

game::explained_error!(RowError);

impl StoreError {
    /// What went wrong, as a sentence without its full stop.
    pub fn explain(&self, lang: Lang) -> String {
        words::error(lang, self)
    }

    /// Whether another program has the file of SQLite's to itself just now.
    pub(crate) fn is_busy(&self) -> bool {
        let (StoreError::CannotOpen { why, .. } | StoreError::Database(why)) = self else {
            return false;
        };
        // SQLITE_BUSY.
        sqlite_code(why) == Some(5)
    }

    /// Whether SQLite has found its file damaged.
    pub(crate) fn is_corrupt(&self) -> bool {
        match self {
            StoreError::Corrupt { .. } => true,
            StoreError::CannotOpen { why, .. } | StoreError::Database(why) => is_corrupt(why),
            _ => false,
        }
    }

    /// Whether it is the database that failed, and not whoever asked.
    pub(crate) fn is_of_the_database(&self) -> bool {
        match self {
            StoreError::CannotOpen { .. }
            | StoreError::Corrupt { .. }
            | StoreError::Silent(_)
            | StoreError::Full
            | StoreError::File { .. }
            | StoreError::Database(_) => true,
            StoreError::NoStream
            | StoreError::Row(_)
            | StoreError::NotOurs { .. }
            | StoreError::Newer { .. }
            | StoreError::Encoding { .. }
            | StoreError::Held { .. }
            | StoreError::Exists(_)
            | StoreError::Closed => false,
        }
    }
}

/// SQLite's own number of an error. What stands above its lowest byte says more about
/// it.
fn sqlite_code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    // PostgreSQL's have five signs.
    let code = Some(code).filter(|code| code.len() < 5)?;
    code.parse::<u32>().ok().map(|code| code & 0xff)
}

/// SQLITE_CORRUPT.
pub(crate) fn is_corrupt(error: &sqlx::Error) -> bool {
    sqlite_code(error) == Some(11)
}

/// The same sentence, for this is what a log says to whoever keeps a server.
impl fmt::Debug for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreError({self})")
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StoreError::Row(error) => Some(error),
            StoreError::CannotOpen { why, .. } => Some(why.as_ref()),
            StoreError::File { why, .. } => Some(why.as_ref()),
            StoreError::Database(why) => Some(why.as_ref()),
            _ => None,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::Database(inside) => match inside.code().as_deref() {
                // SQLite's SQLITE_FULL and PostgreSQL's disk_full.
                Some("13" | "53100") => StoreError::Full,
                _ => StoreError::Database(Arc::new(error)),
            },
            _ => StoreError::Database(Arc::new(error)),
        }
    }
}
