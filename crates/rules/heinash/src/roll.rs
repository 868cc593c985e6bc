//! Three dice (N3): the only thing chance brings in this game.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use game::{BitReader, BitWriter, Chance, Cursor, Pack, ParseError, UnpackError, Weighted};

use crate::words;

/// A roll of three dice, which are in no order. Written `roll:5-4-2`.
///
/// ```
/// use heinash::Roll;
///
/// let roll: Roll = "roll:2-5-4".parse().unwrap();
/// assert_eq!(roll.to_string(), "roll:5-4-2");
/// assert_eq!(Roll::new([4, 2, 5]), Some(roll));
///
/// // Six of the 216 throws come to it, one comes to three sixes.
/// assert_eq!(roll.weight(), 6);
/// assert_eq!(Roll::new([6, 6, 6]).unwrap().weight(), 1);
/// assert_eq!(Roll::all().map(Roll::weight).sum::<u32>(), Roll::THROWS);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll(u8);

/// All rolls, each with its highest die first: 6-6-6, 6-6-5, … 1-1-1.
const DICE: [[u8; 3]; Roll::COUNT] = {
    let mut rolls = [[0; 3]; Roll::COUNT];
    let mut index = 0;
    let mut high = 6;
    while high > 0 {
        let mut middle = high;
        while middle > 0 {
            let mut low = middle;
            while low > 0 {
                rolls[index] = [high, middle, low];
                index += 1;
                low -= 1;
            }
            middle -= 1;
        }
        high -= 1;
    }
    rolls
};

/// Which roll each of the 216 equally likely throws of three distinguishable
/// dice comes to.
const THROWS: [Roll; 216] = {
    let mut throws = [Roll(0); 216];
    let mut throw = 0;
    while throw < 216 {
        let dice = [throw / 36 + 1, throw / 6 % 6 + 1, throw % 6 + 1];
        throws[throw] = match Roll::new([dice[0] as u8, dice[1] as u8, dice[2] as u8]) {
            Some(roll) => roll,
            None => panic!("every die is from 1 to 6"),
        };
        throw += 1;
    }
    throws
};

impl Roll {
    /// How many different rolls there are.
    pub const COUNT: usize = 56;

    /// How many equally likely throws of three distinguishable dice there are.
    pub const THROWS: u32 = 216;

    /// A roll of these dice, in any order; `None` unless each is from 1 to 6.
    pub const fn new([a, b, c]: [u8; 3]) -> Option<Roll> {
        let (a, b) = if a < b { (b, a) } else { (a, b) };
        let (b, c) = if b < c { (c, b) } else { (b, c) };
        let (a, b) = if a < b { (b, a) } else { (a, b) };
        let mut index = 0;
        while index < Roll::COUNT {
            let [high, middle, low] = DICE[index];
            if high == a && middle == b && low == c {
                return Some(Roll(index as u8));
            }
            index += 1;
        }
        None
    }

    /// All rolls, the highest dice first.
    pub fn all() -> impl Iterator<Item = Roll> {
        (0..Roll::COUNT as u8).map(Roll)
    }

    /// The roll with this number in the order of [`Roll::all`].
    pub(crate) const fn at(index: usize) -> Roll {
        assert!(index < Roll::COUNT);
        Roll(index as u8)
    }

    /// The number of this roll in the order of [`Roll::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The dice, the highest first.
    pub const fn dice(self) -> [u8; 3] {
        DICE[self.0 as usize]
    }

    /// How many of the 216 throws come to this roll: 1, 3 or 6.
    pub const fn weight(self) -> u32 {
        let [high, middle, low] = self.dice();
        match (high == middle, middle == low) {
            (true, true) => 1,
            (false, false) => 6,
            _ => 3,
        }
    }

    /// The roll that one of the 216 throws, counted from 0, comes to.
    ///
    /// # Panics
    /// If there is no such throw.
    pub const fn of_throw(throw: u32) -> Roll {
        THROWS[throw as usize]
    }

    /// Every roll with its odds.
    pub(crate) fn odds() -> Vec<Weighted<Roll>> {
        let weighted = |outcome: Roll| Weighted {
            outcome,
            weight: outcome.weight(),
        };
        Roll::all().map(weighted).collect()
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [high, middle, low] = self.dice();
        write!(f, "{}{high}-{middle}-{low}", Roll::PREFIX)
    }
}

impl FromStr for Roll {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Roll, ParseError> {
        let mut cursor = Cursor::new(text);
        if !cursor.take_word(Roll::PREFIX) {
            return Err(cursor.error(words::ROLL));
        }
        let mut dice = [0; 3];
        for (place, die) in dice.iter_mut().enumerate() {
            if place > 0 {
                cursor.expect('-', words::ROLL)?;
            }
            let digit = cursor.take_if(|c| matches!(c, '1'..='6'));
            *die = digit.ok_or(cursor.error(words::ROLL))? as u8 - b'0';
        }
        cursor.end(words::ROLL)?;
        Ok(Roll::new(dice).expect("every die is from 1 to 6"))
    }
}

impl Pack for Roll {
    fn pack(&self, out: &mut BitWriter) {
        out.bits(u32::from(self.0), 6);
    }

    fn unpack(bits: &mut BitReader<'_>) -> Result<Roll, UnpackError> {
        let index = bits.bits(6)?;
        if (index as usize) < Roll::COUNT {
            Ok(Roll(index as u8))
        } else {
            Err(UnpackError)
        }
    }
}

impl Chance for Roll {
    const PREFIX: &'static str = "roll:";
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn n3_there_are_56_rolls_of_216_throws() {
        let odds = Roll::odds();
        assert_eq!(odds.len(), 56);
        assert_eq!(odds[0].outcome.to_string(), "roll:6-6-6");
        assert_eq!(odds[1].outcome.to_string(), "roll:6-6-5");
        assert_eq!(odds[55].outcome.to_string(), "roll:1-1-1");
        assert_eq!(game::total(&odds), Roll::THROWS);
        for case in odds {
            let throws = (0..Roll::THROWS).filter(|&t| Roll::of_throw(t) == case.outcome);
            assert_eq!(throws.count() as u32, case.weight, "{}", case.outcome);
        }
    }

    #[test]
    fn n3_dice_are_read_in_any_order() {
        let roll: Roll = "roll:2-5-4".parse().unwrap();
        assert_eq!(roll.to_string(), "roll:5-4-2");
        assert_eq!(roll.dice(), [5, 4, 2]);
        assert_eq!(Roll::new([4, 2, 5]), Some(roll));
        assert_eq!(Roll::new([0, 2, 5]), None);
    }

    #[test]
    fn n3_what_is_no_roll_is_refused_where_it_goes_wrong() {
        for (text, offset) in [
            ("rol:5-4-2", 0),
            ("roll:7-1-1", 5),
            ("roll:0-1-1", 5),
            ("roll:5 4 2", 6),
            ("roll:5-4", 8),
            ("roll:5-4-2-1", 10),
            ("roll:5-4-22", 10),
        ] {
            let error = text.parse::<Roll>().unwrap_err();
            assert_eq!(error, ParseError::at(offset, words::ROLL), "{text}");
        }
        let mut bits = BitWriter::default();
        bits.bits(56, 6);
        assert_eq!(
            Roll::unpack(&mut BitReader::new(&bits.into_bytes())),
            Err(UnpackError)
        );
    }
}
