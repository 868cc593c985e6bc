//! The shipped weights are whole, and are those that are documented.

use hyle7::Size;
use players::hyle7::{Weights, WeightsError};

/// The files as they are shipped.
const LARGE: &[u8] = include_bytes!("../../../src/hyle7/weights/7.bin");
const SMALL: &[u8] = include_bytes!("../../../src/hyle7/weights/5.bin");

/// The checksum a file tells of itself, after the name, the version and the
/// size.
fn told(bytes: &[u8]) -> u64 {
    u64::from_le_bytes(bytes[7..15].try_into().expect("eight bytes"))
}

#[test]
fn the_shipped_weights_are_those_that_are_documented() {
    // `tablier train hyle7` reproduces them.
    assert_eq!(format!("{:016x}", told(LARGE)), "6b09b2db9475559d");
    assert_eq!(format!("{:016x}", told(SMALL)), "5aaab69f49a1daa3");
    assert!(LARGE.len() + SMALL.len() <= 250 << 10);
}

#[test]
fn weights_are_read_as_they_were_written() {
    for (bytes, size) in [(LARGE, Size::Large), (SMALL, Size::Small)] {
        let weights = Weights::from_bytes(bytes).expect("the file is whole");
        assert_eq!(weights.size(), size);
        assert_eq!(weights, Weights::shipped(size));
        assert_eq!(weights.to_bytes(), bytes);
        assert_ne!(weights, Weights::blank(size), "something was learned");
    }
}

#[test]
fn a_damaged_file_is_refused() {
    for at in [15, 16, 1000, SMALL.len() - 1] {
        let mut bytes = SMALL.to_vec();
        bytes[at] ^= 4;
        assert_eq!(Weights::from_bytes(&bytes), Err(WeightsError::Checksum));
    }
    let shorter = &SMALL[..SMALL.len() - 1];
    assert_eq!(Weights::from_bytes(shorter), Err(WeightsError::Checksum));
    let mut newer = SMALL.to_vec();
    newer[5] = 3;
    assert_eq!(Weights::from_bytes(&newer), Err(WeightsError::Version(3)));
    assert_eq!(Weights::from_bytes(b"HYL"), Err(WeightsError::NotWeights));
    assert_eq!(Weights::from_bytes(&[7; 40]), Err(WeightsError::NotWeights));
}
