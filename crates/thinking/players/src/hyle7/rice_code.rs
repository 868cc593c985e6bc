//! Small whole numbers in few bits.
//!
//! A number is written with its lowest bits as they are and the rest as so many
//! ones and a zero (a Rice code). How many bits are lowest follows from the
//! numbers before it, so that stretches of small numbers take least.

/// The most ones in a row; a number that would need more follows in full.
const MOST_ONES: u32 = 20;

/// How many bits a number in full has.
const IN_FULL: u32 = 20;

/// Which code suits the numbers seen so far.
struct Habit {
    /// The mean of the last numbers, in sixteenths.
    mean: u32,
}

impl Habit {
    fn new() -> Habit {
        Habit { mean: 64 }
    }

    /// How many bits to write as they are.
    fn low_bits(&self) -> u32 {
        (self.mean / 16 + 1).ilog2()
    }

    fn learn(&mut self, folded: u32) {
        self.mean = self.mean - self.mean / 16 + folded.min(1 << 16);
    }
}

/// Writes numbers of less than nineteen bits.
pub(crate) fn squeezed(numbers: impl Iterator<Item = i32>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut count = 0u32;
    let mut write = |bits: u32, width: u32| {
        for nth in (0..width).rev() {
            if count.is_multiple_of(8) {
                bytes.push(0);
            }
            if let Some(last) = bytes.last_mut() {
                *last |= ((bits >> nth & 1) as u8) << (7 - count % 8);
            }
            count += 1;
        }
    };
    let mut habit = Habit::new();
    for number in numbers {
        // Signs alternate: 0, -1, 1, -2, 2 become 0, 1, 2, 3, 4.
        let folded = (number << 1 ^ number >> 31) as u32;
        let low = habit.low_bits();
        let ones = (folded >> low).min(MOST_ONES);
        for _ in 0..ones {
            write(1, 1);
        }
        if ones < MOST_ONES {
            write(0, 1);
            write(folded, low);
        } else {
            write(folded, IN_FULL);
        }
        habit.learn(folded);
    }
    bytes
}

/// Reads so many numbers; `None` if the bytes are not just those that say them.
pub(crate) fn unsqueezed(bytes: &[u8], numbers: usize) -> Option<Vec<i32>> {
    let mut at = 0usize;
    let mut read = |width: u32| -> Option<u32> {
        let mut bits = 0;
        for _ in 0..width {
            let byte = bytes.get(at / 8)?;
            bits = bits << 1 | u32::from(byte >> (7 - at % 8) & 1);
            at += 1;
        }
        Some(bits)
    };
    let mut habit = Habit::new();
    let mut found = Vec::with_capacity(numbers);
    for _ in 0..numbers {
        let low = habit.low_bits();
        let mut ones = 0;
        while ones < MOST_ONES && read(1)? == 1 {
            ones += 1;
        }
        let folded = if ones < MOST_ONES {
            ones << low | read(low)?
        } else {
            read(IN_FULL)?
        };
        habit.learn(folded);
        found.push((folded >> 1) as i32 ^ -((folded & 1) as i32));
    }
    (at.div_ceil(8) == bytes.len()).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Numbers;

    #[test]
    fn numbers_are_read_as_they_were_written() {
        let mut numbers = Numbers::seeded(2);
        for limit in [1, 2, 10, 1000, 1 << 19] {
            let some: Vec<i32> = (0..500)
                .map(|_| numbers.below(limit) as i32 - limit as i32 / 2)
                .collect();
            let bytes = squeezed(some.iter().copied());
            assert_eq!(unsqueezed(&bytes, some.len()), Some(some));
        }
    }

    #[test]
    fn small_numbers_take_few_bits() {
        let bytes = squeezed((0..8000).map(|nth| nth % 3 - 1));
        assert!(bytes.len() < 8000 * 3 / 8, "{}", bytes.len());
    }

    #[test]
    fn too_few_or_too_many_bytes_are_refused() {
        let bytes = squeezed((0..100).map(|nth| nth * 7 % 50));
        assert_eq!(unsqueezed(&bytes[..bytes.len() - 1], 100), None);
        let more = [&bytes[..], &[0]].concat();
        assert_eq!(unsqueezed(&more, 100), None);
    }
}
