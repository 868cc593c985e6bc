//! The worker that thinks.

use std::time::Duration;

use host::Thinker;
use search::Watch;
use search::effort::NoWatch;
use serde_json::{Value, json};

use super::sitting::{Page, SET_UPS, people};

/// A watch on which any time is soon over.
struct Hasty(std::sync::atomic::AtomicU64);

impl Watch for Hasty {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
    }
}

pub(crate) fn think(thinker: &mut Thinker, question: &Value) -> Value {
    let watch = Hasty(std::sync::atomic::AtomicU64::new(0));
    let thought = thinker.answer(&question.to_string(), &watch);
    serde_json::from_str(&thought).expect("a thought is JSON")
}

#[test]
fn a_computer_chooses_a_legal_move_in_every_set_up() {
    let mut thinker = Thinker::new();
    for (name, tags) in SET_UPS {
        let mut page = Page::new();
        page.begin(&people(name, tags), 1);
        while page.look(json!(0))["waitsFor"]["for"] != "move" {
            page.step(&mut |_| 0);
        }
        for level in [1, 4, 8] {
            let record = page.record();
            let thought = think(
                &mut thinker,
                &json!({"ask": "choose", "record": record, "level": level, "seed": "3", "millis": 20}),
            );
            assert_eq!(thought["thought"], "choice", "{thought}");
            let tried = page.ask(json!({"ask": "try", "event": thought["event"], "lang": "en"}));
            assert_eq!(tried["refused"], Value::Null);
        }
    }
}

#[test]
fn a_seed_makes_a_weak_computer_play_alike_everywhere() {
    let record = "[Game \"hyle7\"]\n\ndraw:3\n";
    let choose = |seed: &str| {
        let question =
            json!({"ask": "choose", "record": record, "level": 2, "seed": seed, "millis": 1000});
        let thought = Thinker::new().answer(&question.to_string(), &NoWatch);
        serde_json::from_str::<Value>(&thought).unwrap()["event"].clone()
    };
    let all: std::collections::BTreeSet<String> = (0..8)
        .map(|seed| choose(&seed.to_string()).to_string())
        .collect();
    assert!(all.len() > 1);
    assert_eq!(choose("5"), choose("5"));
}

#[test]
fn an_analysis_says_for_whom_it_counts() {
    let mut thinker = Thinker::new();
    let analyse =
        |record: &str| json!({"ask": "analyse", "record": record, "millis": 30, "lines": 2});
    let thought = think(&mut thinker, &analyse("[Game \"hyle7\"]\n\ndraw:3\n"));
    assert_eq!(thought["thought"], "analysis", "{thought}");
    assert_eq!(
        thought["analysis"]["seat"], 1,
        "seat 1 is Order in the first round"
    );
    assert!(thought["analysis"]["lines"].as_array().unwrap().len() <= 2);
    let over = think(&mut thinker, &analyse("[Game \"heinash\"]\n\nresign:0\n"));
    assert_eq!(
        (&over["done"], &over["analysis"]["value"]),
        (&json!(true), &json!(0.0))
    );
}

#[test]
fn nobody_chooses_where_nobody_is_to_move() {
    let question = |record: &str, level: u32| json!({"ask": "choose", "record": record, "level": level, "seed": "1", "millis": 5});
    let mut thinker = Thinker::new();
    let thought = think(&mut thinker, &question("[Game \"hyle7\"]\n\n", 1));
    assert_eq!(thought["refused"]["code"], "not-now");
    let thought = think(&mut thinker, &question("[Game \"hyle7\"]\n\ndraw:3", 9));
    assert_eq!(thought["refused"]["code"], "not-understood");
    let thought = think(&mut thinker, &question("[Game \"chess\"]\n\n", 1));
    assert_eq!(thought["refused"]["code"], "no-record");
}
