//! Weights as bytes, as they are shipped.
//!
//! ```text
//! "HYLEW" version side checksum values
//!     5      1      1       8     knots × classes × patterns
//! ```
//!
//! A value is one byte: how far the learned value lies from what the pattern
//! promises, in eighths of a point, with a sign. The checksum is FNV-1a of 64
//! bits over everything else, the lowest byte first.

use std::fmt;

use ::hyle7::Size;

use super::patterns::Patterns;
use super::weights::Weights;

const NAME: &[u8; 5] = b"HYLEW";
const VERSION: u8 = 1;
/// How many bytes stand before the values.
const HEAD: usize = 15;
/// How many steps of a byte make a point.
const STEPS: f32 = 8.0;

/// Why bytes are no weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// They do not begin as weights do.
    NotWeights,
    /// They are of a version that is not known here.
    Version(u8),
    /// There are too few or too many.
    Length,
    /// The checksum does not fit.
    Checksum,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::NotWeights => f.write_str("these are no weights"),
            Unreadable::Version(version) => write!(f, "weights of unknown version {version}"),
            Unreadable::Length => f.write_str("weights of the wrong length"),
            Unreadable::Checksum => f.write_str("the checksum of the weights does not fit"),
        }
    }
}

impl std::error::Error for Unreadable {}

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

/// What each value is compared with.
fn promises(size: Size) -> impl Iterator<Item = f32> {
    let patterns = Patterns::of(size);
    (0..patterns.count())
        .cycle()
        .map(|pattern| patterns.promise(pattern))
}

impl Weights {
    /// These weights as they are shipped. Values are rounded to eighths of a
    /// point.
    pub fn to_bytes(&self) -> Vec<u8> {
        let size = self.size();
        let value = |(value, promise): (&f32, f32)| ((value - promise) * STEPS).round() as i8 as u8;
        let values: Vec<u8> = self.values.iter().zip(promises(size)).map(value).collect();
        let mut bytes = NAME.to_vec();
        bytes.extend([VERSION, size.side() as u8]);
        let checksum = checksum(&bytes, &values);
        bytes.extend(checksum.to_le_bytes());
        bytes.extend(values);
        bytes
    }

    /// Reads weights.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, Unreadable> {
        if bytes.len() < HEAD || !bytes.starts_with(NAME) {
            return Err(Unreadable::NotWeights);
        }
        let (head, values) = bytes.split_at(HEAD);
        let (before, sum) = head.split_at(HEAD - 8);
        if before[5] != VERSION {
            return Err(Unreadable::Version(before[5]));
        }
        let size = match before[6] {
            7 => Size::Seven,
            5 => Size::Five,
            _ => return Err(Unreadable::NotWeights),
        };
        if sum != checksum(before, values).to_le_bytes() {
            return Err(Unreadable::Checksum);
        }
        let mut weights = Weights::blank(size);
        if weights.values.len() != values.len() {
            return Err(Unreadable::Length);
        }
        for (weight, &value) in weights.values.iter_mut().zip(values) {
            *weight += f32::from(value as i8) / STEPS;
        }
        Ok(weights)
    }

    /// The weights that come with the player.
    pub fn shipped(size: Size) -> Weights {
        let bytes: &[u8] = match size {
            Size::Seven => include_bytes!("../../weights/hyle7-7.bin"),
            Size::Five => include_bytes!("../../weights/hyle7-5.bin"),
        };
        Weights::from_bytes(bytes).expect("a test reads the shipped weights")
    }
}
