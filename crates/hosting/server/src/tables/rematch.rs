//! Playing again: another table with the same people, who keep their secrets, and
//! the same programs, which hear of it.

use std::sync::Arc;

use table::Config;
use wire::online::What;

use super::facts::Claim;
use super::making::{self, Made, Program};
use super::room::TableRoom;
use crate::app::App;
use crate::{bots, secrets};

/// Makes the next table and says where it is.
pub(crate) async fn make(app: &App, room: &Arc<TableRoom>, config: Config) {
    let id = secrets::name();
    let mut made = {
        let inside = room.lock_as_it_is().await;
        let facts = &inside.facts;
        let key = |claim: &Option<Claim>| claim.as_ref().map(|claim| claim.key.clone());
        let names = inside.replica.following.names.iter();
        let programs = facts.seats.iter().zip(names).enumerate();
        let program = |(player, (claim, name)): (usize, (&Option<Claim>, &Option<String>))| {
            let (bot, name) = (claim.as_ref()?.bot.clone()?, name.clone());
            Some(Program { player, bot, name })
        };
        Made {
            id: Some(id.clone()),
            set_up: config.clone(),
            rules: inside.replica.following.rules.clone(),
            keys: facts.seats.iter().map(key).collect(),
            watch: facts.watch.clone(),
            owner: facts.owner.clone(),
            group: inside.replica.following.rules.class.clone(),
            programs: programs.filter_map(program).collect(),
        }
    };
    let (game, programs) = (made.set_up.game, made.programs.clone());
    for program in &programs {
        // A program has another secret at every table; one that is gone meanwhile
        // has none, and time runs out for it.
        let secret = bots::seat_secret(app, &program.bot, &id).await;
        made.keys[program.player] = secret.map(|secret| secrets::hash(&secret));
    }
    let next = match making::make(app, made).await {
        Ok(next) => next,
        Err(error) => {
            tracing::warn!(table = %room.id, ?error, "no table could be made to play again");
            return;
        }
    };
    let mut ours = false;
    let said = room
        .change(app, |draft| match draft.replica.following.next {
            // Another server has made one before.
            Some(_) => Ok(()),
            None => {
                ours = true;
                draft.say(What::Next {
                    table: next.clone(),
                })
            }
        })
        .await;
    if let Err(error) = said {
        tracing::warn!(table = %room.id, ?error, "nobody was told where to play again");
    } else if ours {
        for Program { player, bot, .. } in programs {
            bots::started(app, &bot, &next, game, player).await;
        }
    }
}
