//! Take-backs: free against the computer, by consent between people, and what
//! was seen stays seen.

use catalog::{AnyEvent, GameId};
use table::{
    Act, ClockRules, Config, Dice, Effect, InputError, Kept, May, Millis, Offer, Table, WaitsFor,
};

use crate::script::{COMPUTER, PERSON, Script, clocked, config, seat};

const WHITE: &str = "O:0,0;0,1;1,-1;1,0";
const BLACK: &str = "I:2,0;3,0;4,0;5,0";

fn seven(opponent: table::Player) -> Script {
    Script::new(config(GameId::Seven, &[], &[PERSON, opponent]))
}

#[test]
fn against_the_computer_a_move_is_taken_back_at_once_with_its_answer() {
    let mut s = seven(COMPUTER);
    assert_eq!(
        s.refused(0, Act::Offer(Offer::TakeBack)),
        InputError::NothingToTakeBack
    );
    s.plays(0, WHITE);
    s.plays(1, BLACK);
    let version = s.table.version();
    assert_eq!(
        s.offers(0, Offer::TakeBack),
        [Effect::TakenBack { events: 0 }]
    );
    assert_eq!(s.events(), [""; 0]);
    assert!(s.table.version() > version, "an old move would be stale");
    // What was taken back can be made again, until something else is played.
    assert!(s.view(0).may.contains(&May::Redo));
    let effects = s.says(0, Act::Redo);
    assert_eq!(effects, [s.appended(WHITE), s.appended(BLACK)]);
    assert_eq!(s.refused(0, Act::Redo), InputError::NothingToRedo);
    s.offers(0, Offer::TakeBack);
    s.plays(0, "Y:0,0;1,0;0,-1;-1,1");
    assert_eq!(s.refused(0, Act::Redo), InputError::NothingToRedo);
}

#[test]
fn between_people_a_take_back_needs_consent() {
    let mut s = seven(PERSON);
    s.plays(0, WHITE);
    assert_eq!(
        s.offers(0, Offer::TakeBack),
        [Effect::Offered {
            offer: Offer::TakeBack,
            by: 0
        }]
    );
    assert_eq!(
        s.refused(0, Act::Offer(Offer::TakeBack)),
        InputError::AskedAlready
    );
    assert_eq!(s.events().len(), 1);
    assert!(s.view(1).may.contains(&May::Answer {
        offer: Offer::TakeBack
    }));
    s.answers(1, Offer::TakeBack, true);
    assert_eq!(s.events().len(), 0);
    s.plays(0, WHITE);
    s.offers(0, Offer::TakeBack);
    s.answers(1, Offer::TakeBack, false);
    assert_eq!(
        s.refused(0, Act::Offer(Offer::TakeBack)),
        InputError::AskedAlready
    );
    s.plays(1, BLACK);
    // After the next move it may be asked again, and takes back both moves.
    s.offers(0, Offer::TakeBack);
    assert_eq!(
        s.answers(1, Offer::TakeBack, true),
        [Effect::TakenBack { events: 0 }]
    );
    assert_eq!(s.refused(0, Act::Redo), InputError::NothingToRedo);
}

#[test]
fn a_take_back_that_crosses_a_move_is_off() {
    let mut s = seven(PERSON);
    s.plays(0, WHITE);
    let seen = s.table.version();
    s.offers(0, Offer::TakeBack);
    // Black moved before the request came in; the move counts and the request is off.
    let answer = s.tell_at(seen, table::Sender::Player(1), s.moves(BLACK));
    assert_eq!(
        answer.effects,
        [
            s.appended(BLACK),
            Effect::Declined {
                offer: Offer::TakeBack,
                by: 0
            }
        ]
    );
    assert_eq!(
        s.refused(
            1,
            Act::Answer {
                offer: Offer::TakeBack,
                accept: true
            }
        ),
        InputError::NoSuchOffer
    );
}

#[test]
fn a_move_that_crosses_an_agreed_take_back_is_stale() {
    let mut s = seven(PERSON);
    s.plays(0, WHITE);
    s.offers(0, Offer::TakeBack);
    let seen = s.table.version();
    s.answers(1, Offer::TakeBack, true);
    let answer = s.tell_at(seen, table::Sender::Player(1), s.moves(BLACK));
    assert!(matches!(answer.refused, Some(InputError::Stale { .. })));
}

