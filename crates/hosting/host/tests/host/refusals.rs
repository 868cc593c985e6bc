//! Refusals: in three languages, with their clauses, and without a trace.

use serde_json::{Value, json};

use super::sitting::{Page, against_computers, people};

#[test]
fn what_the_rules_refuse_names_its_clause_in_every_language() {
    let mut messages = Vec::new();
    for lang in ["en", "fr", "es"] {
        let mut page = Page::new();
        page.lang = lang;
        page.begin(&people("seven", &[]), 1);
        page.tell(
            json!(0),
            json!({"act": "move", "event": "I:0,0;1,0;2,0;3,0"}),
        );
        let before = page.look(json!(0));
        let reply = page.tell(
            json!(1),
            json!({"act": "move", "event": "I:0,9;1,9;2,9;3,9"}),
        );
        assert_eq!(reply["refused"]["code"], "illegal");
        assert_eq!(reply["refused"]["clause"], "S4");
        assert_eq!(reply["view"], before, "a refusal leaves no trace");
        messages.push(reply["refused"]["message"].as_str().unwrap().to_string());
    }
    assert_ne!(messages[0], messages[1]);
    assert_ne!(messages[1], messages[2]);
    assert!(messages.iter().all(|message| message.ends_with('.')));
}

#[test]
fn trying_changes_nothing() {
    let mut page = Page::new();
    page.begin(&people("hyle7", &[]), 1);
    let attempt = |page: &mut Page, event: &str| {
        let before = (page.look(json!(0)), page.keep());
        let reply = page.ask(json!({"ask": "try", "event": event, "lang": "es"}));
        assert_eq!((page.look(json!(0)), page.keep()), before);
        reply["refused"].clone()
    };
    assert_eq!(attempt(&mut page, "d4")["clause"], "H2");
    page.tell(json!(0), json!({"act": "press"}));
    assert_eq!(attempt(&mut page, "d4"), Value::Null);
    assert_eq!(attempt(&mut page, "z9")["code"], "malformed");
    assert_eq!(attempt(&mut page, "pass")["code"], "illegal");
}

#[test]
fn what_a_move_would_do_is_told_without_making_it() {
    let mut page = Page::new();
    page.begin(&people("heinash", &[]), 1);
    let before = (page.look(json!(0)), page.keep());
    let early = page.ask(json!({"ask": "would", "event": "none", "lang": "en"}));
    assert_eq!(early["reply"], "refused", "nobody has rolled");
    page.tell(json!(0), json!({"act": "press"}));
    let rolled = page.look(json!(0));
    assert_ne!(rolled, before.0);
    let mut told = Vec::new();
    for lang in ["en", "fr", "es"] {
        let reply = page.ask(json!({"ask": "would", "event": "none", "lang": lang}));
        told.push(reply["said"].as_str().unwrap().to_string());
    }
    page.lang = "en";
    assert_eq!(page.look(json!(0)), rolled);
    assert_ne!(told[0], told[1]);
    assert_ne!(told[1], told[2]);
    // It is what the record says afterwards.
    let after = page.tell(json!(0), json!({"act": "move", "event": "none"}));
    let events = after["view"]["events"].as_array().unwrap();
    assert_eq!(events.last().unwrap()["said"], json!(told[0]));
}

#[test]
fn the_table_is_for_those_who_sit_at_it() {
    let mut page = Page::new();
    page.begin(&people("heinash", &[]), 1);
    let press = json!({"act": "press"});
    assert_eq!(
        page.tell(json!(1), press.clone())["refused"]["code"],
        "not-yours"
    );
    assert_eq!(
        page.tell(json!(9), press.clone())["refused"]["code"],
        "no-such-player"
    );
    assert_eq!(
        page.tell(Value::Null, press.clone())["refused"]["code"],
        "not-yours"
    );
    assert_eq!(page.tell(json!(0), press)["refused"], Value::Null);
    let watcher = page.look(Value::Null);
    assert_eq!(watcher["may"], json!([]));
    assert_eq!(watcher["seat"], Value::Null);
}

#[test]
fn a_computer_plays_on_when_a_draw_is_offered() {
    let mut page = Page::new();
    page.begin(&against_computers("seven", &[]), 1);
    let reply = page.tell(json!(0), json!({"act": "offer", "offer": "draw"}));
    assert_eq!(reply["refused"], Value::Null);
    assert_eq!(reply["view"]["offers"], json!([]));
    assert_eq!(reply["view"]["outcome"], Value::Null);
}

#[test]
fn real_dice_are_waited_for() {
    let mut page = Page::new();
    let mut set_up = people("heinash", &[]);
    set_up["dice"] = json!("players");
    page.begin(&set_up, 1);
    let reply = page.tell(json!(0), json!({"act": "press"}));
    assert_eq!(reply["view"]["waitsFor"]["for"], "chance");
    let reply = page.tell(json!(0), json!({"act": "chance", "event": "roll:2-5-4"}));
    assert_eq!(reply["view"]["position"]["roll"], json!([5, 4, 2]));
}

