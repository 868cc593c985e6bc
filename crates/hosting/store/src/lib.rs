//! Streams of rows that are never lost, in SQLite or PostgreSQL.
//!
//! A stream is the log of one table, class or bot: rows with numbers from 1
//! without gaps, each a text that this crate does not look into. A row is added
//! only as the next one ([`Store::append`]), whoever adds it, so that any number
//! of servers may serve the same stream: whoever comes second is told
//! [`Appended::Conflict`], reads what is missing and thinks again. An append is
//! answered only when the row survives a crash of program and machine.
//!
//! Both databases hold the same tables and behave alike; where they speak the
//! same SQL it is written once (`streams.rs`, `beats.rs`). What other servers did comes
//! by [`Store::changes`], and is a wake-up only: the truth is in the log.

mod backup;
mod beats;
mod error;
mod group;
mod health;
mod hold;
mod postgres;
mod private;
mod queries;
mod restore;
mod snapshot;
mod sqlite;
mod stream;
mod streams;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod url;
mod words;

use std::sync::Arc;

use tokio::sync::{Mutex, broadcast};
use tokio::task::JoinHandle;

pub use backup::Saved;
pub use error::{RowError, StoreError};
pub use hold::Hold;
pub use private::{Exposed, exposed, exposed_files};
pub use restore::Restored;
pub use snapshot::Progress;
pub use stream::{
    Appended, Change, Changed, Count, Head, Kind, Listing, MAX_TEXT, NewStream, News, Outage, Row,
    Sweep,
};
pub use url::{StoreUrl, UrlError};

use health::Health;
use postgres::Pg;
use sqlite::{Job, Lite};

/// How much news may wait for somebody who is slow to look.
const NEWS: usize = 4_096;

/// What may be chosen about a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many connections to PostgreSQL are kept for reading and for what is no
    /// row; one more adds rows and one listens.
    pub connections: u32,
    /// Whether this program wants to hear what others do. A command that looks
    /// once and ends does not.
    pub listen: bool,
    /// Whether a file of SQLite's is made where there is none.
    pub create: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            connections: 8,
            listen: true,
            create: true,
        }
    }
}

/// Everything that is kept. Clones are the same store.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
    /// How people name it.
    place: Arc<str>,
    health: Health,
    news: broadcast::Sender<News>,
    tasks: Arc<Mutex<Vec<JoinHandle<()>>>>,
}

#[derive(Clone)]
enum Backend {
    Sqlite(Lite),
    Postgres(Pg),
}

/// Runs the same code on a pool of either database. Reading from PostgreSQL ends
/// after a while even if the network does not say that it is gone.
macro_rules! reading {
    ($store:expr, $pool:ident => $code:expr) => {
        match &$store.backend {
            $crate::Backend::Sqlite(lite) => {
                let $pool = &lite.read;
                $code
            }
            $crate::Backend::Postgres(pg) => {
                let $pool = &pg.pool;
                $crate::postgres::patiently(async { $code }).await
            }
        }
    };
}

/// Runs the same code in a transaction of either database, and commits it.
/// `$begin` is how it begins with SQLite, `$locks` what makes PostgreSQL keep others
/// from the rows it read.
macro_rules! writing {
    ($store:expr, $begin:ident, $change:ident, $locks:ident => $code:expr) => {
        match &$store.backend {
            $crate::Backend::Sqlite(lite) => {
                let mut $change = lite.$begin().await?;
                let $locks: Option<&'static str> = None;
                let result = $code;
                $change.commit().await?;
                Ok(result)
            }
            $crate::Backend::Postgres(pg) => {
                $crate::postgres::patiently(async {
                    let mut $change = pg.pool.begin().await?;
                    let $locks: Option<&'static str> = Some(" FOR UPDATE");
                    let result = $code;
                    $change.commit().await?;
                    Ok(result)
                })
                .await
            }
        }
    };
}

pub(crate) use {reading, writing};

impl Store {
    /// Opens what is there or makes it, and gives it the tables this version
    /// needs. Several programs may do so at once.
    pub async fn open(url: &StoreUrl, options: &Options) -> Result<Store, StoreError> {
        let (news, _) = broadcast::channel(NEWS);
        let (backend, tasks) = match url {
            StoreUrl::Sqlite(file) => {
                let (lite, task) = Lite::open(file, options, news.clone()).await?;
                (Backend::Sqlite(lite), vec![task])
            }
            StoreUrl::Postgres(address) => {
                let place = url.to_string();
                let (pg, tasks) = Pg::open(address, &place, options, news.clone()).await?;
                (Backend::Postgres(pg), tasks)
            }
        };
        Ok(Store {
            backend,
            place: url.to_string().into(),
            health: Health::default(),
            news,
            tasks: Arc::new(Mutex::new(tasks)),
        })
    }

    /// Whether other servers may work on the same streams.
    pub fn is_shared(&self) -> bool {
        matches!(self.backend, Backend::Postgres(_))
    }

    /// What others did from now on. A receiver that is too slow is told so by
    /// `RecvError::Lagged`, which means the same as [`News::Lost`].
    pub fn changes(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// Says something small to the other servers on this database, at most some 7 kB, which is kept
    /// nowhere and may be lost. With SQLite there are no others.
    pub fn whisper(&self, text: &str) -> Result<(), StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(pg) => pg.whisper(text),
        }
    }

    /// Writes what waits and lets go of the database, for every clone of this store.
    pub async fn close(self) {
        match &self.backend {
            Backend::Sqlite(lite) => lite.end().await,
            Backend::Postgres(pg) => pg.end().await,
        }
        for task in self.tasks.lock().await.drain(..) {
            // A task that panicked has nothing left to be waited for.
            let _ = task.await;
        }
    }

    /// Has every row in its place, so that looking at many streams at once is
    /// quicker. What is seen is the same without it, be the disk full or not.
    async fn settle(&self) {
        if let Backend::Sqlite(lite) = &self.backend {
            let _ = lite.order(Job::Settle).await;
        }
    }

    /// Lets other servers know that a stream is not what it was.
    fn announce(&self, id: &str) {
        if let Backend::Postgres(pg) = &self.backend {
            pg.announce(id.into());
        }
    }
}
