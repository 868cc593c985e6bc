//! What a class does without anybody's order: it lets its tables be what its log
//! says, shows the teacher how they stand, notes how games end, and gives those
//! more time who have more for each turn.
//!
//! Nothing here has to happen exactly once. A table that is missing is made, one
//! that should wait is paused, and so on, by whichever server comes first; so a
//! server that dies between an order and its tables leaves nothing undone.

use std::sync::Arc;
use std::time::Duration;

use catalog::AnyGame;
use class::findings::rolls_of;
use class::{Entry, PupilId, Round, RoundStage, Settings, Side, TableId, TableResult, Voice};
use protocol::online::class::{ClassTell, Glance};
use protocol::online::{Rules, What};
use protocol::page::messages::SetUp;
use protocol::page::picture;
use table::{Act, From, Table, WaitsFor};
use tokio::time::{MissedTickBehavior, interval};

use super::room::{ClassRoom, InsideClass, Seen};
use crate::app::App;
use crate::error::ServerError;
use crate::host::{Out, text};
use crate::secrets;
use crate::tables::{self, Made, TableRoom};

/// How often the tables are looked at.
const LOOK: Duration = Duration::from_millis(300);

/// A table without a row that is older, in thousandths of a second, will never
/// have one: whoever made it has died.
const STILLBORN: u64 = 5000;

/// What a table should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    Going,
    Waiting,
    Over,
}

/// A table of the class, and what it should be.
struct Task {
    table: TableId,
    wanted: Wanted,
    sides: [Side; 2],
    settings: Settings,
    seed: u64,
    /// Seconds more for each turn, for each seat.
    extra: [u32; 2],
    /// The class plays together here, one after the other.
    in_turn: Option<usize>,
    projected: bool,
}

/// Looks at the tables of a class as long as somebody is there.
pub(crate) fn begin(app: &App, room: &Arc<ClassRoom>) {
    let (app, room) = (app.clone(), Arc::downgrade(room));
    tokio::spawn(async move {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut stopping = app.stopping();
        loop {
            tokio::select! {
                _ = looks.tick() => {}
                () = async { let _ = stopping.wait_for(|stopping| *stopping).await; } => return,
            }
            let Some(room) = room.upgrade() else {
                return;
            };
            if !room.lock_as_it_is().await.listeners.is_empty() {
                look(&app, &room).await;
            }
        }
    });
}

/// Looks at all tables once.
pub(crate) async fn look(app: &App, room: &Arc<ClassRoom>) {
    let tasks = tasks(&*room.lock_as_it_is().await);
    let mut ended = Vec::new();
    let mut changed = false;
    for task in tasks {
        match attend(app, room, &task).await {
            Ok(attended) => {
                changed |= attended.changed;
                if let (Some(result), false) = (attended.result, task.projected) {
                    ended.push((task.table.clone(), result));
                }
            }
            Err(error) => {
                tracing::warn!(class = %room.id, table = task.table.0, ?error, "a table of a class could not be looked at");
            }
        }
    }
    if !ended.is_empty() {
        let noted = room
            .change(app, |class, _| {
                let open = |table: &TableId| {
                    let found = class.find(table);
                    found.is_some_and(|(round, _)| {
                        round.unfinished().any(|plan| plan.table == *table)
                    })
                };
                let news = ended.iter().filter(|(table, _)| open(table));
                Ok(news
                    .map(|(table, result)| Entry::TableEnded {
                        table: table.clone(),
                        result: *result,
                    })
                    .collect())
            })
            .await;
        if let Err(error) = noted {
            tracing::warn!(class = %room.id, ?error, "the end of a game could not be noted");
        }
    } else if changed {
        // Whose turn it is to speak may be another's now.
        let mut inside = room.lock_as_it_is().await;
        room.publish(app, &mut inside);
    }
}

