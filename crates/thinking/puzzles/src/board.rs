//! A window on the table with a mark for every cell, for searches that put
//! tiles and lift them again.

use seven::{Cell, ORIENTATIONS, Orientation};

/// How many cells a row has, and how many rows there are.
const SIDE: i32 = 64;

/// A square of the table, the origin in its middle.
#[derive(Clone)]
pub(crate) struct Board {
    taken: Vec<bool>,
    /// The steps from an orientation's first cell to all of its cells.
    steps: [[i16; 4]; ORIENTATIONS],
}

/// A cell of a [`Board`].
pub(crate) type Spot = i16;

impl Board {
    /// A board without tiles.
    pub(crate) fn new() -> Board {
        let mut steps = [[0; 4]; ORIENTATIONS];
        for (number, steps) in steps.iter_mut().enumerate() {
            let orientation = Orientation::new(number).expect("it is below their number");
            let cells = orientation.cells();
            *steps = cells.map(|cell| Board::spot(cell) - Board::spot(cells[0]));
        }
        Board {
            taken: vec![false; (SIDE * SIDE) as usize],
            steps,
        }
    }

    /// Where a cell is on the board. It must be within 28 cells of the origin,
    /// so that no tile near it leaves the board.
    pub(crate) fn spot(cell: Cell) -> Spot {
        debug_assert!(cell.q.abs().max(cell.r.abs()) <= SIDE / 2 - 4);
        ((cell.r + SIDE / 2) * SIDE + cell.q + SIDE / 2) as Spot
    }

    /// The cell at this place.
    pub(crate) fn cell(spot: Spot) -> Cell {
        let spot = i32::from(spot);
        Cell::new(spot % SIDE - SIDE / 2, spot / SIDE - SIDE / 2)
    }

    /// Whether a cell is taken.
    pub(crate) fn is_taken(&self, spot: Spot) -> bool {
        self.taken[spot as usize]
    }

    /// Takes cells or frees them.
    pub(crate) fn set(&mut self, spots: &[Spot], taken: bool) {
        for &spot in spots {
            self.taken[spot as usize] = taken;
        }
    }

    /// The cells of an orientation whose `part`th cell lies here.
    pub(crate) fn lying(&self, orientation: Orientation, part: usize, spot: Spot) -> [Spot; 4] {
        let steps = &self.steps[orientation.index()];
        steps.map(|step| spot - steps[part] + step)
    }

    /// Whether all of these cells are free.
    pub(crate) fn are_free(&self, spots: &[Spot; 4]) -> bool {
        spots.iter().all(|&spot| !self.is_taken(spot))
    }
}

/// The six cells around a place.
pub(crate) fn around(spot: Spot) -> [Spot; 6] {
    let row = SIDE as i16;
    [1, row, row - 1, -1, -row, 1 - row].map(|step| spot + step)
}
