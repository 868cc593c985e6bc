//! What the table holds of a position: between which ends its value lies.

use crate::report::Found;

/// One end of what a position can be worth, and how deep that was looked at.
#[derive(Clone, Copy)]
pub(super) struct End {
    pub(super) value: f64,
    /// [`PROVEN`] if no estimate was used, 0 if nothing is known.
    pub(super) depth: u32,
}

/// What the table holds of a position, from the side that wants more.
#[derive(Clone, Copy)]
pub(super) struct Stored {
    pub(super) lower: End,
    pub(super) upper: End,
    pub(super) best: Option<u16>,
}

pub(super) const PROVEN: u32 = 255;
pub(super) const NO_MOVE: u64 = 0xffff;

impl Stored {
    pub(super) const UNKNOWN: Stored = Stored {
        lower: End {
            value: f64::NEG_INFINITY,
            depth: 0,
        },
        upper: End {
            value: f64::INFINITY,
            depth: 0,
        },
        best: None,
    };

    pub(super) fn packed(self) -> [u64; 3] {
        let best = self.best.map_or(NO_MOVE, u64::from);
        [
            u64::from(self.lower.depth) | u64::from(self.upper.depth) << 8 | best << 16,
            self.lower.value.to_bits(),
            self.upper.value.to_bits(),
        ]
    }

    pub(super) fn unpacked([word, lower, upper]: [u64; 3]) -> Stored {
        let best = word >> 16 & NO_MOVE;
        Stored {
            lower: End {
                value: f64::from_bits(lower),
                depth: (word & 255) as u32,
            },
            upper: End {
                value: f64::from_bits(upper),
                depth: (word >> 8 & 255) as u32,
            },
            best: (best != NO_MOVE).then_some(best as u16),
        }
    }
}

/// What the table knows, if it answers the question.
pub(super) fn usable(entry: &Stored, depth: u32, (alpha, beta): (f64, f64)) -> Option<Found<f64>> {
    let Stored { lower, upper, .. } = *entry;
    let (has_lower, has_upper) = (lower.depth >= depth, upper.depth >= depth);
    let found = |end: End| Found {
        value: end.value,
        exact: end.depth == PROVEN,
    };
    if has_lower && lower.value >= beta {
        return Some(found(lower));
    }
    if has_upper && upper.value <= alpha {
        return Some(found(upper));
    }
    if has_lower && has_upper && lower.value >= upper.value {
        // Ends found at different depths may cross: the deeper one holds.
        let end = if lower.depth >= upper.depth {
            lower
        } else {
            upper
        };
        let exact = lower.depth == PROVEN && upper.depth == PROVEN;
        return Some(Found {
            value: end.value,
            exact,
        });
    }
    None
}
