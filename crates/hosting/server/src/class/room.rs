//! One class on this server: what its log leads to, who listens, and how an entry
//! becomes a row that is kept before anybody hears of it.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex as Lock, PoisonError};

use axum::extract::ws::Utf8Bytes;
use class::{Class, Effect, Entry, PupilId, Stage, TableId};
use protocol::online::class::Glance;
use store::{Appended, Listing, Row};
use table::Millis;
use tokio::sync::{Mutex, MutexGuard, mpsc};
use tokio::time::Instant;

use super::keys::Keys;
use super::watching;
use crate::app::App;
use crate::error::ServerError;

/// How often an entry is tried again when another server was first. A whole class
/// may join at the same moment.
const TRIES: usize = 60;

/// The classes on this server.
#[derive(Default)]
pub(crate) struct Classes(Lock<HashMap<Arc<str>, Place>>);

/// A class, or somebody who is just loading it.
type Place = Arc<tokio::sync::OnceCell<Arc<ClassRoom>>>;

/// A class on this server.
pub(crate) struct ClassRoom {
    pub(crate) id: Arc<str>,
    pub(crate) keys: Keys,
    /// When everything is deleted.
    inside: Mutex<Inside>,
}

/// What changes about it.
pub(crate) struct Inside {
    pub(crate) class: Class,
    seq: u64,
    pub(crate) listeners: Vec<Listener>,
    /// Who is there on which other server.
    pub(crate) elsewhere: HashMap<String, Vec<PupilId>>,
    /// How the tables stood when they were last looked at.
    pub(crate) glances: HashMap<TableId, Seen>,
    /// What pupils want the class to play, about which version of the table.
    pub(crate) proposals: BTreeMap<PupilId, (u64, String)>,
    pub(crate) left_at: Instant,
}

/// A table as it was last seen.
pub(crate) struct Seen {
    /// How many rows it had.
    pub(crate) seq: u64,
    /// What the teacher was shown.
    pub(crate) glance: Glance,
    /// The version of the table, which proposals are about.
    pub(crate) version: u64,
}

/// Who listens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// The teacher.
    Teacher,
    /// A pupil.
    Pupil(PupilId),
}

/// A socket of the class.
pub(crate) struct Listener {
    pub(crate) number: u64,
    pub(crate) who: Who,
    pub(crate) to: mpsc::Sender<Out>,
}

/// What a socket is handed.
pub(crate) enum Out {
    /// To be sent.
    Frame(Utf8Bytes),
    /// The class is gone, or the pupil's key is worth nothing any more.
    Gone,
}

/// A row of a class's log.
type Kept = (u64, Vec<Entry>);

impl Classes {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Arc<str>, Place>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A class, if it is loaded.
    pub(crate) fn loaded(&self, id: &str) -> Option<Arc<ClassRoom>> {
        self.lock().get(id).and_then(|place| place.get().cloned())
    }

    /// All classes that are loaded.
    pub(crate) fn all(&self) -> Vec<Arc<ClassRoom>> {
        let places = self.lock();
        places
            .values()
            .filter_map(|place| place.get().cloned())
            .collect()
    }

    /// Forgets a class: nobody is there, or it is gone.
    pub(crate) fn forget(&self, id: &str) {
        self.lock().remove(id);
    }
}

impl App {
    /// A class, which is loaded if nobody is there yet.
    pub(crate) async fn class(&self, id: &str) -> Result<Arc<ClassRoom>, ServerError> {
        let place = self.classes.lock().entry(id.into()).or_default().clone();
        let mut fresh = false;
        let room = place
            .get_or_try_init(|| async {
                fresh = true;
                ClassRoom::load(self, id).await.map(Arc::new)
            })
            .await;
        match room {
            Ok(room) => {
                if fresh {
                    watching::begin(self, room);
                }
                Ok(room.clone())
            }
            Err(error) => {
                let mut places = self.classes.lock();
                if places.get(id).is_some_and(|place| place.get().is_none()) {
                    places.remove(id);
                }
                Err(error)
            }
        }
    }

    /// Deletes a class with its tables and codes; whoever is there is told.
    pub async fn delete_class(&self, id: &str) -> Result<(), ServerError> {
        self.delete_group(id).await?;
        if !self.store.delete(id).await? {
            return Err(ServerError::NoTable);
        }
        self.close_class(id).await;
        Ok(())
    }

    /// Deletes everything that belongs to something.
    pub(crate) async fn delete_group(&self, id: &str) -> Result<(), ServerError> {
        loop {
            let belongings = Listing {
                group: Some(id.to_string()),
                ..Listing::default()
            };
            let heads = self.store.list(&belongings).await?;
            if heads.is_empty() {
                return Ok(());
            }
            for head in heads {
                self.store.delete(&head.id).await?;
                self.tables.close(self, &head.id).await;
            }
        }
    }

    /// A class is gone: so is everybody who was there.
    pub(crate) async fn close_class(&self, id: &str) {
        let Some(room) = self.classes.loaded(id) else {
            return;
        };
        self.classes.forget(id);
        let mut inside = room.inside.lock().await;
        for listener in inside.listeners.drain(..) {
            let _ = listener.to.try_send(Out::Gone);
        }
    }
}

