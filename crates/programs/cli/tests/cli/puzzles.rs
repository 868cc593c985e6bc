//! SEVEN's puzzles from the command line: answers for scripts, pictures, proofs
//! and their check.

use std::fs;
use std::path::PathBuf;

use crate::tablier::Tablier;

/// A file of this test's own.
fn file(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tablier-puzzles-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

/// Seven black tiles that can be copied.
const BLACK: &str = include_str!("../../../../../data/puzzles/copycat.tiles");

#[test]
fn the_fifth_level_is_solved_and_proven() {
    let out = Tablier::run(&["solve", "fifth-level", "--json"]);
    let found = out.json();
    assert_eq!(found["level"], 6);
    assert_eq!(found["proven"], true);
    assert_eq!(found["ply"], 12);
    let record = found["record"].as_str().unwrap();
    let replayed = Tablier::with_input(&["replay", "-", "--json"], record).json();
    assert_eq!(replayed["over"], true);
    assert_eq!(replayed["levels"].as_array().unwrap().len(), 6);
    let checked = Tablier::with_input(&["check", "-"], record);
    assert!(checked.stdout.contains("level 6"), "{}", checked.stderr);
    let earliest = found["earliest"].as_array().unwrap();
    let fifth = earliest.iter().find(|found| found["level"] == 5).unwrap();
    assert_eq!(fifth["ply"], 9);
}

#[test]
fn an_island_is_solved_proven_and_drawn() {
    let (proof, picture) = (file("island.certificate"), file("island.svg"));
    let (proof, picture) = (proof.to_str().unwrap(), picture.to_str().unwrap());
    let args = ["solve", "island", "--tile", "J", "--json"];
    let out = Tablier::run(&[&args[..], &["--proof", proof, "--svg", picture]].concat());
    let found = out.json();
    assert_eq!(found["white"], 3);
    assert_eq!(found["islands"], 2);
    assert_eq!(found["surroundable"], 2);
    assert_eq!(found["example"]["white"].as_array().unwrap().len(), 3);
    assert_eq!(found["example"]["black"].as_array().unwrap().len(), 6);
    assert!(fs::read_to_string(picture).unwrap().starts_with("<svg"));
    let checked = Tablier::run(&["check", proof, "--json"]).json();
    assert_eq!(checked["verified"], true);
    let text = fs::read_to_string(proof).unwrap();
    let tampered = text.replace("islands 2", "islands 3");
    let refused = Tablier::with_input(&["check", "-", "--json"], &tampered);
    assert_eq!(refused.code, 1);
    assert!(refused.json()["error"]["message"].is_string());
    let none = Tablier::run(&["solve", "island", "--tile", "I", "--json"]).json();
    assert_eq!(none["surroundable"], 0);
    assert!(none["example"]["black"].is_null());
    let shown = Tablier::run(&["solve", "island", "--tile", "J"]);
    assert!(shown.stdout.contains("BJ") && shown.stdout.contains('W'));
    assert_eq!(Tablier::run(&["solve", "island", "--proof", proof]).code, 1);
}

#[test]
fn a_copycat_is_solved_proven_and_refused_when_it_is_none() {
    let (tiles, proof) = (file("copycat.tiles"), file("copycat.certificate"));
    fs::write(&tiles, BLACK).unwrap();
    let (tiles, proof) = (tiles.to_str().unwrap(), proof.to_str().unwrap());
    let found = Tablier::run(&["solve", "copycat", tiles, "--json", "--proof", proof]).json();
    let solutions = found["solutions"].as_u64().unwrap();
    assert!(solutions > 0);
    assert_eq!(found["example"].as_array().unwrap().len(), 7);
    assert!(Tablier::run(&["check", proof]).stdout.contains("Verified"));
    let text = fs::read_to_string(proof).unwrap();
    let more = text.replace(
        &format!("solutions {solutions}"),
        &format!("solutions {}", solutions + 1),
    );
    assert_eq!(Tablier::with_input(&["check", "-"], more).code, 1);
    // A tile is missing; a line is not well-formed; a shape is wrong.
    let six: Vec<&str> = BLACK.lines().skip(2).collect();
    for wrong in [
        six.join("\n"),
        "I:0,0".to_string(),
        "I:0,0;1,0;2,0;2,1".to_string(),
    ] {
        let refused = Tablier::with_input(&["solve", "copycat", "-"], &wrong);
        assert_eq!(refused.code, 1, "{wrong}");
        assert!(!refused.stderr.is_empty());
    }
    let sample = Tablier::run(&["solve", "copycat", "--sample", "20", "--json"]).json();
    assert_eq!(sample["sample"], 20);
}

#[test]
fn what_is_no_proof_is_refused() {
    for text in ["", "hello", "tablier certificate 1\n", "[Game \"hyle7\"]"] {
        let out = Tablier::with_input(&["check", "-"], text);
        assert_eq!(out.code, 1, "{text}: {}", out.stdout);
    }
}

#[test]
fn holes_are_answered_proven_and_drawn() {
    let (proof, picture) = (file("holes.certificate"), file("holes.svg"));
    let (proof, picture) = (proof.to_str().unwrap(), picture.to_str().unwrap());
    let args = ["solve", "holes", "--tiles", "7", "--json"];
    let found = Tablier::run(&[&args[..], &["--proof", proof, "--svg", picture]].concat()).json();
    assert_eq!((&found["holes"], &found["bound"]), (&7.into(), &7.into()));
    assert_eq!(found["proven"], true);
    assert_eq!(found["arrangement"].as_array().unwrap().len(), 7);
    let drawn = fs::read_to_string(picture).unwrap();
    assert!(drawn.starts_with("<svg"));
    assert_eq!(drawn.matches("class=\"number\"").count(), 7);
    let checked = Tablier::run(&["check", proof, "--json"]).json();
    assert_eq!(checked["verified"], true);
    let text = fs::read_to_string(proof).unwrap();
    for (from, to) in [("holes 7", "holes 8"), ("hexagons 10", "hexagons 9")] {
        let refused = Tablier::with_input(&["check", "-", "--json"], text.replace(from, to));
        assert_eq!(refused.code, 1);
        assert!(refused.json()["error"]["message"].is_string());
    }
}

#[test]
fn holes_with_six_tiles_say_which_is_left_out() {
    let args = ["solve", "holes", "--tiles", "6", "--without", "I", "--json"];
    let found = Tablier::run(&args).json();
    assert_eq!((&found["holes"], &found["bound"]), (&5.into(), &5.into()));
    assert_eq!(found["arrangement"].as_array().unwrap().len(), 6);
    for wrong in [
        &["solve", "holes", "--tiles", "6"][..],
        &["solve", "holes", "--tiles", "7", "--without", "I"],
    ] {
        assert_eq!(Tablier::run(wrong).code, 1);
    }
    let said = Tablier::run(&["solve", "holes", "--without", "O", "--lang", "fr"]);
    assert!(said.stdout.contains("5 trous"), "{}", said.stdout);
}

/// The tiles of the stored certificate of seven holes, a line each.
fn seven_tiles() -> Vec<&'static str> {
    let text = include_str!("../../../../../data/puzzles/holes-7.txt");
    text.lines().skip(5).collect()
}

