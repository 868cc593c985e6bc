//! Streams in the memory of this server. Tables, classes and bots have one host.
//!
//! A stream is a log of rows in the store. A [`Room`] has what the rows lead to and
//! whoever listens here. What happens to it is the same for all of them:
//!
//! - *Load.* Whoever asks first reads the log ([`Host::room`]); others wait for it.
//! - *Take in turn.* What is said is looked at one after the other.
//! - *Append or retry.* It becomes a row that is kept ([`Room::append`]). If another
//!   server was first, what is missing is read and it is tried again, so no server
//!   owns a stream.
//! - *Publish.* Only then does anybody hear of it, the sender included. What other
//!   servers have added is read ([`Room::catch_up`]) and told in the same way.
//! - *Forget.* A room that nobody is in and nobody holds is dropped. It can always
//!   be read again.
//!
//! A [`Stream`] says what its rows lead to and what follows from them.

mod listeners;
mod presence;
mod room;

use std::collections::HashMap;
use std::future::{Future, ready};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::de::DeserializeOwned;
use store::{Appended, Head, Kind, NewStream, Row};
use tokio::sync::OnceCell;

pub(crate) use listeners::{Ear, End, Out, text};
pub(crate) use presence::{heard, without};
pub(crate) use room::{Inside, NewRow, Room, look};

use crate::app::App;
use crate::error::ServerError;

/// What the rows of a stream lead to, as long as this server has it in memory.
pub(crate) trait Stream: Sized + Send + 'static {
    /// What the store calls it.
    const KIND: Kind;
    /// What listeners are told when it is gone: a word for programs.
    const GONE: &'static str;
    /// After how long it is forgotten, if nobody is there and nobody asks for it.
    const IDLE: Duration;
    /// How whispers about who is there begin, where servers have to know that of each
    /// other.
    const WHISPER: Option<&'static str> = None;
    /// How often a row is tried again when another server was first.
    const TRIES: usize = 20;
    /// How many of its listeners may be the same person.
    const DEVICES: usize = usize::MAX;
    /// What is said is taken in before it is kept, because a copy of everything for
    /// each row would cost too much. Until it is kept nobody trusts what is there.
    const TAKES_IN_FIRST: bool = false;

    /// What only servers know of it.
    type Facts: DeserializeOwned;
    /// What can be looked at without waiting for a turn.
    type Outside: Send + Sync;
    /// What a row that was made here brings with it, once it is kept.
    type Made: Send;

    /// Where they are on this server.
    fn host(app: &App) -> &Host<Self>;

    /// What is wrong where there is none.
    fn missing() -> ServerError;

    /// The first row that has to be read.
    fn first_row(_head: &Head) -> u64 {
        1
    }

    /// What the first row leads to.
    fn open(
        app: &App,
        head: &Head,
        facts: Self::Facts,
        first: &Row,
    ) -> Result<(Self::Outside, Self), ServerError>;

    /// Takes in the next row of the log, and tells whoever listens.
    fn read(
        outside: &Self::Outside,
        inside: &mut Inside<Self>,
        row: &Row,
    ) -> Result<(), ServerError>;

    /// A row that was made here is kept: takes it in, if it has not been, and tells
    /// whoever listens.
    fn kept(app: &App, room: &Arc<Room<Self>>, inside: &mut Inside<Self>, made: Self::Made);

    /// Other servers have added rows, and they have been read.
    fn followed(_app: &App, _room: &Arc<Room<Self>>, _inside: &mut Inside<Self>) {}

    /// Other servers have changed what only servers know.
    fn learn(&mut self, _facts: Self::Facts) {}

    /// It was read anew, for nobody knew what was kept; `old` has what is in no row.
    fn carry_over(&mut self, _old: Self) {}

    /// Some have come (true) or gone, on this server or another one.
    fn came_or_went(
        _app: &App,
        _room: &Arc<Room<Self>>,
        _inside: &mut Inside<Self>,
        _who: &[(usize, bool)],
    ) {
    }

    /// It has just been loaded.
    fn start(
        _app: &App,
        _room: &Arc<Room<Self>>,
    ) -> impl Future<Output = Result<(), ServerError>> + Send {
        ready(Ok(()))
    }

    /// It is gone, and so is everybody who listened.
    fn gone(_app: &App, _room: &Arc<Room<Self>>, _inside: &mut Inside<Self>) {}
}