impl ClassRoom {
    async fn load(app: &App, id: &str) -> Result<ClassRoom, ServerError> {
        let head = app.store.head(id).await?.ok_or(ServerError::NoTable)?;
        // A table's facts are no class's: whoever names one is told that there is
        // no such class.
        let keys: Keys = serde_json::from_str(&head.facts).map_err(|_| ServerError::NoTable)?;
        let mut inside = Inside {
            class: Class::default(),
            seq: 0,
            listeners: Vec::new(),
            elsewhere: HashMap::new(),
            glances: HashMap::new(),
            proposals: BTreeMap::new(),
            left_at: Instant::now(),
        };
        read_on(app, id, &mut inside).await?;
        Ok(ClassRoom {
            id: id.into(),
            keys,
            inside: Mutex::new(inside),
        })
    }

    /// What is inside.
    pub(crate) async fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().await
    }

    /// Adds to the log. `make` says what, from the class as it stands; it is asked
    /// again if another server was first. The answer is what has to be done.
    pub(crate) async fn change(
        &self,
        app: &App,
        mut make: impl FnMut(&Class, u64) -> Result<Vec<Entry>, ServerError>,
    ) -> Result<Vec<Effect>, ServerError> {
        let mut inside = self.inside.lock().await;
        for _ in 0..TRIES {
            let now = app.now();
            let entries = make(&inside.class, now)?;
            if entries.is_empty() {
                return Ok(Vec::new());
            }
            let mut class = inside.class.clone();
            let mut effects = Vec::new();
            for entry in &entries {
                effects.extend(class.apply(Millis(now), entry)?);
            }
            let kept: Kept = (now, entries);
            let row = Row {
                stream: self.id.clone(),
                seq: inside.seq + 1,
                at: now,
                body: serde_json::to_string(&kept)?,
            };
            // Whoever is interrupted here has not taken in what may be kept: the
            // next one finds it in the log.
            match app.store.append(row).await? {
                Appended::Done => {
                    inside.class = class;
                    inside.seq += 1;
                    app.metrics.rows.inc();
                    self.send_away(&mut inside, &effects);
                    self.publish(app, &mut inside);
                    return Ok(effects);
                }
                Appended::Conflict => {
                    app.metrics.conflicts.inc();
                    read_on(app, &self.id, &mut inside).await?;
                }
            }
        }
        Err(ServerError::Busy)
    }

    /// Another server has added rows, or may have.
    pub(crate) async fn catch_up(&self, app: &App) -> Result<(), ServerError> {
        let mut inside = self.inside.lock().await;
        let effects = read_on(app, &self.id, &mut inside).await?;
        if let Some(effects) = effects {
            self.send_away(&mut inside, &effects);
            self.publish(app, &mut inside);
        }
        Ok(())
    }

    /// Whoever holds an old key has to go.
    fn send_away(&self, inside: &mut Inside, effects: &[Effect]) {
        for effect in effects {
            if let Effect::KeyChanged(pupil) = effect {
                let old = |listener: &mut Listener| listener.who == Who::Pupil(*pupil);
                for listener in inside.listeners.extract_if(.., old) {
                    let _ = listener.to.try_send(Out::Gone);
                }
            }
        }
    }
}

/// Reads what is new in the log; `None` when nothing is.
async fn read_on(
    app: &App,
    id: &str,
    inside: &mut Inside,
) -> Result<Option<Vec<Effect>>, ServerError> {
    let rows = app.store.read(id, inside.seq, u32::MAX).await?;
    let mut effects = Vec::new();
    if rows.is_empty() {
        return Ok(None);
    }
    for row in rows {
        let (at, entries): Kept = serde_json::from_str(&row.body)?;
        for entry in &entries {
            let done = inside.class.apply(Millis(at), entry);
            effects.extend(done.map_err(ServerError::broken)?);
        }
        inside.seq = row.seq;
    }
    Ok(Some(effects))
}

impl Inside {
    /// Whether a pupil is there, on this server or another one.
    pub(crate) fn is_here(&self, pupil: PupilId) -> bool {
        let here = |listener: &Listener| listener.who == Who::Pupil(pupil);
        let elsewhere = || {
            self.elsewhere
                .values()
                .flatten()
                .any(|other| *other == pupil)
        };
        self.listeners.iter().any(here) || elsewhere()
    }

    /// The pupils who are there on this server.
    pub(crate) fn pupils_here(&self) -> Vec<PupilId> {
        let pupil = |listener: &Listener| match listener.who {
            Who::Pupil(pupil) => Some(pupil),
            Who::Teacher => None,
        };
        let mut here: Vec<PupilId> = self.listeners.iter().filter_map(pupil).collect();
        here.sort_unstable();
        here.dedup();
        here
    }

    /// Whether the lesson is on.
    pub(crate) fn is_on(&self) -> bool {
        self.class.stage() == Stage::Open
    }

    /// Hands something to some of the sockets. One whose queue is full reads too
    /// slowly: it is let go, and gets everything when it comes back.
    pub(crate) fn send(&mut self, mut frame: impl FnMut(Who) -> Option<Utf8Bytes>) {
        self.listeners.retain(|listener| match frame(listener.who) {
            Some(frame) => listener.to.try_send(Out::Frame(frame)).is_ok(),
            None => true,
        });
    }
}
