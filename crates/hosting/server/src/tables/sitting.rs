//! Taking a place at a table.

use std::sync::Arc;

use store::{Change, Changed};
use table::{InputError, Player};
use wire::online::What;
use wire::online::messages::Seat;

use super::facts::{Claim, TableFacts};
use super::room::TableRoom;
use crate::app::App;
use crate::error::ServerError;
use crate::secrets;

/// How long a place is held for somebody who has claimed it and not sat down yet:
/// a server may have died in between.
const HELD: u64 = 10_000;

/// Who takes a place.
#[derive(Default)]
pub(crate) struct Sitter {
    /// The secret of the seat from then on.
    pub(crate) secret: String,
    /// The bot that it is.
    pub(crate) bot: Option<String>,
    /// What the bot is called.
    pub(crate) name: Option<String>,
    /// Its part of the chance, where it has to be known at once.
    pub(crate) luck: Option<String>,
}

/// Somebody takes an open place, and gets the secret that it belongs to.
pub(crate) async fn sit(
    app: &App,
    room: &Arc<TableRoom>,
    player: usize,
    kind: Player,
) -> Result<Seat, ServerError> {
    let sitter = Sitter {
        secret: secrets::secret(),
        ..Sitter::default()
    };
    sit_as(app, room, player, kind, sitter).await
}

/// The same for somebody about whom more is known.
pub(crate) async fn sit_as(
    app: &App,
    room: &Arc<TableRoom>,
    player: usize,
    kind: Player,
    sitter: Sitter,
) -> Result<Seat, ServerError> {
    claim(app, room, player, &sitter).await?;
    let sat = room
        .change(app, |draft| {
            let name = sitter.name.clone();
            draft.say(What::Sat { player, kind, name })?;
            if let Some(secret) = sitter.luck.clone() {
                // One that is not wanted any more changes nothing.
                let _ = draft.say(What::Luck { player, secret });
            }
            Ok(())
        })
        .await;
    let secret = sitter.secret;
    match sat {
        Ok(_) => Ok(Seat { player, secret }),
        Err(ServerError::Table(InputError::NoSuchPlayer)) => Err(ServerError::NoTable),
        Err(ServerError::Table(_)) => Err(ServerError::Taken),
        Err(error) => Err(error),
    }
}

/// Notes whose the place is, unless somebody else was first.
async fn claim(
    app: &App,
    room: &Arc<TableRoom>,
    player: usize,
    sitter: &Sitter,
) -> Result<(), ServerError> {
    for _ in 0..5 {
        let mut inside = room.lock(app).await?;
        let place = inside.replica.table.config().players.get(player);
        if place != Some(&Player::Open) {
            return Err(ServerError::Taken);
        }
        let head = app
            .store
            .head(&room.id)
            .await?
            .ok_or(ServerError::NoTable)?;
        let mut facts: TableFacts = serde_json::from_str(&head.facts)?;
        let claim = facts.seats.get_mut(player).ok_or(ServerError::NoTable)?;
        let held = |claim: &Claim| match &claim.bot {
            // A place that is kept for a bot waits for it as long as it takes.
            Some(bot) => sitter.bot.as_ref() != Some(bot),
            None => app.now().saturating_sub(claim.at) < HELD,
        };
        if claim.as_ref().is_some_and(held) {
            return Err(ServerError::Taken);
        }
        *claim = Some(Claim {
            key: secrets::hash(&sitter.secret),
            at: app.now(),
            bot: sitter.bot.clone(),
        });
        let written = serde_json::to_string(&facts)?;
        let change = Change {
            facts: Some(written),
            ..Change::default()
        };
        if app.store.set(&room.id, head.revision, change).await? == Changed::Done {
            inside.facts = facts;
            return Ok(());
        }
    }
    tracing::warn!(table = %room.id, player, "a place could not be claimed: its table kept changing");
    Err(ServerError::Busy)
}
