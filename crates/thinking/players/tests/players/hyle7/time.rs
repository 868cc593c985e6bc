//! The time of a round is shared out so that it is used and never runs out.

use std::time::Duration;

use game::{Game, Turn};
use hyle7::{BoardId, Position, Role};
use players::hyle7::clock::allot;
use testkit::Numbers;

use super::setups;

/// Plays the rounds of a match in which a role uses all it is allotted and a
/// little more, and tells what is left of the time at the end of each.
fn left_over(role: Role, all: Duration, late: Duration) -> Vec<Duration> {
    let setup = setups().next().expect("there are set-ups");
    let mut numbers = Numbers::seeded(1);
    let mut position = Position::start(&setup);
    let mut left = Vec::new();
    for round in 1..=2 {
        let mut remaining = all;
        while position.round() == round && position.turn() != Turn::Over {
            if position.role_to_move() == Some(role) {
                let share = allot(&position, remaining);
                remaining = remaining
                    .checked_sub(share + late)
                    .expect("the time does not run out");
            }
            position.step_at_random(&mut |limit| numbers.below(limit));
        }
        left.push(remaining);
    }
    assert_eq!(position.current(), BoardId::Second);
    left
}

#[test]
fn thirty_seconds_are_used_but_never_run_out() {
    let all = Duration::from_secs(30);
    for role in [Role::Chaos, Role::Order] {
        for left in left_over(role, all, Duration::from_millis(5)) {
            assert!(left < Duration::from_secs(4), "{left:?} is wasted");
            assert!(left > Duration::from_millis(500), "{left:?} is too little");
        }
    }
}

#[test]
fn with_hardly_any_time_it_takes_hardly_any() {
    for all in [0, 1, 10, 300, 1200] {
        let all = Duration::from_millis(all);
        for role in [Role::Chaos, Role::Order] {
            left_over(role, all, Duration::ZERO);
        }
    }
}
