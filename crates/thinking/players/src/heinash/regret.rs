//! How much a move gives away, measured against the exact value.

use ::heinash::{Move, Phase, Position, Setup};
use game::{Game, Turn};
use search::effort::NoWatch;
use search::{Effort, Limits, Numbers, StopSign};

use crate::ask::Ask;
use crate::level::Level;

use super::Mind;

/// A position with so many free cells in which a seat has a choice, reached by
/// random moves: two times in three right after a roll, else after nothing was
/// found. The same for the same seed.
pub fn position_with(setup: &Setup, free: u32, seed: u64) -> Position {
    let mut numbers = Numbers::seeded(seed);
    loop {
        let mut position = Position::start(setup);
        let is_there =
            |position: &Position| position.phase() == Phase::Roll && position.free().len() == free;
        while !is_there(&position) && position.turn() != Turn::Over {
            position.step_at_random(&mut |n| numbers.below(n));
        }
        if position.turn() == Turn::Over {
            continue;
        }
        position.step_at_random(&mut |n| numbers.below(n));
        if numbers.below(3) == 0 {
            position.play_unchecked(&Move::Nothing);
            // In the variants the other seat may show a number, or not.
            if numbers.below(2) == 0 && matches!(position.phase(), Phase::Steal(_)) {
                position.step_at_random(&mut |n| numbers.below(n));
            }
        }
        if matches!(position.turn(), Turn::Seat(_)) && position.branches() > 1 {
            return position;
        }
    }
}

/// By how much a move lowers the chance to win of the seat that makes it, when
/// both seats find every number from then on; `None` where that cannot be worked
/// out.
pub fn loss(position: &Position, mv: &Move, memory: usize) -> Option<f64> {
    let sign = StopSign::default();
    let effort = Effort::new(Limits::default(), &NoWatch, &sign);
    let ask = Ask {
        level: Level::MOST,
        seed: 0,
        effort: &effort,
    };
    let mut mind = Mind::new(memory);
    let exact = mind.prove(position, &ask)?;
    let value_of = |mv: &Move| {
        let line = exact.lines.iter().find(|line| line.moves[0] == *mv);
        line.map(|line| line.value)
    };
    Some(exact.value? - value_of(mv)?)
}
