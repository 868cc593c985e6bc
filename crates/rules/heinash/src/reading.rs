//! Reading expressions: digits, signs in both styles and brackets, without
//! spaces, leading signs or implied products.

use alloc::vec::Vec;
use core::str::FromStr;

use game::{Cursor, ParseError, Phrase};

use crate::arithmetic::Operation;
use crate::expression::{Expression, LONGEST_EXPRESSION, Token};
use crate::words;

/// The largest number that can be written.
pub(crate) const LARGEST_NUMBER: u16 = 999;

/// Takes the parts of an expression one after the other and refuses the first
/// that cannot stand where it does.
#[derive(Default)]
pub(crate) struct Grammar {
    tokens: Vec<Token>,
    open: usize,
}

impl Grammar {
    /// Whether a number or an opening bracket must come next.
    fn wants_operand(&self) -> bool {
        matches!(
            self.tokens.last(),
            None | Some(Token::Sign(_) | Token::Open)
        )
    }

    /// What must come next.
    fn expected(&self) -> Phrase {
        if self.wants_operand() {
            words::OPERAND
        } else {
            words::SIGN
        }
    }

    /// Takes the next part, or says what was expected instead.
    pub(crate) fn push(&mut self, token: Token) -> Result<(), Phrase> {
        let opens = matches!(token, Token::Number(_) | Token::Open);
        if opens != self.wants_operand() {
            return Err(self.expected());
        }
        if self.tokens.len() == LONGEST_EXPRESSION {
            return Err(words::TOO_LONG);
        }
        match token {
            Token::Open => self.open += 1,
            Token::Close if self.open == 0 => return Err(words::STRAY_BRACKET),
            Token::Close => self.open -= 1,
            Token::Number(_) | Token::Sign(_) => {}
        }
        self.tokens.push(token);
        Ok(())
    }

    /// The whole expression, or what is missing.
    pub(crate) fn finish(self) -> Result<Expression, Phrase> {
        if self.wants_operand() {
            Err(words::OPERAND)
        } else if self.open > 0 {
            Err(words::BRACKET_MISSING)
        } else {
            Ok(Expression::from_tokens(self.tokens))
        }
    }
}

impl FromStr for Expression {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Expression, ParseError> {
        let mut cursor = Cursor::new(text);
        let mut grammar = Grammar::default();
        while let Some(next) = cursor.peek() {
            let start = cursor.offset();
            let token = if next.is_ascii_digit() {
                Token::Number(number(&mut cursor)?)
            } else {
                let token = match next {
                    '(' => Some(Token::Open),
                    ')' => Some(Token::Close),
                    sign => Operation::from_sign(sign).map(Token::Sign),
                };
                cursor.take(next);
                token.ok_or(ParseError::at(start, grammar.expected()))?
            };
            let pushed = grammar.push(token);
            pushed.map_err(|expected| ParseError::at(start, expected))?;
        }
        grammar.finish().map_err(|expected| cursor.error(expected))
    }
}

fn number(cursor: &mut Cursor<'_>) -> Result<u16, ParseError> {
    let number = cursor.number(LARGEST_NUMBER.into(), words::NUMBER)?;
    Ok(number as u16)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fraction::{Fraction, ValueError};
    use alloc::string::{String, ToString};

    fn read(text: &str) -> Expression {
        text.parse().unwrap()
    }

    #[test]
    fn n3_an_expression_is_kept_as_it_was_written() {
        for text in ["(5*4)/2", "((5))+(4-2)", "5+4+2", "12/(3-999)", "0"] {
            assert_eq!(read(text).to_string(), text);
        }
        assert_ne!(read("(5*4)/2"), read("5*4/2"));
    }

    #[test]
    fn n3_signs_are_read_in_both_styles() {
        for text in ["5x4:2−1", "5×4÷2-1", "5X4/2−1"] {
            assert_eq!(read(text), read("5*4/2-1"), "{text}");
        }
    }

    #[test]
    fn n4_times_and_divide_bind_first_then_left_to_right() {
        for (text, value) in [
            ("5-4-2", -1),
            ("5-4*2", -3),
            ("6/3/2", 1),
            ("6/3*2", 4),
            ("6/(3*2)", 1),
            ("2+6/3", 4),
            ("(2+6)/4", 2),
            ("2-(3-6)", 5),
            ("((2)*(6-1))", 10),
        ] {
            assert_eq!(read(text).value(), Ok(Fraction::whole(value)), "{text}");
        }
        assert_eq!(read("5/2+4").value().unwrap().to_string(), "13/2");
        assert_eq!(read("5/(4-4)").value(), Err(ValueError::DividesByZero));
        assert_eq!(read("999*999*999*999").value(), Err(ValueError::TooLarge));
    }

    #[test]
    fn n3_what_is_no_expression_is_refused_where_it_goes_wrong() {
        for (text, offset, expected) in [
            ("", 0, words::OPERAND),
            ("-5", 0, words::OPERAND),
            ("5+", 2, words::OPERAND),
            ("5++4", 2, words::OPERAND),
            ("5×÷4", 2, words::OPERAND),
            ("()", 1, words::OPERAND),
            ("5(4)", 1, words::SIGN),
            ("(5)4", 3, words::SIGN),
            ("5 +4", 1, words::SIGN),
            ("5+é", 2, words::OPERAND),
            ("5^2", 1, words::SIGN),
            ("5)", 1, words::STRAY_BRACKET),
            ("(5+4", 4, words::BRACKET_MISSING),
            ("5+1000", 2, words::NUMBER),
        ] {
            let error = text.parse::<Expression>().unwrap_err();
            assert_eq!(error, ParseError::at(offset, expected), "{text}");
        }
    }

    #[test]
    fn n3_an_expression_has_at_most_32_parts() {
        let nested = |depth| "(".repeat(depth) + "5" + &")".repeat(depth);
        assert!(nested(15).parse::<Expression>().is_ok());
        let error = nested(16).parse::<Expression>().unwrap_err();
        assert_eq!(error, ParseError::at(32, words::TOO_LONG));
        let long: String = "(".repeat(100_000);
        let error = long.parse::<Expression>().unwrap_err();
        assert_eq!(error, ParseError::at(32, words::TOO_LONG));
    }
}
