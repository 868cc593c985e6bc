//! The engine as hosts see it, and engines as our check of them sees them.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use serde_json::Value;

use crate::tablier::Tablier;

/// An answer that has not come by then never does, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

/// The same for what our check of other engines waits for, in ms.
const PATIENT: &str = "60000";

/// The engine, running.
struct Engine {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tablier"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let stdout = BufReader::new(child.stdout.take().expect("it has an output"));
        let (heard, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in stdout.lines().map_while(Result::ok) {
                if heard.send(line).is_err() {
                    return;
                }
            }
        });
        Engine {
            stdin: child.stdin.take(),
            child,
            lines,
        }
    }

    fn send(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().expect("its input is open");
        writeln!(stdin, "{line}").expect("it listens");
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("it answers")
    }

    /// The next line that is no bare `info`.
    fn answer(&self) -> String {
        loop {
            let line = self.line();
            if !is_bare_info(&line) {
                return line;
            }
        }
    }

    /// Sends a line and returns the next answer.
    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.answer()
    }

    /// Waits for the end, and says with which code it came.
    fn ends(mut self) -> Option<i32> {
        // The reading thread ends when the program does.
        while self.lines.recv_timeout(PATIENCE).is_ok() {}
        self.stdin = None;
        self.child.wait().expect("it ends").code()
    }
}

fn is_bare_info(line: &str) -> bool {
    line.starts_with("info ") && !line.contains(" string ")
}

/// Whether a line is as expected, where `…` stands for anything.
fn fits(line: &str, expected: &str) -> bool {
    let mut rest = line;
    let mut parts = expected.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(after) = rest.strip_prefix(first) else {
        return false;
    };
    rest = after;
    let parts: Vec<&str> = parts.collect();
    for (index, part) in parts.iter().enumerate() {
        if index + 1 == parts.len() {
            return rest.ends_with(part);
        }
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.is_empty()
}

fn document() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/protocol.md");
    std::fs::read_to_string(path).expect("the protocol is described")
}

/// The contents of the blocks of this kind in a document.
fn blocks(document: &str, kind: &str) -> Vec<String> {
    let fence = format!("```{kind}\n");
    let parts = document.split(&fence).skip(1);
    let inside = |part: &str| part.split("```").next().unwrap_or_default().to_string();
    parts.map(inside).collect()
}

#[test]
fn the_conversation_in_the_document_is_what_the_engine_says() {
    let transcript = blocks(&document(), "transcript").concat();
    let mut engine = Engine::start();
    let mut compared = 0;
    for line in transcript.lines() {
        if let Some(sent) = line.strip_prefix("> ") {
            engine.send(sent);
        } else if let Some(expected) = line.strip_prefix("< ") {
            let heard = loop {
                let heard = engine.line();
                if fits(&heard, expected) || !is_bare_info(&heard) {
                    break heard;
                }
            };
            assert!(fits(&heard, expected), "{heard} instead of {expected}");
            compared += 1;
        } else {
            panic!("{line} is neither sent nor expected");
        }
    }
    assert!(compared > 30, "the whole transcript was found");
    assert_eq!(engine.ends(), Some(0));
}

#[test]
fn it_plays_whole_games_of_every_kind_by_its_own_answers() {
    let mut engine = Engine::start();
    for (options, usual_seats) in [
        (&["Game seven", "Players 3"][..], 3),
        (
            &["Game seven", "Players 4", "Pairs yes", "Variant misere"],
            4,
        ),
        (&["Game heinash", "Size 4", "Variant steal-place"], 2),
        (&["Game hyle7", "Size 5", "Bag shared"], 2),
    ] {
        for option in options {
            let (name, value) = option.split_once(' ').unwrap();
            engine.send(&format!("setoption name {name} value {value}"));
        }
        engine.send("setoption name Level value 1");
        engine.send("newgame");
        let mut events: Vec<String> = Vec::new();
        let mut seats = std::collections::BTreeSet::new();
        loop {
            let moves = format!("position startpos moves {}", events.join(" "));
            engine.send(&moves);
            let turn = engine.ask("query turn");
            match turn.as_str() {
                "response over" => break,
                "response chance" => {
                    let chances = engine.ask("query chances");
                    let all: Vec<&str> = chances.split(' ').skip(1).step_by(2).collect();
                    events.push(all[events.len() * 7 % all.len()].to_string());
                }
                _ => {
                    seats.insert(turn);
                    let best = engine.ask("go nodes 50");
                    let best = best
                        .strip_prefix("bestmove ")
                        .unwrap_or_else(|| panic!("{best}"));
                    let legal = engine.ask("query moves");
                    // HeiNash lists one of the ways to each number.
                    assert!(
                        options[0] == "Game heinash" || legal.split(' ').any(|mv| mv == best),
                        "{best} is none of {legal}"
                    );
                    events.push(best.to_string());
                }
            }
        }
        assert_eq!(seats.len(), usual_seats, "{options:?}");
        assert!(engine.ask("query result") != "response none");
        let places = engine.ask("query places");
        assert_eq!(places.split(' ').count(), 1 + usual_seats, "{places}");
    }
}

