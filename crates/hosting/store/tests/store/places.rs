//! Where the same test is run: on a file of SQLite's and on PostgreSQL.

use std::sync::Arc;

use store::testing::{Folder, PgServer};
use store::{Appended, Kind, NewStream, Options, Row, Store, StoreUrl};

/// Somewhere to keep things during one test.
pub(crate) struct Place {
    folder: Folder,
    pub(crate) url: StoreUrl,
}

impl Place {
    pub(crate) fn sqlite() -> Place {
        let folder = Folder::new();
        let url = folder.store("store.db");
        Place { folder, url }
    }

    pub(crate) fn postgres() -> Place {
        Place {
            folder: Folder::new(),
            url: PgServer::shared().database(),
        }
    }

    pub(crate) fn file(&self, name: &str) -> std::path::PathBuf {
        self.folder.file(name)
    }

    pub(crate) async fn open(&self) -> Store {
        open(&self.url).await
    }
}

pub(crate) async fn open(url: &StoreUrl) -> Store {
    Store::open(url, &Options::default())
        .await
        .unwrap_or_else(|error| panic!("{url}: {error}"))
}

/// A table without rows.
pub(crate) fn table(id: &str) -> NewStream {
    NewStream {
        id: id.to_string(),
        kind: Kind::Table,
        state: 0,
        listed: false,
        group: None,
        facts: "{}".to_string(),
        at: 1_000,
    }
}

pub(crate) fn row(stream: &str, seq: u64) -> Row {
    Row {
        stream: stream.into(),
        seq,
        at: 1_000 + seq,
        body: format!("[\"{stream}\",{seq},\"é’\"]"),
    }
}

pub(crate) async fn append(store: &Store, stream: &str, seq: u64) -> Appended {
    store.append(row(stream, seq)).await.unwrap()
}

/// Makes a table with so many rows.
pub(crate) async fn fill(store: &Store, id: &str, rows: u64) {
    assert!(store.create(table(id)).await.unwrap());
    for seq in 1..=rows {
        assert_eq!(append(store, id, seq).await, Appended::Done);
    }
}

/// All rows of a stream.
pub(crate) async fn read(store: &Store, stream: &str) -> Vec<Row> {
    store.read(stream, 0, u32::MAX >> 1).await.unwrap()
}

/// That a stream has exactly the rows 1 to `last` as `row` makes them.
pub(crate) async fn expect_rows(store: &Store, stream: &str, last: u64) {
    let expected: Vec<Row> = (1..=last).map(|seq| row(stream, seq)).collect();
    assert_eq!(read(store, stream).await, expected);
    let head = store.head(stream).await.unwrap().unwrap();
    assert_eq!(head.last, last);
}

pub(crate) fn name(text: &str) -> Arc<str> {
    text.into()
}

/// Makes a test for each database from a function that takes a [`Place`].
#[macro_export]
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod on_sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    super::$test($crate::places::Place::sqlite()).await;
                }
            )+
        }
        mod on_postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    super::$test($crate::places::Place::postgres()).await;
                }
            )+
        }
    };
}
