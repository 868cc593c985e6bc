//! Checking the chance of a record with one click.

use serde_json::{Value, json};

use super::sitting::Page;

const PAGE: &str = include_str!("../../../../../docs/fairness.md");

/// The fair record on the page about fairness.
fn fair() -> &'static str {
    let (_, after) = PAGE.split_once("```record\n").unwrap();
    after.split_once("\n```").unwrap().0
}

fn verify(record: &str, commitment: Value, lang: &str) -> Value {
    let reply = Page::new()
        .ask(json!({"ask": "verify", "record": record, "commitment": commitment, "lang": lang}));
    assert_eq!(reply["reply"], "verified", "{reply}");
    reply["fairness"].clone()
}

#[test]
fn a_fair_record_is_told_in_every_language() {
    let found = verify(fair(), Value::Null, "en");
    assert_eq!(found["verdict"], "follows");
    let commitment = found["commitment"].clone();
    let [en, fr, es] = ["en", "fr", "es"].map(|lang| verify(fair(), commitment.clone(), lang));
    for found in [&en, &fr, &es] {
        assert_eq!(
            (&found["verdict"], &found["code"]),
            (&json!("fair"), &Value::Null)
        );
        assert_eq!(found["checked"].as_array().unwrap().len(), 4, "{found}");
    }
    assert!(en["headline"] != fr["headline"] && fr["headline"] != es["headline"]);
    assert_eq!(fr["checked"][2], "Les 3 lancers découlent des secrets.");
}

#[test]
fn what_is_wrong_is_told_apart_from_what_cannot_be_checked() {
    let changed = |from: &str, to: &str| verify(&fair().replacen(from, to, 1), Value::Null, "en");
    let bent = changed("roll:6-5-3", "roll:5-5-3");
    assert_eq!(bent["verdict"], "unfair");
    assert_eq!(
        (&bent["code"], &bent["event"]),
        (&json!("chance"), &json!(4))
    );
    let said = bent["headline"].as_str().unwrap();
    assert!(said.contains("roll:6-5-3") && said.ends_with('.'), "{said}");
    let other = "ab".repeat(32);
    assert_eq!(
        verify(fair(), json!(other), "en")["code"],
        "other-commitment"
    );
    for (found, code) in [
        (changed("FairSecret", "Secret"), "not-revealed"),
        (changed("6-5+3", "6+5+3"), "illegal"),
        (verify("[Game \"hyle7\"]", Value::Null, "en"), "no-tags"),
    ] {
        assert_eq!(found["verdict"], "unknown");
        assert_eq!(found["code"], code);
    }
}

#[test]
fn what_is_no_record_or_no_commitment_is_refused() {
    for (record, commitment, code) in [
        ("[Game", Value::Null, "no-record"),
        (fair(), json!("beef"), "no-commitment"),
        (fair(), json!(7), "not-understood"),
    ] {
        let reply = Page::new().ask(
            json!({"ask": "verify", "record": record, "commitment": commitment, "lang": "en"}),
        );
        assert_eq!(reply["refused"]["code"], code, "{reply}");
    }
}
