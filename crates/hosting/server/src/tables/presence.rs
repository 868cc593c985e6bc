//! Who is there. It is kept nowhere: servers whisper it to each other.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::online::What;
use protocol::page::messages::PlayerKind;
use table::{Player, Table, WaitsFor};
use tokio::time::{Instant, sleep};

use super::listeners::Listener;
use super::room::{Inside, Room};
use crate::app::App;
use crate::error::ServerError;

/// After how many thousandths of a second nobody is about to make the table of a
/// rematch any more.
const REMATCH: u64 = 1000;

/// How many rows are sent at most to somebody who comes back; beyond that the
/// whole log is as good.
const MANY: u64 = 500;

/// What somebody who comes has not got.
pub(crate) struct Come {
    /// The rows are the whole log.
    pub(crate) full: bool,
    /// Rows, and when watchers may see them.
    pub(crate) rows: Vec<(u64, Utf8Bytes)>,
    /// Which players are there.
    pub(crate) here: Vec<bool>,
}

/// Somebody comes who has the log up to this row, and listens from now on.
pub(crate) async fn come(
    app: &App,
    room: &Arc<Room>,
    listener: Listener,
    after: u64,
) -> Result<Come, ServerError> {
    // Another server may have acknowledged something of which this one has not
    // heard yet; whoever comes from there finds it here.
    if app.store.is_shared() {
        room.catch_up(app).await?;
    }
    let mut inside = room.lock(app).await?;
    let head = inside.replica.following.seq;
    let full = after == 0 || after > head || head - after > MANY;
    let after = if full { 0 } else { after };
    let rows = match inside.tail_after(after) {
        Some(rows) => rows,
        None => room.rows_after(app, &inside, after).await?,
    };
    make_rematch_if_nobody_has(app, room, &inside);
    let player = listener.player;
    if player.is_none() && !inside.listeners.has_room() {
        return Err(ServerError::Full);
    }
    let was_there = player.is_some_and(|player| inside.listeners.is_there(player));
    let alone = inside.listeners.is_empty();
    // Nobody has to be told that they are there themselves.
    if let Some(player) = player.filter(|_| !was_there) {
        inside.listeners.send_presence(player, true);
    }
    inside.listeners.add(listener);
    if player.is_some() {
        tell_others(app, room, &inside.listeners.players_here());
    }
    if alone && app.store.is_shared() {
        whisper(app, format!("who {} {}", app.name, room.id));
    }
    let players = inside.replica.table.config().players.len();
    let here = (0..players).map(|player| inside.listeners.is_there(player));
    let here = here.collect();
    Ok(Come { full, rows, here })
}

/// A server that died may have left people without the table at which they agreed
/// to play again. Whoever comes back gets it, also somebody who is back before it is
/// clear that nobody else is about to make it.
fn make_rematch_if_nobody_has(app: &App, room: &Arc<Room>, inside: &Inside) {
    let following = &inside.replica.following;
    let (Some(config), None) = (following.rematch.clone(), &following.next) else {
        return;
    };
    let waited = app.now().saturating_sub(following.at);
    let left = Duration::from_millis(REMATCH.saturating_sub(waited));
    let (app, room) = (app.clone(), room.clone());
    tokio::spawn(async move {
        sleep(left).await;
        let made = room.lock_as_it_is().await.replica.following.next.is_some();
        if !made {
            super::rematch::make(&app, &room, config).await;
        }
    });
}

/// Somebody has gone.
pub(crate) async fn go(app: &App, room: &Arc<Room>, number: u64) {
    let gone = {
        let mut inside = room.lock_as_it_is().await;
        let gone = inside.listeners.remove(number);
        inside.left_at = Instant::now();
        gone
    };
    let Some(player) = gone else {
        return;
    };
    let (app, room) = (app.clone(), room.clone());
    tokio::spawn(async move {
        sleep(app.settings.leaving).await;
        let mut inside = room.lock_as_it_is().await;
        if !inside.listeners.is_there(player) {
            inside.listeners.send_presence(player, false);
        }
        if !inside.listeners.is_here(player) {
            tell_others(&app, &room, &inside.listeners.players_here());
        }
        let take_over = inside.replica.following.rules.take_over;
        drop(inside);
        if let Some(rule) = take_over {
            let after = Duration::from_secs(rule.after.into());
            sleep(after.saturating_sub(app.settings.leaving)).await;
            take_over_if_away(&app, &room, player, rule.level).await;
        }
    });
}

