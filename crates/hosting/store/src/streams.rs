//! What is done with streams and rows.

use std::sync::Arc;

use sqlx::QueryBuilder;
use tokio::sync::oneshot;

use crate::error::{RowError, StoreError};
use crate::group::Waiting;
use crate::sqlite::{Job, SetJob};
use crate::stream::{
    Appended, Change, Changed, Count, Head, Kind, Listing, MAX_TEXT, NewStream, Row, Sweep, found,
    kept,
};
use crate::{Backend, Store, reading, writing};

/// The most bytes of a stream's name, so that many fit into one message.
const MAX_ID: usize = 200;

/// How many streams are deleted in one transaction, so that nobody waits long.
const BATCH: usize = 50;

impl Store {
    /// Makes a stream; `false` if its name is taken.
    pub async fn create(&self, stream: NewStream) -> Result<bool, StoreError> {
        if stream.id.is_empty() || stream.id.len() > MAX_ID {
            return Err(StoreError::Row(RowError::Name));
        }
        let group = stream.group.as_deref().unwrap_or("");
        for text in [&stream.id, stream.kind.as_str(), group, &stream.facts] {
            check_text(text)?;
        }
        let made = match &self.backend {
            Backend::Sqlite(lite) => {
                lite.order(|answer| Job::Create(Box::new(stream), answer))
                    .await
            }
            Backend::Postgres(pg) => pg.create(&stream).await,
        };
        self.health.note(&made);
        made
    }

    /// Adds a row if its number is the next one. Answers when the row is durable.
    ///
    /// Only the number is compared, not what the row before says. A row that was
    /// made with another one in mind must wait for the answer about that one.
    ///
    /// After an error other than [`StoreError::NoStream`] and [`StoreError::Row`] the row may
    /// be there or not, for the connection may break between the commit and its answer.
    pub async fn append(&self, row: Row) -> Result<Appended, StoreError> {
        check_text(&row.body)?;
        if row.seq == 0 || i64::try_from(row.seq).is_err() {
            return Err(StoreError::Row(RowError::Number));
        }
        let appended = match &self.backend {
            Backend::Sqlite(lite) => {
                lite.order(|answer| Job::Append(Waiting { row, answer }))
                    .await
            }
            Backend::Postgres(pg) => {
                let (answer, done) = oneshot::channel();
                pg.append(Waiting { row, answer }).await?;
                done.await.unwrap_or(Err(StoreError::Closed))
            }
        };
        self.health.note(&appended);
        appended
    }

    /// The rows after a number, at most `limit` of them. None where there are no
    /// more, or no such stream.
    pub async fn read(&self, stream: &str, after: u64, limit: u32) -> Result<Vec<Row>, StoreError> {
        let name: Arc<str> = stream.into();
        let rows: Vec<(i64, i64, String)> = reading!(self, pool => {
            let rows = sqlx::query_as(
                "SELECT seq, at, body FROM rows WHERE stream = $1 AND seq > $2 ORDER BY seq LIMIT $3",
            )
            .bind(stream.to_string())
            .bind(kept(after))
            .bind(i64::from(limit))
            .fetch_all(pool)
            .await;
            rows.map_err(StoreError::from)
        })?;
        let row = |(seq, at, body)| Row {
            stream: Arc::clone(&name),
            seq: found(seq),
            at: found(at),
            body,
        };
        Ok(rows.into_iter().map(row).collect())
    }

    /// What is known about a stream without its rows.
    pub async fn head(&self, stream: &str) -> Result<Option<Head>, StoreError> {
        reading!(self, pool => {
            let head = sqlx::query_as("SELECT * FROM streams WHERE id = $1")
                .bind(stream.to_string())
                .fetch_optional(pool)
                .await;
            head.map_err(StoreError::from)
        })
    }

    /// Changes what is known about a stream, if nobody else did since the
    /// revision that [`Head::revision`] told.
    pub async fn set(
        &self,
        stream: &str,
        revision: u64,
        change: Change,
    ) -> Result<Changed, StoreError> {
        check_text(change.facts.as_deref().unwrap_or(""))?;
        match &self.backend {
            Backend::Sqlite(lite) => {
                let id = stream.to_string();
                let set = SetJob {
                    id,
                    revision,
                    change,
                };
                lite.order(|answer| Job::Set(Box::new(set), answer)).await
            }
            Backend::Postgres(pg) => match pg.set(stream, revision, &change).await? {
                true => Ok(Changed::Done),
                false => match self.head(stream).await? {
                    Some(_) => Ok(Changed::Stale),
                    None => Err(StoreError::NoStream),
                },
            },
        }
    }

