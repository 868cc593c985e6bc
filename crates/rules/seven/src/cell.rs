//! The imaginary hexagonal grid, in axial coordinates.

use core::fmt;
use core::ops::{Add, Sub};

/// A cell of the grid. The table is unbounded.
///
/// ```
/// use seven::Cell;
///
/// let middle = Cell::new(0, 0);
/// let ring = middle.neighbours();
/// // Neighbours of a cell that follow each other are neighbours, too.
/// for (index, cell) in ring.iter().enumerate() {
///     assert!(cell.neighbours().contains(&ring[(index + 1) % 6]));
///     assert!(cell.neighbours().contains(&middle));
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell {
    /// Along a row.
    pub q: i32,
    /// Which row, counted downwards.
    pub r: i32,
}

impl Cell {
    /// The cell at these coordinates.
    pub const fn new(q: i32, r: i32) -> Cell {
        Cell { q, r }
    }

    /// The six cells that share an edge with this one.
    pub fn neighbours(self) -> [Cell; 6] {
        [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].map(|(q, r)| self + Cell::new(q, r))
    }
}

impl Add for Cell {
    type Output = Cell;

    fn add(self, other: Cell) -> Cell {
        Cell::new(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Cell {
    type Output = Cell;

    fn sub(self, other: Cell) -> Cell {
        Cell::new(self.q - other.q, self.r - other.r)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// A way to turn and flip the whole grid about its origin.
///
/// ```
/// use seven::{Cell, SYMMETRIES};
///
/// // Twelve symmetries carry a cell off the axes to twelve different places.
/// let mut places = SYMMETRIES.map(|symmetry| symmetry.apply(Cell::new(1, 2)));
/// places.sort();
/// assert!(places.windows(2).all(|two| two[0] != two[1]));
/// assert_eq!(SYMMETRIES[0].apply(Cell::new(1, 2)), Cell::new(1, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    turns: u8,
    flipped: bool,
}

/// The twelve symmetries of the grid, the one that changes nothing first.
pub const SYMMETRIES: [Symmetry; 12] = {
    let mut all = [Symmetry {
        turns: 0,
        flipped: false,
    }; 12];
    let mut index = 0;
    while index < 12 {
        all[index] = Symmetry {
            turns: index as u8 % 6,
            flipped: index >= 6,
        };
        index += 1;
    }
    all
};

impl Symmetry {
    /// Where this symmetry carries a cell.
    pub const fn apply(self, cell: Cell) -> Cell {
        let Cell { mut q, mut r } = cell;
        if self.flipped {
            (q, r) = (r, q);
        }
        let mut turn = 0;
        while turn < self.turns {
            (q, r) = (-r, q + r);
            turn += 1;
        }
        Cell { q, r }
    }
}
