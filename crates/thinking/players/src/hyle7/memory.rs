//! What was found about boards as Order leaves them, by a number that tells
//! boards apart. The bag needs no number of its own: what is not on the board is
//! in it.

use super::field::{Field, LINES};

/// What a remembered value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// It is the value.
    Exact,
    /// The value is no less.
    Lower,
    /// The value is no greater.
    Upper,
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    value: f64,
    /// How thoroughly it was looked at; 0 in an unused entry.
    grade: u8,
    bound: Bound,
    /// When it was written; entries of another age count as unused.
    age: u32,
}

/// A table of fixed size in which newer and better knowledge replaces the old.
pub(crate) struct Memory {
    entries: Vec<Slot>,
    age: u32,
}

const UNUSED: Slot = Slot {
    key: 0,
    value: 0.0,
    grade: 0,
    bound: Bound::Exact,
    age: 0,
};

/// More than this is of no use: not even a whole contest round fills it, and it
/// would take time to set up.
const MOST_BYTES: usize = 64 << 20;

impl Memory {
    /// A memory of at most so many bytes.
    pub(crate) fn new(bytes: usize) -> Memory {
        let most = (bytes.min(MOST_BYTES) / size_of::<Slot>()).max(2);
        let count = 1 << most.ilog2();
        Memory {
            entries: vec![UNUSED; count],
            age: 0,
        }
    }

    /// Forgets everything.
    pub(crate) fn forget(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// What is known at this grade or a better one.
    #[inline]
    pub(crate) fn find(&self, key: u64, grade: u8) -> Option<(f64, Bound)> {
        let index = key as usize & (self.entries.len() - 1);
        let pair = [&self.entries[index], &self.entries[index ^ 1]];
        let known = pair
            .into_iter()
            .find(|entry| entry.key == key && entry.grade >= grade && entry.age == self.age);
        known.map(|entry| (entry.value, entry.bound))
    }

    /// Remembers a value. Of two entries the less thorough one gives way.
    #[inline]
    pub(crate) fn keep(&mut self, key: u64, grade: u8, value: f64, bound: Bound) {
        let index = key as usize & (self.entries.len() - 1);
        let (first, second) = (index, index ^ 1);
        let grade_at = |at: usize| match &self.entries[at] {
            entry if entry.age == self.age => entry.grade,
            _ => 0,
        };
        let is_at = |at: usize| self.entries[at].key == key && grade_at(at) > 0;
        let at = if is_at(first) {
            first
        } else if is_at(second) {
            second
        } else if grade_at(first) <= grade_at(second) {
            first
        } else {
            second
        };
        self.entries[at] = Slot {
            key,
            value,
            grade,
            bound,
            age: self.age,
        };
    }
}

/// A number that tells boards apart, never 0. The rows say everything; each is
/// mixed in by a multiplication.
pub(crate) fn key(field: &Field) -> u64 {
    let mut key = 0x9e37_79b9_7f4a_7c15 ^ field.side() as u64;
    for rows in field.lines[..LINES / 2].chunks(2) {
        let pair = u64::from(rows[0]) | rows.get(1).map_or(0, |&row| u64::from(row) << 32);
        key = (key ^ pair).wrapping_mul(0xff51_afd7_ed55_8ccd);
        key ^= key >> 32;
    }
    key | 1 << 63
}
