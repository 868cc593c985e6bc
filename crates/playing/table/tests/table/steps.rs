//! Who caused each event of the record, and when.

use catalog::GameId;
use game::Turn;
use table::{Act, Cause, ClockRules, Config, Dice, Effect, Millis, Offer, Player, Seating, Table};

use crate::script::{COMPUTER, PERSON, Script, clocked, config, seat};

const WHITE: &str = "O:0,0;0,1;1,-1;1,0";
const BLACK: &str = "I:2,0;3,0;4,0;5,0";

/// As [`Script::causes`] gives them.
fn caused<const N: usize>(steps: [(&str, Cause, u64); N]) -> Vec<(String, Cause, u64)> {
    let owned = |(event, cause, at): (&str, Cause, u64)| (event.to_string(), cause, at);
    steps.map(owned).to_vec()
}

#[test]
fn a_move_is_its_players_and_a_roll_the_hosts() {
    // The second player has the first seat.
    let mut s = Script::new(Config {
        seating: Seating::Chosen(vec![1, 0]),
        ..config(GameId::Heinash, &[], &[PERSON, COMPUTER])
    });
    s.at(1_000).says(1, Act::Press);
    let roll = s.brings("roll:5-4-2");
    s.at(1_500).host(roll);
    s.at(4_000).plays(1, "5+4+2");
    s.at(5_000).draws(0, "roll:6-6-1");
    s.at(6_000).plays(0, "none");
    let expected = caused([
        ("roll:5-4-2", Cause::Host, 1_500),
        ("5+4+2", Cause::Player(1), 4_000),
        ("roll:6-6-1", Cause::Host, 5_000),
        ("none", Cause::Player(0), 6_000),
    ]);
    assert_eq!(s.causes(), expected);
    let seats: Vec<_> = s.table.steps().iter().map(|step| step.seat()).collect();
    assert_eq!(seats, [None, Some(seat(0)), None, Some(seat(1))]);
}

#[test]
fn a_roll_that_is_typed_is_the_players() {
    let mut s = Script::new(Config {
        dice: Dice::Players,
        ..config(GameId::Heinash, &[], &[PERSON, PERSON])
    });
    let roll = s.brings("roll:5-4-2");
    s.at(2_000).says(0, roll);
    let expected = caused([("roll:5-4-2", Cause::Player(0), 2_000)]);
    assert_eq!(s.causes(), expected);
}

#[test]
fn a_flag_falls_at_its_moment_and_then_nobody_has_a_choice() {
    let bank = ClockRules::Bank {
        main: 10_000,
        increment: 0,
        soft: false,
    };
    let mut s = Script::new(clocked(GameId::Hyle7, bank));
    s.draws(0, "draw:1");
    s.at(3_000).plays(0, "d4");
    // The host looks at the clock long after the flag has fallen.
    s.tick(14_000);
    s.at(15_000).draws(0, "draw:2");
    s.at(16_000).plays(0, "d5");
    let expected = caused([
        ("draw:1", Cause::Host, 0),
        ("d4", Cause::Player(0), 3_000),
        ("time:1", Cause::Time, 13_000),
        ("pass", Cause::Rules, 13_000),
        ("draw:2", Cause::Host, 15_000),
        ("d5", Cause::Player(0), 16_000),
        ("pass", Cause::Rules, 16_000),
    ]);
    assert_eq!(s.causes(), expected);
    let pass = &s.table.steps()[3];
    assert_eq!(pass.seat(), Some(seat(1)), "it is a move of that seat");
}

#[test]
fn what_a_turns_time_brings_is_times_and_so_is_the_end_of_the_game() {
    let turns = ClockRules::Turns {
        game: Some(100_000),
        turn: Some(30_000),
        soft: false,
    };
    let mut s = Script::new(clocked(GameId::Heinash, turns));
    s.draws(0, "roll:5-4-2");
    s.tick(70_000);
    // Time asks for the dice at 90 seconds, and the host rolls them.
    assert_eq!(s.tick(90_000), [Effect::ChanceWanted]);
    let roll = s.brings("roll:6-6-1");
    s.at(91_000).host(roll);
    s.tick(200_000);
    let expected = caused([
        ("roll:5-4-2", Cause::Host, 0),
        ("none", Cause::Time, 30_000),
        ("put:1", Cause::Time, 60_000),
        ("roll:6-6-1", Cause::Host, 91_000),
        ("time", Cause::Time, 100_000),
    ]);
    assert_eq!(s.causes(), expected);
}

