//! What a seat can do and what the bag can give, written and packed.

use core::fmt;
use core::str::FromStr;

use game::{BitReader, BitWriter, Chance, Cursor, Pack, ParseError, UnpackError};

use crate::bag::Colour;
use crate::cell::Cell;
use crate::words;

/// What a seat can do on its turn (H2).
///
/// ```
/// use game::{BitReader, BitWriter, Pack};
/// use hyle7::Move;
///
/// let turns = ["d4", "d4-d7", "pass"].map(|text| text.parse::<Move>().unwrap());
/// assert!(matches!(turns[1], Move::Slide { from, to } if from.column() == to.column()));
///
/// // Packed, the three take 7, 11 and 7 bits.
/// let mut out = BitWriter::default();
/// for turn in turns {
///     turn.pack(&mut out);
/// }
/// let bytes = out.into_bytes();
/// assert_eq!(bytes.len(), 4);
/// let mut bits = BitReader::new(&bytes);
/// assert!(turns.iter().all(|turn| Move::unpack(&mut bits).as_ref() == Ok(turn)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// `d4`: Chaos puts the token drawn on this cell.
    Place(Cell),
    /// `d4-d7`: Order slides a token.
    Slide {
        /// The cell it leaves.
        from: Cell,
        /// The cell it comes to.
        to: Cell,
    },
    /// `pass`: Order leaves everything where it is.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(cell) => fmt::Display::fmt(cell, f),
            Move::Slide { from, to } => write!(f, "{from}-{to}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        if text == "pass" {
            return Ok(Move::Pass);
        }
        let mut cursor = Cursor::new(text);
        if cursor.peek().is_none_or(|c| !('a'..='g').contains(&c)) {
            return Err(cursor.error(words::MOVE));
        }
        let from = Cell::read(&mut cursor)?;
        if !cursor.take('-') {
            cursor.end(words::AFTER_CELL)?;
            return Ok(Move::Place(from));
        }
        let to = Cell::read(&mut cursor)?;
        cursor.end(words::AFTER_SLIDE)?;
        Ok(Move::Slide { from, to })
    }
}

/// The number that stands for a pass where a cell's could stand.
const PASS: u32 = Cell::COUNT as u32;

/// The number that stands for the end of a slide outside its start's row and
/// column; the twelve before it stand for the other cells of those.
const ELSEWHERE: u32 = 12;

/// A placement and a pass take seven bits, a slide eleven.
impl Pack for Move {
    fn pack(&self, out: &mut BitWriter) {
        match *self {
            Move::Place(cell) => {
                out.bits(0, 1);
                cell.pack(out);
            }
            Move::Pass => {
                out.bits(0, 1);
                out.bits(PASS, 6);
            }
            Move::Slide { from, to } => {
                out.bits(1, 1);
                from.pack(out);
                let end = (0..ELSEWHERE).find(|&nth| end_of_slide(from, nth) == Some(to));
                out.bits(end.unwrap_or(ELSEWHERE), 4);
                if end.is_none() {
                    to.pack(out);
                }
            }
        }
    }

    fn unpack(bits: &mut BitReader<'_>) -> Result<Move, UnpackError> {
        if bits.bits(1)? == 0 {
            return match bits.bits(6)? {
                PASS => Ok(Move::Pass),
                index => Cell::from_index(index as usize)
                    .map(Move::Place)
                    .ok_or(UnpackError),
            };
        }
        let from = Cell::unpack(bits)?;
        let to = match bits.bits(4)? {
            ELSEWHERE => {
                let to = Cell::unpack(bits)?;
                let in_line = from.row() == to.row() || from.column() == to.column();
                // Such an end has a shorter form, and one form is enough.
                if in_line && from != to {
                    return Err(UnpackError);
                }
                to
            }
            nth => end_of_slide(from, nth).ok_or(UnpackError)?,
        };
        Ok(Move::Slide { from, to })
    }
}

/// The `nth` other cell in the row of `from`, then in its column.
fn end_of_slide(from: Cell, nth: u32) -> Option<Cell> {
    let skip = |own: usize, nth: usize| nth + usize::from(nth >= own);
    let nth = nth as usize;
    match nth {
        0..6 => Cell::new(skip(from.column(), nth), from.row()),
        6..12 => Cell::new(from.column(), skip(from.row(), nth - 6)),
        _ => None,
    }
}

/// `draw:3`: a token of this colour comes out of the bag (H2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw(pub Colour);

impl Chance for Draw {
    const PREFIX: &'static str = "draw:";
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Draw::PREFIX, self.0)
    }
}

impl FromStr for Draw {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Draw, ParseError> {
        let mut cursor = Cursor::new(text);
        if !cursor.take_word(Draw::PREFIX) {
            return Err(cursor.error(words::DRAW));
        }
        let digit = cursor.take_if(|c| ('1'..='7').contains(&c));
        let colour = digit.and_then(|digit| Colour::new(digit as u8 - b'0'));
        let colour = colour.ok_or_else(|| cursor.error(words::DRAW))?;
        cursor.end(words::DRAW)?;
        Ok(Draw(colour))
    }
}

impl Pack for Draw {
    fn pack(&self, out: &mut BitWriter) {
        out.bits(self.0.number().into(), 3);
    }

    fn unpack(bits: &mut BitReader<'_>) -> Result<Draw, UnpackError> {
        let colour = Colour::new(bits.bits(3)? as u8);
        colour.map(Draw).ok_or(UnpackError)
    }
}
