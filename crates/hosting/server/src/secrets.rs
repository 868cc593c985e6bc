//! Names, codes and secrets: made here, and kept only as what they hash to.

use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// Letters and digits that nobody mistakes for each other, read aloud or typed.
const ALPHABET: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// How long the code for a place is: short enough to be typed, and among so many
/// that nobody finds one by trying at the pace that is allowed. Older versions gave out
/// six letters, which are looked up like all others.
const CODE: usize = 8;

/// How long the public name of a table is.
const NAME: usize = 10;

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

fn letters(length: usize) -> String {
    // There are 32 letters, so each is as likely as the others.
    let letter = |byte: &u8| char::from(ALPHABET[usize::from(byte & 31)]);
    bytes::<16>().iter().take(length).map(letter).collect()
}

/// A code that people type.
pub(crate) fn code() -> String {
    letters(CODE)
}

/// How many codes there are.
#[cfg(test)]
pub(crate) const fn codes_there_are() -> u64 {
    (ALPHABET.len() as u64).pow(CODE as u32)
}

/// The public name of a table.
pub(crate) fn name() -> String {
    letters(NAME).to_lowercase()
}

/// A secret that nobody types: 32 bytes in hexadecimal.
pub(crate) fn secret() -> String {
    hex(&bytes::<32>())
}

/// The server's own part of a table's chance.
pub(crate) fn chance() -> fair::Secret {
    fair::Secret::new(bytes())
}

/// A number without meaning.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// What people type, as codes are written: capitals without gaps.
pub(crate) fn tidy(typed: &str) -> String {
    let sound = |letter: &char| letter.is_ascii_alphanumeric();
    let typed = typed.chars().filter(sound).take(32);
    typed.map(|letter| letter.to_ascii_uppercase()).collect()
}

/// What is kept of a secret or a code.
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// Says whether a secret is the one of which this is kept, in a time that does
/// not depend on how much of it is right.
pub(crate) fn matches(kept: &str, secret: &str) -> bool {
    bool::from(kept.as_bytes().ct_eq(hash(secret).as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_of_clear_letters_and_never_alike() {
        let mut codes: Vec<String> = (0..200).map(|_| code()).collect();
        assert!(codes.iter().all(|code| code.len() == CODE));
        let clear = |letter: char| !"01IO".contains(letter) && letter.is_ascii_alphanumeric();
        assert!(codes.iter().flat_map(|code| code.chars()).all(clear));
        codes.sort();
        codes.dedup();
        assert_eq!(codes.len(), 200);
    }

    #[test]
    fn every_letter_is_used() {
        let many: String = (0..400).map(|_| letters(10)).collect();
        let used = |letter: &&u8| many.as_bytes().contains(letter);
        assert_eq!(ALPHABET.iter().filter(used).count(), ALPHABET.len());
    }

    #[test]
    fn what_is_typed_may_have_gaps_and_small_letters() {
        assert_eq!(tidy(" ab3-x9 q\u{301}"), "AB3X9Q");
        assert_eq!(tidy(&"a".repeat(100)).len(), 32);
    }

    #[test]
    fn only_the_secret_itself_matches() {
        let secret = secret();
        assert!(matches(&hash(&secret), &secret));
        assert!(!matches(&hash(&secret), &secret[1..]));
        assert!(!matches("", &secret));
    }
}
