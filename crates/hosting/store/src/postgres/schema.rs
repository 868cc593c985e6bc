//! The tables in a database of PostgreSQL's, in a schema of their own, and how
//! older ones become like newer ones.

use std::sync::Arc;

use sqlx::postgres::PgConnection;
use sqlx::{Connection, Executor};

use crate::error::StoreError;

/// The schema that everything is in.
pub(super) const SCHEMA: &str = "tablier";

/// What each version adds. Never change one that was released; add another.
///
/// Text is ordered by its bytes, as SQLite does. A stream's row changes with every
/// row added; room on its page lets that happen without touching the indexes.
const STEPS: &[&str] = &[r#"
CREATE TABLE streams (
    id TEXT COLLATE "C" PRIMARY KEY,
    kind TEXT COLLATE "C" NOT NULL,
    state SMALLINT NOT NULL,
    listed BOOLEAN NOT NULL,
    belongs TEXT COLLATE "C",
    facts TEXT NOT NULL,
    revision BIGINT NOT NULL,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    last BIGINT NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX streams_by_kind ON streams (kind, state, created, id);
CREATE INDEX streams_by_owner ON streams (belongs, created, id) WHERE belongs IS NOT NULL;
CREATE TABLE rows (
    stream TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (stream, seq)
);
CREATE TABLE beats (
    server TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE TABLE outages (
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (since, until)
);
"#];

/// The version that this program writes.
const KNOWN: i64 = STEPS.len() as i64;

/// A number for the lock under which tables are made: “tabl”.
const LOCK: i64 = 0x7461_626c;

/// Makes the database what this version expects. Several programs may do so at
/// once: the first one does it and the others see that it is done.
pub(super) async fn migrate(connection: &mut PgConnection, place: &str) -> Result<(), StoreError> {
    let cannot = |error| cannot_open(place, error);
    let encoding: String = sqlx::query_scalar("SHOW server_encoding")
        .fetch_one(&mut *connection)
        .await
        .map_err(cannot)?;
    if encoding != "UTF8" {
        return Err(StoreError::Encoding {
            place: place.to_string(),
            found: encoding,
        });
    }
    let mut change = connection.begin().await.map_err(cannot)?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)")
        .bind(LOCK)
        .execute(&mut *change)
        .await
        .map_err(cannot)?;
    let found = version(&mut change, place).await?;
    if found > KNOWN {
        return Err(StoreError::Newer {
            place: place.to_string(),
            found,
            known: KNOWN,
        });
    }
    if found < KNOWN {
        if found == 0 {
            let start = "CREATE SCHEMA tablier; CREATE TABLE version (number BIGINT NOT NULL); INSERT INTO version VALUES (0);";
            change.execute(start).await.map_err(cannot)?;
        }
        for (step, version) in STEPS.iter().zip(1..) {
            if version > found {
                change.execute(*step).await.map_err(cannot)?;
            }
        }
        sqlx::query("UPDATE version SET number = $1")
            .bind(KNOWN)
            .execute(&mut *change)
            .await
            .map_err(cannot)?;
    }
    change.commit().await.map_err(cannot)
}

/// The version of what is there, 0 for nothing at all.
async fn version(connection: &mut PgConnection, place: &str) -> Result<i64, StoreError> {
    let cannot = |error| cannot_open(place, error);
    let exists = |sql: &'static str| sqlx::query_scalar::<_, bool>(sql).bind(SCHEMA);
    let schema = exists("SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname = $1)");
    if !schema.fetch_one(&mut *connection).await.map_err(cannot)? {
        return Ok(0);
    }
    let table = exists(
        "SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = $1 AND tablename = 'version')",
    );
    if !table.fetch_one(&mut *connection).await.map_err(cannot)? {
        return Err(StoreError::NotOurs {
            place: format!("{place} ({SCHEMA})"),
        });
    }
    sqlx::query_scalar("SELECT number FROM version")
        .fetch_one(&mut *connection)
        .await
        .map_err(cannot)
}

pub(super) fn cannot_open(place: &str, error: sqlx::Error) -> StoreError {
    StoreError::CannotOpen {
        place: place.to_string(),
        why: Arc::new(error),
    }
}
