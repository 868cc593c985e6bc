//! Clocks: what happens when time is up, in each game, and what does not.

use catalog::GameId;
use table::{Act, ClockRules, Config, Effect, InputError, Offer, Sender, WaitsFor};

use crate::script::{PERSON, Script, clocked, config, seat};

const WHITE: &str = "O:0,0;0,1;1,-1;1,0";
const BLACK: &str = "I:2,0;3,0;4,0;5,0";

const fn bank(main: u64) -> ClockRules {
    ClockRules::Bank {
        main,
        increment: 0,
        soft: false,
    }
}

const fn turns(game: Option<u64>, turn: Option<u64>) -> ClockRules {
    ClockRules::Turns {
        game,
        turn,
        soft: false,
    }
}

#[test]
fn a_bank_runs_only_for_the_seat_that_acts_and_grows_by_its_moves() {
    let mut s = Script::new(clocked(
        GameId::Seven,
        ClockRules::Bank {
            main: 10_000,
            increment: 1_000,
            soft: false,
        },
    ));
    s.at(3_000).plays(0, WHITE);
    assert_eq!(s.banks(), [8_000, 10_000]);
    s.at(7_000);
    assert_eq!(s.banks(), [8_000, 6_000]);
    s.plays(1, BLACK);
    assert_eq!(s.banks(), [8_000, 7_000]);
}

#[test]
fn seven_out_of_time_between_two_is_lost() {
    let mut s = Script::new(clocked(GameId::Seven, bank(10_000)));
    assert_eq!(s.tick(9_999), []);
    let effects = s.tick(10_000);
    assert_eq!(effects[0], s.appended("time:0"));
    assert!(matches!(effects[1], Effect::Over(_)));
    assert_eq!(s.places(), [2, 1]);
    assert_eq!(s.refused(0, s.moves(WHITE)), InputError::Over);
}

#[test]
fn seven_out_of_time_among_three_is_last_and_played_for() {
    let mut s = Script::new(Config {
        clock: bank(10_000),
        ..config(GameId::Seven, &[("Players", "3")], &[PERSON; 3])
    });
    s.plays(0, WHITE);
    let effects = s.tick(10_000);
    assert_eq!(effects[0], s.appended("time:1"));
    assert!(
        matches!(&effects[1], Effect::Appended(forced) if forced.to_string().starts_with("I:"))
    );
    assert_eq!(s.table.waits_for(), WaitsFor::Move { seat: seat(2) });
    // A second flag leaves one seat, which has won.
    s.tick(20_000);
    assert_eq!(s.places(), [1, 2, 2]);
}

#[test]
fn hyle7_order_out_of_time_no_longer_slides() {
    let mut s = Script::new(clocked(GameId::Hyle7, bank(10_000)));
    s.draws(0, "draw:1");
    s.plays(0, "d4");
    let effects = s.tick(10_000);
    assert_eq!(effects, [s.appended("time:1"), s.appended("pass")]);
    assert_eq!(s.table.waits_for(), WaitsFor::Press { seat: seat(0) });
    s.draws(0, "draw:2");
    let effects = s.plays(0, "d5");
    assert_eq!(effects, [s.appended("d5"), s.appended("pass")]);
}

#[test]
fn hyle7_chaos_out_of_time_fills_in_reading_order_and_order_still_slides() {
    let mut s = Script::new(clocked(GameId::Hyle7, bank(10_000)));
    let effects = s.tick(10_000);
    assert_eq!(effects, [s.appended("time:0"), Effect::ChanceWanted]);
    let effects = s.host(s.brings("draw:1"));
    assert_eq!(effects, [s.appended("draw:1"), s.appended("a7")]);
    let effects = s.plays(1, "a7-a1");
    assert_eq!(effects, [s.appended("a7-a1"), Effect::ChanceWanted]);
    let effects = s.host(s.brings("draw:1"));
    assert_eq!(effects[1], s.appended("a7"));
}

