//! One bot on this server: what its log leads to, and whoever listens for it.

use std::sync::Arc;
use std::time::Duration;

use governor::DefaultDirectRateLimiter;
use serde::{Deserialize, Serialize};
use store::{Head, Kind, Row};
use tokio::time::Instant;
use wire::online::bots::BotLine;

use super::challenges;
use super::facts::BotFacts;
use super::state::{BotEntry, State};
use crate::app::App;
use crate::error::ServerError;
use crate::host::{Ear, Host, Inside, NewRow, Out, Room, Stream, text};
use crate::limits;

/// Every so many rows one says how things stood before it, so that nobody has to
/// read more than these.
const SNAPSHOT: u64 = 256;

/// How many lines are sent at most to a listener that comes back; beyond that it is
/// told how things stand.
const MANY: u64 = 500;

/// After how long without a row a bot that comes to listen is noted.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A bot on this server.
pub(crate) struct HostedBot {
    pub(crate) state: State,
}

/// The room of a bot.
pub(crate) type BotRoom = Room<HostedBot>;

/// What changes about it. All its listeners are the bot itself.
pub(crate) type InsideBot = Inside<HostedBot>;

/// What never changes about a bot.
pub(crate) struct BotOutside {
    pub(crate) facts: BotFacts,
    pace: DefaultDirectRateLimiter,
}

/// A row of a bot's log.
#[derive(Serialize, Deserialize)]
struct Kept {
    entry: BotEntry,
    /// How things stood before it, in some rows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<State>,
}

impl Stream for HostedBot {
    const KIND: Kind = Kind::Bot;
    const GONE: &'static str = "no-bot";
    const IDLE: Duration = Duration::from_secs(60);
    const DEVICES: usize = 4;

    type Facts = BotFacts;
    type Outside = BotOutside;
    type Made = BotEntry;

    fn host(app: &App) -> &Host<HostedBot> {
        &app.bots
    }

    fn missing() -> ServerError {
        ServerError::NoBot
    }

    /// The last one that says how things stood.
    fn first_row(head: &Head) -> u64 {
        (head.last - head.last % SNAPSHOT).max(1)
    }

    fn open(
        app: &App,
        _head: &Head,
        facts: BotFacts,
        first: &Row,
    ) -> Result<(BotOutside, HostedBot), ServerError> {
        let Kept { entry, before } = serde_json::from_str(&first.body)?;
        let mut state = before.unwrap_or_default();
        state.apply(&entry);
        let pace = app.limits.frames();
        Ok((BotOutside { facts, pace }, HostedBot { state }))
    }

    fn read(outside: &BotOutside, inside: &mut InsideBot, row: &Row) -> Result<(), ServerError> {
        let kept: Kept = serde_json::from_str(&row.body)?;
        inside.take(row.seq, &kept.entry, &outside.facts);
        Ok(())
    }

    fn kept(_app: &App, room: &Arc<BotRoom>, inside: &mut InsideBot, entry: BotEntry) {
        inside.take(inside.seq, &entry, &room.facts);
    }

    fn gone(app: &App, room: &Arc<BotRoom>, _: &mut InsideBot) {
        app.note_listening(&room.id, false);
    }
}

impl InsideBot {
    /// Takes in what is kept, and tells whoever listens.
    fn take(&mut self, seq: u64, entry: &BotEntry, facts: &BotFacts) {
        self.state.apply(entry);
        if let Some(line) = entry.line(seq, facts) {
            let line = text(&line);
            self.listeners.send(|_| Some(Out::Now(line.clone())));
        }
    }
}

impl BotRoom {
    /// Counts a request of its token.
    pub(super) fn pace(&self) -> Result<(), ServerError> {
        let wait = limits::wait(&self.pace);
        wait.map_err(|wait| ServerError::TooFast(wait.as_secs().max(1)))
    }

    /// Keeps what has happened. `make` says what that is, from how things stand; it
    /// is asked again if another server was first. The answer says whether it was
    /// anything new.
    pub(crate) async fn change(
        self: &Arc<Self>,
        app: &App,
        mut make: impl FnMut(&State, u64) -> Result<Option<BotEntry>, ServerError>,
    ) -> Result<bool, ServerError> {
        let appended = self.append(app, |inside, now| {
            let made = make(&inside.state, now)?;
            let Some(entry) = made.filter(|entry| inside.state.is_news(entry)) else {
                return Ok((None, false));
            };
            let snapshot = (inside.seq + 1).is_multiple_of(SNAPSHOT);
            let before = snapshot.then(|| inside.state.clone());
            let kept = Kept { entry, before };
            let row = NewRow {
                at: now,
                body: serde_json::to_string(&kept)?,
                made: kept.entry,
            };
            Ok((Some(row), true))
        });
        let (_, news) = appended.await?;
        Ok(news)
    }

    /// Somebody listens from now on, who knows everything up to `after`.
    pub(crate) async fn come(
        self: &Arc<Self>,
        app: &App,
        after: Option<u64>,
    ) -> Result<Ear, ServerError> {
        let old = app.now().saturating_sub(DAY);
        if self.lock(app).await?.at < old {
            self.change(app, |_, _| Ok(Some(BotEntry::Listened)))
                .await?;
        }
        let mut inside = self.lock(app).await?;
        let behind = after.and_then(|after| inside.seq.checked_sub(after));
        let first = match (after, behind) {
            (Some(after), Some(behind)) if behind <= MANY => {
                self.missed(app, after, inside.seq).await?
            }
            _ => vec![self.how_things_stand(&inside, app.now())],
        };
        let mut ear = self.listen(app, &mut inside, Some(0));
        for line in &first {
            ear.hold(0, text(line));
        }
        app.note_listening(&self.id, true);
        Ok(ear)
    }

    fn how_things_stand(&self, inside: &InsideBot, now: u64) -> BotLine {
        let games = inside.state.games.iter();
        BotLine::State {
            seq: inside.seq,
            challenges: inside.state.open(now),
            games: games.map(|game| game.shown(&self.facts)).collect(),
        }
    }

    /// What was told after this row; whatever comes behind the last one is still to
    /// be told.
    async fn missed(&self, app: &App, after: u64, last: u64) -> Result<Vec<BotLine>, ServerError> {
        let mut lines = Vec::new();
        for row in app.store.read(&self.id, after, u32::MAX).await? {
            if row.seq <= last {
                let kept: Kept = serde_json::from_str(&row.body)?;
                lines.extend(kept.entry.line(row.seq, &self.facts));
            }
        }
        Ok(lines)
    }

    /// Somebody listens no longer.
    pub(crate) async fn leave(&self, app: &App, number: u64) {
        let mut inside = self.lock_as_it_is().await;
        inside.listeners.remove(number);
        inside.used = Instant::now();
        if inside.listeners.is_empty() {
            app.note_listening(&self.id, false);
        }
    }

    /// Drops challenges that are too old, with their tables.
    pub(crate) async fn tidy(self: &Arc<Self>, app: &App) {
        let now = app.now();
        let old: Vec<String> = {
            let inside = self.lock_as_it_is().await;
            let old = inside.state.challenges.iter();
            let old = old.filter(|challenge| challenge.expires <= now);
            old.map(|challenge| challenge.table.clone()).collect()
        };
        for table in old {
            let gone = || BotEntry::Gone {
                table: table.clone(),
            };
            match self.change(app, |_, _| Ok(Some(gone()))).await {
                Ok(true) => challenges::drop_table(app, &table).await,
                Ok(false) => {}
                Err(error) => tracing::warn!(bot = %self.id, ?error, "an old challenge stays"),
            }
        }
    }
}
