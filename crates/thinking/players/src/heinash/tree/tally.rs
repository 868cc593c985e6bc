//! Counts of games, and what they say together with an estimate.

use game::Seat;

/// The games that came through here, as seat 0 sees them.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    pub(super) games: f32,
    pub(super) won: f32,
}

impl Tally {
    pub(super) fn add(&mut self, result: f32) {
        self.games += 1.0;
        self.won += result;
    }

    /// The share that seat 0 won; even, as long as there is none.
    pub(super) fn mean(self) -> f32 {
        if self.games > 0.0 {
            self.won / self.games
        } else {
            0.5
        }
    }

    /// The share that seat 0 won, together with an estimate that counts for so
    /// many games.
    pub(super) fn with(self, estimate: f32, games: f32) -> f32 {
        (self.won + estimate * games) / (self.games + games)
    }

    /// An estimate together with the share that seat 0 won, which counts for so
    /// many games, the estimate for all there were.
    pub(super) fn with_weight(self, estimate: f32, games: f32) -> f32 {
        (self.mean() * games + estimate * self.games) / (games + self.games)
    }
}

/// What seat 0 may expect, as a seat sees it.
pub(super) fn seen_by(seat: Seat, value: f32) -> f32 {
    match seat.index() {
        0 => value,
        _ => 1.0 - value,
    }
}

/// The one with the higher score; the earlier one if they are equal.
pub(super) fn better<T>(first: (f32, T), second: (f32, T)) -> (f32, T) {
    if second.0 > first.0 { second } else { first }
}
