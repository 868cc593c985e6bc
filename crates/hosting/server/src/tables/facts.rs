//! What is kept of a table beside its log, and is nobody's business.

use serde::{Deserialize, Serialize};

use crate::secrets;

/// How far a table has come, as the store lists it.
pub(crate) mod state {
    /// Somebody is missing.
    pub(crate) const OPEN: i16 = 0;
    /// The game is on.
    pub(crate) const PLAYING: i16 = 1;
    /// The game is over.
    pub(crate) const OVER: i16 = 2;
}

/// What only servers know of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TableFacts {
    /// The hash of each player's secret; none for computers and open places.
    pub(crate) seats: Vec<Option<Claim>>,
    /// The hash of the secret by which the table can be deleted.
    pub(crate) owner: String,
    /// The hash of the code for watching.
    pub(crate) watch: String,
    /// The server's part of the chance; none where no chance is needed.
    pub(crate) chance: Option<String>,
}

/// Whose a seat is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Claim {
    /// The hash of the seat's secret.
    pub(crate) key: String,
    /// When it was claimed.
    pub(crate) at: u64,
    /// The bot that has the seat, or for which it is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
}

impl TableFacts {
    /// Which player holds this secret.
    pub(crate) fn player(&self, secret: &str) -> Option<usize> {
        let holds = |claim: &Option<Claim>| {
            let claim = claim.as_ref();
            claim.is_some_and(|claim| secrets::matches(&claim.key, secret))
        };
        self.seats.iter().position(holds)
    }

    /// Which player this bot is, or is asked to be.
    pub(crate) fn player_of(&self, bot: &str) -> Option<usize> {
        let its = |claim: &Option<Claim>| {
            let claim = claim.as_ref();
            claim.is_some_and(|claim| claim.bot.as_deref() == Some(bot))
        };
        self.seats.iter().position(its)
    }

    /// The bots that have a seat here or are asked to take one.
    pub(crate) fn bots(&self) -> Vec<String> {
        let claims = self.seats.iter().flatten();
        claims.filter_map(|claim| claim.bot.clone()).collect()
    }

    /// Whether a place is kept for a bot.
    pub(crate) fn is_kept(&self, player: usize) -> bool {
        let claim = self.seats.get(player).and_then(Option::as_ref);
        claim.is_some_and(|claim| claim.bot.is_some())
    }
}
