//! The rhombus of hexes (N1): its cells, which of them touch, and its sides (N2).
//!
//! A set of cells is the bits of one number, seven bits to a row however many
//! cells the row has. At least the seventh always stays empty, so that a
//! neighbour is a plain shift away and no chain runs around an end of a row.

/// How many bits a row takes.
const ROW: u32 = 7;

/// How many rows and columns a board has: 6, or 2 to 5 for analysis.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Size(u8);

impl Size {
    /// The size of the game as it is sold.
    pub const USUAL: Size = Size(6);
    /// Every size there is, the usual one first.
    pub const EACH: [Size; 5] = [Size(6), Size(2), Size(3), Size(4), Size(5)];

    /// A board of this many rows, if there is one.
    pub const fn new(rows: u8) -> Option<Size> {
        match rows {
            2..=6 => Some(Size(rows)),
            _ => None,
        }
    }

    /// How many rows there are, and as many columns.
    pub const fn rows(self) -> u8 {
        self.0
    }

    /// How many cells there are, which is also the highest number.
    pub const fn cells(self) -> u8 {
        self.0 * self.0
    }

    /// How many pawns each seat has: half the cells, rounded up (N10).
    pub const fn pawns(self) -> u8 {
        self.cells().div_ceil(2)
    }
}

/// A cell by its row, counted from the top, and its column from the left. Each
/// row lies half a cell to the right of the one above.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column, both counted from 0.
    ///
    /// # Panics
    /// If no board is so large.
    pub const fn new(row: u8, column: u8) -> Cell {
        assert!(row < Size::USUAL.rows() && column < Size::USUAL.rows());
        Cell(row * ROW as u8 + column)
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / ROW as u8
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 % ROW as u8
    }

    /// All cells of a board in reading order.
    pub fn all(size: Size) -> impl Iterator<Item = Cell> {
        let rows = size.rows();
        (0..rows).flat_map(move |row| (0..rows).map(move |column| Cell::new(row, column)))
    }

    /// A place for this cell in a table of [`Cell::TABLE`] entries.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// How large a table by [`Cell::index`] is.
    pub(crate) const TABLE: usize = ROW as usize * Size::USUAL.rows() as usize;
}

/// A set of cells.
///
/// ```
/// use heinash::{Cell, CellSet, Size};
///
/// let board: CellSet = Cell::all(Size::USUAL).collect();
/// assert_eq!(board.len(), 36);
/// // A cell inside touches six others, a sharp corner two and a blunt one three.
/// let touched = |row, column| CellSet::of(Cell::new(row, column)).neighbours_within(board).len();
/// assert_eq!([touched(2, 2), touched(0, 0), touched(0, 5)], [6, 2, 3]);
///
/// // What hangs together: the diagonal down to the left, not the one to the right.
/// let down_left: CellSet = (0..6).map(|row| Cell::new(row, 5 - row)).collect();
/// let down_right: CellSet = (0..6).map(|row| Cell::new(row, row)).collect();
/// let group = |cells: CellSet| CellSet::of(cells.iter().next().unwrap()).group_within(cells);
/// assert_eq!([group(down_left).len(), group(down_right).len()], [6, 1]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CellSet(u64);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);

    /// Only this cell.
    pub const fn of(cell: Cell) -> CellSet {
        CellSet(1 << cell.0)
    }

    /// The set with this cell in it.
    pub const fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | 1 << cell.0)
    }

    /// The cells of either set.
    pub const fn union(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// The cells of this set that are not in the other.
    pub const fn without(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether the sets have a cell in common.
    pub const fn meets(self, other: CellSet) -> bool {
        self.0 & other.0 != 0
    }

    /// How many cells there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let bit = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            (bit < 64).then_some(Cell(bit))
        })
    }

    /// These cells and all that touch one of them. Some may lie outside the
    /// board: meet the result with a set of cells that do not.
    const fn grown(self) -> u64 {
        // One cell down and left of a cell and of its right neighbour are the two
        // that touch it in the row below; the row above mirrors that.
        let right = self.0 | self.0 << 1;
        let left = self.0 | self.0 >> 1;
        right | left | right << (ROW - 1) | left >> (ROW - 1)
    }

    /// The cells that touch one of these and lie within `pawns`.
    pub const fn neighbours_within(self, pawns: CellSet) -> CellSet {
        CellSet(self.grown() & !self.0 & pawns.0)
    }

    /// Everything within `pawns` that hangs together with these cells.
    pub const fn group_within(self, pawns: CellSet) -> CellSet {
        let mut group = CellSet(self.0 & pawns.0);
        loop {
            // Two steps at a time: fewer questions, and no harm at the end.
            let larger = CellSet(group.grown() & pawns.0);
            let larger = CellSet(larger.grown() & pawns.0);
            if larger.0 == group.0 {
                return group;
            }
            group = larger;
        }
    }

    /// Whether there is a cell in every row. Neighbours are at most one row apart,
    /// so a connected group is in every row exactly if it touches the first and
    /// the last.
    pub(crate) const fn spans_rows(self, size: Size) -> bool {
        let pairs = self.0 | self.0 >> 1;
        let fours = pairs | pairs >> 2;
        let sixes = fours | fours >> 2;
        let row_starts = 0b1_0000001_0000001_0000001_0000001_0000001u64;
        let unused = ROW * (Size::USUAL.rows() - size.rows()) as u32;
        let row_starts = row_starts & (u64::MAX >> (64 - Cell::TABLE as u32 + unused));
        sixes & row_starts == row_starts
    }

    /// Whether there is a cell in every column; see [`CellSet::spans_rows`].
    pub(crate) const fn spans_columns(self, size: Size) -> bool {
        let pairs = self.0 | self.0 >> ROW;
        let fours = pairs | pairs >> (2 * ROW);
        let sixes = fours | fours >> (2 * ROW);
        let first_row = (1 << size.rows()) - 1;
        sixes & first_row == first_row
    }

    /// The largest connected group that meets `sides` (N9).
    pub(crate) fn largest_group(self, sides: CellSet) -> CellSet {
        let mut largest = CellSet::EMPTY;
        let mut rest = self;
        while rest.meets(sides) {
            let first = CellSet(1 << (rest.0 & sides.0).trailing_zeros());
            let group = first.group_within(rest);
            if group.len() > largest.len() {
                largest = group;
            }
            rest = rest.without(group);
        }
        largest
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }
}

