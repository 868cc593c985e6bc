//! The shipped weights are those that are documented, to the last byte.

/// The files as they are shipped.
const NORMAL: &[u8] = include_bytes!("../../../src/seven/weights/normal.bin");
const MISERE: &[u8] = include_bytes!("../../../src/seven/weights/misere.bin");

/// The checksum FNV-1a of 64 bits.
fn checksum(bytes: &[u8]) -> u64 {
    let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

#[test]
fn the_checksum_is_the_one_it_is_called() {
    // A known answer: FNV-1a of "a".
    assert_eq!(checksum(b"a"), 0xaf63_dc4c_8601_ec8c);
}

#[test]
fn the_shipped_weights_are_those_that_are_documented() {
    // The example `seven_train` without arguments makes them again, to the byte.
    assert_eq!(format!("{:016x}", checksum(NORMAL)), "4e642d0a9e5c3ec2");
    assert_eq!(format!("{:016x}", checksum(MISERE)), "bce6940221dc6141");
    assert!(NORMAL.len() + MISERE.len() <= 64 << 10);
}
