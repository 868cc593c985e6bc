//! Players beat random play by far. What they reach is well above what is asked
//! for here, so that only a fault turns these tests red.

use catalog::{AnyGame, GameId};
use game::{Seat, Turn};
use testkit::Numbers;

use super::positions::{Tags, start};

/// Plays games against random play, the player on each side in turn, and tells
/// which share of the points it made: one for a win, half of one for a draw. In
/// pairs the player has both seats of its side.
fn share_of_points(id: GameId, tags: &[(&'static str, &'static str)], games: u64) -> f64 {
    let mut points = 0.0;
    for seed in 0..games {
        let side = (seed % 2) as usize;
        let game = played(start(id, tags), side, seed);
        let places = game.outcome().expect("the game is over").places;
        points += match (places[Seat::new(side)], places[Seat::new(1 - side)]) {
            (own, other) if own < other => 1.0,
            (own, other) if own == other => 0.5,
            _ => 0.0,
        };
    }
    points / games as f64
}

/// A whole game in which a player has the seats of one side.
fn played(mut game: AnyGame, side: usize, seed: u64) -> AnyGame {
    let mut numbers = Numbers::seeded(seed);
    let mut below = |limit| numbers.below(limit);
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Seat(seat) if seat.index() % 2 == side => {
                let mv = players::greedy::choose(&game, &mut below).expect("a seat is to move");
                game.apply(&mv).expect("a player's move is legal");
            }
            _ => game.step_at_random(&mut below),
        }
    }
}

#[test]
fn seven() {
    assert!(share_of_points(GameId::Seven, &[], 100) > 0.7);
}

#[test]
fn s9_seven_misere() {
    assert!(share_of_points(GameId::Seven, &[("Variant", "misere")], 40) > 0.8);
}

#[test]
fn s11_seven_in_pairs() {
    let pairs: Tags = vec![("Players", "4"), ("Pairs", "yes")];
    assert!(share_of_points(GameId::Seven, &pairs, 24) > 0.6);
}

#[test]
fn heinash_in_every_variant() {
    for variant in ["base", "steal-number", "steal-place"] {
        for sides in ["any", "own"] {
            let tags = [("Variant", variant), ("Sides", sides)];
            let share = share_of_points(GameId::Heinash, &tags, 60);
            assert!(share > 0.85, "{share} with {tags:?}");
        }
    }
}

#[test]
fn hyle7_as_order_and_as_chaos() {
    for bag in ["own", "shared"] {
        for seed in 0..8 {
            let side = (seed % 2) as usize;
            let game = played(start(GameId::Hyle7, &[("Bag", bag)]), side, seed);
            let AnyGame::Hyle7(position) = game else {
                unreachable!("a game stays what it is");
            };
            let scores = position.scores();
            let (own, other) = (scores[Seat::new(side)], scores[Seat::new(1 - side)]);
            assert!(own > 70, "{own} as Order against random placing");
            assert!(other < 60, "{other} as Chaos against random sliding");
        }
    }
}