/// The tables that are not settled, and what they should be.
fn tasks(inside: &InsideClass) -> Vec<Task> {
    let class = &inside.class;
    let mut tasks = Vec::new();
    // Games of a round that was ended have their results a moment later.
    for round in class.rounds().iter().rev().take(2) {
        let wanted = match round.stage {
            RoundStage::Made => continue,
            RoundStage::Going => Wanted::Going,
            RoundStage::Paused => Wanted::Waiting,
            RoundStage::Ended => Wanted::Over,
        };
        for plan in round.unfinished() {
            let extra = |side: &Side| {
                let each = side.pupils().iter().filter_map(|&id| class.pupil(id));
                each.map(|pupil| pupil.extra_each_turn).max().unwrap_or(0)
            };
            let [first, second] = &plan.sides;
            tasks.push(Task {
                table: plan.table.clone(),
                wanted,
                sides: plan.sides.clone(),
                settings: round.settings.clone(),
                seed: layout_seed(round),
                extra: [extra(first), extra(second)],
                in_turn: None,
                projected: false,
            });
        }
    }
    if let Some(projector) = class.projector() {
        let mut sides = [
            Side::Computer {
                level: projector.level,
            },
            Side::Computer {
                level: projector.level,
            },
        ];
        sides[projector.seat] = Side::Pupils { pupils: Vec::new() };
        tasks.push(Task {
            table: projector.table.clone(),
            wanted: if inside.is_on() {
                Wanted::Going
            } else {
                Wanted::Over
            },
            sides,
            settings: class.settings().clone(),
            seed: class.projected().len() as u64,
            extra: [0; 2],
            in_turn: (projector.voice == Voice::InTurn).then_some(projector.seat),
            projected: true,
        });
    }
    tasks
}

/// The layout of a round is kept small enough to be read aloud.
fn layout_seed(round: &Round) -> u64 {
    round.seed % 1_000_000
}

/// What was seen at a table.
#[derive(Default)]
struct Attended {
    changed: bool,
    result: Option<TableResult>,
}

async fn attend(app: &App, class: &Arc<ClassRoom>, task: &Task) -> Result<Attended, ServerError> {
    let room = match app.room(&task.table.0).await {
        Ok(room) => room,
        // It has never begun, or was deleted.
        Err(ServerError::NoTable) if task.wanted == Wanted::Over => {
            return Ok(Attended {
                result: Some(TableResult::BrokenOff),
                ..Attended::default()
            });
        }
        Err(ServerError::NoTable) => {
            make(app, class, task).await?;
            app.room(&task.table.0).await?
        }
        Err(error) => return Err(error),
    };
    settle(app, &room, task).await?;
    let (seen, over) = {
        let inside = room.lock(app).await?;
        let table = &inside.replica.table;
        let here = [0, 1].map(|player| inside.listeners.is_there(player));
        let over = table.waits_for() == WaitsFor::Nothing;
        let seen = Seen {
            seq: inside.replica.following.seq,
            version: table.version(),
            glance: glance(task, table, here, inside.replica.following.at),
        };
        (seen, over)
    };
    let result = if over {
        seen.glance.result
    } else {
        (task.wanted == Wanted::Over).then_some(TableResult::BrokenOff)
    };
    let changed = show(class, task, seen).await;
    Ok(Attended { changed, result })
}

