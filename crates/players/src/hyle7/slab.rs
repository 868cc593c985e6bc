//! The values of all lines at one moment of the game, laid out for speed.

use ::hyle7::Size;

use super::field::{LINES, SIDE};
use super::patterns::Patterns;

/// How many units make a point of the score. Values are whole numbers of units,
/// so that sums do not depend on the order of adding.
pub(crate) const UNIT: f32 = 1024.0;

/// How many kinds of lines there are by their distance from the edge.
pub(crate) fn classes(size: Size) -> usize {
    size.side().div_ceil(2)
}

/// The values of all lines on boards with a certain number of tokens.
pub(crate) struct Slab {
    patterns: &'static Patterns,
    /// By class and pattern.
    values: Vec<i32>,
    /// Where the values of each line's class begin.
    starts: [usize; LINES],
}

impl Slab {
    /// A slab with these values by class and pattern.
    pub(crate) fn new(size: Size, values: Vec<i32>) -> Slab {
        let patterns = Patterns::of(size);
        let side = size.side();
        debug_assert_eq!(values.len(), classes(size) * patterns.count());
        let mut starts = [0; LINES];
        for nth in 0..side {
            let class = nth.min(side - 1 - nth);
            starts[nth] = class * patterns.count();
            starts[SIDE + nth] = class * patterns.count();
        }
        Slab {
            patterns,
            values,
            starts,
        }
    }

    /// The slab of a full board: every line is worth what it scores (H3).
    pub(crate) fn of_scores(size: Size) -> Slab {
        let patterns = Patterns::of(size);
        let score = |pattern| i32::from(patterns.score(pattern)) * UNIT as i32;
        let values = (0..classes(size)).flat_map(|_| (0..patterns.count()).map(score));
        Slab::new(size, values.collect())
    }

    /// What a line is worth.
    #[inline]
    pub(crate) fn value(&self, line: usize, tokens: u32) -> i32 {
        self.values[self.starts[line] + self.patterns.of_line(tokens)]
    }
}
