//! `tablier arena` as its users and their scripts see it.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::tablier::Tablier;

const PROGRAM: &str = env!("CARGO_BIN_EXE_tablier");

/// A place for a test's own files.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("tablier-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn keys(object: &Value) -> Vec<&str> {
    let object = object.as_object().expect("an object");
    object.keys().map(String::as_str).collect()
}

const SMALL: [&str; 6] = ["arena", "heinash", "--set", "Size=3", "random", "greedy"];

#[test]
fn scripts_get_every_figure() {
    let out = Tablier::run(&[&SMALL[..], &["--pairs", "8", "--json"]].concat());
    assert_eq!(out.code, 0, "{}", out.stderr);
    let found = out.json();
    assert_eq!(
        keys(&found),
        [
            "game",
            "tags",
            "seed",
            "time",
            "nodes",
            "round_time",
            "tolerance",
            "opening",
            "unit",
            "end",
            "pairings",
            "ratings",
            "entrants"
        ]
    );
    assert_eq!(found["tags"], json!({ "Size": "3" }));
    assert_eq!(
        (&found["unit"], &found["end"]),
        (&json!("pair"), &json!("complete"))
    );
    let pairing = &found["pairings"][0];
    assert_eq!(
        keys(pairing),
        [
            "a",
            "b",
            "units",
            "games",
            "wins",
            "draws",
            "losses",
            "points",
            "elo",
            "pentanomial",
            "place",
            "as_order",
            "as_chaos",
            "margin",
            "sprt"
        ]
    );
    assert_eq!(
        (&pairing["a"], &pairing["b"]),
        (&json!("random"), &json!("greedy"))
    );
    assert_eq!(
        (&pairing["units"], &pairing["games"]),
        (&json!(8), &json!(16))
    );
    let count = |key: &str| pairing[key].as_f64().unwrap();
    let points = (count("wins") + 0.5 * count("draws")) / 16.0;
    assert!((pairing["points"]["mean"].as_f64().unwrap() - points).abs() < 1e-9);
    let pairs = pairing["pentanomial"].as_array().unwrap();
    assert_eq!(pairs.iter().filter_map(Value::as_u64).sum::<u64>(), 8);
    for entrant in found["entrants"].as_array().unwrap() {
        assert_eq!(entrant["games"], 16);
        let faults = ["crashes", "time_losses", "illegal_moves"];
        assert!(faults.iter().all(|fault| entrant[fault] == 0));
        assert!(entrant["slowest_ms"].as_f64() >= entrant["mean_ms"].as_f64());
    }
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let folder = Folder::new("jobs");
    let games = |jobs: &str, seed: &str| {
        let file = folder.file(&format!("{jobs}-{seed}.jsonl"));
        let more = [
            "--pairs",
            "5",
            "--jobs",
            jobs,
            "--seed",
            seed,
            "--records",
            &file,
        ];
        let out = Tablier::run(&[&SMALL[..], &more].concat());
        assert_eq!(out.code, 0, "{}", out.stderr);
        fs::read_to_string(file).unwrap()
    };
    let alone = games("1", "7");
    assert_eq!(alone.lines().count(), 10);
    assert_eq!(alone, games("3", "7"));
    assert_ne!(alone, games("1", "8"));
    for line in alone.lines() {
        let replayed = Tablier::with_input(&["replay", "-", "--json"], line).json();
        assert_eq!(replayed["over"], true);
        assert!(line.contains("\"Player0\":\""), "{line}");
    }
}

#[test]
fn records_go_to_a_folder_one_by_one() {
    let folder = Folder::new("records");
    let records = format!("{}/", folder.file("games"));
    let out = Tablier::run(&[&SMALL[..], &["--pairs", "2", "--records", &records]].concat());
    assert_eq!(out.code, 0, "{}", out.stderr);
    let mut files: Vec<_> = fs::read_dir(&records).unwrap().flatten().collect();
    files.sort_by_key(fs::DirEntry::file_name);
    assert_eq!(files.len(), 4);
    let text = fs::read_to_string(files[1].path()).unwrap();
    assert!(
        text.contains("[Player0 \"greedy\"]\n[Player1 \"random\"]"),
        "{text}"
    );
    let path = files[1].path();
    let replayed = Tablier::run(&["replay", path.to_str().unwrap(), "--json"]);
    assert_eq!(replayed.json()["over"], true);
}

