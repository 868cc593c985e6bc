//! What is settled before a match as logs, links and messages write it. Logs of
//! earlier programs have times as fractions and leave out what is null.

use catalog::GameId;
use serde_json::{from_value, json};
use table::{ClockRules, Config, Dice, Player, Seating, WaitsFor};

fn config() -> Config {
    Config {
        game: GameId::Heinash,
        tags: vec![("Size".into(), "5".into())],
        players: vec![Player::Person, Player::Computer { level: 3 }],
        seating: Seating::Lot,
        picks: true,
        clock: ClockRules::Turns {
            game: None,
            turn: Some(30_000),
            soft: true,
        },
        dice: Dice::Players,
    }
}

#[test]
fn a_config_is_written_as_ever() {
    let written = serde_json::to_value(config()).expect("texts and numbers are always JSON");
    let expected = json!({
        "game": "heinash",
        "tags": [["Size", "5"]],
        "players": [{ "kind": "person" }, { "kind": "computer", "level": 3 }],
        "seating": null,
        "picksColour": true,
        "clock": { "kind": "turns", "game": null, "turn": 30000, "soft": true },
        "dice": "players",
    });
    assert_eq!(written, expected);
    assert_eq!(from_value::<Config>(written).ok(), Some(config()));
}

#[test]
fn a_config_of_an_earlier_program_is_read() {
    let written = json!({
        "game": "heinash",
        "tags": [["Size", "5"]],
        "players": [{ "kind": "person" }, { "kind": "computer", "level": 3 }],
        "picksColour": true,
        "clock": { "kind": "turns", "turn": 30000.0, "soft": true },
        "dice": "players",
    });
    assert_eq!(from_value::<Config>(written).ok(), Some(config()));
}

#[test]
fn a_time_is_whole_not_below_nothing_and_a_week_at_most() {
    let clock = |main: f64, increment: f64| {
        let bank = json!({ "kind": "bank", "main": main, "increment": increment, "soft": false });
        from_value::<ClockRules>(bank).expect("a clock")
    };
    let bank = |main, increment| ClockRules::Bank {
        main,
        increment,
        soft: false,
    };
    assert_eq!(clock(1000.9, -5.0), bank(1000, 0));
    assert_eq!(clock(1e18, 2.0), bank(604_800_000, 2));
}

#[test]
fn a_seat_that_no_game_has_is_no_seat() {
    let waits = |seat: u32| from_value::<WaitsFor>(json!({ "for": "move", "seat": seat }));
    let seat = game::Seat::new(3);
    assert_eq!(waits(3).ok(), Some(WaitsFor::Move { seat }));
    assert!(waits(4).is_err());
}
