//! Somebody who sits at the page's table.

use host::House;
use serde_json::{Value, json};

/// The set-ups that are played: the game and its tags.
pub(crate) const SET_UPS: [(&str, &[(&str, &str)]); 14] = [
    ("seven", &[]),
    ("seven", &[("Variant", "misere")]),
    ("seven", &[("Players", "3")]),
    ("seven", &[("Players", "4")]),
    ("seven", &[("Players", "4"), ("Pairs", "yes")]),
    ("heinash", &[]),
    ("heinash", &[("Variant", "steal-number"), ("Sides", "own")]),
    (
        "heinash",
        &[("Variant", "steal-place"), ("Layout", "balanced")],
    ),
    ("heinash", &[("Operations", "+*"), ("Layout", "shuffle:7")]),
    ("heinash", &[("Size", "4"), ("Colour", "red")]),
    ("hyle7", &[]),
    ("hyle7", &[("Size", "5")]),
    ("hyle7", &[("Bag", "shared")]),
    ("hyle7", &[("Size", "5"), ("Bag", "shared")]),
];

/// How many seats a set-up has.
pub(crate) fn seats(tags: &[(&str, &str)]) -> usize {
    let players = tags.iter().find(|(name, _)| *name == "Players");
    players.map_or(2, |(_, value)| value.parse().unwrap())
}

/// A set-up with people on every seat.
pub(crate) fn people(game: &str, tags: &[(&str, &str)]) -> Value {
    let players = vec![json!({"kind": "person"}); seats(tags)];
    json!({
        "game": game,
        "tags": tags,
        "players": players,
        "seating": (0..seats(tags)).collect::<Vec<_>>(),
        "picksColour": false,
        "clock": {"kind": "none"},
        "dice": "host",
    })
}

/// The same with computers on all seats but the first.
pub(crate) fn against_computers(game: &str, tags: &[(&str, &str)]) -> Value {
    let mut set_up = people(game, tags);
    for player in set_up["players"].as_array_mut().unwrap().iter_mut().skip(1) {
        *player = json!({"kind": "computer", "level": 2});
    }
    set_up
}

/// A page with its table, its clock and its language.
pub(crate) struct Page {
    pub(crate) house: House,
    pub(crate) now: u64,
    pub(crate) lang: &'static str,
    /// What has been told so far: a view has only what is new.
    told: Vec<Value>,
}

impl Page {
    pub(crate) fn new() -> Page {
        Page {
            house: House::new(),
            now: 1_000,
            lang: "en",
            told: Vec::new(),
        }
    }

    pub(crate) fn ask(&mut self, question: Value) -> Value {
        let answer = self.house.answer(&question.to_string());
        let mut answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        if answer["reply"] == "table" {
            let view = &mut answer["view"];
            let before = view["eventsBefore"].as_u64().unwrap() as usize;
            assert!(before <= self.told.len(), "something was left out");
            self.told.truncate(before);
            self.told.extend(view["events"].as_array().unwrap().clone());
            view["events"] = json!(self.told);
        }
        answer
    }

    pub(crate) fn begin(&mut self, set_up: &Value, seed: u64) -> Value {
        let reply = self.ask(json!({
            "ask": "begin", "setUp": set_up, "now": self.now, "seed": seed.to_string(),
            "viewer": 0, "lang": self.lang,
        }));
        assert_eq!(reply["reply"], "table", "{reply}");
        reply["view"].clone()
    }

    /// Says something and expects the table.
    pub(crate) fn tell(&mut self, player: Value, act: Value) -> Value {
        self.now += 10;
        let reply = self.ask(json!({
            "ask": "tell", "now": self.now, "player": player, "act": act,
            "viewer": 0, "lang": self.lang,
        }));
        assert_eq!(reply["reply"], "table", "{reply}");
        reply
    }

    pub(crate) fn look(&mut self, viewer: Value) -> Value {
        let reply = self.ask(json!({
            "ask": "look", "now": self.now, "viewer": viewer, "lang": self.lang,
        }));
        assert_eq!(reply["reply"], "table", "{reply}");
        reply["view"].clone()
    }

    pub(crate) fn keep(&mut self) -> Value {
        self.ask(json!({"ask": "keep", "now": self.now}))["saved"].clone()
    }

    /// The record of the match as text.
    pub(crate) fn record(&mut self) -> String {
        let reply = self.ask(json!({"ask": "record", "form": "text"}));
        reply["text"].as_str().expect("a record").to_string()
    }

    /// Lets one thing happen at random: a press, or a legal move. Says whether
    /// the game goes on.
    pub(crate) fn step(&mut self, below: &mut dyn FnMut(u32) -> u32) -> bool {
        let view = self.look(json!(0));
        let seats = view["seats"].clone();
        let player = |seat: &Value| seats[seat.as_u64().unwrap() as usize].clone();
        let waits = &view["waitsFor"];
        let act = match waits["for"].as_str().unwrap() {
            "nothing" => return false,
            "press" => json!({"act": "press"}),
            "move" => {
                let record = catalog::AnyRecord::read(&self.record()).unwrap();
                let moves = record.replay().unwrap().moves();
                let chosen = &moves[below(moves.len() as u32) as usize];
                json!({"act": "move", "event": chosen.to_string()})
            }
            other => panic!("nobody waits for {other}"),
        };
        let reply = self.tell(player(&waits["seat"]), act);
        assert_eq!(reply["refused"], Value::Null);
        true
    }
}