#[test]
fn a_sequential_test_ends_a_match_early() {
    let args = [
        "arena", "hyle7", "--set", "Size=5", "greedy", "random", "--pairs", "1000",
    ];
    let out = Tablier::run(&[&args[..], &["--sprt", "0,200", "--json"]].concat()).json();
    assert_eq!(out["end"], "decided");
    let pairing = &out["pairings"][0];
    assert_eq!(pairing["sprt"]["accepted"], "elo1");
    assert!(pairing["units"].as_u64().unwrap() < 100);
    assert!(pairing["sprt"]["llr"].as_f64() >= pairing["sprt"]["high"].as_f64());
    let other = [
        "arena", "hyle7", "--set", "Size=5", "random", "greedy", "--pairs", "1000",
    ];
    let out = Tablier::run(&[&other[..], &["--sprt", "-100,100", "--json"]].concat()).json();
    assert_eq!(out["pairings"][0]["sprt"]["accepted"], "elo0");
}

#[test]
fn more_than_two_make_a_cross_table() {
    let folder = Folder::new("cross");
    let drawn = folder.file("cross.svg");
    let args = [
        "arena", "hyle7", "--set", "Size=5", "random", "greedy", "level:1", "--pairs", "3",
    ];
    let out = Tablier::run(&[&args[..], &["--json", "--svg", &drawn]].concat()).json();
    assert_eq!(out["pairings"].as_array().unwrap().len(), 3);
    let ratings = out["ratings"].as_array().unwrap();
    assert_eq!(ratings.len(), 3);
    assert_eq!(ratings[2]["name"], "random", "the weakest comes last");
    let sum: f64 = ratings.iter().filter_map(|r| r["elo"].as_f64()).sum();
    assert!(sum.abs() < 1e-6);
    let svg = fs::read_to_string(drawn).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert!(svg.contains("prefers-color-scheme: dark") && svg.contains(">greedy</text>"));
    let shown = Tablier::run(&args).stdout;
    assert!(shown.contains("\n3 random"), "{shown}");
}

#[test]
fn one_role_of_hyle7_is_measured_by_its_score() {
    let args = [
        "arena", "hyle7", "--set", "Size=5", "greedy", "random", "--pairs", "4", "--json",
    ];
    let score = |role: &str| {
        let out = Tablier::run(&[&args[..], &["--as", role]].concat()).json();
        assert_eq!(out["unit"], "round");
        let pairing = out["pairings"][0].clone();
        assert_eq!(
            (&pairing["units"], &pairing["points"]),
            (&json!(4), &Value::Null)
        );
        pairing
    };
    let (order, chaos) = (score("order"), score("chaos"));
    assert_eq!(
        (&order["as_chaos"], &chaos["as_order"]),
        (&Value::Null, &Value::Null)
    );
    let made = order["as_order"]["mean"].as_f64().unwrap();
    let conceded = chaos["as_chaos"]["mean"].as_f64().unwrap();
    assert!(made > conceded + 10.0, "{made} {conceded}");
}

#[test]
fn programs_from_outside_play_and_broken_ones_lose() {
    let engine = format!("engine:\"{PROGRAM}\" engine");
    let args = [
        "arena",
        "heinash",
        "--set",
        "Size=3",
        &engine,
        "engine:/no/such/program",
    ];
    let more = ["--nodes", "50", "--pairs", "2", "--json"];
    let out = Tablier::run(&[&args[..], &more].concat()).json();
    assert_eq!(out["pairings"][0]["wins"], 4, "{out}");
    assert_eq!(out["entrants"][0]["crashes"], 0);
    assert_eq!(out["entrants"][1]["crashes"], 4);
    assert!(
        out["entrants"][1]["first_trouble"]
            .as_str()
            .unwrap()
            .contains("/no/such/program")
    );
    // It keeps to a clock of its own, far shorter than the one it is held to.
    let contestant = format!("codecup:\"{PROGRAM}\" codecup --time 2000");
    let args = [
        "arena",
        "hyle7",
        &contestant,
        "random",
        "--as",
        "order",
        "--pairs",
        "1",
    ];
    let out = Tablier::run(&[&args[..], &["--round-time", "60000", "--json"]].concat()).json();
    assert_eq!(out["entrants"][0]["crashes"], 0, "{out}");
    assert_eq!(out["entrants"][0]["moves"], 48);
    assert_eq!(out["pairings"][0]["as_order"]["count"], 1);
}

