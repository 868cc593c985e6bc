//! The checker (P3): whether tiles lie as the puzzle asks, and which holes there
//! are. It is written from the clause alone and knows nothing of the solver.

use std::collections::BTreeSet;

use seven::{Cell, Tile};

use crate::Arrangement;
use crate::fault::{Fault, overlaps};

use super::stock::Stock;

/// The holes of an arrangement that is as the puzzle asks, or everything that is
/// wrong with it. Each hole is its cells in ascending order, and the holes are in
/// the order of their first cells.
pub fn check(arrangement: &Arrangement, stock: Stock) -> Result<Vec<Vec<Cell>>, Vec<Fault>> {
    let mut faults = Vec::new();
    overlaps(&arrangement.tiles, &mut faults);
    for tile in Tile::ALL {
        let laid = (arrangement.tiles.iter().filter(|p| p.tile() == tile)).count() as u32;
        let wanted = stock.count(tile);
        if laid > wanted {
            let allowed = wanted;
            faults.push(Fault::Surplus {
                tile,
                allowed,
                laid,
            });
        }
        if laid < wanted {
            faults.push(Fault::Short { tile, wanted, laid });
        }
    }
    let covered: BTreeSet<Cell> = arrangement.cells().into_iter().collect();
    if let Some(first) = arrangement.tiles.first() {
        let group = spread(first.cells()[0], |cell| covered.contains(&cell));
        let lost = (arrangement.tiles.iter()).filter(|tile| !group.contains(&tile.cells()[0]));
        faults.extend(lost.map(|lost| Fault::Apart {
            side: None,
            tile: lost.tile(),
            cell: lost.cells()[0],
        }));
    }
    if faults.is_empty() {
        Ok(holes(&covered))
    } else {
        Err(faults)
    }
}

/// The holes that these covered cells leave: the bounded, edge-connected
/// components of uncovered cells. The cells need not hang together.
pub fn holes(covered: &BTreeSet<Cell>) -> Vec<Vec<Cell>> {
    let (Some(low), Some(high)) = (
        corner(covered, |a, b| a.min(b)),
        corner(covered, |a, b| a.max(b)),
    ) else {
        return Vec::new();
    };
    // One cell of margin all around, so that everything that is not enclosed
    // hangs together with the corner.
    let inside = |cell: Cell| {
        (low.q - 1..=high.q + 1).contains(&cell.q) && (low.r - 1..=high.r + 1).contains(&cell.r)
    };
    let uncovered = |cell: Cell| inside(cell) && !covered.contains(&cell);
    let mut seen = spread(low - Cell::new(1, 1), uncovered);
    let mut holes = Vec::new();
    for q in low.q..=high.q {
        for r in low.r..=high.r {
            let cell = Cell::new(q, r);
            if uncovered(cell) && !seen.contains(&cell) {
                let hole = spread(cell, uncovered);
                seen.extend(&hole);
                holes.push(hole.into_iter().collect());
            }
        }
    }
    holes
}

/// The extreme coordinates of some cells.
fn corner(cells: &BTreeSet<Cell>, pick: impl Fn(i32, i32) -> i32) -> Option<Cell> {
    (cells.iter().copied()).reduce(|a, b| Cell::new(pick(a.q, b.q), pick(a.r, b.r)))
}

/// The cells that can be reached from one through cells that belong.
pub(crate) fn spread(start: Cell, belongs: impl Fn(Cell) -> bool) -> BTreeSet<Cell> {
    let mut reached = BTreeSet::from([start]);
    let mut open = vec![start];
    while let Some(cell) = open.pop() {
        for next in cell.neighbours() {
            if belongs(next) && reached.insert(next) {
                open.push(next);
            }
        }
    }
    reached
}
