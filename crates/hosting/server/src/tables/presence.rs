//! Coming to a table and leaving it, and computers that go on for those who left.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use table::{Player, Table, WaitsFor};
use tokio::time::{Instant, sleep};
use wire::online::What;

use super::room::{InsideTable, TableRoom};
use crate::app::App;
use crate::error::ServerError;
use crate::host::Ear;

/// After how many thousandths of a second nobody is about to make the table of a
/// rematch any more.
const REMATCH: u64 = 1000;

/// How many rows are sent at most to somebody who comes back; beyond that the
/// whole log is as good.
const MANY: u64 = 500;

/// With how many sockets at a table nobody more may watch.
const SOCKETS: usize = 1000;

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
    room: &Arc<TableRoom>,
    player: Option<usize>,
    after: u64,
) -> Result<(Ear, Come), ServerError> {
    let mut inside = room.lock(app).await?;
    let head = inside.seq;
    let full = after == 0 || after > head || head - after > MANY;
    let after = if full { 0 } else { after };
    let rows = room.rows_after(app, &inside, after).await?;
    make_rematch_if_nobody_has(app, room, &inside);
    if player.is_none() && inside.listeners.len() >= SOCKETS {
        return Err(ServerError::Full);
    }
    // Nobody has to be told that they are there themselves.
    let unseen = |player: &usize| !inside.listeners.is_there(*player);
    if let Some(player) = player.filter(unseen) {
        inside.send_presence(player, true);
    }
    let ear = room.listen(app, &mut inside, player);
    room.tell_class(app, &inside);
    let players = inside.replica.table.config().players.len();
    let here = (0..players).map(|player| inside.listeners.is_there(player));
    let here = here.collect();
    Ok((ear, Come { full, rows, here }))
}

/// A server that died may have left people without the table at which they agreed
/// to play again. Whoever comes back gets it, also somebody who is back before it is
/// clear that nobody else is about to make it.
fn make_rematch_if_nobody_has(app: &App, room: &Arc<TableRoom>, inside: &InsideTable) {
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
pub(crate) async fn go(app: &App, room: &Arc<TableRoom>, number: u64) {
    let gone = {
        let mut inside = room.lock_as_it_is().await;
        let gone = inside.listeners.remove(number);
        inside.used = Instant::now();
        room.tell_class(app, &inside);
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
            inside.send_presence(player, false);
        }
        if !inside.listeners.is_here(player) {
            room.tell_others(&app, &inside);
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
        WaitsFor::Move { seat } | WaitsFor::Press { seat } => {
            table.seats().get(seat.index()).copied()
        }
        WaitsFor::Pick { player } => Some(player),
        _ => None,
    }
}

/// It may have become the turn of somebody who left before: a computer goes on for
/// them, too, where the rules say so.
pub(super) fn take_over_later(app: &App, room: &Arc<TableRoom>, inside: &mut InsideTable) {
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
async fn take_over_if_away(app: &App, room: &Arc<TableRoom>, player: usize, level: u8) {
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
            let kind = Player::Computer { level };
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
pub(crate) async fn give_back(app: &App, room: &Arc<TableRoom>, player: usize) {
    let given = room
        .change(app, |draft| {
            let taken = matches!(
                draft.replica.table.config().players.get(player),
                Some(Player::Computer { .. })
            );
            if !taken {
                return Ok(());
            }
            let kind = Player::Person;
            draft.say(What::Replaced { player, kind })
        })
        .await;
    match given {
        Ok(_) | Err(ServerError::Table(_)) => {}
        Err(error) => tracing::warn!(table = %room.id, ?error, "a seat could not be given back"),
    }
}
