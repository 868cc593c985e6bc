//! The checker (P3): whether tiles lie as the puzzle asks, and which holes there
//! are. It is written from the clause alone and knows nothing of the solver.

use std::collections::{BTreeMap, BTreeSet};

use game::Lang;
use seven::{Cell, Tile};

use crate::Arrangement;

use super::stock::Stock;

/// What is wrong with an arrangement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Two tiles cover the same cell.
    Overlap {
        /// The cell.
        cell: Cell,
        /// The tile that lay there first.
        first: Tile,
        /// The tile that came later.
        second: Tile,
    },
    /// There are more tiles of a kind than there should be.
    TooMany {
        /// The kind.
        tile: Tile,
        /// How many there may be.
        allowed: u32,
        /// How many there are.
        laid: u32,
    },
    /// There are fewer tiles of a kind than there should be.
    Missing {
        /// The kind.
        tile: Tile,
        /// How many there should be.
        wanted: u32,
        /// How many there are.
        laid: u32,
    },
    /// The tiles are more than one group.
    Apart {
        /// A tile that does not hang together with the first one.
        tile: Tile,
        /// A cell of it.
        cell: Cell,
    },
}

/// The holes of an arrangement that is as the puzzle asks: each is its cells in
/// ascending order, and the holes are in the order of their first cells.
pub fn check(arrangement: &Arrangement, stock: Stock) -> Result<Vec<Vec<Cell>>, Fault> {
    let mut owner: BTreeMap<Cell, Tile> = BTreeMap::new();
    for placement in &arrangement.tiles {
        for cell in placement.cells() {
            let second = placement.tile();
            if let Some(first) = owner.insert(cell, second) {
                return Err(Fault::Overlap {
                    cell,
                    first,
                    second,
                });
            }
        }
    }
    for tile in Tile::ALL {
        let laid = (arrangement.tiles.iter().filter(|p| p.tile() == tile)).count() as u32;
        let wanted = stock.count(tile);
        if laid > wanted {
            let allowed = wanted;
            return Err(Fault::TooMany {
                tile,
                allowed,
                laid,
            });
        }
        if laid < wanted {
            return Err(Fault::Missing { tile, wanted, laid });
        }
    }
    let covered: BTreeSet<Cell> = owner.keys().copied().collect();
    if let Some(&first) = covered.first() {
        let group = spread(first, |cell| covered.contains(&cell));
        if let Some((&cell, &tile)) = owner.iter().find(|(cell, _)| !group.contains(cell)) {
            return Err(Fault::Apart { tile, cell });
        }
    }
    Ok(holes(&covered))
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
fn spread(start: Cell, belongs: impl Fn(Cell) -> bool) -> BTreeSet<Cell> {
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

impl Fault {
    /// The cell that is wrong, where it is one.
    pub const fn cell(&self) -> Option<Cell> {
        match *self {
            Fault::Overlap { cell, .. } | Fault::Apart { cell, .. } => Some(cell),
            Fault::TooMany { .. } | Fault::Missing { .. } => None,
        }
    }

    /// The tile that is wrong.
    pub const fn tile(&self) -> Tile {
        match *self {
            Fault::Overlap { second: tile, .. }
            | Fault::TooMany { tile, .. }
            | Fault::Missing { tile, .. }
            | Fault::Apart { tile, .. } => tile,
        }
    }

    /// What is wrong, as a sentence without its full stop.
    pub fn explain(&self, lang: Lang) -> String {
        super::words::fault(self, lang)
    }
}
