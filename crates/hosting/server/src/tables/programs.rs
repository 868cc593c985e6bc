//! What programs say that play by requests: each thing about a version of the
//! position, so that it happens once, however often it arrives.

use std::sync::Arc;

use table::Millis;
use wire::online::What;
use wire::online::bots::Played;
use wire::page::Act;

use super::room::{TableRoom, may_say};
use crate::app::App;
use crate::error::ServerError;

impl TableRoom {
    /// Something that a program says about a version of the position. What was said
    /// about it before is answered again; nothing happens twice.
    pub(crate) async fn act_once(
        self: &Arc<Self>,
        app: &App,
        player: usize,
        version: Option<u64>,
        act: &Act,
    ) -> Result<Played, ServerError> {
        let mut doubled = false;
        let seq = self
            .change(app, |draft| {
                let table = &draft.replica.table;
                let asked = version.unwrap_or(table.version());
                doubled = asked < table.version() && has_said(table, player, asked, act);
                if doubled {
                    return Ok(());
                }
                may_say(draft, act)?;
                let id = draft.replica.following.last_id(player) + 1;
                let (act, now) = (act.clone(), draft.now);
                draft.say_about(asked, now, What::Told { player, id, act })
            })
            .await?;
        if doubled {
            app.metrics.doubled.inc();
        }
        let version = self.lock(app).await?.replica.table.version();
        Ok(Played {
            seq,
            version,
            doubled,
        })
    }
}

/// Whether a player has said this about a version of the position.
fn has_said(table: &table::Table, player: usize, version: u64, act: &Act) -> bool {
    let act = act.read_at(table);
    let said = |(_, input): &(Millis, table::Input)| {
        input.from == table::Sender::Player(player) && input.version == version && input.act == act
    };
    table.log().iter().rev().any(said)
}
