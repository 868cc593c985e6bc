//! The page's TypeScript types, made from the messages.

use std::path::{Path, PathBuf};
use std::{env, fs};

use catalog::GameId;
use game::Lang;
use serde_json::{Map, Value, json};
use ts_rs::{Config, TS};

use super::{Ask, GameDescription, Question, Reply, Thought, describe};
use crate::online::bots::{BotView, ChallengeView, NewChallenge};
use crate::online::class::{
    AddNeighbour, ClassDoor, ClassSay, ClassTell, ComeBack, JoinClass, JoinedClass, MadeClass,
    NewClass, Order, Ordered, Propose,
};
use crate::online::messages::{
    About, Invitation, Join, Joined, LobbyTable, Look, MadeTable, NewTable, Say, Tell,
};

/// The first line of the file, in place of the one that `ts-rs` writes.
const HEAD: &str = "// @generated from crates/hosting/wire/src/page by the tests there.";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/protocol")
}

/// The types as the code says them now.
fn written() -> String {
    let folder = env::temp_dir().join(format!("tablier-messages-{}", std::process::id()));
    let config = Config::new().with_out_dir(&folder);
    Ask::export_all(&config).expect("questions have types");
    Reply::export_all(&config).expect("answers have types");
    Question::export_all(&config).expect("questions have types");
    Thought::export_all(&config).expect("thoughts have types");
    Say::export_all(&config).expect("frames have types");
    Tell::export_all(&config).expect("frames have types");
    NewTable::export_all(&config).expect("requests have types");
    MadeTable::export_all(&config).expect("requests have types");
    Join::export_all(&config).expect("requests have types");
    Joined::export_all(&config).expect("requests have types");
    Look::export_all(&config).expect("requests have types");
    Invitation::export_all(&config).expect("requests have types");
    LobbyTable::export_all(&config).expect("requests have types");
    About::export_all(&config).expect("requests have types");
    BotView::export_all(&config).expect("requests have types");
    NewChallenge::export_all(&config).expect("requests have types");
    ChallengeView::export_all(&config).expect("requests have types");
    NewClass::export_all(&config).expect("requests have types");
    MadeClass::export_all(&config).expect("requests have types");
    ClassDoor::export_all(&config).expect("requests have types");
    JoinClass::export_all(&config).expect("requests have types");
    AddNeighbour::export_all(&config).expect("requests have types");
    ComeBack::export_all(&config).expect("requests have types");
    JoinedClass::export_all(&config).expect("requests have types");
    Order::export_all(&config).expect("requests have types");
    Ordered::export_all(&config).expect("requests have types");
    Propose::export_all(&config).expect("requests have types");
    ClassSay::export_all(&config).expect("frames have types");
    ClassTell::export_all(&config).expect("frames have types");
    GameDescription::export_all(&config).expect("games have types");
    class::findings::Findings::export_all(&config).expect("findings have types");
    let text = fs::read_to_string(folder.join("messages.ts")).expect("they were written");
    fs::remove_dir_all(&folder).expect("nobody else has a folder of this name");
    let lines: Vec<&str> = text.lines().skip(1).map(str::trim_end).collect();
    format!("{HEAD}\n{}\n", lines.join("\n").trim_end())
}

/// What the games say of themselves, by language and name.
fn described() -> String {
    let games = |lang: Lang| -> Map<String, Value> {
        let described = GameId::ALL.map(|game| (game.to_string(), json!(describe(game, lang))));
        described.into_iter().collect()
    };
    let all: Map<String, Value> = (Lang::ALL.iter())
        .map(|&lang| (lang.to_string(), Value::Object(games(lang))))
        .collect();
    let text = serde_json::to_string_pretty(&all).expect("texts are always JSON");
    format!("{text}\n")
}

/// What the games are called, which has to be known before anything else is.
fn titled() -> String {
    let titles = GameId::ALL.map(|game| (game.to_string(), json!(game.about().title)));
    let titles: Map<String, Value> = titles.into_iter().collect();
    let text = serde_json::to_string_pretty(&titles).expect("texts are always JSON");
    format!("{text}\n")
}

/// With `TABLIER_WRITE_TYPES` set, the file is written instead of compared.
fn is_committed(name: &str, written: &str) {
    let committed = folder().join(name);
    if env::var_os("TABLIER_WRITE_TYPES").is_some() {
        fs::write(&committed, written).expect("the page's folder is there");
    }
    assert!(
        fs::read_to_string(committed).unwrap_or_default() == written,
        "{name} of the page differs from the messages; run the tests of wire with TABLIER_WRITE_TYPES=1"
    );
}

#[test]
fn the_page_has_the_types_of_these_messages() {
    let written = written();
    is_committed("messages.ts", &written);
    assert!(!written.contains("bigint"), "a page cannot count that far");
}

#[test]
fn the_page_has_the_descriptions_of_the_games() {
    is_committed("games.json", &described());
    is_committed("titles.json", &titled());
}
