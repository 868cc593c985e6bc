//! Numbers that follow from a seed, the same on every machine.

/// SplitMix64: small, even, and without a state that anybody has to keep.
#[derive(Clone, Debug)]
pub(crate) struct Seeded(u64);

impl Seeded {
    pub(crate) fn new(seed: u64) -> Seeded {
        Seeded(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `limit` - 1. The bias of the upper half of a product is
    /// far below anything a class could notice.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.next()) * limit as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_that_were_published() {
        // The first outputs for the seed 1234567, as the reference prints them.
        let mut numbers = Seeded::new(1_234_567);
        assert_eq!(numbers.next(), 6_457_827_717_110_365_317);
        assert_eq!(numbers.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn every_number_below_the_limit_comes_and_no_other() {
        let mut numbers = Seeded::new(3);
        let drawn: std::collections::BTreeSet<usize> = (0..200).map(|_| numbers.below(7)).collect();
        assert_eq!(drawn, (0..7).collect());
    }
}
