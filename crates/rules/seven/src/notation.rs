//! How a move is written: the tile's letter and its four cells in any order,
//! `U:0,0;0,1;1,-1;2,-1`. The level follows from the rules.

use core::fmt;
use core::str::FromStr;

use game::{BitReader, BitWriter, Cursor, Pack, ParseError, UnpackError};

use crate::cell::Cell;
use crate::orientation::{Orientation, Placement};
use crate::tile::Tile;
use crate::words;

/// The farthest a written coordinate can be from the origin.
pub const FARTHEST: u32 = 1_000_000_000;

/// A tile and the four cells it is put on. Whether the cells have the tile's
/// shape is for the rules to say.
///
/// ```
/// use game::Lang;
/// use seven::{Move, Tile};
///
/// let arch: Move = "U:2,-1;1,-1;0,1;0,0".parse().unwrap();
/// assert_eq!(arch.to_string(), "U:0,0;0,1;1,-1;2,-1");
/// assert_eq!(arch.placement().map(|placement| placement.tile()), Some(Tile::U));
///
/// // Well-formed is not well-shaped, and neither is legal yet.
/// let apart: Move = "U:0,0;9,9;1,0;2,0".parse().unwrap();
/// assert_eq!(apart.placement(), None);
/// let error = "U:0,0;0,1;1,-1".parse::<Move>().unwrap_err();
/// assert_eq!(error.offset, 14);
/// assert_eq!(
///     error.explain(Lang::En),
///     "a semicolon and another cell are expected here: a tile has four cells"
/// );
/// ```
///
/// Packed, a tile near the origin takes 14 bits:
///
/// ```
/// use game::{BitReader, BitWriter, Pack};
/// use seven::Move;
///
/// let bar: Move = "I:0,0;1,0;2,0;3,0".parse().unwrap();
/// let mut out = BitWriter::default();
/// bar.pack(&mut out);
/// let bytes = out.into_bytes();
/// assert_eq!(bytes.len(), 2);
/// assert_eq!(Move::unpack(&mut BitReader::new(&bytes)), Ok(bar));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    tile: Tile,
    /// In ascending order.
    cells: [Cell; 4],
}

impl Move {
    /// The tile on these cells, given in any order.
    pub fn new(tile: Tile, mut cells: [Cell; 4]) -> Move {
        cells.sort_unstable();
        Move { tile, cells }
    }

    /// The tile.
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The cells in ascending order.
    pub const fn cells(&self) -> &[Cell; 4] {
        &self.cells
    }

    /// The placement that is meant, if the cells have the tile's shape.
    pub fn placement(&self) -> Option<Placement> {
        Placement::on(self.tile, &self.cells)
    }
}

impl From<Placement> for Move {
    fn from(placement: Placement) -> Move {
        Move::new(placement.tile(), placement.cells())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = self.cells;
        write!(f, "{}:{a};{b};{c};{d}", self.tile)
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let mut cursor = Cursor::new(text);
        let letter = cursor.peek().and_then(Tile::from_letter);
        let tile = letter.ok_or_else(|| cursor.error(words::TILE_LETTER))?;
        cursor.take(tile.letter());
        cursor.expect(':', words::COLON)?;
        let mut cells = [Cell::default(); 4];
        for (index, cell) in cells.iter_mut().enumerate() {
            if index > 0 {
                cursor.expect(';', words::SEMICOLON)?;
            }
            cell.q = cursor.signed(FARTHEST, words::COORDINATE)?;
            cursor.expect(',', words::COMMA)?;
            cell.r = cursor.signed(FARTHEST, words::COORDINATE)?;
        }
        cursor.end(words::FOUR_CELLS)?;
        Ok(Move::new(tile, cells))
    }
}

/// A well-shaped tile is its orientation and corner; any other four cells are
/// kept as they are.
impl Pack for Move {
    fn pack(&self, out: &mut BitWriter) {
        if let Some(placement) = self.placement() {
            out.bits(placement.orientation.index() as u32, 6);
            out.signed(placement.corner.q);
            out.signed(placement.corner.r);
        } else {
            out.bits(63, 6);
            out.bits(self.tile as u32, 3);
            for cell in self.cells {
                out.signed(cell.q);
                out.signed(cell.r);
            }
        }
    }

    fn unpack(bits: &mut BitReader<'_>) -> Result<Move, UnpackError> {
        let number = bits.bits(6)?;
        if let Some(orientation) = Orientation::new(number as usize) {
            let corner = unpack_cell(bits)?;
            let placement = Placement {
                orientation,
                corner,
            };
            let mv = Move::from(placement);
            return if mv.cells.iter().all(|&cell| in_reach(cell)) {
                Ok(mv)
            } else {
                Err(UnpackError)
            };
        }
        let tile = bits.bits(3)? as usize;
        let tile = *Tile::ALL.get(tile).ok_or(UnpackError)?;
        let mut cells = [Cell::default(); 4];
        for cell in &mut cells {
            *cell = unpack_cell(bits)?;
        }
        let mv = Move::new(tile, cells);
        if number == 63 && mv.placement().is_none() {
            Ok(mv)
        } else {
            Err(UnpackError)
        }
    }
}

fn unpack_cell(bits: &mut BitReader<'_>) -> Result<Cell, UnpackError> {
    let cell = Cell::new(bits.signed()?, bits.signed()?);
    if in_reach(cell) {
        Ok(cell)
    } else {
        Err(UnpackError)
    }
}

fn in_reach(cell: Cell) -> bool {
    cell.q.unsigned_abs() <= FARTHEST && cell.r.unsigned_abs() <= FARTHEST
}