/// Who is to do something now, of all that a computer could do for them.
fn awaited(table: &Table) -> Option<usize> {
    match table.waits_for() {
        WaitsFor::Move(seat) | WaitsFor::Press(seat) => table.seats().get(seat.index()).copied(),
        WaitsFor::Colour(player) => Some(player),
        _ => None,
    }
}

/// It may have become the turn of somebody who left before: a computer goes on for
/// them, too, where the rules say so.
pub(super) fn take_over_later(app: &App, room: &Arc<Room>, inside: &mut Inside) {
    let (table, rules) = (&inside.replica.table, &inside.replica.following.rules);
    let (Some(rule), Some(player)) = (rules.take_over, awaited(table)) else {
        return;
    };
    let version = Some(table.version());
    let person = table.config().players[player].is_person();
    if !person || inside.listeners.is_there(player) || inside.away_at == version {
        return;
    }
    inside.away_at = version;
    let (app, room) = (app.clone(), Arc::downgrade(room));
    tokio::spawn(async move {
        sleep(Duration::from_secs(rule.after.into())).await;
        if let Some(room) = room.upgrade() {
            take_over_if_away(&app, &room, player, rule.level).await;
        }
    });
}

/// A computer goes on for somebody who is still away, if it is their turn.
async fn take_over_if_away(app: &App, room: &Arc<Room>, player: usize, level: u8) {
    if room.lock_as_it_is().await.listeners.is_there(player) {
        return;
    }
    let taken = room
        .change(app, |draft| {
            let table = &draft.replica.table;
            let person = table.config().players[player].is_person();
            if awaited(table) != Some(player) || !person {
                return Ok(());
            }
            let kind = PlayerKind::Computer { level };
            draft.say(What::Replaced { player, kind })
        })
        .await;
    match taken {
        Ok(_) | Err(ServerError::Table(_)) => {}
        Err(error) => {
            tracing::warn!(table = %room.id, ?error, "nobody could go on for a player")
        }
    }
}

/// Whoever comes back to a seat that a computer has taken over gets it back.
pub(crate) async fn give_back(app: &App, room: &Arc<Room>, player: usize) {
    let given = room
        .change(app, |draft| {
            let taken = matches!(
                draft.replica.table.config().players.get(player),
                Some(Player::Computer { .. })
            );
            if !taken {
                return Ok(());
            }
            let kind = PlayerKind::Person;
            draft.say(What::Replaced { player, kind })
        })
        .await;
    match given {
        Ok(_) | Err(ServerError::Table(_)) => {}
        Err(error) => tracing::warn!(table = %room.id, ?error, "a seat could not be given back"),
    }
}

fn whisper(app: &App, text: String) {
    if let Err(error) = app.store.whisper(&text) {
        tracing::debug!(?error, "other servers could not be told who is there");
    }
}

fn tell_others(app: &App, room: &Room, players: &[usize]) {
    if app.store.is_shared() {
        let players: Vec<String> = players.iter().map(usize::to_string).collect();
        let text = format!("here {} {} {}", app.name, room.id, players.join(","));
        whisper(app, text);
    }
}

/// Another server has whispered something.
pub(crate) async fn heard(app: &App, text: &str) {
    let mut words = text.split(' ');
    let (Some(what), Some(server), Some(table)) = (words.next(), words.next(), words.next()) else {
        return;
    };
    let Some(room) = app.loaded(table).filter(|_| server != app.name) else {
        return;
    };
    match what {
        "who" => {
            let here = room.lock_as_it_is().await.listeners.players_here();
            tell_others(app, &room, &here);
        }
        "here" => {
            let players = words.next().unwrap_or_default().split(',');
            let players = players.filter_map(|player| player.parse().ok()).collect();
            let mut inside = room.lock_as_it_is().await;
            for (player, here) in inside.listeners.set_elsewhere(server, players) {
                inside.listeners.send_presence(player, here);
            }
        }
        _ => {}
    }
}

/// Nobody is there any more on servers that have gone.
pub(crate) async fn without(room: &Room, alive: &[String]) {
    let mut inside = room.lock_as_it_is().await;
    for server in inside.listeners.servers() {
        if !alive.contains(&server) {
            for (player, here) in inside.listeners.set_elsewhere(&server, Vec::new()) {
                inside.listeners.send_presence(player, here);
            }
        }
    }
}
