//! One class on this server: what its log leads to, and what follows from an entry.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use class::{Class, ClassEntry, ClassError, Effect, PupilId, Stage, TableId};
use store::{Head, Kind, Listing, Row};
use table::Millis;
use wire::online::class::Glance;

use super::keys::Keys;
use super::watching::{self, Watch};
use crate::app::App;
use crate::error::ServerError;
use crate::host::{Host, Inside, NewRow, Room, Stream};
use crate::tables::TableRoom;

/// A class on this server.
pub(crate) struct HostedClass {
    pub(crate) class: Class,
    /// How the tables stood when they were last looked at.
    pub(crate) glances: HashMap<TableId, Seen>,
    /// What pupils want the class to play, about which version of the table.
    pub(crate) proposals: BTreeMap<PupilId, (u64, String)>,
    /// Its tables that are not settled, so that they are not forgotten and go on to
    /// tell what is new, as long as somebody of the class is there.
    pub(crate) tables: HashMap<TableId, Arc<TableRoom>>,
}

/// The room of a class.
pub(crate) type ClassRoom = Room<HostedClass>;

/// What changes about it. Pupils listen under their numbers, and the teacher under
/// none.
pub(crate) type InsideClass = Inside<HostedClass>;

/// What can be looked at of a class without waiting for a turn.
pub(crate) struct ClassOutside {
    pub(crate) keys: Keys,
    pub(super) watch: Watch,
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

/// A row of a class's log.
type Kept = (u64, Vec<ClassEntry>);

impl Stream for HostedClass {
    const KIND: Kind = Kind::Class;
    const GONE: &'static str = "not-yours";
    const IDLE: Duration = Duration::from_secs(120);
    const WHISPER: Option<&'static str> = Some("class ");
    /// A whole class may join at the same moment.
    const TRIES: usize = 60;

    type Facts = Keys;
    type Outside = ClassOutside;
    /// The class with the row, and whose keys are worth nothing any more.
    type Made = (Class, Vec<PupilId>);

    fn host(app: &App) -> &Host<HostedClass> {
        &app.classes
    }

    fn missing() -> ServerError {
        ServerError::NoTable
    }

    fn open(
        _app: &App,
        _head: &Head,
        keys: Keys,
        first: &Row,
    ) -> Result<(ClassOutside, HostedClass), ServerError> {
        let mut class = Class::default();
        apply(&mut class, first)?;
        let class = HostedClass {
            class,
            glances: HashMap::new(),
            proposals: BTreeMap::new(),
            tables: HashMap::new(),
        };
        let watch = Watch::default();
        Ok((ClassOutside { keys, watch }, class))
    }

    fn read(_: &ClassOutside, inside: &mut InsideClass, row: &Row) -> Result<(), ServerError> {
        let effects = apply(&mut inside.class, row)?;
        inside.send_away(&old_keys(&effects));
        Ok(())
    }

    fn kept(
        app: &App,
        room: &Arc<ClassRoom>,
        inside: &mut InsideClass,
        (class, old_keys): (Class, Vec<PupilId>),
    ) {
        inside.class = class;
        inside.send_away(&old_keys);
        room.publish(app, inside);
    }

    fn followed(app: &App, room: &Arc<ClassRoom>, inside: &mut InsideClass) {
        room.publish(app, inside);
        room.note(None);
    }

    fn came_or_went(
        app: &App,
        room: &Arc<ClassRoom>,
        inside: &mut InsideClass,
        _: &[(usize, bool)],
    ) {
        room.publish(app, inside);
    }

    async fn start(app: &App, room: &Arc<ClassRoom>) -> Result<(), ServerError> {
        watching::begin(app, room);
        Ok(())
    }
}

/// Takes in a row of the log.
fn apply(class: &mut Class, row: &Row) -> Result<Vec<Effect>, ServerError> {
    let (at, entries): Kept = serde_json::from_str(&row.body)?;
    let mut effects = Vec::new();
    for entry in &entries {
        let done = class.apply(Millis(at), entry);
        effects.extend(done.map_err(ServerError::broken)?);
    }
    Ok(effects)
}

/// Whose keys are worth nothing any more.
fn old_keys(effects: &[Effect]) -> Vec<PupilId> {
    let pupil = |effect: &Effect| match effect {
        Effect::KeyChanged(pupil) => Some(*pupil),
        _ => None,
    };
    effects.iter().filter_map(pupil).collect()
}

impl ClassRoom {
    /// Adds to the log. `make` says what, from the class as it stands; it is asked
    /// again if another server was first. The answer is what has to be done.
    pub(crate) async fn change(
        self: &Arc<Self>,
        app: &App,
        mut make: impl FnMut(&Class, u64) -> Result<Vec<ClassEntry>, ServerError>,
    ) -> Result<Vec<Effect>, ServerError> {
        let appended = self.append(app, |inside, now| {
            let entries = make(&inside.class, now)?;
            if entries.is_empty() {
                return Ok((None, Vec::new()));
            }
            let mut class = inside.class.clone();
            let mut effects = Vec::new();
            for entry in &entries {
                effects.extend(class.apply(Millis(now), entry)?);
            }
            let kept: Kept = (now, entries);
            let row = NewRow {
                at: now,
                body: serde_json::to_string(&kept)?,
                made: (class, old_keys(&effects)),
            };
            Ok((Some(row), effects))
        });
        let (_, effects) = appended.await?;
        Ok(effects)
    }
}

impl InsideClass {
    /// Whoever holds an old key has to go.
    fn send_away(&mut self, pupils: &[PupilId]) {
        for pupil in pupils {
            self.listeners.send_away(pupil.0 as usize);
        }
    }

    /// Whether a pupil is there, on this server or another one.
    pub(crate) fn is_there(&self, pupil: PupilId) -> bool {
        self.listeners.is_there(pupil.0 as usize)
    }

    /// Whether the lesson is on.
    pub(crate) fn is_on(&self) -> bool {
        self.class.stage() == Stage::Open
    }
}

impl App {
    /// A class, which is loaded if nobody is there yet.
    pub(crate) async fn class(&self, id: &str) -> Result<Arc<ClassRoom>, ServerError> {
        self.classes.room(self, id).await
    }

    /// Deletes a class with its tables and codes; whoever is there is told.
    pub async fn delete_class(&self, id: &str) -> Result<(), ServerError> {
        let room = self.class(id).await?;
        // Every server knows from now on that no table has to be made any more.
        match room
            .change(self, |_, _| Ok(vec![ClassEntry::Deleted]))
            .await
        {
            Ok(_) | Err(ServerError::Class(ClassError::Deleted)) => {}
            Err(error) => return Err(error),
        }
        let _quiet = room.watch.looking.lock().await;
        self.delete_group(id).await?;
        if !self.store.delete(id).await? {
            return Err(ServerError::NoTable);
        }
        self.classes.close(self, id).await;
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
}
