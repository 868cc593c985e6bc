//! One board: where the tokens lie, and how they are put down and slid (H2).

use core::fmt;

use crate::bag::Colour;
use crate::cell::{Cell, Cells};
use crate::setup::Size;

/// A board with its tokens.
///
/// ```
/// use hyle7::{Board, Cell, Colour, Size};
///
/// let cell = |text: &str| text.parse::<Cell>().unwrap();
/// let [one, two] = [1, 2].map(|number| Colour::new(number).unwrap());
/// let mut board = Board::new(Size::Large);
/// for (place, colour) in [("b4", one), ("d4", one), ("d6", two)] {
///     board.place(cell(place), colour);
/// }
///
/// // A token slides along its row and its column, up to the first one in its way.
/// let to: Vec<String> = board.reachable(cell("d4")).iter().map(|c| c.to_string()).collect();
/// assert_eq!(to, ["d5", "c4", "e4", "f4", "g4", "d3", "d2", "d1"]);
/// assert_eq!(board.score(), 0);
///
/// // Beside its twin it scores two.
/// board.slide(cell("d4"), cell("c4"));
/// assert_eq!(board.token(cell("c4")), Some(one));
/// assert_eq!(board.score(), 2);
/// ```
///
/// Invariant: bit `i` of the three planes together is the colour of the token
/// on that cell, 0 where there is none. `free` is the cells of the board without
/// a token, so a board knows its own size.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) free: u64,
    pub(crate) planes: [u64; 3],
}

impl Board {
    /// A board without tokens.
    pub const fn new(size: Size) -> Board {
        Board {
            free: size.cells().bits(),
            planes: [0; 3],
        }
    }

    /// The token on a cell; none if it is empty or not on this board.
    pub fn token(&self, cell: Cell) -> Option<Colour> {
        let [low, middle, high] = self.planes.map(|plane| plane >> cell.place() & 1);
        Colour::new((low | middle << 1 | high << 2) as u8)
    }

    /// The cells with a token.
    pub const fn occupied(&self) -> Cells {
        let [low, middle, high] = self.planes;
        Cells::from_bits(low | middle | high)
    }

    /// The cells of this board without a token.
    pub const fn empty(&self) -> Cells {
        Cells::from_bits(self.free)
    }

    /// Puts a token on an empty cell.
    pub fn place(&mut self, cell: Cell, colour: Colour) {
        debug_assert!(self.empty().contains(cell), "{cell} is not free");
        self.free ^= cell.bit();
        for (index, plane) in self.planes.iter_mut().enumerate() {
            let bit = u64::from(colour.number() >> index & 1);
            *plane |= bit << cell.place();
        }
    }

    /// Moves a token to an empty cell. Whether it can slide there is for
    /// [`Board::reachable`] to say.
    pub fn slide(&mut self, from: Cell, to: Cell) {
        debug_assert!(self.occupied().contains(from), "{from} has no token");
        debug_assert!(self.empty().contains(to), "{to} is not free");
        self.free ^= from.bit() | to.bit();
        for plane in &mut self.planes {
            let bit = *plane >> from.place() & 1;
            *plane ^= bit << from.place() | bit << to.place();
        }
    }

    /// The cells to which a token on this cell can slide: along its row and
    /// its column over empty cells (H2).
    pub fn reachable(&self, from: Cell) -> Cells {
        let steps: [fn(u64) -> u64; 4] = [|c| c << 1, |c| c >> 1, |c| c << 8, |c| c >> 8];
        let mut reached = 0;
        for step in steps {
            // The bits beside a row and beyond the board are never free.
            let mut next = step(from.bit()) & self.free;
            while next != 0 {
                reached |= next;
                next = step(next) & self.free;
            }
        }
        Cells::from_bits(reached)
    }

    /// The first token that a token sliding along a row or a column from one
    /// cell to another would meet, if any, on the way or at its end.
    pub(crate) fn obstacle(&self, from: Cell, to: Cell) -> Option<Cell> {
        let step_of = |from: usize, to: usize| (to > from) as isize - (to < from) as isize;
        let (across, up) = (
            step_of(from.column(), to.column()),
            step_of(from.row(), to.row()),
        );
        let mut cell = from;
        while cell != to {
            let column = cell.column().wrapping_add_signed(across);
            let row = cell.row().wrapping_add_signed(up);
            cell = Cell::new(column, row)?;
            if self.occupied().contains(cell) {
                return Some(cell);
            }
        }
        None
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tokens = self.occupied().iter().map(|cell| (cell, self.token(cell)));
        let tokens = tokens.filter_map(|(cell, token)| Some((cell, token?)));
        f.debug_map().entries(tokens).finish()
    }
}
