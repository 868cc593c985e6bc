//! Endings to measure the exact search by: positions after random play, the
//! same for the same seed everywhere.

use ::seven::{Position, Setup};
use game::{Game, Turn};
use search::Numbers;

/// So many positions with so many tiles left, each reached by legal moves
/// drawn at random, every one of them as likely as the others.
pub fn endings(setup: &Setup, left: usize, count: usize, seed: u64) -> Vec<Position> {
    let mut numbers = Numbers::seeded(seed);
    let mut ending = || {
        let mut position = Position::start(setup);
        while 7 * position.seats() - position.placed().len() > left {
            position.step_at_random(&mut |n| numbers.below(n));
        }
        position
    };
    (0..count).map(|_| ending()).collect()
}

/// How many tiles are still to be placed in a position; 0 when it is over.
pub fn tiles_left(position: &Position) -> usize {
    if position.turn() == Turn::Over {
        return 0;
    }
    7 * position.seats() - position.placed().len()
}
