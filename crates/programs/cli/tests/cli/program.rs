//! The program as its users and their scripts see it.

use serde_json::json;

use crate::tablier::{Tablier, record};

const TWO_BARS: &str = "I:0,0;1,0;2,0;3,0 I:0,1;1,1;2,1;3,1";

#[test]
fn perft_ends_with_the_count_alone() {
    let out = Tablier::run(&["perft", "seven", "--depth", "3"]);
    assert_eq!(out.code, 0);
    assert_eq!(out.stdout.lines().last(), Some("nodes 8945310"));
    let first = Tablier::run(&["perft", "seven", "--depth", "1"]);
    assert_eq!(first.stdout.lines().last(), Some("nodes 44"));
}

#[test]
fn perft_knows_every_game_and_its_tags() {
    for (args, nodes) in [
        (&["perft", "seven", "--depth", "0"][..], 1),
        (&["perft", "seven", "--depth", "2", "--players", "3"], 33072),
        (&["perft", "hyle7", "--depth", "2"], 343),
        (&["perft", "hyle7", "--depth", "2", "--set", "Size=5"], 125),
        (&["perft", "heinash", "--depth", "1"], 56),
    ] {
        let args = [args, &["--json"]].concat();
        assert_eq!(Tablier::run(&args).json()["nodes"], nodes, "{args:?}");
    }
    let wrong = Tablier::run(&["perft", "hyle7", "--depth", "1", "--players", "3"]);
    assert_eq!(wrong.code, 1);
    assert!(wrong.stderr.contains("Size and Bag"), "{}", wrong.stderr);
}

#[test]
fn replay_tells_how_a_game_ended() {
    let seven = Tablier::run(&["replay", &record("seven"), "--json"]).json();
    let expected = json!({
        "game": "seven", "plies": 14, "over": true, "places": [2, 1],
        "levels": [[2, 5], [4, 0], [1, 1], [0, 1]],
    });
    assert_eq!(seven, expected);
    let heinash = Tablier::run(&["replay", &record("heinash"), "--json"]).json();
    assert_eq!(heinash["chains"], json!([5, 9]));
    let hyle7 = Tablier::run(&["replay", &record("hyle7"), "--json"]).json();
    assert_eq!(hyle7["scores"], json!([100, 85]));
}

#[test]
fn replay_reads_standard_input_and_tells_how_a_game_stands() {
    let out = Tablier::with_input(&["replay", "-", "--json"], TWO_BARS).json();
    let expected = json!({
        "game": "seven", "plies": 2, "over": false, "places": [], "levels": [[1, 1]],
    });
    assert_eq!(out, expected);
    let resigned = format!("{TWO_BARS} resign:0");
    let out = Tablier::with_input(&["replay", "-", "--json"], &resigned).json();
    assert_eq!((&out["plies"], &out["places"]), (&json!(2), &json!([2, 1])));
    let empty = Tablier::with_input(&["replay", "-", "--json"], "[Game \"hyle7\"]").json();
    assert_eq!(empty["scores"], json!([0, 0]));
}

#[test]
fn an_illegal_record_is_refused_with_event_and_clause() {
    let text = "O:0,0;1,0;0,1;1,-1 O:0,0;1,0;0,1;1,-1";
    let out = Tablier::with_input(&["replay", "-"], text);
    assert_eq!((out.code, out.stdout.as_str()), (1, ""));
    assert!(out.stderr.contains("event 2"), "{}", out.stderr);
    assert!(out.stderr.contains("S5"), "{}", out.stderr);
    for command in ["replay", "moves"] {
        let out = Tablier::with_input(&[command, "-", "--json"], text);
        assert_eq!(out.code, 1);
        let error = &out.json()["error"];
        assert_eq!(
            (&error["event"], &error["clause"]),
            (&json!(2), &json!("S5"))
        );
        assert!(error["message"].as_str().unwrap().contains("single tile"));
    }
}

#[test]
fn a_broken_record_is_refused_with_line_and_column() {
    let out = Tablier::with_input(&["replay", "-"], "[Game \"hyle7\"]\n\ndraw:3 h4");
    assert_eq!(out.code, 1);
    assert!(out.stderr.contains("line 3, column 8"), "{}", out.stderr);
    let json = Tablier::with_input(&["replay", "-", "--json"], "[Game \"go\"]").json();
    assert_eq!(json["error"]["line"], 1);
    assert_eq!(json["error"]["clause"], json!(null));
}

