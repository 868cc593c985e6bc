//! Moving the weights of a batch's lines towards what was seen.
//!
//! Most patterns are seldom seen. So that they are not judged by the accident of
//! a few games, a pattern's value is learned as a sum of parts, of which only
//! one is its own: the others belong to its number of tokens and to the shorter
//! patterns in it, which many patterns share. What is kept is the sum.

use ::hyle7::Size;

use super::super::field::SIDE;
use super::super::line_values::classes;
use super::super::patterns::{CELL_BITS, Patterns};
use super::super::weights::{Weights, knots};
use super::round::Lesson;

/// How many parts the value of a pattern has: its own, one for its number of
/// tokens, and one for each window of the line two cells shorter than it.
const PARTS: usize = 5;

/// After so many uses a value is half as doubtful as at the beginning.
const SETTLED: f32 = 30.0;

/// No value is ever less doubtful than this, for the players change.
const LEAST_DOUBT: f32 = 0.03;

/// How much what is known weighs against what is doubtful. More would make the
/// values steadier and learning slower; the mean of the last ones is steady too.
const TRUST: f32 = 20.0;

/// What is being learned.
pub(crate) struct Learner {
    size: Size,
    /// The parts of each pattern.
    parts: Vec<[u16; PARTS]>,
    /// How many parts there are in all.
    width: usize,
    /// By knot, class and part.
    values: Vec<f32>,
    /// How often each value was used.
    uses: Vec<f32>,
    /// The mean of the values since the averaging began, and of how many.
    mean: Vec<f32>,
    averaged: f32,
}

impl Learner {
    pub(crate) fn new(size: Size) -> Learner {
        let patterns = Patterns::of(size);
        let length = size.side() as u32 - 2;
        let windows = Patterns::new(length);
        let (outer, middle) = (patterns.count(), patterns.count() + windows.count());
        let tokens = middle + windows.count();
        let parts = (0..patterns.count()).map(|pattern| {
            let line = patterns.example(pattern);
            let mask = (1 << (CELL_BITS * length)) - 1;
            let window = |start: u32| windows.of_line(line >> (CELL_BITS * start) & mask);
            // A line may be read backwards, so that its two ends are alike.
            [
                pattern,
                tokens + usize::from(patterns.tokens(pattern)),
                outer + window(0),
                middle + window(1),
                outer + window(2),
            ]
            .map(|part| part as u16)
        });
        let width = tokens + size.side() + 1;
        let count = knots(size) * classes(size) * width;
        Learner {
            size,
            parts: parts.collect(),
            width,
            values: vec![0.0; count],
            uses: vec![0.0; count],
            mean: vec![0.0; count],
            averaged: 0.0,
        }
    }

    /// Learns what a round teaches. An error is shared out among the parts of
    /// the board's lines, most of it to those of which least is known.
    pub(crate) fn take(&mut self, lessons: &[Lesson]) {
        let patterns = Patterns::of(self.size);
        let side = self.size.side();
        let knot_width = classes(self.size) * self.width;
        let mut used: Vec<(usize, f32, f32)> = Vec::new();
        for lesson in lessons {
            let (knot, part) = Weights::knot(self.size, lesson.field.tokens());
            used.clear();
            let (mut value, mut doubts) = (0.0, 0.0);
            let mut using = |index: usize, share: f32| {
                // A value is the more doubtful the less it was used.
                let doubt = (1.0 / (1.0 + self.uses[index] / SETTLED)).max(LEAST_DOUBT) * share;
                value += self.values[index] * share;
                doubts += doubt * share;
                used.push((index, share, doubt));
            };
            let mut score = 0.0;
            for nth in 0..side {
                let class = nth.min(side - 1 - nth);
                let start = knot * knot_width + class * self.width;
                for line in [nth, SIDE + nth] {
                    let pattern = patterns.of_line(lesson.field.lines[line]);
                    score += f32::from(patterns.score(pattern));
                    for piece in self.parts[pattern] {
                        let index = start + usize::from(piece);
                        using(index, 1.0 - part);
                        if part > 0.0 {
                            using(index + knot_width, part);
                        }
                    }
                }
            }
            let step = (lesson.target - value - score) / (doubts + TRUST);
            for &(index, share, doubt) in &used {
                self.values[index] += step * doubt;
                self.uses[index] += share;
            }
        }
    }

    /// Takes the values as they stand into their mean. Each follows the accidents
    /// of the last games, their mean much less so.
    pub(crate) fn average(&mut self) {
        self.averaged += 1.0;
        for (mean, value) in self.mean.iter_mut().zip(&self.values) {
            *mean += (value - *mean) / self.averaged;
        }
    }

    /// Writes down the mean of the values if there is one.
    pub(crate) fn write_mean(&self, weights: &mut Weights) {
        if self.averaged > 0.0 {
            self.write_values(&self.mean, weights);
        }
    }

    /// Writes down the weights learned so far.
    pub(crate) fn write(&self, weights: &mut Weights) {
        self.write_values(&self.values, weights);
    }

    /// A line is worth what it scores as it stands and the sum of its parts.
    fn write_values(&self, values: &[f32], weights: &mut Weights) {
        let patterns = Patterns::of(self.size);
        for (values, sums) in values
            .chunks(self.width)
            .zip(weights.values.chunks_mut(patterns.count()))
        {
            for (pattern, sum) in sums.iter_mut().enumerate() {
                let parts = self.parts[pattern].map(|part| values[usize::from(part)]);
                *sum = f32::from(patterns.score(pattern)) + parts.iter().sum::<f32>();
            }
        }
    }
}
