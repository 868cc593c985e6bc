//! The one task of a server that adds rows: it takes everything that waits and
//! adds it by one statement, which is its own transaction.

use std::sync::Arc;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use tokio::sync::{mpsc, watch};

use super::notes::Note;
use super::{CONNECT, PATIENCE, too_late};
use crate::error::StoreError;
use crate::group::{Group, MOST_ROWS, Met, Waiting};
use crate::stream::kept;

/// How often a commit is tried that another one got in the way of.
const TRIES: u32 = 5;

/// Moves the ends of the streams, which refuses what does not follow, and adds
/// the rows of those that moved.
///
/// Streams are locked in the order of their names, so that two servers with the
/// same streams wait for each other in turn and not in a circle. Whoever waited
/// looks at the row as it is then, by PostgreSQL's rules for locked rows, so that
/// an end moved meanwhile is a conflict.
const APPEND: &str = "
WITH runs AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) AS r (id, first, last, at)
), locked AS (
    SELECT s.id FROM streams AS s JOIN runs AS r ON r.id = s.id
    WHERE s.last = r.first - 1 ORDER BY s.id FOR NO KEY UPDATE OF s
), moved AS (
    UPDATE streams AS s SET last = r.last, touched = greatest(s.touched, r.at)
    FROM locked AS l JOIN runs AS r ON r.id = l.id
    WHERE s.id = l.id AND s.last = r.first - 1
    RETURNING s.id
), added AS (
    INSERT INTO rows (stream, seq, at, body)
    SELECT n.stream, n.seq, n.at, n.body
    FROM unnest($5::text[], $6::bigint[], $7::bigint[], $8::text[]) AS n (stream, seq, at, body)
    JOIN moved AS m ON m.id = n.stream
)
SELECT m.id IS NOT NULL, s.id IS NOT NULL
FROM unnest($1::text[]) WITH ORDINALITY AS r (id, place)
LEFT JOIN moved AS m ON m.id = r.id LEFT JOIN streams AS s ON s.id = r.id
ORDER BY r.place";

pub(super) struct Writer {
    address: PgConnectOptions,
    connection: Option<PgConnection>,
    rows: mpsc::Receiver<Waiting>,
    notes: mpsc::UnboundedSender<Note>,
}

impl Writer {
    pub(super) fn new(
        address: PgConnectOptions,
        rows: mpsc::Receiver<Waiting>,
        notes: mpsc::UnboundedSender<Note>,
    ) -> Writer {
        Writer {
            address,
            connection: None,
            rows,
            notes,
        }
    }

    /// Works until the store is closed or everybody is gone.
    pub(super) async fn work(mut self, mut ending: watch::Receiver<bool>) {
        let mut queue = Vec::new();
        let mut is_open = true;
        loop {
            if queue.is_empty() {
                tokio::select! {
                    biased;
                    count = self.rows.recv_many(&mut queue, MOST_ROWS) => {
                        if count == 0 {
                            break;
                        }
                    }
                    _ = ending.wait_for(|ends| *ends), if is_open => {
                        // What was sent before is still taken.
                        self.rows.close();
                        is_open = false;
                        continue;
                    }
                }
            }
            let group = Group::gather(&mut queue);
            self.write(group).await;
        }
        // Whoever sends the notes may stop only now.
        let _ = self.notes.send(Note::End);
        if let Some(connection) = self.connection.take() {
            // The database notices the end of a connection in any case.
            let _ = sqlx::Connection::close(connection).await;
        }
    }

    async fn write(&mut self, group: Group) {
        match self.commit(&group).await {
            Ok(met) => {
                for (run, met) in group.runs.iter().zip(&met) {
                    if *met == Met::Accepted {
                        let _ = self.notes.send(Note::Changed(Arc::clone(&run.stream)));
                    }
                }
                group.answer(&met);
            }
            Err(error) => {
                self.connection = None;
                group.fail(&StoreError::from(error));
            }
        }
    }

    async fn commit(&mut self, group: &Group) -> Result<Vec<Met>, sqlx::Error> {
        for attempt in 1.. {
            let tried = tokio::time::timeout(PATIENCE, self.attempt(group)).await;
            match tried.unwrap_or_else(|_| Err(too_late())) {
                Err(error) if attempt < TRIES && is_in_the_way(&error) => {
                    tokio::time::sleep(Duration::from_millis(5) * attempt).await;
                }
                result => return result,
            }
        }
        unreachable!("the last attempt returns")
    }

    async fn attempt(&mut self, group: &Group) -> Result<Vec<Met>, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            empty => {
                let connecting = tokio::time::timeout(CONNECT, self.address.connect()).await;
                empty.insert(connecting.unwrap_or_else(|_| Err(too_late()))?)
            }
        };
        let runs = &group.runs;
        let rows = || (runs.iter()).flat_map(|run| run.waiting.iter().map(|waiting| &waiting.row));
        let found: Vec<(bool, bool)> = sqlx::query_as(APPEND)
            .bind(collect(runs.iter().map(|run| run.stream.to_string())))
            .bind(collect(runs.iter().map(|run| kept(run.first()))))
            .bind(collect(runs.iter().map(|run| kept(run.last()))))
            .bind(collect(runs.iter().map(|run| kept(run.at()))))
            .bind(collect(rows().map(|row| row.stream.to_string())))
            .bind(collect(rows().map(|row| kept(row.seq))))
            .bind(collect(rows().map(|row| kept(row.at))))
            .bind(collect(rows().map(|row| row.body.clone())))
            .fetch_all(connection)
            .await?;
        let met = |(moved, exists)| match (moved, exists) {
            (true, _) => Met::Accepted,
            (false, true) => Met::Conflict,
            (false, false) => Met::NoStream,
        };
        Ok(found.into_iter().map(met).collect())
    }
}

fn collect<T>(values: impl Iterator<Item = T>) -> Vec<T> {
    values.collect()
}

/// PostgreSQL undid the transaction because of another one; nothing of it was kept.
fn is_in_the_way(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    // deadlock_detected and serialization_failure.
    matches!(code.as_deref(), Some("40P01" | "40001"))
}
