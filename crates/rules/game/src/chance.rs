//! Chance is a move that is handed in: the rules say what can happen and with
//! which exact odds, never which of it does.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::bits::{BitReader, BitWriter, Pack, UnpackError};
use crate::notation::{Notation, ParseError};

/// Something chance may bring, with its share of the odds. The odds of an
/// outcome are its weight over the sum of all weights: exact integers.
///
/// ```
/// use game::{Weighted, total};
///
/// // The sum of two dice: 36 equally likely throws, eleven different sums.
/// let sums: Vec<Weighted<u32>> = (2..=12u32)
///     .map(|sum| Weighted { outcome: sum, weight: 6 - sum.abs_diff(7) })
///     .collect();
/// assert_eq!(total(&sums), 36);
/// let mean: u32 = sums.iter().map(|case| case.outcome * case.weight).sum();
/// assert_eq!(mean, 7 * 36);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Weighted<C> {
    /// What happens.
    pub outcome: C,
    /// How many of the equally likely cases bring it; never 0.
    pub weight: u32,
}

/// The notation of a chance event. Every one starts with the same word, by
/// which a reader tells it from a move.
pub trait Chance: Notation {
    /// What every event of this kind starts with, such as `roll:`; empty for
    /// a game without chance.
    const PREFIX: &'static str;
}

/// The chance of a game that has none: a type without values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoChance {}

impl fmt::Display for NoChance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoChance {
    type Err = ParseError;

    fn from_str(_: &str) -> Result<NoChance, ParseError> {
        Err(ParseError::at(0, crate::words::NO_CHANCE))
    }
}

impl Pack for NoChance {
    fn pack(&self, _: &mut BitWriter) {
        match *self {}
    }

    fn unpack(_: &mut BitReader<'_>) -> Result<NoChance, UnpackError> {
        Err(UnpackError)
    }
}

impl Chance for NoChance {
    const PREFIX: &'static str = "";
}

/// Picks one outcome by its odds, given a source of numbers: `below(n)` must
/// answer with a number in `0..n`.
///
/// ```
/// use game::{Weighted, pick};
///
/// let urn = [
///     Weighted { outcome: "black", weight: 3 },
///     Weighted { outcome: "white", weight: 1 },
/// ];
/// // Every number that can come, once: the odds are met exactly.
/// let drawn: Vec<&str> = (0..4).map(|number| pick(&urn, &mut |_| number)).collect();
/// assert_eq!(drawn, ["black", "black", "black", "white"]);
///
/// // A source of numbers of one's own is a closure.
/// let mut state = 1u64;
/// let mut below = |limit: u32| {
///     state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
///     ((state >> 32) * u64::from(limit) >> 32) as u32
/// };
/// let blacks = (0..4000).filter(|_| pick(&urn, &mut below) == "black").count();
/// assert!((2900..3100).contains(&blacks));
/// ```
///
/// # Panics
/// If there is nothing to pick from, or `below` breaks its promise.
pub fn pick<C: Clone>(odds: &[Weighted<C>], below: &mut impl FnMut(u32) -> u32) -> C {
    let total = odds.iter().map(|case| case.weight).sum();
    let mut rest = below(total);
    for case in odds {
        if rest < case.weight {
            return case.outcome.clone();
        }
        rest -= case.weight;
    }
    panic!("the source of numbers answered outside its range")
}

/// The sum of all weights.
pub fn total<C>(odds: &[Weighted<C>]) -> u32 {
    odds.iter().map(|case| case.weight).sum()
}

/// Lists equally likely outcomes.
///
/// ```
/// use game::{evenly, total};
///
/// let die = evenly(1..=6);
/// assert_eq!((die.len(), total(&die)), (6, 6));
/// assert!(die.iter().all(|face| face.weight == 1));
/// ```
pub fn evenly<C>(outcomes: impl IntoIterator<Item = C>) -> Vec<Weighted<C>> {
    let one = |outcome| Weighted { outcome, weight: 1 };
    outcomes.into_iter().map(one).collect()
}