/// The streams of one kind on this server.
pub(crate) struct Host<S: Stream>(Mutex<HashMap<Arc<str>, Place<S>>>);

/// A room, or somebody who is just loading it.
type Place<S> = Arc<OnceCell<Arc<Room<S>>>>;

impl<S: Stream> Default for Host<S> {
    fn default() -> Host<S> {
        Host(Mutex::default())
    }
}

impl<S: Stream> Host<S> {
    fn places(&self) -> MutexGuard<'_, HashMap<Arc<str>, Place<S>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a stream, which is loaded if nobody has asked for it yet.
    pub(crate) async fn room(&self, app: &App, id: &str) -> Result<Arc<Room<S>>, ServerError> {
        let known = self.places().get(id).cloned();
        let place = known.unwrap_or_else(|| self.places().entry(id.into()).or_default().clone());
        let mut fresh = false;
        let room = place
            .get_or_try_init(|| async {
                fresh = true;
                Room::load(app, id).await.map(Arc::new)
            })
            .await;
        match room {
            Ok(room) => {
                if fresh {
                    S::start(app, room).await?;
                }
                Ok(room.clone())
            }
            Err(error) => {
                let mut places = self.places();
                if places.get(id).is_some_and(|place| place.get().is_none()) {
                    places.remove(id);
                }
                Err(error)
            }
        }
    }

    /// The room of a stream, if it is loaded.
    pub(crate) fn loaded(&self, id: &str) -> Option<Arc<Room<S>>> {
        self.places().get(id)?.get().cloned()
    }

    /// All rooms that are loaded.
    pub(crate) fn all(&self) -> Vec<Arc<Room<S>>> {
        let places = self.places();
        let loaded = places.values().filter_map(|place| place.get().cloned());
        loaded.collect()
    }

    /// Forgets rooms in which nobody has been for a while and that nobody else holds,
    /// so that no stream ever has two.
    pub(crate) async fn forget_idle(&self) {
        for room in self.all() {
            if !room.is_idle().await {
                continue;
            }
            let mut places = self.places();
            let alone = |place: &Place<S>| Arc::strong_count(place) == 1;
            // One is in the list, the other one is ours.
            if places.get(&room.id).is_some_and(alone) && Arc::strong_count(&room) == 2 {
                places.remove(&room.id);
            }
        }
    }

    /// A stream is gone: so is everybody who was there.
    pub(crate) async fn close(&self, app: &App, id: &str) {
        let Some(room) = self.loaded(id) else {
            return;
        };
        self.places().remove(id);
        let mut inside = room.lock_as_it_is().await;
        inside.listeners.send_gone();
        S::gone(app, &room, &mut inside);
    }

    /// Another server has changed a stream, or may have.
    pub(crate) async fn catch_up(&self, app: &App, id: &str) {
        let Some(room) = self.loaded(id) else {
            return;
        };
        let followed = match app.store.head(id).await {
            Ok(None) => return self.close(app, id).await,
            Ok(Some(head)) => room.catch_up(app, &head).await,
            Err(error) => Err(error.into()),
        };
        if let Err(error) = followed {
            let kind = S::KIND;
            tracing::warn!(
                kind = kind.as_str(),
                id,
                ?error,
                "a stream could not be followed"
            );
        }
    }

    /// Something may have been missed.
    pub(crate) async fn catch_up_all(&self, app: &App) {
        for room in self.all() {
            self.catch_up(app, &room.id).await;
        }
    }
}

/// Makes a stream with its first row. Where several have the same one to make, one of
/// them makes it, and the others are told that they were too late.
pub(crate) async fn found(app: &App, stream: NewStream, body: String) -> Result<(), ServerError> {
    let first = Row {
        stream: stream.id.as_str().into(),
        seq: 1,
        at: stream.at,
        body,
    };
    let id = first.stream.clone();
    if !app.store.create(stream).await? {
        tracing::debug!(%id, "the name of a new stream was taken");
        return Err(ServerError::Busy);
    }
    match app.store.append(first).await? {
        Appended::Done => Ok(()),
        Appended::Conflict => {
            tracing::warn!(%id, "a new stream had a row already");
            Err(ServerError::Busy)
        }
    }
}
