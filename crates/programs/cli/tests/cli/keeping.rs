//! What goes wrong with what is kept: a disk without room, a damaged file, two servers
//! on one file, and an address with a password in it that cannot be read.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::time::{Duration, Instant};

use store::testing::Folder;
use store::{Options, Store};
use tokio::runtime::Runtime;

use crate::operation::{PATIENCE, Serving};
use crate::tablier::Tablier;

/// Asks how the server is.
fn health(serving: &Serving) -> (u16, String) {
    let mut stream = TcpStream::connect(serving.address).unwrap();
    let request = "GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, body.to_string())
}

/// Waits until something is so.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "never came: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// No file of the server may be larger than a megabyte, which is to it like a disk
/// without room.
#[test]
fn a_disk_without_room_is_told_until_there_is_room_again() {
    let mut shell = Command::new("sh");
    let limited = "trap '' XFSZ; ulimit -S -f 2048; exec \"$0\" \"$@\"";
    shell.args(["-c", limited, env!("CARGO_BIN_EXE_tablier")]);
    let serving = Serving::start_by(shell, &[]);
    assert_eq!(health(&serving), (200, "ok\n".to_string()));
    let made = |serving: &Serving| serving.table()["table"].is_string();
    let mut tables = 0;
    while made(&serving) {
        tables += 1;
        assert!(tables < 100, "the limit has no effect");
    }
    assert!(tables > 0, "{}", serving.log());
    assert_eq!(health(&serving).0, 503);
    until("the keeper is told", || {
        serving.log().contains("MB are free")
    });
    // As many signs of life as are needed to see that each fails in its own right.
    until("a sign of life", || {
        !made(&serving) && health(&serving).0 == 503
    });
    let log = serving.log();
    let line = log.lines().find(|line| line.contains("MB are free"));
    assert!(line.unwrap().contains(&serving.data()), "{log}");
    assert!(!log.contains("SavePoint"), "{log}");
    let process = serving.child.id().to_string();
    let lifted = Command::new("prlimit")
        .args(["--pid", &process, "--fsize=unlimited"])
        .status();
    assert!(lifted.unwrap().success());
    until("room is noticed", || health(&serving).0 == 200);
    assert!(made(&serving));
    until("and told", || serving.log().contains("kept again"));
}

#[test]
fn the_second_server_on_a_file_says_who_the_first_is() {
    let mut first = Serving::start(&[]);
    let data = first.data();
    let page = first.folder.display().to_string();
    let second = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--page",
        &page,
        "--data",
        &data,
    ];
    for lang in ["en", "fr", "es"] {
        let refused = Tablier::run(&[&second[..], &["--lang", lang]].concat());
        assert_eq!(refused.code, 1, "{}", refused.stdout);
        for named in [
            &data,
            &first.address.to_string(),
            &first.child.id().to_string(),
        ] {
            assert!(refused.stderr.contains(named), "{}", refused.stderr);
        }
    }
    // Commands beside it are let through.
    let copy = first.folder.join("copy.db").display().to_string();
    for args in [
        ["backup", &copy, "--data", &data],
        ["restore", &copy, "--data", &data],
    ] {
        let done = Tablier::run(&args);
        assert_eq!(done.code, 0, "{}", done.stderr);
    }
    // What a server leaves behind that is killed hinders nobody.
    first.child.kill().unwrap();
    first.child.wait().unwrap();
    assert!(first.folder.join("tablier.db-server").exists());
    let program = Command::new(env!("CARGO_BIN_EXE_tablier"));
    let again = Serving::start_in(first.folder.clone(), program, &[]);
    assert_eq!(health(&again).0, 200);
}

#[test]
fn a_damaged_file_is_named_with_what_to_do() {
    let folder = Folder::new();
    let file = folder.file("tablier.db");
    Runtime::new().unwrap().block_on(async {
        let made = Store::open(&folder.store("tablier.db"), &Options::default()).await;
        made.unwrap().close().await;
    });
    let mut bytes = fs::read(&file).unwrap();
    // All but the first page, which says what kind of file it is.
    bytes[4096..].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    fs::write(folder.file("index.html"), "a page").unwrap();
    let data = file.display().to_string();
    let page = folder.file("").display().to_string();
    for (lang, damaged) in [("en", "damaged"), ("fr", "abîmé"), ("es", "dañado")] {
        let refused = Tablier::run(&[
            "serve",
            "--lang",
            lang,
            "--listen",
            "127.0.0.1:0",
            "--page",
            &page,
            "--data",
            &data,
        ]);
        assert_eq!(refused.code, 1, "{}", refused.stdout);
        for part in [damaged, &data, "tablier restore", ".recover"] {
            assert!(refused.stderr.contains(part), "{}", refused.stderr);
        }
    }
}

#[test]
fn a_password_is_never_repeated() {
    for address in [
        "postgres://u:sesame@",
        "postgres://u:sesame@db.example:port/x",
        "postgresql://u:ses@me:sesame@[/x",
        "postgre://u:sesame@db.example/x",
        "postgres:u:sesame@db.example/x",
        "postgres://[?password=sesame",
    ] {
        for command in ["serve", "backup"] {
            let file: &[&str] = if command == "backup" { &["x.db"] } else { &[] };
            for lang in ["en", "fr", "es"] {
                let args = [&[command, "--lang", lang, "--data", address], file].concat();
                let told = Tablier::run(&args);
                let said = told.stdout + &told.stderr;
                assert_ne!(told.code, 0, "{said}");
                assert!(!said.contains("sesame") && !said.contains("ses@"), "{said}");
                assert!(said.contains("postgres"), "{said}");
            }
            // Nor where it is no option but stands where none is expected, nor from the
            // environment.
            let stray = Tablier::run(&[&[command], file, &[address, address]].concat());
            assert!(!stray.stderr.contains("sesame"), "{}", stray.stderr);
            let variable = [("TABLIER_DATA", address), ("TABLIER_LOG", "trace")];
            let told = Tablier::in_environment(&variable, &[&[command], file].concat(), "");
            assert_eq!(told.code, 1, "{}", told.stderr);
            assert!(!told.stderr.contains("sesame"), "{}", told.stderr);
        }
    }
}
