//! Streams in a file of SQLite's: one connection writes, a few read.

pub(crate) mod arrivals;
pub(crate) mod schema;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Sqlite, Transaction};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::Options;
use crate::error::StoreError;
use crate::group::Answer;
use crate::private;
use crate::stream::News;
use writer::Writer;
pub(crate) use writer::{Job, SetJob};

/// How long somebody waits for another program that writes to the same file.
const BUSY: Duration = Duration::from_secs(10);

/// How long until somebody tries again who was not let wait.
const AGAIN: Duration = Duration::from_millis(5);

/// How many connections read.
const READERS: u32 = 4;

/// How many pages gather in the log beside the file before they are moved into
/// it. A page may be written many times before; a longer log writes it into the
/// file only once.
const LOG_PAGES: &str = "8000";

/// How much of the file a connection keeps at hand at most: 32 MB, as SQLite
/// writes it.
const CACHE: &str = "-32768";

/// How many jobs may wait for the writer before those who bring more wait, too.
const QUEUE: usize = 8_192;

/// A file of SQLite's that is open.
#[derive(Clone)]
pub(crate) struct Lite {
    /// The only connection of this program that writes.
    pub(crate) write: SqlitePool,
    pub(crate) read: SqlitePool,
    meddled: Arc<AtomicBool>,
    jobs: mpsc::Sender<Job>,
}

/// How our files are opened.
pub(crate) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(BUSY)
        .foreign_keys(false)
        .disable_statement_logging()
}

impl Lite {
    pub(crate) async fn open(
        file: &Path,
        options: &Options,
        news: broadcast::Sender<News>,
    ) -> Result<(Lite, JoinHandle<()>), StoreError> {
        let cannot = |error| schema::cannot_open(file, error);
        if !options.create {
            expect(file).await?;
        }
        make(file).await;
        prepare_patiently(file).await?;
        // The kind of log is the file's own by now and need not be asked for again.
        let options = self::options(file)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", LOG_PAGES)
            .pragma("cache_size", CACHE)
            // What SQLite notes to undo half a statement is not worth a file.
            .pragma("temp_store", "MEMORY")
            // What is deleted is gone from the file, too, and not only from its lists.
            .pragma("secure_delete", "ON");
        let pool = |most| {
            SqlitePoolOptions::new()
                .max_connections(most)
                .acquire_timeout(Duration::from_secs(30))
                .idle_timeout(None)
                .max_lifetime(None)
                .test_before_acquire(false)
        };
        let write = pool(1)
            .connect_with(options.clone())
            .await
            .map_err(cannot)?;
        let read = pool(READERS)
            .after_connect(|connection, _| Box::pin(arrivals::let_read(connection)))
            .connect_with(options)
            .await
            .map_err(cannot)?;
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let meddled = Arc::new(AtomicBool::new(false));
        let writer = Writer::new(write.clone(), waiting, news, meddled.clone());
        let task = tokio::spawn(writer.work());
        let lite = Lite {
            write,
            read,
            meddled,
            jobs,
        };
        Ok((lite, task))
    }

    /// Begins to write beside the writer, which has to wait meanwhile, what has
    /// nothing to do with streams.
    pub(crate) async fn begin(&self) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
        begin(&self.write).await
    }

    /// Begins to write streams and rows beside the writer. All of them are in their
    /// places then.
    pub(crate) async fn begin_settled(&self) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
        let mut change = self.begin().await?;
        self.meddled.store(true, Ordering::Relaxed);
        arrivals::settle(&mut change).await?;
        Ok(change)
    }

    /// Hands a job to the writer and waits until it is durable.
    pub(crate) async fn order<T>(
        &self,
        job: impl FnOnce(Answer<T>) -> Job,
    ) -> Result<T, StoreError> {
        let (answer, done) = oneshot::channel();
        let sent = self.jobs.send(job(answer)).await;
        sent.map_err(|_| StoreError::Closed)?;
        done.await.map_err(|_| StoreError::Closed)?
    }

    /// Lets the writer finish what waits and takes nothing new.
    pub(crate) async fn end(&self) {
        let (answer, done) = oneshot::channel();
        if self.jobs.send(Job::End(answer)).await.is_ok() {
            let _ = done.await;
        }
        self.read.close().await;
        self.write.close().await;
    }
}

/// Begins to write. After some errors, such as a full disk, SQLite ends a transaction by
/// itself, and the connection believes that it is still in it: another one takes its
/// place then.
async fn begin(pool: &SqlitePool) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
    const BEGIN: &str = "BEGIN IMMEDIATE";
    match pool.begin_with(BEGIN).await {
        Err(sqlx::Error::InvalidSavePointStatement) => {
            pool.acquire().await?.close().await?;
            pool.begin_with(BEGIN).await
        }
        begun => begun,
    }
}

