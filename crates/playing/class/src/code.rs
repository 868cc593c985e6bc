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

/// How many letters the code of a class has. So many are needed that nobody finds one
/// of ten thousand classes by guessing; `docs/operate.md` has the numbers.
const LENGTH: usize = 8;

/// How many letters the code for a lost seat has, and had the code of a class in older
/// versions. It can be shorter, because whoever guesses it must know the class already
/// and has ten minutes.
const SHORT: usize = 6;

/// A code of eight letters and digits, eleven thousand million of them, or of six,
/// 34 million.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Code {
    /// What is behind its end is 0.
    letters: [u8; LENGTH],
}

/// A text that is no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// It has neither eight letters nor six.
    Length(usize),
    /// No code has this letter.
    Letter(char),
}

impl Code {
    /// A code from a seed. Whoever hands in one that nobody can guess gets a code
    /// that nobody can guess.
    pub fn from_seed(seed: u64) -> Code {
        Code::of_length(LENGTH, seed)
    }

    /// The same for a code that is good for a short time and in one class only.
    pub fn short_from_seed(seed: u64) -> Code {
        Code::of_length(SHORT, seed)
    }

    fn of_length(length: usize, seed: u64) -> Code {
        let mut numbers = Seeded::new(seed);
        let mut letters = [0; LENGTH];
        for letter in &mut letters[..length] {
            *letter = LETTERS[numbers.below(LETTERS.len())];
        }
        Code { letters }
    }

    /// How many codes of a class there are.
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
        use fmt::Write as _;
        let mut letters = self.letters.iter().filter(|&&letter| letter != 0);
        letters.try_for_each(|&letter| f.write_char(letter.into()))
    }
}

impl FromStr for Code {
    type Err = CodeError;

    /// Reads a code as people type it: in small letters, with spaces or hyphens.
    fn from_str(text: &str) -> Result<Code, CodeError> {
        let is_letter = |c: &char| !c.is_whitespace() && !matches!(c, '-' | '‑' | '–' | '.');
        let mut letters = [0; LENGTH];
        let mut length = 0;
        for letter in text.chars().filter(is_letter) {
            let upper = letter.to_ascii_uppercase();
            let known = LETTERS.iter().find(|&&known| char::from(known) == upper);
            let known = *known.ok_or(CodeError::Letter(letter))?;
            if let Some(place) = letters.get_mut(length) {
                *place = known;
            }
            length += 1;
        }
        match length {
            SHORT | LENGTH => Ok(Code { letters }),
            _ => Err(CodeError::Length(length)),
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
        for (code, length) in [(Code::from_seed(7), 8), (Code::short_from_seed(7), 6)] {
            let text = code.to_string();
            assert_eq!(text.len(), length);
            let (start, end) = text.split_at(length / 2);
            for typed in [
                text.clone(),
                text.to_lowercase(),
                format!(" {start} {end}\n"),
                format!("{start}-{end}"),
            ] {
                assert_eq!(typed.parse(), Ok(code), "{typed:?}");
            }
        }
    }

    /// As it stands in the log of a class that an older version opened.
    #[test]
    fn a_code_of_six_letters_that_was_given_out_stays_valid() {
        let code: Code = serde_json::from_str("\"CDFHJK\"").unwrap();
        assert_eq!(code.to_string(), "CDFHJK");
        assert_eq!(serde_json::to_string(&code).unwrap(), "\"CDFHJK\"");
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
        let used: std::collections::BTreeSet<u8> =
            codes.iter().flat_map(|code| code.letters).collect();
        assert_eq!(used.len(), LETTERS.len());
        for confused in "0O1IL2Z5S6G8BUAEY".bytes() {
            assert!(!used.contains(&confused));
        }
        assert!(Code::count() > 11_000_000_000);
    }
}
