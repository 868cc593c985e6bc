//! What was learned: the value of every pattern in every kind of line, at knots
//! along the game between which it goes in a straight line.

use ::hyle7::Size;

use super::line_values::{Slab, classes};
use super::patterns::Patterns;

/// How many tokens lie between two knots.
pub(crate) fn knot_distance(size: Size) -> usize {
    match size {
        Size::Large => 4,
        Size::Small => 3,
    }
}

/// How many knots there are: from the empty board to one that lacks a token.
pub(crate) fn knots(size: Size) -> usize {
    (size.side() * size.side() - 1) / knot_distance(size) + 1
}

/// A learned judgement of boards of one size.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    size: Size,
    /// By knot, class and pattern, in points.
    pub(crate) values: Vec<f32>,
}

impl Weights {
    /// Weights that know nothing but what lines score as they stand (H4).
    pub fn blank(size: Size) -> Weights {
        let patterns = Patterns::of(size);
        let line: Vec<f32> = (0..patterns.count())
            .map(|pattern| patterns.score(pattern).into())
            .collect();
        Weights {
            size,
            values: line.repeat(knots(size) * classes(size)),
        }
    }

    /// The size of the boards they judge.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The knot at or before so many tokens, and how far the way to the next
    /// one has been gone.
    pub(crate) fn knot(size: Size, tokens: u32) -> (usize, f32) {
        let distance = knot_distance(size);
        let tokens = tokens as usize;
        let knot = (tokens / distance).min(knots(size) - 2);
        (knot, (tokens - knot * distance) as f32 / distance as f32)
    }

    /// The values of all lines on boards with so many tokens; of a full board
    /// the scores.
    pub(crate) fn slab(&self, tokens: u32) -> Slab {
        let size = self.size;
        if tokens as usize == size.side() * size.side() {
            return Slab::of_scores(size);
        }
        let width = classes(size) * Patterns::of(size).count();
        let (knot, part) = Weights::knot(size, tokens);
        let here = &self.values[knot * width..][..width];
        let next = &self.values[(knot + 1) * width..][..width];
        let between = here.iter().zip(next);
        Slab::new(size, between.map(|(a, b)| a + (b - a) * part))
    }

    /// The slabs of all numbers of tokens, from the empty board to the full one.
    pub(crate) fn slabs(&self) -> Vec<Slab> {
        let cells = (self.size.side() * self.size.side()) as u32;
        (0..=cells).map(|tokens| self.slab(tokens)).collect()
    }
}
