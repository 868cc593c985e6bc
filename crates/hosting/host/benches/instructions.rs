//! Instructions of one local move, from the page's question to its answer: early in
//! a long game and late.

#![allow(missing_docs, reason = "the macros of the benchmark make public items")]

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use host::House;
use serde_json::Value;

/// A house whose table of HYLE⁷ waits for the move after so many, and the question
/// that makes it.
fn before_ply(ply: usize) -> (House, String) {
    let mut house = House::new();
    let begin = r#"{"ask":"begin","setUp":{"game":"hyle7","tags":[],"players":[{"kind":"person"},{"kind":"person"}],
        "seating":[0,1],"picksColour":false,"clock":{"kind":"none"},"dice":"host"},
        "now":0,"seed":"7","viewer":0,"lang":"en"}"#;
    let mut reply: Value = serde_json::from_str(&house.answer(begin)).expect("an answer");
    let mut moved = 0;
    loop {
        let view = &reply["view"];
        let player = view["waitsFor"]["seat"].as_u64().unwrap_or_default();
        let act = match view["waitsFor"]["for"].as_str() {
            Some("press") => r#"{"act":"press"}"#.to_string(),
            _ => {
                let event = some_move(&view["position"]);
                format!(r#"{{"act":"move","event":"{event}"}}"#)
            }
        };
        let tell = format!(
            r#"{{"ask":"tell","now":1,"player":{player},"act":{act},"viewer":0,"lang":"en"}}"#
        );
        if act.contains("move") {
            if moved == ply {
                return (house, tell);
            }
            moved += 1;
        }
        reply = serde_json::from_str(&house.answer(&tell)).expect("an answer");
        assert!(reply["refused"].is_null(), "{tell}: {reply}");
    }
}

/// Chaos puts the token on the first free cell, Order slides what it can first.
fn some_move(position: &Value) -> String {
    let slide = &position["slides"][0];
    if let (Some(from), Some(to)) = (slide["from"].as_str(), slide["to"][0].as_str()) {
        return format!("{from}-{to}");
    }
    if position["phase"] == "slide" {
        return "pass".to_string();
    }
    let board = &position["boards"][position["current"].as_u64().unwrap_or_default() as usize];
    let rows = board["rows"].as_array().expect("a board has rows");
    for (below, row) in rows.iter().enumerate() {
        for (column, token) in row.as_array().into_iter().flatten().enumerate() {
            if token == 0 {
                let letter = char::from(b'a' + column as u8);
                return format!("{letter}{}", rows.len() - below);
            }
        }
    }
    unreachable!("Chaos has a free cell")
}

#[library_benchmark]
#[bench::early(args = (10), setup = before_ply)]
#[bench::late(args = (150), setup = before_ply)]
fn one_local_move((mut house, tell): (House, String)) -> String {
    black_box(&mut house).answer(black_box(&tell))
}

library_benchmark_group!(name = moves, benchmarks = one_local_move);

main!(library_benchmark_groups = moves);
