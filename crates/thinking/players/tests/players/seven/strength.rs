//! Short matches with generous margins.

use game::{Event, Game, Seat, Turn};
use search::Limits;
use seven::{Position, Setup};

use super::asked::{chosen, mind};

/// The points of one level against another, in so many games with every seat.
fn points(setup: &Setup, strong: u8, weak: u8, rounds: u64) -> f64 {
    let mut mind = mind();
    let mut points = 0.0;
    for round in 0..rounds {
        for ours in 0..2 {
            let mut position = Position::start(setup);
            while let Turn::Seat(seat) = position.turn() {
                let level = if seat.index() % 2 == ours {
                    strong
                } else {
                    weak
                };
                let seed = round * 100 + position.placed().len() as u64;
                let mv = chosen(&mut mind, &position, level, seed, Limits::default());
                let mv = mv.expect("a seat is to move");
                position.apply(&Event::Move(mv)).expect("it is legal");
            }
            let outcome = position.outcome().expect("it is over");
            let places = [ours, 1 - ours].map(|seat| outcome.places[Seat::new(seat)]);
            points += match places {
                [1, 1] => 0.5,
                [1, _] => 1.0,
                _ => 0.0,
            };
        }
    }
    points / (2 * rounds) as f64
}

fn two_levels_apart_the_stronger_wins(setup: &Setup) {
    for (strong, weak) in [(3, 1), (4, 2), (5, 3), (6, 4)] {
        let points = points(setup, strong, weak, 12);
        assert!(points >= 0.55, "{setup:?} {strong}: {points}");
    }
}

#[test]
fn s8_two_levels_apart_the_stronger_wins() {
    two_levels_apart_the_stronger_wins(&Setup::TWO);
}

#[test]
fn s9_two_levels_apart_the_stronger_wins_misere() {
    two_levels_apart_the_stronger_wins(&Setup::TWO.misere());
}

fn level_seven_beats_level_four(setup: &Setup) {
    let points = points(setup, 7, 4, 6);
    assert!(points >= 0.7, "{setup:?}: {points}");
}

#[test]
fn s8_level_seven_beats_level_four() {
    level_seven_beats_level_four(&Setup::TWO);
}

#[test]
fn s9_level_seven_beats_level_four_misere() {
    level_seven_beats_level_four(&Setup::TWO.misere());
}

/// The mean place of full strength, with so many nodes a move, among copies of
/// a weak level, once from every seat in each round.
fn mean_place(setup: &Setup, nodes: u64, weak: u8, rounds: u64) -> f64 {
    let mut mind = mind();
    let seats = Position::start(setup).seats();
    let mut places = 0;
    for round in 0..rounds {
        for ours in 0..seats {
            let mut position = Position::start(setup);
            while let Turn::Seat(seat) = position.turn() {
                let (level, limits) = if seat.index() == ours {
                    (8, Limits::nodes(nodes))
                } else {
                    (weak, Limits::default())
                };
                let seed = round * 100 + position.placed().len() as u64;
                let mv = chosen(&mut mind, &position, level, seed, limits);
                let mv = mv.expect("a seat is to move");
                position.apply(&Event::Move(mv)).expect("it is legal");
            }
            let outcome = position.outcome().expect("it is over");
            places += u64::from(outcome.places[Seat::new(ours)]);
        }
    }
    places as f64 / (rounds * seats as u64) as f64
}

#[test]
fn s10_among_three_full_strength_is_mostly_first() {
    let three = Setup::alone(3).expect("three can play");
    for setup in [three, three.misere()] {
        let place = mean_place(&setup, 20_000, 2, 2);
        assert!(place <= 1.6, "{setup:?}: {place}");
    }
}

#[test]
fn s12_among_four_full_strength_is_mostly_ahead() {
    let four = Setup::alone(4).expect("four can play");
    for setup in [four, four.misere()] {
        let place = mean_place(&setup, 20_000, 2, 1);
        assert!(place <= 2.1, "{setup:?}: {place}");
    }
}