#[test]
fn moves_of_seven_are_listed_by_tile_with_their_level() {
    let first = Tablier::with_input(&["moves", "-", "--json"], "").json();
    let tiles = first.as_object().unwrap();
    let letters: Vec<&str> = tiles.keys().map(String::as_str).collect();
    assert_eq!(letters, ["I", "O", "Y", "U", "S", "J", "P"]);
    let counts: Vec<u64> = tiles
        .values()
        .map(|t| t["count"].as_u64().unwrap())
        .collect();
    assert_eq!(counts, [3, 3, 2, 6, 6, 12, 12]);
    let third = Tablier::with_input(&["moves", "-", "--json"], TWO_BARS).json();
    assert!(third.get("I").is_none(), "the bar is placed");
    assert_eq!(
        (&third["O"]["level"], &third["Y"]["level"]),
        (&json!(2), &json!(1))
    );
    let listed = third["O"]["moves"].as_array().unwrap();
    assert_eq!(listed.len() as u64, third["O"]["count"].as_u64().unwrap());
    let over = Tablier::run(&["moves", &record("seven"), "--json"]).json();
    assert_eq!(over, json!({}));
}

#[test]
fn moves_of_heinash_are_rolls_and_then_expressions() {
    let rolls = Tablier::with_input(&["moves", "-", "--json"], "[Game \"heinash\"]").json();
    let chances = rolls["chances"].as_array().unwrap();
    assert_eq!(chances.len(), 56);
    assert_eq!(chances[1], json!({ "event": "roll:6-6-5", "weight": 3 }));
    let weights: u64 = chances.iter().map(|c| c["weight"].as_u64().unwrap()).sum();
    assert_eq!(weights, 216);
    let text = "[Game \"heinash\"] roll:2-5-4";
    let moves = Tablier::with_input(&["moves", "-", "--json"], text).json();
    assert_eq!(moves["count"], 15, "fourteen numbers, or nothing");
    assert!(moves["moves"].as_array().unwrap().contains(&json!("none")));
    let text = "[Game \"heinash\"] roll:5-4-2 none";
    let puts = Tablier::with_input(&["moves", "-", "--json"], text).json();
    assert_eq!(
        (&puts["count"], &puts["moves"][16]),
        (&json!(36), &json!("put:17"))
    );
}

#[test]
fn moves_of_hyle7_are_draws_by_what_the_bag_holds_and_then_cells() {
    let text = "[Game \"hyle7\"] draw:3 d4 pass";
    let draws = Tablier::with_input(&["moves", "-", "--json"], text).json();
    assert_eq!(
        draws["chances"][2],
        json!({ "event": "draw:3", "weight": 6 })
    );
    let text = "[Game \"hyle7\"] draw:3 d4";
    let slides = Tablier::with_input(&["moves", "-", "--json"], text).json();
    assert_eq!(slides["count"], 13, "twelve slides, or a pass");
}

#[test]
fn convert_writes_every_form_and_loses_nothing() {
    for game in ["seven", "heinash", "hyle7"] {
        let original = std::fs::read_to_string(record(game)).unwrap();
        for form in ["json", "compact", "text"] {
            let other = Tablier::run(&["convert", &record(game), "--to", form]).stdout;
            let back = Tablier::with_input(&["convert", "-", "--to", "text"], &other);
            assert_eq!(back.stdout, original, "{game} by {form}");
        }
    }
}

#[test]
fn bench_measures_each_game() {
    let out = Tablier::run(&["bench", "--seconds", "0.05", "--json"]).json();
    let games = out.as_object().unwrap();
    let names: Vec<&str> = games.keys().map(String::as_str).collect();
    assert_eq!(names, ["seven", "heinash", "hyle7"]);
    for game in games.values() {
        assert!(game["playouts_per_second"].as_f64().unwrap() > 0.0);
    }
}

#[test]
fn wrong_arguments_are_answered_with_what_would_be_right() {
    for (args, part) in [
        (&["repaly", "x"][..], "“replay”"),
        (
            &["perft", "chess", "--depth", "2"],
            "seven, heinash or hyle7",
        ),
        (
            &["perft", "seven", "--depth", "many"],
            "whole number from 0 to 200",
        ),
        (
            &["perft", "seven", "--depth", "-1"],
            "whole number from 0 to 200",
        ),
        (&["perft", "seven"], "--depth"),
        (&["perft", "seven", "--depth"], "needs a value"),
        (&["convert", "x", "--to", "xml"], "text, json or compact"),
        (&["bench", "--seconds", "0"], "from 0.01 to 600"),
        (
            &["perft", "seven", "--depth", "1", "--set", "misere"],
            "Variant=misere",
        ),
        (&["--lang", "de", "bench"], "en, fr or es"),
        (&["replay", "x", "--jsno"], "--json"),
    ] {
        let out = Tablier::run(args);
        assert_eq!((out.code, out.stdout.as_str()), (2, ""), "{args:?}");
        assert!(out.stderr.contains(part), "{args:?}: {}", out.stderr);
    }
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let out = Tablier::run(&["replay", "no-such.record", "--json"]);
    assert_eq!(out.code, 1);
    assert!(out.stderr.contains("no-such.record"));
    assert!(out.json()["error"]["message"].is_string());
    let out = Tablier::with_input(&["replay", "-"], b"[Game \"\xff\"]");
    assert!(out.stderr.contains("UTF-8"), "{}", out.stderr);
}
