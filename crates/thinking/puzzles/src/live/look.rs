//! What stands on the table so far: what is wrong, what is still open, and which
//! holes there are.

use std::collections::BTreeSet;

use seven::{Cell, Placement, Tile};

use super::known::known;
use super::task::{Laying, Task, lying};
use crate::fault::{Fault, Side, overlaps, twice};
use crate::{copycat, holes, island};

/// A look at the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// What is wrong already, whatever else will be laid.
    pub wrong: Vec<Fault>,
    /// The cells that have to be covered next and are not.
    pub open: Vec<Cell>,
    /// Whose tiles have to cover them.
    pub open_side: Option<Side>,
    /// The holes, each with its cells, in the order of their first cells.
    pub holes: Vec<Vec<Cell>>,
    /// How many groups the tiles are; told where they have to be one.
    pub groups: usize,
    /// How many tiles are still to be laid, where all have to be.
    pub missing: usize,
    /// It is a solution. For holes: it counts, however many there are.
    pub done: bool,
    /// There are more holes than anybody is known to have made.
    pub beats: bool,
}

/// The cells to mark for something that is wrong: a whole tile where it is one.
pub fn marked(fault: &Fault, laying: &Laying) -> Vec<Cell> {
    let whole = |side: Side, tile: Tile| {
        let own = laying.of(side).iter().find(|place| place.tile() == tile);
        own.map(|place| place.cells().to_vec()).unwrap_or_default()
    };
    match *fault {
        Fault::Apart {
            side: Some(side),
            tile,
            ..
        } => whole(side, tile),
        Fault::OnOne { tile, .. } => whole(Side::White, tile),
        _ => fault.cell().into_iter().collect(),
    }
}

/// Looks at what has been laid of a task.
pub fn look(task: &Task, laying: &Laying) -> Look {
    let mut look = match task {
        Task::Copycat { black } => at_copycat(black, laying),
        Task::Island { volcano } => {
            let sea = known(task).is_none_or(|known| known.has_sea());
            at_island(lying(*volcano), laying, sea)
        }
        Task::Holes { .. } => at_holes(task, laying),
    };
    // In the copycat and with holes every tile has to lie somewhere.
    if !matches!(task, Task::Island { .. }) {
        look.missing = [Side::White, Side::Black]
            .map(|side| task.held(laying, side).len())
            .iter()
            .sum();
    }
    look
}

/// Parts what is wrong from what is only not done yet.
fn sorted(faults: Vec<Fault>) -> (Vec<Fault>, Vec<(Side, Cell)>) {
    let mut wrong = Vec::new();
    let mut open = Vec::new();
    for fault in faults {
        match fault {
            Fault::Uncovered { side, cell } => open.push((side, cell)),
            Fault::Missing { .. } => {}
            _ => wrong.push(fault),
        }
    }
    (wrong, open)
}

fn at_copycat(black: &crate::Arrangement, laying: &Laying) -> Look {
    let white = crate::Arrangement::new(laying.white.iter().copied());
    let faults = copycat::check(black, &white);
    let done = faults.is_empty();
    let (wrong, open) = sorted(faults);
    Look {
        wrong,
        open_side: open.first().map(|&(side, _)| side),
        open: open.into_iter().map(|(_, cell)| cell).collect(),
        done,
        ..Look::default()
    }
}

/// Without a sea the island alone is the task.
fn at_island(volcano: Placement, laying: &Laying, sea: bool) -> Look {
    let faults = island::check(volcano, &laying.white, &laying.black);
    let (wrong, mut open) = sorted(faults);
    if !sea {
        open.retain(|&(side, _)| side == Side::White);
    }
    let done = wrong.is_empty() && open.is_empty();
    // The sea can wait until the island is closed: before that its shore moves.
    let side = open.iter().map(|&(side, _)| side).min();
    let open = open.into_iter().filter(|&(own, _)| Some(own) == side);
    Look {
        wrong,
        open: open.map(|(_, cell)| cell).collect(),
        open_side: side,
        done,
        ..Look::default()
    }
}

fn at_holes(task: &Task, laying: &Laying) -> Look {
    let mut faults = Vec::new();
    twice(Side::White, &laying.white, &mut faults);
    twice(Side::Black, &laying.black, &mut faults);
    let tiles: Vec<Placement> = laying.all().map(|(_, tile)| tile).collect();
    overlaps(&tiles, &mut faults);
    let (mut wrong, _) = sorted(faults);
    let covered: BTreeSet<Cell> = tiles.iter().flat_map(|tile| tile.cells()).collect();
    let groups = groups(&covered);
    let all = tiles.len() == task.tiles();
    if let Some(first) = groups.first()
        && all
    {
        let lost = laying
            .all()
            .filter(|(_, tile)| !first.contains(&tile.cells()[0]));
        wrong.extend(lost.map(|(side, tile)| Fault::Apart {
            side: Some(side),
            tile: tile.tile(),
            cell: tile.cells()[0],
        }));
    }
    let holes = holes::holes(&covered);
    let done = all && wrong.is_empty();
    let best = known(task).map_or(u32::MAX, |known| known.figure);
    Look {
        wrong,
        groups: groups.len(),
        done,
        beats: done && holes.len() > best as usize,
        holes,
        ..Look::default()
    }
}

/// The edge-connected groups of these cells, in the order of their first cells.
fn groups(cells: &BTreeSet<Cell>) -> Vec<BTreeSet<Cell>> {
    let mut left = cells.clone();
    let mut groups = Vec::new();
    while let Some(&first) = left.first() {
        let group = holes::spread(first, |cell| left.contains(&cell));
        left.retain(|cell| !group.contains(cell));
        groups.push(group);
    }
    groups
}