#[test]
fn it_answers_while_it_thinks_and_stops_at_once() {
    let mut engine = Engine::start();
    engine.send("setoption name Game value seven");
    engine.send("go infinite");
    for _ in 0..3 {
        assert_eq!(engine.ask("isready"), "readyok");
    }
    assert!(engine.ask("stop").starts_with("bestmove "));
    // Whoever does not wait gets both answers, in order.
    engine.send("go infinite");
    engine.send("setoption name Game value hyle7");
    let best = engine.ask("go movetime 10");
    assert!(
        best.starts_with("bestmove ") && best.contains(':'),
        "{best} is SEVEN's"
    );
    assert_eq!(
        engine.answer(),
        "info string chance is to speak: send the position with what it brought"
    );
    assert_eq!(engine.answer(), "bestmove (none)");
    engine.send("position startpos moves draw:1");
    engine.send("go infinite");
    engine.send("quit");
    assert_eq!(engine.ends(), Some(0));
}

#[test]
fn it_ends_with_its_input_and_still_answers() {
    let input =
        "setoption name Game value hyle7\nposition startpos moves draw:1\ngo movetime 50000";
    let out = Tablier::with_input(&["engine"], input);
    assert_eq!(out.code, 0);
    let last = out.stdout.lines().last().unwrap_or_default();
    assert!(last.starts_with("bestmove "), "{}", out.stdout);
}

#[test]
fn nonsense_is_told_and_changes_nothing() {
    let mut engine = Engine::start();
    engine.send("setoption name Game value hyle7");
    engine.send("position startpos moves draw:3");
    for (line, answer) in [
        (
            "go movetime soon",
            "info string error soon: expected a number of milliseconds",
        ),
        (
            "position",
            "info string error the line ends, expected startpos or record",
        ),
        (
            "position startpos draw:3",
            "info string error draw:3: expected moves",
        ),
        (
            "setoption name Variant value misere",
            "info string error option hyle7 has no option Variant",
        ),
        (
            "setoption name Size value 6",
            "info string error option Size of hyle7 cannot be 6: it is 7, 5",
        ),
        (
            "setoption name Level value 9",
            "info string error option Level cannot be 9: …",
        ),
        (
            "setoption name Colour of money value 9",
            "info string error option there is no option Colour of money",
        ),
        (
            "setoption name Layout value 1,1",
            "info string error option hyle7 has no option Layout",
        ),
        (
            "position record [Game \"go\"]",
            "info string error record …",
        ),
        (
            "position record [Game \"hyle7\"] draw:3 d4 e5-e6",
            "info string error event 3 e5-e6 H2: …",
        ),
        ("query weather", "info string unknown query weather"),
        ("go fish nodes 5 \u{7}", "info string ignored fish \u{7}"),
    ] {
        let heard = engine.ask(line);
        assert!(fits(&heard, answer), "{line}: {heard} instead of {answer}");
    }
    assert!(engine.answer().starts_with("bestmove "));
    assert_eq!(engine.ask("query turn"), "response p1");
    // Rules that do not go together are told when they are needed.
    engine.send("setoption name Game value seven");
    engine.send("setoption name Pairs value yes");
    assert!(
        engine
            .ask("newgame")
            .starts_with("info string error option Pairs")
    );
    engine.send("setoption name Players value 4");
    engine.send("newgame");
    assert_eq!(engine.ask("query p1turn"), "response true");
    assert_eq!(engine.ask("query p4turn"), "response false");
}

#[test]
fn bytes_that_are_no_text_are_survived() {
    let mut input: Vec<u8> = (0..=255).collect();
    input.extend(b"\nsetoption name Game value hyle7\nposition startpos moves ");
    input.extend([b'x'; 100_000]);
    input.extend(b"\nisready\n");
    let out = Tablier::with_input(&["engine"], input);
    assert_eq!(out.code, 0);
    assert!(
        out.stdout.lines().any(|line| line == "readyok"),
        "{}",
        out.stdout
    );
}

