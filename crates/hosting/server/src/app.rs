//! What every part of the server shares.

use std::fmt;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::{Change, Changed, Count, Kind, Outage, Store};
use tokio::sync::{Semaphore, watch};
use tokio::time::Instant;
use tracing::field::{DisplayValue, display};

use crate::bots::{HostedBot, Listening};
use crate::class::HostedClass;
use crate::client_address::Client;
use crate::client_address::UnnamedProxy;
use crate::error::ServerError;
use crate::guesses::Guesses;
use crate::host::Host;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::secrets;
use crate::settings::Settings;
use crate::tables::{HostedTable, TableFacts, TableRoom, state};

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
    pub(crate) guesses: Guesses,
    pub(crate) metrics: Metrics,
    pub(crate) unnamed_proxy: UnnamedProxy,
    /// As many computers think at a time.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Becomes true when the server is about to stop.
    pub(crate) stopping: watch::Sender<bool>,
    pub(crate) tables: Host<HostedTable>,
    pub(crate) classes: Host<HostedClass>,
    pub(crate) bots: Host<HostedBot>,
    pub(crate) listening: Listening,
    outages: Mutex<Vec<Outage>>,
    /// How many tables were not over when they were counted last.
    unfinished: tokio::sync::Mutex<Option<(Instant, u64)>>,
}

/// How long a count of the tables is good enough.
const COUNTED: Duration = Duration::from_secs(2);

/// A time without a server's sign of life that is longer, in thousandths of a
/// second, is an outage.
const OUTAGE: u64 = 4000;

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
            guesses: Guesses::default(),
            metrics: Metrics::default(),
            unnamed_proxy: UnnamedProxy::default(),
            thinkers,
            stopping,
            tables: Host::default(),
            classes: Host::default(),
            bots: Host::default(),
            listening: Listening::default(),
            outages: Mutex::new(outages),
            unfinished: tokio::sync::Mutex::default(),
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
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<TableRoom>, ServerError> {
        self.tables.room(self, id).await
    }

    /// Looks a code up, unless too many wrong ones came from this address.
    pub(crate) async fn guess<T>(
        &self,
        client: Client,
        looking: impl Future<Output = Result<T, ServerError>>,
    ) -> Result<T, ServerError> {
        let found = self.guesses.attempt(Instant::now(), client, looking).await;
        if let Err(ServerError::TooFast(_)) = found {
            self.metrics.limited.inc();
            let address = self.logged(client.address);
            tracing::warn!(address, "too many wrong codes were tried from one network");
        }
        found
    }

    /// Says something to other servers that is kept nowhere and may be lost.
    pub(crate) fn whisper(&self, text: fmt::Arguments<'_>) {
        if self.store.is_shared()
            && let Err(error) = self.store.whisper(&text.to_string())
        {
            tracing::debug!(?error, "other servers could not be told");
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
        let mut counted = self.unfinished.lock().await;
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
        let bots = facts.map_or(Vec::new(), |facts: TableFacts| facts.bots());
        crate::deleting::delete(&self.store, id).await?;
        self.tables.close(self, id).await;
        crate::bots::ended(self, &bots, id).await;
        Ok(())
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
