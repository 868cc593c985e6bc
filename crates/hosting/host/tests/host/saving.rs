//! What is kept of a match, and going on with it or with a record.

use search::Numbers;
use serde_json::{Value, json};

use super::sitting::{Page, SET_UPS, against_computers, people};

fn resume(saved: &Value, now: u64) -> (Page, Value) {
    let mut page = Page::new();
    page.now = now;
    let reply = page.ask(json!({
        "ask": "resume", "saved": saved, "now": now, "seed": "77", "viewer": 0, "lang": "en",
    }));
    assert_eq!(reply["reply"], "table", "{reply}");
    (page, reply["view"].clone())
}

#[test]
fn a_match_that_goes_on_stands_as_it_stood() {
    for (name, tags) in SET_UPS {
        let mut source = Numbers::seeded(21);
        let mut page = Page::new();
        let mut set_up = people(name, tags);
        set_up["seating"] = Value::Null;
        set_up["clock"] =
            json!({"kind": "bank", "main": 600_000, "increment": 2_000, "soft": false});
        page.begin(&set_up, 4);
        for _ in 0..9 {
            page.step(&mut |n| source.below(n));
            let before = page.look(json!(0));
            let saved = page.keep();
            let (mut again, after) = resume(&saved, page.now);
            for part in [
                "position", "events", "seats", "players", "tags", "clocks", "may", "waitsFor",
            ] {
                assert_eq!(before[part], after[part], "{name} {tags:?}: {part}");
            }
            assert_eq!(again.keep(), saved);
        }
    }
}

#[test]
fn a_roll_that_was_seen_and_taken_back_comes_again_and_nobody_sees_it_before() {
    for (name, prefix) in [("heinash", "roll:"), ("hyle7", "draw:")] {
        let mut page = Page::new();
        page.begin(&against_computers(name, &[]), 12);
        let mut source = Numbers::seeded(2);
        for _ in 0..4 {
            page.step(&mut |n| source.below(n));
        }
        let seen: Vec<Value> = page.keep()["events"].as_array().unwrap().clone();
        // In both games the computer's turn has brought a roll or a draw by now.
        let reply = page.tell(json!(0), json!({"act": "offer", "offer": "take-back"}));
        assert_eq!(reply["refused"], Value::Null);
        let saved = page.keep();
        let left = saved["events"].as_array().unwrap().len();
        assert!(left < seen.len());
        let taken: Vec<&Value> = seen[left..]
            .iter()
            .filter(|event| event.as_str().unwrap().starts_with(prefix))
            .collect();
        assert_eq!(
            saved["seen"].as_array().unwrap().iter().collect::<Vec<_>>(),
            taken
        );
        let shown = reply.to_string();
        assert!(!shown.contains("seen") && !shown.contains("foreseen"));
        let events = reply["view"]["events"].as_array().unwrap();
        assert_eq!(events.len(), left);
        let (mut again, _) = resume(&saved, page.now);
        assert_eq!(again.keep()["seen"], saved["seen"]);
        while again.keep()["events"].as_array().unwrap().len() < seen.len() {
            assert!(again.step(&mut |_| 0));
        }
        let rolls = |events: &Value| {
            let rolls = events.as_array().unwrap().clone();
            rolls
                .into_iter()
                .filter(|one| one.as_str().unwrap().starts_with(prefix))
                .collect::<Vec<_>>()
        };
        let now = again.keep();
        let comes = rolls(&now["events"]);
        let came = rolls(&json!(seen));
        assert_eq!(comes[..came.len()], came[..]);
    }
}

#[test]
fn a_colour_that_was_picked_stays_picked() {
    let mut page = Page::new();
    let mut set_up = people("heinash", &[]);
    set_up["picksColour"] = json!(true);
    let view = page.begin(&set_up, 1);
    assert_eq!(view["waitsFor"], json!({"for": "colour", "player": 0}));
    let (mut page, view) = resume(&page.keep(), 50);
    assert_eq!(view["waitsFor"]["for"], "colour");
    let reply = page.tell(json!(0), json!({"act": "pick-colour", "colour": "red"}));
    assert_eq!(
        reply["view"]["position"]["colours"],
        json!(["red", "black"])
    );
    let (mut page, view) = resume(&page.keep(), 100);
    assert_eq!(view["position"]["colours"], json!(["red", "black"]));
    assert_eq!(view["waitsFor"]["for"], "press");
    // Whoever begins the next match picks again.
    page.tell(json!(0), json!({"act": "resign"}));
    page.tell(json!(0), json!({"act": "offer", "offer": "rematch"}));
    let reply = page.tell(
        json!(1),
        json!({"act": "answer", "offer": "rematch", "accept": true}),
    );
    assert_eq!(reply["rematch"]["picksColour"], true);
    assert_eq!(reply["rematch"]["seating"], json!([1, 0]));
}

#[test]
fn a_record_is_gone_on_with_from_any_event() {
    for (name, tags) in SET_UPS {
        let mut source = Numbers::seeded(5);
        let mut page = Page::new();
        page.begin(&people(name, tags), 6);
        while page.step(&mut |n| source.below(n)) {}
        let record = page.record();
        let all = page.keep()["events"].clone();
        let set_up = against_computers(name, tags);
        for events in [0, 3, 7] {
            let mut other = Page::new();
            let reply = other.ask(json!({
                "ask": "from-record", "record": record, "events": events, "setUp": set_up,
                "now": 0, "seed": "1", "viewer": 0, "lang": "en",
            }));
            assert_eq!(reply["reply"], "table", "{reply}");
            assert_eq!(reply["view"]["players"], set_up["players"]);
            let kept = other.keep();
            assert_eq!(
                kept["events"].as_array().unwrap()[..],
                all.as_array().unwrap()[..events]
            );
        }
        for form in ["text", "json", "compact"] {
            let text = page.ask(json!({"ask": "record", "form": form}))["text"].clone();
            let read = Page::new().ask(json!({"ask": "read", "record": text, "lang": "fr"}));
            let summary = &read["summary"];
            assert_eq!(
                summary["events"].as_array().unwrap().len(),
                all.as_array().unwrap().len()
            );
            assert_eq!(summary["outcome"], page.look(json!(0))["outcome"]);
            assert_eq!(summary["text"], record);
        }
    }
}

#[test]
fn a_record_that_does_not_fit_is_refused() {
    let record = "[Game \"hyle7\"]\n\ndraw:3 d4 pass\n";
    let ask = |events: Value, set_up: Value, record: &str| {
        Page::new().ask(json!({
            "ask": "from-record", "record": record, "events": events, "setUp": set_up,
            "now": 0, "seed": "1", "viewer": null, "lang": "en",
        }))
    };
    assert_eq!(ask(json!(2), Value::Null, record)["reply"], "table");
    assert_eq!(
        ask(json!(4), Value::Null, record)["refused"]["code"],
        "no-such-event"
    );
    let other = people("seven", &[]);
    assert_eq!(
        ask(json!(2), other, record)["refused"]["code"],
        "other-game"
    );
    let illegal = ask(Value::Null, Value::Null, "[Game \"hyle7\"]\n\nd4\n");
    assert_eq!(illegal["refused"]["clause"], "H2", "{illegal}");
    assert_eq!(
        ask(Value::Null, Value::Null, "t1.xxx")["refused"]["code"],
        "no-record"
    );
}
