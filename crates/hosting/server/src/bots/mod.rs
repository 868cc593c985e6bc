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

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::page::GameName;

pub(crate) use making::delete_belongings;
pub(crate) use playing::outcome;
pub(crate) use registry::Listening;
pub(crate) use room::HostedBot;
pub(crate) use whispers::{ask_who, heard};

use crate::app::App;
use state::{BotEntry, Game};

/// What can be asked.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(making::make))
        .routes(routes!(making::list))
        .routes(routes!(making::show))
        .routes(routes!(challenges::challenge))
        .routes(routes!(challenges::state))
        .routes(routes!(making::own))
        .routes(routes!(making::delete))
        .routes(routes!(events::stream))
        .routes(routes!(socket::open))
        .routes(routes!(challenges::list))
        .routes(routes!(challenges::accept))
        .routes(routes!(challenges::decline))
        .routes(routes!(playing::game))
        .routes(routes!(playing::stream))
        .routes(routes!(acting::play))
        .routes(routes!(acting::resign))
        .routes(routes!(acting::offer))
        .routes(routes!(acting::answer))
}

/// The secret of a bot's seat at a table; none: there is no such bot any more.
pub(crate) async fn seat_secret(app: &App, bot: &str, table: &str) -> Option<String> {
    let room = app.bot(bot).await.ok()?;
    Some(room.facts.seat(table))
}

/// A bot has a place in a game.
pub(crate) async fn started(app: &App, bot: &str, table: &str, game: GameName, player: usize) {
    let table = table.to_string();
    let started = BotEntry::Started(Game {
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
            &BotEntry::Gone {
                table: table.clone(),
            },
        )
        .await;
        note(app, bot, &BotEntry::Ended { table }).await;
    }
}

/// Keeps something that has happened to a bot. What says nothing new is not kept.
async fn note(app: &App, bot: &str, entry: &BotEntry) {
    let noted = async {
        let room = app.bot(bot).await?;
        room.change(app, |_, _| Ok(Some(entry.clone()))).await
    };
    match noted.await {
        Ok(_) | Err(crate::error::ServerError::NoBot) => {}
        Err(error) => tracing::warn!(bot, ?error, "a bot could not be told"),
    }
}
