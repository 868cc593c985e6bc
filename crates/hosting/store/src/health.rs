//! Whether rows can be kept. The last thing that was written says so, and where it
//! could not be written a probe finds out when that is over, so that nobody has to lose
//! a move to find out. What is wrong is told to whoever keeps the server: which file or
//! database, why, and what to do.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use game::Lang;

use crate::error::StoreError;
use crate::{Backend, Store, words, writing};

/// How much is written to see whether there is room: more than a move needs, so that
/// what fits is good for a while.
const PROBE: usize = 64 << 10;

/// What kept the last row from being written, if anything did.
#[derive(Clone, Default)]
pub(crate) struct Health {
    trouble: Arc<Mutex<Option<StoreError>>>,
}

impl Health {
    /// Notes how something went that was written.
    pub(crate) fn note<T>(&self, done: &Result<T, StoreError>) {
        let trouble = match done {
            Ok(_) => None,
            Err(error) if error.is_of_the_database() => Some(error.clone()),
            // Whoever asked was wrong, which says nothing about the database.
            Err(_) => return,
        };
        *self.trouble.lock().unwrap_or_else(PoisonError::into_inner) = trouble;
    }
}

impl Store {
    /// What kept the last row from being written, if anything did.
    pub fn trouble(&self) -> Option<StoreError> {
        let trouble = self.health.trouble.lock();
        trouble.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Says within a time limit whether rows can be kept: the last one was, and the
    /// database answers.
    pub async fn check(&self, limit: Duration) -> Result<(), StoreError> {
        if let Some(trouble) = self.trouble() {
            return Err(trouble);
        }
        match tokio::time::timeout(limit, self.last_beat()).await {
            Ok(answer) => answer.map(drop),
            Err(_) => Err(StoreError::Silent(limit)),
        }
    }

    /// Writes something and deletes it at once, where the last row could not be
    /// written, to find out whether one could be now.
    pub async fn probe(&self) -> Result<(), StoreError> {
        if self.trouble().is_none() {
            return Ok(());
        }
        let name = "x".repeat(PROBE);
        let done = self.write_and_delete(name).await;
        self.health.note(&done);
        done
    }

    async fn write_and_delete(&self, text: String) -> Result<(), StoreError> {
        writing!(self, begin, change, _locks => {
            // Nobody sees it: it is gone before the transaction ends.
            sqlx::query("INSERT INTO streams (id, kind, state, listed, facts, revision, created, touched, last) VALUES ('probe', 'probe', 0, $1, $2, 0, 0, 0, 0)")
                .bind(false)
                .bind(text)
                .execute(&mut *change)
                .await?;
            sqlx::query("DELETE FROM streams WHERE id = 'probe'").execute(&mut *change).await?;
        })
    }

    /// What is wrong and what to do about it, for whoever keeps the server: a sentence
    /// without its full stop that names the file or the database.
    pub fn diagnose(&self, error: &StoreError, lang: Lang) -> String {
        match &self.backend {
            Backend::Sqlite(_) => words::about_file(lang, &self.place, error, self.free()),
            Backend::Postgres(_) => words::about_postgres(lang, &self.place, error),
        }
    }

    /// An error with the name of the file in it, where SQLite has found the file damaged.
    pub fn named(&self, error: StoreError) -> StoreError {
        match error.is_corrupt() {
            true => StoreError::Corrupt {
                place: self.place.to_string(),
            },
            false => error,
        }
    }

    /// How much room there is where the file lies, in bytes.
    fn free(&self) -> Option<u64> {
        let file = Path::new(&*self.place);
        let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
        free_at(folder.unwrap_or(Path::new(".")))
    }
}

#[cfg(unix)]
fn free_at(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn free_at(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stream::{Kind, NewStream, Row};
    use crate::testing::{Folder, PgServer};
    use crate::{Options, StoreUrl};

    /// Never reached where the database answers, however busy the machine is.
    const LONG: Duration = Duration::from_secs(60);

    async fn open(url: &StoreUrl) -> Store {
        let store = Store::open(url, &Options::default()).await.unwrap();
        let stream = NewStream {
            id: "a".to_string(),
            kind: Kind::Table,
            state: 0,
            listed: false,
            group: None,
            facts: String::new(),
            at: 1,
        };
        assert!(store.create(stream).await.unwrap());
        store
    }

    fn row(seq: u64) -> Row {
        Row {
            stream: Arc::from("a"),
            seq,
            at: 1,
            body: "x".repeat(20_000),
        }
    }

    /// SQLite takes the most pages a file may have like a disk without room.
    async fn limit(store: &Store, pages: i64) {
        let Backend::Sqlite(lite) = &store.backend else {
            panic!("it is a file");
        };
        let pragma = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::query(pragma).execute(&lite.write).await.unwrap();
    }

    #[tokio::test]
    async fn the_last_row_says_that_the_disk_is_full_until_a_probe_finds_room() {
        let folder = Folder::new();
        let store = open(&folder.store("store.db")).await;
        store.check(LONG).await.unwrap();
        limit(&store, 40).await;
        let mut next = 1;
        while store.append(row(next)).await.is_ok() {
            next += 1;
            assert!(next < 100, "the limit has no effect");
        }
        // A sign of life needs no more room and says nothing about it.
        for now in 1..4 {
            store.beat("server", now, 1000).await.unwrap();
            // The limit is one of the connection, and another one may have taken its place.
            limit(&store, 40).await;
            assert!(matches!(store.check(LONG).await, Err(StoreError::Full)));
            assert!(matches!(store.probe().await, Err(StoreError::Full)));
        }
        for lang in Lang::ALL {
            let told = store.diagnose(&StoreError::Full, lang);
            let file = folder.file("store.db").display().to_string();
            assert!(told.contains(&file), "{told}");
            assert!(told.contains("MB") || told.contains("Mo"), "{told}");
        }
        limit(&store, 1_000_000).await;
        store.probe().await.unwrap();
        store.check(LONG).await.unwrap();
        assert!(store.head("probe").await.unwrap().is_none());
        store.append(row(next)).await.unwrap();
    }

    #[tokio::test]
    async fn who_asked_for_what_cannot_be_is_no_trouble() {
        let folder = Folder::new();
        let store = open(&folder.store("store.db")).await;
        assert!(store.append(row(0)).await.is_err());
        let elsewhere = Row {
            stream: Arc::from("b"),
            ..row(1)
        };
        assert!(store.append(elsewhere).await.is_err());
        store.check(LONG).await.unwrap();
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_database_that_is_gone_is_told_within_the_limit() {
        // A server of its own, for it is ended.
        let server = PgServer::start(&["fsync=off"]);
        let store = open(&server.database()).await;
        store.check(LONG).await.unwrap();
        // As if it had vanished from the network: all connections wait for its answer.
        let Backend::Postgres(pg) = &store.backend else {
            panic!("it is PostgreSQL");
        };
        let mut busy = Vec::new();
        for _ in 0..Options::default().connections {
            busy.push(pg.pool.acquire().await.unwrap());
        }
        let checked = store.check(Duration::from_millis(20)).await;
        assert!(matches!(checked, Err(StoreError::Silent(_))), "{checked:?}");
        drop(busy);
        server.stop();
        assert!(store.append(row(1)).await.is_err());
        let trouble = store.trouble().unwrap();
        for lang in Lang::ALL {
            let told = store.diagnose(&trouble, lang);
            assert!(told.contains("PostgreSQL"), "{told}");
        }
        server.go_on();
        let again = async {
            while store.probe().await.is_err() {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(LONG, again).await.unwrap();
        store.check(LONG).await.unwrap();
    }
}
