//! A board as the player sees it: every row and every column as a number, so
//! that a line's pattern is one look-up away.

use ::hyle7::{Board, Cell, Colour, Move, Size};

use super::patterns::{CELL_BITS, token};

/// Most rows, and most columns.
pub(crate) const SIDE: usize = 7;

/// Most lines: rows first, then columns.
pub(crate) const LINES: usize = 2 * SIDE;

/// The first column of all rows.
const COLUMN: u64 = 0x01_01_01_01_01_01_01;

/// A place on a field: eight times the row, counted from the top, plus the
/// column.
pub(crate) type Place = u8;

/// A board.
///
/// Invariants: `lines` holds the rows from the top and then, from [`SIDE`] on,
/// the columns from the left. A bit of `occupied` or `free` is set for the place
/// with its number; no place is in both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    pub(crate) lines: [u32; LINES],
    pub(crate) occupied: u64,
    pub(crate) free: u64,
    side: u8,
}

/// The numbers of the two lines a place lies in.
#[inline]
pub(crate) fn lines_of(place: Place) -> (usize, usize) {
    (usize::from(place >> 3), SIDE + usize::from(place & 7))
}

/// The two lines of a place as bits of a set of lines.
#[inline]
pub(crate) fn line_bits(place: Place) -> u16 {
    let (row, column) = lines_of(place);
    1 << row | 1 << column
}

/// The places whose bits are set, in reading order.
pub(crate) fn places(mut bits: u64) -> impl Iterator<Item = Place> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let place = bits.trailing_zeros() as Place;
            bits &= bits - 1;
            place
        })
    })
}

impl Field {
    /// An empty field.
    pub(crate) fn new(size: Size) -> Field {
        let side = size.side();
        let row = (1u64 << side) - 1;
        Field {
            lines: [0; LINES],
            occupied: 0,
            free: (0..side).fold(0, |free, nth| free | row << (8 * nth)),
            side: side as u8,
        }
    }

    /// The field of a board.
    pub(crate) fn of(board: &Board, size: Size) -> Field {
        let mut field = Field::new(size);
        for cell in board.occupied() {
            if let Some(colour) = board.token(cell) {
                field.place(field.place_of(cell), colour.number());
            }
        }
        field
    }

    /// The size of the board.
    pub(crate) fn size(&self) -> Size {
        if self.side == 7 {
            Size::Large
        } else {
            Size::Small
        }
    }

    /// How many rows, and how many columns.
    pub(crate) fn side(&self) -> usize {
        self.side.into()
    }

    /// The place of a cell.
    pub(crate) fn place_of(&self, cell: Cell) -> Place {
        (8 * (self.side() - 1 - cell.row()) + cell.column()) as Place
    }

    /// The cell of a place.
    pub(crate) fn cell_at(&self, place: Place) -> Cell {
        let row = self.side() - 1 - usize::from(place >> 3);
        Cell::new((place & 7).into(), row).expect("a place is a cell of the board")
    }

    /// How many tokens lie on it.
    pub(crate) fn tokens(&self) -> u32 {
        self.occupied.count_ones()
    }

    /// The number of the colour on a place, 0 for none.
    #[inline]
    pub(crate) fn token(&self, place: Place) -> u8 {
        token(self.lines[usize::from(place >> 3)], u32::from(place & 7)) as u8
    }

    /// Puts a token on a free place.
    #[inline]
    pub(crate) fn place(&mut self, place: Place, colour: u8) {
        debug_assert!(self.free >> place & 1 == 1);
        self.flip(place, colour);
    }

    /// Moves a token to a free place; a pass names the same place twice.
    #[inline]
    pub(crate) fn slide_or_pass(&mut self, from: Place, to: Place) {
        if from != to {
            let colour = self.token(from);
            self.flip(from, colour);
            self.flip(to, colour);
        }
    }

    /// Puts a token on a place or takes it away from there.
    #[inline]
    fn flip(&mut self, place: Place, colour: u8) {
        let (row, column) = lines_of(place);
        let (across, down) = (u32::from(place & 7), u32::from(place >> 3));
        self.lines[row] ^= u32::from(colour) << (CELL_BITS * across);
        self.lines[column] ^= u32::from(colour) << (CELL_BITS * down);
        self.occupied ^= 1 << place;
        self.free ^= 1 << place;
    }

    /// The tokens next to a place in its row, to the left and to the right, and
    /// in its column, above and below: those that can slide there if it is free.
    #[inline]
    pub(crate) fn nearest(&self, place: Place) -> [Option<Place>; 4] {
        let bit = 1u64 << place;
        let row = self.occupied & 0x7f << (place & !7);
        let column = self.occupied & COLUMN << (place & 7);
        let last = |bits: u64| (bits != 0).then(|| 63 - bits.leading_zeros() as Place);
        let first = |bits: u64| (bits != 0).then(|| bits.trailing_zeros() as Place);
        let below = bit - 1;
        let above = !(bit | below);
        [
            last(row & below),
            first(row & above),
            last(column & below),
            first(column & above),
        ]
    }

    /// A slide or a pass as the rules write it: a pass slides a token nowhere.
    pub(crate) fn slide_move(&self, from: Place, to: Place) -> Move {
        if from == to {
            Move::Pass
        } else {
            Move::Slide {
                from: self.cell_at(from),
                to: self.cell_at(to),
            }
        }
    }
}

/// The tokens that are not on a field: how many of each colour.
pub(crate) type Rest = [u8; 8];

/// What is left in the bag, by the number of the colour.
pub(crate) fn rest_of(bag: ::hyle7::Bag) -> Rest {
    let mut rest = [0; 8];
    for (colour, count) in bag.colours() {
        rest[usize::from(Colour::number(colour))] = count as u8;
    }
    rest
}
