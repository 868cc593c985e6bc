//! Hints and reviews, as the page asks for them.

use host::Thinker;
use serde_json::{Value, json};

use super::sitting::{Page, SET_UPS, people};
use super::thinking::think;

#[test]
fn a_hint_comes_in_every_set_up_and_language() {
    let mut thinker = Thinker::new();
    for (name, tags) in SET_UPS {
        let mut page = Page::new();
        page.begin(&people(name, tags), 1);
        while page.look(json!(0))["waitsFor"]["for"] != "move" {
            page.step(&mut |_| 0);
        }
        for lang in ["en", "fr", "es"] {
            let question =
                json!({"ask": "hint", "record": page.record(), "millis": 20, "lang": lang});
            let thought = think(&mut thinker, &question);
            assert_eq!(thought["thought"], "hint", "{thought}");
            let hint = &thought["hint"];
            let tried = page.ask(json!({"ask": "try", "event": hint["event"], "lang": "en"}));
            assert_eq!(tried["refused"], Value::Null);
            let steps = hint["steps"].as_array().unwrap();
            assert!(!steps.is_empty());
            for step in steps {
                for key in ["text", "clause", "hexes", "tile", "numbers", "cells"] {
                    assert!(step.get(key).is_some(), "{key}: {step}");
                }
            }
        }
    }
}

#[test]
fn a_review_goes_there_and_back() {
    let mut thinker = Thinker::new();
    let record = "[Game \"heinash\"]\n[Size \"3\"]\n\nroll:1-1-1 1+1-1 roll:1-1-1 1+1+1 \
                  roll:2-1-1 2+1+1 roll:3-2-1 3+2+1 roll:4-2-1 none put:2";
    let steps: Vec<Value> = (0..=11)
        .map(|events| {
            let question =
                json!({"ask": "review", "record": record, "events": events, "millis": 20});
            let thought = think(&mut thinker, &question);
            assert_eq!(thought["thought"], "review", "{thought}");
            assert_eq!(thought["step"]["events"], events);
            assert!(thought["step"].get("bestValue").is_some());
            thought["step"].clone()
        })
        .collect();
    let question = json!({"ask": "judge", "record": record, "steps": steps, "lang": "fr"});
    let thought = think(&mut thinker, &question);
    assert_eq!(thought["thought"], "judgement", "{thought}");
    let judgement = &thought["judgement"];
    let moves = judgement["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 6);
    // The fifth move says that nothing was found, and overlooks a win.
    assert_eq!(moves[4]["event"], "none");
    assert_eq!(moves[4]["mark"], "blunder", "{judgement}");
    assert_eq!(moves[4]["events"], 9);
    assert_eq!(judgement["luck"].as_array().unwrap().len(), 2);
    assert!(judgement["summary"].as_str().unwrap().contains("Les choix"));
}

#[test]
fn what_cannot_be_advised_on_is_refused() {
    let mut thinker = Thinker::new();
    let hint = json!({"ask": "hint", "record": "[Game \"hyle7\"]\n\n", "millis": 5, "lang": "es"});
    assert_eq!(think(&mut thinker, &hint)["refused"]["code"], "not-now");
    let review =
        json!({"ask": "review", "record": "[Game \"hyle7\"]\n\n", "events": 1, "millis": 5});
    assert_eq!(
        think(&mut thinker, &review)["refused"]["code"],
        "no-such-event"
    );
    let illegal = "[Game \"hyle7\"]\n\ndraw:3 d4-d5";
    let judge = json!({"ask": "judge", "record": illegal, "steps": [], "lang": "en"});
    assert_eq!(think(&mut thinker, &judge)["refused"]["code"], "illegal");
}
