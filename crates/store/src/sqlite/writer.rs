//! The one task that writes: it takes everything that waits and commits it at once.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::{MissedTickBehavior, interval};

use crate::error::StoreError;
use crate::group::{Answer, Group, MOST_ROWS, Met, Waiting};
use crate::stream::{Change, Changed, NewStream, News, kept};

/// How often somebody else's writing to the same file is noticed.
const LOOK: Duration = Duration::from_secs(1);

/// Something to write.
pub(crate) enum Job {
    Append(Waiting),
    Create(Box<NewStream>, Answer<bool>),
    Set(Box<SetJob>, Answer<Changed>),
    /// Write what waits, say so and stop.
    End(oneshot::Sender<()>),
}

/// A change of a stream, if it has this revision still.
pub(crate) struct SetJob {
    pub(crate) id: String,
    pub(crate) revision: u64,
    pub(crate) change: Change,
}

pub(super) struct Writer {
    pool: SqlitePool,
    jobs: mpsc::Receiver<Job>,
    news: broadcast::Sender<News>,
    /// What changes when another program has written.
    version: Option<i64>,
}

/// What goes into one commit.
#[derive(Default)]
struct Batch {
    creates: Vec<(NewStream, Answer<bool>)>,
    sets: Vec<(SetJob, Answer<Changed>)>,
    rows: Group,
}

/// What became of everything in a batch, in its order.
struct Outcome {
    created: Vec<bool>,
    changed: Vec<Result<Changed, StoreError>>,
    met: Vec<Met>,
}

impl Writer {
    pub(super) fn new(
        pool: SqlitePool,
        jobs: mpsc::Receiver<Job>,
        news: broadcast::Sender<News>,
    ) -> Writer {
        Writer {
            pool,
            jobs,
            news,
            version: None,
        }
    }

    /// Works until everybody who could bring a job is gone.
    pub(super) async fn work(mut self) {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut incoming = Vec::new();
        let mut queue = Vec::new();
        let mut ended = Vec::new();
        loop {
            if queue.is_empty() && incoming.is_empty() {
                if !ended.is_empty() {
                    break;
                }
                tokio::select! {
                    biased;
                    count = self.jobs.recv_many(&mut incoming, MOST_ROWS) => {
                        if count == 0 {
                            break;
                        }
                    }
                    _ = looks.tick() => {
                        self.look().await;
                        continue;
                    }
                }
            }
            let mut batch = Batch::default();
            for job in incoming.drain(..) {
                match job {
                    Job::Append(waiting) => queue.push(waiting),
                    Job::Create(stream, answer) => batch.creates.push((*stream, answer)),
                    Job::Set(set, answer) => batch.sets.push((*set, answer)),
                    Job::End(answer) => {
                        self.jobs.close();
                        ended.push(answer);
                    }
                }
            }
            batch.rows = Group::gather(&mut queue);
            self.write(batch).await;
            if !ended.is_empty() {
                // What was sent before the end is still taken.
                self.jobs.recv_many(&mut incoming, usize::MAX).await;
            }
        }
        for answer in ended {
            let _ = answer.send(());
        }
    }

    async fn write(&mut self, batch: Batch) {
        match self.commit(&batch).await {
            Ok(outcome) => {
                for ((_, answer), created) in batch.creates.into_iter().zip(outcome.created) {
                    let _ = answer.send(Ok(created));
                }
                for ((_, answer), changed) in batch.sets.into_iter().zip(outcome.changed) {
                    let _ = answer.send(changed);
                }
                batch.rows.answer(&outcome.met);
            }
            Err(error) => {
                let error = StoreError::from(error);
                for (_, answer) in batch.creates {
                    let _ = answer.send(Err(error.clone()));
                }
                for (_, answer) in batch.sets {
                    let _ = answer.send(Err(error.clone()));
                }
                batch.rows.fail(&error);
            }
        }
    }

