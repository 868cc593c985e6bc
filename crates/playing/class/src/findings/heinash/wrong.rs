//! What was claimed and was wrong.

use ::heinash::{Expression, Move, Position, RulesError};
use catalog::Listed;
use game::{Event, Game as _, Seat};
use serde::{Deserialize, Serialize};
use table::Table;

use super::search::{Search, played};
use crate::findings::Played;

/// What is wrong with a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "WrongKind")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WrongKind))]
#[serde(tag = "wrong", rename_all = "kebab-case")]
pub enum Wrong {
    /// It does not use each die exactly once.
    Dice,
    /// It uses a sign that is not allowed.
    Sign,
    /// It comes to no whole number, or divides by zero.
    NotWhole,
    /// It comes to a number that no cell has.
    NoCell,
    /// It comes to a number whose cell is taken.
    Taken,
    /// It comes to another number than the one that was named.
    OtherNumber {
        /// What it comes to.
        value: i32,
    },
}

/// A wrong claim.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WrongClaim {
    /// As it was written.
    pub text: String,
    /// The number that was named first, where pupils calculate.
    pub named: Option<u8>,
    /// What is wrong.
    pub what: Wrong,
}

/// What is wrong with a claim in a position in which somebody looks for a
/// number. Nothing, or nothing that can be judged: `None`. A line that is not
/// finished is a slip of the finger and no claim.
pub fn judge(position: &Position, text: &str, named: Option<u8>) -> Option<Wrong> {
    let expression: Expression = text.parse().ok()?;
    let value = expression.value().ok().and_then(|value| value.as_whole());
    let other = |value: i32| named.is_some_and(|named| i32::from(named) != value);
    match position.check_move(&Move::Claim(expression)) {
        Ok(()) => {
            let value = value.filter(|&value| other(value))?;
            Some(Wrong::OtherNumber { value })
        }
        Err(why) => match why {
            RulesError::NotAmongDice { .. }
            | RulesError::UsedTooOften { .. }
            | RulesError::Unused { .. } => Some(Wrong::Dice),
            RulesError::SignNotAllowed { .. } => Some(Wrong::Sign),
            RulesError::DividesByZero { .. } | RulesError::NotWhole { .. } => Some(Wrong::NotWhole),
            // Whoever calculates named a free cell, so this is another number.
            RulesError::NoCell { value } if other(value) => Some(Wrong::OtherNumber { value }),
            RulesError::Taken { number } if other(number.into()) => Some(Wrong::OtherNumber {
                value: number.into(),
            }),
            RulesError::NoCell { .. } => Some(Wrong::NoCell),
            RulesError::Taken { .. } => Some(Wrong::Taken),
            _ => None,
        },
    }
}

/// Reads a claim as it is kept: the number that was named first, if one was, and
/// what was calculated.
pub fn read_claim(text: &str) -> (Option<u8>, &str) {
    match text.split_once('=') {
        Some((named, way)) => (named.trim().parse().ok(), way),
        None => (None, text),
    }
}

/// What was claimed wrongly in a search, judged by the position in which it was.
/// What was right after all, and what is no claim, is left out.
pub(crate) fn claims(played: Played<'_>, search: &Search) -> Vec<WrongClaim> {
    let Some(position) = position_of(played.table, search) else {
        return Vec::new();
    };
    let seat = |player: usize| played.table.seat_of(player).map(Seat::index);
    // Nothing happens between the dice, or the opponent's `none`, and the answer.
    let events = search.roll_at + 1 + usize::from(search.stealing);
    let own = |(player, _, at): &&(usize, String, usize)| {
        *at == events && seat(*player) == Some(search.seat)
    };
    let judged = played.tried.iter().filter(own).filter_map(|(_, text, _)| {
        let (named, way) = read_claim(text);
        let what = judge(&position, way, named)?;
        Some(WrongClaim {
            text: way.to_string(),
            named,
            what,
        })
    });
    judged.collect()
}

/// The position in which somebody searched.
fn position_of(table: &Table, search: &Search) -> Option<Position> {
    let (mut position, steps) = played(table)?;
    for step in steps.iter().take(search.roll_at + 1) {
        position.apply(Position::event_of(&step.event)?).ok()?;
    }
    if search.stealing {
        position.apply(&Event::Move(Move::Nothing)).ok()?;
    }
    Some(position)
}