#[test]
fn a_ladder_writes_its_table_and_keeps_the_rest() {
    let folder = Folder::new("ladder");
    let (page, drawn) = (folder.file("players.md"), folder.file("ladder.svg"));
    let name = "ladder heinash Size=2";
    let before = format!("# Before\n\n<!-- {name} -->\nold\n<!-- /{name} -->\n\nafter\n");
    fs::write(&page, &before).unwrap();
    let args = [
        "arena", "ladder", "heinash", "--set", "Size=2", "--pairs", "1", "--time", "5",
    ];
    let out = Tablier::run(&[&args[..], &["--write", &page, "--svg", &drawn]].concat());
    assert_eq!(out.code, 0, "{}", out.stderr);
    let after = fs::read_to_string(&page).unwrap();
    let (head, rest) = after.split_once(&format!("<!-- {name} -->\n")).unwrap();
    let (table, tail) = rest.split_once(&format!("\n<!-- /{name} -->")).unwrap();
    assert_eq!((head, tail), ("# Before\n\n", "\n\nafter\n"));
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with('|')).collect();
    assert_eq!(rows.len(), 2 + 7, "{table}");
    assert!(rows[2].starts_with("| 2 | 1 |") && rows[8].starts_with("| 8 | 7 |"));
    assert!(table.contains("level 8 with 5 ms a move"));
    let command = "tablier arena ladder heinash --set Size=2 --pairs 1 --time 5 --seed 1";
    assert!(table.contains(command), "{table}");
    assert!(fs::read_to_string(drawn).unwrap().contains("8 against 7"));
    let steps = Tablier::run(&[&args[..], &["--json"]].concat()).json();
    assert_eq!(steps["steps"].as_array().unwrap().len(), 7);
    assert_eq!(steps["steps"][6]["a"], "level:8@time=5");
    assert_eq!(steps["spoilt"], 0);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |args: &[&str], code: i32, word: &str| {
        let out = Tablier::run(&[&["arena"], args].concat());
        assert_eq!(out.code, code, "{args:?}: {}", out.stderr);
        assert!(out.stderr.contains(word), "{args:?}: {}", out.stderr);
    };
    refused(&["seven", "level:9", "random"], 2, "level:9");
    refused(&["seven", "random"], 2, "ENTRANT");
    refused(&["chess", "random", "random"], 2, "chess");
    refused(&["seven", "random", "random", "--sprt", "5,0"], 2, "Elo");
    refused(&["seven", "random", "random", "--pairs", "0"], 2, "--pairs");
    refused(&["heinash", "codecup:x", "random"], 1, "codecup:x");
    refused(&["seven", "random", "random", "--as", "order"], 1, "--as");
    refused(
        &["seven", "random", "random", "random", "--sprt", "0,5"],
        1,
        "--sprt",
    );
    refused(&["seven", "random", "random", "--set", "Size=5"], 1, "Size");
    refused(
        &[
            "heinash",
            "random",
            "random",
            "--records",
            "/no/such/folder/x",
        ],
        1,
        "/no/such",
    );
}

#[test]
fn it_speaks_every_language() {
    let ladder = [
        "arena", "ladder", "heinash", "--set", "Size=2", "--pairs", "1", "--time", "1",
    ];
    let asked: [&[&str]; 6] = [
        &["help", "arena"],
        &["arena", "ladder", "--help"],
        &[
            "arena", "heinash", "--set", "Size=3", "random", "greedy", "--pairs", "2",
        ],
        &["arena", "seven", "level:9", "random"],
        &["arena", "seven", "random", "random", "--as", "order"],
        &ladder,
    ];
    for args in asked {
        let say = |lang| {
            let out = Tablier::run(&[&["--lang", lang], args].concat());
            out.stdout + &out.stderr
        };
        let (en, fr, es) = (say("en"), say("fr"), say("es"));
        assert!(en != fr && fr != es && en != es, "{en}\n{fr}\n{es}");
    }
}

#[test]
fn train_writes_the_same_weights_for_the_same_seed_and_draws_its_curve() {
    let folder = Folder::new("train");
    let learn = |seed: &str, threads: &str| {
        let (out, curve) = (folder.file("weights.bin"), folder.file("curve.svg"));
        let args = [
            "train", "hyle7", "--size", "5", "--games", "48", "--json", "--seed", seed,
        ];
        let more = ["--threads", threads, "--out", &out, "--curve", &curve];
        let found = Tablier::run(&[&args[..], &more].concat());
        assert_eq!(found.code, 0, "{}", found.stderr);
        let found = found.json();
        assert_eq!((&found["games"], &found["size"]), (&json!(48), &json!(5)));
        assert!(found["curve"].as_array().unwrap().len() >= 2);
        let svg = fs::read_to_string(curve).unwrap();
        assert!(svg.contains("score as Order") && svg.contains("<path d=\"M"));
        fs::read(out).unwrap()
    };
    let weights = learn("3", "1");
    assert_eq!(weights, learn("3", "2"));
    assert_ne!(weights, learn("4", "1"));
    let refused = Tablier::run(&["train", "hyle7", "--out", "/no/such/folder/x"]);
    assert_eq!(refused.code, 1);
    assert!(refused.stderr.contains("/no/such/folder/x"));
}
