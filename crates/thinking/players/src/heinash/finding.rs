//! Which numbers a player of some level finds with a roll (N3).
//!
//! A way to a number is seen the more easily the simpler its signs are, and a
//! number is found as soon as one of its ways is seen.

use ::heinash::{Expression, NumberSet, Operation, Position, Token, ways};
use search::Numbers;

/// How easily a sign comes to mind.
const fn familiar(sign: Operation) -> f64 {
    match sign {
        Operation::Plus => 1.0,
        Operation::Times => 0.75,
        Operation::Minus => 0.6,
        Operation::Divide => 0.4,
    }
}

/// What brackets leave of how easily a way is seen.
const BRACKETS: f64 = 0.6;

/// How easily a way is seen: 1 for a plain sum, less for all others.
pub(super) fn ease(way: &Expression) -> f64 {
    let signs: f64 = way.signs().map(familiar).product();
    match way.tokens().contains(&Token::Open) {
        true => BRACKETS * signs,
        false => signs,
    }
}

/// How likely somebody of this skill, from 0 to 1, finds a number that can be
/// made in these ways.
pub(super) fn chance_to_find(ways: &[Expression], skill: f64) -> f64 {
    let missed = |way: &Expression| 1.0 - skill * (skill + (1.0 - skill) * ease(way));
    1.0 - ways.iter().map(missed).product::<f64>()
}

/// The numbers of free cells that somebody of this skill finds with the dice on
/// the table.
pub(super) fn found(position: &Position, skill: f64, numbers: &mut Numbers) -> NumberSet {
    let Some(roll) = position.roll() else {
        return NumberSet::EMPTY;
    };
    let ways = ways(roll, position.setup().operations);
    let reach = position.within_reach();
    let is_found = |number: &u8| {
        let chance = chance_to_find(ways.to(*number), skill);
        numbers.fraction() < chance
    };
    reach.iter().filter(is_found).collect()
}