/// Checks an engine, and returns its verdicts.
fn compliance(command: &str, grace: &str) -> (i32, Value) {
    let path = std::env::var("PATH").unwrap_or_default();
    let args = [
        "engine",
        "--compliance",
        command,
        "--json",
        "--grace",
        grace,
    ];
    let out = Tablier::in_environment(&[("PATH", &path)], &args, "");
    (out.code, out.json())
}

/// The checks that an engine fails on a machine as busy as may be.
fn failed(command: &str) -> Vec<String> {
    failures(command, PATIENT)
        .into_iter()
        .map(|(check, _)| check)
        .collect()
}

/// The checks that an engine fails if it may hardly be late. On a busy machine
/// there may be more of them than it deserves.
fn too_late(command: &str) -> Vec<String> {
    failures(command, "300")
        .into_iter()
        .map(|(check, _)| check)
        .collect()
}

/// Every check that an engine fails, with what is wrong.
fn failures(command: &str, grace: &str) -> Vec<(String, String)> {
    let (code, report) = compliance(command, grace);
    let checks = report["checks"].as_array().expect("a list of checks");
    let failed: Vec<(String, String)> = checks
        .iter()
        .filter(|check| check["result"] == "failed")
        .map(|check| {
            let text = |name: &str| check[name].as_str().unwrap_or_default().to_string();
            assert!(!text("wrong").is_empty() && !text("right").is_empty());
            (text("check"), text("wrong"))
        })
        .collect();
    assert_eq!(code, i32::from(!failed.is_empty()), "{report}");
    assert_eq!(report["passed"], failed.is_empty());
    failed
}

#[test]
fn our_engine_keeps_to_the_protocol() {
    let command = format!("'{}' engine", env!("CARGO_BIN_EXE_tablier"));
    let (code, report) = compliance(&command, PATIENT);
    let checks = report["checks"].as_array().unwrap();
    for check in checks {
        assert_eq!(check["result"], "passed", "{check}");
    }
    assert_eq!((code, checks.len()), (0, 14));
}

/// Our engine with one game alone, and faults put between it and the host: scripts
/// of `sed` for what it hears and for what it says.
fn spoilt(game: &str, hears: &[&str], says: &[&str]) -> String {
    let game =
        format!("s/^option name Game.*/option name Game type combo default {game} var {game}/");
    let scripts = |scripts: &[&str]| {
        scripts
            .iter()
            .map(|it| format!(" -e '{it}'"))
            .collect::<String>()
    };
    through(
        &format!("sed -u{} -e /^quit/q", scripts(hears)),
        &format!("sed -u -e '{game}'{}", scripts(says)),
    )
}

/// Our engine behind two other programs.
fn through(hears: &str, says: &str) -> String {
    let engine = env!("CARGO_BIN_EXE_tablier");
    format!("sh -c \"{hears} | '{engine}' engine | {says}\"")
}

/// An engine that plays none of our games is asked for no move, so that these
/// checks take no time. That is a fault by itself, but the first is told.
#[test]
fn what_is_wrong_with_the_options_is_found() {
    for (says, name, others) in [
        ("", "Game", &[][..]),
        (
            "s/default 8 min 1 max 8/default 9 min 1 max 8/",
            "Level",
            &[],
        ),
        ("s/^option name Level/option name Threads/", "Threads", &[]),
        (
            "s/^option name Bag.*/option name Bag type combo default none var own/",
            "Bag",
            &[],
        ),
        (
            "s/^option name Seed.*/option name Seed type dial/",
            "Seed",
            &["only-protocol"],
        ),
    ] {
        let found = failures(&spoilt("go", &[], &[says]), PATIENT);
        let checks: Vec<&str> = found.iter().map(|(check, _)| check.as_str()).collect();
        assert_eq!(checks, [&["options"], others].concat(), "{says}");
        assert!(found[0].1.contains(name), "{says}: {}", found[0].1);
    }
}

/// Each fault is found where it is, and spoils no other check. The tests share
/// them out so that every check passes in one of them.
#[test]
fn what_is_wrong_with_the_introduction_is_found() {
    let hears = ["s/^xyzzy/quit/"];
    let says = [
        "/^id name/d",
        "s/default 8 min 1 max 8/default 9 min 1 max 8/",
        "s/^ugiok/ugiok\\nready for everything/",
        "s/^bestmove (none)/bestmove d4/",
    ];
    let wrong = [
        "handshake",
        "options",
        "unknown-words",
        "chance",
        "only-protocol",
    ];
    assert_eq!(failed(&spoilt("hyle7", &hears, &says)), wrong);
}

