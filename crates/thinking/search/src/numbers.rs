//! One fixed source of numbers, the same on every machine.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// A source of numbers that always gives the same ones for the same seed.
///
/// ```
/// use search::Numbers;
///
/// let mut numbers = Numbers::seeded(7);
/// let drawn: Vec<u32> = (0..6).map(|_| numbers.below(1000)).collect();
/// assert_eq!(drawn, [55, 172, 717, 427, 963, 465], "on every machine");
/// assert!((0.0..1.0).contains(&numbers.fraction()));
/// ```
#[derive(Clone, Debug)]
pub struct Numbers(Xoshiro256PlusPlus);

impl Numbers {
    /// The numbers of a seed.
    pub fn seeded(seed: u64) -> Numbers {
        Numbers(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Sixty-four random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number in `0..n`, each as likely as the others to within one part in
    /// four thousand million; `n` must not be 0.
    pub fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }

    /// A number in `0.0..1.0`.
    pub fn fraction(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers are part of what a seed means: they must never change.
    #[test]
    fn the_numbers_of_a_seed_stay_what_they_are() {
        let mut numbers = Numbers::seeded(7);
        let drawn: Vec<u32> = (0..6).map(|_| numbers.below(1000)).collect();
        assert_eq!(drawn, [55, 172, 717, 427, 963, 465]);
    }
}
