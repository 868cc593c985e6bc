//! Where the numbers are on the board (N1): in reading order, in any given
//! order, shuffled or balanced.
//!
//! # The shuffle
//! Records may name a shuffle by its seed, so it never changes:
//!
//! - Start with the numbers from 1 to n² in reading order. For each place
//!   `i = n²-1, n²-2, … 1`, counted from 0 in reading order, draw `j` below
//!   `i + 1` and swap the numbers at `i` and `j`.
//! - A number below `m` is drawn by taking 64-bit numbers until one is not less
//!   than `2^64 mod m`; its remainder by `m` is the answer.
//! - The 64-bit numbers are SplitMix64's. The state starts as the seed. For each
//!   number the state grows by `0x9E3779B97F4A7C15`; with `z` the new state,
//!   `z = (z ^ z>>30) * 0xBF58476D1CE4E5B9`, `z = (z ^ z>>27) * 0x94D049BB133111EB`
//!   and the number is `z ^ z>>31`, all modulo `2^64`.
//!
//! The balanced layout is described in the module `balance`.

use core::fmt;

use crate::numbers::NumberSet;
use crate::rhombus::{Cell, Size};

/// The most cells a board has.
const MOST: usize = Size::USUAL.cells() as usize;

/// The numbers of a board's cells: each from 1 to the number of cells once.
///
/// ```
/// use heinash::{Layout, Operations, Size};
///
/// let size = Size::new(3).unwrap();
/// assert_eq!(Layout::reading(size).numbers(), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
/// // This never changes: a record may name a shuffle by its seed.
/// assert_eq!(Layout::shuffled(size, 7).to_string(), "3,7,6,2,8,9,1,5,4");
/// assert_eq!(Layout::given(size, &[1, 1, 1, 1, 1, 1, 1, 1, 1]), None);
///
/// // In reading order the first row is seven times as easy to reach as the last.
/// let ease = Layout::reading(Size::USUAL).ease(Operations::All);
/// assert_eq!((ease.sides[0], ease.sides[1]), (868, 118));
/// let balanced = Layout::balanced(Size::USUAL, Operations::All).ease(Operations::All);
/// assert_eq!(balanced.sides, [410, 409, 409, 409]);
/// assert!(balanced.is_balanced() && !ease.is_balanced());
/// ```
///
/// Invariant: entries past the last cell are 0, so that derived equality sees
/// only the cells that exist.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    size: Size,
    numbers: [u8; MOST],
}

impl Layout {
    /// The numbers in reading order.
    pub const fn reading(size: Size) -> Layout {
        let mut numbers = [0; MOST];
        let mut place = 0;
        while place < size.cells() {
            numbers[place as usize] = place + 1;
            place += 1;
        }
        Layout { size, numbers }
    }

    /// These numbers, given in reading order; `None` unless each from 1 to the
    /// number of cells is there once.
    pub fn given(size: Size, order: &[u8]) -> Option<Layout> {
        let all = NumberSet::up_to(size.cells());
        let fits = order.len() == usize::from(size.cells());
        if !fits || !order.iter().all(|&number| all.contains(number)) {
            return None;
        }
        let mut layout = Layout::reading(size);
        layout.numbers[..order.len()].copy_from_slice(order);
        let there: NumberSet = order.iter().copied().collect();
        (there == all).then_some(layout)
    }

    /// The numbers shuffled by a seed, in the same way for ever.
    pub fn shuffled(size: Size, seed: u64) -> Layout {
        let mut layout = Layout::reading(size);
        let mut source = SplitMix64(seed);
        for place in (1..usize::from(size.cells())).rev() {
            let other = source.below(place as u64 + 1) as usize;
            layout.numbers.swap(place, other);
        }
        layout
    }

    /// How large the board is.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The numbers in reading order.
    pub fn numbers(&self) -> &[u8] {
        &self.numbers[..usize::from(self.size.cells())]
    }

    /// Each cell with its number, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, u8)> {
        Cell::all(self.size).zip(self.numbers().iter().copied())
    }

    /// Swaps the numbers of two places, counted in reading order.
    pub(crate) fn swap(&mut self, place: usize, other: usize) {
        self.numbers.swap(place, other);
    }
}

impl fmt::Display for Layout {
    /// Writes the value of the tag `Layout`: what is read back whatever becomes
    /// of the ways to make a layout.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Layout::reading(self.size) {
            return f.write_str("reading");
        }
        for (place, number) in self.numbers().iter().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            write!(f, "{comma}{number}")?;
        }
        Ok(())
    }
}

struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = self.0;
        let z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    fn below(&mut self, limit: u64) -> u64 {
        // 2^64 mod limit, without 2^64.
        let uneven = limit.wrapping_neg() % limit;
        loop {
            let number = self.next();
            if number >= uneven {
                return number % limit;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn n1_reading_order_counts_along_the_rows() {
        for (cell, number) in Layout::reading(Size::USUAL).cells() {
            assert_eq!(number, 6 * cell.row() + cell.column() + 1);
        }
    }

    #[test]
    fn n1_a_layout_has_every_number_once() {
        let size = Size::new(2).unwrap();
        assert!(Layout::given(size, &[4, 2, 3, 1]).is_some());
        for wrong in [
            &[1, 2, 3][..],
            &[1, 2, 3, 4, 5],
            &[1, 2, 3, 3],
            &[0, 1, 2, 3],
            &[2, 3, 4, 5],
        ] {
            assert_eq!(Layout::given(size, wrong), None, "{wrong:?}");
        }
        let same = Layout::given(size, &[1, 2, 3, 4]).unwrap();
        assert_eq!(same.to_string(), "reading");
    }

    /// The reference values of SplitMix64 for the seed 1234567.
    #[test]
    fn n1_the_source_of_the_shuffle_is_splitmix64() {
        let mut source = SplitMix64(1_234_567);
        assert_eq!(source.next(), 6_457_827_717_110_365_317);
        assert_eq!(source.next(), 3_203_168_211_198_807_973);
        assert_eq!(source.next(), 9_817_491_932_198_370_423);
    }

    #[test]
    fn n1_the_shuffle_is_frozen() {
        for (rows, seed, golden) in [
            (
                6,
                0,
                "3,17,30,9,11,19,31,21,5,1,27,18,34,23,7,29,33,13,32,6,14,22,15,4,2,20,12,35,36,24,25,28,26,10,16,8",
            ),
            (
                6,
                u64::MAX,
                "6,33,25,11,2,5,16,1,36,12,10,32,7,18,23,27,34,19,24,4,17,22,21,20,3,35,29,13,14,26,8,15,31,28,30,9",
            ),
            (2, 7, "2,3,1,4"),
        ] {
            let layout = Layout::shuffled(Size::new(rows).unwrap(), seed);
            assert_eq!(layout.to_string(), golden);
            assert_eq!(Layout::given(layout.size(), layout.numbers()), Some(layout));
        }
    }
}
