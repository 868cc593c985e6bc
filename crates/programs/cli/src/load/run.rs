//! A load from its beginning to its end: everybody sits down, everybody plays,
//! and then every log is read again and compared with what was seen.

use std::future::Future;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use game::Lang;
use search::StopSign;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};
use wire::online::messages::{Row, Say, Tell};

use super::desk::{self, Desk};
use super::line::{Heard, Line};
use super::seen::{Seen, Wrong};
use super::shared::{Phase, Shared};
use crate::progress::Progress;

/// As many tables are made at the same time; and logs read.
const AT_ONCE: usize = 48;

/// Everybody has so long to sit down, and as long again for each of these tables.
const SIT_DOWN: Duration = Duration::from_secs(60);
const TABLES_A_MINUTE: u32 = 2000;

/// A log is asked for so often, and waited for so long.
const TRIES: usize = 10;
const PATIENCE: Duration = Duration::from_secs(20);

/// What a load has come to, beside what was counted.
#[derive(Default)]
pub(super) struct Course {
    /// How many tables were played at, rematches included.
    pub(super) tables: u64,
    /// How long everybody played.
    pub(super) played: Duration,
    /// How long it took until everybody sat.
    pub(super) gathered: Duration,
    /// Rows in all logs, as the players saw them.
    pub(super) rows: u64,
    /// What was acknowledged, first to last.
    pub(super) acknowledged: u64,
}

/// What is said while it goes on.
pub(super) struct Said<'a> {
    pub(super) lang: Lang,
    pub(super) gathering: &'a str,
    pub(super) playing: &'a str,
    pub(super) comparing: &'a str,
}

/// Lets so many tables be played at until `length` is over. `length` begins when
/// everybody sits, and reports how much of it has passed.
pub(super) async fn run<F: Future<Output = ()>>(
    shared: &Rc<Shared>,
    tables: usize,
    said: &Said<'_>,
    stop: &StopSign,
    length: impl FnOnce(Rc<Progress>) -> F,
) -> Result<Course, String> {
    let progress = Rc::new(Progress::new(said.gathering, said.lang));
    let began = Instant::now();
    let mut playing = gather(shared, tables, &progress, stop).await?;
    let gathered = began.elapsed();
    progress.say(said.playing);
    progress.report(0, 1);
    let begun = Instant::now();
    shared.counts.borrow_mut().begun = Some(begun);
    shared.phase.send_replace(Phase::Playing);
    tokio::select! {
        () = length(progress.clone()) => {}
        () = stopped(stop) => {}
    }
    let played = begun.elapsed();
    shared.phase.send_replace(Phase::Ending);
    let mut seen = Vec::new();
    while let Some(done) = playing.join_next().await {
        seen.extend(done.map_err(|error| error.to_string())?);
    }
    progress.say(said.comparing);
    let wrong = compare(shared, &seen, &progress).await;
    shared.counts.borrow_mut().wrong.add(wrong);
    Ok(Course {
        tables: seen.len() as u64,
        played,
        gathered,
        rows: seen.iter().map(Seen::rows).sum(),
        acknowledged: seen.iter().map(Seen::acknowledgements).sum(),
    })
}

async fn stopped(stop: &StopSign) {
    while !stop.is_up() {
        sleep(Duration::from_millis(100)).await;
    }
}

/// Lets time pass and shows how much of it has.
pub(super) async fn pass(length: Duration, progress: Rc<Progress>) {
    let begun = Instant::now();
    while begun.elapsed() < length {
        let left = length.saturating_sub(begun.elapsed());
        sleep(left.min(Duration::from_millis(200))).await;
        let millis = |duration: Duration| duration.as_millis() as usize;
        progress.report(millis(begun.elapsed().min(length)), millis(length));
    }
}

/// Makes the tables, and waits until everybody sits. Whoever does waits for the others
/// and gives signs of life.
async fn gather(
    shared: &Rc<Shared>,
    tables: usize,
    progress: &Progress,
    stop: &StopSign,
) -> Result<JoinSet<Vec<Seen>>, String> {
    let by = Instant::now() + SIT_DOWN + SIT_DOWN * (tables as u32) / TABLES_A_MINUTE;
    let turn = Arc::new(Semaphore::new(AT_ONCE));
    let mut coming = JoinSet::new();
    for number in 0..tables {
        let (shared, turn) = (shared.clone(), turn.clone());
        coming.spawn_local(async move {
            let _turn = turn.acquire().await.map_err(|error| error.to_string())?;
            let seats = desk::sit(&shared, number).await?;
            Desk::new(&shared, number, seats).gather(by).await
        });
    }
    let mut playing = JoinSet::new();
    while let Some(desk) = coming.join_next().await {
        let desk = desk.map_err(|error| error.to_string())??;
        playing.spawn_local(desk.play());
        progress.report(playing.len(), tables);
        if stop.is_up() {
            return Err(String::new());
        }
    }
    Ok(playing)
}

/// Reads every log again and compares it with what was seen of it.
async fn compare(shared: &Rc<Shared>, seen: &[Seen], progress: &Progress) -> Wrong {
    let mut wrong = Wrong::default();
    let mut reading = JoinSet::new();
    let read = |index: usize| {
        let shared = shared.clone();
        let (table, secret) = (seen[index].table.clone(), seen[index].secret.clone());
        async move { (index, log(&shared, index, table, &secret).await) }
    };
    let mut next = 0;
    let mut done = 0;
    loop {
        while next < seen.len() && reading.len() < AT_ONCE {
            reading.spawn_local(read(next));
            next += 1;
        }
        let Some(Ok((index, log))) = reading.join_next().await else {
            break;
        };
        let found = match &log {
            Some(log) => seen[index].compare(log),
            None => Wrong {
                unread: 1,
                ..Wrong::default()
            },
        };
        if !found.is_nothing() {
            let what = format!("table {}: {found:?}", seen[index].table);
            shared.counts.borrow_mut().tell(what);
        }
        wrong.add(found);
        done += 1;
        progress.report(done, seen.len());
    }
    wrong
}

/// The whole log of a table.
async fn log(shared: &Shared, number: usize, table: Rc<str>, secret: &str) -> Option<Vec<Row>> {
    let hello = Say::Hello {
        seat: Some(secret.to_string()),
        watch: None,
        after: 0,
        luck: None,
        lang: Default::default(),
    };
    let hello = serde_json::to_string(&hello).ok()?;
    let mut line = Line::new(shared.servers.clone(), number, table);
    for _ in 0..TRIES {
        let asked = async {
            loop {
                match line.next().await {
                    Heard::Opened => line.say(&hello).await,
                    Heard::Frame(text) => {
                        if let Ok(Tell::Welcome { rows, .. }) = serde_json::from_str(&text) {
                            return Some(rows);
                        }
                    }
                    Heard::Lost => return None,
                    Heard::Nothing => {}
                }
            }
        };
        if let Ok(Some(rows)) = timeout(PATIENCE, asked).await {
            return Some(rows);
        }
    }
    None
}
