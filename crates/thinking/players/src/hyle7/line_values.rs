//! The values of all lines at one moment of the game, laid out for speed.

use ::hyle7::Size;

use super::field::{LINES, SIDE};
use super::patterns::Patterns;

/// How many units make a point of the score. Values are whole numbers of units,
/// so that sums do not depend on the order of adding.
pub(crate) const UNIT: f32 = 256.0;

/// Points in whole units, halves upwards. Most machines have no instruction that
/// rounds, but all have one that cuts off what stands behind the point.
fn in_units(points: f32) -> i16 {
    const ABOVE_ZERO: i32 = 1 << 15;
    ((points * UNIT + ABOVE_ZERO as f32 + 0.5) as i32 - ABOVE_ZERO) as i16
}

/// How many kinds of lines there are by their distance from the edge.
pub(crate) fn classes(size: Size) -> usize {
    size.side().div_ceil(2)
}

/// How far the values of two classes lie apart: more than there are patterns.
const CLASS: usize = 1 << 12;

/// How many values there is room for.
const ROOM: usize = 4 * CLASS;

/// The values of all lines on boards with a certain number of tokens.
pub(crate) struct Slab {
    patterns: &'static Patterns,
    /// By class and pattern. Sixteen bits hold 127 points, and the best line
    /// there is scores 77.
    values: Box<[i16; ROOM]>,
    /// Where the values of each line's class begin.
    starts: [u16; LINES],
}

impl Slab {
    /// A slab with these values by class and pattern, in points.
    pub(crate) fn new(size: Size, points: impl Iterator<Item = f32>) -> Slab {
        let patterns = Patterns::of(size);
        let side = size.side();
        let mut values = vec![0; ROOM];
        for (nth, points) in points.enumerate() {
            let (class, pattern) = (nth / patterns.count(), nth % patterns.count());
            values[class * CLASS + pattern] = in_units(points);
        }
        let mut starts = [0; LINES];
        for nth in 0..side {
            let class = nth.min(side - 1 - nth);
            starts[nth] = (class * CLASS) as u16;
            starts[SIDE + nth] = (class * CLASS) as u16;
        }
        Slab {
            patterns,
            values: values.try_into().expect("it has this length"),
            starts,
        }
    }

    /// A slab that judges lines by their pattern alone.
    pub(crate) fn of_patterns(size: Size, points: impl Fn(usize) -> f32) -> Slab {
        let count = Patterns::of(size).count();
        let all = (0..classes(size)).flat_map(|_| 0..count);
        Slab::new(size, all.map(points))
    }

    /// The slab of a full board: every line is worth what it scores (H3).
    pub(crate) fn of_scores(size: Size) -> Slab {
        let patterns = Patterns::of(size);
        Slab::of_patterns(size, |pattern| f32::from(patterns.score(pattern)))
    }

    /// Where the values of a line's class begin.
    #[inline]
    pub(crate) fn start(&self, line: usize) -> usize {
        self.starts[line].into()
    }

    /// What a line is worth that has these tokens, its class beginning here.
    #[inline]
    pub(crate) fn value_from(&self, start: usize, tokens: u32) -> i32 {
        self.values[(start + self.patterns.of_line(tokens)) % ROOM].into()
    }

    /// What a line is worth.
    #[inline]
    pub(crate) fn value(&self, line: usize, tokens: u32) -> i32 {
        self.value_from(self.start(line), tokens)
    }
}
