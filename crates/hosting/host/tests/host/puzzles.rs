//! SEVEN's puzzles: what lies there, what may be laid, help, links and days.

use host::{House, Thinker};
use serde_json::{Value, json};

use super::thinking::think;

/// A bar and a bee with a hole between them is no puzzle; these seven are.
const BLACK: &str = "I:0,0;1,0;2,0;3,0 O:0,1;1,1;0,2;1,0";

fn ask(question: &Value) -> Value {
    let answer = House::new().answer(&question.to_string());
    serde_json::from_str(&answer).expect("an answer is JSON")
}

fn holes(white: &str) -> Value {
    let task = json!({"puzzle": "holes", "tiles": 7, "without": null});
    let laid = json!({"white": white, "black": ""});
    ask(&json!({"ask": "laid", "task": task, "laid": laid, "lang": "en"}))
}

/// The copycat of a day and its solution.
fn copycat() -> (Value, Value) {
    let mut thinker = Thinker::new();
    let question =
        json!({"ask": "puzzle-of", "date": "2026-11-16", "kind": "copycat", "lang": "en"});
    let puzzle = think(&mut thinker, &question)["puzzle"].clone();
    let task = json!({"puzzle": "copycat", "black": puzzle["black"]});
    let empty = json!({"white": "", "black": ""});
    let asked = json!({"ask": "lay-solution", "task": task, "laid": empty, "lang": "en"});
    let found = think(&mut thinker, &asked);
    assert_eq!(found["solutions"], 1.0);
    (task, found["laid"].clone())
}

#[test]
fn p3_holes_are_told_with_their_cells() {
    let none = holes("U:-1,0;0,-1;1,-1;1,0");
    assert_eq!(none["view"]["holes"], json!([]));
    let one = holes("U:-1,0;0,-1;1,-1;1,0 I:-1,1;0,1;1,1;2,1");
    assert_eq!(one["view"]["holes"], json!([[[0, 0]]]));
    assert_eq!(one["view"]["missing"], 5);
    assert_eq!(one["view"]["held"][0], json!(["O", "Y", "S", "J", "P"]));
    assert_eq!(one["view"]["known"]["figure"], 7);
    assert_eq!(one["view"]["done"], false);
    assert_eq!(one["view"]["certificate"], Value::Null);
}

#[test]
fn p4_a_copycat_is_solved_by_its_solution_alone() {
    let (task, solution) = copycat();
    let laid = ask(&json!({"ask": "laid", "task": task, "laid": solution, "lang": "fr"}));
    assert_eq!(laid["view"]["done"], true);
    let text = laid["view"]["certificate"].as_str().unwrap();
    assert!(text.starts_with("tablier certificate 1\npuzzle: copycat\n"));
    // Every link leads back to what it was made from.
    let share = laid["view"]["share"].clone();
    let read = ask(&json!({"ask": "read-puzzle", "text": share, "lang": "en"}));
    let shared = &read["shared"];
    let again =
        json!({"ask": "laid", "task": shared["task"], "laid": shared["laid"], "lang": "en"});
    assert_eq!(ask(&again)["view"]["done"], true);

    let white = solution["white"].as_str().unwrap();
    let (_, rest) = white.split_once(' ').unwrap();
    let laid = json!({"white": rest, "black": ""});
    let view = ask(&json!({"ask": "laid", "task": task, "laid": laid, "lang": "en"}));
    assert_eq!(view["view"]["open"].as_array().unwrap().len(), 4);
    assert_eq!(view["view"]["openSide"], "white");

    // What is missing fits where it was, by the list and by the question alike.
    let missing = white.split(' ').next().unwrap();
    let tile = &missing[..1];
    let places =
        ask(&json!({"ask": "lay-places", "task": task, "laid": laid, "tile": tile, "lang": "en"}));
    let count: usize = (places["orientations"].as_array().unwrap().iter())
        .map(|way| way["shifts"].as_array().unwrap().len())
        .sum();
    assert!(count >= 1);
    let tried = |event: &str| {
        let asked = json!({"ask": "lay-try", "task": task, "laid": laid, "side": "white", "event": event, "lang": "en"});
        ask(&asked)["refused"].clone()
    };
    assert_eq!(tried(missing), Value::Null);
    let over = white.split(' ').nth(1).unwrap();
    assert_eq!(tried(over)["code"], "no-place");
}

#[test]
fn p4_hints_come_in_steps_and_in_every_language() {
    let (task, _) = copycat();
    let empty = json!({"white": "", "black": ""});
    let mut said = Vec::new();
    for lang in ["en", "fr", "es"] {
        let asked = json!({"ask": "lay-hint", "task": task, "laid": empty, "lang": lang});
        let thought = think(&mut Thinker::new(), &asked);
        let steps = thought["hint"]["steps"].as_array().unwrap();
        assert_eq!(steps.len(), 3);
        assert_eq!(steps[0]["hexes"].as_array().unwrap().len(), 1);
        assert_eq!(steps[2]["hexes"].as_array().unwrap().len(), 4);
        said.push(steps[0]["text"].clone());
    }
    said.dedup();
    assert_eq!(said.len(), 3);
}

