//! A game that the program knows nothing about, in no list of any kind: whoever names
//! it can replay, analyse and play it all the same.

use serde_json::json;

use crate::tablier::Tablier;
use crate::terminal::folder;

const RECORD: &str = "[Game \"trio\"]\n\ndie:2 put:4 die:3";

#[test]
fn it_is_replayed_and_its_moves_are_listed() {
    let run = |args: &[&str]| Tablier::with_input(args, RECORD);
    let replayed = run(&["replay", "-", "--json"]).json();
    let expected = json!({ "game": "trio", "plies": 1, "over": false, "places": [] });
    assert_eq!(replayed, expected);
    let shown = run(&["replay", "-"]).stdout;
    assert!(shown.starts_with("Trio · 1 move\nLength 6\n"), "{shown}");
    assert!(
        shown.contains("\nput:1 put:2 put:3 put:5 put:6\nThrow: die:3\n"),
        "{shown}"
    );
    assert!(shown.ends_with("\nPlayer 2 is to move\n"), "{shown}");
    let moves = ["put:1", "put:2", "put:3", "put:5", "put:6"];
    let listed = run(&["moves", "-", "--json"]).json();
    assert_eq!(listed, json!({ "count": 5, "moves": moves }));
    assert_eq!(run(&["moves", "-"]).stdout, moves.join("\n") + "\n");
    let chances = Tablier::with_input(&["moves", "-"], "[Game \"trio\"]\n\n").stdout;
    assert_eq!(chances, "die:1  1/3\ndie:2  1/3\ndie:3  1/3\n");
    let illegal = Tablier::with_input(&["replay", "-", "--json"], format!("{RECORD} put:4"));
    assert_eq!((illegal.code, illegal.stdout.is_empty()), (1, false));
    assert_eq!(illegal.json()["error"]["clause"], "T1");
}

#[test]
fn it_is_analysed_by_plain_search() {
    let analysed = Tablier::with_input(&["analyse", "-", "--nodes", "2000", "--json"], RECORD);
    let analysed = analysed.json();
    assert_eq!(
        (&analysed["seat"], &analysed["exact"]),
        (&json!(1), &json!(false))
    );
    // A three counts twice on a cell whose number is even.
    let best = analysed["best"].as_str().unwrap();
    assert!(["put:2", "put:6"].contains(&best), "{analysed}");
    for lang in ["en", "fr", "es"] {
        let args = ["--lang", lang, "analyse", "-", "--nodes", "500"];
        let shown = Tablier::with_input(&args, RECORD);
        assert_eq!((shown.code, shown.stderr.as_str()), (0, ""));
        assert!(shown.stdout.contains("█"), "{}", shown.stdout);
    }
}

#[test]
fn it_is_played_at_the_keyboard() {
    let data = folder("any-game");
    let data = data.to_str().expect("the path is text");
    let variables = [("XDG_DATA_HOME", data)];
    let play = |args: &[&str], typed: &str| {
        let args: Vec<&str> = [&["play", "trio", "--seed", "1", "--pace", "none"], args].concat();
        Tablier::in_environment(&variables, &args, typed)
    };
    // Whoever begins throws, looks around and writes; computers play for the others.
    let typed = "\nmoves\nput:9\nsee O\nrules T2\nput:2\n\nput:4\n";
    let played = play(&["--level", "1"], typed).stdout;
    for said in [
        "Press Enter for the throw.",
        "Type a move, such as put:1; “moves” lists all of them.",
        "put:1 put:2 put:3 put:4 put:5 put:6",
        "That cannot be (T1)",
        "This game does not have that.",
        "Counting\nA number counts",
        "Player 1 writes ",
        "Player 2 writes ",
        "The game is saved in ",
    ] {
        assert!(played.contains(said), "{said}: {played}");
    }
    // A real die, as records write what it shows; and a game to its end.
    let turn = |number: usize| format!("die:3\nput:{number}\n");
    let typed: String = (1..=6).map(turn).collect();
    let seats = ["--seats", "person,person,person", "--dice", "typed"];
    let ended = play(&seats, &typed).stdout;
    assert!(ended.contains("Type the throw, such as die:1."), "{ended}");
    // Cells 1 and 4, 2 and 5, 3 and 6: all three have one whose number is even.
    assert!(ended.contains("The game is a draw."), "{ended}");
    for lang in ["fr", "es"] {
        let spoken = play(&["--lang", lang], "\nhelp\nput:1\nquit\n");
        assert_eq!((spoken.code, spoken.stderr.as_str()), (0, ""));
    }
    // What can be set is told by the game itself.
    let help = Tablier::run(&["play", "trio", "--help"]).stdout;
    assert!(help.contains("\n    Length=9  9\n"), "{help}");
    let refused = play(&["--set", "Size=3"], "");
    let told = "error: this game has no tag Size; its tags are Length\n";
    assert_eq!((refused.code, refused.stderr.as_str()), (1, told));
}

#[test]
fn it_is_played_over_the_engine_protocol() {
    let asked = [
        "setoption name Game value trio",
        "setoption name Length value 9",
        "setoption name Seed value 1",
        "position startpos moves die:2",
        "query game",
        "query moves",
        "go nodes 200",
        "isready",
        "quit",
    ];
    let said = Tablier::with_input(&["engine"], asked.join("\n") + "\n").stdout;
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "response trio");
    assert_eq!(lines[1].split(' ').count(), 1 + 9, "{said}");
    let best = lines.iter().find(|line| line.starts_with("bestmove put:"));
    assert!(best.is_some(), "{said}");
    let greeting = Tablier::with_input(&["engine"], "ugi\nquit\n").stdout;
    assert!(!greeting.contains("trio"), "it is in no list: {greeting}");
}

#[test]
fn it_is_played_in_the_arena_counted_and_measured() {
    let entrants = ["level:2@nodes=50", "uct@nodes=50", "greedy", "random"];
    let args = [
        &["arena", "trio"],
        &entrants[..],
        &["--pairs", "1", "--json"],
    ]
    .concat();
    let played = Tablier::run(&args).json();
    assert_eq!(
        (&played["unit"], &played["end"]),
        (&json!("group"), &json!("complete"))
    );
    assert_eq!(played["pairings"].as_array().map(Vec::len), Some(6));
    for entrant in played["entrants"].as_array().unwrap() {
        assert_eq!(entrant["crashes"], 0, "{entrant}");
        assert_eq!(entrant["illegal_moves"], 0, "{entrant}");
    }
    let counted = Tablier::run(&["perft", "trio", "--depth", "3"]).stdout;
    assert!(counted.ends_with("\nnodes 54\n"), "{counted}");
    let measured = Tablier::run(&["bench", "trio", "--seconds", "0.01", "--json"]).json();
    assert!(measured["trio"]["playouts_per_second"].as_u64() > Some(0));
}
