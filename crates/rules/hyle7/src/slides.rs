//! All slides of a board at once, to count them and to pick one (H2).
//!
//! Seen from where it ends, a slide is easy to count: in each of the four
//! directions exactly one token can arrive on an empty cell, the nearest one,
//! if there is any in that line at all.

use crate::board::Board;
use crate::cell::{Cell, Cells};

/// The left column.
const COLUMN_A: u64 = 0x01_01_01_01_01_01_01;

/// The first `count` columns from the left, of the eight bits of a row.
const fn left(count: u32) -> u64 {
    u64::MAX / 0xff * ((1 << count) - 1)
}

/// The empty cells on which a token can arrive, by the way it slides.
#[derive(Clone, Copy)]
pub(crate) struct Slides {
    occupied: u64,
    rightward: Cells,
    leftward: Cells,
    downward: Cells,
    upward: Cells,
}

impl Slides {
    /// The slides of a board.
    pub(crate) const fn of(board: &Board) -> Slides {
        let occupied = board.occupied().bits();
        // Each step doubles how far the tokens' shadows fall. What would fall
        // into the next row is cut off.
        let mut to_right = occupied;
        to_right |= to_right << 1 & !left(1);
        to_right |= to_right << 2 & !left(2);
        to_right |= to_right << 4 & !left(4);
        let mut to_left = occupied;
        to_left |= to_left >> 1 & left(7);
        to_left |= to_left >> 2 & left(6);
        to_left |= to_left >> 4 & left(4);
        let mut down = occupied;
        down |= down << 8;
        down |= down << 16;
        down |= down << 32;
        let mut up = occupied;
        up |= up >> 8;
        up |= up >> 16;
        up |= up >> 32;
        Slides {
            occupied,
            rightward: Cells::from_bits(to_right & board.free),
            leftward: Cells::from_bits(to_left & board.free),
            downward: Cells::from_bits(down & board.free),
            upward: Cells::from_bits(up & board.free),
        }
    }

    /// How many there are.
    pub(crate) const fn count(&self) -> u32 {
        self.rightward.len() + self.leftward.len() + self.downward.len() + self.upward.len()
    }

    /// The `nth` of them, counted from 0, as the cells it starts from and ends on.
    pub(crate) const fn nth(&self, nth: u32) -> (Cell, Cell) {
        let mut nth = nth;
        if nth < self.rightward.len() {
            let to = self.rightward.nth(nth);
            return (last_before(self.occupied, to), to);
        }
        nth -= self.rightward.len();
        if nth < self.leftward.len() {
            let to = self.leftward.nth(nth);
            return (first_after(self.occupied, to), to);
        }
        nth -= self.leftward.len();
        if nth < self.downward.len() {
            let to = self.downward.nth(nth);
            return (last_before(self.occupied & column_of(to), to), to);
        }
        nth -= self.downward.len();
        let to = self.upward.nth(nth);
        (first_after(self.occupied & column_of(to), to), to)
    }
}

/// The column a cell lies in.
const fn column_of(cell: Cell) -> u64 {
    COLUMN_A << cell.column()
}

/// The last of these cells before `cell` in reading order; there must be one.
/// If its row holds one to the left, that is the nearest of them.
const fn last_before(cells: u64, cell: Cell) -> Cell {
    Cell::at_place((cells & (cell.bit() - 1)).ilog2())
}

/// The first of these cells after `cell` in reading order; there must be one.
const fn first_after(cells: u64, cell: Cell) -> Cell {
    Cell::at_place((cells & !(cell.bit() - 1)).trailing_zeros())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bag::Colour;
    use crate::setup::Size;
    use alloc::vec::Vec;
    use testkit::Numbers;

    #[test]
    fn h2_slides_counted_by_their_ends_are_those_listed_by_their_starts() {
        let mut numbers = Numbers::seeded(2);
        for round in 0..2000 {
            let size = [Size::Large, Size::Small][round % 2];
            let mut board = Board::new(size);
            let tokens = numbers.below(board.empty().len() + 1);
            for _ in 0..tokens {
                let cell = board.empty().nth(numbers.below(board.empty().len()));
                board.place(cell, Colour::new(1).unwrap());
            }
            let mut listed: Vec<(Cell, Cell)> = Vec::new();
            for from in board.occupied() {
                listed.extend(board.reachable(from).iter().map(|to| (from, to)));
            }
            let slides = Slides::of(&board);
            let mut counted: Vec<_> = (0..slides.count()).map(|nth| slides.nth(nth)).collect();
            counted.sort();
            assert_eq!(counted, listed);
        }
    }
}
