//! Who sits where, who begins, and what is refused.

use catalog::{AnyEvent, AnyGame, GameId};
use game::{Lang, Stop};
use heinash::Colour;
use table::{
    Act, ClockRules, Config, ConfigError, Dice, Duty, Effect, Input, InputError, May, Millis,
    Offer, Player, Seating, Sender, Table, WaitsFor,
};

use crate::script::{COMPUTER, PERSON, Script, config, seat};

const FIRST: &str = "O:0,0;1,0;0,1;1,-1";

fn seven() -> Script {
    Script::new(config(GameId::Seven, &[], &[PERSON, PERSON]))
}

#[test]
fn a_match_begins_when_every_place_is_taken() {
    let mut s = Script::new(config(GameId::Seven, &[], &[PERSON, Player::Open]));
    assert_eq!(s.table.waits_for(), WaitsFor::Players);
    assert_eq!(s.refused(0, s.moves(FIRST)), InputError::NotBegun);
    assert_eq!(s.refused(0, Act::Resign), InputError::NotBegun);
    let sit = |player, as_player| Act::Sit { player, as_player };
    assert_eq!(s.refuses(Sender::Host, sit(0, PERSON)), InputError::NotOpen);
    assert_eq!(
        s.refuses(Sender::Host, sit(1, Player::Open)),
        InputError::NotOpen
    );
    let nine = Player::Computer { level: 9 };
    assert_eq!(s.refuses(Sender::Host, sit(1, nine)), InputError::NotOpen);
    assert_eq!(
        s.refuses(Sender::Host, sit(2, PERSON)),
        InputError::NoSuchPlayer
    );
    assert_eq!(s.refused(1, sit(1, PERSON)), InputError::NotYours);
    let effects = s.host(sit(1, Player::Pair));
    assert_eq!(effects[0], Effect::Seated { player: 1 });
    assert!(matches!(&effects[1], Effect::Begun { seats, .. } if *seats == [0, 1]));
    s.plays(0, FIRST);
}

#[test]
fn a_computer_goes_on_for_a_person_and_gives_the_seat_back() {
    let mut s = seven();
    s.plays(0, FIRST);
    s.says(0, Act::Offer(Offer::Draw));
    let replace = |player, as_player| Act::Replace { player, as_player };
    assert_eq!(s.refused(0, replace(1, COMPUTER)), InputError::NotYours);
    assert_eq!(
        s.refuses(Sender::Host, replace(1, Player::Open)),
        InputError::NotOpen
    );
    assert_eq!(
        s.refuses(Sender::Host, replace(1, PERSON)),
        InputError::NotOpen
    );
    assert_eq!(
        s.refuses(Sender::Host, replace(2, PERSON)),
        InputError::NoSuchPlayer
    );
    assert_eq!(s.table.duty(), None);
    let effects = s.host(replace(1, COMPUTER));
    assert_eq!(effects, [Effect::Seated { player: 1 }]);
    // It answers what its predecessor was asked, then moves.
    assert_eq!(s.table.duty(), Some(Duty::Decline(Offer::Draw, 1)));
    s.says(
        1,
        Act::Answer {
            offer: Offer::Draw,
            accept: false,
        },
    );
    assert_eq!(s.table.duty(), Some(Duty::Move(1, seat(1))));
    s.host(replace(1, PERSON));
    assert_eq!(s.table.duty(), None);
}

