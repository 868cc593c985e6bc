//! Where a tile may be put down: on free cells, and in the copycat on the black
//! tiles only. Whether it helps there is another question.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;

use game::Lang;
use seven::{Cell, Orientation, Placement, Tile};

use super::task::{Laying, Task};
use super::words;
use crate::fault::{Fault, Side};

/// How far from what lies there a tile can be put.
const REACH: usize = 3;

/// Why a tile cannot be put down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceError {
    /// The task has no such tile left.
    NotHeld {
        /// Whose.
        side: Side,
        /// The kind.
        tile: Tile,
    },
    /// It is as wrong as it would be in a solution.
    Fault(Fault),
    /// It would lie too far from the others.
    Far {
        /// The kind.
        tile: Tile,
    },
}

impl PlaceError {
    /// What is wrong, as a sentence without its full stop.
    pub fn explain(&self, lang: Lang) -> String {
        match *self {
            PlaceError::NotHeld { side, tile } => words::not_held(lang, side, tile),
            PlaceError::Fault(fault) => fault.explain(lang),
            PlaceError::Far { tile } => words::far(lang, tile),
        }
    }
}

impl fmt::Display for PlaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for PlaceError {}

/// The cells on which a tile may lie.
fn allowed(task: &Task, laying: &Laying) -> BTreeSet<Cell> {
    let laid = laying.all().flat_map(|(_, tile)| tile.cells());
    let laid: BTreeSet<Cell> = laid.collect();
    let given = task.given();
    let given = given.iter().flat_map(|tile| tile.cells());
    let mut cells: BTreeSet<Cell> = given.collect();
    if let Task::Copycat { .. } = task {
        return cells.difference(&laid).copied().collect();
    }
    cells.extend(&laid);
    let covered = cells.clone();
    if cells.is_empty() {
        cells.insert(Cell::default());
    }
    for _ in 0..REACH {
        let around = cells.iter().flat_map(|cell| cell.neighbours());
        let around: Vec<Cell> = around.collect();
        cells.extend(around);
    }
    cells.difference(&covered).copied().collect()
}

/// Every place for a tile in hand, orientation by orientation.
pub fn places(task: &Task, laying: &Laying, tile: Tile) -> Vec<Placement> {
    let allowed = allowed(task, laying);
    let mut places = Vec::new();
    for orientation in Orientation::of(tile) {
        for &cell in &allowed {
            let place = Placement {
                orientation,
                corner: cell - orientation.cells()[0],
            };
            if place.cells().iter().all(|cell| allowed.contains(cell)) {
                places.push(place);
            }
        }
    }
    places
}

/// Why this tile cannot be put down here; nothing if it can.
pub fn refusal(task: &Task, laying: &Laying, side: Side, place: Placement) -> Option<PlaceError> {
    let tile = place.tile();
    if !task.held(laying, side).contains(tile) {
        return Some(PlaceError::NotHeld { side, tile });
    }
    let given = task.given();
    let stacked = matches!(task, Task::Copycat { .. });
    let below = given.iter().filter(|_| !stacked).copied();
    let others: Vec<Placement> = below.chain(laying.all().map(|(_, tile)| tile)).collect();
    for cell in place.cells() {
        let covers = |other: &&Placement| other.cells().contains(&cell);
        if let Some(first) = others.iter().find(covers) {
            return Some(PlaceError::Fault(Fault::Overlap {
                cell,
                first: first.tile(),
                second: tile,
            }));
        }
        if stacked && !given.iter().any(|black| black.cells().contains(&cell)) {
            return Some(PlaceError::Fault(Fault::Beside { cell, tile }));
        }
    }
    let allowed = allowed(task, laying);
    let near = place.cells().iter().all(|cell| allowed.contains(cell));
    (!near).then_some(PlaceError::Far { tile })
}
