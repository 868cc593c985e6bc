//! Whatever the level and however soon it is stopped, a move is legal.

use game::{Event, Game, Turn};
use heinash::{Position, Size};
use players::Mind as _;
use players::heinash::Mind;
use search::{Limits, Numbers, StopSign};

use super::positions::{anywhere, ask, setups};

#[test]
fn no_level_ever_makes_an_illegal_move() {
    let mut numbers = Numbers::seeded(7);
    let mut mind = Mind::new(1 << 20);
    let sign = StopSign::default();
    // Eighteen set-ups, six of them of each variant.
    for round in 0..1_700u64 {
        for (at, setup) in setups(Size::USUAL).iter().enumerate() {
            let mut setup = setup.clone();
            if round % 4 == 0 {
                let size = Size::EACH[(round / 4) as usize % 5];
                setup.layout = heinash::Layout::shuffled(size, round);
            }
            let position = anywhere(&setup, &mut numbers);
            let level = 1 + ((round + at as u64) % 8) as u8;
            let limits = Limits::nodes(1 + round % 30);
            let mv = ask(level, round, limits, &sign, |ask| {
                mind.choose(&position, ask)
            });
            let mv = mv.expect("a seat is to move");
            let legal = position.check(&Event::Move(mv.clone()));
            assert!(legal.is_ok(), "level {level} plays {mv} in {position:?}");
        }
    }
}

#[test]
fn stopped_at_once_it_still_has_a_legal_move() {
    let mut numbers = Numbers::seeded(8);
    let sign = StopSign::default();
    sign.raise();
    for round in 0..40 {
        for setup in setups(Size::EACH[round % 5]) {
            let position = anywhere(&setup, &mut numbers);
            for level in 1..=8 {
                for mut mind in [Mind::new(1 << 20), Mind::without_solving(0)] {
                    let mv = ask(level, 1, Limits::default(), &sign, |ask| {
                        mind.choose(&position, ask)
                    });
                    let mv = Event::Move(mv.expect("a seat is to move"));
                    assert!(position.check(&mv).is_ok());
                }
            }
            let found = ask(8, 1, Limits::default(), &sign, |ask| {
                Mind::new(1 << 20).analyse(&position, ask, &mut |_| {})
            });
            let best = found.best().expect("a seat is to move").clone();
            assert!(position.check(&Event::Move(best)).is_ok());
        }
    }
}

#[test]
fn there_is_no_move_when_nobody_is_to_move() {
    let sign = StopSign::default();
    let setup = heinash::Setup::default();
    let mut position = Position::start(&setup);
    for level in [1, 8] {
        let mv = ask(level, 1, Limits::nodes(10), &sign, |ask| {
            Mind::new(1 << 20).choose(&position, ask)
        });
        assert_eq!(mv, None, "chance is to speak");
    }
    position.stop_unchecked(game::Stop::Draw);
    assert_eq!(position.turn(), Turn::Over);
    let mv = ask(8, 1, Limits::nodes(10), &sign, |ask| {
        Mind::new(1 << 20).choose(&position, ask)
    });
    assert_eq!(mv, None);
}