#[test]
fn n11_the_lot_decides_who_begins_and_that_player_picks_a_colour() {
    let mut s = Script::new(Config {
        seating: Seating::Lot,
        picks: true,
        ..config(GameId::Heinash, &[], &[PERSON, PERSON])
    });
    assert_eq!(s.table.waits_for(), WaitsFor::Lot);
    assert_eq!(
        s.refuses(Sender::Host, Act::Lot(vec![0, 0])),
        InputError::BadLot
    );
    assert_eq!(s.refused(0, Act::Lot(vec![0, 1])), InputError::NotYours);
    s.host(Act::Lot(vec![1, 0]));
    assert_eq!(s.table.waits_for(), WaitsFor::Pick { player: 1 });
    assert_eq!(s.view(0).may, []);
    assert_eq!(s.view(1).may, [May::Pick]);
    let red = Act::Pick("red".into());
    assert_eq!(s.refused(0, red.clone()), InputError::NotYours);
    let green = s.refused(1, Act::Pick("green".into()));
    assert!(matches!(green, InputError::NoSuchValue(_)), "{green:?}");
    let texts = Lang::ALL.map(|lang| green.explain(lang));
    assert!(texts[0] != texts[1] && texts[1] != texts[2], "{texts:?}");
    assert!(texts.iter().all(|text| text.contains("red")), "{texts:?}");
    assert_eq!(s.refused(1, Act::Press), InputError::NotBegun);
    s.says(1, red.clone());
    assert_eq!(s.refused(1, red), InputError::NotNow);
    let AnyGame::Heinash(position) = s.table.game() else {
        panic!("another game");
    };
    assert_eq!(position.colour(seat(0)), Colour::Red);
    assert_eq!(s.table.waits_for(), WaitsFor::Press { seat: seat(0) });
    assert_eq!(s.table.seat_of(1), Some(seat(0)));
    s.draws(1, "roll:5-4-2");
    s.plays(1, "5+4+2");
    assert_eq!(s.refused(1, Act::Press), InputError::NotYours);
}

#[test]
fn the_host_asks_for_draws_but_not_for_rolls_nor_from_a_real_bag() {
    let people = [PERSON, PERSON];
    let mut s = Script::new(config(GameId::Hyle7, &[], &people));
    assert_eq!(s.host(Act::Press), [Effect::ChanceWanted]);
    assert_eq!(s.refuses(Sender::Host, Act::Press), InputError::NotNow);
    s.host(s.brings("draw:3"));
    assert_eq!(s.table.waits_for(), WaitsFor::Move { seat: seat(0) });

    let mut s = Script::new(config(GameId::Heinash, &[], &people));
    assert_eq!(s.refuses(Sender::Host, Act::Press), InputError::NotYours);
    let mut s = Script::new(Config {
        dice: Dice::Players,
        ..config(GameId::Hyle7, &[], &people)
    });
    assert_eq!(s.refuses(Sender::Host, Act::Press), InputError::NotYours);
}

#[test]
fn only_the_seat_whose_turn_it_is_moves() {
    let mut s = seven();
    assert_eq!(s.refused(1, s.moves(FIRST)), InputError::NotYours);
    assert_eq!(s.refused(5, Act::Resign), InputError::NoSuchPlayer);
    assert_eq!(
        s.refuses(Sender::Host, s.moves(FIRST)),
        InputError::NotYours
    );
    s.plays(0, FIRST);
    assert_eq!(s.refused(0, s.moves(FIRST)), InputError::NotYours);
    let illegal = s.refused(1, s.moves(FIRST));
    assert_eq!(illegal.clause().unwrap().0, "S5");
    let malformed = s.table.read("X");
    assert!(matches!(malformed, Err(InputError::Malformed(_))));
    let longest = s.table.read(&"I".repeat(256));
    assert!(matches!(longest, Err(InputError::Malformed(_))));
    assert_eq!(s.table.read(&"I".repeat(257)), Err(InputError::TooLong));
    // What ends a game has acts of its own.
    for event in ["draw", "resign:1", "resign:0", "time:0"] {
        let why = s.refused(1, s.moves(event));
        assert_eq!(why, InputError::NotNow, "{event}");
    }
}

