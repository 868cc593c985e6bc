//! Chance is a move that is handed in: the rules say what can happen and with
//! which exact odds, never which of it does.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::bits::{BitReader, BitWriter, Pack, Unpackable};
use crate::notation::{Notation, ParseError};

/// Something chance may bring, with its share of the odds. The odds of an
/// outcome are its weight over the sum of all weights: exact integers.
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

    fn unpack(_: &mut BitReader<'_>) -> Result<NoChance, Unpackable> {
        Err(Unpackable)
    }
}

impl Chance for NoChance {
    const PREFIX: &'static str = "";
}

/// Picks one outcome by its odds, given a source of numbers: `below(n)` must
/// answer with a number in `0..n`.
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
pub fn evenly<C>(outcomes: impl IntoIterator<Item = C>) -> Vec<Weighted<C>> {
    let one = |outcome| Weighted { outcome, weight: 1 };
    outcomes.into_iter().map(one).collect()
}
