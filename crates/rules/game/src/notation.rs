//! How moves and chance events are written and read: the syntax only. Whether
//! something well-formed is also legal is for the rules to say.

use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use crate::bits::Pack;
use crate::words::{Lang, Phrase};

/// Something that has a written form and a packed one, and reads both back.
pub trait Notation: Clone + Eq + Hash + Debug + Display + FromStr<Err = ParseError> + Pack {}

impl<T> Notation for T where
    T: Clone + Eq + Hash + Debug + Display + FromStr<Err = ParseError> + Pack
{
}

/// A text that is not well-formed: where it goes wrong and what would be right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ParseError {
    /// How many characters of the text are still fine.
    pub offset: usize,
    /// What was expected there.
    pub expected: Phrase,
}

impl ParseError {
    /// A text that goes wrong after `offset` characters.
    pub const fn at(offset: usize, expected: Phrase) -> ParseError {
        ParseError { offset, expected }
    }

    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> &'static str {
        self.expected.text(lang)
    }
}

crate::explained_error!(ParseError);

/// Reads a short text from left to right and knows where it stands.
///
/// ```
/// use game::{Cursor, ParseError, Phrase};
///
/// const POINT: Phrase = Phrase::new("x,y is expected", "x,y est attendu", "se espera x,y");
///
/// fn point(text: &str) -> Result<(i32, i32), ParseError> {
///     let mut cursor = Cursor::new(text);
///     let x = cursor.signed(99, POINT)?;
///     cursor.expect(',', POINT)?;
///     let y = cursor.signed(99, POINT)?;
///     cursor.end(POINT)?;
///     Ok((x, y))
/// }
///
/// assert_eq!(point("3,-4"), Ok((3, -4)));
/// assert_eq!(point("3;4"), Err(ParseError::at(1, POINT)));
/// assert_eq!(point("3,4,5"), Err(ParseError::at(3, POINT)));
/// assert_eq!(point("3,100"), Err(ParseError::at(2, POINT)), "too large");
/// ```
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    rest: &'a str,
    offset: usize,
}

impl<'a> Cursor<'a> {
    /// Starts at the beginning of `text`.
    pub const fn new(text: &'a str) -> Cursor<'a> {
        Cursor {
            rest: text,
            offset: 0,
        }
    }

    /// The next character, left where it is.
    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// How many characters have been taken.
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// Says that something else was expected at this place.
    pub const fn error(&self, expected: Phrase) -> ParseError {
        ParseError::at(self.offset, expected)
    }

    /// Takes the next character if `wanted` accepts it.
    pub fn take_if(&mut self, wanted: impl FnOnce(char) -> bool) -> Option<char> {
        let next = self.peek().filter(|&c| wanted(c))?;
        self.rest = &self.rest[next.len_utf8()..];
        self.offset += 1;
        Some(next)
    }

    /// Takes the next character if it is this one.
    pub fn take(&mut self, wanted: char) -> bool {
        self.take_if(|c| c == wanted).is_some()
    }

    /// Takes a whole word if it stands here.
    pub fn take_word(&mut self, word: &str) -> bool {
        let Some(rest) = self.rest.strip_prefix(word) else {
            return false;
        };
        self.rest = rest;
        self.offset += word.chars().count();
        true
    }

    /// Takes this character or says what was expected.
    pub fn expect(&mut self, wanted: char, expected: Phrase) -> Result<(), ParseError> {
        if self.take(wanted) {
            Ok(())
        } else {
            Err(self.error(expected))
        }
    }

    /// Takes a whole number of at most `limit`, written with digits only.
    pub fn number(&mut self, limit: u32, expected: Phrase) -> Result<u32, ParseError> {
        let start = self.clone();
        let mut value = None;
        while let Some(digit) = self.take_if(|c| c.is_ascii_digit()) {
            let digit = u32::from(digit as u8 - b'0');
            let longer = value.unwrap_or(0u32).checked_mul(10);
            value = longer.and_then(|v| v.checked_add(digit));
            if value.is_none_or(|v| v > limit) {
                return Err(start.error(expected));
            }
        }
        value.ok_or_else(|| start.error(expected))
    }

    /// Takes a whole number of at most `limit` either way, perhaps after a minus.
    pub fn signed(&mut self, limit: u32, expected: Phrase) -> Result<i32, ParseError> {
        let negative = self.take('-');
        let size = self.number(limit.min(i32::MAX as u32), expected)? as i32;
        Ok(if negative { -size } else { size })
    }

    /// Succeeds if everything has been taken.
    pub fn end(&self, expected: Phrase) -> Result<(), ParseError> {
        if self.rest.is_empty() {
            Ok(())
        } else {
            Err(self.error(expected))
        }
    }
}
