//! One table on this server: its replica, who listens, and how something that is
//! said becomes a row that is kept before anybody hears of it.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use fair::Secret;
use protocol::online::{Replica, What, read_row, write_row};
use protocol::page::messages::Act;
use store::{Appended, Kind, Row};
use table::{Millis, Refused, WaitsFor};
use tokio::sync::{Mutex, MutexGuard};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep_until};

use super::draft::{After, Draft};
use super::facts::{Facts, state};
use super::listeners::Listeners;
use crate::app::App;
use crate::bots;
use crate::error::ServerError;

/// How many rows a room keeps at hand for those who come back.
const TAIL: usize = 32;

/// How often a row is tried again when another server was first.
const TRIES: usize = 20;

/// A table on this server.
pub(crate) struct Room {
    pub(crate) id: Arc<str>,
    chance: Option<Secret>,
    inside: Mutex<Inside>,
}

/// Rows as they are sent, with their numbers and when they were accepted.
type Tail = VecDeque<(u64, u64, Utf8Bytes)>;

/// What changes about it.
pub(crate) struct Inside {
    pub(crate) replica: Replica,
    pub(crate) facts: Facts,
    pub(crate) listeners: Listeners,
    /// The last rows, as they are sent.
    tail: Tail,
    /// The replica may have taken in what was never kept: it has to be read anew.
    doubtful: bool,
    wake: Option<Millis>,
    timer: Option<AbortHandle>,
    /// A computer thinks about this version of the table.
    pub(crate) thinking_about: Option<u64>,
    /// Somebody who is away is waited for with this version of the table.
    pub(super) away_at: Option<u64>,
    /// The state as the store lists it.
    listed_as: i16,
    pub(crate) left_at: Instant,
}

