//! What a class does without anybody's order: it lets its tables be what its log
//! says, shows the teacher how they stand, and notes how games end.
//!
//! A table tells its class that something about it is new, on whichever server it
//! happened; only then is it looked at.

use std::collections::HashSet;
use std::iter;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use class::findings::rolls_of;
use class::{ClassEntry, TableId, TableResult};
use host::picture;
use table::{Table, WaitsFor};
use tokio::sync::{Mutex, mpsc};
use tokio::time::sleep;
use wire::online::class::{ClassTell, Glance};

use super::room::{ClassRoom, Seen};
use super::tasks::{Task, Wanted, make, settle, tasks};
use crate::app::App;
use crate::error::ServerError;
use crate::host::{Out, text};

/// How long it is at least from one look at the tables to the next.
const LOOK: Duration = Duration::from_millis(300);

/// How a class hears of its tables.
#[derive(Default)]
pub(crate) struct Watch {
    news: OnceLock<mpsc::UnboundedSender<Option<Arc<str>>>>,
    /// Whoever looks at the tables, or deletes them, does so alone.
    pub(super) looking: Mutex<()>,
}

impl ClassRoom {
    /// Something is new about a table of the class; none: perhaps about each of them.
    pub(crate) fn note(&self, table: Option<Arc<str>>) {
        if let Some(news) = self.watch.news.get() {
            // Nobody looks any more when the server stops.
            let _ = news.send(table);
        }
    }
}

/// Looks at the tables of a class that have something new, as long as somebody is
/// there.
pub(crate) fn begin(app: &App, room: &Arc<ClassRoom>) {
    let (to, mut news) = mpsc::unbounded_channel();
    if room.watch.news.set(to).is_err() {
        return;
    }
    let (app, room) = (app.clone(), Arc::downgrade(room));
    let mut stopping = app.stopping();
    tokio::spawn(async move {
        loop {
            let first = tokio::select! {
                first = news.recv() => first,
                () = async { let _ = stopping.wait_for(|stopping| *stopping).await; } => return,
            };
            // A class that is forgotten has nothing new.
            let (Some(first), Some(room)) = (first, room.upgrade()) else {
                return;
            };
            let more = iter::from_fn(|| news.try_recv().ok());
            let changed: Option<HashSet<Arc<str>>> = iter::once(first).chain(more).collect();
            if !room.lock_as_it_is().await.listeners.is_empty() {
                look(&app, &room, changed.as_ref()).await;
            }
            drop(room);
            sleep(LOOK).await;
        }
    });
}

/// Looks at these tables once; none: at all of them.
pub(crate) async fn look(app: &App, room: &Arc<ClassRoom>, changed: Option<&HashSet<Arc<str>>>) {
    let _looking = room.watch.looking.lock().await;
    let mut tasks = {
        let mut inside = room.lock_as_it_is().await;
        let tasks = tasks(&inside);
        let open = |table: &TableId| tasks.iter().any(|task| task.table == *table);
        inside.tables.retain(|table, _| open(table));
        tasks
    };
    tasks.retain(|task| changed.is_none_or(|changed| changed.contains(task.table.0.as_str())));
    let mut ended = Vec::new();
    let mut other_speaker = false;
    for task in tasks {
        match attend(app, room, &task).await {
            Ok(attended) => {
                other_speaker |= attended.other_speaker;
                if let (Some(result), false) = (attended.result, task.projected) {
                    ended.push((task.table, result));
                }
            }
            Err(error) => {
                tracing::warn!(class = %room.id, table = task.table.0, ?error, "a table of a class could not be looked at");
                room.note(Some(task.table.0.into()));
            }
        }
    }
    if !ended.is_empty() {
        note_ends(app, room, &ended).await;
    } else if other_speaker {
        let mut inside = room.lock_as_it_is().await;
        room.publish(app, &mut inside);
    }
}

/// Notes how games have ended, of those of which it is not known yet.
async fn note_ends(app: &App, room: &Arc<ClassRoom>, ended: &[(TableId, TableResult)]) {
    let noted = room
        .change(app, |class, _| {
            let open = |table: &TableId| {
                let found = class.find(table);
                found.is_some_and(|(round, _)| round.unfinished().any(|plan| plan.table == *table))
            };
            let news = ended.iter().filter(|(table, _)| open(table));
            Ok(news
                .map(|(table, result)| ClassEntry::TableEnded {
                    table: table.clone(),
                    result: *result,
                })
                .collect())
        })
        .await;
    if let Err(error) = noted {
        tracing::warn!(class = %room.id, ?error, "the end of a game could not be noted");
        room.note(None);
    }
}

