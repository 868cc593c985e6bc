//! A table of positions already looked at, of a fixed size, shared by threads.
//!
//! An entry is a few words of sixty-four bits and a check word, which is the
//! key mixed with those words. A thread that reads while another writes sees a
//! check that does not fit and takes the entry for a stranger's, so that no lock
//! is needed. Four entries make a bucket; in a full one the entry gives way that
//! was left by an earlier search, or else the one that is the least work to find
//! again. Which bucket a key belongs to follows from the key alone, so the table
//! behaves alike wherever a pointer is 32 or 64 bits wide.

use std::sync::atomic::{AtomicU64, Ordering};

/// How many entries share a bucket.
const WAYS: usize = 4;
/// How many bits of the first word are for the owner's use.
const OWN_BITS: u32 = 54;
const OWN_MASK: u64 = (1 << OWN_BITS) - 1;
/// Ages count from 1, so that no word in use is zero.
const AGES: u64 = 31;
const MOST_WORK: u32 = 31;

/// A table of entries of `WORDS` words each. The first word has 54 bits for its
/// owner's use, the others have all of theirs.
///
/// ```
/// use search::Table;
///
/// let mut table = Table::<2>::new(1 << 16);
/// assert!(table.bytes() <= 1 << 16);
/// table.put(0xfeed, 100, [7, u64::MAX]);
/// assert_eq!(table.get(0xfeed), Some([7, u64::MAX]));
/// assert_eq!(table.get(0xbeef), None);
///
/// // What a search leaves behind is still found by the next, but gives way first.
/// table.grow_older();
/// assert_eq!((table.get(0xfeed).is_some(), table.fullness()), (true, 0));
/// table.clear();
/// assert_eq!(table.get(0xfeed), None);
/// ```
pub struct Table<const WORDS: usize> {
    /// The check of each entry and its words.
    slots: Vec<Slot<WORDS>>,
    /// One less than the number of buckets, a power of two.
    mask: u64,
    age: u64,
}

struct Slot<const WORDS: usize> {
    check: AtomicU64,
    words: [AtomicU64; WORDS],
}

impl<const WORDS: usize> Slot<WORDS> {
    fn empty() -> Slot<WORDS> {
        Slot {
            check: AtomicU64::new(0),
            words: std::array::from_fn(|_| AtomicU64::new(0)),
        }
    }

    fn load(&self) -> (u64, [u64; WORDS]) {
        let words = std::array::from_fn(|i| self.words[i].load(Ordering::Relaxed));
        (self.check.load(Ordering::Relaxed), words)
    }
}

/// Mixes the words so that words which trade places, or change alike, are seen.
fn mixed<const WORDS: usize>(words: &[u64; WORDS]) -> u64 {
    let mut mixed = 0u64;
    for &word in words {
        mixed = (mixed ^ word)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29);
    }
    mixed
}

