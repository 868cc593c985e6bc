//! Several servers on one PostgreSQL, and what becomes of them when it is away.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use store::testing::PgServer;
use store::{Appended, News, Options, Row, RowError, Store, StoreError, StoreUrl};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use crate::places::{append, expect_rows, fill, name, open, read, row, table};

/// Far longer than anything here takes, so that a test that fails ends.
const LONG: Duration = Duration::from_secs(60);

async fn next(news: &mut Receiver<News>) -> News {
    let news = timeout(LONG, news.recv()).await;
    news.expect("there is news").unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_may_add_to_the_same_streams() {
    const EACH: usize = 40;
    const STREAMS: [&str; 4] = ["a", "b", "c", "d"];
    let url = PgServer::shared().database();
    let servers = [open(&url).await, open(&url).await];
    let mut news = [servers[0].changes(), servers[1].changes()];
    for stream in STREAMS {
        assert!(servers[0].create(table(stream)).await.unwrap());
    }
    let mut players = tokio::task::JoinSet::new();
    for (server, store) in servers.iter().enumerate() {
        for stream in STREAMS {
            let store = store.clone();
            players.spawn(async move {
                for number in 0..EACH {
                    let body = format!("{server} {number}");
                    push(&store, stream, body).await;
                }
            });
        }
    }
    while let Some(done) = players.join_next().await {
        done.unwrap();
    }
    for stream in STREAMS {
        let rows = read(&servers[0], stream).await;
        assert_eq!(rows, read(&servers[1], stream).await);
        let numbers: Vec<u64> = rows.iter().map(|row| row.seq).collect();
        assert_eq!(numbers, (1..=2 * EACH as u64).collect::<Vec<_>>());
        // What each server had acknowledged is there once and in its order.
        for server in 0..2 {
            let own: Vec<&str> = (rows.iter())
                .filter_map(|row| row.body.strip_prefix(&format!("{server} ")))
                .collect();
            let expected: Vec<String> = (0..EACH).map(|number| number.to_string()).collect();
            assert_eq!(own, expected);
        }
    }
    for news in &mut news {
        let mut seen: HashSet<Arc<str>> = HashSet::new();
        while seen.len() < STREAMS.len() {
            match next(news).await {
                News::Changed(stream) => seen.insert(stream),
                other => panic!("{other:?}"),
            };
        }
    }
}

/// Adds a row as a server does: reads what is new and tries again.
async fn push(store: &Store, stream: &str, body: String) {
    loop {
        let last = store.head(stream).await.unwrap().unwrap().last;
        let row = Row {
            stream: name(stream),
            seq: last + 1,
            at: 1,
            body: body.clone(),
        };
        if store.append(row).await.unwrap() == Appended::Done {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_hear_of_each_other_and_not_of_themselves() {
    let url = PgServer::shared().database();
    let (one, two) = (open(&url).await, open(&url).await);
    let (mut to_one, mut to_two) = (one.changes(), two.changes());
    fill(&one, "é\"1", 1).await;
    one.whisper("psst “é”").unwrap();
    assert_eq!(next(&mut to_two).await, News::Changed(name("é\"1")));
    loop {
        match next(&mut to_two).await {
            News::Changed(stream) => assert_eq!(&*stream, "é\"1"),
            other => {
                assert_eq!(other, News::Whisper(name("psst “é”")));
                break;
            }
        }
    }
    // The first thing that the one hears is what the other said.
    two.whisper("yes").unwrap();
    assert_eq!(next(&mut to_one).await, News::Whisper(name("yes")));
    assert!(two.delete("é\"1").await.unwrap());
    assert_eq!(next(&mut to_one).await, News::Changed(name("é\"1")));

    one.whisper(&"x".repeat(7_000)).unwrap();
    let long = News::Whisper("x".repeat(7_000).into());
    assert_eq!(next(&mut to_two).await, long);
    let refused = one.whisper(&"x".repeat(8_000));
    assert!(matches!(refused, Err(StoreError::Row(RowError::TooLong))));
    let refused = one.whisper("\0");
    assert!(matches!(refused, Err(StoreError::Row(RowError::Zero))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_listener_says_so_and_hears_again() {
    let server = PgServer::shared();
    let url = server.database();
    let StoreUrl::Postgres(options) = &url else {
        panic!("{url}")
    };
    let database = options.get_database().unwrap();
    let (one, two) = (open(&url).await, open(&url).await);
    let mut news = one.changes();
    let ended = server.execute(&format!(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
         WHERE datname = '{database}' AND query LIKE 'LISTEN%'",
    ));
    assert_eq!(ended.trim(), "2");
    assert_eq!(next(&mut news).await, News::Lost);
    fill(&two, "a", 1).await;
    assert_eq!(next(&mut news).await, News::Changed(name("a")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_database_comes_back_everything_goes_on() {
    // A server of its own, for it is ended.
    let server = PgServer::start(&["fsync=off"]);
    let url = server.database();
    let (one, two) = (open(&url).await, open(&url).await);
    let mut news = two.changes();
    fill(&one, "a", 3).await;
    while next(&mut news).await != News::Changed(name("a")) {}
    server.stop();
    let away = one.append(row("a", 4)).await;
    assert!(matches!(away, Err(StoreError::Database(_))), "{away:?}");
    assert!(one.head("a").await.is_err());
    server.go_on();
    let again = async {
        loop {
            // After an error a look tells whether the row is there.
            match one.append(row("a", 4)).await {
                Ok(_) => break,
                Err(_) => tokio::task::yield_now().await,
            }
        }
    };
    timeout(LONG, again).await.expect("it recovers by itself");
    expect_rows(&one, "a", 4).await;
    assert_eq!(append(&two, "a", 5).await, Appended::Done);
    // Whoever listened knows that something may have been missed, and hears again.
    while next(&mut news).await != News::Lost {}
    assert_eq!(append(&one, "a", 6).await, Appended::Done);
    while next(&mut news).await != News::Changed(name("a")) {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_servers_may_make_the_tables_at_once() {
    let url = PgServer::shared().database();
    let opens: Vec<_> = (0..6)
        .map(|number| {
            let url = url.clone();
            tokio::spawn(async move {
                let store = open(&url).await;
                fill(&store, &format!("t{number}"), 2).await;
            })
        })
        .collect();
    for opened in opens {
        opened.await.unwrap();
    }
    let store = open(&url).await;
    for number in 0..6 {
        expect_rows(&store, &format!("t{number}"), 2).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_cannot_be_used_is_named() {
    let server = PgServer::shared();
    let refused = async |url: &StoreUrl| match Store::open(url, &Options::default()).await {
        Ok(_) => panic!("{url} was opened"),
        Err(error) => error,
    };
    let narrow = server.database_with(&["-E", "SQL_ASCII", "-T", "template0", "--locale=C"]);
    let error = refused(&narrow).await;
    assert!(matches!(error, StoreError::Encoding { .. }), "{error:?}");

    let later = server.database();
    open(&later).await.close().await;
    let set = |url: &StoreUrl, sql: &'static str| {
        let StoreUrl::Postgres(options) = url.clone() else {
            panic!()
        };
        async move {
            let mut connection = sqlx::ConnectOptions::connect(&*options).await.unwrap();
            sqlx::query(sql).execute(&mut connection).await.unwrap();
        }
    };
    set(&later, "UPDATE tablier.version SET number = 99").await;
    let error = refused(&later).await;
    assert!(matches!(error, StoreError::Newer { found: 99, .. }));

    let other = server.database();
    set(&other, "CREATE SCHEMA tablier").await;
    let error = refused(&other).await;
    assert!(matches!(error, StoreError::NotOurs { .. }), "{error:?}");

    let nowhere: StoreUrl = "postgres://nobody@localhost/x?host=/nonexistent"
        .parse()
        .unwrap();
    let error = refused(&nowhere).await;
    assert!(matches!(error, StoreError::CannotOpen { .. }), "{error:?}");
}
