//! The stream of numbers behind one roll, one draw or one lot.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::secret::Secret;

/// What every message begins with. Another function would have another label.
const LABEL: &str = "tablier-fair-1";

/// What the numbers are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Who has which seat.
    Lot,
    /// A roll or a draw.
    Chance,
}

impl Purpose {
    const fn word(self) -> &'static str {
        match self {
            Purpose::Lot => "lot",
            Purpose::Chance => "chance",
        }
    }
}

/// Hands bytes on with their number in front, so that no two lists of texts
/// look alike behind each other.
pub(crate) fn text(bytes: &[u8], to: &mut impl FnMut(&[u8])) {
    to(&(bytes.len() as u32).to_be_bytes());
    to(bytes);
}

/// Numbers that follow from all secrets, the table, a purpose and its count.
pub(crate) struct Stream {
    /// Everything but the number of the block has been written to it.
    begun: Hmac<Sha256>,
    next_block: u32,
    block: [u8; 32],
    /// How many bytes of the block have been used.
    used: usize,
}

impl Stream {
    pub(crate) fn new(
        secret: &Secret,
        table: &str,
        players: &[Option<Secret>],
        purpose: Purpose,
        count: u32,
    ) -> Stream {
        let mut begun = Hmac::<Sha256>::new_from_slice(secret.bytes())
            .expect("a key of any length can be used");
        let mut add = |bytes: &[u8]| begun.update(bytes);
        text(LABEL.as_bytes(), &mut add);
        text(table.as_bytes(), &mut add);
        add(&(players.len() as u32).to_be_bytes());
        for player in players {
            let bytes = player.as_ref().map_or(&[][..], |secret| secret.bytes());
            text(bytes, &mut add);
        }
        text(purpose.word().as_bytes(), &mut add);
        add(&count.to_be_bytes());
        Stream {
            begun,
            next_block: 0,
            block: [0; 32],
            used: 32,
        }
    }

    fn next(&mut self) -> u32 {
        if self.used == self.block.len() {
            let mut hmac = self.begun.clone();
            hmac.update(&self.next_block.to_be_bytes());
            self.block = hmac.finalize().into_bytes().into();
            self.next_block += 1;
            self.used = 0;
        }
        let mut four = [0; 4];
        four.copy_from_slice(&self.block[self.used..self.used + 4]);
        self.used += 4;
        u32::from_be_bytes(four)
    }

    /// A number in `0..limit`, each as likely as the others: those beyond the
    /// last whole multiple of the limit would favour the small ones and are
    /// passed over.
    pub(crate) fn below(&mut self, limit: u32) -> u32 {
        let mut next = || self.next();
        below(limit, &mut next)
    }
}

fn below(limit: u32, next: &mut impl FnMut() -> u32) -> u32 {
    let all = 1_u64 << 32;
    let even = all - all % u64::from(limit);
    loop {
        let number = next();
        if u64::from(number) < even {
            return number % limit;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_would_favour_the_small_ones_are_passed_over() {
        let answer = |limit, numbers: &[u32]| {
            let mut left = numbers.iter();
            let found = below(limit, &mut || *left.next().unwrap());
            (found, left.len())
        };
        // 2³² is 19884107 · 216 + 184: the last 184 numbers are one too many.
        assert_eq!(answer(216, &[u32::MAX - 184, 5]), (215, 1));
        assert_eq!(answer(216, &[u32::MAX - 183, u32::MAX, 217]), (1, 0));
        assert_eq!(answer(1, &[u32::MAX]), (0, 0));
        assert_eq!(answer(2, &[u32::MAX]), (1, 0));
        assert_eq!(answer(1 << 31, &[u32::MAX]), ((1 << 31) - 1, 0));
        assert_eq!(answer(u32::MAX, &[u32::MAX, 3]), (3, 0));
    }

    #[test]
    fn numbers_are_as_published_beyond_the_first_block() {
        let page = include_str!("../../../../docs/fairness.md");
        let line = page.lines().find_map(|line| line.strip_prefix("numbers "));
        let published: Vec<u32> = line
            .unwrap()
            .split(' ')
            .map(|n| n.parse().unwrap())
            .collect();
        assert!(published.len() > 8, "a block has eight");
        let secret = |start| Secret::new(core::array::from_fn(|at| start + at as u8));
        let players = [Some(secret(32)), Some(secret(64))];
        let mut stream = Stream::new(&secret(0), "example", &players, Purpose::Chance, 0);
        let numbers: Vec<u32> = published.iter().map(|_| stream.next()).collect();
        assert_eq!(numbers, published);
    }
}
