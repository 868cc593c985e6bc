//! One table on this server: its replica, and what follows when something is said
//! there.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use fair::Secret;
use host::Replica;
use serde_json::value::to_raw_value;
use store::{Head, Kind, Row};
use table::{Duty, InputError, Millis, Offer, WaitsFor};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep_until};
use wire::online::messages::Tell;
use wire::online::{What, read_row};
use wire::page::Act;

use super::draft::{After, Draft};
use super::facts::{TableFacts, state};
use super::{computers, frames, presence, rematch};
use crate::app::App;
use crate::bots;
use crate::error::ServerError;
use crate::host::{Host, Inside, NewRow, Out, Room, Stream, text};

/// How many rows a room keeps at hand for those who come back.
const TAIL: usize = 32;

/// A table on this server.
pub(crate) struct HostedTable {
    pub(crate) replica: Replica,
    pub(crate) facts: TableFacts,
    /// The server's part of the chance.
    chance: Option<Secret>,
    /// The last rows as they are sent, with their numbers and when they were accepted.
    tail: VecDeque<(u64, u64, Utf8Bytes)>,
    wake: Option<Millis>,
    timer: Option<AbortHandle>,
    /// A computer thinks about this version of the table.
    thinking_about: Option<u64>,
    /// Somebody who is away is waited for with this version of the table.
    pub(super) away_at: Option<u64>,
    /// The state as the store lists it.
    listed_as: i16,
}

/// The room of a table.
pub(crate) type TableRoom = Room<HostedTable>;

/// What changes about it.
pub(crate) type InsideTable = Inside<HostedTable>;

impl Stream for HostedTable {
    const KIND: Kind = Kind::Table;
    const GONE: &'static str = "no-table";
    const IDLE: Duration = Duration::from_secs(60);
    const WHISPER: Option<&'static str> = Some("");
    /// A few devices, and pages left open.
    const DEVICES: usize = 6;
    const TAKES_IN_FIRST: bool = true;

    type Facts = TableFacts;
    type Outside = ();
    type Made = (After, Utf8Bytes);

    fn host(app: &App) -> &Host<HostedTable> {
        &app.tables
    }

    fn missing() -> ServerError {
        ServerError::NoTable
    }

    fn open(
        _app: &App,
        head: &Head,
        facts: TableFacts,
        first: &Row,
    ) -> Result<((), HostedTable), ServerError> {
        let replica = Replica::open(&read_row(&first.body)?).map_err(ServerError::broken)?;
        let mut table = HostedTable {
            chance: facts.chance.as_deref().and_then(Secret::from_hex),
            facts,
            tail: VecDeque::with_capacity(TAIL),
            wake: replica.table.wake(),
            replica,
            timer: None,
            thinking_about: None,
            away_at: None,
            listed_as: head.state,
        };
        table.remember(first.seq, first.at, frames::kept_row(first)?);
        Ok(((), table))
    }

    fn read(_: &(), inside: &mut InsideTable, row: &Row) -> Result<(), ServerError> {
        let entries = read_row(&row.body)?;
        let read = inside.replica.read(row.seq, &entries);
        read.map_err(ServerError::broken)?;
        inside.wake = inside.replica.table.wake();
        inside.publish(row.seq, row.at, frames::kept_row(row)?);
        Ok(())
    }

    fn kept(
        app: &App,
        room: &Arc<TableRoom>,
        inside: &mut InsideTable,
        (after, frame): (After, Utf8Bytes),
    ) {
        let (seq, at) = (inside.seq, inside.at);
        inside.replica.following.seq = seq;
        inside.publish(seq, at, frame);
        room.afterwards(app, inside, after);
        room.tell_class(app, inside);
    }

    fn followed(app: &App, room: &Arc<TableRoom>, inside: &mut InsideTable) {
        let wake = inside.wake;
        room.set_timer(app, inside, wake);
        room.let_computers_move(app, inside, false);
        room.tell_class(app, inside);
    }

    fn learn(&mut self, facts: TableFacts) {
        self.facts = facts;
    }

    fn carry_over(&mut self, old: HostedTable) {
        self.timer = old.timer;
        self.thinking_about = old.thinking_about;
        self.away_at = old.away_at;
    }

    fn came_or_went(
        app: &App,
        room: &Arc<TableRoom>,
        inside: &mut InsideTable,
        who: &[(usize, bool)],
    ) {
        for (player, here) in who {
            inside.send_presence(*player, *here);
        }
        room.tell_class(app, inside);
    }

    fn gone(app: &App, room: &Arc<TableRoom>, inside: &mut InsideTable) {
        room.tell_class(app, inside);
    }

    /// Sees to what has to happen without anybody's doing.
    async fn start(app: &App, room: &Arc<TableRoom>) -> Result<(), ServerError> {
        // Flags that have fallen, rolls that were asked for, outages.
        room.change(app, |_| Ok(())).await?;
        let mut inside = room.lock(app).await?;
        HostedTable::followed(app, room, &mut inside);
        presence::take_over_later(app, room, &mut inside);
        Ok(())
    }
}

