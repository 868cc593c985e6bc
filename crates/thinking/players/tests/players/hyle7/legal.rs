//! No level ever makes a move that the rules refuse, however little it may look
//! at; whoever is stopped at once answers all the same.

use game::{Event, Game, Stop, Turn};
use hyle7::Position;
use players::{Ask, Level, Mind as _};
use search::effort::NoWatch;
use search::{Effort, Limits, StopSign};
use testkit::Numbers;

use super::{chosen, mind, setups};

/// How many random positions of each set-up are looked at, by one level each.
const POSITIONS: u32 = 2_000;

#[test]
fn every_level_moves_by_the_rules() {
    let mut mind = mind();
    for setup in setups() {
        let mut numbers = Numbers::seeded(11);
        let mut seen = 0;
        while seen < POSITIONS {
            let mut position = Position::start(&setup);
            while position.turn() != Turn::Over && seen < POSITIONS {
                if let Turn::Seat(seat) = position.turn() {
                    // Levels take turns, but not in step with the roles, so
                    // that each has both.
                    let level = 1 + ((seen + seen / 8) % 8) as u8;
                    seen += 1;
                    let seed = numbers.below(1000).into();
                    // The strong levels are slow; a few positions to look at
                    // are enough to go wrong.
                    let nodes = u64::from(1 + numbers.below(4));
                    let mv = chosen(&mut mind, &position, level, seed, nodes);
                    let mv = mv.expect("a seat is to move");
                    let mut next = position;
                    if let Err(why) = next.apply(&Event::Move(mv)) {
                        panic!("level {level} plays {mv} in {position:?}: {why:?}");
                    }
                    if numbers.below(200) == 0 && !position.is_out_of_time(seat) {
                        position.stop_unchecked(Stop::SeatTime(seat));
                    }
                }
                position.step_at_random(&mut |limit| numbers.below(limit));
            }
        }
    }
}

#[test]
fn nobody_moves_before_a_draw_or_after_the_end() {
    let mut position = Position::start(&setups().next().expect("there are set-ups"));
    let mut mind = mind();
    assert_eq!(chosen(&mut mind, &position, 8, 1, 10), None);
    position.stop_unchecked(Stop::Draw);
    for level in 1..=8 {
        assert_eq!(chosen(&mut mind, &position, level, 1, 10), None);
    }
}

#[test]
fn stopped_at_once_it_still_answers() {
    let sign = StopSign::default();
    sign.raise();
    let mut mind = mind();
    let mut numbers = Numbers::seeded(5);
    for setup in setups() {
        let mut position = Position::start(&setup);
        while position.turn() != Turn::Over {
            if let Turn::Seat(_) = position.turn() {
                for level in Level::all() {
                    let effort = Effort::new(Limits::default(), &NoWatch, &sign);
                    let ask = Ask {
                        level,
                        seed: 1,
                        effort: &effort,
                    };
                    let mv = mind.choose(&position, &ask).expect("a seat is to move");
                    assert!(position.clone().apply(&Event::Move(mv)).is_ok());
                }
            }
            position.step_at_random(&mut |limit| numbers.below(limit));
        }
    }
}