/// The cells of all four sides of a board. A corner belongs to both its sides
/// (N2).
pub(crate) fn cells_of_sides(size: Size) -> CellSet {
    let last = size.rows() - 1;
    let on_side = |cell: &Cell| {
        [cell.row(), cell.column()]
            .iter()
            .any(|&at| at == 0 || at == last)
    };
    Cell::all(size).filter(on_side).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    /// N1 word for word, as the six steps of row and column.
    fn touch(a: Cell, b: Cell) -> bool {
        let rows = b.row() as i8 - a.row() as i8;
        let columns = b.column() as i8 - a.column() as i8;
        [(0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)].contains(&(rows, columns))
    }

    #[test]
    fn n1_a_cell_touches_up_to_six_others() {
        for size in Size::EACH {
            let board: CellSet = Cell::all(size).collect();
            assert_eq!(board.len(), u32::from(size.cells()));
            for cell in Cell::all(size) {
                let expected: Vec<Cell> = Cell::all(size).filter(|&b| touch(cell, b)).collect();
                let found: Vec<Cell> = CellSet::of(cell).neighbours_within(board).iter().collect();
                assert_eq!(found, expected, "{cell:?} of {size:?}");
            }
        }
    }

    #[test]
    fn n2_a_corner_belongs_to_both_its_sides() {
        for size in Size::EACH {
            let last = size.rows() - 1;
            assert_eq!(cells_of_sides(size).len(), 4 * u32::from(last));
            for corner in [Cell::new(0, last), Cell::new(last, 0)] {
                let row: CellSet = Cell::all(size)
                    .filter(|c| c.row() == corner.row())
                    .collect();
                assert!(row.spans_columns(size) && !row.spans_rows(size));
                let column: CellSet = Cell::all(size)
                    .filter(|cell| cell.column() == corner.column())
                    .collect();
                assert!(column.spans_rows(size) && !column.spans_columns(size));
            }
        }
    }

    #[test]
    fn n8_a_set_spans_what_it_has_cells_in_every_line_of() {
        for size in Size::EACH {
            for missing in 0..size.rows() {
                let rows: CellSet = Cell::all(size).filter(|c| c.row() != missing).collect();
                assert!(!rows.spans_rows(size) && rows.spans_columns(size));
                let columns: CellSet = Cell::all(size).filter(|c| c.column() != missing).collect();
                assert!(columns.spans_rows(size) && !columns.spans_columns(size));
            }
            let diagonal: CellSet = (0..size.rows()).map(|at| Cell::new(at, at)).collect();
            assert!(diagonal.spans_rows(size) && diagonal.spans_columns(size));
        }
    }

    #[test]
    fn n9_the_longest_chain_touches_a_side() {
        let sides = cells_of_sides(Size::USUAL);
        let at = |cells: &[(u8, u8)]| -> CellSet {
            cells
                .iter()
                .map(|&(row, column)| Cell::new(row, column))
                .collect()
        };
        assert_eq!(CellSet::EMPTY.largest_group(sides).len(), 0);
        let inside = at(&[(2, 2), (2, 3), (3, 2), (3, 1)]);
        assert_eq!(
            inside.largest_group(sides).len(),
            0,
            "four, but away from every side"
        );
        let two_groups = at(&[(2, 2), (2, 3), (3, 2), (0, 0), (1, 0), (0, 5)]);
        assert_eq!(two_groups.largest_group(sides).len(), 2);
        let both = at(&[(2, 2), (2, 3), (3, 2), (4, 1), (5, 0), (0, 4), (0, 5)]);
        assert_eq!(both.largest_group(sides).len(), 5);
        let not_touching = at(&[(0, 0), (1, 1)]);
        assert_eq!(
            not_touching.largest_group(sides).len(),
            1,
            "down right is no neighbour"
        );
    }

    #[test]
    fn n10_pawns_are_half_the_cells_rounded_up() {
        let pawns = [2, 3, 4, 5, 6].map(|rows| Size::new(rows).unwrap().pawns());
        assert_eq!(pawns, [2, 5, 8, 13, 18]);
        assert_eq!((Size::new(1), Size::new(7)), (None, None));
    }
}