#[test]
fn what_is_wrong_with_the_moves_is_found() {
    let hears = [
        "s/^setoption name Bag value shared$//",
        "s/infinite/nodes 10/",
        "s/^stop/stop\\ngo nodes 1/",
        "s/^position startpos.*?!$/newgame/",
    ];
    let wrong = ["legal-moves", "while-thinking", "stop", "illegal-position"];
    assert_eq!(failed(&spoilt("hyle7", &hears, &[])), wrong);
}

#[test]
fn an_illegal_move_is_found_wherever_it_is_made() {
    let says = ["s/^bestmove [^(].*/bestmove a8/"];
    let wrong = [
        "legal-moves",
        "movetime",
        "stop",
        "illegal-position",
        "repeatable",
    ];
    assert_eq!(failed(&spoilt("hyle7", &[], &says)), wrong);
}

#[test]
fn what_comes_too_late_is_found() {
    // It dawdles over a move, hears nothing while it thinks, does not listen to
    // `quit`, and lingers when its input has ended.
    let late = "while read -r l; do case $l in quit) continue;; *300*) sleep 1;; esac; echo $l; \
                case $l in *infinite) read -r held; sleep 1; echo $held;; esac; done; sleep 3";
    let found = too_late(&through(&format!("{{ {late}; }}"), "cat"));
    for check in ["movetime", "while-thinking", "stop", "quit", "end-of-input"] {
        assert!(
            found.iter().any(|name| name == check),
            "{check} in {found:?}"
        );
    }
}

#[test]
fn play_that_differs_is_found() {
    // Every second time it is started it writes brackets around its sums.
    let flag = std::env::temp_dir().join(format!("tablier-differs-{}", std::process::id()));
    let flag = flag.display();
    let engine = env!("CARGO_BIN_EXE_tablier");
    let game = "s/^option name Game.*/option name Game type combo default heinash var heinash/";
    let command = format!(
        "sh -c \"if rm {flag} 2>/dev/null; then b=')'; a='('; else touch {flag}; fi; \
         sed -u /^quit/q | '{engine}' engine | sed -u -e '{game}' -e s/'^bestmove \\([0-9(].*[0-9)]\\)$/'bestmove\\ $a\\\\\\1$b/\"",
    );
    let (_, report) = compliance(&command, PATIENT);
    let _ = std::fs::remove_file(flag.to_string());
    let checks = report["checks"].as_array().unwrap();
    let repeatable = checks
        .iter()
        .find(|check| check["check"] == "repeatable")
        .unwrap();
    assert_eq!(repeatable["result"], "failed", "{report}");
}

#[test]
fn a_program_that_is_no_engine_is_told_so() {
    for command in ["no-such-program-here", "sh -c 'echo oh no >&2; exit 3'", ""] {
        let (code, report) = compliance(command, PATIENT);
        let checks = report["checks"].as_array().unwrap();
        assert_eq!((code, &checks[0]["result"]), (1, &Value::from("failed")));
        assert!(checks[1..].iter().all(|check| check["result"] == "skipped"));
        if command.starts_with("sh") {
            let wrong = checks[0]["wrong"].as_str().unwrap();
            assert!(
                wrong.contains("code 3") && wrong.contains("oh no"),
                "{wrong}"
            );
        }
    }
}

#[test]
fn the_check_speaks_every_language() {
    let say = |lang| Tablier::run(&["--lang", lang, "engine", "--compliance", "no-such-program"]);
    let (en, fr, es) = (say("en"), say("fr"), say("es"));
    assert!(en.stdout.contains("wrong:") && fr.stdout.contains("faux :"));
    assert!(es.stdout.contains("mal:") && en.stdout.lines().count() > 14);
    assert_eq!((en.code, fr.code, es.code), (1, 1, 1));
}

#[test]
fn the_engine_in_the_document_keeps_to_the_protocol() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("there is no python3 here to try it with");
        return;
    }
    let program = blocks(&document(), "python").concat();
    let name = format!("tablier-first-{}.py", std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, program).unwrap();
    let found = failed(&format!("python3 '{}'", path.display()));
    let _ = std::fs::remove_file(&path);
    assert_eq!(found, [""; 0]);
}
