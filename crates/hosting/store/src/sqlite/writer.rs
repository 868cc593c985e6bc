//! The one task that writes: it takes everything that waits and commits it at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};

use super::arrivals::{self, Ends, Moved};
use crate::error::StoreError;
use crate::group::{Answer, Group, MOST_ROWS, Met, Waiting};
use crate::stream::{Change, Changed, NewStream, News};

/// How long it is at least from one commit to the next while many rows come: a
/// commit costs about as much with a hundred rows as with one.
const BREATH: Duration = Duration::from_millis(4);

/// With so many rows in a commit there are many.
const MANY: usize = 16;

/// How often somebody else's writing to the same file is noticed.
const LOOK: Duration = Duration::from_secs(1);

/// Something to write.
pub(crate) enum Job {
    Append(Waiting),
    Create(Box<NewStream>, Answer<bool>),
    Set(Box<SetJob>, Answer<Changed>),
    /// Move what has arrived to its place.
    Settle(Answer<()>),
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
    ends: Ends,
    /// Somebody else has written by the connection that writes.
    meddled: Arc<AtomicBool>,
}

/// What goes into one commit.
#[derive(Default)]
struct Batch {
    creates: Vec<(NewStream, Answer<bool>)>,
    sets: Vec<(SetJob, Answer<Changed>)>,
    settles: Vec<Answer<()>>,
    rows: Group,
}

/// What became of everything in a batch, in its order.
struct Outcome {
    created: Vec<bool>,
    changed: Vec<Result<Changed, StoreError>>,
    met: Vec<Met>,
    moved: Moved,
}

impl Writer {
    pub(super) fn new(
        pool: SqlitePool,
        jobs: mpsc::Receiver<Job>,
        news: broadcast::Sender<News>,
        meddled: Arc<AtomicBool>,
    ) -> Writer {
        Writer {
            pool,
            jobs,
            news,
            version: None,
            ends: Ends::default(),
            meddled,
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
                    Job::Settle(answer) => batch.settles.push(answer),
                    Job::End(answer) => {
                        self.jobs.close();
                        ended.push(answer);
                    }
                }
            }
            batch.rows = Group::gather(&mut queue);
            let (begun, rows) = (Instant::now(), batch.rows.len());
            self.write(batch).await;
            if rows >= MANY && ended.is_empty() {
                sleep_until(begun + BREATH).await;
            }
            if !ended.is_empty() {
                // What was sent before the end is still taken.
                self.jobs.recv_many(&mut incoming, usize::MAX).await;
            }
        }
        // Nobody has to find it so, but a file that is copied is easier to look into.
        if let Ok(mut change) = self.pool.acquire().await {
            let _ = arrivals::settle_all(&mut change).await;
        }
        for answer in ended {
            let _ = answer.send(());
        }
    }

    async fn write(&mut self, batch: Batch) {
        match self.commit(&batch).await {
            Ok(outcome) => {
                self.ends.advance(outcome.moved);
                for answer in batch.settles {
                    let _ = answer.send(Ok(()));
                }
                for ((_, answer), created) in batch.creates.into_iter().zip(outcome.created) {
                    let _ = answer.send(Ok(created));
                }
                for ((_, answer), changed) in batch.sets.into_iter().zip(outcome.changed) {
                    let _ = answer.send(changed);
                }
                batch.rows.answer(&outcome.met);
            }
            Err(error) => {
                self.ends.forget();
                self.mend().await;
                let error = StoreError::from(error);
                for answer in batch.settles {
                    let _ = answer.send(Err(error.clone()));
                }
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

    /// After some errors SQLite ends a transaction by itself, and the connection
    /// does not know that it has none: another one takes its place.
    async fn mend(&self) {
        if let Ok(mut connection) = self.pool.acquire().await {
            let begun = connection.begin().await;
            if begun.is_err() {
                drop(begun);
                let _ = connection.close().await;
            }
        }
    }

    /// One transaction; nothing of it is there unless all of it is.
    async fn commit(&mut self, batch: &Batch) -> Result<Outcome, sqlx::Error> {
        let mut change = super::begin(&self.pool).await?;
        if self.meddled.swap(false, Ordering::Relaxed) {
            self.ends.forget();
        }
        let wanted = !batch.settles.is_empty();
        self.ends.refresh(&mut change, wanted).await?;
        let mut created = Vec::new();
        for (stream, _) in &batch.creates {
            created.push(create(&mut change, stream).await?);
        }
        let mut changed = Vec::new();
        for (set, _) in &batch.sets {
            changed.push(apply(&mut change, set).await?);
        }
        let (met, moved) = self.ends.append(&mut change, &batch.rows).await?;
        change.commit().await?;
        Ok(Outcome {
            created,
            changed,
            met,
            moved,
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