#[test]
fn an_event_of_another_game_is_refused_by_clause() {
    let clauses = [
        (GameId::Seven, "S1"),
        (GameId::Heinash, "N1"),
        (GameId::Hyle7, "H1"),
    ];
    for (id, clause) in clauses {
        let foreign = GameId::ALL.into_iter().filter(|other| *other != id);
        let foreign: Vec<AnyEvent> = foreign
            .flat_map(|other| {
                let game = AnyGame::start(other, |_| None).unwrap();
                let chances = game.chances().into_iter().map(|case| case.outcome);
                let draw = AnyEvent::stop(other, Stop::Draw);
                let events = game.moves().into_iter().chain(chances);
                events.take(1).chain([draw]).collect::<Vec<_>>()
            })
            .collect();
        let mut s = Script::new(Config {
            dice: Dice::Players,
            ..config(id, &[], &[PERSON, PERSON])
        });
        if let WaitsFor::Press { .. } = s.table.waits_for() {
            for event in &foreign {
                let why = s.refused(0, Act::Chance(event.clone()));
                assert_eq!(why.clause().map(|told| told.0), Some(clause), "{event}");
                let early = s.refused(0, Act::Move(event.clone()));
                assert_eq!(early, why, "{event} before the dice");
            }
            let chance = s.table.game().chances().swap_remove(0).outcome;
            s.says(0, Act::Chance(chance));
        }
        for event in &foreign {
            let why = s.refused(0, Act::Move(event.clone()));
            assert_eq!(why.clause().map(|told| told.0), Some(clause), "{event}");
        }
    }
}

#[test]
fn a_stale_or_doubled_input_is_answered_by_a_code_and_changes_nothing() {
    let mut s = seven();
    s.plays(0, FIRST);
    let stale = s.tell_at(1, Sender::Player(1), s.moves("I:2,0;3,0;4,0;5,0"));
    assert_eq!(stale.refused, Some(InputError::Stale { version: 2 }));
    assert_eq!(stale.refused.unwrap().code(), "stale");
    let future = s.tell_at(9, Sender::Player(1), Act::Resign);
    assert_eq!(future.refused, Some(InputError::Stale { version: 2 }));
    let input = Input {
        from: Sender::Player(1),
        id: 100,
        version: 2,
        act: s.moves("I:2,0;3,0;4,0;5,0"),
    };
    assert_eq!(s.table.handle(Millis(0), input.clone()).refused, None);
    let before = s.table.clone();
    let again = s.table.handle(Millis(0), input);
    assert_eq!(again.refused, Some(InputError::Doubled));
    assert_eq!((again.effects, &s.table), (vec![], &before));
}

#[test]
fn moves_are_kept_as_records_write_them() {
    let mut s = seven();
    s.plays(0, "O:1,-1;0,1;1,0;0,0");
    assert_eq!(s.events(), ["O:0,0;0,1;1,-1;1,0"]);
    let mut s = Script::new(config(GameId::Heinash, &[], &[PERSON, PERSON]));
    s.draws(0, "roll:2-4-5");
    s.plays(0, "(5×4)÷2");
    assert_eq!(s.events()[1], "(5*4)/2");
}

#[test]
fn typed_dice_come_from_the_player_who_rolls() {
    let mut s = Script::new(Config {
        dice: Dice::Players,
        ..config(GameId::Heinash, &[], &[PERSON, PERSON])
    });
    let roll = s.brings("roll:1-2-3");
    assert_eq!(s.refused(1, roll.clone()), InputError::NotYours);
    assert!(matches!(
        s.table.read("roll:7-2-3"),
        Err(InputError::Malformed(_))
    ));
    s.says(0, roll.clone());
    assert_eq!(s.refused(0, roll.clone()), InputError::NotNow);
    // Where the host rolls, nobody else does.
    let mut s = Script::new(config(GameId::Heinash, &[], &[PERSON, PERSON]));
    assert_eq!(s.refused(0, roll.clone()), InputError::NotYours);
    assert_eq!(s.refuses(Sender::Host, roll), InputError::NotNow);
    let early = s.refused(0, s.moves("1+2+3"));
    assert_eq!(early.explain(Lang::En), "the dice have to be rolled first");
}

