//! Making, finding and deleting bots.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use store::{Count, Kind, Listing, NewStream};
use table::{InputError, MOST_TAGS, tags_fit};
use wire::online::bots::{BotView, MadeBot, NewBot, OwnBot, Plays};
use wire::page::Act;

use super::challenges;
use super::facts::{BotFacts, Token};
use super::room::BotRoom;
use crate::api::{Answer, Asker, Body, Created};
use crate::app::App;
use crate::error::ServerError;
use crate::host::found;
use crate::limits::Counted;
use crate::secrets;

/// How many bots a server has at most.
const MOST_BOTS: u64 = 10_000;

/// How many bots are listed that do not listen.
const SHOWN: u32 = 100;

/// How long a name is.
const NAME: std::ops::RangeInclusive<usize> = 2..=24;

/// After how long a name without a bot is free again: a server may have died while
/// it made the bot.
const STILLBORN: u64 = 10_000;

/// Makes a bot and its token.
///
/// No account is needed: whoever has the token is the bot. It is shown this once.
#[utoipa::path(post, path = "/api/bots", tag = "bots", operation_id = "make_bot", request_body = NewBot, responses(
    (status = 201, description = "The bot and its token.", body = MadeBot),
))]
pub(crate) async fn make(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<NewBot>,
) -> Created<MadeBot> {
    let made = made(&app, &asker, asked).await?;
    tracing::info!(
        address = app.logged(asker.client.address),
        bot = made.bot,
        "a bot was made"
    );
    Ok((StatusCode::CREATED, Json(made)))
}

async fn made(app: &App, asker: &Asker, asked: NewBot) -> Result<MadeBot, ServerError> {
    offered(app)?;
    asker.counted(app, Counted::Bot)?;
    if !is_name(&asked.name) {
        return Err(ServerError::BotName);
    }
    if !is_list_of_games(&asked.plays) {
        return Err(ServerError::NotUnderstood("plays".to_string()));
    }
    let bots = |count: &Count| count.kind == Kind::Bot;
    let counts = app.store.count().await?;
    let count: u64 = counts
        .iter()
        .filter(|it| bots(it))
        .map(|it| it.streams)
        .sum();
    if count >= MOST_BOTS {
        return Err(ServerError::Full);
    }
    let bot = secrets::name();
    keep_name(app, &asked.name, &bot).await?;
    let token = Token::new(&bot);
    let facts = BotFacts::new(asked.name, asked.plays, &token);
    let stream = NewStream {
        id: bot.clone(),
        kind: Kind::Bot,
        state: 0,
        listed: true,
        group: None,
        facts: serde_json::to_string(&facts)?,
        at: app.now(),
    };
    let first = r#"{"entry":{"what":"made"}}"#.to_string();
    found(app, stream, first).await?;
    let token = token.text;
    Ok(MadeBot { bot, token })
}

/// Whether programs can come in here at all.
pub(super) fn offered(app: &App) -> Result<(), ServerError> {
    app.settings
        .bots
        .then_some(())
        .ok_or(ServerError::NotOffered)
}

/// Whether it is no longer than anything that could be meant: it is shown to
/// everybody.
fn is_list_of_games(plays: &[Plays]) -> bool {
    let sound = |plays: &Plays| match &plays.tags {
        Some(tags) => tags.len() <= 60 && tags.chunks(MOST_TAGS).all(tags_fit),
        None => true,
    };
    (1..=10).contains(&plays.len()) && plays.iter().all(sound)
}

/// Letters and digits that everybody can read and type, and single signs between
/// them.
fn is_name(name: &str) -> bool {
    let sign = |letter: char| " -_.".contains(letter);
    let mut between = true;
    for letter in name.chars() {
        if letter.is_ascii_alphanumeric() {
            between = false;
        } else if sign(letter) && !between {
            between = true;
        } else {
            return false;
        }
    }
    NAME.contains(&name.len()) && !between
}

/// Keeps a name for a bot, unless another one has it. Names that differ only by
/// signs and capitals are alike.
async fn keep_name(app: &App, name: &str, bot: &str) -> Result<(), ServerError> {
    let plain = name.chars().filter(char::is_ascii_alphanumeric);
    let plain: String = plain.map(|letter| letter.to_ascii_lowercase()).collect();
    let id = format!("bot-name-{plain}");
    for _ in 0..2 {
        let stream = NewStream {
            id: id.clone(),
            kind: Kind::Other("bot-name".to_string()),
            state: 0,
            listed: false,
            group: Some(bot.to_string()),
            facts: String::new(),
            at: app.now(),
        };
        if app.store.create(stream).await? {
            return Ok(());
        }
        let Some(head) = app.store.head(&id).await? else {
            continue;
        };
        let owner = app.store.head(head.group.as_deref().unwrap_or("")).await?;
        let old = head.created < app.now().saturating_sub(STILLBORN);
        if owner.is_some() || !old {
            return Err(ServerError::NameTaken);
        }
        app.store.delete(&id).await?;
    }
    Err(ServerError::NameTaken)
}