#[test]
fn hyle7_ends_by_itself_when_nobody_has_time() {
    let mut s = Script::new(Config {
        clock: bank(10_000),
        ..config(GameId::Hyle7, &[("Size", "5")], &[PERSON, PERSON])
    });
    s.tick(10_000);
    let mut draws = 0;
    while s.table.waits_for() != WaitsFor::Nothing {
        if s.table.waits_for() == WaitsFor::Chance {
            let colour = s.table.game().chances().swap_remove(0).outcome;
            s.host(Act::Chance(colour));
            draws += 1;
        } else {
            let now = s.now + 10_000;
            s.tick(now);
        }
    }
    assert_eq!(draws, 50);
    assert_eq!(s.places().len(), 2);
}

#[test]
fn n9_when_the_time_of_the_game_is_up_the_longest_chain_wins() {
    let mut s = Script::new(clocked(GameId::Heinash, turns(Some(60_000), None)));
    s.draws(0, "roll:1-1-1");
    s.plays(0, "1*1*1");
    let effects = s.tick(60_000);
    assert_eq!(effects[0], s.appended("time"));
    assert_eq!(s.places(), [1, 2]);
}

#[test]
fn n12_a_turn_without_an_answer_in_time_found_nothing() {
    let mut s = Script::new(clocked(GameId::Heinash, turns(None, Some(30_000))));
    s.draws(0, "roll:5-4-2");
    assert_eq!(s.tick(29_999), []);
    assert_eq!(s.tick(30_000), [s.appended("none")]);
    // The opponent has a turn's time of its own to put the pawn.
    assert_eq!(s.tick(59_999), []);
    assert_eq!(s.tick(60_000), [s.appended("put:1")]);
    // And whoever does not ask for the dice gets them all the same.
    assert_eq!(s.tick(89_999), []);
    assert_eq!(s.tick(90_000), [Effect::ChanceWanted]);
    assert_eq!(s.tick(500_000), [], "the host takes the time it takes");
}

#[test]
fn n12_in_the_steal_variants_the_opponent_has_a_turns_time_to_search() {
    for variant in ["steal-number", "steal-place"] {
        let mut s = Script::new(Config {
            clock: turns(None, Some(30_000)),
            ..config(GameId::Heinash, &[("Variant", variant)], &[PERSON; 2])
        });
        s.draws(0, "roll:5-4-2");
        assert_eq!(s.tick(30_000), [s.appended("none")]);
        assert_eq!(s.tick(59_000), []);
        if variant == "steal-place" {
            s.plays(1, "5+4+2");
            assert_eq!(s.tick(88_999), []);
            assert_eq!(s.tick(89_000), [s.appended("put:1")]);
        } else {
            assert_eq!(s.tick(60_000), [s.appended("none")]);
            assert_eq!(s.tick(90_000), [s.appended("put:1")]);
        }
    }
}

#[test]
fn one_late_look_at_the_clock_is_as_good_as_many() {
    let start = || {
        let mut s = Script::new(clocked(GameId::Heinash, turns(Some(100_000), Some(30_000))));
        s.draws(0, "roll:5-4-2");
        s
    };
    let (mut often, mut once) = (start(), start());
    for now in (0..=95_000).step_by(500) {
        often.tick(now);
    }
    once.tick(95_000);
    assert_eq!(often.events(), once.events());
    assert_eq!(often.view(0).clocks, once.view(0).clocks);
}

#[test]
fn soft_clocks_show_and_never_act() {
    let mut s = Script::new(clocked(
        GameId::Seven,
        ClockRules::Bank {
            main: 1_000,
            increment: 0,
            soft: true,
        },
    ));
    assert_eq!(s.tick(5_000), []);
    assert_eq!(s.banks(), [-4_000, 1_000]);
    s.plays(0, WHITE);
    let mut s = Script::new(clocked(
        GameId::Heinash,
        ClockRules::Turns {
            game: Some(1_000),
            turn: Some(500),
            soft: true,
        },
    ));
    assert_eq!(s.tick(5_000), []);
    let clocks = s.view(0).clocks;
    assert_eq!((clocks.game, clocks.turn), (Some(-4_000), Some(-4_500)));
}

