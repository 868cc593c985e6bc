//! What the tables of a class should be, by its log, and how they become it.
//!
//! Nothing here has to happen exactly once. A table that is missing is made, one
//! that should wait is paused, and so on, by whichever server comes first; so a
//! server that dies between an order and its tables leaves nothing undone.

use std::sync::Arc;

use catalog::{AnyEvent, AnyGame};
use class::{Round, RoundStage, Settings, Side, TableId, Voice};
use game::Stop;
use table::{Act, Table, WaitsFor};
use wire::online::{Rules, What};

use super::room::{ClassRoom, InsideClass};
use crate::app::App;
use crate::error::ServerError;
use crate::secrets;
use crate::tables::{self, Made, TableRoom};

/// A table without a row that is older, in thousandths of a second, will never
/// have one: whoever made it has died.
const STILLBORN: u64 = 5000;

/// What a table should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    Going,
    Waiting,
    Over,
}

/// A table of the class, and what it should be.
pub(super) struct Task {
    pub(super) table: TableId,
    pub(super) wanted: Wanted,
    pub(super) sides: [Side; 2],
    pub(super) settings: Settings,
    seed: u64,
    /// Seconds more for each turn, for each seat.
    extra: [u32; 2],
    /// The class plays together here, one after the other.
    pub(super) in_turn: Option<usize>,
    pub(super) projected: bool,
}

/// The tables that are not settled, and what they should be.
pub(super) fn tasks(inside: &InsideClass) -> Vec<Task> {
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

/// Makes a table whose seats belong to the class.
pub(super) async fn make(app: &App, class: &ClassRoom, task: &Task) -> Result<(), ServerError> {
    let id = &task.table.0;
    let config = task.settings.config(&task.sides, task.seed);
    let key = |seat: usize| match task.sides[seat] {
        Side::Pupils { .. } => Some(secrets::hash(&class.keys.seat(id, seat))),
        Side::Computer { .. } => None,
    };
    let made = Made {
        id: Some(id.clone()),
        set_up: config,
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
pub(super) async fn settle(
    app: &App,
    room: &Arc<TableRoom>,
    task: &Task,
) -> Result<(), ServerError> {
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
    match (task.wanted, table.is_paused_by_host()) {
        // A game that cannot end as it stands is broken off.
        (Wanted::Over, _) if ends_with_the_lesson(table.game()) => Some(What::TimeUp),
        (Wanted::Over | Wanted::Waiting, false) => Some(What::Paused),
        (Wanted::Going, true) => Some(What::Resumed),
        (Wanted::Going, false) => more_time(table, task),
        _ => None,
    }
}

/// Whether a game takes it that the time for the whole of it is up.
fn ends_with_the_lesson(game: &AnyGame) -> bool {
    let time_up = AnyEvent::stop(game.id(), Stop::GameTime);
    game.check(&time_up).is_ok()
}

/// More time for a turn, once a turn.
fn more_time(table: &Table, task: &Task) -> Option<What> {
    let (WaitsFor::Press { seat } | WaitsFor::Move { seat }) = table.waits_for() else {
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
