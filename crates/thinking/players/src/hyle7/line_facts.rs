//! What is worth knowing about a line as it stands: what every change of one
//! token would add to its value.
//!
//! Boards that are looked at one after the other share most of their lines, so
//! that what was worked out for a line is kept for a while.

use super::field::SIDE;
use super::line_values::Slab;
use super::patterns::{CELL_BITS, token};

/// For each colour what it adds, in units. The first is unused.
pub(crate) type ByColour = [i16; 8];

/// A token that can slide: where in the line it lies, and its colour.
#[derive(Clone, Copy, Default)]
pub(crate) struct Source {
    pub(crate) cell: u8,
    pub(crate) colour: u8,
}

/// What is known about a line.
#[derive(Clone, Copy)]
pub(crate) struct LineFacts {
    /// Which line they are about.
    key: u64,
    /// By free cell, what a token there adds.
    pub(crate) put: [ByColour; SIDE],
    /// By cell with a token, what taking it away adds.
    pub(crate) taken: [i16; SIDE],
    /// By free cell, what it adds to slide the next token there from one side
    /// and from the other.
    pub(crate) slid: [[i16; 2]; SIDE],
    /// The tokens that slide there, if there are any.
    pub(crate) sources: [[Option<Source>; 2]; SIDE],
}

impl LineFacts {
    pub(crate) const NONE: LineFacts = LineFacts {
        key: 0,
        put: [[0; 8]; SIDE],
        taken: [0; SIDE],
        slid: [[0; 2]; SIDE],
        sources: [[None; 2]; SIDE],
    };

    /// Works out the facts about a line of so many cells.
    fn new(key: u64, slab: &Slab, start: usize, line: u32, length: usize) -> LineFacts {
        let mut facts = LineFacts {
            key,
            ..LineFacts::NONE
        };
        let value = slab.value_from(start, line);
        // No line is worth so much that a difference does not fit.
        let added = |changed: u32| (slab.value_from(start, changed) - value) as i16;
        let mut nearest: [Option<Source>; 2] = [None; 2];
        for nth in 0..length {
            // Both ways at once: up the line and down it.
            for (side, cell) in [nth, length - 1 - nth].into_iter().enumerate() {
                let shift = CELL_BITS * cell as u32;
                let colour = token(line, cell as u32);
                if colour != 0 {
                    facts.taken[cell] = added(line ^ colour << shift);
                    nearest[side] = Some(Source {
                        cell: cell as u8,
                        colour: colour as u8,
                    });
                    continue;
                }
                if side == 0 {
                    for colour in 1..8u32 {
                        facts.put[cell][colour as usize] = added(line | colour << shift);
                    }
                }
                if let Some(source) = nearest[side] {
                    let colour = u32::from(source.colour);
                    let from = CELL_BITS * u32::from(source.cell);
                    facts.slid[cell][side] = added(line ^ colour << from ^ colour << shift);
                    facts.sources[cell][side] = nearest[side];
                }
            }
        }
        facts
    }
}

/// The facts about the lines met last.
pub(crate) struct Notes {
    entries: Vec<LineFacts>,
    age: u64,
}

impl Notes {
    /// Notes about at most so many lines, a power of two.
    pub(crate) fn new(count: usize) -> Notes {
        debug_assert!(count.is_power_of_two());
        Notes {
            entries: vec![LineFacts::NONE; count],
            age: 1,
        }
    }

    /// Forgets everything: the values of lines have changed.
    pub(crate) fn forget(&mut self) {
        self.age += 1;
    }

    /// The facts about a line on boards with so many tokens.
    #[inline]
    pub(crate) fn about(
        &mut self,
        slab: &Slab,
        tokens: u32,
        (line, cells): (usize, u32),
        length: usize,
    ) -> &LineFacts {
        let start = slab.start(line);
        // A class is a multiple of 4096, and lines need 21 bits.
        let what = u64::from(cells) | (start as u64) << 9 | u64::from(tokens) << 24;
        let key = what | self.age << 31;
        let mixed = what.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        let at = mixed as usize & (self.entries.len() - 1);
        let entry = &mut self.entries[at];
        if entry.key != key {
            *entry = LineFacts::new(key, slab, start, cells, length);
        }
        entry
    }
}
