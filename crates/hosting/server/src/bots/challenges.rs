//! Asking a bot for a game, and its answer. A challenge is named by its table, at
//! which a place is kept for the bot.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use table::{Dice, Player, WaitsFor};
use wire::online::bots::{
    Accept, BotGame, Challenge, ChallengeStage, ChallengeView, Decline, NewChallenge,
};
use wire::online::messages::{MadeTable, NewTable};

use super::making::offered;
use super::room::BotRoom;
use super::state::{BotEntry, Game};
use super::{ended, started};
use crate::api::{Answer, Asker, Body, Created, Optional};
use crate::app::App;
use crate::error::ServerError;
use crate::limits::Counted;
use crate::secrets;
use crate::tables::{self, Sitter, TableRoom};

/// How long a challenge waits for an answer, in thousandths of a second.
const WAITS: u64 = 5 * 60 * 1000;

/// How many challenges may wait for one bot.
const MOST_OPEN: usize = 20;

/// How many games one bot may have a place in.
const MOST_GAMES: usize = 200;

/// Asks a bot for a game.
///
/// Makes a table like `POST /api/tables`, at which a place is kept for the bot. A bot
/// that asks sends its own token and takes the place `sit`.
#[utoipa::path(post, path = "/api/bots/{bot}/challenges", tag = "bots", operation_id = "challenge_bot",
    params(("bot" = String, Path, description = "The bot's public name for requests.")),
    request_body = NewChallenge, security((), ("token" = [])), responses(
        (status = 201, description = "The table.", body = MadeTable),
    ))]
pub(crate) async fn challenge(
    State(app): State<App>,
    asker: Asker,
    Path(bot): Path<String>,
    Body(asked): Body<NewChallenge>,
) -> Created<MadeTable> {
    offered(&app)?;
    let asks = match asker.bearer {
        Some(_) => Some(app.bot_of(&asker).await?),
        None => None,
    };
    asker.counted(&app, Counted::Table)?;
    let room = app.bot(&bot).await?;
    let made = make(&app, &asker, &room, asks, asked).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn make(
    app: &App,
    asker: &Asker,
    bot: &Arc<BotRoom>,
    asks: Option<Arc<BotRoom>>,
    asked: NewChallenge,
) -> Result<MadeTable, ServerError> {
    asked.set_up.check().map_err(ServerError::Config)?;
    // Nobody can type in for a bot what real dice show.
    if asked.set_up.dice != Dice::Host || !bot.facts.plays(&asked.set_up) {
        return Err(ServerError::NotPlayed);
    }
    if asks.as_ref().is_some_and(|asks| asks.id == bot.id) {
        return Err(ServerError::NotYours);
    }
    let free = |(number, kind): &(usize, &Player)| {
        Some(*number) != asked.sit && matches!(kind, Player::Open | Player::Person)
    };
    let mut places = asked.set_up.players.iter().enumerate().filter(free);
    let player = match asked.player {
        Some(player) => places.find(|(number, _)| *number == player),
        None => places.next(),
    };
    let player = player.ok_or(ServerError::Taken)?.0;
    {
        let state = &bot.lock(app).await?.state;
        if state.open(app.now()).len() >= MOST_OPEN || state.games.len() >= MOST_GAMES {
            return Err(ServerError::Full);
        }
    }
    app.count_table().await?;
    let table = secrets::name();
    let bots = tables::Bots {
        table: Some(table.clone()),
        asked: Some((player, bot.id.to_string())),
        asks: asks.as_ref().map(|asks| {
            let facts = &asks.facts;
            (asks.id.to_string(), facts.name.clone(), facts.seat(&table))
        }),
    };
    let new = NewTable {
        set_up: asked.set_up.clone(),
        rules: asked.rules.clone(),
        sit: asked.sit,
    };
    let made = tables::make_for(app, new, bots).await?;
    if let (Some(asks), Some(seat)) = (&asks, &made.seat) {
        started(app, &asks.id, &table, asked.set_up.game, seat.player).await;
    }
    let now = app.now();
    let challenge = Box::new(Challenge {
        table,
        by: asks.map(|asks| asks.facts.name.clone()),
        set_up: asked.set_up,
        rules: asked.rules,
        player,
        made: now,
        expires: now + WAITS,
    });
    bot.change(app, |_, _| {
        Ok(Some(BotEntry::Challenged(challenge.clone())))
    })
    .await?;
    tracing::info!(
        address = app.logged(asker.client.address),
        bot = %bot.id,
        table = made.table,
        "a bot was challenged"
    );
    Ok(made)
}

/// What became of a challenge.
#[utoipa::path(get, path = "/api/bots/{bot}/challenges/{table}", tag = "bots", operation_id = "challenge_state",
    params(
        ("bot" = String, Path, description = "The bot's public name for requests."),
        ("table" = String, Path, description = "The table of the challenge."),
    ),
    responses(
        (status = 200, description = "Whether it was answered, and how.", body = ChallengeView),
    ))]
pub(crate) async fn state(
    State(app): State<App>,
    asker: Asker,
    Path((bot, table)): Path<(String, String)>,
) -> Answer<ChallengeView> {
    offered(&app)?;
    asker.counted(&app, Counted::Request)?;
    let room = app.bot(&bot).await?;
    let inside = room.lock(&app).await?;
    let state = &inside.state;
    let declined = state.declined.iter().find(|(other, _)| *other == table);
    let stage = match (state.challenge(&table), declined) {
        _ if state.game(&table).is_some() => ChallengeStage::Accepted,
        (Some(open), _) if open.expires <= app.now() => ChallengeStage::Expired,
        (Some(_), _) => ChallengeStage::Open,
        (None, Some(_)) => ChallengeStage::Declined,
        (None, None) => return Err(ServerError::NoChallenge),
    };
    let reason = declined.map(|(_, reason)| *reason);
    Ok(Json(ChallengeView { stage, reason }))
}

