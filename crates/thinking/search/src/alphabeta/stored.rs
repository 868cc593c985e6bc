//! What the table holds of a position.

use crate::report::Bound;

/// What the table holds of a position, from the side to move.
#[derive(Clone, Copy)]
pub(super) struct Stored {
    pub(super) value: i32,
    pub(super) bound: Bound,
    /// How deep it was looked at; [`PROVEN`] if no estimate was used.
    pub(super) depth: u32,
    /// Which of the listed moves was best, if it can be written.
    pub(super) best: Option<u16>,
}

pub(super) const PROVEN: u32 = 255;
const NO_MOVE: u64 = 0xfff;

impl Stored {
    pub(super) fn packed(self) -> [u64; 1] {
        let bound = match self.bound {
            Bound::Equal => 0,
            Bound::AtLeast => 1,
            Bound::AtMost => 2,
        };
        let best = self
            .best
            .map_or(NO_MOVE, |best| u64::from(best).min(NO_MOVE));
        [u64::from(self.value as u32) | u64::from(self.depth) << 32 | best << 40 | bound << 52]
    }

    pub(super) fn unpacked([word]: [u64; 1]) -> Stored {
        let best = word >> 40 & NO_MOVE;
        Stored {
            value: word as u32 as i32,
            depth: (word >> 32 & 255) as u32,
            best: (best != NO_MOVE).then_some(best as u16),
            bound: match word >> 52 {
                0 => Bound::Equal,
                1 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
        }
    }
}
