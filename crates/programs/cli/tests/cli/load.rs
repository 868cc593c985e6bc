//! `tablier load`: what it measures is checked against a server that is really
//! there, and that is killed while people play. The long form of the crash test is
//! `tablier load crash --times 200`.

use store::testing::PgServer;

use crate::tablier::Tablier;

/// What every report has to say of a server that keeps its word.
fn is_right(report: &serde_json::Value) {
    assert_eq!(report["right"], true, "{report:#}");
    assert_eq!(report["wrong"], serde_json::json!({}), "{report:#}");
    assert!(report["acknowledged"].as_u64() > Some(0), "{report:#}");
}

#[test]
fn nothing_that_was_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = std::env::temp_dir();
    let disk = folder.to_str().expect("a plain name");
    let args = ["load", "crash", "--times", "5", "--tables", "6", "--json"];
    let answer = Tablier::run(&[&args[..], &["--disk", disk]].concat());
    assert_eq!(answer.code, 0, "{}{}", answer.stdout, answer.stderr);
    let report = answer.json();
    is_right(&report);
    assert_eq!(report["crashes"], 5);
    // Each time everybody had answers by a line that was opened after the crash.
    assert_eq!(report["came_back"], 5, "{report:#}");
    assert!(report["lost_lines"].as_u64() > Some(0), "{report:#}");
    assert!(report["logs_compared"].as_u64() >= Some(6));
    assert!(report["disk_ms"]["p50"].as_f64() > Some(0.0), "{report:#}");
}

#[test]
fn play_goes_on_at_the_other_server_when_one_is_killed() {
    let postgres = PgServer::shared();
    // The settings of the database's address are part of it.
    let data = postgres.address();
    let args = [
        "load",
        "crash",
        "--times",
        "1",
        "--side-by-side",
        "2",
        "--tables",
        "6",
        "--size",
        "5",
        "--json",
        "--data",
        &data,
    ];
    let answer = Tablier::run(&args);
    assert_eq!(answer.code, 0, "{}{}", answer.stdout, answer.stderr);
    let report = answer.json();
    is_right(&report);
    assert_eq!(report["crashes"], 1);
    // Everybody had answers of the other server before the dead one came back.
    assert_eq!(report["went_on_without"], 1, "{report:#}");
}

/// Runs servers that are disturbed, and then judges again what was written down.
fn disturb(args: &[&str]) -> serde_json::Value {
    let folder = store::testing::Folder::new();
    let file = folder.file("history");
    let file = file.to_str().expect("a plain name");
    let usual = [
        "load",
        "faults",
        "--tables",
        "4",
        "--size",
        "5",
        "--seconds",
        "1",
    ];
    let answer = Tablier::run(&[&usual, args, &["--json", "--history", file]].concat());
    assert_eq!(answer.code, 0, "{}{}", answer.stdout, answer.stderr);
    let report = answer.json();
    is_right(&report);
    let judged = &report["judged"];
    assert_eq!(judged["right"], true, "{report:#}");
    assert_eq!(judged["tables"], report["logs_compared"], "{report:#}");
    assert!(judged["acts"].as_u64() >= report["acknowledged"].as_u64());
    let again = Tablier::run(&["load", "judge", file, "--json"]).json();
    assert_eq!(again["operations"], judged["operations"], "{again:#}");
    // A row that is taken away is missed.
    let text = std::fs::read_to_string(file).expect("it was written");
    let (at, row) = text.match_indices("\nR 3 ").next().expect("a third row");
    let end = text[at + row.len()..].find('\n').expect("the row ends") + at + row.len();
    std::fs::write(file, format!("{}{}", &text[..at], &text[end..])).expect("it can be written");
    let broken = Tablier::run(&["load", "judge", file]);
    assert_eq!(broken.code, 1, "{}", broken.stdout);
    assert!(
        broken.stdout.contains("has the number 4"),
        "{}",
        broken.stdout
    );
    report
}

#[test]
fn a_server_that_is_killed_and_paused_is_linearizable() {
    let report = disturb(&["--times", "3", "--seed", "2"]);
    let count = |name: &str| report[name].as_u64().unwrap_or_default();
    assert_eq!(count("crashes") + count("pauses"), 3, "{report:#}");
    assert_eq!(report["came_back"], 3, "{report:#}");
}

#[test]
fn two_servers_that_are_killed_and_paused_are_linearizable() {
    let data = PgServer::shared().address();
    let report = disturb(&["--times", "2", "--data", &data]);
    let count = |name: &str| report[name].as_u64().unwrap_or_default();
    assert_eq!(count("went_on_without"), count("crashes"), "{report:#}");
}

#[test]
fn what_is_no_history_is_not_judged() {
    let missing = std::env::temp_dir().join("tablier-no-such-history");
    let missing = missing.to_str().expect("a plain name");
    let answer = Tablier::run(&["load", "judge", missing]);
    assert_eq!(answer.code, 1);
    let wanted = format!("{missing} cannot be read: there is no such file or folder");
    assert!(answer.stderr.contains(&wanted), "{}", answer.stderr);
    let other = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let answer = Tablier::run(&["load", "judge", other]);
    assert_eq!(answer.code, 1);
    assert!(answer.stderr.contains("no history"), "{}", answer.stderr);
    assert_ne!(Tablier::run(&["load", "judge"]).code, 0);
}

#[test]
fn other_machines_are_left_alone_unless_somebody_insists() {
    let answer = Tablier::run(&["load", "moves", "--server", "http://192.0.2.1:7777"]);
    assert_eq!(answer.code, 1);
    assert!(answer.stderr.contains("--anywhere"), "{}", answer.stderr);
    let answer = Tablier::run(&["load", "moves", "--server", "nowhere at all"]);
    assert_eq!(answer.code, 1);
    assert!(answer.stderr.contains("http://127.0.0.1:7777"));
}

#[test]
fn a_server_that_is_not_there_is_said_so() {
    // A port that was free a moment ago.
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    drop(listener);
    let args = ["load", "moves", "--tables", "1", "--server", &address];
    let answer = Tablier::run(&args);
    assert_eq!(answer.code, 1);
    assert!(
        answer.stderr.contains("could not sit down"),
        "{}",
        answer.stderr
    );
}

#[test]
fn a_disk_that_cannot_be_written_to_is_said_so() {
    let missing = std::env::temp_dir().join("tablier-no-such-disk");
    let missing = missing.to_str().expect("a plain name");
    let answer = Tablier::run(&["load", "moves", "--tables", "1", "--disk", missing]);
    assert_eq!(answer.code, 1);
    let wanted = format!("{missing} cannot be written: there is no such file or folder");
    assert!(answer.stderr.contains(&wanted), "{}", answer.stderr);
}
