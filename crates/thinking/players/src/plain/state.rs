//! A position of any game as search sees it.

use catalog::{AnyEvent, AnyGame};
use game::{Outcome, PerSeat, Seat, Turn, Weighted};
use search::Numbers;
use search::plain::{key_of, rewards_of};
use search::state::{Rewards, State};

/// A position of which nothing is known but the rules.
#[derive(Clone)]
pub(super) struct Untold(pub(super) AnyGame);

impl Untold {
    fn happen(&mut self, event: &AnyEvent) {
        let happened = self.0.apply(event);
        happened.expect("what a game lists can happen");
    }
}

impl State for Untold {
    type Move = AnyEvent;
    type Chance = AnyEvent;

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self, out: &mut Vec<AnyEvent>) {
        out.extend(self.0.moves());
    }

    fn chances(&self, out: &mut Vec<Weighted<AnyEvent>>) {
        out.extend(self.0.chances());
    }

    fn play(&mut self, mv: AnyEvent) {
        self.happen(&mv);
    }

    fn settle(&mut self, chance: AnyEvent) {
        self.happen(&chance);
    }

    fn key(&self) -> u64 {
        key_of(&self.0)
    }
}

impl Rewards for Untold {
    fn seats(&self) -> usize {
        self.0.seats()
    }

    /// Before the end everybody may still win.
    fn rewards(&self) -> PerSeat<f64> {
        let outcome = self.0.outcome();
        let outcome = outcome.unwrap_or_else(|| Outcome::draw(self.0.seats()));
        rewards_of(&outcome, |seat| self.0.side(seat))
    }

    fn side(&self, seat: Seat) -> u8 {
        self.0.side(seat) as u8
    }

    fn step_at_random(&mut self, numbers: &mut Numbers) {
        self.0.step_at_random(&mut |limit| numbers.below(limit));
    }
}