#[test]
fn holes_that_somebody_made_are_counted() {
    let tiles = seven_tiles().join("\n");
    let found = Tablier::with_input(&["check", "-", "--json"], &tiles).json();
    assert_eq!((&found["holes"], &found["known"]), (&7.into(), &7.into()));
    assert_eq!(found["cells"].as_array().unwrap().len(), 7);
    for (lang, words) in [("en", "7 holes"), ("fr", "7 trous"), ("es", "7 huecos")] {
        let said = Tablier::with_input(&["check", "-", "--lang", lang], &tiles);
        assert!(said.stdout.contains(words), "{}", said.stderr);
    }
    let drawn = Tablier::with_input(&["check", "-"], &tiles).stdout;
    let numbers = |text: &str| {
        let words = text.lines().skip(3).flat_map(str::split_whitespace);
        let mut numbers: Vec<u32> = words.filter_map(|word| word.parse().ok()).collect();
        numbers.sort_unstable();
        numbers
    };
    assert_eq!(numbers(&drawn), [1, 2, 3, 4, 5, 6, 7], "{drawn}");
    let solved = Tablier::run(&["solve", "holes"]).stdout;
    let (_, picture) = solved.split_once('\n').unwrap();
    assert_eq!(numbers(&format!("\n\n{picture}")), [1, 2, 3, 4, 5, 6, 7]);
    let head = "tablier certificate 1\npuzzle: holes\nclaim: holes 8\nmethod: solution\n\n";
    let refused = Tablier::with_input(&["check", "-"], format!("{head}{tiles}"));
    assert_eq!(refused.code, 1);
    assert!(refused.stderr.contains('7'), "{}", refused.stderr);
}

#[test]
fn what_is_wrong_with_tiles_is_told_with_its_clause() {
    // The last tile is missing, and another one lies on the first.
    let mut tiles = seven_tiles();
    tiles.pop();
    tiles.push(tiles[0]);
    let text = tiles.join("\n");
    let refused = Tablier::with_input(&["check", "-", "--json"], &text);
    assert_eq!(refused.code, 1);
    let error = &refused.json()["error"];
    let faults = error["faults"].as_array().unwrap();
    let clauses: Vec<&str> = faults.iter().filter_map(|f| f["clause"].as_str()).collect();
    // Four cells are covered twice, one tile is too many and one is missing.
    assert_eq!(clauses, ["S3", "S3", "S3", "S3", "S1", "P3"]);
    assert!(faults[0]["cell"].is_string() && faults[4]["tile"].is_string());
    for lang in ["en", "fr", "es"] {
        let said = Tablier::with_input(&["check", "-", "--lang", lang], &text);
        assert_eq!(said.stderr.matches("(S3)").count(), 4, "{}", said.stderr);
    }
    let broken = Tablier::with_input(&["check", "-"], "I:0,0;1,0;2,0");
    assert_eq!(broken.code, 1);
    assert!(broken.stderr.contains("line 1"), "{}", broken.stderr);
}