    /// The streams that were asked for, newest first.
    pub async fn list(&self, listing: &Listing) -> Result<Vec<Head>, StoreError> {
        self.settle().await;
        reading!(self, pool => {
            let mut query = QueryBuilder::new("SELECT * FROM streams WHERE 1 = 1");
            if let Some(kind) = &listing.kind {
                query.push(" AND kind = ").push_bind(kind.as_str().to_string());
            }
            if let Some(state) = listing.state {
                query.push(" AND state = ").push_bind(state);
            }
            if let Some(listed) = listing.listed {
                query.push(" AND listed = ").push_bind(listed);
            }
            if let Some(group) = &listing.group {
                query.push(" AND belongs = ").push_bind(group.clone());
            }
            if let Some((created, id)) = &listing.before {
                query.push(" AND (created, id) < (").push_bind(kept(*created));
                query.push(", ").push_bind(id.clone()).push(")");
            }
            query.push(" ORDER BY created DESC, id DESC LIMIT ");
            query.push_bind(i64::from(listing.limit));
            let heads = query.build_query_as().fetch_all(pool).await;
            heads.map_err(StoreError::from)
        })
    }

    /// How many streams there are of each kind, by where they stand.
    pub async fn count(&self) -> Result<Vec<Count>, StoreError> {
        let counts: Vec<(String, i16, i64)> = reading!(self, pool => {
            let counts = sqlx::query_as(
                "SELECT kind, state, count(*) FROM streams GROUP BY kind, state ORDER BY kind, state",
            )
            .fetch_all(pool)
            .await;
            counts.map_err(StoreError::from)
        })?;
        let count = |(kind, state, streams): (String, _, _)| Count {
            kind: Kind::from(kind.as_str()),
            state,
            streams: found(streams),
        };
        Ok(counts.into_iter().map(count).collect())
    }

    /// Deletes a stream with its rows; `false` if there is none.
    pub async fn delete(&self, stream: &str) -> Result<bool, StoreError> {
        let deleted = self.delete_all(&[stream.to_string()], None).await?;
        Ok(!deleted.is_empty())
    }

    /// Deletes what has been kept long enough, a few at a time, and says what
    /// that was. If it fails half-way, what was deleted stays deleted.
    pub async fn sweep(&self, rule: &Sweep) -> Result<Vec<String>, StoreError> {
        self.settle().await;
        let mut deleted = Vec::new();
        let mut after = String::new();
        loop {
            let ids: Vec<String> = reading!(self, pool => {
                let mut query = QueryBuilder::new("SELECT id FROM streams WHERE kind = ");
                query.push_bind(rule.kind.as_str().to_string());
                if let Some(state) = rule.state {
                    query.push(" AND state = ").push_bind(state);
                }
                query.push(" AND touched < ").push_bind(kept(rule.untouched_since));
                query.push(" AND id > ").push_bind(after.clone());
                query.push(" ORDER BY id LIMIT ").push_bind(BATCH as i64);
                let ids = query.build_query_scalar().fetch_all(pool).await;
                ids.map_err(StoreError::from)
            })?;
            let Some(last) = ids.last() else {
                return Ok(deleted);
            };
            after.clone_from(last);
            let gone = self.delete_all(&ids, Some(rule.untouched_since)).await?;
            deleted.extend(gone);
        }
    }

    /// Deletes those of these streams that are there and untouched still. The
    /// stream goes first: whoever adds a row meanwhile is done before, so that
    /// the row is seen here, or finds no stream.
    async fn delete_all(
        &self,
        ids: &[String],
        untouched_since: Option<u64>,
    ) -> Result<Vec<String>, StoreError> {
        let deleted: Result<Vec<String>, StoreError> = writing!(self, begin_settled, change, locks => {
            let mut query = QueryBuilder::new("SELECT id FROM streams WHERE id IN (");
            let mut list = query.separated(", ");
            ids.iter().for_each(|id| { list.push_bind(id.clone()); });
            query.push(")");
            if let Some(since) = untouched_since {
                query.push(" AND touched < ").push_bind(kept(since));
            }
            query.push(" ORDER BY id").push(locks.unwrap_or(""));
            let doomed: Vec<String> = query.build_query_scalar().fetch_all(&mut *change).await?;
            if !doomed.is_empty() {
                for start in ["DELETE FROM streams WHERE id IN (", "DELETE FROM rows WHERE stream IN ("] {
                    let mut query = QueryBuilder::new(start);
                    let mut list = query.separated(", ");
                    doomed.iter().for_each(|id| { list.push_bind(id.clone()); });
                    query.push(")");
                    query.build().execute(&mut *change).await?;
                }
            }
            doomed
        });
        let deleted = deleted?;
        deleted.iter().for_each(|id| self.announce(id));
        Ok(deleted)
    }
}

fn check_text(text: &str) -> Result<(), StoreError> {
    if text.len() > MAX_TEXT {
        return Err(StoreError::Row(RowError::TooLong));
    }
    if text.contains('\0') {
        return Err(StoreError::Row(RowError::Zero));
    }
    Ok(())
}
