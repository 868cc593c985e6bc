//! What is particular about files of SQLite's.

use std::time::Duration;

use store::testing::Folder;
use store::{Appended, News, Options, Store, StoreError, StoreUrl};
use tokio::time::timeout;

use crate::places::{append, expect_rows, fill, open};

async fn refused(url: &StoreUrl) -> StoreError {
    match Store::open(url, &Options::default()).await {
        Ok(_) => panic!("{url} was opened"),
        Err(error) => error,
    }
}

#[tokio::test]
async fn something_else_is_left_alone() {
    let folder = Folder::new();
    let text = "This is a letter, and long enough to be looked at. ".repeat(50);
    std::fs::write(folder.file("letter"), &text).unwrap();
    let error = refused(&folder.store("letter")).await;
    assert!(matches!(error, StoreError::NotOurs { .. }), "{error:?}");
    assert_eq!(
        std::fs::read_to_string(folder.file("letter")).unwrap(),
        text
    );

    // A database of somebody else's.
    let url = folder.store("other.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(folder.file("other.db"))
        .create_if_missing(true);
    let mut other = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let make = "CREATE TABLE birds (name TEXT)";
    sqlx::query(make).execute(&mut other).await.unwrap();
    sqlx::Connection::close(other).await.unwrap();
    let before = std::fs::read(folder.file("other.db")).unwrap();
    let error = refused(&url).await;
    assert!(matches!(error, StoreError::NotOurs { .. }), "{error:?}");
    assert_eq!(std::fs::read(folder.file("other.db")).unwrap(), before);
}

#[tokio::test]
async fn what_a_later_version_wrote_is_left_alone() {
    let folder = Folder::new();
    let url = folder.store("store.db");
    open(&url).await.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.file("store.db"));
    let mut later = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let mark = "PRAGMA user_version = 99";
    sqlx::query(mark).execute(&mut later).await.unwrap();
    sqlx::Connection::close(later).await.unwrap();
    let error = refused(&url).await;
    assert!(matches!(error, StoreError::Newer { found: 99, .. }));
    assert!(error.to_string().contains("99"));
}

#[tokio::test]
async fn a_place_that_is_none_is_named() {
    let folder = Folder::new();
    let error = refused(&folder.store("no/such/folder/store.db")).await;
    assert!(matches!(error, StoreError::CannotOpen { .. }));
    assert!(error.to_string().contains("no/such/folder"));
    std::fs::create_dir(folder.file("folder")).unwrap();
    let error = refused(&folder.store("folder")).await;
    assert!(matches!(error, StoreError::CannotOpen { .. }));
    // A command that only looks makes no file.
    let looking = Options {
        create: false,
        ..Options::default()
    };
    let missing = Store::open(&folder.store("new.db"), &looking).await;
    assert!(matches!(missing, Err(StoreError::File { .. })));
    assert!(!folder.file("new.db").exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_may_make_the_same_file_at_once() {
    // Whether two meet in the moment that matters is chance, hence several files.
    for _ in 0..20 {
        let folder = Folder::new();
        let url = folder.store("store.db");
        let opens: Vec<_> = (0..6)
            .map(|number| {
                let url = url.clone();
                tokio::spawn(async move {
                    let store = open(&url).await;
                    fill(&store, &format!("t{number}"), 5).await;
                    store
                })
            })
            .collect();
        for opened in opens {
            let store = opened.await.unwrap();
            assert!(store.head("t0").await.is_ok());
        }
        let store = open(&url).await;
        for number in 0..6 {
            expect_rows(&store, &format!("t{number}"), 5).await;
        }
    }
}

/// How many rows there are in a table of the file, as anybody sees it who does
/// not go through a store.
async fn count(folder: &Folder, table: &'static str) -> i64 {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.file("store.db"));
    let mut beside = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let count = format!("SELECT count(*) FROM {table}");
    let count = sqlx::query_scalar(sqlx::AssertSqlSafe(count));
    count.fetch_one(&mut beside).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rows_are_read_alike_before_and_after_they_are_settled() {
    let folder = Folder::new();
    let store = open(&folder.store("store.db")).await;
    fill(&store, "a", 3).await;
    fill(&store, "b", 2).await;
    assert_eq!(count(&folder, "arrivals").await, 5);
    assert_eq!(count(&folder, "rows").await, 0);
    expect_rows(&store, "a", 3).await;
    // More than arrive before they are settled, many of them at once.
    let mut waiting = tokio::task::JoinSet::new();
    for number in 0..30 {
        let store = store.clone();
        waiting.spawn(async move { fill(&store, &format!("t{number:02}"), 150).await });
    }
    while let Some(done) = waiting.join_next().await {
        done.unwrap();
    }
    assert!(count(&folder, "rows").await > 0, "some are settled");
    assert!(count(&folder, "arrivals").await > 0, "and some are not");
    assert_eq!(append(&store, "b", 3).await, Appended::Done);
    assert_eq!(append(&store, "a", 3).await, Appended::Conflict);
    for number in 0..30 {
        expect_rows(&store, &format!("t{number:02}"), 150).await;
    }
    expect_rows(&store, "b", 3).await;
    let heads = store.list(&store::Listing::default()).await.unwrap();
    let lasts = heads.iter().filter(|head| head.last == 150).count();
    assert_eq!((heads.len(), lasts), (32, 30));
    store.close().await;
    assert_eq!(count(&folder, "arrivals").await, 0);
    assert_eq!(count(&folder, "rows").await, 30 * 150 + 6);
}

/// As somebody does who has no backup but the file of a server that was killed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_was_copied_in_the_middle_is_restored_whole() {
    let folder = Folder::new();
    let store = open(&folder.store("store.db")).await;
    fill(&store, "a", 3).await;
    for end in ["", "-wal"] {
        let file = |name: &str| folder.file(&format!("{name}{end}"));
        std::fs::copy(file("store.db"), file("copy.db")).unwrap();
    }
    let other = open(&folder.store("other.db")).await;
    let restored = other.restore(&folder.file("copy.db"), &mut |_| ()).await;
    restored.unwrap();
    expect_rows(&other, "a", 3).await;
}

/// As `tablier` on the command line does beside a server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_program_may_write_and_is_noticed() {
    let folder = Folder::new();
    let url = folder.store("store.db");
    let server = open(&url).await;
    let mut news = server.changes();
    fill(&server, "a", 3).await;
    let command = open(&url).await;
    // The server looks from time to time; whenever it has its first look, what
    // follows is news to it.
    let noticed = async {
        for number in 0.. {
            fill(&command, &format!("b{number}"), 1).await;
            let wait = timeout(Duration::from_millis(50), news.recv());
            if let Ok(news) = wait.await {
                return news.unwrap();
            }
        }
        unreachable!()
    };
    let noticed = timeout(Duration::from_secs(60), noticed).await;
    assert_eq!(noticed.expect("it looks every second"), News::Lost);
    assert!(command.delete("a").await.unwrap());
    let late = server.append(crate::places::row("a", 4)).await;
    assert!(matches!(late, Err(StoreError::NoStream)));
    assert_eq!(append(&server, "b0", 2).await, Appended::Done);
    expect_rows(&command, "b0", 2).await;
}
