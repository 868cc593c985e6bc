//! What a player calculates (N3), kept as it was written, and its value (N4).

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::arithmetic::Operation;
use crate::forms::{Brackets, Form};
use crate::fraction::{Fraction, ValueError};

/// How many numbers, signs and brackets an expression may have. Three dice need
/// at most seven; the rest is room for generous brackets.
pub const LONGEST_EXPRESSION: usize = 32;

/// A part of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// A number of up to three digits.
    Number(u16),
    /// A sign.
    Sign(Operation),
    /// `(`
    Open,
    /// `)`
    Close,
}

/// An expression as a person wrote it, brackets included. It is well-formed;
/// whether it uses the right dice is for the rules to say.
///
/// ```
/// use heinash::{Expression, ValueError};
///
/// // Signs of schoolbooks and of keyboards are read; brackets are kept.
/// let way: Expression = "(5×4)÷2".parse().unwrap();
/// assert_eq!(way.to_string(), "(5*4)/2");
/// assert_eq!(way.value().unwrap().as_whole(), Some(10));
/// assert_eq!(way.numbers().collect::<Vec<_>>(), [5, 4, 2]);
///
/// // × and ÷ before + and −, otherwise from left to right, and exactly.
/// let value = |text: &str| text.parse::<Expression>().unwrap().value();
/// assert_eq!(value("2+3*4").unwrap().as_whole(), Some(14));
/// assert_eq!(value("6/4/3").unwrap().to_string(), "1/2");
/// assert_eq!(value("1/3*3").unwrap().as_whole(), Some(1));
/// assert_eq!(value("5/(2-2)"), Err(ValueError::DividesByZero));
///
/// // No leading sign, no product without a sign.
/// assert_eq!("-5+6".parse::<Expression>().unwrap_err().offset, 0);
/// assert_eq!("2(3+4)".parse::<Expression>().unwrap_err().offset, 1);
/// ```
///
/// Invariant: the parts are in an order that the grammar accepts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Expression {
    tokens: Vec<Token>,
}

impl Expression {
    /// Wraps parts that are known to be well-formed.
    pub(crate) fn from_tokens(tokens: Vec<Token>) -> Expression {
        Expression { tokens }
    }

    pub(crate) fn from_form(form: &Form) -> Expression {
        let [x, y, z] = form.dice.map(|die| Token::Number(die.into()));
        let first = Token::Sign(form.first);
        let second = Token::Sign(form.second);
        let (open, close) = (Token::Open, Token::Close);
        Expression::from_tokens(match form.brackets {
            Brackets::None => Vec::from([x, first, y, second, z]),
            Brackets::First => Vec::from([open, x, first, y, close, second, z]),
            Brackets::Last => Vec::from([x, first, open, y, second, z, close]),
        })
    }

    /// The parts from left to right.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// The numbers from left to right.
    pub fn numbers(&self) -> impl Iterator<Item = u16> {
        self.tokens.iter().filter_map(|token| match token {
            Token::Number(number) => Some(*number),
            _ => None,
        })
    }

    /// The signs from left to right.
    pub fn signs(&self) -> impl Iterator<Item = Operation> {
        self.tokens.iter().filter_map(|token| match token {
            Token::Sign(operation) => Some(*operation),
            _ => None,
        })
    }

    /// The exact value: × and ÷ before + and −, otherwise from left to right.
    pub fn value(&self) -> Result<Fraction, ValueError> {
        let mut rest = Evaluation {
            tokens: &self.tokens,
        };
        rest.sum()
    }
}

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for token in &self.tokens {
            match token {
                Token::Number(number) => write!(f, "{number}")?,
                Token::Sign(operation) => write!(f, "{}", operation.sign())?,
                Token::Open => f.write_str("(")?,
                Token::Close => f.write_str(")")?,
            }
        }
        Ok(())
    }
}

/// A calculation, or a part of one, as a page shows it: `5 × 4 ÷ 2`.
pub fn shown(tokens: &[Token]) -> String {
    let mut text = String::new();
    for token in tokens {
        match token {
            Token::Number(number) => text.push_str(&number.to_string()),
            Token::Open => text.push('('),
            Token::Close => text.push(')'),
            Token::Sign(sign) => {
                let sign = match sign {
                    Operation::Plus => '+',
                    Operation::Minus => '−',
                    Operation::Times => '×',
                    Operation::Divide => '÷',
                };
                // A line must not break inside a calculation.
                text.push('\u{a0}');
                text.push(sign);
                text.push('\u{a0}');
            }
        }
    }
    text
}

/// What is still to be calculated. Brackets nest at most as deep as an
/// expression is long, so plain recursion is safe.
struct Evaluation<'a> {
    tokens: &'a [Token],
}

impl Evaluation<'_> {
    fn sum(&mut self) -> Result<Fraction, ValueError> {
        let mut value = self.product()?;
        while let Some(operation) = self.sign_if(|operation| !operation.binds_first()) {
            value = operation.apply(value, self.product()?)?;
        }
        Ok(value)
    }

    fn product(&mut self) -> Result<Fraction, ValueError> {
        let mut value = self.operand()?;
        while let Some(operation) = self.sign_if(Operation::binds_first) {
            value = operation.apply(value, self.operand()?)?;
        }
        Ok(value)
    }

    fn operand(&mut self) -> Result<Fraction, ValueError> {
        match self.next() {
            Token::Number(number) => Ok(Fraction::whole(number.into())),
            Token::Open => {
                let value = self.sum()?;
                self.next();
                Ok(value)
            }
            Token::Sign(_) | Token::Close => unreachable!("the expression is well-formed"),
        }
    }

    fn sign_if(&mut self, wanted: impl FnOnce(Operation) -> bool) -> Option<Operation> {
        match self.tokens.first() {
            Some(&Token::Sign(operation)) if wanted(operation) => {
                self.next();
                Some(operation)
            }
            _ => None,
        }
    }

    fn next(&mut self) -> Token {
        let (first, rest) = self
            .tokens
            .split_first()
            .expect("the expression is well-formed");
        self.tokens = rest;
        *first
    }
}