/// The challenges that wait for an answer of the bot.
#[utoipa::path(get, path = "/api/bot/challenges", tag = "bot", operation_id = "list_challenges", security(("token" = [])), responses(
    (status = 200, description = "The challenges.", body = Vec<Challenge>),
))]
pub(crate) async fn list(State(app): State<App>, asker: Asker) -> Answer<Vec<Challenge>> {
    let room = app.bot_of(&asker).await?;
    let inside = room.lock(&app).await?;
    Ok(Json(inside.state.open(app.now())))
}

/// Accepts a challenge: the bot takes its place.
///
/// Whoever is not sure whether an answer arrived asks again; nothing happens twice.
#[utoipa::path(post, path = "/api/bot/challenges/{table}/accept", tag = "bot", operation_id = "accept_challenge", security(("token" = [])),
    params(("table" = String, Path, description = "The table of the challenge.")),
    request_body(content = Option<Accept>, description = "May be left out."), responses(
        (status = 200, description = "The game.", body = BotGame),
    ))]
pub(crate) async fn accept(
    State(app): State<App>,
    asker: Asker,
    Path(table): Path<String>,
    Optional(asked): Optional<Accept>,
) -> Answer<BotGame> {
    let bot = app.bot_of(&asker).await?;
    let luck = asked.luck;
    if luck
        .as_deref()
        .is_some_and(|luck| fair::Secret::from_hex(luck).is_none())
    {
        return Err(ServerError::NotUnderstood("luck".to_string()));
    }
    bot.change(&app, |state, now| {
        if state.game(&table).is_some() {
            return Ok(None);
        }
        let challenge = state.challenge(&table).ok_or(ServerError::NoChallenge)?;
        if challenge.expires <= now {
            return Err(ServerError::Expired);
        }
        Ok(Some(BotEntry::Started(Game {
            table: table.clone(),
            game: challenge.set_up.game,
            player: challenge.player,
        })))
    })
    .await?;
    seated(&app, &bot, &table, luck).await?;
    let inside = bot.lock(&app).await?;
    let game = inside.state.game(&table).ok_or(ServerError::NoTable)?;
    Ok(Json(game.shown(&bot.facts)))
}

/// The table and the place of a bot in one of its games. It sits down if a server
/// died before it could; a table that is gone is none of its games any more.
pub(super) async fn seated(
    app: &App,
    bot: &Arc<BotRoom>,
    table: &str,
    luck: Option<String>,
) -> Result<(Arc<TableRoom>, usize), ServerError> {
    let room = match app.table(table).await {
        Ok(room) => room,
        Err(error) => {
            if matches!(error, ServerError::NoTable) {
                ended(app, &[bot.id.to_string()], table).await;
            }
            return Err(error);
        }
    };
    let (player, open, over) = {
        let inside = room.lock(app).await?;
        let player = inside
            .facts
            .player_of(&bot.id)
            .ok_or(ServerError::NotYours)?;
        let place = inside.replica.table.config().players.get(player);
        let over = inside.replica.table.waits_for() == WaitsFor::Nothing;
        (player, place == Some(&Player::Open), over)
    };
    if over {
        ended(app, &[bot.id.to_string()], table).await;
    }
    if open {
        if bot.lock(app).await?.state.game(table).is_none() {
            return Err(ServerError::NotYours);
        }
        let sitter = Sitter {
            secret: bot.facts.seat(table),
            bot: Some(bot.id.to_string()),
            name: Some(bot.facts.name.clone()),
            luck,
        };
        match tables::sit_as(app, &room, player, Player::Person, sitter).await {
            // It has just sat down by another request.
            Ok(_) | Err(ServerError::Taken) => {}
            Err(error) => return Err(error),
        }
    }
    Ok((room, player))
}

/// Declines a challenge, and says why. Its table is deleted.
#[utoipa::path(post, path = "/api/bot/challenges/{table}/decline", tag = "bot", operation_id = "decline_challenge", security(("token" = [])),
    params(("table" = String, Path, description = "The table of the challenge.")),
    request_body(content = Option<Decline>, description = "May be left out."), responses(
        (status = 204, description = "It is declined."),
    ))]
pub(crate) async fn decline(
    State(app): State<App>,
    asker: Asker,
    Path(table): Path<String>,
    Optional(asked): Optional<Decline>,
) -> Result<StatusCode, ServerError> {
    let bot = app.bot_of(&asker).await?;
    bot.change(&app, |state, _| {
        if state.declined.iter().any(|(other, _)| *other == table) {
            return Ok(None);
        }
        state.challenge(&table).ok_or(ServerError::NoChallenge)?;
        Ok(Some(BotEntry::Declined {
            table: table.clone(),
            reason: asked.reason,
        }))
    })
    .await?;
    drop_table(&app, &table).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes a table at which nobody plays, for a bot did not want to.
pub(super) async fn drop_table(app: &App, table: &str) {
    let dropped = async {
        let room = app.table(table).await?;
        let waits = room.lock(app).await?.replica.table.waits_for();
        drop(room);
        match waits {
            WaitsFor::Players => app.delete_table(table).await,
            _ => Ok(()),
        }
    };
    match dropped.await {
        Ok(()) | Err(ServerError::NoTable) => {}
        Err(error) => tracing::warn!(table, ?error, "a table without its bot stays"),
    }
}
