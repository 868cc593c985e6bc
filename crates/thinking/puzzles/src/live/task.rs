//! What is to be laid, and what has been laid so far.

use seven::{Cell, Orientation, Placement, Tile, TileSet};

use crate::arrangement::Arrangement;
use crate::fault::Side;

/// A puzzle in which tiles are laid freely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// White tiles on exactly the cells of these black ones (P4).
    Copycat {
        /// The black tiles.
        black: Arrangement,
    },
    /// An island around this volcano, and a sea around the island (P2).
    Island {
        /// The volcano's kind.
        volcano: Tile,
    },
    /// As many holes as possible with these tiles (P3).
    Holes {
        /// The white tiles.
        white: TileSet,
        /// The black tiles; none but in the puzzle with all fourteen.
        black: TileSet,
    },
}

/// The tiles that have been laid, each colour in its order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Laying {
    /// The white tiles.
    pub white: Vec<Placement>,
    /// The black tiles, without those that belong to the task.
    pub black: Vec<Placement>,
}

impl Laying {
    /// The tiles of one colour.
    pub fn of(&self, side: Side) -> &[Placement] {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The tiles of one colour, to change them.
    pub fn of_mut(&mut self, side: Side) -> &mut Vec<Placement> {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }

    /// All tiles with their colours, the white ones first.
    pub fn all(&self) -> impl Iterator<Item = (Side, Placement)> {
        let white = self.white.iter().map(|&tile| (Side::White, tile));
        white.chain(self.black.iter().map(|&tile| (Side::Black, tile)))
    }
}

impl Task {
    /// Holes with the seven tiles of one colour.
    pub const SEVEN: Task = Task::Holes {
        white: TileSet::ALL,
        black: TileSet::EMPTY,
    };

    /// Holes with all fourteen tiles.
    pub const FOURTEEN: Task = Task::Holes {
        white: TileSet::ALL,
        black: TileSet::ALL,
    };

    /// Black tiles for somebody else to copy: all seven, in one group.
    pub const MAKE: Task = Task::Holes {
        white: TileSet::EMPTY,
        black: TileSet::ALL,
    };

    /// Holes with six tiles.
    pub const fn without(tile: Tile) -> Task {
        Task::Holes {
            white: TileSet::ALL.without(tile),
            black: TileSet::EMPTY,
        }
    }

    /// The black tiles that lie there from the beginning.
    pub fn given(&self) -> Vec<Placement> {
        match self {
            Task::Copycat { black } => black.tiles.clone(),
            Task::Island { volcano } => vec![lying(*volcano)],
            Task::Holes { .. } => Vec::new(),
        }
    }

    /// The tiles of one colour that are to be laid, before any has been.
    pub fn stock(&self, side: Side) -> TileSet {
        match (self, side) {
            (Task::Copycat { .. }, Side::White) | (Task::Island { .. }, Side::White) => {
                TileSet::ALL
            }
            (Task::Copycat { .. }, Side::Black) => TileSet::EMPTY,
            (Task::Island { volcano }, Side::Black) => TileSet::ALL.without(*volcano),
            (Task::Holes { white, .. }, Side::White) => *white,
            (Task::Holes { black, .. }, Side::Black) => *black,
        }
    }

    /// The tiles of one colour that are still in hand.
    pub fn held(&self, laying: &Laying, side: Side) -> TileSet {
        let laid = laying.of(side).iter();
        laid.fold(self.stock(side), |held, tile| held.without(tile.tile()))
    }

    /// The level on which tiles are laid.
    pub const fn level(&self) -> u8 {
        match self {
            Task::Copycat { .. } => 2,
            Task::Island { .. } | Task::Holes { .. } => 1,
        }
    }

    /// How many tiles there are to lay.
    pub fn tiles(&self) -> usize {
        self.stock(Side::White).len() + self.stock(Side::Black).len()
    }
}

/// A tile as it lies when nobody has turned it.
pub(super) fn lying(tile: Tile) -> Placement {
    let mut ways = Orientation::of(tile);
    Placement {
        orientation: ways.next().expect("every tile lies some way"),
        corner: Cell::default(),
    }
}
