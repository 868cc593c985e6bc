//! Any game as search sees it, without any knowledge of the game: its moves in
//! the order it lists them, its own way to make a random step, and nothing but
//! the outcome to judge by.

use std::hash::Hasher;

use game::{Game, Outcome, PerSeat, Seat, Turn, Weighted};

use crate::numbers::Numbers;
use crate::state::{Rewards, State};

/// A game's position and who plays together with whom.
#[derive(Clone, Debug)]
pub struct Plain<G> {
    game: G,
    /// The side each seat is on.
    sides: PerSeat<u8>,
}

impl<G: Game> Plain<G> {
    /// A position where each seat plays for itself.
    pub fn new(game: G) -> Plain<G> {
        let sides = PerSeat::new(game.seats(), |seat| seat.index() as u8);
        Plain { game, sides }
    }

    /// A position of two pairs: every other seat belongs together.
    pub fn in_pairs(game: G) -> Plain<G> {
        let sides = PerSeat::new(game.seats(), |seat| seat.index() as u8 % 2);
        Plain { game, sides }
    }

    /// The position.
    pub fn game(&self) -> &G {
        &self.game
    }
}

/// What an outcome is worth to each seat: 1 to the side that is first, in equal
/// shares to sides that are first together, and 0 to the others. What a side
/// gets, each of its seats gets whole.
pub fn rewards_of(outcome: &Outcome, sides: &PerSeat<u8>) -> PerSeat<f64> {
    let places = outcome.places;
    let is_first = |side: u8| {
        let mut seats = Seat::all(places.seats());
        seats.any(|seat| sides[seat] == side && places[seat] == 1)
    };
    let mut known = [false; 256];
    for seat in Seat::all(places.seats()) {
        known[usize::from(sides[seat])] = is_first(sides[seat]);
    }
    let first = known.iter().filter(|&&is_first| is_first).count();
    PerSeat::new(places.seats(), |seat| {
        match known[usize::from(sides[seat])] {
            true => 1.0 / first as f64,
            false => 0.0,
        }
    })
}

impl<G: Game> State for Plain<G> {
    type Move = G::Move;
    type Chance = G::Chance;

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn moves(&self, out: &mut Vec<G::Move>) {
        self.game.moves(out);
    }

    fn chances(&self, out: &mut Vec<Weighted<G::Chance>>) {
        out.extend(self.game.chances());
    }

    fn play(&mut self, mv: G::Move) {
        self.game.play_unchecked(&mv);
    }

    fn settle(&mut self, chance: G::Chance) {
        self.game.settle_unchecked(&chance);
    }

    fn key(&self) -> u64 {
        let mut hasher = Fold(0xcbf2_9ce4_8422_2325);
        self.game.hash(&mut hasher);
        hasher.finish()
    }
}

impl<G: Game> Rewards for Plain<G> {
    fn seats(&self) -> usize {
        self.game.seats()
    }

    /// Before the end everybody may still win.
    fn rewards(&self) -> PerSeat<f64> {
        let outcome = self.game.outcome();
        let outcome = outcome.unwrap_or_else(|| Outcome::draw(self.game.seats()));
        rewards_of(&outcome, &self.sides)
    }

    fn side(&self, seat: Seat) -> u8 {
        self.sides[seat]
    }

    fn step_at_random(&mut self, numbers: &mut Numbers) {
        self.game.step_at_random(&mut |limit| numbers.below(limit));
    }
}

/// A hash that is the same wherever a pointer is 32 or 64 bits wide.
struct Fold(u64);

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(23);
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(u64::from(word));
    }

    fn write_u16(&mut self, word: u16) {
        self.write_u64(u64::from(word));
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rewards(places: &[u8], sides: &[u8]) -> Vec<f64> {
        let seats = places.len();
        let outcome = Outcome {
            places: PerSeat::new(seats, |seat| places[seat.index()]),
        };
        let sides = PerSeat::new(seats, |seat| sides[seat.index()]);
        rewards_of(&outcome, &sides).as_slice().to_vec()
    }

    #[test]
    fn the_first_takes_all_and_sides_share() {
        assert_eq!(rewards(&[1, 2], &[0, 1]), [1.0, 0.0]);
        assert_eq!(rewards(&[1, 1], &[0, 1]), [0.5, 0.5]);
        assert_eq!(rewards(&[2, 1, 3], &[0, 1, 2]), [0.0, 1.0, 0.0]);
        assert_eq!(rewards(&[1, 3, 1], &[0, 1, 2]), [0.5, 0.0, 0.5]);
        assert_eq!(rewards(&[3, 1, 3, 1], &[0, 1, 0, 1]), [0.0, 1.0, 0.0, 1.0]);
        assert_eq!(rewards(&[1, 1, 1, 1], &[0, 1, 0, 1]), [0.5; 4]);
        assert_eq!(rewards(&[1, 1, 1, 1], &[0, 1, 2, 3]), [0.25; 4]);
    }
}
