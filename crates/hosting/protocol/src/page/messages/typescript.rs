//! The page's TypeScript types, made from the messages.

use std::path::{Path, PathBuf};
use std::{env, fs};

use ts_rs::{Config, TS};

use super::{Ask, Question, Reply, Thought};
use crate::online::bots::{BotView, ChallengeView, NewChallenge};
use crate::online::class::{
    AddNeighbour, ClassDoor, ClassSay, ClassTell, ComeBack, JoinClass, JoinedClass, MadeClass,
    NewClass, Order, Ordered, Propose,
};
use crate::online::messages::{
    About, Invitation, Join, Joined, LobbyTable, Look, MadeTable, NewTable, Say, Tell,
};

/// The first line of the file, in place of the one that `ts-rs` writes.
const HEAD: &str = "// @generated from crates/hosting/protocol/src/page/messages by the tests there.";

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/protocol/messages.ts")
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
    class::findings::Findings::export_all(&config).expect("findings have types");
    let text = fs::read_to_string(folder.join("messages.ts")).expect("they were written");
    fs::remove_dir_all(&folder).expect("nobody else has a folder of this name");
    let lines: Vec<&str> = text.lines().skip(1).map(str::trim_end).collect();
    format!("{HEAD}\n{}\n", lines.join("\n").trim_end())
}

/// With `TABLIER_WRITE_TYPES` set, the file is written instead of compared.
#[test]
fn the_page_has_the_types_of_these_messages() {
    let written = written();
    if env::var_os("TABLIER_WRITE_TYPES").is_some() {
        fs::write(committed(), &written).expect("the page's folder is there");
    }
    let committed = fs::read_to_string(committed()).unwrap_or_default();
    assert!(
        committed == written,
        "the page's types differ from the messages; run the tests of protocol with TABLIER_WRITE_TYPES=1"
    );
    assert!(!written.contains("bigint"), "a page cannot count that far");
}
