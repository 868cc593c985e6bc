//! Subsets of a few cells as the bits of a number, and their place among the
//! subsets of the same size.

/// How many subsets of `size` out of `of` there are.
pub(super) fn choose(of: usize, size: usize) -> u64 {
    if size > of {
        return 0;
    }
    (0..size.min(of - size)).fold(1, |product, i| product * (of - i) as u64 / (i + 1) as u64)
}

/// The subsets of one size out of the lowest `of` bits, in ascending order.
pub(super) fn subsets(of: usize, size: usize) -> Vec<u32> {
    let all = 0..1u32 << of;
    all.filter(|set| set.count_ones() as usize == size)
        .collect()
}

/// The place of every subset of `of` bits among those of its size. How many
/// higher bits there are makes no difference to it.
pub(super) fn ranks(of: usize) -> Vec<u32> {
    let mut met = vec![0; of + 1];
    let rank = |set: u32| {
        let met = &mut met[set.count_ones() as usize];
        *met += 1;
        *met - 1
    };
    (0..1u32 << of).map(rank).collect()
}

/// Spreads the bits of small numbers over the places of a mask, the lowest bit to
/// the lowest place: eight bits a table.
pub(super) struct Spread {
    tables: [[u32; 256]; 3],
    /// The places of the mask, the lowest first.
    pub(super) places: Vec<u32>,
}

impl Spread {
    /// The largest number of bits that can be spread.
    pub(super) const MOST: usize = 24;

    pub(super) fn new() -> Spread {
        Spread {
            tables: [[0; 256]; 3],
            places: Vec::new(),
        }
    }

    /// Turns to another mask.
    pub(super) fn over(&mut self, mask: u32) {
        self.places.clear();
        self.places
            .extend((0..u32::BITS).filter(|place| mask >> place & 1 == 1));
        for (table, places) in self.tables.iter_mut().zip(self.places.chunks(8)) {
            for set in 1..1usize << places.len() {
                let lowest = places[set.trailing_zeros() as usize];
                table[set] = table[set & (set - 1)] | 1 << lowest;
            }
        }
    }

    pub(super) fn spread(&self, set: u32) -> u32 {
        let [low, middle, high] = &self.tables;
        low[(set & 0xFF) as usize]
            | middle[(set >> 8 & 0xFF) as usize]
            | high[(set >> 16 & 0xFF) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subset_stands_at_its_rank() {
        let ranks = ranks(10);
        for size in 0..=10 {
            let all = subsets(10, size);
            assert_eq!(all.len() as u64, choose(10, size));
            for (place, &set) in all.iter().enumerate() {
                assert_eq!(ranks[set as usize] as usize, place);
            }
        }
        assert_eq!(choose(16, 8), 12_870);
        assert_eq!(choose(3, 4), 0);
    }

    #[test]
    fn bits_are_spread_over_a_mask() {
        let mut spread = Spread::new();
        spread.over(0b1111_1111_1111_0000_1111_1111);
        assert_eq!(spread.spread(0b1_1000_0001), 0b1_0000_1000_0001);
        spread.over(0b1010);
        assert_eq!(spread.spread(0b11), 0b1010);
        assert_eq!(spread.spread(0b10), 0b1000);
    }
}