/// Spreads keys over the buckets even if their low bits are alike.
fn spread(key: u64) -> u64 {
    let key = (key ^ (key >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    key ^ (key >> 32)
}

impl<const WORDS: usize> Table<WORDS> {
    /// An empty table of at most so many bytes, but of one bucket at least.
    pub fn new(bytes: usize) -> Table<WORDS> {
        let bucket = WAYS * (WORDS + 1) * 8;
        let fit = (bytes / bucket).max(1);
        let buckets = 1usize << fit.ilog2();
        let mut slots = Vec::new();
        slots.resize_with(buckets * WAYS, Slot::empty);
        Table {
            slots,
            mask: buckets as u64 - 1,
            age: 1,
        }
    }

    /// How many bytes its entries take.
    pub fn bytes(&self) -> usize {
        self.slots.len() * (WORDS + 1) * 8
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for slot in &mut self.slots {
            *slot = Slot::empty();
        }
        self.age = 1;
    }

    /// Marks everything stored so far as left by an earlier search. It can
    /// still be found, but gives way first.
    pub fn grow_older(&mut self) {
        self.age = self.age % AGES + 1;
    }

    /// What is stored under this key; the first word has only the owner's bits.
    pub fn get(&self, key: u64) -> Option<[u64; WORDS]> {
        for slot in self.bucket(key) {
            let (check, mut words) = slot.load();
            if words[0] != 0 && check ^ mixed(&words) == key {
                words[0] &= OWN_MASK;
                return Some(words);
            }
        }
        None
    }

    /// Stores words under this key, in place of what was there under the same
    /// key. `work` is how many nodes it took to find them.
    pub fn put(&self, key: u64, work: u64, mut words: [u64; WORDS]) {
        debug_assert!(words[0] <= OWN_MASK, "the first word has 54 bits");
        let work = u64::from((64 - work.leading_zeros()).min(MOST_WORK));
        words[0] |= (work | self.age << 5) << OWN_BITS;
        let mut victim = None;
        let mut least = u64::MAX;
        for slot in self.bucket(key) {
            let (check, there) = slot.load();
            if there[0] == 0 || check ^ mixed(&there) == key {
                victim = Some(slot);
                break;
            }
            let header = there[0] >> OWN_BITS;
            let is_fresh = u64::from(header >> 5 == self.age);
            let worth = (header & 31) + 64 * is_fresh;
            if worth < least {
                least = worth;
                victim = Some(slot);
            }
        }
        let slot = victim.expect("a bucket has entries");
        slot.check.store(key ^ mixed(&words), Ordering::Relaxed);
        for (place, &word) in slot.words.iter().zip(&words) {
            place.store(word, Ordering::Relaxed);
        }
    }

    /// How full it is with entries of the current search, in thousandths,
    /// judged by its first entries.
    pub fn fullness(&self) -> u32 {
        let sample = &self.slots[..self.slots.len().min(1000)];
        let header = |slot: &Slot<WORDS>| slot.words[0].load(Ordering::Relaxed) >> OWN_BITS;
        let used = sample.iter().filter(|slot| header(slot) >> 5 == self.age);
        (used.count() * 1000 / sample.len()) as u32
    }

    fn bucket(&self, key: u64) -> &[Slot<WORDS>] {
        let first = (spread(key) & self.mask) as usize * WAYS;
        &self.slots[first..first + WAYS]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Numbers;

    #[test]
    fn what_was_stored_is_found_and_nothing_else() {
        let table = Table::<2>::new(1 << 20);
        let mut numbers = Numbers::seeded(1);
        let stored: Vec<(u64, [u64; 2])> = (0..1000)
            .map(|_| (numbers.bits(), [numbers.bits() >> 10, numbers.bits()]))
            .collect();
        for (key, words) in &stored {
            table.put(*key, 9, *words);
        }
        let found = stored
            .iter()
            .filter(|(key, words)| table.get(*key) == Some(*words));
        assert!(found.count() > 990);
        assert!((0..1000).all(|_| table.get(numbers.bits()).is_none()));
        assert_eq!(table.get(0), None);
    }

    #[test]
    fn a_key_of_zero_is_a_key() {
        let table = Table::<1>::new(64);
        table.put(0, 1, [0]);
        assert_eq!(table.get(0), Some([0]));
    }

    #[test]
    fn it_keeps_to_its_bytes_in_a_power_of_two() {
        for bytes in [0, 1, 64, 100, 1 << 16, 100_000] {
            let table = Table::<1>::new(bytes);
            assert!(table.bytes() <= bytes.max(64));
            assert!(2 * table.bytes() > bytes);
            assert!(table.bytes().is_power_of_two());
        }
    }

    #[test]
    fn the_entry_with_the_least_work_gives_way() {
        let table = Table::<1>::new(64);
        for key in 1..=4 {
            table.put(key, 100 * key, [key]);
        }
        table.put(5, 1, [5]);
        assert_eq!(table.get(1), None);
        assert!((2..=5).all(|key| table.get(key) == Some([key])));
        table.put(6, 1, [6]);
        assert_eq!(table.get(5), None);
    }

    #[test]
    fn what_an_earlier_search_left_gives_way_first() {
        let mut table = Table::<1>::new(64);
        table.put(1, 1 << 30, [1]);
        table.grow_older();
        assert_eq!(table.fullness(), 0);
        for key in 2..=5 {
            table.put(key, 1, [key]);
        }
        assert_eq!(table.get(1), None);
        assert!((2..=5).all(|key| table.get(key) == Some([key])));
        assert_eq!(table.fullness(), 1000);
        table.clear();
        assert_eq!(table.get(2), None);
    }

    /// A thread that is stopped while it writes leaves some words of the old
    /// entry and some of the new one, in any mixture.
    #[test]
    fn an_entry_half_written_is_not_taken_for_one() {
        let table = Table::<3>::new(0);
        let slot = &table.bucket(9)[0];
        let mut writes = Vec::new();
        // Words that change alike or trade places are the hardest to tell.
        for words in [
            [5, 70, 70],
            [5, 81, 81],
            [5, 70, 81],
            [5, 81, 70],
            [6, 0, 0],
        ] {
            table.put(9, 1, words);
            writes.push((words, slot.load()));
        }
        for (_, old) in &writes {
            for (words, new) in &writes {
                for taken in 0..8 {
                    let mixture: [u64; 3] = std::array::from_fn(|i| match taken >> i & 1 {
                        1 => new.1[i],
                        _ => old.1[i],
                    });
                    slot.check.store(new.0, Ordering::Relaxed);
                    for (place, word) in slot.words.iter().zip(mixture) {
                        place.store(word, Ordering::Relaxed);
                    }
                    let whole = (mixture == new.1).then_some(*words);
                    assert_eq!(table.get(9), whole);
                }
            }
        }
    }

    /// Each entry holds words that follow from its key, so that an entry put
    /// together from two writes would be seen.
    #[test]
    fn threads_never_read_what_nobody_wrote() {
        let table = Table::<3>::new(512);
        let words = |key: u64, n: u64| {
            let x = key.wrapping_mul(n + 1);
            [n, x, x]
        };
        std::thread::scope(|scope| {
            for thread in 0..2u64 {
                let table = &table;
                scope.spawn(move || {
                    let mut numbers = Numbers::seeded(thread);
                    let mut hits = 0;
                    for _ in 0..300_000 {
                        let key = u64::from(numbers.below(24));
                        if numbers.below(2) == 0 {
                            let n = u64::from(numbers.below(1000));
                            table.put(key, n, words(key, n));
                        } else if let Some(found) = table.get(key) {
                            assert_eq!(found, words(key, found[0]));
                            hits += 1;
                        }
                    }
                    assert!(hits > 1000);
                });
            }
        });
    }
}
