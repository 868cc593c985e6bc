//! How a game stands for a bot, and as a stream of lines.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, State};
use axum::response::Response;
use table::{Millis, Viewer, WaitsFor};
use tokio::sync::mpsc;
use wire::online::bots::{GameLine, GameState, WholeGame};
use wire::page::OutcomeView;

use super::challenges::seated;
use super::events::{answer, hear, put};
use crate::api::{Answer, Asker};
use crate::app::App;
use crate::error::ServerError;
use crate::host::{Ear, End, text};
use crate::tables::{self, InsideTable, TableRoom};

/// How many lines may be on their way.
const ON_THE_WAY: usize = 16;

/// One of the bot's games as it stands now.
#[utoipa::path(get, path = "/api/bot/games/{table}", tag = "bot", operation_id = "bot_game", security(("token" = [])),
    params(("table" = String, Path, description = "The table.")), responses(
        (status = 200, description = "What is played and how it stands.", body = WholeGame),
    ))]
pub(crate) async fn game(
    State(app): State<App>,
    asker: Asker,
    Path(table): Path<String>,
) -> Answer<WholeGame> {
    let bot = app.bot_of(&asker).await?;
    let (room, player) = seated(&app, &bot, &table, None).await?;
    let inside = room.lock(&app).await?;
    Ok(Json(whole(&app, &room, &inside, player)))
}

/// One of the bot's games, a line of JSON for each change.
///
/// The first line is the whole game. While the stream is open, the others see that the
/// bot is there. It goes on after the end, for a rematch, until it is closed.
#[utoipa::path(get, path = "/api/bot/games/{table}/stream", tag = "bot", operation_id = "bot_game_stream", security(("token" = [])),
    params(("table" = String, Path, description = "The table.")), responses(
        (status = 200, description = "Lines.", body = GameLine, content_type = "application/x-ndjson"),
    ))]
pub(crate) async fn stream(
    State(app): State<App>,
    asker: Asker,
    Path(table): Path<String>,
) -> Result<Response, ServerError> {
    let bot = app.bot_of(&asker).await?;
    let (room, player) = seated(&app, &bot, &table, None).await?;
    tables::give_back(&app, &room, player).await;
    room.refresh_if_shared(&app).await?;
    // What it has not got is in the first line, so no rows are needed.
    let seq = room.lock(&app).await?.seq;
    let (mut ear, _) = tables::come(&app, &room, Some(player), seq).await?;
    let (to, lines) = mpsc::channel(ON_THE_WAY);
    tokio::spawn(async move {
        let Err(end) = follow(&app, &room, player, &mut ear, &to).await;
        if let End::Closed(code, back) = end {
            let code = code.to_string();
            let _ = put(&to, text(&GameLine::Closing { code, back })).await;
        }
        tables::go(&app, &room, ear.number).await;
    });
    Ok(answer(lines))
}

async fn follow(
    app: &App,
    room: &Arc<TableRoom>,
    player: usize,
    ear: &mut Ear,
    to: &mpsc::Sender<Utf8Bytes>,
) -> Result<Infallible, End> {
    let unavailable = |_| End::Closed("unavailable", Some(2000));
    let first = {
        let inside = room.lock(app).await.map_err(unavailable)?;
        whole(app, room, &inside, player)
    };
    let mut known = first.state.clone();
    put(to, text(&GameLine::Game(Box::new(first)))).await?;
    loop {
        if hear(app, ear, to).await?.is_none() {
            let now = app.now();
            put(to, text(&GameLine::Heartbeat { now })).await?;
            continue;
        }
        // Whatever came at once is one change.
        while ear.ready(app)?.is_some() {}
        let now = {
            let inside = room.lock(app).await.map_err(unavailable)?;
            state(app, &inside, player)
        };
        let change = GameLine::Change(Box::new(since(&known, &now)));
        known = now;
        put(to, text(&change)).await?;
    }
}

/// How a game stands for somebody who knew how it stood before.
fn since(known: &GameState, now: &GameState) -> GameState {
    let pairs = known.events.iter().zip(&now.events);
    let from = pairs.take_while(|(old, new)| old == new).count();
    GameState {
        from,
        events: now.events[from..].to_vec(),
        ..now.clone()
    }
}

fn whole(app: &App, room: &TableRoom, inside: &InsideTable, player: usize) -> WholeGame {
    WholeGame {
        table: room.id.to_string(),
        set_up: inside.replica.table.config().clone(),
        player,
        names: inside.replica.following.names.clone(),
        state: state(app, inside, player),
    }
}

fn state(app: &App, inside: &InsideTable, player: usize) -> GameState {
    let table = &inside.replica.table;
    let view = table.view(Millis(app.now()), Viewer::Player(player));
    let waits_for = view.waits_for;
    GameState {
        seq: inside.seq,
        version: view.version,
        from: 0,
        clocks: view.clocks,
        events: table.events().map(ToString::to_string).collect(),
        seats: view.seats,
        seat: view.seat.map(game::Seat::index),
        waits_for,
        your_turn: !view.paused
            && matches!(waits_for, WaitsFor::Move { seat } if view.seat == Some(seat)),
        paused: view.paused,
        offers: view.offers,
        here: (0..view.players.len())
            .map(|player| inside.listeners.is_there(player))
            .collect(),
        outcome: outcome(table.game()),
        next: inside.replica.following.next.clone(),
    }
}

/// How a game ended.
pub(crate) fn outcome(game: &catalog::AnyGame) -> Option<OutcomeView> {
    let places = game.outcome()?.places.as_slice().to_vec();
    Some(OutcomeView { places })
}
