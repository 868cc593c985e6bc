//! `tablier print`: sheets as files and on standard output.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::{fs, process};

use crate::tablier::Tablier;

/// A folder of its own, gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("tablier-print-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    /// Runs the program here, in English.
    fn run(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_tablier"))
            .env_clear()
            .current_dir(&self.0)
            .args(args)
            .output()
            .unwrap()
    }

    /// The files there are, in order.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name());
        let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn said(output: &Output) -> String {
    let both = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8_lossy(&both).into_owned()
}

#[test]
fn without_a_name_all_sheets_are_listed() {
    let out = Tablier::run(&["print"]);
    assert_eq!(out.code, 0);
    assert_eq!(out.stdout.lines().count(), 1 + 12, "{}", out.stdout);
    assert!(out.stdout.contains("  heinash-board "), "{}", out.stdout);
    let french = Tablier::run(&["print", "--lang", "fr"]);
    assert!(french.stdout.contains("à découper") || french.stdout.contains("Les sept tuiles"));
}

#[test]
fn a_document_is_named_after_its_sheet_and_never_overwrites() {
    let folder = Folder::new("document");
    let out = folder.run(&["print", "heinash-board"]);
    assert!(out.status.success(), "{}", said(&out));
    assert_eq!(folder.files(), ["heinash-board.pdf"]);
    assert!(said(&out).contains("heinash-board.pdf is written: 1 page"));
    let file = folder.0.join("heinash-board.pdf");
    assert!(fs::read(&file).unwrap().starts_with(b"%PDF-"));

    fs::write(&file, "mine").unwrap();
    let again = folder.run(&["print", "heinash-board"]);
    assert_eq!(again.status.code(), Some(1));
    assert!(said(&again).contains("--force"), "{}", said(&again));
    assert_eq!(fs::read(&file).unwrap(), b"mine", "nothing is lost");
    let forced = folder.run(&["print", "heinash-board", "--force"]);
    assert!(forced.status.success());
    assert!(fs::read(&file).unwrap().starts_with(b"%PDF-"));

    let other = ["--layout", "shuffle:7", "--paper", "a3", "--lang", "es"];
    let out = folder.run(&[&["print", "heinash-board"][..], &other].concat());
    assert!(out.status.success(), "{}", said(&out));
    assert!(
        folder
            .files()
            .contains(&"heinash-board-shuffle-7-a3-es.pdf".to_string())
    );
}

#[test]
fn drawings_are_a_file_for_each_page() {
    let folder = Folder::new("drawings");
    assert!(
        folder
            .run(&["print", "seven-tiles", "--svg"])
            .status
            .success()
    );
    let each = [1, 2, 3, 4].map(|page| format!("seven-tiles-{page}.svg"));
    assert_eq!(folder.files(), each);
    let one = [
        "print",
        "seven-tiles",
        "--svg",
        "--page",
        "2",
        "-o",
        "black.svg",
    ];
    assert!(folder.run(&one).status.success());
    let black = fs::read(folder.0.join("black.svg")).unwrap();
    assert_eq!(black, fs::read(folder.0.join("seven-tiles-2.svg")).unwrap());
}

#[test]
fn standard_output_has_the_file_and_nothing_else() {
    let folder = Folder::new("stdout");
    let out = folder.run(&["print", "seven-mat", "-o", "-"]);
    assert!(out.status.success() && out.stdout.starts_with(b"%PDF-"));
    assert!(out.stdout.trim_ascii_end().ends_with(b"%%EOF") && out.stderr.is_empty());
    let out = folder.run(&["print", "seven-mat", "--svg", "-o", "-"]);
    assert!(out.stdout.starts_with(b"<svg ") && out.stdout.ends_with(b"</svg>\n"));
    let many = folder.run(&["print", "seven-tiles", "--svg", "-o", "-"]);
    assert_eq!(many.status.code(), Some(1));
    assert!(many.stdout.is_empty() && said(&many).contains("--page"));
    assert!(folder.files().is_empty());
}

#[test]
fn what_cannot_be_printed_is_refused_and_leaves_no_file() {
    let folder = Folder::new("wrong");
    for (args, code, says) in [
        (&["board"][..], 2, "SHEET"),
        (&["seven-mat", "--paper", "a5"], 2, "a4 or a3"),
        (&["seven-mat", "--layout", "balanced"], 1, "heinash-board"),
        (
            &["heinash-board", "--layout", "1,2,3"],
            1,
            "Layout cannot be “1,2,3”",
        ),
        (
            &["seven-mat", "--svg", "--page", "2"],
            1,
            "there is no page “2”",
        ),
        (
            &["seven-mat", "--svg", "--page", "0"],
            1,
            "there is no page “0”",
        ),
        (&["seven-mat", "--page", "1"], 2, "--svg"),
        (
            &["seven-mat", "-o", "nowhere/mat.pdf"],
            1,
            "nowhere/mat.pdf",
        ),
    ] {
        let out = folder.run(&[&["print"], args].concat());
        assert_eq!(out.status.code(), Some(code), "{args:?}: {}", said(&out));
        assert!(said(&out).contains(says), "{args:?}: {}", said(&out));
    }
    assert!(folder.files().is_empty());
}
