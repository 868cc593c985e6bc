//! The balanced layout (N1): the four sides and both directions equally easy.
//!
//! # The measure
//! The odds of a number are how many of the 216 throws can make it with the
//! signs allowed. The ease of a line, a row or a column, is the sum of the odds
//! of its cells. A layout is balanced if
//!
//! - the four sides, which are the first and last row and column, have mean odds
//!   of which the greatest is at most 2 % above the least, and
//! - the product of the eases of all rows and that of all columns differ by at
//!   most 2 %: a chain from side to side needs a pawn in every line it crosses.
//!
//! Boards of four to six rows are balanced with every choice of signs. Those of
//! two and three rows hardly can be: theirs is the most even layout found.
//!
//! # The layout
//! Records may name it, so it never changes. Try `t = 0, 1, … 63` starts from the
//! shuffle with the seed `t`. Go through all pairs of places `i < j` in reading
//! order, `i` slowest, and swap the numbers of each pair at once if that makes
//! the unevenness smaller; do so again from the first pair until a whole round
//! swaps nothing. The first try that is balanced is taken; if none is, the one
//! with the least unevenness, the earliest of equals.
//!
//! The unevenness is a sum of squares. With T the sum of all odds, each row and
//! each column with ease E adds `(n·E − T)²`, a side eight times as much. So that
//! easy and rare numbers do not gather in corners, on boards of at least four
//! rows each of the four corner blocks of `m = n/2` (rounded down) rows and
//! columns with the sum of odds B adds `((n²·B − m²·T) / (n·m))²`, the quotient
//! rounded toward zero.

use crate::arithmetic::Operations;
use crate::forms::odds;
use crate::layout::Layout;
use crate::rhombus::Size;

/// How many shuffles are tried at most.
const TRIES: u64 = 64;
/// How much more a side counts than a line inside the board.
const SIDE: i64 = 8;
/// The most rows a board has.
const MOST: usize = Size::USUAL.rows() as usize;

/// How easy the sides and directions of a layout are, by the measure of
/// [`Layout::balanced`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ease {
    /// The sum of odds of the first row, the last row, the first column and the
    /// last column.
    pub sides: [u32; 4],
    /// The product of the eases of all rows, and that of all columns.
    pub directions: [u64; 2],
}

impl Ease {
    /// Whether sides and directions each differ by at most 2 %.
    pub fn is_balanced(&self) -> bool {
        let [rows, columns] = self.directions.map(u128::from);
        let within = |least: u128, greatest: u128| greatest * 100 <= least * 102;
        let least = *self.sides.iter().min().expect("there are four");
        let greatest = *self.sides.iter().max().expect("there are four");
        within(least.into(), greatest.into()) && within(rows.min(columns), rows.max(columns))
    }
}

impl Layout {
    /// The layout in which the four sides and both directions are equally easy
    /// with these signs: the same for ever.
    pub fn balanced(size: Size, operations: Operations) -> Layout {
        let odds = odds_by_number(operations);
        let mut best: Option<Try<'_>> = None;
        for seed in 0..TRIES {
            let mut tried = Try::new(Layout::shuffled(size, seed), &odds);
            while tried.improve() {}
            if tried.ease().is_balanced() {
                return tried.layout;
            }
            if best
                .as_ref()
                .is_none_or(|best| tried.unevenness() < best.unevenness())
            {
                best = Some(tried);
            }
        }
        best.expect("there is more than one try").layout
    }

    /// How easy the sides and directions are with these signs.
    pub fn ease(&self, operations: Operations) -> Ease {
        Try::new(*self, &odds_by_number(operations)).ease()
    }
}

/// The odds of every number, by number.
type Odds = [i64; MOST * MOST + 1];

fn odds_by_number(operations: Operations) -> Odds {
    core::array::from_fn(|number| odds(number as u8, operations).into())
}

/// A layout with the sums of odds that its unevenness is made of.
struct Try<'a> {
    layout: Layout,
    odds: &'a Odds,
    rows: [i64; MOST],
    columns: [i64; MOST],
    blocks: [[i64; 2]; 2],
}

