//! What a position is worth by looking at everything that can follow, written
//! from the trait `Game` alone. It leaves nothing out and only remembers what it
//! has seen.

use std::collections::HashMap;

use game::{Game, Turn};
use heinash::Position;

/// How likely seat 0 is to win from every position met so far.
#[derive(Default)]
pub(crate) struct Plain {
    known: HashMap<Position, f64>,
    /// Every position met so far, in an order that is always the same.
    pub(crate) met: Vec<Position>,
}

impl Plain {
    /// How likely seat 0 is to win, a draw counting half.
    pub(crate) fn value(&mut self, position: &Position) -> f64 {
        if let Some(&value) = self.known.get(position) {
            return value;
        }
        let value = match position.turn() {
            Turn::Over => {
                let places = position.outcome().expect("it is over").places;
                match places.as_slice() {
                    [1, 1] => 0.5,
                    [1, _] => 1.0,
                    _ => 0.0,
                }
            }
            Turn::Chance => {
                let mut sum = 0.0;
                for case in position.chances() {
                    let mut next = position.clone();
                    next.settle_unchecked(&case.outcome);
                    sum += f64::from(case.weight) * self.value(&next);
                }
                sum / 216.0
            }
            Turn::Seat(seat) => {
                let mut moves = Vec::new();
                position.moves(&mut moves);
                let mut best: Option<f64> = None;
                for mv in moves {
                    let mut next = position.clone();
                    next.play_unchecked(&mv);
                    let value = self.value(&next);
                    best = Some(match (best, seat.index()) {
                        (None, _) => value,
                        (Some(best), 0) => best.max(value),
                        (Some(best), _) => best.min(value),
                    });
                }
                best.expect("a seat to move has a move")
            }
        };
        self.known.insert(position.clone(), value);
        self.met.push(position.clone());
        value
    }
}
