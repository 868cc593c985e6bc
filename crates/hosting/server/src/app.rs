//! What every part of the server shares.

use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::{Change, Changed, Count, Kind, Outage, Store};
use tokio::sync::{Semaphore, watch};
use tokio::time::Instant;
use tracing::field::{DisplayValue, display};

use crate::bots::Bots;
use crate::class::Classes;
use crate::error::ServerError;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::secrets;
use crate::settings::Settings;
use crate::tables::{Facts, Room, state};

/// The server, cheap to hand around.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What is shared.
pub struct Shared {
    /// Where everything is kept.
    pub store: Store,
    /// What its keeper has settled.
    pub settings: Settings,
    /// This server among others on the same store.
    pub(crate) name: String,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    /// As many computers think at a time.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Becomes true when the server is about to stop.
    pub(crate) stopping: watch::Sender<bool>,
    pub(crate) classes: Classes,
    pub(crate) bots: Bots,
    rooms: Mutex<HashMap<Arc<str>, Place>>,
    outages: Mutex<Vec<Outage>>,
    /// How many tables were not over when they were counted last.
    tables: tokio::sync::Mutex<Option<(Instant, u64)>>,
}

/// How long a count of the tables is good enough.
const COUNTED: Duration = Duration::from_secs(2);

/// A time without a server's sign of life that is longer, in thousandths of a
/// second, is an outage.
const OUTAGE: u64 = 4000;

