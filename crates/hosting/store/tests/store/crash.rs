//! What was acknowledged is there after the program is killed at any moment.
//!
//! Each test starts this very program again with only itself to run; there it
//! finds in its environment where to write, and does nothing else.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use store::{Appended, Row, Store, StoreUrl};

use crate::places::{Place, open, row, table};

/// Where the program that will be killed writes.
const WHERE: &str = "TABLIER_TEST_CRASH";

const STREAMS: usize = 12;
const ROUNDS: usize = 10;

/// The program that will be killed ends by itself if nobody does it.
const MOST_ROWS: u64 = 20_000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_rows_survive_a_kill_on_sqlite() {
    let name = "crash::acknowledged_rows_survive_a_kill_on_sqlite";
    match std::env::var(WHERE) {
        Ok(url) => write_until_killed(&url).await,
        Err(_) => kill_again_and_again(name, &Place::sqlite()).await,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_rows_survive_a_kill_on_postgres() {
    let name = "crash::acknowledged_rows_survive_a_kill_on_postgres";
    match std::env::var(WHERE) {
        Ok(url) => write_until_killed(&url).await,
        Err(_) => kill_again_and_again(name, &Place::postgres()).await,
    }
}

fn stream(number: usize) -> String {
    format!("s{number}")
}

/// Adds rows to all streams at once and says each that was acknowledged.
async fn write_until_killed(url: &str) {
    let store = open(&url.parse().unwrap()).await;
    let writers: Vec<_> = (0..STREAMS)
        .map(|number| tokio::spawn(write(store.clone(), stream(number))))
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
}

async fn write(store: Store, stream: String) {
    let last = store.head(&stream).await.unwrap().unwrap().last;
    for seq in last + 1..last + MOST_ROWS {
        assert_eq!(
            store.append(row(&stream, seq)).await.unwrap(),
            Appended::Done
        );
        let line = format!("\nacknowledged {stream} {seq}\n");
        std::io::stdout().write_all(line.as_bytes()).unwrap();
    }
}

async fn kill_again_and_again(test: &str, place: &Place) {
    let store = place.open().await;
    for number in 0..STREAMS {
        assert!(store.create(table(&stream(number))).await.unwrap());
    }
    store.close().await;
    let mut acknowledged: BTreeMap<String, u64> = BTreeMap::new();
    let mut total = 0;
    for round in 0..ROUNDS {
        // A hasher of the standard library is different in every run.
        let enough = 1 + RandomState::new().hash_one(round) as usize % 400;
        total += run_and_kill(test, &place_text(place), enough, &mut acknowledged);
        let store = place.open().await;
        for number in 0..STREAMS {
            let stream = stream(number);
            let (last, rows) = settled(&store, &stream).await;
            let expected: Vec<_> = (1..=rows.len() as u64)
                .map(|seq| row(&stream, seq))
                .collect();
            assert_eq!(rows, expected, "round {round}: in order, each once");
            assert_eq!(last, rows.len() as u64, "round {round}");
            let promised = acknowledged.get(&stream).copied().unwrap_or(0);
            assert!(
                last >= promised,
                "round {round}: {stream} has {last} rows of {promised} acknowledged"
            );
        }
        store.close().await;
    }
    assert!(
        total >= ROUNDS,
        "only {total} rows were acknowledged at all"
    );
}

/// The number of the last row, and all rows. PostgreSQL may still be carrying out
/// what it was told last by a program that is dead.
async fn settled(store: &Store, stream: &str) -> (u64, Vec<Row>) {
    loop {
        let last = store.head(stream).await.unwrap().unwrap().last;
        let rows = store.read(stream, 0, 1 << 30).await.unwrap();
        if store.head(stream).await.unwrap().unwrap().last == last {
            return (last, rows);
        }
    }
}

/// The whole address, which a store's own name leaves parts of out.
fn place_text(place: &Place) -> String {
    match &place.url {
        StoreUrl::Sqlite(file) => file.display().to_string(),
        StoreUrl::Postgres(options) => sqlx::ConnectOptions::to_url_lossy(&**options).to_string(),
    }
}

/// Lets the program run until it has acknowledged enough, kills it, and notes
/// everything it said. Answers how many rows that were.
fn run_and_kill(
    test: &str,
    url: &str,
    enough: usize,
    acknowledged: &mut BTreeMap<String, u64>,
) -> usize {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture", "--test-threads", "1"])
        .env(WHERE, url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut count = 0;
    let mut line = String::new();
    loop {
        line.clear();
        if output.read_line(&mut line).unwrap() == 0 {
            break;
        }
        // The last line may have been cut off by the kill.
        let Some(whole) = line.strip_suffix('\n') else {
            break;
        };
        if let Some(rest) = whole.strip_prefix("acknowledged ") {
            let (stream, seq) = rest.split_once(' ').unwrap();
            acknowledged.insert(stream.to_string(), seq.parse().unwrap());
            count += 1;
            if count == enough {
                child.kill().unwrap();
            }
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(count >= enough, "it ended by itself after {count} rows");
    count
}
