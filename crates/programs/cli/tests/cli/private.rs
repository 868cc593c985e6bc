//! Whoever keeps files that others on the machine can open is told so, and how to
//! close them.

use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use store::testing::Folder;
use store::{Options, Store};
use tokio::runtime::Runtime;

use crate::tablier::Tablier;

/// A folder with an empty database that others can read.
fn open_database() -> Folder {
    let folder = Folder::new();
    Runtime::new().unwrap().block_on(async {
        let made = Store::open(&folder.store("tablier.db"), &Options::default()).await;
        made.unwrap().close().await;
    });
    set(&folder.file("tablier.db"), 0o644);
    folder
}

fn set(file: &Path, mode: u32) {
    fs::set_permissions(file, Permissions::from_mode(mode)).unwrap();
}

fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap().permissions().mode() & 0o777
}

#[test]
fn a_backup_says_which_files_are_open_and_is_none_of_them() {
    let folder = open_database();
    let data = folder.file("tablier.db");
    let remedy = format!("chmod 600 {}", data.display());
    for (lang, warning) in [
        ("en", "warning: "),
        ("fr", "attention : "),
        ("es", "aviso: "),
    ] {
        let copy = folder.file(&format!("{lang}.db"));
        let [data, file] = [&data, &copy].map(|file| file.to_str().unwrap());
        let out = Tablier::run(&["backup", "--lang", lang, "--data", data, file, "--json"]);
        assert_eq!(out.code, 0, "{}", out.stderr);
        assert!(out.stderr.starts_with(warning), "{}", out.stderr);
        let line = out.stderr.trim_end();
        assert!(line.contains("0644") && line.ends_with(&remedy), "{line}");
        assert_eq!(out.json()["file"], file);
        assert_eq!(mode(&copy), 0o600);
    }
    // The remedy is one.
    assert!(
        Command::new("sh")
            .args(["-c", &remedy])
            .status()
            .unwrap()
            .success()
    );
    let [data, file] = [data, folder.file("last.db")].map(|it| it.display().to_string());
    let out = Tablier::run(&["backup", "--data", &data, &file]);
    assert_eq!((out.code, out.stderr.as_str()), (0, ""));
}

#[test]
fn restoring_says_it_of_the_backup_and_of_the_database() {
    let folder = open_database();
    let [data, copy, new] = ["tablier.db", "copy.db", "new.db"].map(|name| folder.file(name));
    let text = |file: &Path| file.display().to_string();
    let out = Tablier::run(&["backup", "--data", &text(&data), &text(&copy)]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    set(&copy, 0o640);
    let out = Tablier::run(&["restore", "--data", &text(&new), &text(&copy)]);
    assert_eq!(
        (out.code, out.stderr.lines().count()),
        (0, 1),
        "{}",
        out.stderr
    );
    assert!(out.stderr.contains(&format!("chmod 600 {}", text(&copy))));
    assert_eq!(mode(&new), 0o600);
    let out = Tablier::run(&["restore", "--data", &text(&data), &text(&copy)]);
    let remedies = out.stderr.lines().filter(|line| line.contains("chmod 600"));
    assert_eq!(remedies.count(), 2, "{}", out.stderr);
}

#[test]
fn a_server_says_it_at_the_start() {
    let folder = open_database();
    fs::write(folder.file("index.html"), "a page").unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .args(["serve", "--listen", "127.0.0.1:0", "--page"])
        .arg(folder.file(""))
        .arg("--data")
        .arg(folder.file("tablier.db"))
        .env_remove("TABLIER_LOG")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut ready = String::new();
    let stdout = child.stdout.take().unwrap();
    BufReader::new(stdout).read_line(&mut ready).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let mut log = String::new();
    let mut stderr = child.stderr.take().unwrap();
    stderr.read_to_string(&mut log).unwrap();
    let warned: Vec<&str> = log.lines().filter(|line| line.contains("WARN")).collect();
    let remedy = format!("chmod 600 {}", folder.file("tablier.db").display());
    let named = |line: &&str| line.contains("0644") && line.contains(&remedy);
    assert!(warned.iter().any(named), "{ready}{log}");
}