/// A room, or somebody who is just loading it.
type Place = Arc<tokio::sync::OnceCell<Arc<Room>>>;

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// A server over a store. Times without any server are noted, so that no
    /// clock runs through them.
    pub async fn new(store: Store, settings: Settings) -> Result<App, ServerError> {
        let name = secrets::name();
        store.beat(&name, now(), OUTAGE).await?;
        let outages = store.outages(0).await?;
        let (stopping, _) = watch::channel(false);
        let thinkers = Arc::new(Semaphore::new(settings.thinkers.max(1)));
        Ok(App(Arc::new(Shared {
            limits: Limits::new(&settings),
            metrics: Metrics::default(),
            thinkers,
            stopping,
            classes: Classes::default(),
            bots: Bots::default(),
            rooms: Mutex::default(),
            outages: Mutex::new(outages),
            tables: tokio::sync::Mutex::default(),
            store,
            settings,
            name,
        })))
    }

    /// The server's clock, in thousandths of a second since 1970.
    pub fn now(&self) -> u64 {
        now()
    }

    /// The room of a table, which is loaded if nobody is there yet.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, ServerError> {
        let place = {
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            match rooms.get(id) {
                Some(place) => place.clone(),
                None => {
                    let place = Place::default();
                    rooms.insert(id.into(), place.clone());
                    place
                }
            }
        };
        let mut fresh = false;
        let room = place
            .get_or_try_init(|| async {
                fresh = true;
                Room::load(self, id).await.map(Arc::new)
            })
            .await;
        match room {
            Ok(room) => {
                let room = room.clone();
                if fresh {
                    self.metrics.rooms.inc();
                    room.start(self).await?;
                }
                Ok(room)
            }
            Err(error) => {
                let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
                if rooms.get(id).is_some_and(|place| place.get().is_none()) {
                    rooms.remove(id);
                }
                Err(error)
            }
        }
    }

    /// The room of a table, if it is loaded.
    pub(crate) fn loaded(&self, id: &str) -> Option<Arc<Room>> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(id).and_then(|place| place.get().cloned())
    }

    /// All rooms that are loaded.
    pub(crate) fn all_loaded(&self) -> Vec<Arc<Room>> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms
            .values()
            .filter_map(|place| place.get().cloned())
            .collect()
    }

    /// Forgets a room that nobody else holds, so that no table ever has two.
    pub(crate) fn forget_if_alone(&self, room: Arc<Room>) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        // One is in the list, the other one is ours.
        if Arc::strong_count(&room) == 2 && rooms.remove(&room.id).is_some() {
            self.metrics.rooms.dec();
        }
    }

    /// Forgets a room whose table is gone.
    pub(crate) fn forget(&self, id: &str) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if rooms.remove(id).is_some() {
            self.metrics.rooms.dec();
        }
    }

    /// The times without any server that ended after this moment, in order.
    pub(crate) fn outages_after(&self, at: u64) -> Vec<Outage> {
        let outages = self.outages.lock().unwrap_or_else(PoisonError::into_inner);
        // Hardly ever is there one that matters.
        let from = outages.partition_point(|outage| outage.until <= at);
        outages[from..].to_vec()
    }

    /// Gives a sign of life, and notes a time without any.
    pub(crate) async fn beat(&self) -> Result<(), ServerError> {
        let outage = self.store.beat(&self.name, now(), OUTAGE).await?;
        if let Some(outage) = outage {
            tracing::warn!(?outage, "no server was there for a while");
            let mut outages = self.outages.lock().unwrap_or_else(PoisonError::into_inner);
            outages.push(outage);
        }
        Ok(())
    }

    /// When the server's clock shows this time.
    pub(crate) fn instant(&self, at: u64) -> Instant {
        Instant::now() + Duration::from_millis(at.saturating_sub(now()))
    }

    /// Counts a table that is to be made, unless there are enough. What others
    /// make is looked up now and then.
    pub(crate) async fn count_table(&self) -> Result<(), ServerError> {
        let mut counted = self.tables.lock().await;
        let known = counted.filter(|(when, _)| when.elapsed() < COUNTED);
        let tables = match known {
            Some((_, tables)) => tables,
            None => {
                let not_over =
                    |count: &Count| count.kind == Kind::Table && count.state != state::OVER;
                let counts = self.store.count().await?.into_iter().filter(not_over);
                let tables = counts.map(|count| count.streams).sum();
                *counted = Some((Instant::now(), tables));
                tables
            }
        };
        if tables >= self.settings.most_tables {
            return Err(ServerError::Full);
        }
        if let Some((_, tables)) = counted.as_mut() {
            *tables += 1;
        }
        Ok(())
    }

    /// Deletes a table with its codes; whoever is there is told.
    pub async fn delete_table(&self, id: &str) -> Result<(), ServerError> {
        let head = self.store.head(id).await?;
        let facts = head.and_then(|head| serde_json::from_str(&head.facts).ok());
        let bots = facts.map_or(Vec::new(), |facts: Facts| facts.bots());
        crate::deleting::delete(&self.store, id).await?;
        if let Some(room) = self.loaded(id) {
            self.close(&room).await;
        }
        crate::bots::ended(self, &bots, id).await;
        Ok(())
    }

    /// A table is gone: so is everybody who was there.
    pub(crate) async fn close(&self, room: &Room) {
        self.forget(&room.id);
        room.lock_as_it_is().await.listeners.send_gone();
    }

    /// An address as it may appear in the log: not at all, unless the keeper has
    /// asked for it.
    pub(crate) fn logged(&self, address: IpAddr) -> Option<DisplayValue<IpAddr>> {
        self.settings.log_addresses.then(|| display(address))
    }

    /// Tells everybody that the server is about to stop.
    pub(crate) fn say_goodbye(&self) {
        self.stopping.send_replace(true);
    }

    /// Becomes true when the server is about to stop.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Lists a table under another state.
    pub(crate) async fn list_as(&self, id: &str, state: i16) {
        for _ in 0..5 {
            let Ok(Some(head)) = self.store.head(id).await else {
                return;
            };
            let change = Change {
                state: Some(state),
                ..Change::default()
            };
            match self.store.set(id, head.revision, change).await {
                Ok(Changed::Stale) => {}
                Ok(Changed::Done) => return,
                Err(error) => {
                    tracing::warn!(table = id, %error, "a table could not be listed anew");
                    return;
                }
            }
        }
    }
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
