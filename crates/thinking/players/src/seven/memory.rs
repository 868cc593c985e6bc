//! What has been found about positions, kept by their keys.

use ::seven::Spot;

/// What is known about a position. A worth is for the side to move.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    key: u64,
    /// The worth is at least and at most this.
    pub(crate) low: i16,
    pub(crate) high: i16,
    /// How far ahead that was found out.
    pub(crate) depth: u8,
    used: bool,
    /// The move that was best, if the low bound came from one.
    pub(crate) best: Option<Spot>,
}

const NOTHING: Known = Known {
    key: 0,
    low: i16::MIN,
    high: i16::MAX,
    depth: 0,
    used: false,
    best: None,
};

/// A table of a fixed size in which what is newer or looked further ahead stays.
pub(crate) struct Memory {
    entries: Vec<Known>,
}

impl Memory {
    /// A table of at most so many bytes.
    pub(crate) fn new(bytes: usize) -> Memory {
        let most = (bytes / size_of::<Known>()).max(2);
        Memory {
            entries: vec![NOTHING; 1 << most.ilog2()],
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.entries.fill(NOTHING);
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1) & !1
    }

    /// What is known about a position.
    pub(crate) fn get(&self, key: u64) -> Option<&Known> {
        let place = self.place(key);
        let pair = &self.entries[place..place + 2];
        pair.iter().find(|known| known.used && known.key == key)
    }

    /// Keeps what was found. Of two entries that share a place, the second
    /// gives way always, the first only to one that looked as far.
    pub(crate) fn put(&mut self, key: u64, low: i16, high: i16, depth: u8, best: Option<Spot>) {
        let place = self.place(key);
        let first = &self.entries[place];
        let index = if first.used && first.key != key && first.depth > depth {
            place + 1
        } else {
            place
        };
        self.entries[index] = Known {
            key,
            low,
            high,
            depth,
            used: true,
            best,
        };
    }
}
