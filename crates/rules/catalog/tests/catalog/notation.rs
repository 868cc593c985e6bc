//! Reads every example in docs/notation.md and does with it what its mark says.

use catalog::{AnyEvent, AnyRecord, GameId};

const PAGE: &str = include_str!("../../../../../docs/notation.md");

/// The marked examples: what stands behind the opening fence, and the text.
fn examples() -> Vec<(&'static str, &'static str)> {
    let mut found = Vec::new();
    let mut rest = PAGE;
    while let Some((_, after)) = rest.split_once("```") {
        let (mark, after) = after.split_once('\n').expect("a fence ends its line");
        let (text, after) = after.split_once("\n```").expect("a fence is closed");
        found.push((mark, text));
        rest = after;
    }
    found
}

/// The examples whose mark starts with this word, with the rest of the mark.
fn marked(kind: &str) -> Vec<(&'static str, &'static str)> {
    let of_kind = |(mark, text): (&'static str, &'static str)| {
        let rest = mark.strip_prefix(kind)?;
        Some((rest.trim_start(), text))
    };
    let found: Vec<_> = examples().into_iter().filter_map(of_kind).collect();
    assert!(!found.is_empty(), "the page has no example of {kind}");
    found
}

#[test]
fn every_mark_is_known() {
    for (mark, _) in examples() {
        let kind = mark.split(' ').next().unwrap();
        let known = ["text", "record", "broken", "illegal", "event"];
        assert!(known.contains(&kind), "no test reads {mark:?}");
    }
}

#[test]
fn records_replay_and_read_back_in_every_form() {
    for (_, text) in marked("record") {
        let record = AnyRecord::read(text).unwrap_or_else(|why| panic!("{why:?}\n{text}"));
        record
            .replay()
            .unwrap_or_else(|why| panic!("{why:?}\n{text}"));
        assert_eq!(AnyRecord::read(&record.to_text()).as_ref(), Ok(&record));
        assert_eq!(AnyRecord::read(&record.to_json()).as_ref(), Ok(&record));
        assert_eq!(AnyRecord::read(&record.to_compact()).as_ref(), Ok(&record));
    }
}

#[test]
fn the_example_of_each_form_is_the_same_game() {
    let with_event: Vec<AnyRecord> = marked("record")
        .into_iter()
        .filter(|(_, text)| text.contains("Tuesday") || text.starts_with("t1."))
        .map(|(_, text)| AnyRecord::read(text).unwrap())
        .collect();
    let [text, json, compact] = &with_event[..] else {
        panic!("one example of each form is expected");
    };
    assert_eq!(text, json);
    assert_eq!(text, compact, "the compact form is {}", text.to_compact());
}

#[test]
fn broken_texts_are_refused_at_the_place_named() {
    for (place, text) in marked("broken") {
        let error = AnyRecord::read(text).expect_err(text);
        let found = error.place().expect("texts have places");
        assert_eq!(format!("{}:{}", found.line, found.column), place, "{text}");
    }
}

#[test]
fn illegal_records_are_refused_with_event_and_clause() {
    for (expected, text) in marked("illegal") {
        let record = AnyRecord::read(text).unwrap_or_else(|why| panic!("{why:?}\n{text}"));
        let error = record.replay().expect_err(text);
        let found = format!("{} {}", error.event, error.illegal.clause());
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn events_are_well_formed() {
    for (name, text) in marked("event") {
        let game = GameId::from_name(name).unwrap_or_else(|| panic!("no game {name}"));
        for line in text.lines() {
            let event = AnyEvent::read(game, line).unwrap_or_else(|why| panic!("{line}: {why}"));
            let again = AnyEvent::read(game, &event.to_string());
            assert_eq!(again.as_ref(), Ok(&event));
        }
    }
}
