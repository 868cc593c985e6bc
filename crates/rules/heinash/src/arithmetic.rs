//! The signs a player may write, and which of them a game allows (N3).

use crate::fraction::{Fraction, ValueError};

/// One of the four signs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operation {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Times,
    /// `/`
    Divide,
}

impl Operation {
    /// The sign in records.
    pub const fn sign(self) -> char {
        match self {
            Operation::Plus => '+',
            Operation::Minus => '-',
            Operation::Times => '*',
            Operation::Divide => '/',
        }
    }

    /// Reads a sign in any style: of keyboards, of schoolbooks and of records.
    pub const fn from_sign(sign: char) -> Option<Operation> {
        Some(match sign {
            '+' => Operation::Plus,
            '-' | '−' => Operation::Minus,
            '*' | 'x' | 'X' | '×' => Operation::Times,
            '/' | ':' | '÷' => Operation::Divide,
            _ => return None,
        })
    }

    /// Whether it comes before `+` and `-` where no bracket decides.
    pub const fn binds_first(self) -> bool {
        matches!(self, Operation::Times | Operation::Divide)
    }

    /// Calculates exactly.
    pub const fn apply(self, left: Fraction, right: Fraction) -> Result<Fraction, ValueError> {
        match self {
            Operation::Plus => left.plus(right),
            Operation::Minus => left.minus(right),
            Operation::Times => left.times(right),
            Operation::Divide => left.divided_by(right),
        }
    }
}

/// The signs that a game allows.
///
/// ```
/// use heinash::{Operation, Operations, Roll, reach};
///
/// let times = Operation::from_sign('×').unwrap();
/// assert_eq!(times.sign(), '*');
/// assert!(Operations::PlusTimes.allow(times) && !Operations::Plus.allow(times));
///
/// // Fewer signs, fewer numbers: with sums alone every roll makes one.
/// let roll = Roll::new([6, 5, 2]).unwrap();
/// let counts = Operations::EACH.map(|signs| reach(roll, signs).len());
/// assert_eq!(counts, [16, 5, 1]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Operations {
    /// `+-*/`: all four.
    #[default]
    All,
    /// `+*`: sums and products.
    PlusTimes,
    /// `+`: sums only.
    Plus,
}

impl Operations {
    /// Every choice, the usual one first.
    pub const EACH: [Operations; 3] = [Operations::All, Operations::PlusTimes, Operations::Plus];

    /// Whether this sign may be used.
    pub const fn allow(self, operation: Operation) -> bool {
        match (self, operation) {
            (Operations::All, _) | (_, Operation::Plus) => true,
            (Operations::PlusTimes, Operation::Times) => true,
            (Operations::PlusTimes | Operations::Plus, _) => false,
        }
    }
}
