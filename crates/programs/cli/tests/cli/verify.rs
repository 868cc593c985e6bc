//! Checking where the chance of a record came from.

use serde_json::json;

use crate::tablier::{Tablier, record};

const PAGE: &str = include_str!("../../../../../docs/fairness.md");

/// The commitment of the record on the page about fairness.
const COMMITMENT: &str = "1d164fd8e5186b677e0a343a87e8bae127d6b115118ae499dfe1a2b51dbaad83";

/// The record on the page about fairness.
fn fair() -> &'static str {
    let (_, after) = PAGE.split_once("```record\n").unwrap();
    after.split_once("\n```").unwrap().0
}

fn verify(args: &[&str], record: &str) -> Tablier {
    Tablier::with_input(&[&["verify", "-"], args].concat(), record)
}

#[test]
fn a_fair_record_is_told_line_by_line() {
    let out = verify(&[], fair());
    assert_eq!((out.code, out.stderr.as_str()), (0, ""));
    let lines: Vec<&str> = out.stdout.lines().collect();
    assert_eq!(lines.len(), 5, "{lines:?}");
    assert!(lines[0].contains("follows from its secrets"));
    assert!(lines[1].contains(COMMITMENT));
    assert!(lines[3].contains("All 3 rolls"));
    assert!(lines[4].contains("compare the commitment"));
    let known = verify(&["--commitment", COMMITMENT], fair());
    assert!(known.stdout.contains("is fair"), "{}", known.stdout);
    assert!(known.stdout.contains("kept before the game"));
}

#[test]
fn what_was_checked_is_told_in_every_language() {
    let unrevealed = fair().replace("FairSecret", "Secret");
    for record in [fair(), &unrevealed, "[Game \"hyle7\"]"] {
        let say = |lang| {
            let out = verify(&["--lang", lang], record);
            out.stdout + &out.stderr
        };
        let (en, fr, es) = (say("en"), say("fr"), say("es"));
        for ((en, fr), es) in en.lines().zip(fr.lines()).zip(es.lines()) {
            assert!(en != fr && fr != es && en != es, "{en}\n{fr}\n{es}");
        }
    }
}

#[test]
fn a_script_gets_all_that_was_checked() {
    let expected = json!({
        "fair": false, "game": "heinash", "commitment": COMMITMENT, "commitment_known": false,
        "players_added": 2, "chances": 3, "lot": true, "over": true,
    });
    assert_eq!(verify(&["--json"], fair()).json(), expected);
    let args = ["--json", "--commitment", &COMMITMENT.to_uppercase()];
    let known = verify(&args, fair()).json();
    assert_eq!(
        (&known["fair"], &known["commitment_known"]),
        (&json!(true), &json!(true))
    );
}

#[test]
fn whatever_is_changed_is_refused_with_its_code() {
    let other = COMMITMENT.replacen('1', "2", 1);
    let args = ["--json", "--commitment", &other];
    let none = json!(null);
    for (args, from, to, code, event) in [
        (&args[..1], "roll:6-5-3", "roll:6-5-2", "chance", json!(4)),
        (&args[..1], "6-5+3", "6-5+4", "illegal", json!(5)),
        (
            &args[..1],
            "Seats \"1,0",
            "Seats \"0,1",
            "lot",
            none.clone(),
        ),
        (
            &args[..1],
            "Secret \"0",
            "Secret \"1",
            "other-secret",
            none.clone(),
        ),
        (
            &args[..1],
            "FairSecret",
            "Secret",
            "not-revealed",
            none.clone(),
        ),
        (
            &args[..1],
            "FairTable",
            "Table",
            "missing-tag",
            none.clone(),
        ),
        (
            &args[..1],
            "Fair \"1\"",
            "Fair \"2\"",
            "version",
            none.clone(),
        ),
        (
            &args[..1],
            "FairPlayers \"20",
            "FairPlayers \"",
            "malformed-tag",
            none.clone(),
        ),
        (&args[..], "", "", "other-commitment", none.clone()),
    ] {
        let changed = fair().replacen(from, to, 1);
        let out = verify(args, &changed);
        assert_eq!(out.code, 1, "{changed}");
        let error = &out.json()["error"];
        assert_eq!((&error["code"], &error["event"]), (&json!(code), &event));
        assert!(out.stderr.starts_with("error:"), "{}", out.stderr);
    }
    let illegal = verify(&["--json"], &fair().replacen("6-5+3", "6-5+4", 1)).json();
    assert_eq!(illegal["error"]["clause"], "N3");
}

#[test]
fn records_without_a_commitment_have_nothing_to_check() {
    for game in ["seven", "heinash", "hyle7"] {
        let out = Tablier::run(&["verify", &record(game), "--json"]);
        assert_eq!(out.code, 1);
        assert_eq!(out.json()["error"]["code"], "no-tags");
    }
    // What nothing is rolled in was perhaps played online all the same.
    for (lang, said) in [
        ("en", "nothing is rolled or drawn in SEVEN"),
        ("fr", "on ne lance et on ne tire rien"),
        ("es", "no se tira ni se saca nada"),
    ] {
        let out = Tablier::run(&["verify", &record("seven"), "--lang", lang]);
        assert!(out.stderr.contains(said), "{}", out.stderr);
    }
    let dice = Tablier::run(&["verify", &record("heinash")]);
    assert!(dice.stderr.contains("on one screen"), "{}", dice.stderr);
    let broken = verify(&[], "[Game \"hyle7\"] draw:9");
    assert_eq!(broken.code, 1);
    assert!(broken.stderr.contains("line 1"), "{}", broken.stderr);
    let wrong = verify(&["--commitment", "1d16"], fair());
    assert_eq!(wrong.code, 2);
    assert!(wrong.stderr.contains("64 hexadecimal"), "{}", wrong.stderr);
}
