//! Finished games that were played in public, for whoever wants to learn from them.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use host::Replica;
use store::{Head, Kind, Listing};
use table::WaitsFor;
use wire::online::bots::{FinishedGame, FinishedGames};
use wire::page::GameName;

use super::tables::with_fairness;
use super::{Answer, Asker, Parameters, number};
use crate::app::App;
use crate::bots::outcome;
use crate::error::ServerError;
use crate::host::look;
use crate::limits::Counted;
use crate::tables::{HostedTable, state};

/// How many games are given at once, unless somebody asks for fewer.
const MOST: u64 = 50;

/// How many tables are looked at for that: of other games there may be many.
const LOOKED_AT: u64 = 60;

/// What is asked for.
struct Asked {
    game: Option<GameName>,
    after: Option<(u64, String)>,
    limit: u64,
}

impl Asked {
    fn read(query: &Parameters) -> Result<Asked, ServerError> {
        let not_understood = |name: &str| ServerError::NotUnderstood(name.to_string());
        let game = query.get("game").map(|name| {
            let id = catalog::GameId::from_name(name);
            id.ok_or_else(|| not_understood("game"))
        });
        let after = query.get("after").map(|after| {
            // As we have written it, and nothing that a store could stumble over.
            let (made, table) = after.split_once('-')?;
            let digits =
                (1..=18).contains(&made.len()) && made.bytes().all(|it| it.is_ascii_digit());
            let is_name = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit();
            let named = (1..=40).contains(&table.len()) && table.bytes().all(is_name);
            (digits && named).then_some(())?;
            Some((made.parse().ok()?, table.to_string()))
        });
        let limit = number(query, "limit")?.unwrap_or(MOST);
        if !(1..=MOST).contains(&limit) {
            return Err(not_understood("limit"));
        }
        Ok(Asked {
            game: game.transpose()?,
            after: match after {
                Some(after) => Some(after.ok_or_else(|| not_understood("after"))?),
                None => None,
            },
            limit,
        })
    }
}

/// The games that were asked for, newest tables first, and where to go on.
async fn find(
    app: &App,
    asked: Asked,
) -> Result<(Vec<(Head, Replica)>, Option<String>), ServerError> {
    let listing = Listing {
        kind: Some(Kind::Table),
        state: Some(state::OVER),
        listed: Some(true),
        limit: LOOKED_AT as u32,
        before: asked.after,
        ..Listing::default()
    };
    let heads = app.store.list(&listing).await?;
    let more = heads.len() as u64 == LOOKED_AT;
    let mut found = Vec::new();
    let mut last = None;
    for head in heads {
        if found.len() as u64 == asked.limit {
            return Ok((found, last));
        }
        last = Some(format!("{}-{}", head.created, head.id));
        // One that has gone meanwhile is no reason to give none.
        let Ok(HostedTable { replica, .. }) = look::<HostedTable>(app, &head.id).await else {
            continue;
        };
        let game = replica.table.config().game;
        let over = replica.table.waits_for() == WaitsFor::Nothing;
        if over && asked.game.is_none_or(|asked| asked == game) {
            found.push((head, replica));
        }
    }
    Ok((found, last.filter(|_| more)))
}

/// Finished games that were played in public, newest tables first.
#[utoipa::path(get, path = "/api/games", tag = "games", operation_id = "finished_games",
    params(
        ("game" = Option<GameName>, Query, description = "Only this game."),
        ("after" = Option<String>, Query, description = "What `next` said before.", pattern = "^[0-9]{1,18}-[0-9a-z]{1,40}$"),
        ("limit" = Option<u64>, Query, description = "At most so many, up to 50.", minimum = 1, maximum = 50),
    ),
    responses(
        (status = 200, description = "Some of them, and where to go on.", body = FinishedGames),
    ))]
pub(crate) async fn list(
    State(app): State<App>,
    asker: Asker,
    query: Parameters,
) -> Answer<FinishedGames> {
    asker.counted(&app, Counted::Games)?;
    let (found, next) = find(&app, Asked::read(&query)?).await?;
    let games = found.iter().map(|(head, replica)| FinishedGame {
        table: head.id.clone(),
        set_up: replica.table.config().clone(),
        names: replica.following.names.clone(),
        seats: replica.table.seats().to_vec(),
        outcome: outcome(replica.table.game()),
        made: head.created,
        ended: replica.following.at,
    });
    let games = games.collect();
    Ok(Json(FinishedGames { games, next }))
}

/// How records are written.
#[derive(utoipa::ToSchema)]
#[schema(rename_all = "lowercase")]
#[allow(dead_code, reason = "it is only described")]
pub(super) enum RecordForm {
    /// A record a line.
    Json,
    /// As text.
    Text,
}

/// The records of finished games that were played in public.
///
/// As JSON, one record a line, or by `form=text` as text with an empty line between
/// records. The header `next` says what to ask for as `after` to get more.
#[utoipa::path(get, path = "/api/games/records", tag = "games", operation_id = "finished_records",
    params(
        ("game" = Option<GameName>, Query, description = "Only this game."),
        ("after" = Option<String>, Query, description = "What the header `next` said before.", pattern = "^[0-9]{1,18}-[0-9a-z]{1,40}$"),
        ("limit" = Option<u64>, Query, description = "At most so many, up to 50.", minimum = 1, maximum = 50),
        ("form" = Option<RecordForm>, Query, description = "`text`, or `json`, a record a line."),
    ),
    responses(
        (status = 200, description = "Records.",
            content((Object = "application/x-ndjson"), (String = "text/plain")),
            headers(("next" = String, description = "Where to go on; missing: there are no more."))),
    ))]
pub(crate) async fn records(
    State(app): State<App>,
    asker: Asker,
    query: Parameters,
) -> Result<Response, ServerError> {
    asker.counted(&app, Counted::Games)?;
    let text = match query.get("form").map(String::as_str) {
        None | Some("json") => false,
        Some("text") => true,
        Some(_) => return Err(ServerError::NotUnderstood("form".to_string())),
    };
    let (found, next) = find(&app, Asked::read(&query)?).await?;
    let records = found.iter().map(|(head, replica)| {
        let record = with_fairness(&head.id, replica);
        if text {
            format!("{}\n\n", record.to_text().trim_end())
        } else {
            format!("{}\n", record.to_json())
        }
    });
    let kind = if text {
        "text/plain; charset=utf-8"
    } else {
        "application/x-ndjson"
    };
    let mut response =
        ([(header::CONTENT_TYPE, kind)], records.collect::<String>()).into_response();
    if let Some(next) = next.and_then(|next| next.parse().ok()) {
        response.headers_mut().insert("next", next);
    }
    Ok(response)
}
