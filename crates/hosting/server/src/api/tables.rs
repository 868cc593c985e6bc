//! Making, finding, taking part in and deleting tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::AnyRecord;
use fair::{Secret, Source};
use host::Replica;
use store::{Kind, Listing};
use table::{Player, WaitsFor};
use wire::online::messages::{Invitation, Join, Joined, LobbyTable, Look, MadeTable, NewTable};

use super::{Answer, Asker, Body, Created};
use crate::app::App;
use crate::codes;
use crate::error::ServerError;
use crate::limits::Counted;
use crate::secrets;
use crate::tables::{self, InsideTable, TableFacts, TableRoom, state};

/// How many tables the lobby shows.
const SHOWN: u32 = 60;

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", operation_id = "make_table", request_body = NewTable, responses(
    (status = 201, description = "The table, its codes and secrets.", body = MadeTable),
))]
pub(crate) async fn make(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<NewTable>,
) -> Created<MadeTable> {
    asker.counted(&app, Counted::Table)?;
    app.count_table().await?;
    let made = tables::make_for(&app, asked, tables::Bots::default()).await?;
    tracing::info!(
        address = app.logged(asker.client.address),
        table = made.table,
        "a table was made"
    );
    Ok((StatusCode::CREATED, Json(made)))
}

/// Says what a code invites to, before anybody takes the place.
#[utoipa::path(post, path = "/api/look", tag = "tables", operation_id = "look", request_body = Look, responses(
    (status = 200, description = "What is played there.", body = Invitation),
))]
pub(crate) async fn look(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<Look>,
) -> Answer<Invitation> {
    let found = async {
        let leads = codes::follow_to_table(&app, &asked.code).await?;
        let room = app.table(&leads.table).await?;
        Ok((leads, room))
    };
    let (leads, room) = asker.guess(&app, found).await?;
    let inside = room.lock(&app).await?;
    let config = inside.replica.table.config();
    let is_open = |player: usize| config.players.get(player) == Some(&Player::Open);
    if leads.player.is_some_and(|player| !is_open(player)) {
        return Err(ServerError::Taken);
    }
    Ok(Json(Invitation {
        set_up: config.clone(),
        player: leads.player,
    }))
}

/// Takes the place that a code leads to, or watches.
#[utoipa::path(post, path = "/api/join", tag = "tables", operation_id = "join", request_body = Join, responses(
    (status = 200, description = "The table, and the seat unless the code is for watching.", body = Joined),
))]
pub(crate) async fn join(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<Join>,
) -> Answer<Joined> {
    let found = codes::follow_to_table(&app, &asked.code);
    let leads = asker.guess(&app, found).await?;
    let Some(player) = leads.player else {
        return Ok(Json(Joined {
            table: leads.table,
            seat: None,
            watch: Some(secrets::tidy(&asked.code)),
        }));
    };
    let room = app.table(&leads.table).await?;
    let kind = if asked.pair {
        Player::Pair
    } else {
        Player::Person
    };
    let seat = tables::sit(&app, &room, player, kind).await?;
    Ok(Json(Joined {
        table: leads.table,
        seat: Some(seat),
        watch: None,
    }))
}

/// Takes a place at a table of the lobby.
#[utoipa::path(post, path = "/api/tables/{table}/sit", tag = "tables", operation_id = "sit_down", params(("table" = String, Path, description = "The table.")), responses(
    (status = 200, description = "The table and the seat.", body = Joined),
))]
pub(crate) async fn sit(
    State(app): State<App>,
    asker: Asker,
    Path(table): Path<String>,
) -> Answer<Joined> {
    asker.counted(&app, Counted::Place)?;
    let room = app.table(&table).await?;
    let open = {
        let inside = room.lock(&app).await?;
        if !inside.replica.following.rules.listed {
            return Err(ServerError::NotYours);
        }
        open_place(&inside)
    };
    let player = open.ok_or(ServerError::Taken)?;
    let seat = tables::sit(&app, &room, player, Player::Person).await?;
    Ok(Json(Joined {
        table,
        seat: Some(seat),
        watch: None,
    }))
}

/// The tables that anybody may sit down at or watch.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", operation_id = "lobby", responses(
    (status = 200, description = "The tables.", body = Vec<LobbyTable>),
))]
pub(crate) async fn lobby(State(app): State<App>, asker: Asker) -> Answer<Vec<LobbyTable>> {
    asker.counted(&app, Counted::Request)?;
    if !app.settings.lobby {
        return Err(ServerError::NotOffered);
    }
    let mut tables = Vec::new();
    for state in [state::OPEN, state::PLAYING] {
        let listing = Listing {
            kind: Some(Kind::Table),
            state: Some(state),
            listed: Some(true),
            limit: SHOWN,
            ..Listing::default()
        };
        for head in app.store.list(&listing).await? {
            // One that has gone meanwhile is no reason to show none.
            let Ok(room) = app.table(&head.id).await else {
                continue;
            };
            tables.push(shown(&app, &room, head.created).await?);
        }
    }
    Ok(Json(tables))
}

