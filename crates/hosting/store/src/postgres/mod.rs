//! Streams in PostgreSQL, where several servers may work side by side.

mod listener;
mod notes;
mod schema;
mod writer;

use std::future::Future;
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::sync::Arc;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tokio::sync::{broadcast, mpsc, watch};
use tokio::task::JoinHandle;

use crate::error::{RowError, StoreError};
use crate::group::Waiting;
use crate::stream::{Change, NewStream, News};
use crate::{Options, queries};
use notes::{Note, Notes};
use writer::Writer;

/// How long a question may take before the database counts as gone.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long to wait for a connection.
const CONNECT: Duration = Duration::from_secs(5);

/// How many rows may wait for the writer before those who bring more wait, too.
const QUEUE: usize = 8_192;

/// A database of PostgreSQL's that is open.
#[derive(Clone)]
pub(crate) struct Pg {
    pub(crate) pool: PgPool,
    rows: mpsc::Sender<Waiting>,
    notes: mpsc::UnboundedSender<Note>,
    /// By what this store knows its own notes again.
    own: Arc<str>,
    ends: Arc<watch::Sender<bool>>,
}

impl Pg {
    pub(crate) async fn open(
        address: &PgConnectOptions,
        place: &str,
        options: &Options,
        news: broadcast::Sender<News>,
    ) -> Result<(Pg, Vec<JoinHandle<()>>), StoreError> {
        let address = address
            .clone()
            .application_name("tablier")
            // A commit is on the disk when it answers, whatever the server's default is.
            .options([
                ("search_path", schema::SCHEMA),
                ("synchronous_commit", "on"),
            ])
            .disable_statement_logging();
        let cannot = |error| schema::cannot_open(place, error);
        let pool = PgPoolOptions::new()
            .max_connections(options.connections.max(1))
            .acquire_timeout(CONNECT)
            .connect_with(address.clone())
            .await
            .map_err(cannot)?;
        let mut first = pool.acquire().await.map_err(cannot)?;
        schema::migrate(&mut first, place).await?;
        drop(first);

        let own: Arc<str> = format!("{:016x}", RandomState::new().hash_one(0)).into();
        let (ends, ending) = watch::channel(false);
        let (notes, waiting_notes) = mpsc::unbounded_channel();
        let (rows, waiting_rows) = mpsc::channel(QUEUE);
        let mut tasks = Vec::new();
        let writer = Writer::new(address.clone(), waiting_rows, notes.clone());
        tasks.push(tokio::spawn(writer.work(ending.clone())));
        let sender = Notes::new(Arc::clone(&own), pool.clone(), waiting_notes);
        tasks.push(tokio::spawn(sender.work()));
        if options.listen {
            let listener = listener::Listener::start(Arc::clone(&own), address, news)
                .await
                .map_err(cannot)?;
            tasks.push(tokio::spawn(listener.work(ending)));
        }
        let pg = Pg {
            pool,
            rows,
            notes,
            own,
            ends: Arc::new(ends),
        };
        Ok((pg, tasks))
    }

    pub(crate) async fn create(&self, stream: &NewStream) -> Result<bool, StoreError> {
        let made = patiently(async {
            let made = queries::create(stream).execute(&self.pool).await?;
            Ok(made.rows_affected() == 1)
        })
        .await?;
        if made {
            self.announce(stream.id.as_str().into());
        }
        Ok(made)
    }

    pub(crate) async fn set(
        &self,
        id: &str,
        revision: u64,
        change: &Change,
    ) -> Result<bool, StoreError> {
        let done = patiently(async {
            let done = queries::set(id, revision, change)
                .execute(&self.pool)
                .await?;
            Ok(done.rows_affected() == 1)
        })
        .await?;
        if done {
            self.announce(id.into());
        }
        Ok(done)
    }

    pub(crate) async fn append(&self, waiting: Waiting) -> Result<(), StoreError> {
        let sent = self.rows.send(waiting).await;
        sent.map_err(|_| StoreError::Closed)
    }

    /// Tells other servers about a stream, soon and without waiting for it.
    pub(crate) fn announce(&self, id: Arc<str>) {
        // After the end there is nobody left who would send it.
        let _ = self.notes.send(Note::Changed(id));
    }

    pub(crate) fn whisper(&self, text: &str) -> Result<(), StoreError> {
        if text.contains('\0') {
            return Err(StoreError::Row(RowError::Zero));
        }
        let payload = notes::whisper(&self.own, text);
        if payload.len() > notes::MOST {
            return Err(StoreError::Row(RowError::TooLong));
        }
        let sent = self.notes.send(Note::Ready(payload));
        sent.map_err(|_| StoreError::Closed)
    }

    /// Lets the tasks finish what waits, and takes nothing new. The pool is
    /// closed by the last of them that needs it.
    pub(crate) async fn end(&self) {
        self.ends.send_replace(true);
    }
}

/// Waits for an answer, but not for ever: a connection whose other end has
/// vanished from the network says nothing.
pub(crate) async fn patiently<T>(
    asking: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    match tokio::time::timeout(PATIENCE, asking).await {
        Ok(answer) => answer,
        Err(_) => Err(StoreError::from(too_late())),
    }
}

fn too_late() -> sqlx::Error {
    sqlx::Error::Io(io::Error::from(io::ErrorKind::TimedOut))
}