impl TableRoom {
    /// Says something. `make` adds to a row, or refuses; it is called again if
    /// another server was first. The answer is the number of the last row.
    pub(crate) async fn change(
        self: &Arc<Self>,
        app: &App,
        mut make: impl FnMut(&mut Draft<'_>) -> Result<(), InputError>,
    ) -> Result<u64, ServerError> {
        let appended = self.append(app, |inside, now| {
            let seq = inside.seq + 1;
            let table: &mut HostedTable = inside;
            let mut draft = Draft::new(&mut table.replica, now);
            for outage in app.outages_after(draft.replica.following.at) {
                draft.credit(outage.from, outage.until);
            }
            draft.pass_time(table.wake);
            let made = make(&mut draft);
            draft.follow_up(table.chance.as_ref(), &self.id);
            let Draft { entries, after, .. } = draft;
            if entries.is_empty() {
                return Ok((None, made));
            }
            let entries = to_raw_value(&entries)?;
            let row = NewRow {
                at: table.replica.following.at,
                made: (after, frames::row(seq, &entries)),
                body: Box::<str>::from(entries).into(),
            };
            Ok((Some(row), made))
        });
        let (seq, made) = appended.await?;
        made.map(|()| seq).map_err(ServerError::Table)
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

    /// The rows behind this one, and when watchers may see them: those at hand, or
    /// those of the store.
    pub(super) async fn rows_after(
        &self,
        app: &App,
        inside: &InsideTable,
        after: u64,
    ) -> Result<Vec<(u64, Utf8Bytes)>, ServerError> {
        let delay = inside.delay();
        let first = inside.tail.front().map_or(1, |(seq, ..)| *seq);
        if after + 1 >= first {
            let behind = inside.tail.iter().filter(|(seq, ..)| *seq > after);
            return Ok(behind
                .map(|(_, at, frame)| (at + delay, frame.clone()))
                .collect());
        }
        let rows = app.store.read(&self.id, after, u32::MAX).await?;
        let known = rows.iter().filter(|row| row.seq <= inside.seq);
        let sent = known.map(|row| Ok((row.at + delay, frames::kept_row(row)?)));
        sent.collect()
    }

    /// What a row that is kept brings with it.
    fn afterwards(self: &Arc<Self>, app: &App, inside: &mut InsideTable, after: After) {
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
            tokio::spawn(async move { rematch::make(&app, &room, config).await });
        }
        self.let_computers_move(app, inside, true);
        presence::take_over_later(app, self, inside);
    }

    /// A table tells its class that something about it is new: a row, who is there, or
    /// that it is gone.
    pub(super) fn tell_class(&self, app: &App, inside: &InsideTable) {
        if let Some(class) = &inside.replica.following.rules.class
            && let Some(class) = app.classes.loaded(class)
        {
            class.note(Some(self.id.clone()));
        }
    }

    /// Lets the computer think whose move it is. A server that did not bring the
    /// table here gives the one that did some time.
    fn let_computers_move(self: &Arc<Self>, app: &App, inside: &mut InsideTable, ours: bool) {
        let version = inside.replica.table.version();
        if inside.thinking_about == Some(version) {
            return;
        }
        if let Some(Duty::Move(player, seat)) = inside.replica.table.duty() {
            inside.thinking_about = Some(version);
            computers::think(app, self, &inside.replica, player, seat, ours);
        }
    }

    /// Wakes the table when its time comes.
    fn set_timer(self: &Arc<Self>, app: &App, inside: &mut InsideTable, wake: Option<Millis>) {
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
}

/// What is said at a table but not over a network: drafts stay on the device,
/// time is the server's, and so is whether play stops. Once the secret of the
/// chance is out, nothing is taken back.
pub(super) fn may_say(draft: &Draft<'_>, act: &Act) -> Result<(), InputError> {
    match act {
        Act::Draft { .. } | Act::Tick | Act::Pause => Err(InputError::NotYours),
        // Who plays whom in a class is its teacher's to say.
        Act::Offer {
            offer: Offer::Rematch,
        } if draft.replica.following.rules.class.is_some() => Err(InputError::NotYours),
        Act::Offer {
            offer: Offer::TakeBack,
        }
        | Act::Redo
            if draft.replica.following.revealed.is_some() =>
        {
            Err(InputError::Over)
        }
        _ => Ok(()),
    }
}

impl HostedTable {
    /// Keeps a row at hand.
    fn remember(&mut self, seq: u64, at: u64, frame: Utf8Bytes) {
        if self.tail.len() == TAIL {
            self.tail.pop_front();
        }
        self.tail.push_back((seq, at, frame));
    }

    /// By how much watchers see everything later.
    fn delay(&self) -> u64 {
        u64::from(self.replica.following.rules.delay) * 1000
    }
}

impl InsideTable {
    /// Hands a row to everybody who listens: players get it at once, watchers when it
    /// is due.
    fn publish(&mut self, seq: u64, at: u64, frame: Utf8Bytes) {
        let due = at + self.delay();
        self.listeners.send(|player| {
            Some(match player {
                Some(_) => Out::Now(frame.clone()),
                None => Out::At(due, frame.clone()),
            })
        });
        self.remember(seq, at, frame);
    }

    /// Somebody has come or gone.
    pub(super) fn send_presence(&mut self, player: usize, here: bool) {
        let frame = text(&Tell::Here { player, here });
        self.listeners.send(|_| Some(Out::Now(frame.clone())));
    }
}
