//! Seeded numbers, so that a failing random game can be played again.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// A source of numbers that always gives the same ones for the same seed.
#[derive(Clone, Debug)]
pub struct Numbers(SmallRng);

impl Numbers {
    /// Numbers that follow from `seed`.
    pub fn seeded(seed: u64) -> Numbers {
        Numbers(SmallRng::seed_from_u64(seed))
    }

    /// A number in `0..limit`, each as likely as the others.
    pub fn below(&mut self, limit: u32) -> u32 {
        self.0.random_range(0..limit)
    }

    /// One of these.
    pub fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len() as u32) as usize]
    }
}