#[test]
fn a_set_up_that_cannot_be_played_is_refused_and_the_table_stays() {
    let mut page = Page::new();
    page.begin(&people("seven", &[]), 1);
    let mut wrong = people("seven", &[]);
    wrong["players"] = json!([{"kind": "person"}]);
    let reply = page.ask(json!({
        "ask": "begin", "setUp": wrong, "now": 0, "seed": "1", "viewer": 0, "lang": "fr",
    }));
    assert_eq!(reply["refused"]["code"], "set-up");
    assert_eq!(page.look(json!(0))["game"], "seven");
}

#[test]
fn time_runs_out_at_the_moment_that_was_named() {
    let mut page = Page::new();
    let mut set_up = people("seven", &[]);
    set_up["clock"] = json!({"kind": "bank", "main": 60_000, "increment": 0, "soft": false});
    page.begin(&set_up, 1);
    let reply = page.tell(Value::Null, json!({"act": "tick"}));
    let wake = reply["wake"].as_f64().unwrap();
    page.now = wake as u64 - 11;
    assert_eq!(
        page.tell(Value::Null, json!({"act": "tick"}))["view"]["outcome"],
        Value::Null
    );
    page.now = wake as u64;
    let view = page.look(json!(0));
    assert_eq!(view["outcome"], json!({"places": [2, 1]}));
    assert_eq!(view["ending"], "White has run out of time. Black wins.");
}

/// Tables play by themselves for whoever is out of a game, so that only a record
/// from elsewhere can be against these rules.
#[test]
fn whoever_is_out_is_named_as_at_the_table() {
    let three = "[Game \"seven\"] [Players \"3\"]";
    let first = "I:0,0;1,0;2,0;3,0 resign:1";
    let cases = [
        (
            format!("{three} {first} O:0,1;1,1;0,2;1,2"),
            "S7",
            [
                "Black is out of the game",
                "Noir est hors jeu",
                "Negro está fuera",
            ],
        ),
        (
            format!("{three} {first} resign:1"),
            "S7",
            [
                "Black is out",
                "Noir est déjà hors jeu",
                "Negro ya está fuera",
            ],
        ),
        (
            "[Game \"hyle7\"] time:0 draw:1 d4".to_string(),
            "H2",
            [
                "Player 1’s time is up",
                "temps de Joueur 1",
                "a Jugador 1 se le acabó",
            ],
        ),
        (
            "[Game \"hyle7\"] draw:1 d4 time:1 d4-d5".to_string(),
            "H2",
            [
                "Player 2’s time is up",
                "temps de Joueur 2",
                "a Jugador 2 se le acabó",
            ],
        ),
        (
            "[Game \"hyle7\"] time:0 time:0".to_string(),
            "H6",
            [
                "Player 1’s time was up",
                "temps de Joueur 1",
                "a Jugador 1 ya se le",
            ],
        ),
    ];
    for (record, clause, said) in cases {
        for (lang, said) in ["en", "fr", "es"].into_iter().zip(said) {
            let mut page = Page::new();
            let reply = page.ask(json!({"ask": "read", "record": record, "lang": lang}));
            assert_eq!(reply["refused"]["clause"], clause, "{record} {reply}");
            let message = reply["refused"]["message"].as_str().unwrap();
            assert!(message.contains(said), "{message}");
            let numbered = [
                "seat 0",
                "seat 1",
                "place 0",
                "place 1",
                "asiento 0",
                "asiento 1",
            ];
            assert!(
                !numbered.iter().any(|word| message.contains(word)),
                "{message}"
            );
        }
    }
}

/// How long a computer takes is the house's to say: never longer than its clock
/// allows, and nothing where a person has to act.
#[test]
fn the_table_tells_the_pace_of_a_computer() {
    let mut page = Page::new();
    let view = page.begin(&people("seven", &[]), 1);
    assert_eq!(view["pace"], Value::Null, "a person is to move");
    let view = page.begin(&people("hyle7", &[]), 1);
    assert_eq!(view["pace"]["least"], 180.0, "a draw for a person");
    let mut set_up = against_computers("seven", &[]);
    page.begin(&set_up, 1);
    let first = json!({"act": "move", "event": "I:0,0;1,0;2,0;3,0"});
    let pace = page.tell(json!(0), first.clone())["view"]["pace"].clone();
    assert_eq!(pace["think"], 1500.0);
    let least = pace["least"].as_f64().unwrap();
    assert!((300.0..1500.0).contains(&least), "{least}");
    // A second for seven tiles is less than anybody would take by nature.
    set_up["clock"] = json!({"kind": "bank", "main": 1000, "increment": 0, "soft": false});
    page.begin(&set_up, 1);
    let pace = page.tell(json!(0), first)["view"]["pace"].clone();
    assert!(pace["think"].as_f64().unwrap() < 150.0, "{pace}");
    assert!(pace["least"].as_f64().unwrap() < 150.0, "{pace}");
}
