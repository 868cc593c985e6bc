//! Patterns: the sets of cells that leave so many holes, whatever tiles may
//! cover them, listed one by one.
//!
//! For cells with `A` edges between them and `T` points at which three of them
//! meet, the number of holes is `A − T` less the number of cells, plus the number
//! of groups: Euler's formula. `A − T` is a sum over single cells of what each
//! adds to those before it in reading order, and that depends on the cells of
//! one row back. So the most that the rest of a frame can still add is a table
//! over (place, the last row, cells still to lay), and a search that follows it
//! meets no dead end but those the table cannot see: sets in several groups.

use seven::Cell;

use super::frame::Frame;

/// Where nothing can be completed.
const NEVER: i8 = i8::MIN;

/// The patterns of one frame.
pub(super) struct Patterns<'a> {
    frame: &'a Frame,
    /// How many cells a pattern has.
    cells: usize,
    /// The least `A − T` of a pattern.
    needed: i32,
    /// The most points with three cells.
    points: i32,
    /// For each place in reading order, the last row as bits and the number of
    /// cells still to lay: the most that can still be added to `A − T`.
    outlook: Vec<i8>,
    chosen: Vec<Cell>,
}

impl<'a> Patterns<'a> {
    /// Prepares to list the sets of so many cells in a frame that leave at least
    /// so many holes with at most so many points where three cells meet.
    pub(super) fn new(frame: &'a Frame, cells: u32, holes: u32, points: i32) -> Patterns<'a> {
        let mut patterns = Patterns {
            frame,
            cells: cells as usize,
            needed: (cells + holes) as i32 - 1,
            points,
            outlook: Vec::new(),
            chosen: Vec::new(),
        };
        patterns.look_ahead();
        patterns
    }

    fn row(&self) -> usize {
        self.frame.columns as usize
    }

    fn places(&self) -> usize {
        (self.frame.columns * self.frame.rows) as usize
    }

    fn cell(&self, place: usize) -> Cell {
        Cell::new((place % self.row()) as i32, (place / self.row()) as i32)
    }

    /// Where the outlook for a place and a last row begins.
    fn index(&self, place: usize, last: usize) -> usize {
        (place << self.row() | last) * (self.cells + 1)
    }

    /// What a cell adds to `A` and to `T`. Bit 0 of the last row is the place just
    /// before; the cell above is as many places back as a row is long.
    fn added(&self, place: usize, last: usize) -> (i32, i32) {
        let column = place % self.row();
        let before = column > 0 && last & 1 != 0;
        let above = last >> (self.row() - 1) & 1 != 0;
        let beyond = column + 1 < self.row() && last >> (self.row() - 2) & 1 != 0;
        let edges = i32::from(before) + i32::from(above) + i32::from(beyond);
        let points = i32::from(before && above) + i32::from(above && beyond);
        (edges, points)
    }

    fn look_ahead(&mut self) {
        let rows = 1usize << self.row();
        let size = self.cells + 1;
        self.outlook = vec![NEVER; (self.places() + 1) * rows * size];
        for last in 0..rows {
            let end = self.index(self.places(), last);
            self.outlook[end] = 0;
        }
        for place in (0..self.places()).rev() {
            let usable = self.frame.contains(self.cell(place));
            let later = self.index(place + 1, 0);
            for last in 0..rows {
                let here = self.index(place, last);
                let next = last << 1 & (rows - 1);
                let (edges, points) = self.added(place, last);
                let gain = (edges - points) as i8;
                let (head, tail) = self.outlook.split_at_mut(later);
                let here = &mut head[here..here + size];
                let skipped = &tail[next * size..(next + 1) * size];
                here.copy_from_slice(skipped);
                if usable {
                    let laid = &tail[(next | 1) * size..(next + 2) * size];
                    for (best, &rest) in here[1..].iter_mut().zip(laid) {
                        let with = if rest == NEVER { NEVER } else { rest + gain };
                        *best = (*best).max(with);
                    }
                }
            }
        }
    }

    /// Hands every connected pattern that touches all six sides of the frame to
    /// `visit`, until that answers `false`. Tells whether it went to the end.
    pub(super) fn visit(&mut self, visit: &mut impl FnMut(&[Cell]) -> bool) -> bool {
        self.chosen.clear();
        if i32::from(self.outlook[self.index(0, 0) + self.cells]) < self.needed {
            return true;
        }
        self.descend(0, 0, 0, 0, visit)
    }

    fn descend(
        &mut self,
        place: usize,
        last: usize,
        sum: i32,
        points: i32,
        visit: &mut impl FnMut(&[Cell]) -> bool,
    ) -> bool {
        if place == self.places() {
            let fits = self.touches_all_sides() && self.is_connected();
            return !fits || visit(&self.chosen);
        }
        let next = last << 1 & ((1 << self.row()) - 1);
        let left = self.cells - self.chosen.len();
        let cell = self.cell(place);
        if left > 0 && self.frame.contains(cell) {
            let (edges, new_points) = self.added(place, last);
            let sum = sum + edges - new_points;
            let points = points + new_points;
            let rest = self.outlook[self.index(place + 1, next | 1) + left - 1];
            if points <= self.points && sum + i32::from(rest) >= self.needed {
                self.chosen.push(cell);
                let on = self.descend(place + 1, next | 1, sum, points, visit);
                self.chosen.pop();
                if !on {
                    return false;
                }
            }
        }
        let rest = self.outlook[self.index(place + 1, next) + left];
        sum + i32::from(rest) < self.needed || self.descend(place + 1, next, sum, points, visit)
    }

    /// A pattern that does not touch all sides belongs to a smaller frame.
    fn touches_all_sides(&self) -> bool {
        let frame = self.frame;
        let any = |test: &dyn Fn(&Cell) -> bool| self.chosen.iter().any(test);
        any(&|c| c.q == 0)
            && any(&|c| c.q == frame.columns - 1)
            && any(&|c| c.r == 0)
            && any(&|c| c.r == frame.rows - 1)
            && any(&|c| c.q + c.r == frame.cut)
            && any(&|c| c.q + c.r == frame.cut + frame.diagonals - 1)
    }

    fn is_connected(&self) -> bool {
        let mut left = self.chosen.clone();
        let mut open: Vec<Cell> = left.pop().into_iter().collect();
        while let Some(cell) = open.pop() {
            for next in cell.neighbours() {
                if let Some(index) = left.iter().position(|&other| other == next) {
                    open.push(left.swap_remove(index));
                }
            }
        }
        left.is_empty()
    }
}
