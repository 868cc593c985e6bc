//! What stands on the table so far: what is wrong, what is still open, and which
//! holes there are.

use std::collections::BTreeSet;

use game::Lang;
use seven::{Cell, Placement};

use super::known::known;
use super::task::{Laying, Task, lying};
use super::words;
use crate::fault::{Fault, Side, overlaps, twice};
use crate::{copycat, holes, island};

/// A look at the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// What is wrong already, whatever else will be laid.
    pub wrong: Vec<Remark>,
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

/// Something that is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// By the puzzle's own checker.
    Fault(Fault),
    /// A tile that does not hang together with the first, though all are laid.
    Apart(Side, Placement),
}

impl Remark {
    /// What is wrong, as a sentence without its full stop.
    pub fn explain(&self, lang: Lang) -> String {
        match *self {
            Remark::Fault(fault) => fault.explain(lang),
            Remark::Apart(side, place) => words::apart(lang, side, place.tile()),
        }
    }

    /// The tile that is wrong and its colour, where it is one.
    pub fn tile(&self, task: &Task) -> Option<(Side, seven::Tile)> {
        match *self {
            Remark::Apart(side, place) => Some((side, place.tile())),
            Remark::Fault(Fault::Twice { side, tile }) => Some((side, tile)),
            Remark::Fault(fault) => {
                // Only white tiles rest on others; elsewhere a cell says more.
                let stacked = matches!(task, Task::Copycat { .. });
                let tile = fault.tile().filter(|_| stacked)?;
                Some((Side::White, tile))
            }
        }
    }

    /// The cells that are wrong.
    pub fn cells(&self, laying: &Laying) -> Vec<Cell> {
        match *self {
            Remark::Apart(_, place) => place.cells().to_vec(),
            Remark::Fault(Fault::OnOne { tile, .. }) => {
                let own = laying.white.iter().find(|place| place.tile() == tile);
                own.map(|place| place.cells().to_vec()).unwrap_or_default()
            }
            Remark::Fault(fault) => fault.cell().into_iter().collect(),
        }
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
fn sorted(faults: Vec<Fault>) -> (Vec<Remark>, Vec<(Side, Cell)>) {
    let mut wrong = Vec::new();
    let mut open = Vec::new();
    for fault in faults {
        match fault {
            Fault::Uncovered { side, cell } => open.push((side, cell)),
            Fault::Missing { .. } => {}
            _ => wrong.push(Remark::Fault(fault)),
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
        wrong.extend(lost.map(|(side, tile)| Remark::Apart(side, tile)));
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
        let group = spread(first, &left);
        left.retain(|cell| !group.contains(cell));
        groups.push(group);
    }
    groups
}

/// The cells of a set that can be reached from one of them.
fn spread(from: Cell, cells: &BTreeSet<Cell>) -> BTreeSet<Cell> {
    let mut reached = BTreeSet::from([from]);
    let mut waiting = vec![from];
    while let Some(cell) = waiting.pop() {
        for next in cell.neighbours() {
            if cells.contains(&next) && reached.insert(next) {
                waiting.push(next);
            }
        }
    }
    reached
}