/// Makes a table whose seats belong to the class.
async fn make(app: &App, class: &ClassRoom, task: &Task) -> Result<(), ServerError> {
    let id = &task.table.0;
    let config = task.settings.config(&task.sides, task.seed);
    let key = |seat: usize| match task.sides[seat] {
        Side::Pupils { .. } => Some(secrets::hash(&class.keys.seat(id, seat))),
        Side::Computer { .. } => None,
    };
    let made = Made {
        id: Some(id.clone()),
        set_up: SetUp::from(&config),
        rules: Rules {
            class: Some(class.id.to_string()),
            ..Rules::default()
        },
        keys: vec![key(0), key(1)],
        watch: secrets::hash(&class.keys.watch(id)),
        owner: secrets::hash(&class.keys.owner(id)),
        group: Some(class.id.to_string()),
        programs: Vec::new(),
    };
    match tables::make(app, made).await {
        Ok(_) => Ok(()),
        // Another server was first, or died before the first row was kept.
        Err(ServerError::Busy) => {
            let head = app.store.head(id).await?;
            let old = app.now().saturating_sub(STILLBORN);
            if head.is_some_and(|head| head.last == 0 && head.created < old) {
                app.store.delete(id).await?;
            }
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// Lets a table be what it should be.
async fn settle(app: &App, room: &Arc<TableRoom>, task: &Task) -> Result<(), ServerError> {
    let what = {
        let inside = room.lock(app).await?;
        due(&inside.replica.table, task)
    };
    let Some(what) = what else {
        return Ok(());
    };
    let settled = room
        .change(app, |draft| match due(&draft.replica.table, task) {
            Some(due) if due == what => draft.say(due),
            _ => Ok(()),
        })
        .await;
    match settled {
        Err(ServerError::Table(why)) => {
            tracing::debug!(table = %room.id, ?why, ?what, "a table of a class would not");
            Ok(())
        }
        settled => settled.map(drop),
    }
}

/// What a table has still to be told.
fn due(table: &Table, task: &Task) -> Option<What> {
    if table.waits_for() == WaitsFor::Nothing {
        return None;
    }
    match (task.wanted, is_paused_by_host(table)) {
        // Only HeiNash ends as it stands; other games are broken off.
        (Wanted::Over, _) if matches!(table.game(), AnyGame::Heinash(_)) => Some(What::TimeUp),
        (Wanted::Over | Wanted::Waiting, false) => Some(What::Paused),
        (Wanted::Going, true) => Some(What::Resumed),
        (Wanted::Going, false) => more_time(table, task),
        _ => None,
    }
}

/// A pause that people agreed on is theirs to end.
fn is_paused_by_host(table: &Table) -> bool {
    let mut log = table.log().iter().rev();
    let last = log.find(|(_, input)| matches!(input.act, Act::Pause | Act::Resume));
    last.is_some_and(|(_, input)| input.act == Act::Pause && input.from == From::Host)
}

/// More time for a turn, once a turn.
fn more_time(table: &Table, task: &Task) -> Option<What> {
    let (WaitsFor::Press(seat) | WaitsFor::Move(seat)) = table.waits_for() else {
        return None;
    };
    let seconds = task.extra[seat.index().min(1)];
    let turn = task.settings.time.turn?;
    if seconds == 0 || turn == 0 {
        return None;
    }
    let version = table.version();
    let given = (table.log().iter().rev())
        .take_while(|(_, input)| input.version >= version)
        .any(|(_, input)| matches!(input.act, Act::GiveTime { seat: to, .. } if to == seat));
    (!given).then(|| What::TimeGiven {
        seat: seat.index(),
        millis: u64::from(seconds) * 1000,
    })
}

fn glance(task: &Task, table: &Table, here: [bool; 2], at: u64) -> Glance {
    let turns = rolls_of(table);
    let alternates = task.settings.alternates;
    let speakers = [0, 1].map(|seat| task.sides[seat].speaker(turns[seat], alternates));
    let turn = match table.waits_for() {
        WaitsFor::Press(seat) | WaitsFor::Move(seat) => Some(seat.index()),
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

/// Shows the teacher a table that has changed.
async fn show(class: &ClassRoom, task: &Task, mut seen: Seen) -> bool {
    let mut inside = class.lock_as_it_is().await;
    if let Some(seat) = task.in_turn {
        seen.glance.speakers[seat] = in_turn(&inside, &seen);
    }
    let old = inside.glances.get(&task.table);
    let changed = old.is_none_or(|old| old.seq != seen.seq || old.glance.here != seen.glance.here);
    if !changed {
        return false;
    }
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

/// Whose turn it is to speak for the class: a new one with every move.
fn in_turn(inside: &InsideClass, seen: &Seen) -> Option<PupilId> {
    inside.class.in_turn(seen.glance.moves / 2)
}
