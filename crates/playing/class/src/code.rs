//! Short codes that are read from a board or a neighbour's screen and typed in:
//! the code to join a class, and the one that gives a lost seat back.

use std::fmt;
use std::str::FromStr;

use game::Lang;
use serde::{Deserialize, Serialize};

use crate::seeded::Seeded;
use crate::words;

/// The letters and digits of a code. Left out is what is mistaken for something
/// else on a blackboard (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U next to V), and the vowels, so
/// that no code is a word.
const LETTERS: &[u8; 18] = b"CDFHJKMNPQRTVWX479";

/// How many letters a code has.
const LENGTH: usize = 6;

/// A code of six letters and digits: 34 million of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Code([u8; LENGTH]);

/// A text that is no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// It has more or fewer letters than six.
    Length(usize),
    /// No code has this letter.
    Letter(char),
}

impl Code {
    /// A code from a seed. Whoever hands in one that nobody can guess gets a code
    /// that nobody can guess.
    pub fn from_seed(seed: u64) -> Code {
        let mut numbers = Seeded::new(seed);
        Code(std::array::from_fn(|_| {
            LETTERS[numbers.below(LETTERS.len())]
        }))
    }

    /// How many codes there are.
    pub const fn count() -> u64 {
        (LETTERS.len() as u64).pow(LENGTH as u32)
    }
}

impl CodeError {
    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        words::bad_code(self, lang)
    }

    /// What a code is made of, to be named where one is asked for.
    pub(crate) fn letters() -> String {
        String::from_utf8_lossy(LETTERS).into_owned()
    }
}

game::explained_error!(CodeError);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| {
            use fmt::Write as _;
            f.write_char(letter.into())
        })
    }
}

impl FromStr for Code {
    type Err = CodeError;

    /// Reads a code as people type it: in small letters, with spaces or hyphens.
    fn from_str(text: &str) -> Result<Code, CodeError> {
        let is_letter = |c: &char| !c.is_whitespace() && !matches!(c, '-' | '‑' | '–' | '.');
        let mut code = [0; LENGTH];
        let mut length = 0;
        for letter in text.chars().filter(is_letter) {
            let upper = letter.to_ascii_uppercase();
            let known = LETTERS.iter().find(|&&known| char::from(known) == upper);
            let known = *known.ok_or(CodeError::Letter(letter))?;
            if let Some(place) = code.get_mut(length) {
                *place = known;
            }
            length += 1;
        }
        if length == LENGTH {
            Ok(Code(code))
        } else {
            Err(CodeError::Length(length))
        }
    }
}

impl From<Code> for String {
    fn from(code: Code) -> String {
        code.to_string()
    }
}

impl TryFrom<String> for Code {
    type Error = CodeError;

    fn try_from(text: String) -> Result<Code, CodeError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let code = Code::from_seed(7);
        let text = code.to_string();
        assert_eq!(text.len(), 6);
        let (start, end) = text.split_at(3);
        for typed in [
            text.clone(),
            text.to_lowercase(),
            format!(" {start} {end}\n"),
            format!("{start}-{end}"),
        ] {
            assert_eq!(typed.parse(), Ok(code), "{typed:?}");
        }
    }

    #[test]
    fn what_is_no_code_is_refused_with_its_reason() {
        assert_eq!("".parse::<Code>(), Err(CodeError::Length(0)));
        assert_eq!("CDFHJ".parse::<Code>(), Err(CodeError::Length(5)));
        assert_eq!("CDFHJKM".parse::<Code>(), Err(CodeError::Length(7)));
        assert_eq!("CDFHJ0".parse::<Code>(), Err(CodeError::Letter('0')));
        assert_eq!("éDFHJK".parse::<Code>(), Err(CodeError::Letter('é')));
        for lang in Lang::ALL {
            let said = CodeError::Letter('0').explain(lang);
            assert!(said.contains('0') && said.contains("479"), "{said}");
        }
    }

    #[test]
    fn codes_differ_and_use_every_letter() {
        let codes: std::collections::BTreeSet<Code> = (0..2000).map(Code::from_seed).collect();
        assert!(codes.len() > 1990, "{} of 2000", codes.len());
        let used: std::collections::BTreeSet<u8> = codes.iter().flat_map(|code| code.0).collect();
        assert_eq!(used.len(), LETTERS.len());
        for confused in "0O1IL2Z5S6G8BUAEY".bytes() {
            assert!(!used.contains(&confused));
        }
        assert!(Code::count() > 30_000_000);
    }
}