#[test]
fn a_lesson_is_ended_by_the_host() {
    let mut s = Script::new(config(GameId::Heinash, &[], &[PERSON, PERSON]));
    s.at(7_000).host(Act::TimeUp);
    assert_eq!(s.causes(), caused([("time", Cause::Host, 7_000)]));
}

#[test]
fn whoever_gives_up_does_it_and_is_played_for_by_the_rules() {
    let three = [PERSON; 3];
    let mut s = Script::new(config(GameId::Seven, &[("Players", "3")], &three));
    s.at(1_000).plays(0, WHITE);
    s.at(2_000).says(1, Act::Resign);
    let first = s.table.game().moves().swap_remove(0);
    s.at(3_000).says(2, Act::Move(first));
    let causes: Vec<(Cause, u64)> = s.causes().iter().map(|step| (step.1, step.2)).collect();
    let expected = [
        (Cause::Player(0), 1_000),
        (Cause::Player(1), 2_000),
        (Cause::Rules, 2_000),
        (Cause::Player(2), 3_000),
    ];
    assert_eq!(causes, expected);
    assert_eq!(s.events()[1], "resign:1");
}

#[test]
fn a_draw_is_the_doing_of_whoever_offered_it() {
    let mut s = Script::new(config(GameId::Seven, &[], &[PERSON, PERSON]));
    s.at(1_000).offers(1, Offer::Draw);
    s.at(2_000).answers(0, Offer::Draw, true);
    assert_eq!(s.causes(), caused([("draw", Cause::Player(1), 2_000)]));
}

#[test]
fn a_roll_that_comes_again_is_nobodys_and_what_is_made_again_keeps_its_cause() {
    let mut s = Script::new(config(GameId::Heinash, &[], &[PERSON, COMPUTER]));
    s.draws(0, "roll:5-4-2");
    s.at(1_000).plays(0, "5+4+2");
    s.at(2_000).draws(1, "roll:6-6-1");
    s.at(3_000).plays(1, "6+6+1");
    let played = s.causes();
    s.at(4_000).offers(0, Offer::TakeBack);
    assert_eq!(s.causes(), played[..1]);
    s.at(5_000).says(0, Act::Redo);
    let again = caused([
        ("roll:5-4-2", Cause::Host, 0),
        ("5+4+2", Cause::Player(0), 5_000),
        ("roll:6-6-1", Cause::Host, 5_000),
        ("6+6+1", Cause::Player(1), 5_000),
    ]);
    assert_eq!(s.causes(), again);
    s.at(6_000).offers(0, Offer::TakeBack);
    s.at(7_000).plays(0, "5*4+2");
    s.at(8_000).says(1, Act::Press);
    let other = caused([
        ("roll:5-4-2", Cause::Host, 0),
        ("5*4+2", Cause::Player(0), 7_000),
        ("roll:6-6-1", Cause::Rules, 8_000),
    ]);
    assert_eq!(s.causes(), other);
}

#[test]
fn whoever_goes_on_in_a_seat_has_its_number() {
    let mut s = Script::new(config(GameId::Seven, &[], &[PERSON, PERSON]));
    s.plays(0, WHITE);
    s.host(Act::Replace {
        player: 1,
        as_player: Player::Computer { level: 1 },
    });
    s.at(1_000).plays(1, BLACK);
    assert_eq!(s.causes()[1].1, Cause::Player(1));
}

#[test]
fn what_was_kept_comes_from_the_host_when_a_match_goes_on() {
    let mut s = Script::new(config(GameId::Heinash, &[], &[PERSON, PERSON]));
    s.draws(0, "roll:5-4-2");
    s.at(1_000).plays(0, "5+4+2");
    let kept = s.table.kept(Millis(1_000));
    let config = s.table.config().clone();
    let resumed = Table::resume(Millis(9_000), config, &kept);
    s.table = resumed.unwrap().unwrap();
    let expected = caused([
        ("roll:5-4-2", Cause::Host, 9_000),
        ("5+4+2", Cause::Host, 9_000),
    ]);
    assert_eq!(s.causes(), expected);
    assert_eq!(s.table.game().turn(), Turn::Chance);
    // Whose moves they were is known all the same: they can be taken back.
    assert_eq!(s.table.steps()[1].seat(), Some(seat(0)));
    s.offers(0, Offer::TakeBack);
    s.answers(1, Offer::TakeBack, true);
    assert_eq!(s.events(), ["roll:5-4-2"]);
}