/// What was seen at a table.
#[derive(Default)]
struct Attended {
    /// Whose turn it is to speak may be another's now.
    other_speaker: bool,
    result: Option<TableResult>,
}

async fn attend(app: &App, class: &Arc<ClassRoom>, task: &Task) -> Result<Attended, ServerError> {
    let room = match app.table(&task.table.0).await {
        Ok(room) => room,
        // It has never begun, or was deleted.
        Err(ServerError::NoTable) if task.wanted == Wanted::Over => {
            return Ok(Attended {
                result: Some(TableResult::BrokenOff),
                ..Attended::default()
            });
        }
        Err(ServerError::NoTable) => {
            // Whoever deletes a class says so in its log before its tables go.
            class.refresh(app).await?;
            let tasks = tasks(&*class.lock_as_it_is().await);
            if !tasks.iter().any(|other| other.table == task.table) {
                return Ok(Attended::default());
            }
            make(app, class, task).await?;
            app.table(&task.table.0).await?
        }
        Err(error) => return Err(error),
    };
    settle(app, &room, task).await?;
    let known = {
        let mut inside = class.lock_as_it_is().await;
        if !inside.listeners.is_empty() {
            inside.tables.insert(task.table.clone(), room.clone());
        }
        let seen = inside.glances.get(&task.table);
        seen.map(|seen| (seen.seq, seen.glance.here, seen.glance.result))
    };
    let inside = room.lock(app).await?;
    let table = &inside.replica.table;
    let over = table.waits_for() == WaitsFor::Nothing;
    let here = [0, 1].map(|player| inside.listeners.is_there(player));
    let (result, seen) = match known {
        // Nothing is drawn again that has not changed.
        Some((seq, was_here, result)) if seq == inside.seq && was_here == here => (result, None),
        _ => {
            let glance = glance(task, table, here, inside.replica.following.at);
            let (seq, version) = (inside.seq, table.version());
            let result = glance.result;
            (
                result,
                Some(Seen {
                    seq,
                    glance,
                    version,
                }),
            )
        }
    };
    drop(inside);
    let other_speaker = match seen {
        Some(seen) => show(class, task, seen).await,
        None => false,
    };
    let broken_off = (task.wanted == Wanted::Over).then_some(TableResult::BrokenOff);
    let result = if over { result } else { broken_off };
    Ok(Attended {
        other_speaker,
        result,
    })
}

fn glance(task: &Task, table: &Table, here: [bool; 2], at: u64) -> Glance {
    let turns = rolls_of(table);
    let alternates = task.settings.alternates;
    let speakers = [0, 1].map(|seat| task.sides[seat].speaker(turns[seat], alternates));
    let turn = match table.waits_for() {
        WaitsFor::Press { seat } | WaitsFor::Move { seat } => Some(seat.index()),
        _ => None,
    };
    let result = table
        .game()
        .outcome()
        .map(|outcome| match outcome.places.as_slice() {
            [first, second] if first < second => TableResult::Won { seat: 0 },
            [first, second] if first > second => TableResult::Won { seat: 1 },
            _ => TableResult::Drawn,
        });
    Glance {
        table: task.table.clone(),
        position: picture(table),
        turn,
        speakers,
        here,
        moves: table.record().plies(),
        at,
        result,
    }
}

/// Shows the teacher a table that has changed. Says whether somebody else may have to
/// speak by that.
async fn show(class: &ClassRoom, task: &Task, mut seen: Seen) -> bool {
    let mut inside = class.lock_as_it_is().await;
    if let Some(seat) = task.in_turn {
        // A new one with every move.
        seen.glance.speakers[seat] = inside.class.in_turn(seen.glance.moves / 2);
    }
    let old = inside.glances.get(&task.table);
    let other_speaker = old.is_none_or(|old| old.glance.speakers != seen.glance.speakers);
    let moved = old.is_some_and(|old| old.version != seen.version);
    let frame = text(&ClassTell::Glance(Box::new(seen.glance.clone())));
    // Some may be quicker than the look that shows them the roll.
    if moved && task.projected {
        let now = seen.version;
        inside.proposals.retain(|_, (version, _)| *version == now);
    }
    inside.glances.insert(task.table.clone(), seen);
    inside.listeners.send(|pupil| match pupil {
        None => Some(Out::Now(frame.clone())),
        Some(_) => None,
    });
    other_speaker || (moved && task.projected)
}