#[test]
fn the_last_move_can_be_taken_back_until_the_next_seat_rolls() {
    let mut s = Script::new(config(GameId::Heinash, &[], &[PERSON, PERSON]));
    s.draws(0, "roll:5-4-2");
    s.plays(0, "5+4+2");
    assert!(s.view(0).may.contains(&May::Offer {
        offer: Offer::TakeBack
    }));
    s.offers(0, Offer::TakeBack);
    s.answers(1, Offer::TakeBack, true);
    // The own roll stays: it was before the move.
    assert_eq!(s.events(), ["roll:5-4-2"]);
    s.plays(0, "5*4+2");
    s.draws(1, "roll:6-6-6");
    assert_eq!(
        s.refused(0, Act::Offer(Offer::TakeBack)),
        InputError::ChanceSeen
    );
}

#[test]
fn against_the_computer_a_roll_that_was_seen_comes_again() {
    let mut s = Script::new(config(GameId::Heinash, &[], &[PERSON, COMPUTER]));
    s.draws(0, "roll:5-4-2");
    s.plays(0, "5+4+2");
    s.draws(1, "roll:6-6-1");
    s.plays(1, "6+6+1");
    s.draws(0, "roll:3-3-3");
    s.plays(0, "3+3+3");
    s.offers(0, Offer::TakeBack);
    assert_eq!(s.events().last().unwrap(), "roll:3-3-3");
    s.offers(0, Offer::TakeBack);
    assert_eq!(s.events(), ["roll:5-4-2"]);
    assert_eq!(s.seen(), ["roll:6-6-1", "roll:3-3-3"]);
    s.plays(0, "5*4+2");
    // The host is not asked: what was seen comes again, in its order.
    assert_eq!(s.says(1, Act::Press), [s.appended("roll:6-6-1")]);
    s.plays(1, "none");
    s.plays(0, "put:36");
    assert_eq!(s.says(0, Act::Press), [s.appended("roll:3-3-3")]);
    s.plays(0, "none");
    s.plays(1, "put:35");
    assert_eq!(s.says(1, Act::Press), [Effect::ChanceWanted]);
}

#[test]
fn tokens_that_were_seen_come_again_and_typed_ones_cannot_differ() {
    let mut s = Script::new(Config {
        dice: Dice::Players,
        ..config(GameId::Hyle7, &[], &[PERSON, COMPUTER])
    });
    s.says(0, s.brings("draw:3"));
    s.plays(0, "d4");
    s.plays(1, "pass");
    s.says(0, s.brings("draw:4"));
    s.plays(0, "a1");
    s.offers(0, Offer::TakeBack);
    s.offers(0, Offer::TakeBack);
    assert_eq!(s.events(), ["draw:3"]);
    s.plays(0, "d5");
    s.plays(1, "pass");
    assert_eq!(s.refused(0, s.brings("draw:5")), InputError::ChanceSeen);
    assert_eq!(s.says(0, Act::Press), [s.appended("draw:4")]);
    s.plays(0, "a1");
    s.plays(1, "pass");
    s.says(0, s.brings("draw:5"));
}

#[test]
fn what_was_seen_survives_a_resumed_game() {
    let mut s = Script::new(config(GameId::Heinash, &[], &[PERSON, COMPUTER]));
    s.draws(0, "roll:5-4-2");
    s.plays(0, "5+4+2");
    s.draws(1, "roll:6-6-1");
    s.plays(1, "6+6+1");
    s.offers(0, Offer::TakeBack);
    let kept = s.table.kept(Millis(0));
    let config = s.table.config().clone();
    let resumed = Table::resume(Millis(0), config.clone(), &kept);
    s.table = resumed.unwrap().unwrap();
    s.plays(0, "5*4+2");
    assert_eq!(s.says(1, Act::Press), [s.appended("roll:6-6-1")]);
    let broken = Kept {
        events: vec![s.event("roll:5-4-2"), s.event("5*4")],
        ..Kept::default()
    };
    let refused = Table::resume(Millis(0), config.clone(), &broken).unwrap();
    assert_eq!(refused.err(), Some(2));
    let foreign = AnyEvent::read(GameId::Hyle7, "draw:3").unwrap();
    let broken = Kept {
        events: vec![foreign],
        ..Kept::default()
    };
    let refused = Table::resume(Millis(0), config, &broken).unwrap();
    assert_eq!(refused.err(), Some(1));
}

