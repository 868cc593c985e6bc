//! What a seat can do, and how it is written: `(5*4)/2`, `none`, `put:17`.

use core::fmt;
use core::str::FromStr;

use game::{BitReader, BitWriter, Cursor, Pack, ParseError, UnpackError};

use crate::arithmetic::Operation;
use crate::expression::{Expression, Token};
use crate::reading::{Grammar, LARGEST_NUMBER};
use crate::words;

/// What a seat does on its turn.
///
/// ```
/// use game::{BitReader, BitWriter, Pack};
/// use heinash::Move;
///
/// assert_eq!("put:17".parse(), Ok(Move::Put(17)));
/// assert_eq!("none".parse(), Ok(Move::Nothing));
///
/// // Packed, a die, a sign or a bracket takes four bits.
/// let claim: Move = "(5*4)/2".parse().unwrap();
/// let mut out = BitWriter::default();
/// claim.pack(&mut out);
/// let bytes = out.into_bytes();
/// assert_eq!(bytes.len(), 4);
/// assert_eq!(Move::unpack(&mut BitReader::new(&bytes)), Ok(claim));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Shows a way to a number (N3, N6, N7).
    Claim(Expression),
    /// `none`: says that nothing was found (N5).
    Nothing,
    /// `put:17`: puts a pawn on the cell with this number (N5, N7).
    Put(u8),
}

const NOTHING: &str = "none";
const PUT: &str = "put:";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Claim(expression) => fmt::Display::fmt(expression, f),
            Move::Nothing => f.write_str(NOTHING),
            Move::Put(number) => write!(f, "{PUT}{number}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let mut cursor = Cursor::new(text);
        if cursor.take_word(NOTHING) {
            cursor.end(words::NOTHING_MORE)?;
            return Ok(Move::Nothing);
        }
        if cursor.take_word(PUT) {
            let number = cursor.number(u8::MAX.into(), words::CELL_NUMBER)?;
            cursor.end(words::NOTHING_MORE)?;
            return Ok(Move::Put(number as u8));
        }
        // Whoever starts with something else may not know what there is to write.
        if cursor.peek().is_none_or(char::is_alphabetic) {
            return Err(cursor.error(words::MOVE));
        }
        text.parse().map(Move::Claim)
    }
}

// In packed form a move is a row of four-bit codes. A die is its own code, an
// expression ends with `END`, and `LARGE` announces any other number.
const END: u32 = 0;
const DICE: core::ops::RangeInclusive<u32> = 1..=6;
const SIGNS: [(u32, Operation); 4] = [
    (7, Operation::Plus),
    (8, Operation::Minus),
    (9, Operation::Times),
    (10, Operation::Divide),
];
const OPEN: u32 = 11;
const CLOSE: u32 = 12;
const LARGE: u32 = 13;
const NONE: u32 = 14;
const PLACE: u32 = 15;
const CODE_BITS: u32 = 4;
const LARGE_BITS: u32 = 10;
const PLACE_BITS: u32 = 8;

impl Pack for Move {
    fn pack(&self, out: &mut BitWriter) {
        match self {
            Move::Nothing => out.bits(NONE, CODE_BITS),
            Move::Put(number) => {
                out.bits(PLACE, CODE_BITS);
                out.bits((*number).into(), PLACE_BITS);
            }
            Move::Claim(expression) => {
                for &token in expression.tokens() {
                    pack_token(token, out);
                }
                out.bits(END, CODE_BITS);
            }
        }
    }

    fn unpack(bits: &mut BitReader<'_>) -> Result<Move, UnpackError> {
        let mut grammar = Grammar::default();
        let mut code = bits.bits(CODE_BITS)?;
        match code {
            NONE => return Ok(Move::Nothing),
            PLACE => return Ok(Move::Put(bits.bits(PLACE_BITS)? as u8)),
            _ => {}
        }
        while code != END {
            let token = unpack_token(code, bits)?;
            grammar.push(token).map_err(|_| UnpackError)?;
            code = bits.bits(CODE_BITS)?;
        }
        grammar.finish().map(Move::Claim).map_err(|_| UnpackError)
    }
}

