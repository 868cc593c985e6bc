//! The loops of `cargo xtask test --busy` end with it, however it ends.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// Long enough for any machine; it is waited for only where something is wrong.
const LONG: Duration = Duration::from_secs(120);

/// A cargo that says where things go and then works until its parent is gone, two
/// minutes at most. Asked to fail, it fails.
const CARGO: &str = r#"#!/bin/sh
case "$1" in
metadata) echo "{\"target_directory\": \"$FAKE_TARGET\", \"packages\": []}"; exit 0 ;;
esac
[ -n "$FAKE_FAILS" ] && { echo "error: as asked"; exit 1; }
turn=0
while kill -0 "$PPID" 2>/dev/null && [ "$turn" -lt 1200 ]; do
  sleep 0.1
  turn=$((turn + 1))
done
"#;

struct Started {
    xtask: Child,
    complaints: BufReader<ChildStderr>,
    folder: PathBuf,
}

/// Starts a step that takes long, with loops beside it, and waits until they are
/// there. The loops complain where xtask does, so that its complaints end only
/// when all loops have.
fn start(name: &str, fails: bool) -> Started {
    let folder = std::env::temp_dir().join(format!("xtask-busy-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let cargo = folder.join("cargo");
    fs::write(&cargo, CARGO).unwrap();
    fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(["test", "--busy", "fmt"]);
    command.env("CARGO", &cargo).env("FAKE_TARGET", &folder);
    if fails {
        command.env("FAKE_FAILS", "yes");
    }
    command.stdin(Stdio::null()).stdout(Stdio::null());
    let mut xtask = command.stderr(Stdio::piped()).spawn().unwrap();
    let mut complaints = BufReader::new(xtask.stderr.take().unwrap());
    let mut line = String::new();
    complaints.read_line(&mut line).unwrap();
    assert!(line.contains("busy loops"), "{line}");
    Started {
        xtask,
        complaints,
        folder,
    }
}

/// Reads to the end, which comes only when nobody is left who could complain.
fn to_the_end(mut complaints: impl Read + Send + 'static) -> String {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut text = String::new();
        let _ = complaints.read_to_string(&mut text);
        let _ = sender.send(text);
    });
    receiver.recv_timeout(LONG).expect("a loop is still there")
}

fn last_words(mut started: Started) -> String {
    let text = to_the_end(started.complaints);
    started.xtask.wait().unwrap();
    fs::remove_dir_all(started.folder).unwrap();
    text
}

#[test]
fn loops_end_when_xtask_is_killed() {
    let mut started = start("killed", false);
    started.xtask.kill().unwrap();
    last_words(started);
}

#[test]
fn loops_end_when_a_step_fails() {
    let text = last_words(start("failed", true));
    assert!(
        text.contains("error: as asked") && text.contains("fmt failed"),
        "{text}"
    );
}

#[test]
fn a_loop_ends_with_its_input() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.arg("busy-loop").stdin(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    let is_there = child.try_wait().unwrap().is_none();
    assert!(is_there, "it ends before its input does");
    drop(child.stdin.take());
    to_the_end(child.stderr.take().unwrap());
    assert!(child.wait().unwrap().success());
}