#[test]
fn a_rematch_swaps_two_seats_and_rotates_more() {
    for (players, tags, expected) in [
        (2, vec![], vec![1, 0]),
        (3, vec![("Players", "3")], vec![1, 2, 0]),
        (4, vec![("Players", "4")], vec![1, 2, 3, 0]),
    ] {
        let people = vec![PERSON; players];
        let mut s = Script::new(config(GameId::Seven, &tags, &people));
        let rematch = Act::Offer(table::Offer::Rematch);
        assert_eq!(s.refused(0, rematch.clone()), InputError::NotNow);
        for player in 0..players - 1 {
            s.says(player, Act::Resign);
        }
        s.says(players - 1, rematch);
        for player in 0..players - 1 {
            let effects = s.answers(player, table::Offer::Rematch, true);
            if player + 1 < players - 1 {
                assert_eq!(effects, []);
                continue;
            }
            let [Effect::Rematch(next)] = &effects[..] else {
                panic!("{effects:?}");
            };
            assert_eq!(next.seating, Seating::Chosen(expected.clone()));
            assert_eq!(next.check(), Ok(()));
        }
    }
}

#[test]
fn a_config_that_cannot_be_played_is_refused_with_a_reason() {
    let good = config(GameId::Seven, &[], &[PERSON, COMPUTER]);
    let turns = ClockRules::Turns {
        game: None,
        turn: Some(1000),
        soft: false,
    };
    let empty = ClockRules::Turns {
        game: None,
        turn: None,
        soft: false,
    };
    let wrong = [
        config(GameId::Seven, &[("Players", "9")], &[PERSON, PERSON]),
        config(GameId::Seven, &[], &[PERSON]),
        config(GameId::Seven, &[], &[PERSON, Player::Computer { level: 0 }]),
        Config {
            seating: Seating::Chosen(vec![1, 1]),
            ..good.clone()
        },
        Config {
            clock: turns,
            ..good.clone()
        },
        Config {
            picks: true,
            ..good.clone()
        },
        Config {
            clock: empty,
            ..config(GameId::Heinash, &[], &[PERSON, PERSON])
        },
    ];
    for config in wrong {
        let why: ConfigError = Table::new(Millis(0), config).unwrap_err();
        let texts = Lang::ALL.map(|lang| why.explain(lang));
        assert!(texts[0] != texts[1] && texts[1] != texts[2], "{texts:?}");
    }
    for game in GameId::ALL {
        let players = [PERSON, COMPUTER];
        let picks = Config {
            picks: true,
            ..config(game, &[], &players)
        };
        let clock = Config {
            clock: turns,
            ..config(game, &[], &players)
        };
        let heinash = game == GameId::Heinash;
        let fits = |why: ConfigError| if heinash { Ok(()) } else { Err(why) };
        assert_eq!(picks.check(), fits(ConfigError::NothingToPick(game)));
        assert_eq!(clock.check(), fits(ConfigError::NoTurnClock(game)));
    }
    assert!(Table::new(Millis(0), good).is_ok());
}

#[test]
fn every_refusal_speaks_every_language_and_has_its_own_code() {
    let all = [
        InputError::Stale { version: 1 },
        InputError::Doubled,
        InputError::NoSuchPlayer,
        InputError::NoSuchSeat,
        InputError::NotYours,
        InputError::NotNow,
        InputError::NotBegun,
        InputError::Over,
        InputError::Paused,
        InputError::NotOpen,
        InputError::BadLot,
        InputError::NothingToTakeBack,
        InputError::NothingToRedo,
        InputError::ChanceSeen,
        InputError::AskedAlready,
        InputError::NoSuchOffer,
        InputError::NoClock,
        InputError::TooLong,
    ];
    for (index, refused) in all.iter().enumerate() {
        let texts = Lang::ALL.map(|lang| refused.explain(lang));
        assert!(texts[0] != texts[1] && texts[1] != texts[2], "{texts:?}");
        let codes = all[..index].iter().map(InputError::code);
        assert!(!codes.collect::<Vec<_>>().contains(&refused.code()));
    }
}
