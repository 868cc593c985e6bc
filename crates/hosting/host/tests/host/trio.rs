//! A game that nothing here knows of is played all the same, by a plain board.

use catalog::{AnyRecord, GameId};
use host::Thinker;
use search::Numbers;
use search::effort::Stopwatch;
use serde_json::{Value, json};

use super::sitting::Page;

fn set_up() -> Value {
    json!({
        "game": "trio", "tags": [["Length", "9"]],
        "players": [{ "kind": "person" }, { "kind": "person" }, { "kind": "computer", "level": 3 }],
        "seating": [0, 1, 2], "picksColour": false, "clock": { "kind": "none" }, "dice": "host",
    })
}

#[test]
fn it_is_played_to_its_end_and_shown_by_its_moves() {
    let mut page = Page::new();
    let view = page.begin(&set_up(), 5);
    assert_eq!(
        view["seatNames"],
        json!(["Player 1", "Player 2", "Player 3"])
    );
    assert_eq!(view["position"]["game"], "plain");
    let mut numbers = Numbers::seeded(2);
    while page.step(&mut |limit| numbers.below(limit)) {
        let view = page.look(json!(0));
        let game = AnyRecord::read(&page.record()).unwrap().replay().unwrap();
        let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
        assert_eq!(view["position"]["moves"], json!(moves));
        let chances = game.chances();
        let chances: Vec<String> = chances
            .iter()
            .map(|case| case.outcome.to_string())
            .collect();
        assert_eq!(view["position"]["chances"], json!(chances));
    }
    let view = page.look(json!(0));
    assert_eq!(view["outcome"]["places"].as_array().unwrap().len(), 3);
    assert!(view["ending"].as_str().unwrap().contains("Player"));
    assert_eq!(page.keep()["setUp"]["game"], "trio");
}

#[test]
fn a_computer_moves_in_it_and_says_what_it_thinks() {
    let record = "[Game \"trio\"]\n\ndie:1 put:1 die:2 put:2 die:3 put:4 die:1 put:6 die:3";
    let mut thinker = Thinker::new();
    let question =
        json!({ "ask": "choose", "record": record, "level": 8, "seed": "1", "millis": 20 });
    let choice: Value =
        serde_json::from_str(&thinker.answer(&question.to_string(), &Stopwatch::start())).unwrap();
    assert!(
        ["put:3", "put:5"]
            .map(Value::from)
            .contains(&choice["event"]),
        "{choice}"
    );
    let question = json!({ "ask": "analyse", "record": record, "millis": 20, "lines": 2 });
    let analysis: Value =
        serde_json::from_str(&thinker.answer(&question.to_string(), &Stopwatch::start())).unwrap();
    assert_eq!(
        analysis["analysis"]["values"].as_array().unwrap().len(),
        3,
        "{analysis}"
    );
}

#[test]
fn it_is_in_no_list() {
    assert!(!GameId::NAMES.contains(&"trio"));
    assert!(GameId::from_name("trio").is_some());
}
