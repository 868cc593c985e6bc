//! What can be wrong with tiles that were laid as a solution: which cell or
//! which tile, and why.

use game::{Clause, Lang};
use serde::{Deserialize, Serialize};
use seven::{Cell, Colour, Placement, Tile};

use crate::puzzle::Puzzle;
use crate::words::faults as words;

/// One thing that is wrong with a solution.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// A colour has two tiles of one kind (S1).
    Twice {
        /// Whose.
        side: Side,
        /// The kind.
        tile: Tile,
    },
    /// A tile that has to be laid is not there.
    Missing {
        /// Whose.
        side: Side,
        /// The kind.
        tile: Tile,
    },
    /// Two tiles of one level cover the same cell.
    Overlap {
        /// The cell.
        cell: Cell,
        /// One of the tiles.
        first: Tile,
        /// The other.
        second: Tile,
    },
    /// There are more tiles of a kind than there should be, whatever their
    /// colours (P3).
    Surplus {
        /// The kind.
        tile: Tile,
        /// How many there may be.
        allowed: u32,
        /// How many there are.
        laid: u32,
    },
    /// There are fewer tiles of a kind than there should be, whatever their
    /// colours (P3).
    Short {
        /// The kind.
        tile: Tile,
        /// How many there should be.
        wanted: u32,
        /// How many there are.
        laid: u32,
    },
    /// The tiles do not hang together: this one is apart from the first.
    Apart {
        /// Whose, where colours matter.
        side: Option<Side>,
        /// The tile.
        tile: Tile,
        /// A cell of it.
        cell: Cell,
    },
    /// A white tile covers a cell without a black tile under it (P4).
    Beside {
        /// The cell.
        cell: Cell,
        /// The white tile.
        tile: Tile,
    },
    /// A white tile rests on one black tile only (P4).
    OnOne {
        /// The white tile.
        tile: Tile,
        /// The black one.
        under: Tile,
    },
    /// A cell that has to be covered is not.
    Uncovered {
        /// Whose tiles have to cover it.
        side: Side,
        /// The cell.
        cell: Cell,
    },
    /// Fewer white tiles are enough for this volcano (P2).
    NotSmallest {
        /// How many were laid.
        laid: usize,
        /// How many are enough.
        enough: usize,
    },
}

/// One of the two colours of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "SideName")
)]
pub enum Side {
    /// The white tiles.
    White,
    /// The black tiles.
    Black,
}

impl Side {
    /// The colour of these tiles.
    pub const fn colour(self) -> Colour {
        match self {
            Side::White => Colour::White,
            Side::Black => Colour::Black,
        }
    }

    /// The word for it in solutions.
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }
}

impl Fault {
    /// The cell that is wrong, where it is one.
    pub const fn cell(&self) -> Option<Cell> {
        match *self {
            Fault::Overlap { cell, .. }
            | Fault::Apart { cell, .. }
            | Fault::Beside { cell, .. }
            | Fault::Uncovered { cell, .. } => Some(cell),
            _ => None,
        }
    }

    /// The tile that is wrong, where it is one.
    pub const fn tile(&self) -> Option<Tile> {
        match *self {
            Fault::Twice { tile, .. }
            | Fault::Missing { tile, .. }
            | Fault::Surplus { tile, .. }
            | Fault::Short { tile, .. }
            | Fault::Apart { tile, .. }
            | Fault::Beside { tile, .. }
            | Fault::OnOne { tile, .. }
            | Fault::Overlap { second: tile, .. } => Some(tile),
            Fault::Uncovered { .. } | Fault::NotSmallest { .. } => None,
        }
    }

    /// The clause that a solution of this puzzle breaks: of the tiles and how they
    /// lie, or the puzzle's own.
    pub const fn clause(&self, puzzle: Puzzle) -> Clause {
        match self {
            Fault::Twice { .. } | Fault::Surplus { allowed: 1.., .. } => Clause("S1"),
            Fault::Overlap { .. } => Clause("S3"),
            _ => puzzle.clause(),
        }
    }

    /// What is wrong, as a sentence without its full stop.
    pub fn explain(&self, lang: Lang) -> String {
        words::fault(self, lang)
    }
}

/// Finds kinds of which one side has two.
pub(crate) fn twice(side: Side, tiles: &[Placement], faults: &mut Vec<Fault>) {
    for tile in Tile::ALL {
        if tiles.iter().filter(|placed| placed.tile() == tile).count() > 1 {
            faults.push(Fault::Twice { side, tile });
        }
    }
}

/// Finds cells that two of these tiles cover, each named once.
pub(crate) fn overlaps(tiles: &[Placement], faults: &mut Vec<Fault>) {
    for (index, second) in tiles.iter().enumerate() {
        for cell in second.cells() {
            let covers = |tile: &&Placement| tile.cells().contains(&cell);
            if let Some(first) = tiles[..index].iter().find(covers) {
                faults.push(Fault::Overlap {
                    cell,
                    first: first.tile(),
                    second: second.tile(),
                });
            }
        }
    }
}
