//! Whatever is sent, there is an answer.

use host::LONGEST_MESSAGE;
use host::{House, Thinker};
use search::Numbers;
use search::effort::NoWatch;
use serde_json::{Value, json};

use super::sitting::{Page, people};

fn code(answer: &str) -> String {
    let answer: Value = serde_json::from_str(answer).expect("an answer is JSON");
    answer["refused"]["code"]
        .as_str()
        .unwrap_or_default()
        .to_string()
}

#[test]
fn what_is_no_question_is_refused() {
    let long = format!("\"{}\"", "x".repeat(LONGEST_MESSAGE));
    for (asked, expected) in [
        ("", "not-understood"),
        ("{", "not-understood"),
        ("null", "not-understood"),
        ("[]", "not-understood"),
        ("{\"ask\":\"fly\"}", "not-understood"),
        (
            "{\"ask\":\"look\",\"now\":\"soon\",\"lang\":\"en\"}",
            "not-understood",
        ),
        ("{\"ask\":\"keep\",\"now\":1}", "no-table"),
        ("{\"ask\":\"places\",\"tile\":\"I\"}", "no-table"),
        (&long, "too-long"),
    ] {
        assert_eq!(code(&House::new().answer(asked)), expected, "{asked:.40}");
    }
    for asked in ["", "{\"ask\":\"choose\"}", &long] {
        let answer = Thinker::new().answer(asked, &NoWatch);
        assert!(["not-understood", "too-long"].contains(&code(&answer).as_str()));
        assert!(Thinker::new().needs(asked).is_empty());
    }
}

#[test]
fn the_language_is_heard_even_in_what_is_not_understood() {
    let said =
        |lang: &str| House::new().answer(&format!("{{\"ask\":\"fly\",\"lang\":\"{lang}\"}}"));
    assert!(said("fr").contains("rechargez"));
    assert!(said("es").contains("vuelve"));
    assert!(said("en").contains("load the page"));
}

#[test]
fn questions_with_a_part_changed_never_break_the_house() {
    let mut page = Page::new();
    page.begin(&people("heinash", &[]), 1);
    page.tell(json!(0), json!({"act": "press"}));
    let whole = [
        json!({"ask": "begin", "setUp": people("heinash", &[("Layout", "balanced")]), "now": 0, "seed": "1", "viewer": 0, "lang": "en"}),
        json!({"ask": "resume", "saved": page.keep(), "now": 0, "seed": "1", "viewer": 0, "lang": "en"}),
        json!({"ask": "from-record", "record": page.record(), "events": 1, "setUp": null, "now": 0, "seed": "1", "viewer": 0, "lang": "en"}),
        json!({"ask": "tell", "now": 5, "player": 0, "act": {"act": "move", "event": "5+4*2"}, "viewer": 0, "lang": "fr"}),
        json!({"ask": "weigh", "expression": "(5*4)/2", "lang": "en"}),
        json!({"ask": "ways", "event": 0}),
        json!({"ask": "position", "events": 1, "lang": "en"}),
    ];
    let parts = [
        "null",
        "-1",
        "1e300",
        "99",
        "[]",
        "{}",
        "\"\"",
        "\"\u{1f3b2}\"",
        "true",
    ];
    let mut numbers = Numbers::seeded(4);
    for _ in 0..4000 {
        let question = whole[numbers.below(whole.len() as u32) as usize].to_string();
        let mut bytes: Vec<char> = question.chars().collect();
        for _ in 0..=numbers.below(2) {
            let at = numbers.below(bytes.len() as u32) as usize;
            match numbers.below(3) {
                0 => drop(bytes.remove(at)),
                1 => bytes[at] = char::from(32 + numbers.below(95) as u8),
                _ => {
                    // A whole value gives way to another.
                    let colon = bytes[at..].iter().position(|&c| c == ':');
                    let start = colon.map_or(at, |colon| at + colon + 1);
                    let ends = |c: &char| matches!(c, ',' | '}' | ']');
                    let length = bytes[start..].iter().position(ends).unwrap_or(0);
                    let part = parts[numbers.below(parts.len() as u32) as usize];
                    bytes.splice(start..start + length, part.chars());
                }
            }
        }
        let asked: String = bytes.into_iter().collect();
        let answer = page.house.answer(&asked);
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(answer["reply"].is_string());
    }
}
