//! What the rolls bring on average.

use ::heinash::{Operations, Roll, reach};

/// The rolls as bits, by the numbers they make and by their odds.
pub(super) struct Odds {
    /// By number: the rolls that make it.
    makers: [u64; 37],
    /// The rolls that three throws or more come to.
    at_least_three: u64,
    /// The rolls that six throws come to.
    six: u64,
}

impl Odds {
    pub(super) fn new(operations: Operations) -> Odds {
        let set = |wanted: &dyn Fn(Roll) -> bool| -> u64 {
            let wanted = Roll::all().filter(|roll| wanted(*roll));
            wanted.map(|roll| 1 << roll.index()).sum()
        };
        let makes = |number: usize| set(&|roll| reach(roll, operations).contains(number as u8));
        Odds {
            makers: std::array::from_fn(makes),
            at_least_three: set(&|roll| roll.weight() >= 3),
            six: set(&|roll| roll.weight() == 6),
        }
    }

    /// The mean over all rolls of the first of these cells that the roll makes;
    /// of the last cell where it makes none (N5).
    pub(super) fn expected(&self, best_first: &[(f32, u8)]) -> f32 {
        let mut rest = (1u64 << Roll::COUNT) - 1;
        let mut sum = 0.0;
        let mut worst = 0.0;
        for &(value, number) in best_first {
            let made = rest & self.makers[usize::from(number)];
            sum += value * self.throws(made);
            rest &= !made;
            worst = value;
        }
        (sum + worst * self.throws(rest)) / Roll::THROWS as f32
    }

    /// How many throws come to one of these rolls.
    fn throws(&self, rolls: u64) -> f32 {
        let three = (rolls & self.at_least_three).count_ones();
        let six = (rolls & self.six).count_ones();
        (rolls.count_ones() + 2 * three + 3 * six) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_throw_counts_once() {
        for operations in Operations::EACH {
            let odds = Odds::new(operations);
            let cells: Vec<(f32, u8)> = (1..=36).map(|number| (1.0, number)).collect();
            assert_eq!(odds.expected(&cells), 1.0);
            for number in 1..=36 {
                let throws = f32::from(::heinash::odds(number, operations) as u16);
                let with = odds.expected(&[(1.0, number), (0.0, 37 - number)]);
                assert_eq!(with, throws / 216.0, "{number}");
                if number == 18 {
                    break;
                }
            }
        }
    }
}
