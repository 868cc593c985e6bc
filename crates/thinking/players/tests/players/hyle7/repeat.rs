//! The same question has the same answer, whatever was asked before.

use game::{Game, Turn};
use hyle7::{Move, Position};
use testkit::Numbers;

use super::{chosen, mind, setups};

#[test]
fn the_same_seed_and_nodes_give_the_same_move() {
    let mut busy = mind();
    for setup in setups() {
        let mut numbers = Numbers::seeded(8);
        let mut position = Position::start(&setup);
        let mut nth = 0;
        while position.turn() != Turn::Over {
            if let Turn::Seat(_) = position.turn() {
                nth += 1;
                let level = 1 + nth % 8;
                let ask = |mind: &mut _| -> Option<Move> {
                    chosen(
                        mind,
                        &position,
                        level,
                        4,
                        if level == 8 { 700 } else { 5000 },
                    )
                };
                // One mind has seen much else, the other nothing yet.
                if nth % 5 == 0 {
                    assert_eq!(ask(&mut busy), ask(&mut mind()), "level {level}");
                }
                assert_eq!(ask(&mut busy), ask(&mut busy), "level {level}");
            }
            position.step_at_random(&mut |limit| numbers.below(limit));
        }
    }
}

#[test]
fn low_levels_overlook_by_the_seed() {
    let mut mind = mind();
    let mut numbers = Numbers::seeded(9);
    let mut position = Position::start(&setups().next().expect("there are set-ups"));
    for _ in 0..40 {
        position.step_at_random(&mut |limit| numbers.below(limit));
    }
    while !matches!(position.turn(), Turn::Seat(_)) {
        position.step_at_random(&mut |limit| numbers.below(limit));
    }
    let first = chosen(&mut mind, &position, 1, 0, 100);
    let differs = (1..30).any(|seed| chosen(&mut mind, &position, 1, seed, 100) != first);
    assert!(differs);
}
