//! What is judged: every log is read again and compared with what was recorded.

pub(crate) mod linearizable;
mod log;

use std::rc::Rc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::timeout;
use wire::online::messages::Tell;

use self::linearizable::{HistoryFile, LastReading};
use crate::Progress;
use crate::error::LoadError;
use crate::playing::connection::{Connection, Heard};
use crate::playing::{Shared, hello};
use crate::recording::history::TableHistory;

/// As many logs are read at the same time.
const AT_ONCE: usize = 48;

/// A log is asked for so often, and waited for so long.
const TRIES: usize = 10;
const PATIENCE: Duration = Duration::from_secs(20);

/// What is wrong with a server. Each of these would be a loss for somebody.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(crate) struct Violations {
    /// Acknowledged, and not in the log.
    pub(crate) lost: u64,
    /// In the log twice.
    pub(crate) doubled: u64,
    /// Rows that somebody saw otherwise than they are in the log, or out of order.
    pub(crate) differing: u64,
    /// Logs that do not lead to a table.
    pub(crate) unreadable: u64,
    /// Logs that nobody would hand out.
    pub(crate) unread: u64,
    /// Legal moves that were refused.
    pub(crate) refused: u64,
    /// What was said and never answered.
    pub(crate) unanswered: u64,
}

impl Violations {
    pub(crate) fn is_nothing(self) -> bool {
        self == Violations::default()
    }

    pub(crate) fn add(&mut self, other: Violations) {
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.differing += other.differing;
        self.unreadable += other.unreadable;
        self.unread += other.unread;
        self.refused += other.refused;
        self.unanswered += other.unanswered;
    }

    /// Those that there are, by the names that scripts read.
    pub(crate) fn named(self) -> Vec<(&'static str, u64)> {
        let all = [
            ("lost", self.lost),
            ("doubled", self.doubled),
            ("differing", self.differing),
            ("unreadable", self.unreadable),
            ("unread", self.unread),
            ("refused", self.refused),
            ("unanswered", self.unanswered),
        ];
        all.into_iter().filter(|(_, count)| *count > 0).collect()
    }
}

/// Reads every log again, compares it with what was seen of it, and counts what is
/// wrong.
pub(crate) async fn judge(
    shared: &Rc<Shared>,
    histories: &mut [TableHistory],
    mut file: Option<&mut HistoryFile>,
    progress: &dyn Progress,
) -> Result<(), LoadError> {
    let mut reading = JoinSet::new();
    let read = |index: usize, seen: &TableHistory| {
        let shared = shared.clone();
        let table = seen.table.clone();
        let hello = hello(&seen.secret, 0, None);
        async move { (index, read_log(&shared, index, table, &hello).await) }
    };
    let mut next = 0;
    let mut done = 0;
    loop {
        while next < histories.len() && reading.len() < AT_ONCE {
            reading.spawn_local(read(next, &histories[next]));
            next += 1;
        }
        let Some(Ok((index, last))) = reading.join_next().await else {
            break;
        };
        let seen = &mut histories[index];
        if let Some(file) = &mut file {
            file.add(seen, last.as_ref())?;
        }
        let found = match &last {
            Some(last) => log::compare(seen, &last.rows),
            None => Violations {
                unread: 1,
                ..Violations::default()
            },
        };
        if !found.is_nothing() {
            let what = format!("table {}: {found:?}", seen.table);
            shared.counts.borrow_mut().violated(what).add(found);
        }
        done += 1;
        progress.report(done, histories.len());
    }
    Ok(())
}

/// The whole log of a table.
async fn read_log(
    shared: &Shared,
    number: usize,
    table: Rc<str>,
    hello: &str,
) -> Option<LastReading> {
    let mut connection = Connection::new(shared.servers.clone(), number, table);
    for _ in 0..TRIES {
        let mut called = shared.clock.now();
        let asked = async {
            loop {
                match connection.next().await {
                    Heard::Opened => {
                        called = shared.clock.now();
                        connection.say(hello).await;
                    }
                    Heard::Frame(text) => {
                        if let Ok(Tell::Welcome { rows, .. }) = serde_json::from_str(&text) {
                            let answered = shared.clock.now();
                            return Some((called, answered, rows));
                        }
                    }
                    Heard::Lost => return None,
                    Heard::Nothing => {}
                }
            }
        };
        if let Ok(Some((called, answered, rows))) = timeout(PATIENCE, asked).await {
            return Some(LastReading {
                called,
                answered,
                rows,
            });
        }
    }
    None
}