    /// One transaction; nothing of it is there unless all of it is.
    async fn commit(&self, batch: &Batch) -> Result<Outcome, sqlx::Error> {
        let mut change = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let mut created = Vec::new();
        for (stream, _) in &batch.creates {
            created.push(create(&mut change, stream).await?);
        }
        let mut changed = Vec::new();
        for (set, _) in &batch.sets {
            changed.push(apply(&mut change, set).await?);
        }
        let met = append(&mut change, &batch.rows).await?;
        change.commit().await?;
        Ok(Outcome {
            created,
            changed,
            met,
        })
    }

    /// Another program may add or delete streams in the same file.
    async fn look(&mut self) {
        let found: Result<i64, _> = sqlx::query_scalar("PRAGMA data_version")
            .fetch_one(&self.pool)
            .await;
        let Ok(found) = found else { return };
        if self.version.is_some_and(|known| known != found) {
            // Without anybody who listens there is nobody to tell.
            let _ = self.news.send(News::Lost);
        }
        self.version = Some(found);
    }
}

async fn create(
    connection: &mut SqliteConnection,
    stream: &NewStream,
) -> Result<bool, sqlx::Error> {
    let result = crate::queries::create(stream).execute(connection).await?;
    Ok(result.rows_affected() == 1)
}

async fn apply(
    connection: &mut SqliteConnection,
    set: &SetJob,
) -> Result<Result<Changed, StoreError>, sqlx::Error> {
    let result = crate::queries::set(&set.id, set.revision, &set.change)
        .execute(&mut *connection)
        .await?;
    if result.rows_affected() == 1 {
        return Ok(Ok(Changed::Done));
    }
    Ok(match exists(connection, &set.id).await? {
        true => Ok(Changed::Stale),
        false => Err(StoreError::NoStream),
    })
}

async fn exists(connection: &mut SqliteConnection, id: &str) -> Result<bool, sqlx::Error> {
    let found: Option<i64> = sqlx::query_scalar("SELECT 1 FROM streams WHERE id = $1")
        .bind(id.to_string())
        .fetch_optional(connection)
        .await?;
    Ok(found.is_some())
}

/// Moves the streams' ends, which refuses what does not follow, then adds the rows
/// of those that moved. Both take all of them as one text.
async fn append(connection: &mut SqliteConnection, group: &Group) -> Result<Vec<Met>, sqlx::Error> {
    if group.runs.is_empty() {
        return Ok(Vec::new());
    }
    let runs: Vec<_> = (group.runs.iter())
        .map(|run| json!([&*run.stream, run.first(), run.last(), kept(run.at())]))
        .collect();
    let moved: Vec<String> = sqlx::query_scalar(
        "UPDATE streams SET last = run.last, touched = max(touched, run.at)
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS first, value ->> 2 AS last, value ->> 3 AS at
               FROM json_each($1)) AS run
         WHERE streams.id = run.id AND streams.last = run.first - 1
         RETURNING id",
    )
    .bind(json!(runs).to_string())
    .fetch_all(&mut *connection)
    .await?;
    let moved: std::collections::HashSet<Arc<str>> = moved.into_iter().map(Arc::from).collect();
    let mut rows = Vec::new();
    let mut met = Vec::new();
    for run in &group.runs {
        if moved.contains(&run.stream) {
            met.push(Met::Accepted);
            rows.extend((run.waiting.iter()).map(|waiting| {
                let row = &waiting.row;
                json!([&*row.stream, row.seq, kept(row.at), row.body])
            }));
        } else if exists(connection, &run.stream).await? {
            met.push(Met::Conflict);
        } else {
            met.push(Met::NoStream);
        }
    }
    if !rows.is_empty() {
        sqlx::query(
            "INSERT INTO rows (stream, seq, at, body)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)",
        )
        .bind(json!(rows).to_string())
        .execute(&mut *connection)
        .await?;
    }
    Ok(met)
}
