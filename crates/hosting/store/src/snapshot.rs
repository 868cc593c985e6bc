//! Everything in a database as it is at one moment, read a page at a time while
//! others go on writing.

use std::path::Path;
use std::sync::Arc;

use sqlx::{Connection, Postgres, Sqlite, SqliteConnection, Transaction};

use crate::error::StoreError;
use crate::postgres::patiently;
use crate::stream::{Head, Outage, Row, found, kept};
use crate::{Backend, Store, sqlite};

/// How many rows are read at once. A row may be long.
const PAGE_ROWS: i64 = 200;

/// How many streams are read at once.
const PAGE_STREAMS: i64 = 200;

/// How far a backup or a restoration has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// How many streams and rows are done.
    pub done: u64,
    /// How many streams and rows there are.
    pub all: u64,
}

/// A transaction that only reads.
pub(crate) enum Snapshot<'c> {
    Sqlite(Transaction<'c, Sqlite>),
    Postgres(Transaction<'c, Postgres>),
}

/// Asks either database the same.
macro_rules! asking {
    ($snapshot:expr, $connection:ident => $code:expr) => {
        match $snapshot {
            Snapshot::Sqlite(transaction) => {
                let $connection = &mut **transaction;
                $code.await.map_err(StoreError::from)
            }
            Snapshot::Postgres(transaction) => {
                let $connection = &mut **transaction;
                patiently(async { $code.await.map_err(StoreError::from) }).await
            }
        }
    };
}

impl Store {
    /// What is there now.
    pub(crate) async fn snapshot(&self) -> Result<Snapshot<'static>, StoreError> {
        self.settle().await;
        Ok(match &self.backend {
            Backend::Sqlite(lite) => Snapshot::Sqlite(lite.read.begin().await?),
            Backend::Postgres(pg) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                Snapshot::Postgres(pg.pool.begin_with(begin).await?)
            }
        })
    }
}

impl<'c> Snapshot<'c> {
    /// What is in a file, whose version is known already.
    pub(crate) async fn of_file(
        connection: &'c mut SqliteConnection,
    ) -> Result<Snapshot<'c>, StoreError> {
        Ok(Snapshot::Sqlite(connection.begin().await?))
    }

    /// How many streams and rows there are.
    pub(crate) async fn totals(&mut self) -> Result<(u64, u64), StoreError> {
        let streams: i64 = asking!(self, connection => {
            sqlx::query_scalar("SELECT count(*) FROM streams").fetch_one(connection)
        })?;
        let rows: i64 = asking!(self, connection => {
            sqlx::query_scalar("SELECT count(*) FROM rows").fetch_one(connection)
        })?;
        Ok((found(streams), found(rows)))
    }

    /// Some streams after one, in the order of their names.
    pub(crate) async fn heads(&mut self, after: &str) -> Result<Vec<Head>, StoreError> {
        asking!(self, connection => {
            sqlx::query_as("SELECT * FROM streams WHERE id > $1 ORDER BY id LIMIT $2")
                .bind(after.to_string())
                .bind(PAGE_STREAMS)
                .fetch_all(connection)
        })
    }

    /// Some rows after one, in the order of streams and numbers.
    pub(crate) async fn rows(&mut self, stream: &str, seq: u64) -> Result<Vec<Row>, StoreError> {
        let rows: Vec<(String, i64, i64, String)> = asking!(self, connection => {
            sqlx::query_as(
                "SELECT stream, seq, at, body FROM rows WHERE (stream, seq) > ($1, $2)
                 ORDER BY stream, seq LIMIT $3",
            )
            .bind(stream.to_string())
            .bind(kept(seq))
            .bind(PAGE_ROWS)
            .fetch_all(connection)
        })?;
        let row = |(stream, seq, at, body): (String, _, _, _)| Row {
            stream: Arc::from(stream),
            seq: found(seq),
            at: found(at),
            body,
        };
        Ok(rows.into_iter().map(row).collect())
    }

    /// Some rows of one stream after a number.
    pub(crate) async fn rows_of(&mut self, stream: &str, seq: u64) -> Result<Vec<Row>, StoreError> {
        let mut rows = self.rows(stream, seq).await?;
        rows.retain(|row| &*row.stream == stream);
        Ok(rows)
    }

    /// The servers' last signs of life.
    pub(crate) async fn beats(&mut self) -> Result<Vec<(String, i64)>, StoreError> {
        asking!(self, connection => {
            sqlx::query_as("SELECT server, at FROM beats ORDER BY server").fetch_all(connection)
        })
    }

    /// The times without any server.
    pub(crate) async fn outages(&mut self) -> Result<Vec<Outage>, StoreError> {
        let outages: Vec<(i64, i64)> = asking!(self, connection => {
            sqlx::query_as("SELECT since, until FROM outages ORDER BY since, until").fetch_all(connection)
        })?;
        let outage = |(from, until)| Outage {
            from: found(from),
            until: found(until),
        };
        Ok(outages.into_iter().map(outage).collect())
    }
}

/// Opens a backup.
pub(crate) async fn open_file(file: &Path) -> Result<SqliteConnection, StoreError> {
    sqlite::open_for_reading(file).await
}
