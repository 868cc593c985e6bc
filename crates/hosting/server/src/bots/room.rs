//! One bot on this server: what its log leads to, who listens for it, and how
//! something that happens to it is kept before anybody hears of it.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use governor::DefaultDirectRateLimiter;
use protocol::online::bots::BotLine;
use serde::{Deserialize, Serialize};
use store::{Appended, Kind, Row};
use tokio::sync::{Mutex, MutexGuard, mpsc};
use tokio::time::Instant;

use super::facts::Facts;
use super::state::{Entry, State};
use crate::app::App;
use crate::error::ServerError;
use crate::host::text;
use crate::limits;
use crate::secrets;

/// How often an entry is tried again when another server was first.
const TRIES: usize = 20;

/// Every so many rows one says how things stood before it, so that nobody has to
/// read more than these.
const SNAPSHOT: u64 = 256;

/// How many lines may wait for a listener that reads slowly.
const QUEUE: usize = 128;

/// How many listeners a bot may have; beyond that the first one has to go.
const LISTENERS: usize = 4;

/// How many lines are sent at most to a listener that comes back; beyond that it is
/// told how things stand.
const MANY: u64 = 500;

/// After how long without a row a bot that comes to listen is noted.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A bot on this server.
pub(crate) struct BotRoom {
    pub(crate) id: Arc<str>,
    pub(crate) facts: Facts,
    pace: DefaultDirectRateLimiter,
    inside: Mutex<Inside>,
}

/// What changes about it.
pub(crate) struct Inside {
    pub(crate) state: State,
    pub(crate) seq: u64,
    /// When the last row was kept.
    at: u64,
    listeners: Vec<(u64, mpsc::Sender<Out>)>,
    used: Instant,
}

/// What a listener is handed.
pub(crate) enum Out {
    /// To be sent.
    Line(Utf8Bytes),
    /// The bot is gone.
    Gone,
}

/// Somebody who listens for a bot.
pub(crate) struct Ear {
    pub(crate) number: u64,
    /// What has to be told first.
    pub(crate) first: Vec<Utf8Bytes>,
    pub(crate) queue: mpsc::Receiver<Out>,
}

/// A row of a bot's log.
#[derive(Serialize, Deserialize)]
struct Kept {
    entry: Entry,
    /// How things stood before it, in some rows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<State>,
}

impl BotRoom {
    pub(super) async fn load(app: &App, id: &str) -> Result<BotRoom, ServerError> {
        let head = app.store.head(id).await?.filter(|it| it.kind == Kind::Bot);
        let head = head.ok_or(ServerError::NoBot)?;
        let facts = serde_json::from_str(&head.facts)?;
        let room = BotRoom {
            id: id.into(),
            facts,
            pace: app.limits.frames(),
            inside: Mutex::new(Inside {
                state: State::default(),
                // The row before the last one that says how things stood.
                seq: (head.last - head.last % SNAPSHOT).saturating_sub(1),
                at: head.touched,
                listeners: Vec::new(),
                used: Instant::now(),
            }),
        };
        let mut inside = room.inside.lock().await;
        room.read_on(app, &mut inside).await?;
        drop(inside);
        Ok(room)
    }

