//! Cells, and sets of cells.

use core::fmt;
use core::str::FromStr;

use game::{BitReader, BitWriter, Cursor, Pack, ParseError, UnpackError};

use crate::lanes;
use crate::words;

/// How many columns and rows the larger board has.
const SIDE: usize = 7;

/// What cells are called, in reading order.
const NAMES: [&str; Cell::COUNT] = [
    "a7", "b7", "c7", "d7", "e7", "f7", "g7", //
    "a6", "b6", "c6", "d6", "e6", "f6", "g6", //
    "a5", "b5", "c5", "d5", "e5", "f5", "g5", //
    "a4", "b4", "c4", "d4", "e4", "f4", "g4", //
    "a3", "b3", "c3", "d3", "e3", "f3", "g3", //
    "a2", "b2", "c2", "d2", "e2", "f2", "g2", //
    "a1", "b1", "c1", "d1", "e1", "f1", "g1",
];

/// A cell, written as its column and its row: `d4`. Cells are in reading order:
/// the top row from left to right, then the next row below.
///
/// ```
/// use hyle7::Cell;
///
/// let cell: Cell = "d4".parse().unwrap();
/// assert_eq!((cell.column(), cell.row(), cell.index()), (3, 3, 24));
/// assert_eq!(Cell::new(6, 0).unwrap().to_string(), "g1");
/// assert_eq!(Cell::all().next().unwrap().to_string(), "a7");
/// assert_eq!("h4".parse::<Cell>().unwrap_err().offset, 0);
/// ```
///
/// Invariant: the number inside is `8 * (rows above) + column` on the 7×7
/// board, its column at most 6 and its rows above at most 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells the larger board has.
    pub const COUNT: usize = SIDE * SIDE;

    /// The cell in this column, counted from 0 at the left, and this row,
    /// counted from 0 at the bottom.
    pub const fn new(column: usize, row: usize) -> Option<Cell> {
        if column < SIDE && row < SIDE {
            Some(Cell((8 * (SIDE - 1 - row) + column) as u8))
        } else {
            None
        }
    }

    /// The column, counted from 0 at the left.
    pub const fn column(self) -> usize {
        self.0 as usize % 8
    }

    /// The row, counted from 0 at the bottom.
    pub const fn row(self) -> usize {
        SIDE - 1 - self.0 as usize / 8
    }

    /// The number of the cell in reading order on the 7×7 board, from 0 for a7
    /// to 48 for g1.
    pub const fn index(self) -> usize {
        self.0 as usize / 8 * SIDE + self.0 as usize % 8
    }

    /// What the cell is called, such as `d4`.
    pub const fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// The cell with this number in reading order.
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < Cell::COUNT {
            Some(Cell((index / SIDE * 8 + index % SIDE) as u8))
        } else {
            None
        }
    }

    /// All cells of the 7×7 board in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> {
        (0..Cell::COUNT).filter_map(Cell::from_index)
    }

    /// This cell alone, as one of [`Cells`]' bits.
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The place of this cell's bit.
    pub(crate) const fn place(self) -> u32 {
        self.0 as u32
    }

    /// The cell whose bit has this place, which must be a cell's.
    pub(crate) const fn at_place(place: u32) -> Cell {
        debug_assert!(place % 8 < SIDE as u32 && place / 8 < SIDE as u32);
        Cell(place as u8)
    }

    /// Reads a cell from a longer text.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Cell, ParseError> {
        let column = cursor.take_if(|c| ('a'..='g').contains(&c));
        let column = column.ok_or_else(|| cursor.error(words::COLUMN))?;
        let row = cursor.take_if(|c| ('1'..='7').contains(&c));
        let row = row.ok_or_else(|| cursor.error(words::ROW))?;
        let cell = Cell::new(column as usize - 'a' as usize, row as usize - '1' as usize);
        Ok(cell.expect("both were looked at"))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Cell, ParseError> {
        let mut cursor = Cursor::new(text);
        let cell = Cell::read(&mut cursor)?;
        cursor.end(words::CELL_END)?;
        Ok(cell)
    }
}

impl Pack for Cell {
    fn pack(&self, out: &mut BitWriter) {
        out.bits(self.index() as u32, 6);
    }

    fn unpack(bits: &mut BitReader<'_>) -> Result<Cell, UnpackError> {
        Cell::from_index(bits.bits(6)? as usize).ok_or(UnpackError)
    }
}

/// A set of cells.
///
/// ```
/// use hyle7::{Board, Size};
///
/// let cells = Board::new(Size::Small).empty();
/// assert_eq!(cells.len(), 25);
/// let first: Vec<String> = cells.iter().take(6).map(|cell| cell.to_string()).collect();
/// assert_eq!(first, ["a5", "b5", "c5", "d5", "e5", "a4"]);
/// assert_eq!(cells.nth(24).to_string(), "e1");
/// ```
///
/// Invariant: a bit is set only where a cell has its place. The eighth bit of
/// each byte is no cell: it keeps a row from running into the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells(u64);

impl Cells {
    /// The cells with these bits.
    pub(crate) const fn from_bits(bits: u64) -> Cells {
        Cells(bits)
    }

    /// The square of this side in the bottom left corner.
    pub(crate) const fn square(side: usize) -> Cells {
        let mut bits = 0;
        let mut row = 0;
        while row < side {
            bits |= ((1 << side) - 1) << (8 * (SIDE - 1 - row));
            row += 1;
        }
        Cells(bits)
    }

    /// The cells as bits: bit `8 * (rows above) + column` on the 7×7 board.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many cells there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this cell is one of them.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & cell.bit() != 0
    }

    /// The first of them in reading order.
    pub const fn first(self) -> Option<Cell> {
        if self.is_empty() {
            None
        } else {
            Some(Cell::at_place(self.0.trailing_zeros()))
        }
    }

    /// The cells one after the other, in reading order.
    pub fn iter(self) -> CellsInOrder {
        self.into_iter()
    }

    /// The `nth` of them in reading order, counted from 0.
    ///
    /// # Panics
    /// May panic if there are not so many.
    pub const fn nth(self, nth: u32) -> Cell {
        Cell::at_place(lanes::nth_bit(self.0, nth))
    }
}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellsInOrder;

    fn into_iter(self) -> CellsInOrder {
        CellsInOrder(self)
    }
}

/// The cells of a set one after the other, in reading order.
#[derive(Clone, Debug)]
pub struct CellsInOrder(Cells);

impl Iterator for CellsInOrder {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