#[test]
fn p1_a_climb_counts_levels_and_plies() {
    let records = ask(&json!({"ask": "puzzle-records"}));
    let heights = &records["heights"];
    assert_eq!(
        (&heights["level"], &heights["fifth"]),
        (&json!(6), &json!(9))
    );
    assert_eq!(records["records"].as_array().unwrap().len(), 16);
    let early = heights["early"].as_str().unwrap();
    let climb = |events: usize, within: Value| {
        let moves: Vec<&str> = early.split_whitespace().take(events).collect();
        let record = format!("[Game \"seven\"]\n\n{}\n", moves.join(" "));
        let asked =
            json!({"ask": "climb", "record": record, "level": 5, "within": within, "lang": "en"});
        ask(&asked)["climb"].clone()
    };
    assert_eq!(climb(8, json!(9))["missed"], false);
    let reached = climb(9, json!(9));
    assert_eq!(
        (&reached["reached"], &reached["ply"]),
        (&json!(true), &json!(9))
    );
    assert_eq!(climb(9, json!(8))["missed"], true);
    assert_eq!(climb(14, Value::Null)["reached"], true);
}

#[test]
fn a_day_has_its_puzzles_and_they_can_be_solved() {
    let mut thinker = Thinker::new();
    let mut of = |date: &str, kind: &str| {
        let question = json!({"ask": "puzzle-of", "date": date, "kind": kind, "lang": "es"});
        think(&mut thinker, &question)
    };
    let climb = of("2026-11-16", "level")["puzzle"].clone();
    let list = |value: &Value| -> Vec<String> {
        let list = value.as_array().unwrap().iter();
        list.map(|event| event.as_str().unwrap().to_string())
            .collect()
    };
    let mut events = list(&climb["events"]);
    let within = events.len() as u64 + climb["plies"].as_u64().unwrap();
    events.extend(list(&climb["solution"]));
    let record = format!("[Game \"seven\"]\n\n{}\n", events.join(" "));
    let asked = json!({"ask": "climb", "record": record, "level": climb["level"], "within": within, "lang": "en"});
    assert_eq!(ask(&asked)["climb"]["reached"], true);

    let win = of("2026-11-16", "win")["puzzle"].clone();
    let mut events = list(&win["events"]);
    events.push(list(&win["winning"])[0].clone());
    let record = format!("[Game \"seven\"]\n\n{}\n", events.join(" "));
    let question = json!({"ask": "defend", "record": record, "seat": win["seat"], "millis": 60000});
    let watch = search::effort::NoWatch;
    let thought = Thinker::new().answer(&question.to_string(), &watch);
    let thought: Value = serde_json::from_str(&thought).unwrap();
    assert_eq!(thought["exact"], true, "{thought}");
    assert!(["winning", "won"].contains(&thought["standing"].as_str().unwrap()));
    // For the other seat the same position is lost.
    let other = json!({"ask": "defend", "record": record, "seat": 1 - win["seat"].as_u64().unwrap(), "millis": 60000});
    let thought = Thinker::new().answer(&other.to_string(), &watch);
    assert!(thought.contains("spoilt"), "{thought}");

    assert_eq!(of("2026-02-30", "copycat")["refused"]["code"], "no-day");
}

#[test]
fn what_is_no_puzzle_is_refused() {
    let refused = |task: Value, white: &str| {
        let laid = json!({"white": white, "black": ""});
        let asked = json!({"ask": "laid", "task": task, "laid": laid, "lang": "en"});
        ask(&asked)["refused"]["code"].clone()
    };
    let seven = json!({"puzzle": "holes", "tiles": 7, "without": null});
    for (task, white) in [
        (json!({"puzzle": "copycat", "black": BLACK}), ""),
        (json!({"puzzle": "copycat", "black": "I:0,0"}), ""),
        (json!({"puzzle": "holes", "tiles": 9, "without": null}), ""),
        (json!({"puzzle": "holes", "tiles": 6, "without": null}), ""),
        (
            json!({"puzzle": "holes", "tiles": 6, "without": "I"}),
            "I:0,0;1,0;2,0;3,0",
        ),
        (seven.clone(), "I:0,0;1,0;2,0;2,1"),
        // The cells between are looked at one by one.
        (
            seven.clone(),
            "I:900000000,0;900000001,0;900000002,0;900000003,0",
        ),
        (json!({"puzzle": "make"}), "I:0,0;1,0;2,0;3,0"),
    ] {
        assert_eq!(refused(task.clone(), white), "no-puzzle", "{task} {white}");
    }
    assert_eq!(refused(seven, ""), Value::Null);
    let bad = ask(&json!({"ask": "read-puzzle", "text": "h7-I", "lang": "fr"}));
    assert!(
        bad["refused"]["message"]
            .as_str()
            .unwrap()
            .contains("lettre du lien")
    );
}
