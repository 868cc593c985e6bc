//! Positions and efforts for the tests.

use game::{Game, Turn};
use heinash::{Layout, Move, Operations, Phase, Position, Setup, Sides, Size, Variant};
use players::{Ask, Level};
use search::effort::NoWatch;
use search::{Effort, Limits, Numbers, StopSign};

/// Every variant with every way of owning sides and all signs.
pub(crate) fn setups(size: Size) -> Vec<Setup> {
    let mut setups = Vec::new();
    for variant in Variant::EACH {
        for sides in Sides::EACH {
            for operations in Operations::EACH {
                let shuffled = setups.len() % 2 == 1;
                setups.push(Setup {
                    variant,
                    sides,
                    operations,
                    layout: match shuffled {
                        true => Layout::shuffled(size, setups.len() as u64),
                        false => Layout::reading(size),
                    },
                    ..Setup::default()
                });
            }
        }
    }
    setups
}

/// A position before a roll with so many free cells. `none` is said half of the
/// time, so that in the variants pawns run out.
pub(crate) fn with_free(setup: &Setup, free: u32, numbers: &mut Numbers) -> Position {
    loop {
        let mut position = Position::start(setup);
        while position.turn() != Turn::Over {
            if position.phase() == Phase::Roll && position.free().len() <= free {
                return position;
            }
            if matches!(position.phase(), Phase::Search(_)) && numbers.below(2) == 0 {
                position.play_unchecked(&Move::Nothing);
            } else {
                position.step_at_random(&mut |n| numbers.below(n));
            }
        }
    }
}

/// Somewhere in a random game, with a seat to move.
pub(crate) fn anywhere(setup: &Setup, numbers: &mut Numbers) -> Position {
    loop {
        let mut position = Position::start(setup);
        for _ in 0..numbers.below(3 * u32::from(setup.size().cells())) {
            position.step_at_random(&mut |n| numbers.below(n));
        }
        if position.turn() == Turn::Chance {
            position.step_at_random(&mut |n| numbers.below(n));
        }
        if matches!(position.turn(), Turn::Seat(_)) {
            return position;
        }
    }
}

/// Asks something with these limits, stopped at once if the sign is up.
pub(crate) fn ask<T>(
    level: u8,
    seed: u64,
    limits: Limits,
    sign: &StopSign,
    with: impl FnOnce(&Ask<'_>) -> T,
) -> T {
    let effort = Effort::new(limits, &NoWatch, sign);
    with(&Ask {
        level: Level::new(level).expect("a level there is"),
        seed,
        effort: &effort,
    })
}
