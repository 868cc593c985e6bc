//! Where rows are kept first. In `rows` every stream has a place of its own, so
//! that adding a row for each of a hundred tables would write a hundred pages. They
//! are written one behind the other into `arrivals` instead. When thousands of them
//! are there they are settled: moved to their places, together with the ends of
//! their streams, a few streams with every commit, so that nobody waits long. Whoever
//! reads sees both as one.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use serde_json::json;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor};

use crate::group::{Group, Met};
use crate::stream::kept;

/// With so many rows it is time to settle them. Reading a stream looks through
/// all that are not.
const MANY_ARRIVALS: usize = 4_000;

/// The rows of how many streams are settled with one commit.
const STEP: usize = 32;

/// How many streams' ends are remembered at most.
const MOST_ENDS: usize = 100_000;

/// Lets a connection that only reads see arrivals among the other rows: for it
/// these views stand before the tables of the same name. A row is in both places
/// while others that came with it are still to be settled.
const VIEWS: &str = "
CREATE TEMP VIEW rows AS
    SELECT stream, seq, at, body FROM main.rows
    UNION ALL
    SELECT stream, seq, at, body FROM main.arrivals AS late
    WHERE NOT EXISTS (SELECT 1 FROM main.rows WHERE stream = late.stream AND seq = late.seq);
CREATE TEMP VIEW streams AS
    SELECT id, kind, state, listed, belongs, facts, revision, created,
        max(touched, coalesce((SELECT max(at) FROM main.arrivals WHERE stream = id), 0)) AS touched,
        max(last, coalesce((SELECT max(seq) FROM main.arrivals WHERE stream = id), 0)) AS last
    FROM main.streams;
PRAGMA query_only = ON;
";

/// Makes a connection one that reads, and sees everything.
pub(super) async fn let_read(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    connection.execute(VIEWS).await?;
    Ok(())
}

/// Moves all arrivals to their places, within a transaction that may write. Those
/// of a stream that was deleted are gone with it.
pub(crate) async fn settle(change: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    place(change, i64::MAX, "", None).await?;
    change.execute("DELETE FROM arrivals").await?;
    Ok(())
}

/// Copies the arrivals up to a number to their places, those of the streams from
/// one name to another, or to the last.
async fn place(
    change: &mut SqliteConnection,
    through: i64,
    from: &str,
    to: Option<&str>,
) -> Result<(), sqlx::Error> {
    const ROWS: &str = "INSERT INTO rows (stream, seq, at, body)
         SELECT stream, seq, at, body FROM arrivals AS late
         WHERE number <= $1 AND stream >= $2 AND ($3 IS NULL OR stream <= $3)
             AND EXISTS (SELECT 1 FROM streams WHERE id = late.stream)
             AND NOT EXISTS (SELECT 1 FROM rows WHERE stream = late.stream AND seq = late.seq)
         ORDER BY stream, seq";
    const ENDS: &str = "UPDATE streams SET last = late.last, touched = max(touched, late.at)
         FROM (SELECT stream, max(seq) AS last, max(at) AS at FROM arrivals
               WHERE number <= $1 AND stream >= $2 AND ($3 IS NULL OR stream <= $3)
               GROUP BY stream) AS late
         WHERE streams.id = late.stream AND streams.last < late.last";
    for statement in [ROWS, ENDS] {
        sqlx::query(statement)
            .bind(through)
            .bind(from.to_string())
            .bind(to.map(str::to_string))
            .execute(&mut *change)
            .await?;
    }
    Ok(())
}

/// Arrivals that are being settled.
struct Pass {
    /// The number of the last of them.
    through: i64,
    /// How many there are.
    rows: usize,
    /// The streams that are still to come, by name.
    streams: VecDeque<String>,
}

impl Pass {
    async fn begin(change: &mut SqliteConnection, rows: usize) -> Result<Pass, sqlx::Error> {
        let through = sqlx::query_scalar("SELECT coalesce(max(number), 0) FROM arrivals");
        let through = through.fetch_one(&mut *change).await?;
        let streams = sqlx::query_scalar("SELECT DISTINCT stream FROM arrivals ORDER BY stream");
        let streams: Vec<String> = streams.fetch_all(change).await?;
        Ok(Pass {
            through,
            rows,
            streams: streams.into(),
        })
    }

    /// Settles the next few streams. Says whether all are done.
    async fn step(&mut self, change: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
        let few: Vec<String> = (self.streams)
            .drain(..STEP.min(self.streams.len()))
            .collect();
        if let (Some(from), Some(to)) = (few.first(), few.last()) {
            place(change, self.through, from, Some(to)).await?;
        }
        if !self.streams.is_empty() {
            return Ok(false);
        }
        sqlx::query("DELETE FROM arrivals WHERE number <= $1")
            .bind(self.through)
            .execute(change)
            .await?;
        Ok(true)
    }
}

