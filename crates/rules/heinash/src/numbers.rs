//! Sets of the numbers on the board.

use core::ops::{BitAnd, BitOr, Sub};

/// The same value in each of eight bytes.
const fn each(byte: u64) -> u64 {
    byte * (u64::MAX / 0xFF)
}

/// Where the ones of each byte are, the lowest first.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut found, mut place) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][found] = place;
                found += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// A set of numbers from 1 to 36: free cells, or what a roll can make.
///
/// ```
/// use heinash::{NumberSet, Operations, Roll, reach};
///
/// let dice = |dice| reach(Roll::new(dice).unwrap(), Operations::All);
/// let both = dice([6, 6, 6]) & dice([1, 1, 1]);
/// assert_eq!(both.iter().collect::<Vec<_>>(), [2], "1*1+1 and (6+6)/6");
///
/// // Numbers that neither of the two rolls can make.
/// let neither = NumberSet::up_to(36) - (dice([6, 6, 6]) | dice([1, 1, 1]));
/// assert!(neither.contains(36) && !neither.contains(30));
/// assert_eq!(neither.nth(0), 4, "the smallest of them");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct NumberSet(u64);

impl NumberSet {
    /// No number.
    pub const EMPTY: NumberSet = NumberSet(0);

    /// All numbers from 1 to `last`, which is at most 36.
    pub const fn up_to(last: u8) -> NumberSet {
        NumberSet((1 << (last + 1)) - 2)
    }

    /// Whether the number is in the set.
    pub const fn contains(self, number: u8) -> bool {
        number < 64 && self.0 >> number & 1 == 1
    }

    /// The set with this number, which is from 1 to 36, in it.
    pub const fn with(self, number: u8) -> NumberSet {
        NumberSet(self.0 | 1 << number)
    }

    /// How many numbers there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number that has `before` smaller ones before it.
    ///
    /// # Panics
    /// If the set has no more than `before` numbers; only where debug
    /// assertions are on.
    pub fn nth(self, before: u32) -> u8 {
        debug_assert!(before < self.len());
        // Byte i of `up_to` counts the numbers in the bytes 0 to i: all by plain
        // arithmetic, for a loop over the numbers would be guessed wrongly by the
        // processor almost every time.
        let pairs = self.0 - (self.0 >> 1 & each(0x55));
        let fours = (pairs & each(0x33)) + (pairs >> 2 & each(0x33));
        let bytes = (fours + (fours >> 4)) & each(0x0F);
        let up_to = bytes.wrapping_mul(each(1));
        // The top bit of byte i says whether all numbers up to there come before.
        let full = (each(u64::from(before) | 0x80) - up_to) & each(0x80);
        let place = (full >> 7).wrapping_mul(each(1)) >> 56 << 3;
        let skipped = (up_to << 8) >> place & 0xFF;
        let byte = self.0 >> place & 0xFF;
        place as u8 + NTH_IN_BYTE[byte as usize][before as usize - skipped as usize]
    }

    /// The numbers in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let number = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            (number < 64).then_some(number)
        })
    }
}

impl BitAnd for NumberSet {
    type Output = NumberSet;

    /// The numbers in both sets.
    fn bitand(self, other: NumberSet) -> NumberSet {
        NumberSet(self.0 & other.0)
    }
}

impl BitOr for NumberSet {
    type Output = NumberSet;

    /// The numbers in either set.
    fn bitor(self, other: NumberSet) -> NumberSet {
        NumberSet(self.0 | other.0)
    }
}

impl Sub for NumberSet {
    type Output = NumberSet;

    /// The numbers of this set that are not in the other.
    fn sub(self, other: NumberSet) -> NumberSet {
        NumberSet(self.0 & !other.0)
    }
}

impl FromIterator<u8> for NumberSet {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> NumberSet {
        numbers.into_iter().fold(NumberSet::EMPTY, NumberSet::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn a_set_lists_what_was_put_in() {
        let set: NumberSet = [36, 1, 17].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [1, 17, 36]);
        assert_eq!([set.nth(0), set.nth(1), set.nth(2)], [1, 17, 36]);
        for (before, number) in NumberSet::up_to(36).iter().enumerate() {
            assert_eq!(NumberSet::up_to(36).nth(before as u32), number);
        }
        assert!(set.contains(36) && !set.contains(35) && !set.contains(200));
        assert_eq!(NumberSet::up_to(36).len(), 36);
        assert!(!NumberSet::up_to(36).contains(0));
        assert_eq!((NumberSet::up_to(20) & set).len(), 2);
        assert_eq!((NumberSet::up_to(20) - set).len(), 18);
        assert_eq!((NumberSet::up_to(20) | set).len(), 21);
    }
}