/// The first place that anybody may take.
fn open_place(inside: &InsideTable) -> Option<usize> {
    let players = inside.replica.table.config().players.iter().enumerate();
    let mut open = players.filter(|(_, player)| **player == Player::Open);
    let open = open.find(|(number, _)| !inside.facts.is_kept(*number));
    open.map(|(number, _)| number)
}

async fn shown(app: &App, room: &Arc<TableRoom>, made: u64) -> Result<LobbyTable, ServerError> {
    let inside = room.lock(app).await?;
    let config = inside.replica.table.config();
    let open = open_place(&inside);
    let set_up = config.clone();
    Ok(LobbyTable {
        table: room.id.to_string(),
        game: set_up.game,
        players: set_up.players.clone(),
        set_up,
        open,
        made,
    })
}

/// The record of a game: of a finished one that was played in public for
/// everybody, else for whoever plays or may watch.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "games", operation_id = "table_record", params(("table" = String, Path, description = "The table.")),
    security((), ("seat" = [])), responses(
        (status = 200, description = "The record.", body = String, content_type = "text/plain"),
    ))]
pub(crate) async fn record(
    State(app): State<App>,
    asker: Asker,
    Path(table): Path<String>,
) -> Result<Response, ServerError> {
    asker.counted(&app, Counted::Request)?;
    let room = app.table(&table).await?;
    may_see(&app, &asker, &room).await?;
    let text = with_fairness(&room.id, &room.lock(&app).await?.replica).to_text();
    let name = format!("attachment; filename=\"{}.record\"", secrets::tidy(&table));
    let headers = [
        (
            header::CONTENT_TYPE,
            "text/plain; charset=utf-8".to_string(),
        ),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// Why somebody may not who holds this secret: another one of the table's may be right
/// elsewhere.
fn stranger_or_known(facts: &TableFacts, secret: Option<&str>) -> ServerError {
    let watches = |secret: &str| secrets::matches(&facts.watch, &secrets::tidy(secret));
    let owns = |secret: &str| secrets::matches(&facts.owner, secret);
    let plays = |secret: &str| facts.player(secret).is_some();
    match secret {
        Some(secret) if plays(secret) || watches(secret) || owns(secret) => ServerError::NotYours,
        _ => ServerError::Stranger,
    }
}

/// Players see the record at any time, watchers when it is over, for they may be
/// shown the game with a delay.
async fn may_see(app: &App, asker: &Asker, room: &Arc<TableRoom>) -> Result<(), ServerError> {
    let bearer = asker.bearer.as_deref();
    let (over, watch, refused) = {
        let inside = room.lock(app).await?;
        let replica = &inside.replica;
        let over = replica.table.waits_for() == WaitsFor::Nothing;
        let plays = |secret: &str| inside.facts.player(secret).is_some();
        if over && replica.following.rules.listed || bearer.is_some_and(plays) {
            return Ok(());
        }
        let refused = stranger_or_known(&inside.facts, bearer);
        (over, inside.facts.watch.clone(), refused)
    };
    let Some(code) = bearer.filter(|_| over).map(secrets::tidy) else {
        return Err(refused);
    };
    // The code for watching is short enough to be guessed.
    let watches = async {
        let watches = secrets::matches(&watch, &code);
        watches.then_some(()).ok_or(refused)
    };
    app.guess(asker.client, watches).await
}

/// The record of a game with what shows that chance was fair, as far as it is known.
pub(super) fn with_fairness(table: &str, replica: &Replica) -> AnyRecord {
    let mut record = replica.table.record();
    let following = &replica.following;
    let revealed = following.revealed.as_deref().and_then(Secret::from_hex);
    if let Some(secret) = revealed {
        let luck = following.luck.iter();
        let luck = luck.map(|luck| luck.as_deref().and_then(Secret::from_hex));
        let source = Source::new(secret, table, luck.collect());
        let by_lot = replica.table.config().seating == table::Seating::Lot;
        let seats = by_lot.then(|| replica.table.seats());
        record.other_tags_mut().extend(source.tags(seats, true));
    }
    record
}

/// Deletes a table; whoever made it has the secret for that.
#[utoipa::path(delete, path = "/api/tables/{table}", tag = "tables", operation_id = "delete_table", params(("table" = String, Path, description = "The table.")),
    security(("owner" = [])), responses(
        (status = 204, description = "It is gone."),
    ))]
pub(crate) async fn delete(
    State(app): State<App>,
    asker: Asker,
    Path(table): Path<String>,
) -> Result<StatusCode, ServerError> {
    asker.counted(&app, Counted::Place)?;
    let secret = asker.bearer.as_deref().ok_or(ServerError::Stranger)?;
    let head = app.store.head(&table).await?.ok_or(ServerError::NoTable)?;
    let facts: TableFacts = serde_json::from_str(&head.facts).map_err(|_| ServerError::NoTable)?;
    if !secrets::matches(&facts.owner, secret) {
        return Err(stranger_or_known(&facts, Some(secret)));
    }
    app.delete_table(&table).await?;
    tracing::info!(
        address = app.logged(asker.client.address),
        table,
        "a table was deleted"
    );
    Ok(StatusCode::NO_CONTENT)
}
