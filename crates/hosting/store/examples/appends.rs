//! How many rows a second are durable, and how long one waits for its row.
//!
//! `cargo run --release -p store --features testing --example appends [SECONDS]`
//! writes to a file of SQLite's in a temporary folder and to a PostgreSQL of its
//! own, both with the disk's real waits, for so many seconds a line (2, at most 60).
//! `TMPDIR` says which disk.

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use store::testing::{Folder, PgServer};
use store::{Appended, Kind, NewStream, Options, Row, Store, StoreUrl};

/// How many tables there are.
const STREAMS: usize = 500;

/// How many rows wait at the same time, over all tables. With as many as there
/// are tables everybody plays at once.
const IN_FLIGHT: [usize; 6] = [1, 4, 16, 64, 500, 2_000];

fn main() -> Result<(), Box<dyn Error>> {
    let seconds: f64 = match std::env::args().nth(1) {
        Some(text) => text.parse()?,
        None => 2.0,
    };
    let span = Duration::from_secs_f64(seconds.clamp(0.1, 60.0));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let folder = Folder::new();
        measure("SQLite", &folder.store("appends.db"), span).await?;
        let server = PgServer::start(&[]);
        measure("PostgreSQL", &server.database(), span).await
    })
}

async fn measure(name: &str, url: &StoreUrl, span: Duration) -> Result<(), Box<dyn Error>> {
    println!("{name}, {STREAMS} streams");
    println!("in flight     rows/s    p50 ms    p90 ms    p99 ms    max ms");
    let store = Store::open(url, &Options::default()).await?;
    let mut last = vec![0; STREAMS];
    for number in 0..STREAMS {
        store.create(table(number)).await?;
    }
    for in_flight in IN_FLIGHT {
        let begin = Instant::now();
        let mut waits = run(&store, in_flight, span, &mut last).await?;
        let rate = waits.len() as f64 / begin.elapsed().as_secs_f64();
        waits.sort_unstable();
        let at = |part: f64| {
            let index = ((waits.len() - 1) as f64 * part) as usize;
            waits[index].as_secs_f64() * 1000.0
        };
        println!(
            "{in_flight:>9} {rate:>10.0} {:>9.2} {:>9.2} {:>9.2} {:>9.2}",
            at(0.5),
            at(0.9),
            at(0.99),
            at(1.0)
        );
    }
    store.close().await;
    println!();
    Ok(())
}

/// Players who each wait for their row before they bring the next. Every stream
/// belongs to one of them, or a few of them take turns without waiting.
async fn run(
    store: &Store,
    in_flight: usize,
    span: Duration,
    last: &mut [u64],
) -> Result<Vec<Duration>, Box<dyn Error>> {
    let stop = Arc::new(AtomicBool::new(false));
    let players = in_flight.min(STREAMS);
    let ahead = in_flight.div_ceil(STREAMS);
    let mut tasks = Vec::new();
    for player in 0..players {
        let own: Vec<(usize, u64)> = (player..STREAMS)
            .step_by(players)
            .map(|number| (number, last[number]))
            .collect();
        let (store, stop) = (store.clone(), Arc::clone(&stop));
        tasks.push(tokio::spawn(play(store, own, ahead, stop)));
    }
    tokio::time::sleep(span).await;
    stop.store(true, Ordering::Relaxed);
    let mut all = Vec::new();
    for task in tasks {
        let (own, waits) = task.await??;
        all.extend(waits);
        for (number, seq) in own {
            last[number] = seq;
        }
    }
    Ok(all)
}

type Played = Result<(Vec<(usize, u64)>, Vec<Duration>), store::StoreError>;

async fn play(
    store: Store,
    mut own: Vec<(usize, u64)>,
    ahead: usize,
    stop: Arc<AtomicBool>,
) -> Played {
    let mut waits = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        for (number, seq) in &mut own {
            let stream: Arc<str> = name(*number).into();
            let mut sent = Vec::new();
            for _ in 0..ahead {
                *seq += 1;
                let row = row(&stream, *seq);
                let store = store.clone();
                let begin = Instant::now();
                if ahead == 1 {
                    assert_eq!(store.append(row).await?, Appended::Done);
                    waits.push(begin.elapsed());
                } else {
                    sent.push(Box::pin(async move {
                        let done = store.append(row).await;
                        (done, begin.elapsed())
                    }));
                }
            }
            // Polled in their order, so that they reach the writer in it.
            for (done, wait) in all(sent).await {
                assert_eq!(done?, Appended::Done);
                waits.push(wait);
            }
            if stop.load(Ordering::Relaxed) {
                break;
            }
        }
    }
    Ok((own, waits))
}

/// Waits for all of them at once, first to last.
async fn all<F: Future + Unpin>(mut futures: Vec<F>) -> Vec<F::Output> {
    let mut outputs: Vec<Option<F::Output>> = futures.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        let mut is_done = true;
        for (future, output) in futures.iter_mut().zip(&mut outputs) {
            if output.is_none() {
                match std::pin::Pin::new(future).poll(context) {
                    std::task::Poll::Ready(value) => *output = Some(value),
                    std::task::Poll::Pending => is_done = false,
                }
            }
        }
        match is_done {
            true => std::task::Poll::Ready(()),
            false => std::task::Poll::Pending,
        }
    })
    .await;
    outputs.into_iter().flatten().collect()
}

fn name(number: usize) -> String {
    format!("table-{number:05}")
}

fn table(number: usize) -> NewStream {
    NewStream {
        id: name(number),
        kind: Kind::Table,
        state: 0,
        listed: false,
        group: None,
        facts: "{\"game\":\"heinash\",\"seats\":[null,null]}".to_string(),
        at: 1,
    }
}

/// As long as a press with its roll.
fn row(stream: &Arc<str>, seq: u64) -> Row {
    Row {
        stream: Arc::clone(stream),
        seq,
        at: 1_700_000_000_000 + seq,
        body: format!(
            "[{{\"at\":{0},\"seat\":0,\"input\":{{\"event\":\"3+4*2\"}}}},{{\"at\":{0},\"chance\":\"roll 3 5 6\"}}]",
            1_700_000_000_000 + seq
        ),
    }
}
