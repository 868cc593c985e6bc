//! The bots on this server: finding one by its name or its token, and who listens,
//! here and on others.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex as Lock, MutexGuard as Guard, PoisonError};
use std::time::Duration;

use super::facts::Token;
use super::room::BotRoom;
use super::whispers;
use crate::api::Asker;
use crate::app::App;
use crate::error::ServerError;
use crate::limits::Counted;

/// After how long a bot is forgotten that nobody asks for.
const IDLE: Duration = Duration::from_secs(60);

/// The bots on this server, and who listens on others.
#[derive(Default)]
pub(crate) struct Bots {
    places: Lock<HashMap<Arc<str>, Place>>,
    /// The bots that listen here.
    here: Lock<HashSet<Arc<str>>>,
    /// The bots that listen on which other server.
    elsewhere: Lock<HashMap<String, HashSet<String>>>,
}

/// A bot, or somebody who is just loading it.
type Place = Arc<tokio::sync::OnceCell<Arc<BotRoom>>>;

fn lock<T>(lock: &Lock<T>) -> Guard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Bots {
    /// All bots that are loaded.
    pub(crate) fn all(&self) -> Vec<Arc<BotRoom>> {
        let places = lock(&self.places);
        let loaded = places.values().filter_map(|place| place.get().cloned());
        loaded.collect()
    }

    fn loaded(&self, id: &str) -> Option<Arc<BotRoom>> {
        lock(&self.places).get(id)?.get().cloned()
    }

    /// Forgets a bot that nobody has asked for in a while and nobody else holds, so
    /// that none is ever there twice.
    pub(crate) async fn forget_if_alone(&self, room: Arc<BotRoom>) {
        if !room.is_idle(IDLE).await {
            return;
        }
        let mut places = lock(&self.places);
        let alone = |place: &Place| Arc::strong_count(place) == 1;
        // One is in the list, the other one is ours.
        if places.get(&room.id).is_some_and(alone) && Arc::strong_count(&room) == 2 {
            places.remove(&room.id);
        }
    }

    /// Whether a bot listens, here or on another server.
    pub(crate) fn listens(&self, id: &str) -> bool {
        lock(&self.here).contains(id)
            || lock(&self.elsewhere).values().any(|bots| bots.contains(id))
    }

    /// The bots that listen, here or on another server.
    pub(crate) fn listening(&self) -> HashSet<String> {
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
        let place = lock(&self.bots.places)
            .entry(id.into())
            .or_default()
            .clone();
        let room = place
            .get_or_try_init(|| async { BotRoom::load(self, id).await.map(Arc::new) })
            .await;
        match room {
            Ok(room) => Ok(room.clone()),
            Err(error) => {
                let mut places = lock(&self.bots.places);
                if places.get(id).is_some_and(|place| place.get().is_none()) {
                    places.remove(id);
                }
                Err(error)
            }
        }
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
            asker.counted(self, Counted::Code)?;
            return Err(ServerError::Token);
        };
        room.pace().inspect_err(|_| {
            self.metrics.limited.inc();
        })?;
        Ok(room)
    }

    /// A bot is gone: so is everybody who listened.
    pub(crate) async fn close_bot(&self, id: &str) {
        let Some(room) = self.bots.loaded(id) else {
            return;
        };
        lock(&self.bots.places).remove(id);
        room.send_gone().await;
        self.note_listening(&room.id, false);
    }

    /// Notes whether a bot listens here, and tells other servers.
    pub(super) fn note_listening(&self, id: &Arc<str>, listens: bool) {
        let changed = {
            let mut here = lock(&self.bots.here);
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

/// Another server has changed a bot, if it is one.
pub(crate) async fn catch_up(app: &App, id: &str) {
    let Some(room) = app.bots.loaded(id) else {
        return;
    };
    match app.store.head(id).await {
        Ok(None) => app.close_bot(id).await,
        Ok(Some(_)) => {
            if let Err(error) = room.catch_up(app).await {
                tracing::warn!(bot = id, ?error, "a bot could not be followed");
            }
        }
        Err(error) => tracing::warn!(bot = id, ?error, "a bot could not be looked at"),
    }
}
