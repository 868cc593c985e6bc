//! Finding a bot by its name or its token, and which bots listen, here and on other
//! servers.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::facts::Token;
use super::room::BotRoom;
use super::whispers;
use crate::api::Asker;
use crate::app::App;
use crate::error::ServerError;
use crate::limits::Counted;

/// The bots that listen, here and on other servers.
#[derive(Default)]
pub(crate) struct Listening {
    here: Mutex<HashSet<Arc<str>>>,
    /// The bots that listen on which other server.
    elsewhere: Mutex<HashMap<String, HashSet<String>>>,
}

fn lock<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Listening {
    /// Whether a bot listens, here or on another server.
    pub(crate) fn has(&self, id: &str) -> bool {
        lock(&self.here).contains(id)
            || lock(&self.elsewhere).values().any(|bots| bots.contains(id))
    }

    /// The bots that listen, here or on another server.
    pub(crate) fn all(&self) -> HashSet<String> {
        let mut all: HashSet<String> = self.here().into_iter().collect();
        all.extend(lock(&self.elsewhere).values().flatten().cloned());
        all
    }

    /// The bots that listen here.
    pub(crate) fn here(&self) -> Vec<String> {
        let here = lock(&self.here);
        let mut here: Vec<String> = here.iter().map(|bot| bot.to_string()).collect();
        here.sort_unstable();
        here
    }

    /// Another server says which bots listen there.
    pub(crate) fn set_elsewhere(&self, server: &str, bots: HashSet<String>) {
        lock(&self.elsewhere).insert(server.to_string(), bots);
    }

    /// Nobody listens any more on servers that have gone.
    pub(crate) fn without(&self, alive: &[String]) {
        lock(&self.elsewhere).retain(|server, _| alive.contains(server));
    }
}

impl App {
    /// A bot, which is loaded if nobody has asked for it yet.
    pub(crate) async fn bot(&self, id: &str) -> Result<Arc<BotRoom>, ServerError> {
        self.bots.room(self, id).await
    }

    /// The bot that asks: its token first, then how much it asks, then how much
    /// comes from its address.
    pub(crate) async fn bot_of(&self, asker: &Asker) -> Result<Arc<BotRoom>, ServerError> {
        let room = self.bot_with(asker, asker.bearer.as_deref()).await?;
        asker.counted(self, Counted::Request)?;
        Ok(room)
    }

    /// The bot that has this token.
    pub(crate) async fn bot_with(
        &self,
        asker: &Asker,
        token: Option<&str>,
    ) -> Result<Arc<BotRoom>, ServerError> {
        if !self.settings.bots {
            return Err(ServerError::NotOffered);
        }
        let found = match token.and_then(Token::read) {
            Some(token) => match self.bot(&token.bot).await {
                Ok(room) => room.facts.has(&token).then_some(room),
                Err(ServerError::NoBot) => None,
                Err(error) => return Err(error),
            },
            None => None,
        };
        let Some(room) = found else {
            // Whoever guesses does not guess for long.
            asker.counted(self, Counted::Place)?;
            return Err(ServerError::Token);
        };
        room.pace().inspect_err(|_| {
            self.metrics.limited.inc();
        })?;
        Ok(room)
    }

    /// Notes whether a bot listens here, and tells other servers.
    pub(super) fn note_listening(&self, id: &Arc<str>, listens: bool) {
        let changed = {
            let mut here = lock(&self.listening.here);
            if listens {
                here.insert(id.clone())
            } else {
                here.remove(id)
            }
        };
        if changed {
            whispers::tell_here(self);
        }
    }
}