/// A row as it is sent.
pub(crate) fn frame(seq: u64, body: &str) -> Utf8Bytes {
    format!(r#"{{"tell":"row","seq":{seq},"entries":{body}}}"#).into()
}

impl Room {
    /// Reads a table from the store.
    pub(crate) async fn load(app: &App, id: &str) -> Result<Room, ServerError> {
        // Whoever names a class or a bot names no table.
        let head = app.store.head(id).await?;
        let head = head.filter(|head| head.kind == Kind::Table);
        let head = head.ok_or(ServerError::NoTable)?;
        let facts: Facts = serde_json::from_str(&head.facts)?;
        let chance = facts.chance.as_deref().and_then(Secret::from_hex);
        let (replica, tail) = read(app, id).await?;
        let wake = replica.table.wake();
        let inside = Inside {
            replica,
            facts,
            listeners: Listeners::default(),
            tail,
            doubtful: false,
            wake,
            timer: None,
            thinking_about: None,
            away_at: None,
            listed_as: head.state,
            left_at: Instant::now(),
        };
        Ok(Room {
            id: id.into(),
            chance,
            inside: Mutex::new(inside),
        })
    }

    /// What is inside, as it is kept.
    pub(crate) async fn lock(&self, app: &App) -> Result<MutexGuard<'_, Inside>, ServerError> {
        let mut inside = self.inside.lock().await;
        if inside.doubtful {
            self.read_anew(app, &mut inside).await?;
        }
        Ok(inside)
    }

    /// The lock without looking whether all is kept; for what needs no table.
    pub(crate) async fn lock_as_it_is(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().await
    }

    /// Says something. `make` adds to a row, or refuses; it is called again if
    /// another server was first. The answer is the number of the last row.
    pub(crate) async fn change(
        self: &Arc<Self>,
        app: &App,
        mut make: impl FnMut(&mut Draft<'_>) -> Result<(), Refused>,
    ) -> Result<u64, ServerError> {
        let mut inside = self.lock(app).await?;
        for _ in 0..TRIES {
            let wake = inside.wake;
            let mut draft = Draft::new(&mut inside.replica, app.now());
            for outage in app.outages_after(draft.replica.following.at) {
                draft.credit(outage.from, outage.until);
            }
            draft.pass_time(wake);
            let made = make(&mut draft);
            draft.follow_up(self.chance.as_ref(), &self.id);
            let Draft { entries, after, .. } = draft;
            let seq = inside.replica.following.seq;
            if entries.is_empty() {
                return made.map(|()| seq).map_err(ServerError::Table);
            }
            let row = Row {
                stream: self.id.clone(),
                seq: seq + 1,
                at: inside.replica.following.at,
                body: write_row(&entries),
            };
            let sent = frame(row.seq, &row.body);
            // Whatever interrupts us from here on, nobody trusts the replica
            // before it has been read anew.
            inside.doubtful = true;
            match app.store.append(row).await? {
                Appended::Done => {
                    inside.doubtful = false;
                    inside.replica.following.seq = seq + 1;
                    let at = inside.replica.following.at;
                    inside.publish(seq + 1, at, sent);
                    app.metrics.rows.inc();
                    self.afterwards(app, &mut inside, after);
                    return made.map(|()| seq + 1).map_err(ServerError::Table);
                }
                Appended::Conflict => {
                    app.metrics.conflicts.inc();
                    self.read_anew(app, &mut inside).await?;
                }
            }
        }
        tracing::warn!(table = %self.id, "a row was not kept: others were first every time");
        Err(ServerError::Busy)
    }

    /// The rows behind this one, from the store.
    pub(crate) async fn rows_after(
        &self,
        app: &App,
        inside: &Inside,
        after: u64,
    ) -> Result<Vec<(u64, Utf8Bytes)>, ServerError> {
        let rows = app.store.read(&self.id, after, u32::MAX).await?;
        let delay = inside.delay();
        let known = rows
            .iter()
            .filter(|row| row.seq <= inside.replica.following.seq);
        Ok(known
            .map(|row| (row.at + delay, frame(row.seq, &row.body)))
            .collect())
    }

    /// Another server has added rows, or may have.
    pub(crate) async fn catch_up(self: &Arc<Self>, app: &App) -> Result<(), ServerError> {
        let mut inside = self.inside.lock().await;
        self.read_anew(app, &mut inside).await?;
        let wake = inside.replica.table.wake();
        self.set_timer(app, &mut inside, wake);
        self.let_computers_move(app, &mut inside, false);
        Ok(())
    }

    /// Reads what is kept, and publishes what is new. A replica that has taken in
    /// something else is made anew.
    async fn read_anew(&self, app: &App, inside: &mut Inside) -> Result<(), ServerError> {
        let known = inside.tail.back().map_or(0, |(seq, ..)| *seq);
        if inside.doubtful {
            let (replica, _) = read(app, &self.id).await?;
            inside.replica = replica;
            inside.doubtful = false;
            let head = app
                .store
                .head(&self.id)
                .await?
                .ok_or(ServerError::NoTable)?;
            inside.facts = serde_json::from_str(&head.facts)?;
        }
        for row in app.store.read(&self.id, known, u32::MAX).await? {
            if row.seq == inside.replica.following.seq + 1 {
                let entries = read_row(&row.body)?;
                let read = inside.replica.read(row.seq, &entries);
                read.map_err(ServerError::broken)?;
            }
            inside.publish(row.seq, row.at, frame(row.seq, &row.body));
        }
        inside.wake = inside.replica.table.wake();
        Ok(())
    }

    /// What a row that is kept brings with it.
    fn afterwards(self: &Arc<Self>, app: &App, inside: &mut Inside, after: After) {
        if let Some(wake) = after.wake {
            self.set_timer(app, inside, wake);
        }
        let now = match inside.replica.table.waits_for() {
            WaitsFor::Nothing => state::OVER,
            WaitsFor::Players => state::OPEN,
            _ => state::PLAYING,
        };
        if now != inside.listed_as {
            inside.listed_as = now;
            let (app, id) = (app.clone(), self.id.clone());
            let bots = inside.facts.bots();
            if now == state::OVER {
                app.metrics.finished.inc();
            }
            // How a table is listed may lag behind; its log does not.
            tokio::spawn(async move {
                app.list_as(&id, now).await;
                if now == state::OVER {
                    bots::ended(&app, &bots, &id).await;
                }
            });
        }
        if let Some(config) = after.rematch {
            let (app, room) = (app.clone(), self.clone());
            tokio::spawn(async move { super::rematch::make(&app, &room, config).await });
        }
        self.let_computers_move(app, inside, true);
        super::presence::take_over_later(app, self, inside);
    }

    /// Lets the computer think whose move it is. A server that did not bring the
    /// table here gives the one that did some time.
    fn let_computers_move(self: &Arc<Self>, app: &App, inside: &mut Inside, ours: bool) {
        let version = inside.replica.table.version();
        if inside.thinking_about == Some(version) {
            return;
        }
        if let Some(table::Duty::Move(player, seat)) = inside.replica.table.duty() {
            inside.thinking_about = Some(version);
            super::computers::think(app, self, &inside.replica, player, seat, ours);
        }
    }

    /// Wakes the table when its time comes.
    fn set_timer(self: &Arc<Self>, app: &App, inside: &mut Inside, wake: Option<Millis>) {
        inside.wake = wake;
        if let Some(timer) = inside.timer.take() {
            timer.abort();
        }
        let Some(Millis(wake)) = wake else {
            return;
        };
        let left = Duration::from_millis(wake.saturating_sub(app.now()) + 1);
        let when = Instant::now() + left;
        let (app, room) = (app.clone(), Arc::downgrade(self));
        let timer = tokio::spawn(async move {
            sleep_until(when).await;
            if let Some(room) = room.upgrade() {
                // A task of its own: this one is ended by whatever it brings about.
                tokio::spawn(async move { room.change(&app, |_| Ok(())).await });
            }
        });
        inside.timer = Some(timer.abort_handle());
    }

    /// Sees to what has to happen without anybody's doing, after the table was
    /// loaded.
    pub(crate) async fn start(self: &Arc<Self>, app: &App) -> Result<(), ServerError> {
        // Flags that have fallen, rolls that were asked for, outages.
        self.change(app, |_| Ok(())).await?;
        let mut inside = self.lock(app).await?;
        let wake = inside.wake;
        self.set_timer(app, &mut inside, wake);
        self.let_computers_move(app, &mut inside, false);
        super::presence::take_over_later(app, self, &mut inside);
        Ok(())
    }

    /// Something that a player says. What came before is answered again.
    pub(crate) async fn act(
        self: &Arc<Self>,
        app: &App,
        player: usize,
        id: u64,
        version: u64,
        act: &Act,
    ) -> Result<u64, ServerError> {
        let mut doubled = false;
        let said = self
            .change(app, |draft| {
                doubled = id <= draft.replica.following.last_id(player);
                if doubled {
                    return Ok(());
                }
                may_say(draft, act)?;
                let act = act.clone();
                let now = draft.now;
                draft.say_about(version, now, What::Told { player, id, act })
            })
            .await?;
        if doubled {
            app.metrics.doubled.inc();
        }
        Ok(said)
    }
}

/// A table as its log has it, for whoever only looks once.
pub(crate) async fn read_table(app: &App, id: &str) -> Result<Replica, ServerError> {
    read(app, id).await.map(|(replica, _)| replica)
}

/// What is said at a table but not over a network: drafts stay on the device,
/// time is the server's, and so is whether play stops. Once the secret of the
/// chance is out, nothing is taken back.
pub(super) fn may_say(draft: &Draft<'_>, act: &Act) -> Result<(), Refused> {
    use protocol::page::messages::Offer;
    match act {
        Act::Draft { .. } | Act::Tick | Act::Pause => Err(Refused::NotYours),
        // Who plays whom in a class is its teacher's to say.
        Act::Offer {
            offer: Offer::Rematch,
        } if draft.replica.following.rules.class.is_some() => Err(Refused::NotYours),
        Act::Offer {
            offer: Offer::TakeBack,
        }
        | Act::Redo
            if draft.replica.following.revealed.is_some() =>
        {
            Err(Refused::Over)
        }
        _ => Ok(()),
    }
}

impl Inside {
    /// Hands a row to everybody who listens.
    fn publish(&mut self, seq: u64, at: u64, frame: Utf8Bytes) {
        if self.tail.back().is_some_and(|(last, ..)| *last >= seq) {
            return;
        }
        if self.tail.len() == TAIL {
            self.tail.pop_front();
        }
        self.tail.push_back((seq, at, frame.clone()));
        let due = at + self.delay();
        self.listeners.send_row(&frame, due);
    }

    /// By how much watchers see everything later.
    fn delay(&self) -> u64 {
        u64::from(self.replica.following.rules.delay) * 1000
    }

    /// The rows behind this one, if they are at hand, and when watchers may see
    /// them.
    pub(crate) fn tail_after(&self, after: u64) -> Option<Vec<(u64, Utf8Bytes)>> {
        let first = self.tail.front().map_or(1, |(seq, ..)| *seq);
        if after + 1 < first {
            return None;
        }
        let delay = self.delay();
        let behind = self.tail.iter().filter(|(seq, ..)| *seq > after);
        let row = |(_, at, frame): &(u64, u64, Utf8Bytes)| (at + delay, frame.clone());
        Some(behind.map(row).collect())
    }
}

/// The whole log: the replica it leads to and its last rows.
async fn read(app: &App, id: &str) -> Result<(Replica, Tail), ServerError> {
    let rows = app.store.read(id, 0, u32::MAX).await?;
    let mut replica = None;
    let mut tail = VecDeque::with_capacity(TAIL);
    for row in rows {
        let entries = read_row(&row.body)?;
        match &mut replica {
            None => replica = Some(Replica::open(&entries).map_err(ServerError::broken)?),
            Some(replica) => {
                let read: Result<_, _> = replica.read(row.seq, &entries);
                read.map_err(ServerError::broken)?;
            }
        }
        if tail.len() == TAIL {
            tail.pop_front();
        }
        tail.push_back((row.seq, row.at, frame(row.seq, &row.body)));
    }
    Ok((replica.ok_or(ServerError::NoTable)?, tail))
}