/// Prepares the file, however many others do so at the same moment. To change the
/// kind of log SQLite needs the file for itself and gives up at once where
/// another program looks at it, whatever time to wait it was given.
async fn prepare_patiently(file: &Path) -> Result<(), StoreError> {
    let begun = Instant::now();
    loop {
        match prepare(file).await {
            Err(error) if error.is_busy() && begun.elapsed() < BUSY => {
                tokio::time::sleep(AGAIN).await;
            }
            done => return done,
        }
    }
}

/// Looks at the file before anything in it is changed, and gives it its tables.
async fn prepare(file: &Path) -> Result<(), StoreError> {
    let cannot = |error| schema::cannot_open(file, error);
    let mut first = open_one(file).await?;
    // Not even the kind of log is changed in a file that may be somebody else's.
    schema::check(&mut first, file).await?;
    let journal = "PRAGMA journal_mode = WAL";
    sqlx::query(journal)
        .execute(&mut first)
        .await
        .map_err(cannot)?;
    schema::migrate(&mut first, file).await?;
    // A file that may be read but not written says so now and not at the first move.
    let probe = first.begin_with("BEGIN IMMEDIATE").await.map_err(cannot)?;
    probe.rollback().await.map_err(cannot)?;
    first.close().await.map_err(cannot)
}

async fn open_one(file: &Path) -> Result<SqliteConnection, StoreError> {
    let opened = options(file).create_if_missing(true).connect().await;
    opened.map_err(|error| schema::cannot_open(file, error))
}

/// Makes the file where there is none. What goes wrong SQLite finds, too, and says
/// what it makes of it.
async fn make(file: &Path) {
    let file = PathBuf::from(file);
    let _ = tokio::task::spawn_blocking(move || private::make(&file)).await;
}

/// That there is such a file.
async fn expect(file: &Path) -> Result<(), StoreError> {
    let missing = |why| StoreError::File {
        file: PathBuf::from(file),
        why: Arc::new(why),
    };
    tokio::fs::metadata(file).await.map_err(missing)?;
    Ok(())
}

/// Opens a file of ours for reading alone, such as a backup.
pub(crate) async fn open_for_reading(file: &Path) -> Result<SqliteConnection, StoreError> {
    expect(file).await?;
    let mut connection = (options(file).read_only(true).connect().await)
        .map_err(|error| schema::cannot_open(file, error))?;
    let version = schema::check(&mut connection, file).await?;
    if version == 0 {
        let place = file.display().to_string();
        return Err(StoreError::NotOurs { place });
    }
    if version >= schema::WITH_ARRIVALS {
        arrivals::let_read(&mut connection).await?;
    }
    Ok(connection)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::sync::broadcast;

    use super::*;
    use crate::group::Waiting;
    use crate::stream::{Appended, Kind, NewStream, Row};
    use crate::testing::Folder;

    async fn append(lite: &Lite, seq: u64, length: usize) -> Result<Appended, StoreError> {
        let row = Row {
            stream: Arc::from("a"),
            seq,
            at: 1,
            body: "x".repeat(length),
        };
        lite.order(|answer| Job::Append(Waiting { row, answer }))
            .await
    }

    async fn limit(lite: &Lite, pages: i64) {
        let pragma = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::query(pragma).execute(&lite.write).await.unwrap();
    }

    #[tokio::test]
    async fn a_full_disk_is_told_and_later_rows_are_kept() {
        let folder = Folder::new();
        let (news, _) = broadcast::channel(1);
        let file = folder.file("store.db");
        let opened = Lite::open(&file, &Options::default(), news).await;
        let (lite, _task) = opened.unwrap();
        let stream = NewStream {
            id: "a".to_string(),
            kind: Kind::Table,
            state: 0,
            listed: false,
            group: None,
            facts: String::new(),
            at: 1,
        };
        let made = lite.order(|answer| Job::Create(Box::new(stream), answer));
        assert!(made.await.unwrap());
        // SQLite takes the most pages a file may have like a disk without room.
        limit(&lite, 40).await;
        let mut last = 0;
        let error = loop {
            match append(&lite, last + 1, 20_000).await {
                Ok(done) => {
                    assert_eq!(done, Appended::Done);
                    last += 1;
                    assert!(last < 100, "the limit has no effect");
                }
                Err(error) => break error,
            }
        };
        assert!(matches!(error, StoreError::Full), "{error:?}");
        assert!(last > 0);
        assert!(matches!(
            append(&lite, last + 1, 20_000).await,
            Err(StoreError::Full)
        ));
        limit(&lite, 1_000_000).await;
        assert_eq!(
            append(&lite, last + 1, 20_000).await.unwrap(),
            Appended::Done
        );
        let count: i64 = sqlx::query_scalar("SELECT count(*) FROM rows")
            .fetch_one(&lite.read)
            .await
            .unwrap();
        assert_eq!(count, last as i64 + 1);
        lite.end().await;
    }
}
