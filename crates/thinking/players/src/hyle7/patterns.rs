//! Lines up to what does not matter: the names of the colours and the
//! direction of reading.
//!
//! A line is written as a number, three bits a cell, 0 for an empty cell. Lines
//! that become equal when colours are renamed or when one is read backwards
//! have the same pattern: 2,152 patterns of seven cells, 117 of five.

use std::sync::OnceLock;

use ::hyle7::Size;

/// How many bits of a line's number a cell takes.
pub(crate) const CELL_BITS: u32 = 3;

/// How many numbers the longest lines have.
const LINES: usize = 1 << (CELL_BITS * 7);

/// The patterns of the lines of one size of board.
pub(crate) struct Patterns {
    /// How many cells a line has.
    length: u32,
    /// The pattern of every line, by the line's number. Shorter lines leave most
    /// of it unused: with one length for all, no look-up has to be checked.
    of_line: Box<[u16; LINES]>,
    /// What a line of each pattern scores by itself (H4).
    scores: Vec<u8>,
    /// How many tokens a line of each pattern has.
    tokens: Vec<u8>,
    /// A line of each pattern.
    examples: Vec<u32>,
    /// What a line of each pattern promises, see [`promise`].
    promises: Vec<f32>,
}

impl Patterns {
    /// The patterns for boards of this size, made at the first call.
    pub(crate) fn of(size: Size) -> &'static Patterns {
        static LARGE: OnceLock<Patterns> = OnceLock::new();
        static SMALL: OnceLock<Patterns> = OnceLock::new();
        match size {
            Size::Large => LARGE.get_or_init(|| Patterns::new(7)),
            Size::Small => SMALL.get_or_init(|| Patterns::new(5)),
        }
    }

    /// The patterns of lines of this length.
    pub(crate) fn new(length: u32) -> Patterns {
        const UNKNOWN: u16 = u16::MAX;
        let lines = 1usize << (CELL_BITS * length);
        let mut patterns = Patterns {
            length,
            of_line: vec![UNKNOWN; LINES].try_into().expect("it has this length"),
            scores: Vec::new(),
            tokens: Vec::new(),
            examples: Vec::new(),
            promises: Vec::new(),
        };
        for line in 0..lines as u32 {
            let named = renamed((0..length).map(|cell| token(line, cell)));
            // The line with its colours renamed comes no later than the line
            // itself, so that its pattern is known already.
            let mut pattern = patterns.of_line[named as usize];
            if pattern == UNKNOWN {
                let mirrored = renamed((0..length).rev().map(|cell| token(line, cell)));
                pattern = patterns.of_line[mirrored as usize];
            }
            if pattern == UNKNOWN {
                pattern = patterns.scores.len() as u16;
                patterns.scores.push(score(line, length, length));
                let tokens = (0..length).filter(|&cell| token(line, cell) != 0);
                patterns.tokens.push(tokens.count() as u8);
                patterns.examples.push(line);
                patterns.promises.push(promise(line, length));
            }
            patterns.of_line[line as usize] = pattern;
        }
        patterns
    }

    /// How many patterns there are.
    pub(crate) fn count(&self) -> usize {
        self.scores.len()
    }

    /// The pattern of a line.
    #[inline]
    pub(crate) fn of_line(&self, line: u32) -> usize {
        self.of_line[line as usize % LINES].into()
    }

    /// What a line of this pattern scores (H4).
    pub(crate) fn score(&self, pattern: usize) -> u8 {
        self.scores[pattern]
    }

    /// What the palindromes of a line up to a length score.
    pub(crate) fn score_up_to(&self, pattern: usize, longest: u32) -> u8 {
        score(self.examples[pattern], self.length, longest)
    }

    /// What a line of this pattern promises: the points of its palindromes and
    /// a part of the points of those that can still come about.
    pub(crate) fn promise(&self, pattern: usize) -> f32 {
        self.promises[pattern]
    }

    /// A line of this pattern.
    pub(crate) fn example(&self, pattern: usize) -> u32 {
        self.examples[pattern]
    }

    /// How many tokens a line of this pattern has.
    pub(crate) fn tokens(&self, pattern: usize) -> u8 {
        self.tokens[pattern]
    }
}

/// The colour on a cell of a line, 0 for none.
#[inline]
pub(crate) fn token(line: u32, cell: u32) -> u32 {
    line >> (CELL_BITS * cell) & 7
}

/// The line with these tokens, its colours renamed in the order in which they
/// appear. Of all namings this has the least number, for the last cells count
/// most: the names are given from the last cell on.
fn renamed(tokens: impl DoubleEndedIterator<Item = u32> + ExactSizeIterator) -> u32 {
    let mut names = [0u32; 8];
    let mut next = 1;
    let mut line = 0;
    for token in tokens.rev() {
        line <<= CELL_BITS;
        if token != 0 {
            if names[token as usize] == 0 {
                names[token as usize] = next;
                next += 1;
            }
            line |= names[token as usize];
        }
    }
    line
}

/// The sum of the lengths of a line's palindromes, those longer than `longest`
/// left out (H4).
fn score(line: u32, length: u32, longest: u32) -> u8 {
    let mut score = 0;
    for start in 0..length {
        for end in start + 1..length.min(start + longest) {
            let is_palindrome = (start..=end).all(|cell| {
                let token = token(line, cell);
                token != 0 && token == self::token(line, start + end - cell)
            });
            if is_palindrome {
                score += (end - start + 1) as u8;
            }
        }
    }
    score
}

/// The points of all palindromes of a line that are there or can still come
/// about, each missing token taking away a part of them: the partner of a token
/// is seldom found, the middle of a palindrome may have any colour.
fn promise(line: u32, length: u32) -> f32 {
    const PARTNER: f32 = 0.1;
    const PAIR: f32 = 0.15;
    let mut promise = 0.0;
    for start in 0..length {
        for end in start + 1..length {
            let mut points = (end - start + 1) as f32;
            for cell in start..start + (end - start).div_ceil(2) {
                let (one, other) = (token(line, cell), token(line, start + end - cell));
                points *= match (one == 0, other == 0) {
                    (false, false) if one == other => 1.0,
                    (false, false) => 0.0,
                    (true, true) => PAIR,
                    _ => PARTNER,
                };
            }
            promise += points;
        }
    }
    promise
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::hyle7::{Colour, line_score};

    #[test]
    fn there_are_as_many_patterns_as_counting_says() {
        // The ways to part n cells and an extra one for the empty ones are Bell
        // numbers; a mirror joins all but the symmetrical ones in pairs.
        assert_eq!(Patterns::of(Size::Large).count(), 2152);
        assert_eq!(Patterns::of(Size::Small).count(), 117);
    }

    #[test]
    fn h4_patterns_score_what_the_rules_say() {
        let patterns = Patterns::of(Size::Large);
        for line in (0..1u32 << 21).step_by(61) {
            let tokens = [0, 1, 2, 3, 4, 5, 6].map(|cell| Colour::new(token(line, cell) as u8));
            let pattern = patterns.of_line(line);
            assert_eq!(u32::from(patterns.score(pattern)), line_score(&tokens));
            let count = tokens.iter().flatten().count();
            assert_eq!(usize::from(patterns.tokens(pattern)), count);
        }
    }
}