fn view(app: &App, bot: &str, facts: &BotFacts) -> BotView {
    BotView {
        bot: bot.to_string(),
        name: facts.name.clone(),
        plays: facts.plays.clone(),
        listens: app.listening.has(bot),
    }
}

/// The bots of this server, those that listen first.
#[utoipa::path(get, path = "/api/bots", tag = "bots", operation_id = "list_bots", responses(
    (status = 200, description = "All that listen, and the newest of the others.", body = Vec<BotView>),
))]
pub(crate) async fn list(State(app): State<App>, asker: Asker) -> Answer<Vec<BotView>> {
    offered(&app)?;
    asker.counted(&app, Counted::Request)?;
    let mut bots = Vec::new();
    for id in app.listening.all() {
        // One that has gone meanwhile is no reason to show none.
        if let Ok(room) = app.bot(&id).await {
            bots.push(view(&app, &id, &room.facts));
        }
    }
    bots.sort_by_key(|bot| bot.name.to_lowercase());
    let listing = Listing {
        kind: Some(Kind::Bot),
        limit: SHOWN,
        ..Listing::default()
    };
    for head in app.store.list(&listing).await? {
        let facts: Option<BotFacts> = serde_json::from_str(&head.facts).ok();
        let known = bots.iter().any(|bot| bot.bot == head.id);
        if let Some(facts) = facts.filter(|_| !known) {
            bots.push(view(&app, &head.id, &facts));
        }
    }
    Ok(Json(bots))
}

/// One bot.
#[utoipa::path(get, path = "/api/bots/{bot}", tag = "bots", operation_id = "show_bot",
    params(("bot" = String, Path, description = "The bot's public name for requests.")),
    responses(
        (status = 200, description = "The bot.", body = BotView),
    ))]
pub(crate) async fn show(
    State(app): State<App>,
    asker: Asker,
    Path(bot): Path<String>,
) -> Answer<BotView> {
    offered(&app)?;
    asker.counted(&app, Counted::Request)?;
    let room = app.bot(&bot).await?;
    Ok(Json(view(&app, &bot, &room.facts)))
}

/// The bot whose token it is, and its games that are not over.
#[utoipa::path(get, path = "/api/bot", tag = "bot", operation_id = "own_bot", security(("token" = [])), responses(
    (status = 200, description = "The bot.", body = OwnBot),
))]
pub(crate) async fn own(State(app): State<App>, asker: Asker) -> Answer<OwnBot> {
    let room = app.bot_of(&asker).await?;
    let inside = room.lock(&app).await?;
    let games = inside.state.games.iter();
    Ok(Json(OwnBot {
        bot: room.id.to_string(),
        name: room.facts.name.clone(),
        plays: room.facts.plays.clone(),
        games: games.map(|game| game.shown(&room.facts)).collect(),
    }))
}

/// Deletes the bot and its token.
///
/// It resigns its games and declines what it was asked for. Its name is free again.
#[utoipa::path(delete, path = "/api/bot", tag = "bot", operation_id = "delete_bot", security(("token" = [])), responses(
    (status = 204, description = "It is gone."),
))]
pub(crate) async fn delete(
    State(app): State<App>,
    asker: Asker,
) -> Result<StatusCode, ServerError> {
    let room = app.bot_of(&asker).await?;
    leave_games(&app, &room).await;
    crate::deleting::delete(&app.store, &room.id).await?;
    app.bots.close(&app, &room.id).await;
    tracing::info!(
        address = app.logged(asker.client.address),
        bot = %room.id,
        "a bot was deleted"
    );
    Ok(StatusCode::NO_CONTENT)
}

/// Nobody waits for a bot that does not come back.
async fn leave_games(app: &App, bot: &Arc<BotRoom>) {
    let (challenges, games) = {
        let inside = bot.lock_as_it_is().await;
        (inside.state.challenges.clone(), inside.state.games.clone())
    };
    for challenge in challenges {
        challenges::drop_table(app, &challenge.table).await;
    }
    for game in games {
        let Ok(room) = app.table(&game.table).await else {
            continue;
        };
        let resigned = room.act_once(app, game.player, None, &Act::Resign).await;
        if let Err(ServerError::Table(InputError::NotBegun)) = resigned {
            challenges::drop_table(app, &game.table).await;
        }
    }
}

/// With a bot that was kept long enough goes its name.
pub(crate) async fn delete_belongings(app: &App, bot: &str) {
    app.bots.close(app, bot).await;
    if let Err(error) = app.delete_group(bot).await {
        tracing::warn!(bot, ?error, "the name of a bot could not be freed");
    }
}

#[cfg(test)]
mod tests {
    use super::is_name;

    #[test]
    fn names_can_be_read_and_typed_by_everybody() {
        for sound in [
            "A1",
            "Deep Hyle 7",
            "my-bot_2.0",
            "abcdefghijklmnopqrstuvwx",
        ] {
            assert!(is_name(sound), "{sound}");
        }
        let too_long = "abcdefghijklmnopqrstuvwxy";
        for wrong in ["", "a", " ab", "ab ", "a  b", "é1", "<b>", "a\nb", too_long] {
            assert!(!is_name(wrong), "{wrong:?}");
        }
    }
}
