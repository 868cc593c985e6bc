//! Why something well-formed is against the rules of HeiNash.

use alloc::string::String;

use game::{Clause, Lang, Refusal, TurnError};

use crate::arithmetic::Operations;
use crate::expression::Expression;
use crate::fraction::Fraction;
use crate::setup::Variant;
use crate::words;

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RulesError {
    /// The event does not belong here at all.
    Turn(TurnError),
    /// The game was ended by time, by giving up or by agreement.
    Stopped,
    /// A number of the expression was not rolled.
    NotAmongDice {
        /// That number.
        number: u16,
    },
    /// A number of the expression was rolled, but not so often.
    UsedTooOften {
        /// That number.
        die: u8,
        /// How often the expression uses it.
        times: u8,
        /// How many dice show it.
        dice: u8,
    },
    /// A die is not used.
    Unused {
        /// What it shows.
        die: u8,
        /// How many dice that show it are not used.
        unused: u8,
        /// How many dice show it.
        dice: u8,
    },
    /// The expression has a sign that this game does without.
    SignNotAllowed {
        /// The signs that may be used.
        allowed: Operations,
    },
    /// The expression divides by zero.
    DividesByZero {
        /// The expression.
        expression: Expression,
    },
    /// The expression comes to a fraction.
    NotWhole {
        /// The expression.
        expression: Expression,
        /// What it comes to.
        value: Fraction,
    },
    /// The expression comes to a number that no cell has.
    NoCell {
        /// That number.
        value: i32,
    },
    /// The expression comes to the number of a cell that is not free.
    Taken {
        /// That number.
        number: u8,
    },
    /// A pawn is put before anybody has looked for a number.
    LookFirst(Variant),
    /// A number is looked for, or given up, when a pawn has to be put.
    PutFirst {
        /// The rules that are played.
        variant: Variant,
        /// Whether it is a pawn of the seat that puts it.
        own: bool,
    },
    /// A pawn is put on a cell that does not exist.
    PutNowhere {
        /// The number of that cell.
        number: u8,
    },
    /// A pawn is put on a cell that is not free.
    PutOnTaken {
        /// The number of that cell.
        number: u8,
        /// Whether it is a pawn of the seat that puts it.
        own: bool,
    },
}

impl Refusal for RulesError {
    fn clause(&self) -> Clause {
        Clause(match self {
            RulesError::Turn(error) => match error {
                TurnError::Over => "N8",
                TurnError::ChanceIsNext | TurnError::MoveIsNext => "N3",
                TurnError::NoSuchSeat { .. } | TurnError::AlreadyOut(_) => "N11",
                TurnError::NoGameTime => "N12",
                TurnError::OtherGame => "N1",
            },
            RulesError::Stopped => "N9",
            RulesError::NotAmongDice { .. }
            | RulesError::UsedTooOften { .. }
            | RulesError::Unused { .. }
            | RulesError::SignNotAllowed { .. }
            | RulesError::Taken { .. } => "N3",
            RulesError::DividesByZero { .. }
            | RulesError::NotWhole { .. }
            | RulesError::NoCell { .. } => "N4",
            RulesError::LookFirst(variant) | RulesError::PutFirst { variant, .. } => {
                match variant {
                    Variant::Base => "N5",
                    Variant::StealNumber => "N6",
                    Variant::StealPlace => "N7",
                }
            }
            RulesError::PutNowhere { .. } => "N1",
            RulesError::PutOnTaken { own: false, .. } => "N5",
            RulesError::PutOnTaken { own: true, .. } => "N7",
        })
    }

    fn explain(&self, lang: Lang) -> String {
        words::explain(self, lang)
    }
}

game::explained_error!(RulesError: Turn(TurnError));
