//! Whatever the level, the variant and the limits: a legal move, and the same
//! one for the same question.

use game::{Game, Turn};
use players::seven::tiles_left;
use players::{Ask, Level, Mind as _};
use search::effort::NoWatch;
use search::{Effort, Limits, StopSign};
use seven::Position;
use testkit::Numbers;

use super::asked::{chosen, mind, play_on, setups, two_sides};

/// Asks a level about positions of random games, every so many plies.
fn never_illegal(level: u8, positions: usize, every: u32, nodes: u64) {
    let mut mind = mind();
    for setup in setups() {
        let mut numbers = Numbers::seeded(u64::from(level));
        let mut seen = 0;
        while seen < positions {
            let mut position = Position::start(&setup);
            while position.turn() != Turn::Over {
                if numbers.below(every) == 0 {
                    let seed = u64::from(numbers.below(1000));
                    let mv = chosen(&mut mind, &position, level, seed, Limits::nodes(nodes));
                    let mv = mv.expect("a seat is to move");
                    assert_eq!(position.check_move(&mv), Ok(()), "{position:?}");
                    seen += 1;
                }
                position.step_at_random(&mut |n| numbers.below(n));
            }
            let after = chosen(&mut mind, &position, level, 0, Limits::nodes(nodes));
            assert_eq!(after, None, "nobody is to move");
        }
    }
}

// Together well over a thousand positions of every variant, most of them for the
// levels that are quick to answer: some sixty whole games, with every kind of
// position in each.

#[test]
fn the_levels_that_glance_never_make_an_illegal_move() {
    for level in 1..=3 {
        never_illegal(level, 400, 1, 300);
    }
    never_illegal(4, 150, 1, 300);
}

#[test]
fn the_levels_that_look_ahead_never_make_an_illegal_move() {
    for level in 5..=8 {
        never_illegal(level, 60, 3, 300);
    }
}

/// With more nodes it comes to proofs, and to tempting where all is lost.
#[test]
fn full_strength_never_makes_an_illegal_move_when_it_goes_further() {
    never_illegal(8, 12, 5, 20_000);
}

/// A seat that has left makes the first legal move, and only that one is legal.
#[test]
fn s10_for_a_seat_that_has_left_the_only_legal_move_is_made() {
    let mut mind = mind();
    let mut numbers = Numbers::seeded(3);
    for setup in setups().into_iter().filter(|setup| !setup.is_pairs()) {
        if game::Setup::seats(&setup) == 2 {
            continue;
        }
        let mut position = Position::start(&setup);
        play_on(&mut position, 12, &mut numbers);
        position.stop_unchecked(game::Stop::Resign(game::Seat::new(1)));
        while position.turn() != Turn::Over {
            let mv = chosen(&mut mind, &position, 6, 1, Limits::nodes(3000));
            let mv = mv.expect("a seat is to move");
            assert_eq!(position.check_move(&mv), Ok(()));
            position.play_unchecked(&mv);
        }
    }
}

#[test]
fn stopped_at_once_it_still_has_a_legal_move() {
    let mut mind = mind();
    let mut numbers = Numbers::seeded(5);
    let sign = StopSign::default();
    sign.raise();
    for setup in setups() {
        for left in [7 * game::Setup::seats(&setup), 12, 6, 2] {
            let mut position = Position::start(&setup);
            play_on(&mut position, left, &mut numbers);
            for level in Level::all() {
                let effort = Effort::new(Limits::default(), &NoWatch, &sign);
                let ask = Ask {
                    level,
                    seed: 1,
                    effort: &effort,
                };
                let mv = mind.choose(&position, &ask).expect("a seat is to move");
                assert_eq!(position.check_move(&mv), Ok(()));
                let found = mind.analyse(&position, &ask, &mut |_| {});
                let best = found.best().expect("a seat is to move");
                assert_eq!(position.check_move(best), Ok(()));
            }
        }
    }
}

/// The same seed and nodes give the same move, whatever was asked before and
/// by whichever mind.
#[test]
fn the_same_question_has_the_same_answer() {
    let mut numbers = Numbers::seeded(9);
    let mut used = mind();
    for setup in setups() {
        for left in [11, 8, 6] {
            let mut position = Position::start(&setup);
            play_on(&mut position, left, &mut numbers);
            for level in 1..=8 {
                let limits = Limits::nodes(3000);
                let answer = chosen(&mut used, &position, level, 4, limits);
                assert_eq!(answer, chosen(&mut mind(), &position, level, 4, limits));
                assert_eq!(answer, chosen(&mut used, &position, level, 4, limits));
            }
        }
    }
}

/// Levels below full strength end by themselves, after as many nodes as they
/// are allowed and hardly more.
#[test]
fn the_weaker_levels_need_no_limit() {
    let mut mind = mind();
    for setup in two_sides() {
        let mut numbers = Numbers::seeded(2);
        let mut position = Position::start(&setup);
        play_on(&mut position, 8, &mut numbers);
        for level in (1..=7).filter_map(Level::new) {
            let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
            let ask = Ask {
                level,
                seed: 1,
                effort: &effort,
            };
            assert!(mind.choose(&position, &ask).is_some());
            assert!(effort.nodes() <= 50_000, "{level}: {}", effort.nodes());
        }
        assert_eq!(tiles_left(&position), 8);
    }
}

/// With three or four seats alone there is a share for everybody and no proof.
#[test]
fn s10_shares_of_several_seats_add_up() {
    let mut mind = mind();
    let mut numbers = Numbers::seeded(8);
    for setup in setups() {
        if setup.is_pairs() || game::Setup::seats(&setup) == 2 {
            continue;
        }
        for left in [18, 5, 1] {
            let mut position = Position::start(&setup);
            play_on(&mut position, left, &mut numbers);
            let effort = Effort::new(Limits::nodes(5000), &NoWatch, &StopSign::default());
            let ask = Ask {
                level: Level::MOST,
                seed: 1,
                effort: &effort,
            };
            let mut told = 0;
            let found = mind.analyse(&position, &ask, &mut |_| told += 1);
            assert!(!found.exact && found.value.is_none());
            assert_eq!(found.values.len(), position.seats());
            assert!((found.values.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            assert!(told > 0);
        }
    }
}
