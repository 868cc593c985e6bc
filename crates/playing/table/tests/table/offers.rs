//! Draws and resignations, and what happens when two things happen at once.

use catalog::GameId;
use table::{Act, ClockRules, Effect, InputError, Offer, Sender, WaitsFor};

use crate::script::{COMPUTER, PERSON, Script, clocked, config, seat};

const WHITE: &str = "O:0,0;0,1;1,-1;1,0";
const BLACK: &str = "I:2,0;3,0;4,0;5,0";

fn seven() -> Script {
    Script::new(config(GameId::Seven, &[], &[PERSON, PERSON]))
}

fn answer(offer: Offer, accept: bool) -> Act {
    Act::Answer { offer, accept }
}

#[test]
fn a_draw_needs_every_person_on_the_other_sides() {
    let mut s = Script::new(config(
        GameId::Seven,
        &[("Players", "3")],
        &[PERSON, PERSON, PERSON],
    ));
    s.offers(0, Offer::Draw);
    assert_eq!(
        s.refused(0, answer(Offer::Draw, true)),
        InputError::NoSuchOffer
    );
    assert_eq!(s.answers(1, Offer::Draw, true), []);
    assert_eq!(
        s.refused(1, answer(Offer::Draw, true)),
        InputError::NoSuchOffer
    );
    let effects = s.answers(2, Offer::Draw, true);
    assert_eq!(effects[0], s.appended("draw"));
    assert_eq!(s.places(), [1, 1, 1]);
}

#[test]
fn a_partner_is_not_asked_and_a_seat_that_has_left_is_not_either() {
    let four = [PERSON, PERSON, PERSON, PERSON];
    let tags = [("Players", "4"), ("Pairs", "yes")];
    let mut s = Script::new(config(GameId::Seven, &tags, &four));
    s.offers(0, Offer::Draw);
    assert_eq!(
        s.refused(2, answer(Offer::Draw, true)),
        InputError::NoSuchOffer
    );
    s.answers(1, Offer::Draw, true);
    s.answers(3, Offer::Draw, true);
    assert_eq!(s.places(), [1, 1, 1, 1]);
    let mut s = Script::new(config(GameId::Seven, &[("Players", "3")], &four[..3]));
    s.says(2, Act::Resign);
    s.offers(0, Offer::Draw);
    s.answers(1, Offer::Draw, true);
    assert_eq!(s.table.waits_for(), WaitsFor::Nothing);
}

#[test]
fn a_computer_has_to_agree_where_no_person_can() {
    let mut s = Script::new(config(GameId::Seven, &[], &[PERSON, COMPUTER]));
    s.offers(0, Offer::Draw);
    assert_eq!(s.table.waits_for(), WaitsFor::Move { seat: seat(0) });
    s.answers(1, Offer::Draw, false);
    let again = s.refused(0, Act::Offer(Offer::Draw));
    assert_eq!(again, InputError::AskedAlready);
    // Where people play, too, the computer is not asked.
    let three = [PERSON, COMPUTER, PERSON];
    let mut s = Script::new(config(GameId::Seven, &[("Players", "3")], &three));
    s.offers(0, Offer::Draw);
    s.answers(2, Offer::Draw, true);
    assert_eq!(s.places(), [1, 1, 1]);
}

#[test]
fn playing_on_declines_a_draw_and_offering_it_too_agrees() {
    let mut s = seven();
    s.offers(0, Offer::Draw);
    s.plays(0, WHITE);
    assert_eq!(s.view(1).offers.len(), 1, "the own move leaves it standing");
    let effects = s.plays(1, BLACK);
    let declined = Effect::Declined {
        offer: Offer::Draw,
        by: 0,
    };
    assert!(effects.contains(&declined));
    s.offers(0, Offer::Draw);
    let effects = s.offers(1, Offer::Draw);
    assert_eq!(effects[0], s.appended("draw"));
}

#[test]
fn an_offer_can_be_withdrawn() {
    let mut s = seven();
    s.offers(0, Offer::Draw);
    s.answers(0, Offer::Draw, false);
    assert_eq!(
        s.refused(1, answer(Offer::Draw, true)),
        InputError::NoSuchOffer
    );
}

