//! The example that connects an engine to a server, as its documentation says: a
//! real server, the real engine, and a whole game of each kind over the API.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use serde_json::{Value, json};

/// No test waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server and the example beside it, both with a folder of their own.
struct House {
    server: Child,
    bot: Option<Child>,
    address: SocketAddr,
    folder: PathBuf,
}

impl House {
    fn start(name: &str) -> House {
        let folder = env::temp_dir().join(format!("tablier-bots-{name}-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("index.html"), "a page").unwrap();
        let mut server = Command::new(env!("CARGO_BIN_EXE_tablier"))
            .args(["serve", "--lang", "en", "--listen", "127.0.0.1:0"])
            .args(["--frames-per-second", "1000", "--page"])
            .arg(&folder)
            .arg("--data")
            .arg(folder.join("tablier.db"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let stdout = server.stdout.take().unwrap();
        BufReader::new(stdout).read_line(&mut line).unwrap();
        let from = line.find("http://").unwrap() + "http://".len();
        let length = line[from..].find('/').unwrap();
        let address = line[from..from + length].parse().unwrap();
        House {
            server,
            bot: None,
            address,
            folder,
        }
    }

    /// Starts the example with this engine.
    fn start_bot(&mut self, engine: &str) {
        let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/bot/bot.py");
        let log = fs::File::create(self.folder.join("bot.log")).unwrap();
        let bot = Command::new("python3")
            .arg(example)
            .args(["--server", &format!("http://{}", self.address)])
            .args(["--name", "Example", "--option", "Level=1", "--think", "50"])
            .args(["--engine", engine, "--games", "4", "--token-file"])
            .arg(self.folder.join("bot.token"))
            .stderr(log)
            .spawn()
            .expect("Python 3 is there");
        self.bot = Some(bot);
    }

    /// The log of the example, for whoever has to find out what went wrong.
    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("bot.log")).unwrap_or_default()
    }

    fn ask(&self, request: &str, token: Option<&str>, body: &Value) -> (u16, Value) {
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
        let mut stream = TcpStream::connect(self.address).unwrap();
        let request = format!(
            "{request} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n{}Content-Length: {}\r\n\r\n{body}",
            token.unwrap_or_default(),
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or_default())
    }

    /// Asks again and again until the answer is as wanted.
    fn until(&self, what: &str, mut wanted: impl FnMut(&House) -> Option<Value>) -> Value {
        let start = Instant::now();
        loop {
            if let Some(found) = wanted(self) {
                return found;
            }
            assert!(start.elapsed() < PATIENCE, "{what}: {}", self.log());
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// The example, as soon as it listens.
    fn listening(&self) -> String {
        let bot = self.until("nobody listens", |house| {
            let (_, bots) = house.ask("GET /api/bots", None, &Value::Null);
            let bots = bots.as_array()?.iter();
            let mut bots = bots.filter(|bot| bot["name"] == "Example" && bot["listens"] == true);
            bots.next().cloned()
        });
        bot["bot"].as_str().unwrap().to_string()
    }

    /// A bot of the test's own, which challenges the example.
    fn rival(&self) -> String {
        let plays = json!([{ "game": "seven" }, { "game": "heinash" }, { "game": "hyle7" }]);
        let body = json!({ "name": "Rival", "plays": plays });
        let (status, made) = self.ask("POST /api/bots", None, &body);
        assert_eq!(status, 201, "{made}");
        made["token"].as_str().unwrap().to_string()
    }

    fn challenge(&self, bot: &str, token: &str, game: &str, tags: Value, first: bool) -> String {
        let seating = if first { [0, 1] } else { [1, 0] };
        let set_up = json!({
            "game": game, "tags": tags, "players": [{"kind": "person"}, {"kind": "open"}],
            "seating": seating, "picksColour": false, "clock": {"kind": "none"}, "dice": "host",
        });
        let body = json!({ "setUp": set_up, "sit": 0 });
        let (status, made) = self.ask(
            &format!("POST /api/bots/{bot}/challenges"),
            Some(token),
            &body,
        );
        assert_eq!(status, 201, "{made}");
        made["table"].as_str().unwrap().to_string()
    }

    fn game(&self, token: &str, table: &str) -> Value {
        self.ask(
            &format!("GET /api/bot/games/{table}"),
            Some(token),
            &Value::Null,
        )
        .1
    }
}

impl Drop for House {
    fn drop(&mut self) {
        for child in self.bot.iter_mut().chain([&mut self.server]) {
            let _ = child.kill();
            let _ = child.wait();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn engine() -> String {
    format!("\"{}\" engine", env!("CARGO_BIN_EXE_tablier"))
}

/// The first legal move after these events.
fn first_move(game: &str, tags: &Value, events: &[Value]) -> String {
    let tag = |name: &str| {
        let found = tags.as_array().unwrap().iter().find(|tag| tag[0] == name);
        found.map(|tag| tag[1].as_str().unwrap())
    };
    let id = catalog::GameId::from_name(game).unwrap();
    let mut position = catalog::AnyGame::start(id, tag).unwrap();
    for event in events {
        position.apply_written(event.as_str().unwrap()).unwrap();
    }
    position.moves().swap_remove(0).to_string()
}

/// Plays a whole game against the example; the answer is how it stands at the end.
fn play(house: &House, token: &str, table: &str, game: &str, tags: &Value) -> Value {
    loop {
        let now = house.until("nobody moves", |house| {
            let now = house.game(token, table);
            let state = &now["state"];
            let mine = state["yourTurn"] == true || !state["outcome"].is_null();
            mine.then_some(now)
        });
        let state = &now["state"];
        if !state["outcome"].is_null() {
            return now;
        }
        let event = first_move(game, tags, state["events"].as_array().unwrap());
        let body = json!({ "event": event, "version": state["version"] });
        let request = format!("POST /api/bot/games/{table}/move");
        let (status, played) = house.ask(&request, Some(token), &body);
        assert_eq!(status, 200, "{event}: {played}");
    }
}

#[test]
fn the_example_plays_a_whole_game_of_each_kind() {
    let mut house = House::start("plays");
    house.start_bot(&engine());
    let bot = house.listening();
    let rival = house.rival();
    let games = [
        ("seven", json!([]), true),
        ("heinash", json!([["Size", "4"]]), false),
        ("hyle7", json!([["Size", "5"]]), true),
    ];
    for (game, tags, first) in games {
        let table = house.challenge(&bot, &rival, game, tags.clone(), first);
        let end = play(&house, &rival, &table, game, &tags);
        assert_eq!(end["names"], json!(["Rival", "Example"]));
        let events = end["state"]["events"].as_array().unwrap();
        let resigned = events
            .iter()
            .any(|event| event.as_str().unwrap().contains("resign"));
        assert!(!resigned, "{game}: {}", house.log());
    }
}

#[test]
fn an_engine_that_fails_is_resigned_for_and_the_end_leaves_nobody_waiting() {
    let mut house = House::start("fails");
    // It introduces itself and ends as soon as it has to think.
    let script = house.folder.join("broken.py");
    let broken = "import sys\nfor line in sys.stdin:\n    word = line.split()[0]\n    \
        if word == 'ugi': print('option name Game type combo default seven var seven\\nugiok', flush=True)\n    \
        elif word == 'isready': print('readyok', flush=True)\n    elif word in ('go', 'quit'): break\n";
    fs::write(&script, broken).unwrap();
    house.start_bot(&format!("python3 \"{}\"", script.display()));
    let bot = house.listening();
    let rival = house.rival();
    let resigned = |table: &str| {
        let end = house.until("nobody resigns", |house| {
            let now = house.game(&rival, table);
            (!now["state"]["outcome"].is_null()).then_some(now)
        });
        assert_eq!(end["state"]["outcome"]["places"], json!([2, 1]));
    };
    // The example has the first seat, and has to move.
    let table = house.challenge(&bot, &rival, "seven", json!([]), false);
    resigned(&table);
    // Of another one it has only the second seat when it is ended.
    let table = house.challenge(&bot, &rival, "seven", json!([]), true);
    house.until("nobody sits down", |house| {
        let now = house.game(&rival, &table);
        (now["state"]["yourTurn"] == true).then_some(now)
    });
    let pid = house.bot.as_ref().unwrap().id().to_string();
    house.until("it does not follow", |house| {
        let now = house.game(&rival, &table);
        (now["state"]["here"][1] == true).then_some(now)
    });
    assert!(
        Command::new("kill")
            .args(["-TERM", &pid])
            .status()
            .unwrap()
            .success()
    );
    let end = house.until("nobody resigns", |house| {
        let now = house.game(&rival, &table);
        (!now["state"]["outcome"].is_null()).then_some(now)
    });
    assert_eq!(end["state"]["outcome"]["places"], json!([1, 2]));
    assert!(house.bot.take().unwrap().wait().unwrap().success());
}
