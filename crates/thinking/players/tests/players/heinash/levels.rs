//! Weak levels are weak in human ways.

use game::{Game, Seat, Turn};
use heinash::{Position, Roll, Setup, Size, Variant, ways};
use players::Level;
use players::Mind as _;
use players::heinash::{Mind, found_by};
use search::{Limits, Numbers, StopSign};

use super::positions::{ask, setups};

fn after_roll(dice: [u8; 3]) -> Position {
    let mut position = Position::start(&Setup::default());
    position.settle_unchecked(&Roll::new(dice).expect("dice"));
    position
}

fn times_found(level: u8, position: &Position, number: u8) -> usize {
    let level = Level::new(level).expect("a level there is");
    let found = |seed: &u64| found_by(level, position, *seed).contains(number);
    (0..2_000).filter(found).count()
}

#[test]
fn stronger_levels_find_more_numbers() {
    let mut before = 0;
    for level in Level::all() {
        let mut found = 0;
        for roll in Roll::all() {
            let position = after_roll(roll.dice());
            for seed in 0..20 {
                let numbers = found_by(level, &position, seed);
                assert_eq!(numbers - position.within_reach(), Default::default());
                found += numbers.len();
            }
        }
        assert!(f64::from(found) > 1.08 * f64::from(before), "level {level}");
        before = found;
    }
    let all: u32 = Roll::all()
        .map(|roll| 20 * after_roll(roll.dice()).within_reach().len())
        .sum();
    assert_eq!(before, all, "full strength finds everything");
}

#[test]
fn easy_numbers_are_found_more_often_than_hard_ones() {
    // 11 is 5+4+2, 22 is 5*4+2 and 28 is (5+2)*4, each in that way alone.
    let position = after_roll([5, 4, 2]);
    let only_way = |number: u8| {
        let ways = ways(
            Roll::new([5, 4, 2]).expect("dice"),
            position.setup().operations,
        );
        ways.to(number).len() == 1
    };
    for level in 1..=7 {
        let [sum, product, brackets] = [11, 22, 28].map(|number| {
            assert!(only_way(number), "{number}");
            times_found(level, &position, number)
        });
        assert!(sum > product && product > brackets, "level {level}");
    }
}

#[test]
fn a_number_with_more_ways_is_found_more_often() {
    // 29 is only 6*5-1, 30 is 6*5*1 and 6*5/1.
    let position = after_roll([6, 5, 1]);
    let ways = ways(
        Roll::new([6, 5, 1]).expect("dice"),
        position.setup().operations,
    );
    let (many, one) = (30, 29);
    assert!(ways.to(many).len() > ways.to(one).len());
    for level in 1..=7 {
        let found = |number| times_found(level, &position, number);
        assert!(found(many) > found(one), "level {level}");
    }
}

/// The share of the points that one level makes against another, pairs with the
/// same rolls and swapped seats.
fn share(strong: u8, weak: u8, setup: &Setup, pairs: u64) -> f64 {
    let mut points = 0.0;
    let sign = StopSign::default();
    for pair in 0..pairs {
        for swapped in [0, 1] {
            let mut dice = Numbers::seeded(pair);
            let mut position = Position::start(setup);
            let mut minds = [Mind::new(1 << 20), Mind::new(1 << 20)];
            let mut seed = pair << 8;
            while position.turn() != Turn::Over {
                let Turn::Seat(seat) = position.turn() else {
                    position.step_at_random(&mut |n| dice.below(n));
                    continue;
                };
                let level = [strong, weak][seat.index() ^ swapped];
                let mind = &mut minds[seat.index()];
                let limits = Limits::nodes(100);
                seed += 1;
                let mv = ask(level, seed, limits, &sign, |ask| {
                    mind.choose(&position, ask)
                });
                position.play_unchecked(&mv.expect("a seat is to move"));
            }
            let places = position.outcome().expect("it is over").places;
            points += f64::from(u8::from(places[Seat::new(swapped)] == 1));
        }
    }
    points / (2 * pairs) as f64
}

#[test]
fn two_levels_make_a_difference_in_every_variant() {
    for variant in Variant::EACH {
        let setup = Setup {
            variant,
            ..Setup::default()
        };
        for (strong, weak) in [(3, 1), (5, 3), (8, 6)] {
            let share = share(strong, weak, &setup, 15);
            assert!(
                share > 0.55,
                "{strong} against {weak}, {variant:?}: {share}"
            );
        }
    }
}

/// A pawn that joins two sides is put as soon as its number is found.
#[test]
fn no_level_overlooks_a_win_it_has_found() {
    let mut numbers = Numbers::seeded(9);
    let sign = StopSign::default();
    let mut wins = 0;
    for round in 0..2_500 {
        let setup = &setups(Size::USUAL)[round % 18];
        let mut position = Position::start(setup);
        while position.free().len() > 12 && position.turn() != Turn::Over {
            position.step_at_random(&mut |n| numbers.below(n));
        }
        position.step_at_random(&mut |n| numbers.below(n));
        if !matches!(position.phase(), heinash::Phase::Search(_)) {
            continue;
        }
        let level = 2 + round as u8 % 7;
        let found = found_by(Level::new(level).expect("a level"), &position, 1);
        let wins_with = |number: &u8| {
            let mut next = position.clone();
            next.put_unchecked(*number);
            next.turn() == Turn::Over
        };
        if found.iter().any(|number| wins_with(&number)) {
            let mv = ask(level, 1, Limits::nodes(100_000), &sign, |ask| {
                Mind::new(1 << 20).choose(&position, ask)
            });
            position.play_unchecked(&mv.expect("a seat is to move"));
            assert_eq!(position.turn(), Turn::Over, "level {level}");
            wins += 1;
        }
    }
    assert!(wins > 20, "{wins}");
}