fn pack_token(token: Token, out: &mut BitWriter) {
    let code = match token {
        Token::Number(number) if DICE.contains(&number.into()) => number.into(),
        Token::Number(_) => LARGE,
        Token::Sign(operation) => {
            let known = SIGNS.iter().find(|(_, sign)| *sign == operation);
            known.expect("every sign has a code").0
        }
        Token::Open => OPEN,
        Token::Close => CLOSE,
    };
    out.bits(code, CODE_BITS);
    if let (LARGE, Token::Number(number)) = (code, token) {
        out.bits(number.into(), LARGE_BITS);
    }
}

fn unpack_token(code: u32, bits: &mut BitReader<'_>) -> Result<Token, UnpackError> {
    Ok(match code {
        OPEN => Token::Open,
        CLOSE => Token::Close,
        LARGE => {
            let number = bits.bits(LARGE_BITS)?;
            if DICE.contains(&number) || number > LARGEST_NUMBER.into() {
                return Err(UnpackError);
            }
            Token::Number(number as u16)
        }
        die if DICE.contains(&die) => Token::Number(die as u16),
        sign => {
            let known = SIGNS.iter().find(|(code, _)| *code == sign);
            Token::Sign(known.ok_or(UnpackError)?.1)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    fn packed(mv: &Move) -> Vec<u8> {
        let mut out = BitWriter::default();
        mv.pack(&mut out);
        out.into_bytes()
    }

    fn unpacked(codes: &[(u32, u32)]) -> Result<Move, UnpackError> {
        let mut out = BitWriter::default();
        for &(value, count) in codes {
            out.bits(value, count);
        }
        Move::unpack(&mut BitReader::new(&out.into_bytes()))
    }

    #[test]
    fn moves_read_back_from_text_and_bits() {
        for text in [
            "(5*4)/2",
            "none",
            "put:17",
            "put:0",
            "put:255",
            "0+7-89*(999/1)",
        ] {
            let mv: Move = text.parse().unwrap();
            assert_eq!(mv.to_string(), text);
            assert_eq!(Move::unpack(&mut BitReader::new(&packed(&mv))), Ok(mv));
        }
    }

    #[test]
    fn a_claim_takes_four_bits_for_each_part() {
        assert_eq!(packed(&"5+4*2".parse().unwrap()).len(), 3);
        assert_eq!(packed(&"(5+4)*2".parse().unwrap()).len(), 4);
        assert_eq!(packed(&Move::Nothing).len(), 1);
    }

    #[test]
    fn what_is_no_move_is_refused_where_it_goes_wrong() {
        for (text, offset, expected) in [
            ("", 0, words::MOVE),
            ("pass", 0, words::MOVE),
            ("nothing", 0, words::MOVE),
            ("none!", 4, words::NOTHING_MORE),
            ("put:", 4, words::CELL_NUMBER),
            ("put:256", 4, words::CELL_NUMBER),
            ("put:-1", 4, words::CELL_NUMBER),
            ("put:17+1", 6, words::NOTHING_MORE),
            ("5*", 2, words::OPERAND),
            ("+5", 0, words::OPERAND),
        ] {
            let error = text.parse::<Move>().unwrap_err();
            assert_eq!(error, ParseError::at(offset, expected), "{text}");
        }
    }

    #[test]
    fn bits_that_nobody_writes_are_refused() {
        assert_eq!(
            unpacked(&[(END, 4)]),
            Err(UnpackError),
            "an empty expression"
        );
        assert_eq!(unpacked(&[(5, 4), (5, 4), (END, 4)]), Err(UnpackError));
        assert_eq!(unpacked(&[(OPEN, 4), (5, 4), (END, 4)]), Err(UnpackError));
        assert_eq!(unpacked(&[(LARGE, 4), (5, 10), (END, 4)]), Err(UnpackError));
        assert_eq!(
            unpacked(&[(LARGE, 4), (1000, 10), (END, 4)]),
            Err(UnpackError)
        );
        assert_eq!(unpacked(&[(5, 4), (NONE, 4)]), Err(UnpackError));
        assert_eq!(unpacked(&[(5, 4), (7, 4)]), Err(UnpackError), "too short");
    }
}
