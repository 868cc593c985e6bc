//! Weights as bytes, as they are shipped.
//!
//! ```text
//! "HYLEW" version side checksum values
//!     5      1      1       8     knots × classes × patterns
//! ```
//!
//! A value is a whole number of 32nds of a point, less what the pattern scores
//! as it stands and less the same value at the knot before. [`squeezed`] says how
//! such numbers are written. The checksum is FNV-1a of 64 bits over everything
//! else, the lowest byte first.

use std::fmt;

use ::hyle7::Size;

use crate::weights::{File, inside};

use super::line_values::UNIT;
use super::rice_code::{squeezed, unsqueezed};
use super::weights::{Weights, knots};

const NAME: &[u8; 5] = b"HYLEW";
const VERSION: u8 = 2;
/// How many bytes stand before the values.
const HEAD: usize = 15;
/// How many units make a step of a value.
const STEP: i32 = 8;

/// The weights that come with the player, for the large board and the small one.
pub(super) static FILES: [File; 2] = [
    File::new("hyle7-7", is_weights, inside!("weights/7.bin")),
    File::new("hyle7-5", is_weights, inside!("weights/5.bin")),
];

fn is_weights(bytes: &[u8]) -> bool {
    Weights::from_bytes(bytes).is_ok()
}

/// Why bytes are no weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// They do not begin as weights do.
    NotWeights,
    /// They are of a version that is not known here.
    Version(u8),
    /// There are too few or too many.
    Length,
    /// The checksum does not fit.
    Checksum,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NotWeights => f.write_str("these are no weights"),
            WeightsError::Version(version) => write!(f, "weights of unknown version {version}"),
            WeightsError::Length => f.write_str("weights of the wrong length"),
            WeightsError::Checksum => f.write_str("the checksum of the weights does not fit"),
        }
    }
}

impl std::error::Error for WeightsError {}

/// FNV-1a, going on from a state.
fn mixed(bytes: &[u8], state: u64) -> u64 {
    bytes.iter().fold(state, |state, &byte| {
        (state ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The checksum of a file: of its head before the checksum and of its values.
fn checksum(before: &[u8], after: &[u8]) -> u64 {
    mixed(after, mixed(before, 0xcbf2_9ce4_8422_2325))
}

/// How far each number lies from the one so many places before it.
fn differences(numbers: &[i32], apart: usize) -> impl Iterator<Item = i32> {
    let before = move |nth: usize| nth.checked_sub(apart).map_or(0, |nth| numbers[nth]);
    (0..numbers.len()).map(move |nth| numbers[nth] - before(nth))
}

/// The numbers whose differences these are. Damaged ones may be any, so that
/// sums wrap.
fn sums(differences: &mut [i32], apart: usize) {
    for nth in apart..differences.len() {
        differences[nth] = differences[nth].wrapping_add(differences[nth - apart]);
    }
}

impl Weights {
    /// These weights as they are shipped, their values rounded.
    pub fn to_bytes(&self) -> Vec<u8> {
        let blank = Weights::blank(self.size());
        let both = self.values.iter().zip(&blank.values);
        let units = both.map(|(value, score)| ((value - score) * UNIT).round() as i32);
        let steps = units.map(|units| (units + STEP / 2).div_euclid(STEP));
        let steps: Vec<i32> = steps.collect();
        let squeezed = squeezed(differences(&steps, self.at_knot()));
        let mut bytes = NAME.to_vec();
        bytes.extend([VERSION, self.size().side() as u8]);
        let checksum = checksum(&bytes, &squeezed);
        bytes.extend(checksum.to_le_bytes());
        bytes.extend(squeezed);
        bytes
    }

    /// Reads weights.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        if bytes.len() < HEAD || !bytes.starts_with(NAME) {
            return Err(WeightsError::NotWeights);
        }
        let (head, values) = bytes.split_at(HEAD);
        let (before, sum) = head.split_at(HEAD - 8);
        if before[5] != VERSION {
            return Err(WeightsError::Version(before[5]));
        }
        let size = match before[6] {
            7 => Size::Large,
            5 => Size::Small,
            _ => return Err(WeightsError::NotWeights),
        };
        if sum != checksum(before, values).to_le_bytes() {
            return Err(WeightsError::Checksum);
        }
        let mut weights = Weights::blank(size);
        let steps = unsqueezed(values, weights.values.len());
        let mut steps = steps.ok_or(WeightsError::Length)?;
        sums(&mut steps, weights.at_knot());
        for (weight, steps) in weights.values.iter_mut().zip(steps) {
            *weight += steps.wrapping_mul(STEP) as f32 / UNIT;
        }
        Ok(weights)
    }

    /// How many values there are at a knot.
    fn at_knot(&self) -> usize {
        self.values.len() / knots(self.size())
    }

    /// The weights that come with the player.
    pub fn shipped(size: Size) -> Weights {
        let file = match size {
            Size::Large => &FILES[0],
            Size::Small => &FILES[1],
        };
        Weights::from_bytes(file.bytes()).expect("a test reads the shipped weights")
    }
}
