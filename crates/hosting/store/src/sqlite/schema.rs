//! The tables in a file of SQLite's, and how older files become like newer ones.

use std::path::Path;
use std::sync::Arc;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor};

use crate::error::{StoreError, is_corrupt};

/// Marks a file as ours: “tabl”.
const OURS: i64 = 0x7461_626c;

/// What each version adds. Never change one that was released; add another.
///
/// Rows lie beside each other by stream, so that reading a stream reads few pages.
const STEPS: &[&str] = &[
    "
CREATE TABLE streams (
    id TEXT PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL,
    state INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    belongs TEXT,
    facts TEXT NOT NULL,
    revision INTEGER NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    last INTEGER NOT NULL
) STRICT;
CREATE INDEX streams_by_kind ON streams (kind, state, created, id);
CREATE INDEX streams_by_owner ON streams (belongs, created, id) WHERE belongs IS NOT NULL;
CREATE TABLE rows (
    stream TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (stream, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE beats (
    server TEXT PRIMARY KEY NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE outages (
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (since, until)
) STRICT, WITHOUT ROWID;
",
    "
CREATE TABLE arrivals (
    number INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
",
];

/// The first version with a place for rows that arrive.
pub(crate) const WITH_ARRIVALS: i64 = 2;

/// The version that this program writes.
pub(crate) const KNOWN: i64 = STEPS.len() as i64;

/// Makes the file what this version expects. Several programs may do so at once:
/// the first one does it and the others see that it is done.
pub(crate) async fn migrate(
    connection: &mut SqliteConnection,
    file: &Path,
) -> Result<(), StoreError> {
    // Most of the time there is nothing to do and nobody has to be kept waiting.
    if check(connection, file).await? == KNOWN {
        return Ok(());
    }
    let mut change = (connection.begin_with("BEGIN IMMEDIATE").await)
        .map_err(|error| cannot_open(file, error))?;
    let found = check(&mut change, file).await?;
    for (step, version) in STEPS.iter().zip(1..) {
        if version > found {
            change.execute(*step).await?;
        }
    }
    if found < KNOWN {
        // Pragmas take no parameters; these are numbers of our own.
        let marks = format!("PRAGMA application_id = {OURS}; PRAGMA user_version = {KNOWN};");
        change.execute(sqlx::AssertSqlSafe(marks)).await?;
    }
    change.commit().await?;
    Ok(())
}

/// The version of the file, 0 for an empty one, or why it cannot be used.
pub(crate) async fn check(
    connection: &mut SqliteConnection,
    file: &Path,
) -> Result<i64, StoreError> {
    let place = || file.display().to_string();
    let number = |sql: &'static str| sqlx::query_scalar::<_, i64>(sql);
    // All at one moment: another program may be giving the file its tables.
    let mut look = (connection.begin().await).map_err(|error| cannot_open(file, error))?;
    let mark = match number("PRAGMA application_id").fetch_one(&mut *look).await {
        Ok(mark) => mark,
        Err(error) if is_no_database(&error) => {
            return Err(StoreError::NotOurs { place: place() });
        }
        Err(error) => return Err(cannot_open(file, error)),
    };
    let cannot = |error| cannot_open(file, error);
    let version = number("PRAGMA user_version").fetch_one(&mut *look).await;
    let version = version.map_err(cannot)?;
    let tables = number("SELECT count(*) FROM sqlite_schema")
        .fetch_one(&mut *look)
        .await
        .map_err(cannot)?;
    look.rollback().await.map_err(cannot)?;
    if mark == OURS && version > KNOWN {
        return Err(StoreError::Newer {
            place: place(),
            found: version,
            known: KNOWN,
        });
    }
    if mark != OURS && (mark != 0 || version != 0 || tables != 0) {
        return Err(StoreError::NotOurs { place: place() });
    }
    Ok(if mark == OURS { version } else { 0 })
}

/// SQLite's SQLITE_NOTADB.
pub(crate) fn is_no_database(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.as_deref() == Some("26")
}

pub(crate) fn cannot_open(file: &Path, error: sqlx::Error) -> StoreError {
    let place = file.display().to_string();
    if is_no_database(&error) {
        return StoreError::NotOurs { place };
    }
    if is_corrupt(&error) {
        return StoreError::Corrupt { place };
    }
    StoreError::CannotOpen {
        place,
        why: Arc::new(error),
    }
}
