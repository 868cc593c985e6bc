//! `tablier analyse` as its users and their scripts see it.

use serde_json::{Value, json};

use crate::tablier::{Tablier, record};

/// A stored game without its last events.
fn without_last(game: &str, events: usize) -> String {
    let text = std::fs::read_to_string(record(game)).expect("the game is stored");
    let (tags, played) = text.split_once("\n\n").expect("tags, then events");
    let played: Vec<&str> = played.split_whitespace().collect();
    let kept = &played[..played.len() - events];
    format!("{tags}\n\n{}\n", kept.join(" "))
}

fn analysed(text: &str, args: &[&str]) -> Value {
    let args = [&["analyse", "-", "--json"], args].concat();
    Tablier::with_input(&args, text).json()
}

#[test]
fn a_game_that_is_over_is_worth_its_outcome() {
    // Black won the stored game of SEVEN, Order of round 2 scored 100.
    let seven = analysed(&without_last("seven", 0), &[]);
    assert_eq!(
        (&seven["exact"], &seven["value"]),
        (&json!(true), &json!(-1.0))
    );
    assert_eq!(
        (&seven["best"], &seven["lines"]),
        (&json!(null), &json!([]))
    );
    let hyle7 = analysed(&without_last("hyle7", 0), &[]);
    assert_eq!(
        (&hyle7["exact"], &hyle7["value"]),
        (&json!(true), &json!(100.0))
    );
    let heinash = analysed(&without_last("heinash", 0), &[]);
    assert_eq!(
        (&heinash["exact"], &heinash["value"]),
        (&json!(true), &json!(0.0))
    );
}

#[test]
fn before_the_last_token_the_score_is_known_and_chance_has_no_best_move() {
    let before_draw = analysed(&without_last("hyle7", 2), &["--exact"]);
    assert_eq!(
        (&before_draw["exact"], &before_draw["value"]),
        (&json!(true), &json!(100.0))
    );
    assert_eq!(before_draw["best"], json!(null));
    let drawn = analysed(&without_last("hyle7", 1), &["--exact"]);
    assert_eq!(drawn["value"], json!(100.0));
    assert_eq!(drawn["best"], drawn["lines"][0]["move"]);
    assert!(
        without_last("hyle7", 0)
            .trim()
            .ends_with(drawn["best"].as_str().unwrap())
    );
}

#[test]
fn endings_are_proven_and_every_value_follows_from_the_next() {
    // What is best for one seat is as bad for the other, who acts next. At the
    // end, after Black's last move, the value is White's.
    let mut text = without_last("seven", 4);
    for _ in 0..4 {
        let now = analysed(&text, &["--exact"]);
        assert_eq!(now["exact"], json!(true), "{now}");
        let best = now["best"].as_str().expect("a seat is to move");
        text = format!("{} {best}\n", text.trim_end());
        let next = analysed(&text, &["--exact"]);
        let value = |found: &Value| found["value"].as_f64().expect("a number");
        assert_eq!(value(&now), -value(&next), "{now} {next}");
    }
}

#[test]
fn a_roll_that_wins_is_worth_all_and_before_it_less() {
    let shown = analysed(&without_last("heinash", 1), &["--exact"]);
    assert_eq!(
        (&shown["exact"], &shown["value"]),
        (&json!(true), &json!(1.0))
    );
    let before = analysed(&without_last("heinash", 2), &["--exact"]);
    let value = before["value"].as_f64().unwrap();
    assert!(
        before["exact"] == true && (0.0..1.0).contains(&value),
        "{before}"
    );
    assert_eq!(before["best"], json!(null));
}

#[test]
fn three_who_play_alone_have_a_share_each_and_no_proof() {
    let out = Tablier::with_input(
        &["analyse", "-", "--json", "--exact", "--time", "300"],
        "[Game \"seven\"]\n[Players \"3\"]\n\nI:0,0;1,0;2,0;3,0",
    );
    let found = out.json();
    assert_eq!(
        (&found["exact"], &found["value"]),
        (&json!(false), &json!(null))
    );
    let shares: Vec<f64> = serde_json::from_value(found["values"].clone()).unwrap();
    assert_eq!(shares.len(), 3);
    assert!(
        (shares.iter().sum::<f64>() - 1.0).abs() < 1e-9,
        "{shares:?}"
    );
    assert!(
        out.stderr.contains("nothing can be proven"),
        "{}",
        out.stderr
    );
    assert!(found["best"].is_string());
}

#[test]
fn time_and_nodes_bound_the_thinking_and_nodes_repeat_it() {
    for game in [
        "[Game \"seven\"]",
        "[Game \"heinash\"]\n\nroll:5-4-2",
        "[Game \"hyle7\"]\n\ndraw:3",
    ] {
        let timed = analysed(game, &["--time", "200", "--threads", "1"]);
        assert!(timed["best"].is_string(), "{timed}");
        let mut once = analysed(game, &["--nodes", "2000"]);
        let mut again = analysed(game, &["--nodes", "2000"]);
        for answer in [&mut once, &mut again] {
            answer["milliseconds"] = json!(0);
        }
        assert_eq!(once, again);
    }
}

#[test]
fn people_read_sentences_and_bars_in_their_language() {
    for (lang, sentence, proof) in [
        ("en", "Black wins with the best play", "Proven."),
        ("fr", "Noir gagne au mieux joué", "Prouvé."),
        ("es", "Negro gana con el mejor juego", "Probado."),
    ] {
        let args = ["analyse", "-", "--exact", "--lang", lang];
        let out = Tablier::with_input(&args, without_last("seven", 1));
        assert_eq!(out.code, 0, "{}", out.stderr);
        assert!(out.stdout.contains(sentence), "{}", out.stdout);
        assert!(
            out.stdout.contains(proof) && out.stdout.contains('█'),
            "{}",
            out.stdout
        );
    }
}

#[test]
fn a_game_that_is_over_is_told_as_it_ended() {
    for (game, sentence) in [("seven", "White has lost"), ("heinash", "Black has lost")] {
        let out = Tablier::with_input(&["analyse", "-"], without_last(game, 0));
        assert!(out.stdout.contains(sentence), "{}", out.stdout);
    }
}

#[test]
fn wrong_questions_are_answered_with_what_would_be_right() {
    for (args, part) in [
        (&["analyse", "no-such.record"][..], "no-such.record"),
        (&["analyse", "-", "--time", "0"], "--time"),
        (&["analyse", "-", "--lines", "none"], "a whole number"),
        (&["analyse"], "FILE"),
    ] {
        let out = Tablier::run(args);
        assert_ne!(out.code, 0);
        assert!(out.stderr.contains(part), "{args:?}: {}", out.stderr);
    }
}
