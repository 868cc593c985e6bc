//! Any game as search sees it, without any knowledge of the game: its moves in
//! the order it lists them, its own way to make a random step, and nothing but
//! the outcome to judge by.

use std::hash::{Hash, Hasher};

use game::{Game, Outcome, PerSeat, Seat, Turn, Weighted};

use crate::numbers::Numbers;
use crate::state::{Rewards, State};

/// A game's position.
///
/// ```
/// use game::{Game, Seat, Turn};
/// use search::state::Rewards;
/// use search::{Numbers, Plain, State};
/// use seven::{Position, Setup};
///
/// let mut plain = Plain::new(Position::start(&Setup::pairs()));
/// let mut numbers = Numbers::seeded(1);
/// while plain.turn() != Turn::Over {
///     plain.step_at_random(&mut numbers);
/// }
/// // Members of a pair win and lose together.
/// let rewards = plain.rewards();
/// assert_eq!(rewards[Seat::new(0)], rewards[Seat::new(2)]);
/// assert_eq!(rewards[Seat::new(0)] + rewards[Seat::new(1)], 1.0);
/// ```
#[derive(Clone, Debug)]
pub struct Plain<G> {
    game: G,
}

impl<G: Game> Plain<G> {
    /// This position. Who plays together with whom, the game says.
    pub fn new(game: G) -> Plain<G> {
        Plain { game }
    }

    /// The position.
    pub fn game(&self) -> &G {
        &self.game
    }
}

/// What an outcome is worth to each seat: 1 to the side that is first, in equal
/// shares to sides that are first together, and 0 to the others. What a side
/// gets, each of its seats gets whole.
///
/// ```
/// use game::{Outcome, PerSeat};
/// use search::plain::rewards_of;
///
/// // Two of three share the first place.
/// let outcome = Outcome::ranked(PerSeat::new(3, |seat| [5, 5, 2][seat.index()]));
/// assert_eq!(rewards_of(&outcome, |seat| seat.index()).as_slice(), [0.5, 0.5, 0.0]);
/// ```
pub fn rewards_of(outcome: &Outcome, side: impl Fn(Seat) -> usize) -> PerSeat<f64> {
    let places = outcome.places;
    let seats = || Seat::all(places.seats());
    let is_first = |one: usize| seats().any(|seat| side(seat) == one && places[seat] == 1);
    // A side counts once, at the first of its seats.
    let begins = |seat: Seat| !seats().any(|other| other < seat && side(other) == side(seat));
    let first = seats().filter(|&seat| begins(seat) && is_first(side(seat)));
    let share = 1.0 / first.count() as f64;
    PerSeat::new(places.seats(), |seat| match is_first(side(seat)) {
        true => share,
        false => 0.0,
    })
}

/// A number that tells values apart, the same wherever a pointer is 32 or 64 bits
/// wide.
pub fn key_of(value: &impl Hash) -> u64 {
    let mut hasher = Fold(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    hasher.finish()
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
        key_of(&self.game)
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
        rewards_of(&outcome, |seat| self.game.side(seat))
    }

    fn side(&self, seat: Seat) -> u8 {
        self.game.side(seat) as u8
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

    fn rewards(places: &[u8], sides: &[usize]) -> Vec<f64> {
        let seats = places.len();
        let outcome = Outcome {
            places: PerSeat::new(seats, |seat| places[seat.index()]),
        };
        rewards_of(&outcome, |seat| sides[seat.index()])
            .as_slice()
            .to_vec()
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