#[test]
fn nothing_comes_again_that_cannot_have_been_rolled() {
    let mut s = Script::new(config(GameId::Heinash, &[], &[PERSON, COMPUTER]));
    let config = s.table.config().clone();
    let foreign = AnyEvent::read(GameId::Hyle7, "draw:3").unwrap();
    for wrong in [foreign, s.event("5+4+2"), s.event("draw")] {
        let kept = Kept {
            seen: vec![wrong],
            ..Kept::default()
        };
        let resumed = Table::resume(Millis(0), config.clone(), &kept);
        s.table = resumed.unwrap().unwrap();
        assert_eq!(s.says(0, Act::Press), [Effect::ChanceWanted]);
    }
}

#[test]
fn the_end_can_be_taken_back_against_the_computer_only_and_never_a_resignation() {
    let mut s = Script::new(config(
        GameId::Heinash,
        &[("Size", "2")],
        &[PERSON, COMPUTER],
    ));
    s.draws(0, "roll:1-1-1");
    s.plays(0, "1*1*1");
    s.draws(1, "roll:2-1-1");
    s.plays(1, "2*1*1");
    s.draws(0, "roll:3-1-1");
    s.plays(0, "3*1*1");
    assert_eq!(
        s.places(),
        [1, 2],
        "1 and 3 join the first row and the last"
    );
    assert_eq!(s.table.waits_for(), WaitsFor::Nothing);
    s.offers(0, Offer::TakeBack);
    assert_eq!(s.places(), [0; 0]);
    s.says(0, Act::Resign);
    assert_eq!(
        s.refused(0, Act::Offer(Offer::TakeBack)),
        InputError::NothingToTakeBack
    );
}

#[test]
fn a_take_back_gives_the_time_back() {
    let mut s = Script::new(clocked(
        GameId::Seven,
        ClockRules::Bank {
            main: 60_000,
            increment: 2_000,
            soft: false,
        },
    ));
    s.at(5_000).plays(0, WHITE);
    assert_eq!(s.banks(), [57_000, 60_000]);
    s.at(9_000).offers(0, Offer::TakeBack);
    s.at(10_000).answers(1, Offer::TakeBack, true);
    assert_eq!(s.banks(), [55_000, 60_000], "as before the move was made");
    s.at(11_000);
    assert_eq!(s.banks(), [54_000, 60_000], "and it runs");
}

#[test]
fn time_that_was_given_stays_given() {
    let clock = ClockRules::Bank {
        main: 60_000,
        increment: 0,
        soft: false,
    };
    let mut s = Script::new(clocked(GameId::Seven, clock));
    s.at(5_000).plays(0, WHITE);
    s.says(
        1,
        Act::GiveTime {
            seat: seat(0),
            millis: 30_000,
        },
    );
    s.offers(0, Offer::TakeBack);
    s.answers(1, Offer::TakeBack, true);
    assert_eq!(s.banks(), [85_000, 60_000]);
}

#[test]
fn a_resumed_game_goes_on_with_the_time_that_was_left() {
    let bank = ClockRules::Bank {
        main: 60_000,
        increment: 0,
        soft: false,
    };
    let mut s = Script::new(clocked(GameId::Seven, bank));
    s.at(5_000).plays(0, WHITE);
    let kept = s.table.kept(Millis(15_000));
    assert_eq!(kept.left, [55_000, 50_000]);
    let config = s.table.config().clone();
    // A day later, by another clock.
    let resumed = Table::resume(Millis(7), config, &kept);
    s.table = resumed.unwrap().unwrap();
    s.at(1_007);
    assert_eq!(s.banks(), [55_000, 49_000]);
    let game = ClockRules::Turns {
        game: Some(60_000),
        turn: Some(30_000),
        soft: false,
    };
    let s = Script::new(clocked(GameId::Heinash, game));
    let kept = s.table.kept(Millis(10_000));
    let resumed = Table::resume(Millis(0), s.table.config().clone(), &kept);
    let clocks = resumed
        .unwrap()
        .unwrap()
        .view(Millis(0), table::Viewer::Spectator)
        .clocks;
    assert_eq!((clocks.game, clocks.turn), (Some(50_000), Some(30_000)));
}