#[test]
fn a_pause_stops_every_clock_and_play() {
    let mut s = Script::new(clocked(GameId::Seven, bank(10_000)));
    s.at(4_000).host(Act::Pause);
    assert_eq!(s.tick(100_000), []);
    assert_eq!(s.banks(), [6_000, 10_000]);
    assert_eq!(s.refused(0, s.moves(WHITE)), InputError::Paused);
    assert_eq!(
        s.refused(0, Act::Resume),
        InputError::NotYours,
        "it is the host's"
    );
    s.host(Act::Resume);
    assert_eq!(s.tick(105_999), []);
    assert_eq!(s.tick(106_000)[0], s.appended("time:0"));
}

#[test]
fn people_pause_by_agreement_and_any_of_them_goes_on() {
    let mut s = Script::new(clocked(GameId::Seven, bank(10_000)));
    s.offers(1, Offer::Pause);
    // Asking for the same is agreeing.
    assert_eq!(s.offers(0, Offer::Pause), [Effect::Paused]);
    assert_eq!(s.refused(0, Act::Offer(Offer::Pause)), InputError::Paused);
    s.says(1, Act::Resume);
    assert_eq!(s.refused(1, Act::Resume), InputError::NotNow);
    s.plays(0, WHITE);
}

#[test]
fn time_can_be_given_to_another_side_or_by_the_host() {
    let mut s = Script::new(clocked(GameId::Seven, bank(10_000)));
    let give = |number, millis| Act::GiveTime {
        seat: seat(number),
        millis,
    };
    assert_eq!(s.refused(0, give(0, 5_000)), InputError::NotYours);
    assert_eq!(s.refused(0, give(2, 5_000)), InputError::NoSuchSeat);
    assert_eq!(s.refused(0, give(1, 0)), InputError::NoClock);
    assert_eq!(s.refused(0, give(1, u64::MAX)), InputError::NoClock);
    s.at(9_000).says(1, give(0, 5_000));
    assert_eq!(s.banks(), [6_000, 10_000]);
    s.host(give(1, 1_000));
    assert_eq!(s.banks(), [6_000, 11_000]);
    assert_eq!(s.tick(14_999), []);
    let mut s = Script::new(clocked(GameId::Heinash, turns(None, Some(30_000))));
    s.draws(0, "roll:5-4-2");
    assert_eq!(s.refuses(Sender::Host, give(1, 5_000)), InputError::NoClock);
    s.host(give(0, 5_000));
    assert_eq!(s.tick(34_999), []);
    assert_eq!(s.tick(35_000), [s.appended("none")]);
    let mut s = Script::new(config(GameId::Seven, &[], &[PERSON, PERSON]));
    assert_eq!(s.refuses(Sender::Host, give(1, 5_000)), InputError::NoClock);
}

#[test]
fn a_move_that_comes_after_the_flag_is_too_late() {
    let mut s = Script::new(clocked(GameId::Seven, bank(10_000)));
    s.at(10_000);
    let answer = s.tell(Sender::Player(0), s.moves(WHITE));
    assert_eq!(answer.effects[0], s.appended("time:0"));
    assert_eq!(answer.refused, Some(InputError::Over));
    let mut s = Script::new(clocked(GameId::Seven, bank(10_000)));
    s.at(9_999).plays(0, WHITE);
}

#[test]
fn the_wake_is_when_the_next_time_is_up() {
    let mut s = Script::new(clocked(GameId::Seven, bank(10_000)));
    s.at(4_000);
    let answer = s.tell(Sender::Player(0), s.moves(WHITE));
    assert_eq!(answer.wake.unwrap().0, 14_000);
    let answer = s.tell(Sender::Host, Act::Pause);
    assert_eq!(answer.wake, None);
}