    /// What is inside.
    pub(crate) async fn lock(&self) -> MutexGuard<'_, Inside> {
        let mut inside = self.inside.lock().await;
        inside.used = Instant::now();
        inside
    }

    /// Counts a request of its token.
    pub(super) fn pace(&self) -> Result<(), ServerError> {
        let wait = limits::wait(&self.pace);
        wait.map_err(|wait| ServerError::TooFast(wait.as_secs().max(1)))
    }

    /// Whether nobody listens, and nobody has asked for it in a while.
    pub(super) async fn is_idle(&self, after: Duration) -> bool {
        let inside = self.inside.lock().await;
        inside.listeners.is_empty() && inside.used.elapsed() > after
    }

    /// Nobody hears of it any more: it is gone.
    pub(super) async fn send_gone(&self) {
        for (_, to) in self.inside.lock().await.listeners.drain(..) {
            let _ = to.try_send(Out::Gone);
        }
    }

    /// Another server has added rows, or may have.
    pub(super) async fn catch_up(&self, app: &App) -> Result<(), ServerError> {
        let mut inside = self.inside.lock().await;
        self.read_on(app, &mut inside).await
    }

    /// Keeps what has happened. `make` says what that is, from how things stand; it
    /// is asked again if another server was first. The answer says whether it was
    /// anything new.
    pub(crate) async fn change(
        &self,
        app: &App,
        mut make: impl FnMut(&State, u64) -> Result<Option<Entry>, ServerError>,
    ) -> Result<bool, ServerError> {
        let mut inside = self.lock().await;
        for _ in 0..TRIES {
            let now = app.now();
            let made = make(&inside.state, now)?;
            let Some(entry) = made.filter(|entry| inside.state.is_news(entry)) else {
                return Ok(false);
            };
            let seq = inside.seq + 1;
            let before = seq.is_multiple_of(SNAPSHOT).then(|| inside.state.clone());
            let kept = Kept { entry, before };
            let row = Row {
                stream: self.id.clone(),
                seq,
                at: now,
                body: serde_json::to_string(&kept)?,
            };
            match app.store.append(row).await {
                Ok(Appended::Done) => {
                    self.take(&mut inside, seq, now, &kept.entry);
                    app.metrics.rows.inc();
                    return Ok(true);
                }
                Ok(Appended::Conflict) => {
                    app.metrics.conflicts.inc();
                    self.read_on(app, &mut inside).await?;
                }
                Err(store::StoreError::NoStream) => return Err(ServerError::NoBot),
                Err(error) => return Err(error.into()),
            }
        }
        Err(ServerError::Busy)
    }

    /// Reads what is new in the log.
    async fn read_on(&self, app: &App, inside: &mut Inside) -> Result<(), ServerError> {
        for row in app.store.read(&self.id, inside.seq, u32::MAX).await? {
            let kept: Kept = serde_json::from_str(&row.body)?;
            if let Some(before) = kept.before {
                inside.state = before;
            }
            self.take(inside, row.seq, row.at, &kept.entry);
        }
        Ok(())
    }

    /// Takes in a row that is kept, and tells whoever listens. One whose queue is
    /// full reads too slowly: it is let go, and gets everything when it comes back.
    fn take(&self, inside: &mut Inside, seq: u64, at: u64, entry: &Entry) {
        inside.state.apply(entry);
        inside.seq = seq;
        inside.at = at;
        if let Some(line) = entry.line(seq, &self.facts) {
            let line = text(&line);
            inside
                .listeners
                .retain(|(_, to)| to.try_send(Out::Line(line.clone())).is_ok());
        }
    }

    /// Somebody listens from now on, who knows everything up to `after`.
    pub(crate) async fn listen(&self, app: &App, after: Option<u64>) -> Result<Ear, ServerError> {
        let old = app.now().saturating_sub(DAY);
        if self.lock().await.at < old {
            self.change(app, |_, _| Ok(Some(Entry::Listened))).await?;
        }
        let mut inside = self.lock().await;
        let behind = after.and_then(|after| inside.seq.checked_sub(after));
        let first = match (after, behind) {
            (Some(after), Some(behind)) if behind <= MANY => self.missed(app, after).await?,
            _ => vec![text(&self.how_things_stand(&inside, app.now()))],
        };
        let (to, queue) = mpsc::channel(QUEUE);
        let number = secrets::number();
        if inside.listeners.len() >= LISTENERS {
            inside.listeners.remove(0);
        }
        inside.listeners.push((number, to));
        app.note_listening(&self.id, true);
        Ok(Ear {
            number,
            first,
            queue,
        })
    }

    fn how_things_stand(&self, inside: &Inside, now: u64) -> BotLine {
        let games = inside.state.games.iter();
        BotLine::State {
            seq: inside.seq,
            challenges: inside.state.open(now),
            games: games.map(|game| game.shown(&self.facts)).collect(),
        }
    }

    async fn missed(&self, app: &App, after: u64) -> Result<Vec<Utf8Bytes>, ServerError> {
        let mut lines = Vec::new();
        for row in app.store.read(&self.id, after, u32::MAX).await? {
            let kept: Kept = serde_json::from_str(&row.body)?;
            lines.extend(
                kept.entry
                    .line(row.seq, &self.facts)
                    .map(|line| text(&line)),
            );
        }
        Ok(lines)
    }

    /// Somebody listens no longer.
    pub(crate) async fn leave(&self, app: &App, number: u64) {
        let mut inside = self.lock().await;
        inside.listeners.retain(|(other, _)| *other != number);
        if inside.listeners.is_empty() {
            app.note_listening(&self.id, false);
        }
    }

    /// Drops challenges that are too old, with their tables.
    pub(crate) async fn tidy(&self, app: &App) {
        let now = app.now();
        let old: Vec<String> = {
            let inside = self.inside.lock().await;
            let old = inside.state.challenges.iter();
            let old = old.filter(|challenge| challenge.expires <= now);
            old.map(|challenge| challenge.table.clone()).collect()
        };
        for table in old {
            let gone = || Entry::Gone {
                table: table.clone(),
            };
            match self.change(app, |_, _| Ok(Some(gone()))).await {
                Ok(true) => super::challenges::drop_table(app, &table).await,
                Ok(false) => {}
                Err(error) => tracing::warn!(bot = %self.id, ?error, "an old challenge stays"),
            }
        }
    }
}