/// What the writer knows about the ends of streams without looking. It is right
/// as long as nobody else writes; every stream that has arrivals is among them.
#[derive(Default)]
pub(super) struct Ends {
    known: HashMap<Arc<str>, u64>,
    /// What SQLite's `data_version` was; it changes when another connection writes.
    version: Option<i64>,
    /// How many rows have arrived and are not settled.
    arrivals: usize,
    /// Those that are being settled.
    pass: Option<Pass>,
}

/// What a commit would change about the ends.
#[derive(Default)]
pub(super) struct Moved {
    ends: Vec<(Arc<str>, u64)>,
    rows: usize,
}

impl Ends {
    /// Makes sure that what is known is right, within a transaction that may
    /// write, and settles some of what has arrived if that is due, or all if it
    /// is asked for or nobody knows what it is.
    pub(super) async fn refresh(
        &mut self,
        change: &mut SqliteConnection,
        wanted: bool,
    ) -> Result<(), sqlx::Error> {
        let version = sqlx::query_scalar("PRAGMA data_version");
        let version: i64 = version.fetch_one(&mut *change).await?;
        if self.version != Some(version) || self.known.len() >= MOST_ENDS {
            settle(change).await?;
            self.forget();
            self.version = Some(version);
        } else if wanted && self.arrivals > 0 {
            settle(change).await?;
            (self.arrivals, self.pass) = (0, None);
        } else if self.pass.is_some() || self.arrivals >= MANY_ARRIVALS {
            let mut pass = match self.pass.take() {
                Some(pass) => pass,
                None => Pass::begin(change, self.arrivals).await?,
            };
            if pass.step(change).await? {
                self.arrivals -= pass.rows;
            } else {
                self.pass = Some(pass);
            }
        }
        Ok(())
    }

    /// Adds the rows that follow, and says what became of each run.
    pub(super) async fn append(
        &mut self,
        change: &mut SqliteConnection,
        group: &Group,
    ) -> Result<(Vec<Met>, Moved), sqlx::Error> {
        self.look_up(change, group).await?;
        let mut moved = Moved::default();
        let mut rows = Vec::new();
        let mut met = Vec::with_capacity(group.runs.len());
        for run in &group.runs {
            let Some(&last) = self.known.get(&run.stream) else {
                met.push(Met::NoStream);
                continue;
            };
            if run.first() != last + 1 {
                met.push(Met::Conflict);
                continue;
            }
            met.push(Met::Accepted);
            moved.ends.push((Arc::clone(&run.stream), run.last()));
            rows.extend((run.waiting.iter()).map(|waiting| {
                let row = &waiting.row;
                json!([&*row.stream, row.seq, kept(row.at), row.body])
            }));
        }
        moved.rows = rows.len();
        if !rows.is_empty() {
            sqlx::query(
                "INSERT INTO arrivals (stream, seq, at, body)
                 SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)",
            )
            .bind(json!(rows).to_string())
            .execute(&mut *change)
            .await?;
        }
        Ok((met, moved))
    }

    /// Learns the ends of streams that are not known yet. None of them has
    /// arrivals, so that the table itself tells.
    async fn look_up(
        &mut self,
        change: &mut SqliteConnection,
        group: &Group,
    ) -> Result<(), sqlx::Error> {
        let unknown = group.runs.iter().map(|run| &run.stream);
        let unknown: Vec<&str> = unknown
            .filter(|stream| !self.known.contains_key(*stream))
            .map(|stream| &**stream)
            .collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let found: Vec<(String, i64)> = sqlx::query_as(
            "SELECT id, last FROM streams WHERE id IN (SELECT value FROM json_each($1))",
        )
        .bind(json!(unknown).to_string())
        .fetch_all(change)
        .await?;
        let ends = found.into_iter();
        self.known
            .extend(ends.map(|(id, last)| (Arc::from(id), crate::stream::found(last))));
        Ok(())
    }

    /// The commit is kept.
    pub(super) fn advance(&mut self, moved: Moved) {
        self.known.extend(moved.ends);
        self.arrivals += moved.rows;
    }

    /// Nobody knows whether a commit is kept, or somebody else wrote by the same
    /// connection.
    pub(super) fn forget(&mut self) {
        *self = Ends::default();
    }
}

/// Settles everything by a connection of its own.
pub(super) async fn settle_all(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await?;
    settle(&mut change).await?;
    change.commit().await
}
