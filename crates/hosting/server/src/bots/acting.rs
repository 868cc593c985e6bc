//! What a bot does in its games.

use axum::Json;
use axum::extract::{Path, State};
use wire::online::bots::{BotAnswer, BotMove, BotOffer, Played};
use wire::page::Act;

use super::challenges::seated;
use crate::api::{Answer, Asker, Body};
use crate::app::App;
use crate::error::ServerError;
use crate::tables;

/// Says something at a table for the bot that asks.
async fn act(
    app: &App,
    asker: &Asker,
    table: &str,
    version: Option<u64>,
    act: Act,
) -> Answer<Played> {
    let bot = app.bot_of(asker).await?;
    let (room, player) = seated(app, &bot, table, None).await?;
    tables::give_back(app, &room, player).await;
    let said = room.act_once(app, player, version, &act).await;
    said.map(Json).inspect_err(|error| {
        if let ServerError::Table(_) = error {
            app.metrics.refused.inc();
        }
    })
}

/// Moves.
///
/// A move names the version of the position that it is a move in. The same move about the
/// same version is answered again and made once; a move about an older version is
/// `stale`. Rolls and draws are asked for by the server.
#[utoipa::path(post, path = "/api/bot/games/{table}/move", tag = "bot", operation_id = "bot_move", security(("token" = [])),
    params(("table" = String, Path, description = "The table.")), request_body = BotMove, responses(
        (status = 200, description = "It is kept.", body = Played),
    ))]
pub(crate) async fn play(
    State(app): State<App>,
    asker: Asker,
    Path(table): Path<String>,
    Body(asked): Body<BotMove>,
) -> Answer<Played> {
    let event = asked.event;
    act(
        &app,
        &asker,
        &table,
        Some(asked.version),
        Act::Move { event },
    )
    .await
}

/// Gives up.
#[utoipa::path(post, path = "/api/bot/games/{table}/resign", tag = "bot", operation_id = "bot_resign", security(("token" = [])),
    params(("table" = String, Path, description = "The table.")), responses(
        (status = 200, description = "It is kept.", body = Played),
    ))]
pub(crate) async fn resign(
    State(app): State<App>,
    asker: Asker,
    Path(table): Path<String>,
) -> Answer<Played> {
    act(&app, &asker, &table, None, Act::Resign).await
}

/// Asks the others for a draw, a take-back, a pause or another game.
#[utoipa::path(post, path = "/api/bot/games/{table}/offer", tag = "bot", operation_id = "bot_offer", security(("token" = [])),
    params(("table" = String, Path, description = "The table.")), request_body = BotOffer, responses(
        (status = 200, description = "It is kept.", body = Played),
    ))]
pub(crate) async fn offer(
    State(app): State<App>,
    asker: Asker,
    Path(table): Path<String>,
    Body(asked): Body<BotOffer>,
) -> Answer<Played> {
    let offer = asked.offer;
    act(&app, &asker, &table, None, Act::Offer { offer }).await
}

/// Answers what others have asked for.
#[utoipa::path(post, path = "/api/bot/games/{table}/answer", tag = "bot", operation_id = "bot_answer", security(("token" = [])),
    params(("table" = String, Path, description = "The table.")), request_body = BotAnswer, responses(
        (status = 200, description = "It is kept.", body = Played),
    ))]
pub(crate) async fn answer(
    State(app): State<App>,
    asker: Asker,
    Path(table): Path<String>,
    Body(asked): Body<BotAnswer>,
) -> Answer<Played> {
    let BotAnswer { offer, accept } = asked;
    let answer = Act::Answer { offer, accept };
    act(&app, &asker, &table, None, answer).await
}