#[test]
fn a_draw_agreed_to_in_another_position_is_stale() {
    let mut s = seven();
    s.offers(0, Offer::Draw);
    let seen = s.table.version();
    s.plays(0, WHITE);
    let late = s.tell_at(seen, Sender::Player(1), answer(Offer::Draw, true));
    assert!(matches!(late.refused, Some(InputError::Stale { .. })));
    s.answers(1, Offer::Draw, true);
    assert_eq!(s.places(), [1, 1]);
}

#[test]
fn a_flag_that_falls_while_a_draw_is_offered_ends_the_game() {
    let clock = ClockRules::Bank {
        main: 10_000,
        increment: 0,
        soft: false,
    };
    let mut s = Script::new(clocked(GameId::Seven, clock));
    s.at(5_000).offers(0, Offer::Draw);
    s.at(10_000);
    let late = s.tell(Sender::Player(1), answer(Offer::Draw, true));
    assert_eq!(late.effects[0], s.appended("time:0"));
    let declined = Effect::Declined {
        offer: Offer::Draw,
        by: 0,
    };
    assert!(late.effects.contains(&declined));
    assert!(late.refused.is_some());
    assert_eq!(s.places(), [2, 1]);
}

#[test]
fn a_resignation_crosses_a_move_and_counts() {
    let mut s = seven();
    let seen = s.table.version();
    s.plays(0, WHITE);
    let answer = s.tell_at(seen, Sender::Player(1), Act::Resign);
    assert_eq!(answer.refused, None, "giving up needs no newest version");
    assert_eq!(s.places(), [1, 2]);
    assert_eq!(s.refused(0, Act::Resign), InputError::Over);
}

#[test]
fn both_resign_at_once_and_the_first_counts() {
    let mut s = seven();
    s.says(1, Act::Resign);
    assert_eq!(s.refused(0, Act::Resign), InputError::Over);
    assert_eq!(s.places(), [1, 2]);
}

#[test]
fn a_take_back_and_a_draw_stand_side_by_side() {
    let mut s = seven();
    s.plays(0, WHITE);
    s.offers(0, Offer::TakeBack);
    s.offers(0, Offer::Draw);
    s.answers(1, Offer::TakeBack, true);
    assert_eq!(s.events().len(), 0);
    assert_eq!(s.view(1).offers.len(), 1, "the draw still stands");
}

#[test]
fn a_pause_agreed_while_the_dice_are_wanted_lets_them_land() {
    let mut s = Script::new(config(GameId::Heinash, &[], &[PERSON, PERSON]));
    s.says(0, Act::Press);
    s.host(Act::Pause);
    s.host(s.brings("roll:5-4-2"));
    assert_eq!(s.refused(0, s.moves("5+4+2")), InputError::Paused);
    s.host(Act::Resume);
    s.plays(0, "5+4+2");
}

#[test]
fn nothing_is_offered_before_the_beginning() {
    let open = [PERSON, table::Player::Open];
    let mut s = Script::new(config(GameId::Seven, &[], &open));
    for offer in Offer::ALL {
        assert_eq!(s.refused(0, Act::Offer(offer)), InputError::NotBegun);
    }
}

#[test]
fn drafts_are_private_and_end_with_the_turn() {
    let mut s = Script::new(config(
        GameId::Heinash,
        &[("Variant", "steal-number")],
        &[PERSON, PERSON],
    ));
    s.draws(0, "roll:5-4-2");
    s.says(1, Act::Draft("5*4+2".into()));
    assert_eq!(s.view(1).draft, "5*4+2");
    assert_eq!(s.view(0).draft, "");
    s.plays(0, "none");
    assert_eq!(s.view(1).draft, "");
    let long = s.refused(1, Act::Draft("5".repeat(1000)));
    assert_eq!(long, InputError::TooLong);
    let elsewhere = seven().refused(0, Act::Draft("5".into()));
    assert_eq!(elsewhere, InputError::NotNow);
}