impl Try<'_> {
    fn new(layout: Layout, odds: &Odds) -> Try<'_> {
        let mut tried = Try {
            layout,
            odds,
            rows: [0; MOST],
            columns: [0; MOST],
            blocks: [[0; 2]; 2],
        };
        for place in 0..layout.numbers().len() {
            tried.add(place, tried.odds_at(place));
        }
        tried
    }

    fn odds_at(&self, place: usize) -> i64 {
        self.odds[usize::from(self.layout.numbers()[place])]
    }

    /// Adds to all sums that this place is a part of.
    fn add(&mut self, place: usize, odds: i64) {
        let rows = usize::from(self.layout.size().rows());
        let (row, column) = (place / rows, place % rows);
        self.rows[row] += odds;
        self.columns[column] += odds;
        if let (Some(down), Some(right)) = (half(row, rows), half(column, rows)) {
            self.blocks[down][right] += odds;
        }
    }

    fn swap(&mut self, place: usize, other: usize) {
        let gain = self.odds_at(other) - self.odds_at(place);
        self.add(place, gain);
        self.add(other, -gain);
        self.layout.swap(place, other);
    }

    /// Goes through all pairs once and keeps every swap that helps; tells
    /// whether any did.
    fn improve(&mut self) -> bool {
        let mut least = self.unevenness();
        let before = least;
        let places = self.layout.numbers().len();
        for place in 0..places {
            for other in place + 1..places {
                if self.odds_at(place) == self.odds_at(other) {
                    continue;
                }
                self.swap(place, other);
                let now = self.unevenness();
                if now < least {
                    least = now;
                } else {
                    self.swap(place, other);
                }
            }
        }
        least < before
    }

    fn ease(&self) -> Ease {
        let rows = usize::from(self.layout.size().rows());
        let product = |eases: &[i64]| eases[..rows].iter().map(|&ease| ease as u64).product();
        let sides = [
            self.rows[0],
            self.rows[rows - 1],
            self.columns[0],
            self.columns[rows - 1],
        ];
        Ease {
            sides: sides.map(|ease| ease as u32),
            directions: [product(&self.rows), product(&self.columns)],
        }
    }

    fn unevenness(&self) -> i64 {
        let rows = usize::from(self.layout.size().rows());
        let n = rows as i64;
        let total: i64 = self.rows.iter().sum();
        let square = |x: i64| x * x;
        let of_line = |(line, ease): (usize, &i64)| {
            let weight = if line == 0 || line == rows - 1 {
                SIDE
            } else {
                1
            };
            weight * square(n * ease - total)
        };
        let of_rows: i64 = self.rows[..rows].iter().enumerate().map(of_line).sum();
        let of_columns: i64 = self.columns[..rows].iter().enumerate().map(of_line).sum();
        let of_lines = of_rows + of_columns;
        if rows < 4 {
            return of_lines;
        }
        let m = n / 2;
        let blocks = self.blocks.as_flattened().iter();
        let of_blocks: i64 = blocks
            .map(|block| square((n * n * block - m * m * total) / (n * m)))
            .sum();
        of_lines + of_blocks
    }
}

/// In which half of the board a row or column is; the middle one is in neither.
fn half(line: usize, rows: usize) -> Option<usize> {
    if line < rows / 2 {
        Some(0)
    } else if line >= rows.div_ceil(2) {
        Some(1)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn size(rows: u8) -> Size {
        Size::new(rows).unwrap()
    }

    /// The measure again, straight from its description.
    fn is_balanced(layout: &Layout, operations: Operations) -> bool {
        let last = layout.size().rows() - 1;
        let ease = |line: &dyn Fn(u8, u8) -> bool| -> u128 {
            let cells = layout.cells();
            let cells = cells.filter(|(cell, _)| line(cell.row(), cell.column()));
            cells
                .map(|(_, number)| u128::from(odds(number, operations)))
                .sum()
        };
        let rows = (0..=last).map(|line| ease(&|row, _| row == line));
        let columns = (0..=last).map(|line| ease(&|_, column| column == line));
        let directions = [rows.product(), columns.product()];
        let sides = [
            ease(&|row, _| row == 0),
            ease(&|row, _| row == last),
            ease(&|_, column| column == 0),
            ease(&|_, column| column == last),
        ];
        let close = |eases: &[u128]| {
            eases
                .iter()
                .all(|a| eases.iter().all(|b| a * 100 <= b * 102))
        };
        close(&sides) && close(&directions)
    }

    #[test]
    fn n1_balanced_sides_and_directions_differ_by_at_most_two_percent() {
        for operations in Operations::EACH {
            for rows in 4..=6 {
                let layout = Layout::balanced(size(rows), operations);
                assert!(is_balanced(&layout, operations), "{rows} {operations:?}");
                assert!(layout.ease(operations).is_balanced());
            }
        }
        let reading = Layout::reading(Size::USUAL);
        assert!(!is_balanced(&reading, Operations::All));
        assert!(!reading.ease(Operations::All).is_balanced());
    }

    #[test]
    fn n1_balanced_rare_numbers_are_in_every_corner() {
        let layout = Layout::balanced(Size::USUAL, Operations::All);
        let mut rarest: [u8; 36] = core::array::from_fn(|place| place as u8 + 1);
        rarest.sort_by_key(|&number| odds(number, Operations::All));
        for (down, right) in [(0, 0), (0, 3), (3, 0), (3, 3)] {
            let block = layout.cells().filter(|(cell, number)| {
                let inside = cell.row() / 3 * 3 == down && cell.column() / 3 * 3 == right;
                inside && rarest[..12].contains(number)
            });
            assert!((2..=4).contains(&block.count()), "corner {down} {right}");
        }
    }

    #[test]
    fn n1_the_balanced_layouts_are_frozen() {
        for (rows, operations, golden) in [
            (
                6,
                Operations::All,
                "9,13,29,14,5,27,19,16,15,4,20,28,23,8,12,25,21,24,36,6,26,31,11,7,2,33,3,34,32,30,17,35,22,1,18,10",
            ),
            (
                6,
                Operations::PlusTimes,
                "8,18,2,20,28,34,35,36,26,31,13,9,10,7,3,30,5,29,21,4,16,17,14,19,1,22,12,33,6,15,23,32,25,24,27,11",
            ),
            (
                6,
                Operations::Plus,
                "24,7,34,19,8,33,28,36,18,4,3,10,13,20,15,31,2,16,26,9,27,35,6,23,14,25,32,12,29,1,21,30,11,5,22,17",
            ),
            (
                5,
                Operations::All,
                "11,17,24,3,9,6,14,7,22,15,5,16,23,13,2,19,12,10,1,21,18,4,8,20,25",
            ),
            (4, Operations::All, "3,13,9,6,7,11,12,8,10,1,15,5,16,2,4,14"),
            (3, Operations::All, "9,2,5,3,7,6,1,8,4"),
            (2, Operations::Plus, "3,2,1,4"),
        ] {
            let layout = Layout::balanced(size(rows), operations);
            assert_eq!(layout.to_string(), golden, "{rows} {operations:?}");
        }
    }
}
