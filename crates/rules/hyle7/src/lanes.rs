//! Eight small numbers side by side in the bytes of one word, the first in the
//! lowest byte. The bag and the boards find “the n-th of all” with them, in a
//! few operations and without a branch.

/// A one in every lane. Multiplying by it adds up the lanes: each then holds
/// the sum of itself and all lanes before it.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The highest bit of every lane.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// The sum of all lanes, which must be less than 128.
pub(crate) const fn sum(lanes: u64) -> u32 {
    (lanes.wrapping_mul(ONES) >> 56) as u32
}

/// Lines up as many things as each lane says and finds the `nth` of them all,
/// counted from 0: the lane it belongs to, and which one of its lane it is.
pub(crate) const fn find(lanes: u64, nth: u32) -> (u32, u32) {
    debug_assert!(nth < sum(lanes));
    let through = lanes.wrapping_mul(ONES);
    // No sum reaches 128, so a lane's highest bit survives the subtraction
    // exactly where everything up to and with that lane comes before `nth`.
    let passed = (((nth as u64 * ONES) | HIGH) - through) & HIGH;
    let lane = sum(passed >> 7);
    let before = (through << 8) >> (8 * lane) & 0xff;
    (lane, nth - before as u32)
}

/// How many bits are set in each lane.
pub(crate) const fn ones_of_each(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
}

/// The place of the `nth` set bit of a word, counted from 0.
pub(crate) const fn nth_bit(bits: u64, nth: u32) -> u32 {
    let (lane, rest) = find(ones_of_each(bits), nth);
    let byte = bits >> (8 * lane) & 0xff;
    // Every lane keeps one bit of the byte, which then becomes 0 or 1.
    let spread = (byte * ONES) & 0x8040_2010_0804_0201;
    let each = (spread + 0x7f7f_7f7f_7f7f_7f7f) >> 7 & ONES;
    8 * lane + find(each, rest).0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_found_in_the_lane_they_lie_in() {
        let lanes = [0, 3, 0, 0, 7, 1, 0, 2];
        let mut nth = 0;
        for (lane, &count) in lanes.iter().enumerate() {
            for rest in 0..u32::from(count) {
                assert_eq!(find(u64::from_le_bytes(lanes), nth), (lane as u32, rest));
                nth += 1;
            }
        }
        assert_eq!(sum(u64::from_le_bytes(lanes)), nth);
    }

    #[test]
    fn every_set_bit_is_found_in_order() {
        let mut bits = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..1000 {
            bits = bits.rotate_left(7).wrapping_mul(0x2545_f491_4f6c_dd1d);
            let places = (0..64).filter(|place| bits >> place & 1 == 1);
            for (nth, place) in places.enumerate() {
                assert_eq!(nth_bit(bits, nth as u32), place);
            }
        }
    }
}
