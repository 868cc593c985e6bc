//! Places, shapes, expressions, ways and rules.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::sitting::{Page, people};

fn cells(list: &Value) -> Vec<(i64, i64)> {
    let list = list.as_array().unwrap().iter();
    list.map(|cell| (cell[0].as_i64().unwrap(), cell[1].as_i64().unwrap()))
        .collect()
}

/// Cells moved so that the smallest coordinates are 0.
fn settled(cells: impl IntoIterator<Item = (i64, i64)>) -> BTreeSet<(i64, i64)> {
    let cells: Vec<_> = cells.into_iter().collect();
    let q = cells.iter().map(|cell| cell.0).min().unwrap();
    let r = cells.iter().map(|cell| cell.1).min().unwrap();
    cells
        .into_iter()
        .map(|cell| (cell.0 - q, cell.1 - r))
        .collect()
}

#[test]
fn every_place_is_a_legal_move_and_there_are_no_others() {
    let mut page = Page::new();
    page.begin(&people("seven", &[]), 1);
    for event in [
        "I:0,0;1,0;2,0;3,0",
        "I:0,1;1,1;2,1;3,1",
        "O:0,2;1,2;0,3;1,1",
    ] {
        let seat = page.look(json!(0))["position"]["toMove"].clone();
        page.tell(seat, json!({"act": "move", "event": event}));
    }
    let view = page.look(json!(0));
    for forced in view["position"]["forced"].as_array().unwrap() {
        let reply = page.ask(json!({"ask": "places", "tile": forced["tile"]}));
        assert_eq!(reply["level"], forced["level"]);
        let places = reply["places"].as_array().unwrap();
        assert_eq!(places.len() as u64, forced["count"].as_u64().unwrap());
        for place in places {
            let tried = page.ask(json!({"ask": "try", "event": place["event"], "lang": "en"}));
            assert_eq!(tried["refused"], Value::Null);
            assert_eq!(cells(&place["cells"]).len(), 4);
        }
    }
    let reply = page.ask(json!({"ask": "places", "tile": "I"}));
    let holds_bar = view["position"]["forced"].to_string().contains("\"I\"");
    assert_eq!(reply["reply"] == "places", holds_bar);
}

#[test]
fn s1_turning_and_flipping_go_round_every_tile() {
    let shapes = Page::new().ask(json!({"ask": "shapes"}));
    let shapes = shapes["shapes"].as_array().unwrap();
    let mut orientations = 0;
    for shape in shapes {
        let ways = shape["orientations"].as_array().unwrap();
        orientations += ways.len();
        for way in ways {
            let own = cells(&way["cells"]);
            let turned = &ways[way["turned"].as_u64().unwrap() as usize];
            let clockwise = own.iter().map(|&(q, r)| (-r, q + r));
            assert_eq!(settled(clockwise), settled(cells(&turned["cells"])));
            let flipped = &ways[way["flipped"].as_u64().unwrap() as usize];
            let mirrored = own.iter().map(|&(q, r)| (-q - r, r));
            assert_eq!(settled(mirrored), settled(cells(&flipped["cells"])));
            let (q, r) = own
                .iter()
                .fold((0, 0), |(q, r), cell| (q + cell.0, r + cell.1));
            assert!(
                q.abs() <= 4 && r.abs() <= 4,
                "{own:?} lie around the origin"
            );
        }
        // Turns alone lead back in six steps.
        let mut at = 0;
        for _ in 0..6 {
            at = ways[at]["turned"].as_u64().unwrap() as usize;
        }
        assert_eq!(at, 0);
    }
    assert_eq!((shapes.len(), orientations), (7, 44));
}

fn with_roll(roll: &str) -> Page {
    let mut page = Page::new();
    let mut set_up = people("heinash", &[]);
    set_up["dice"] = json!("players");
    page.begin(&set_up, 1);
    let reply = page.tell(json!(0), json!({"act": "chance", "event": roll}));
    assert_eq!(reply["refused"], Value::Null);
    page
}

#[test]
fn n3_an_expression_is_weighed_while_it_is_typed() {
    let mut page = with_roll("roll:5-4-2");
    let mut weigh = |expression: &str| {
        page.ask(json!({"ask": "weigh", "expression": expression, "lang": "en"}))["weighed"].clone()
    };
    for typed in ["", "5", "5*", "(5*4", "(5*4)", "5*4/"] {
        assert_eq!(weigh(typed)["unfinished"], true, "{typed}");
        assert_ne!(weigh(typed)["refused"], Value::Null, "{typed}");
    }
    let whole = weigh("(5 × 4) / 2");
    assert_eq!(
        whole,
        json!({"value": "10", "cell": 10, "refused": null, "unfinished": false})
    );
    let fraction = weigh("5/4+2");
    assert_eq!(
        (&fraction["value"], &fraction["cell"]),
        (&json!("13/4"), &Value::Null)
    );
    assert_eq!(fraction["refused"]["clause"], "N4");
    assert_eq!(weigh("5+4+3")["refused"]["clause"], "N3");
    assert_eq!(weigh("5+4+3")["unfinished"], false);
    assert_eq!(weigh("5+)")["unfinished"], false);
}

#[test]
fn n3_every_way_of_a_roll_is_told_after_the_turn() {
    let mut page = with_roll("roll:5-4-2");
    page.tell(json!(0), json!({"act": "move", "event": "5*4/2"}));
    page.tell(json!(1), json!({"act": "chance", "event": "roll:5-4-2"}));
    page.tell(json!(1), json!({"act": "move", "event": "none"}));
    let mut ways = |event: usize| page.ask(json!({"ask": "ways", "event": event}))["ways"].clone();
    let first = ways(1);
    assert_eq!(
        (&first["roll"], &first["played"]),
        (&json!([5, 4, 2]), &json!("5*4/2"))
    );
    let second = ways(2);
    assert_eq!(second["played"], Value::Null);
    for (ways, free) in [(first, true), (second, false)] {
        let numbers = ways["numbers"].as_array().unwrap();
        let ten = numbers.iter().find(|way| way["number"] == 10).unwrap();
        assert_eq!(ten["free"], free);
        assert!(ten["ways"].as_array().unwrap().contains(&json!("5*4/2")));
    }
    let late = page.ask(json!({"ask": "ways", "event": 99}));
    assert_eq!(late["refused"]["code"], "no-such-event");
}

#[test]
fn the_rules_are_told_clause_by_clause() {
    for (game, last) in [("seven", "S12"), ("heinash", "N12"), ("hyle7", "H8")] {
        let mut told = BTreeSet::new();
        for lang in ["en", "fr", "es"] {
            let reply = Page::new().ask(json!({"ask": "rules", "game": game, "lang": lang}));
            let clauses = reply["clauses"].as_array().unwrap();
            assert_eq!(clauses.last().unwrap()["clause"], last);
            told.insert(clauses[0]["text"].to_string());
        }
        assert_eq!(told.len(), 3);
    }
}

#[test]
fn questions_of_one_game_are_refused_at_the_table_of_another() {
    let mut page = Page::new();
    page.begin(&people("hyle7", &[]), 1);
    for question in [
        json!({"ask": "places", "tile": "I"}),
        json!({"ask": "weigh", "expression": "1+1", "lang": "en"}),
        json!({"ask": "ways", "event": 0}),
    ] {
        assert_eq!(page.ask(question)["refused"]["code"], "other-game");
    }
}
