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
