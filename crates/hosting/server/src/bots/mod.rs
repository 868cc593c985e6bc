//! Bots: programs that come in by the API, are challenged and play.
//!
//! A bot is a log like a table, in a stream of its own: challenges and what became
//! of them, and the games it has a place in. At a table it is a player like
//! others, who has a name, and for whom the server asks for rolls and draws. A
//! bot only ever connects to us, never the other way round, so that it can live
//! behind any firewall.

mod acting;
mod challenges;
mod events;
mod facts;
mod making;
mod playing;
mod registry;
mod room;
mod socket;
mod state;
mod whispers;

use protocol::page::messages::GameName;
use utoipa::OpenApi;

pub(crate) use making::delete_belongings;
pub(crate) use playing::outcome;
pub(crate) use registry::Listening;
pub(crate) use room::HostedBot;
pub(crate) use whispers::{ask_who, heard};

use crate::api::answers;
use crate::app::App;
use state::{Entry, Game};

answers! {
    post "/api/bots" => making::make,
    get "/api/bots" => making::list,
    get "/api/bots/{bot}" => making::show,
    post "/api/bots/{bot}/challenges" => challenges::challenge,
    get "/api/bots/{bot}/challenges/{table}" => challenges::state,
    get "/api/bot" => making::own,
    delete "/api/bot" => making::delete,
    get "/api/bot/events" => events::stream,
    get "/api/bot/socket" => socket::open,
    get "/api/bot/challenges" => challenges::list,
    post "/api/bot/challenges/{table}/accept" => challenges::accept,
    post "/api/bot/challenges/{table}/decline" => challenges::decline,
    get "/api/bot/games/{table}" => playing::game,
    get "/api/bot/games/{table}/stream" => playing::stream,
    post "/api/bot/games/{table}/move" => acting::play,
    post "/api/bot/games/{table}/resign" => acting::resign,
    post "/api/bot/games/{table}/offer" => acting::offer,
    post "/api/bot/games/{table}/answer" => acting::answer,
}

/// The same as it is described.
#[derive(OpenApi)]
#[openapi(paths(
    making::make,
    making::list,
    making::show,
    making::own,
    making::delete,
    challenges::challenge,
    challenges::state,
    challenges::list,
    challenges::accept,
    challenges::decline,
    events::stream,
    socket::open,
    playing::game,
    playing::stream,
    acting::play,
    acting::resign,
    acting::offer,
    acting::answer,
))]
pub(crate) struct Described;

/// The secret of a bot's seat at a table; none: there is no such bot any more.
pub(crate) async fn seat_secret(app: &App, bot: &str, table: &str) -> Option<String> {
    let room = app.bot(bot).await.ok()?;
    Some(room.facts.seat(table))
}

/// A bot has a place in a game.
pub(crate) async fn started(app: &App, bot: &str, table: &str, game: GameName, player: usize) {
    let table = table.to_string();
    let started = Entry::Started(Game {
        table,
        game,
        player,
    });
    note(app, bot, &started).await;
}

/// A table is gone, or its game is over: these bots need not think of it any more.
pub(crate) async fn ended(app: &App, bots: &[String], table: &str) {
    for bot in bots {
        let table = table.to_string();
        note(
            app,
            bot,
            &Entry::Gone {
                table: table.clone(),
            },
        )
        .await;
        note(app, bot, &Entry::Ended { table }).await;
    }
}

/// Keeps something that has happened to a bot. What says nothing new is not kept.
async fn note(app: &App, bot: &str, entry: &Entry) {
    let noted = async {
        let room = app.bot(bot).await?;
        room.change(app, |_, _| Ok(Some(entry.clone()))).await
    };
    match noted.await {
        Ok(_) | Err(crate::error::ServerError::NoBot) => {}
        Err(error) => tracing::warn!(bot, ?error, "a bot could not be told"),
    }
}
