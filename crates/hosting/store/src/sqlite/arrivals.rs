//! Where rows are kept first. In `rows` every stream has a place of its own, so
//! that adding a row for each of a hundred tables would write a hundred pages. They
//! are written one behind the other into `arrivals` instead. When thousands of them
//! are there they are settled: moved to their places, together with the ends of
//! their streams, a few streams with every commit, so that nobody waits long. Whoever
//! reads sees both as one.

use std::collections::{BTreeMap, HashMap};
use std::mem;
use std::sync::Arc;

use serde_json::json;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection, Executor};

use crate::group::{Group, Met, Waiting};
use crate::stream::kept;

/// With so many rows it is time to settle them. Reading a stream looks through
/// all that are not.
const MANY_ARRIVALS: usize = 4_000;

/// With so many bytes it is, too.
const MANY_BYTES: usize = 4 << 20;

/// The rows of how many streams are settled with one commit.
const STEP: usize = 32;

/// How many streams' ends are remembered at most.
const MOST_ENDS: usize = 100_000;

/// Lets a connection that only reads see arrivals among the other rows: for it
/// these views stand before the tables of the same name. A row is in both places
/// while others that came with it are still to be settled. The end of a stream is
/// its last arrival, and soon found from behind where somebody plays.
const VIEWS: &str = "
CREATE TEMP VIEW rows AS
    SELECT stream, seq, at, body FROM main.rows
    UNION ALL
    SELECT stream, seq, at, body FROM main.arrivals AS late
    WHERE NOT EXISTS (SELECT 1 FROM main.rows WHERE stream = late.stream AND seq = late.seq);
CREATE TEMP VIEW streams AS
    SELECT id, kind, state, listed, belongs, facts, revision, created,
        max(touched, coalesce(
            (SELECT at FROM main.arrivals WHERE stream = id ORDER BY number DESC LIMIT 1), 0
        )) AS touched,
        max(last, coalesce(
            (SELECT seq FROM main.arrivals WHERE stream = id ORDER BY number DESC LIMIT 1), 0
        )) AS last
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
    const ROWS: &str = "INSERT INTO rows (stream, seq, at, body)
         SELECT stream, seq, at, body FROM arrivals AS late
         WHERE EXISTS (SELECT 1 FROM streams WHERE id = late.stream)
             AND NOT EXISTS (SELECT 1 FROM rows WHERE stream = late.stream AND seq = late.seq)
         ORDER BY stream, seq";
    const ENDS: &str = "UPDATE streams SET last = late.last, touched = max(touched, late.at)
         FROM (SELECT stream, max(seq) AS last, max(at) AS at FROM arrivals GROUP BY stream) AS late
         WHERE streams.id = late.stream AND streams.last < late.last";
    for statement in [ROWS, ENDS, "DELETE FROM arrivals"] {
        change.execute(statement).await?;
    }
    Ok(())
}

/// How many rows one statement takes at most.
const MOST_ROWS: usize = 512;

/// A row that was written to `arrivals`. Its texts are shared with whoever else has
/// them, and never copied.
#[derive(Clone)]
struct Written {
    stream: Arc<str>,
    seq: i64,
    at: i64,
    body: Arc<str>,
}

/// Rows that were written to `arrivals`, kept at hand so that nobody has to look
/// for them there.
#[derive(Default)]
struct Pending {
    /// By stream, each in order. Neighbours by name are neighbours in the file.
    streams: BTreeMap<Arc<str>, Vec<Written>>,
    rows: usize,
    bytes: usize,
}

impl Pending {
    fn add(&mut self, stream: Arc<str>, rows: Vec<Written>) {
        self.rows += rows.len();
        self.bytes += rows.iter().map(|row| row.body.len()).sum::<usize>();
        self.streams.entry(stream).or_default().extend(rows);
    }

    fn is_much(&self) -> bool {
        self.rows >= MANY_ARRIVALS || self.bytes >= MANY_BYTES
    }
}

/// Arrivals that are being settled.
struct Pass {
    /// The number of the last of them.
    through: i64,
    /// Those of the streams that are still to come.
    left: BTreeMap<Arc<str>, Vec<Written>>,
}

impl Pass {
    async fn begin(change: &mut SqliteConnection, pending: Pending) -> Result<Pass, sqlx::Error> {
        let through = sqlx::query_scalar("SELECT coalesce(max(number), 0) FROM arrivals");
        let through = through.fetch_one(change).await?;
        let left = pending.streams;
        Ok(Pass { through, left })
    }

