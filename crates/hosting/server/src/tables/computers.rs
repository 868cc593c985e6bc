//! Computers at tables: they think on threads of their own, so many at a time as
//! the server allows, and move at a natural pace.

use std::sync::Arc;
use std::time::Duration;

use game::Seat;
use host::Replica;
use host::pace;
use players::{Ask, Computer, Level};
use search::effort::Stopwatch;
use search::{Effort, Limits, StopSign};
use table::{Millis, Player, Viewer};
use tokio::time::{Instant, sleep, sleep_until};
use wire::online::What;
use wire::page::Act;

use super::room::TableRoom;
use crate::app::App;
use crate::error::ServerError;
use crate::secrets;

/// How much memory a computer may use at a table on a server.
const MEMORY: usize = 32 << 20;

/// How long a server that did not bring the table to this move leaves it to the
/// one that did.
const GRACE: Duration = Duration::from_secs(4);

/// Thinks about the move that this player has to make, and makes it.
pub(crate) fn think(
    app: &App,
    room: &Arc<TableRoom>,
    replica: &Replica,
    player: usize,
    seat: Seat,
    ours: bool,
) {
    let Player::Computer { level } = replica.table.config().players[player] else {
        return;
    };
    let seed = secrets::number();
    let view = replica.table.view(Millis(app.now()), Viewer::Spectator);
    let pace = pace(&replica.table, &view, seed);
    let (time, least) = pace.map_or((0.0, 0.0), |pace| (pace.think, pace.least));
    let (time, least) = (
        Duration::from_secs_f64(time / 1000.0),
        Duration::from_secs_f64(least / 1000.0),
    );
    let recent = app.now().saturating_sub(replica.following.at) < GRACE.as_millis() as u64;
    let wait = if ours || !recent {
        Duration::ZERO
    } else {
        GRACE
    };
    let game = replica.table.game().clone();
    let version = replica.table.version();
    let (app, room) = (app.clone(), Arc::downgrade(room));
    tokio::spawn(async move {
        sleep(wait).await;
        let shown = Instant::now() + least;
        let Ok(permit) = app.thinkers.clone().acquire_owned().await else {
            return;
        };
        // Whoever played on meanwhile needs no thought.
        let Some(current) = room.upgrade() else {
            return;
        };
        if current.lock_as_it_is().await.replica.table.version() != version {
            return;
        }
        drop(current);
        let chosen = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let watch = Stopwatch::start();
            let effort = Effort::new(Limits::time(time), &watch, &StopSign::default());
            let ask = Ask {
                level: Level::new(level).unwrap_or(Level::MOST),
                seed,
                effort: &effort,
            };
            Computer::new(game.id(), MEMORY).choose(&game, &ask)
        });
        let Ok(Some(event)) = chosen.await else {
            return;
        };
        sleep_until(shown).await;
        let Some(room) = room.upgrade() else {
            return;
        };
        let moved = room
            .change(&app, |draft| {
                let id = draft.replica.following.last_id(player) + 1;
                let event = event.clone();
                let act = Act::Move {
                    event: event.to_string(),
                };
                let now = draft.now;
                let on_turn = draft.replica.table.player_on(seat);
                if !matches!(on_turn, Some(Player::Computer { .. })) {
                    return Ok(());
                }
                draft.say_about(version, now, What::Told { player, id, act })
            })
            .await;
        match moved {
            // Somebody took a move back, or came back to the seat.
            Ok(_) | Err(ServerError::Table(_)) => {}
            Err(error) => tracing::warn!(table = %room.id, ?error, "a computer could not move"),
        }
    });
}