    /// Settles the next few streams. Says whether all are done.
    async fn step(&mut self, change: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
        let (mut rows, mut ends) = (Vec::new(), Vec::new());
        for _ in 0..STEP {
            let Some((_, written)) = self.left.pop_first() else {
                break;
            };
            ends.extend(written.last().cloned());
            rows.extend(written);
        }
        insert(change, "rows", &rows).await?;
        move_ends(change, &ends).await?;
        if !self.left.is_empty() {
            return Ok(false);
        }
        sqlx::query("DELETE FROM arrivals WHERE number <= $1")
            .bind(self.through)
            .execute(change)
            .await?;
        Ok(true)
    }
}

/// Adds rows to a table. Statements are prepared for a few counts of rows only, the
/// powers of two: what is missing is null, and left out.
async fn insert(
    change: &mut SqliteConnection,
    table: &'static str,
    rows: &[Written],
) -> Result<(), sqlx::Error> {
    for rows in rows.chunks(MOST_ROWS) {
        let places = places("(?,?,?,?)", rows.len());
        let statement = format!(
            "INSERT INTO {table} (stream, seq, at, body) SELECT * FROM (VALUES {places}) WHERE column1 IS NOT NULL"
        );
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for row in rows {
            query = query.bind(row.stream.clone()).bind(row.seq);
            query = query.bind(row.at).bind(row.body.clone());
        }
        query.execute(&mut *change).await?;
    }
    Ok(())
}

/// Moves the ends of streams to these rows.
async fn move_ends(change: &mut SqliteConnection, ends: &[Written]) -> Result<(), sqlx::Error> {
    let places = places("(?,?,?)", ends.len());
    let statement = format!(
        "UPDATE streams SET last = late.column2, touched = max(touched, late.column3)
         FROM (VALUES {places}) AS late WHERE streams.id = late.column1"
    );
    let mut query = sqlx::query(AssertSqlSafe(statement));
    for row in ends {
        query = query.bind(row.stream.clone()).bind(row.seq).bind(row.at);
    }
    query.execute(change).await?;
    Ok(())
}

/// Places for at least so many rows.
fn places(row: &str, count: usize) -> String {
    let count = count.next_power_of_two();
    let mut places = String::with_capacity(count * (row.len() + 1));
    for number in 0..count {
        if number > 0 {
            places.push(',');
        }
        places.push_str(row);
    }
    places
}

/// What the writer knows about the ends of streams without looking. It is right
/// as long as nobody else writes; every stream that has arrivals is among them.
#[derive(Default)]
pub(super) struct Ends {
    known: HashMap<Arc<str>, u64>,
    /// What SQLite's `data_version` was; it changes when another connection writes.
    version: Option<i64>,
    /// Rows that have arrived and whose turn to be settled has not come.
    pending: Pending,
    /// Those that are being settled.
    pass: Option<Pass>,
}

/// What a commit would change about the ends.
#[derive(Default)]
pub(super) struct Moved(Vec<Continued>);

/// A stream that some rows were added to.
struct Continued {
    stream: Arc<str>,
    last: u64,
    rows: Vec<Written>,
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
        } else if wanted {
            settle(change).await?;
            (self.pending, self.pass) = (Pending::default(), None);
        } else if self.pass.is_some() || self.pending.is_much() {
            let mut pass = match self.pass.take() {
                Some(pass) => pass,
                None => Pass::begin(change, mem::take(&mut self.pending)).await?,
            };
            if !pass.step(change).await? {
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
            let written = |Waiting { row, .. }: &Waiting| Written {
                stream: Arc::clone(&row.stream),
                seq: kept(row.seq),
                at: kept(row.at),
                body: row.body.as_str().into(),
            };
            moved.0.push(Continued {
                stream: Arc::clone(&run.stream),
                last: run.last(),
                rows: run.waiting.iter().map(written).collect(),
            });
        }
        let rows: Vec<Written> = (moved.0.iter())
            .flat_map(|run| run.rows.iter().cloned())
            .collect();
        insert(change, "arrivals", &rows).await?;
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
        for Continued { stream, last, rows } in moved.0 {
            self.known.insert(Arc::clone(&stream), last);
            self.pending.add(stream, rows);
        }
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
