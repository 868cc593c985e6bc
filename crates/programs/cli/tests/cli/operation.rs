//! What whoever keeps a server relies on: what is in the log, how it stops, and
//! that a table can be deleted beside it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use wire::online::messages::Tell;

use crate::tablier::Tablier;

/// No test waits longer for anything.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// An address that nobody has, as a proxy on this machine would name it.
const ADDRESS: &str = "203.0.113.77";

/// A server with a folder of its own.
pub(crate) struct Serving {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
    pub(crate) folder: PathBuf,
}

impl Serving {
    pub(crate) fn start(options: &[&str]) -> Serving {
        let program = Command::new(env!("CARGO_BIN_EXE_tablier"));
        Serving::start_by(program, options)
    }

    /// A server that a command starts to which its arguments are added.
    pub(crate) fn start_by(program: Command, options: &[&str]) -> Serving {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("tablier-operation-{}-{number}", process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("index.html"), "a page").unwrap();
        Serving::start_in(folder, program, options)
    }

    /// The same in a folder that is there already.
    pub(crate) fn start_in(folder: PathBuf, mut program: Command, options: &[&str]) -> Serving {
        let log = fs::File::create(folder.join("log")).unwrap();
        let mut child = program
            .args(["serve", "--lang", "en", "--listen", "127.0.0.1:0"])
            .arg("--page")
            .arg(&folder)
            .arg("--data")
            .arg(folder.join("tablier.db"))
            .args(options)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        let stdout = child.stdout.take().unwrap();
        BufReader::new(stdout).read_line(&mut line).unwrap();
        let from = line.find("http://").unwrap() + "http://".len();
        let length = line[from..].find('/').unwrap();
        let address = line[from..from + length].parse().unwrap();
        Serving {
            child,
            address,
            folder,
        }
    }

    pub(crate) fn data(&self) -> String {
        self.folder.join("tablier.db").display().to_string()
    }

    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap()
    }

    pub(crate) fn ask(&self, request: &str, body: &Value) -> Value {
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        let mut stream = TcpStream::connect(self.address).unwrap();
        let request = format!(
            "{request} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nX-Forwarded-For: {ADDRESS}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        serde_json::from_str(body).unwrap_or_default()
    }

    /// A table of SEVEN at which somebody sits.
    pub(crate) fn table(&self) -> Value {
        let set_up = json!({
            "game": "seven", "tags": [], "players": [{"kind": "person"}, {"kind": "person"}],
            "seating": [0, 1], "picksColour": false, "clock": {"kind": "none"}, "dice": "host",
        });
        self.ask("POST /api/tables", &json!({"setUp": set_up, "sit": 0}))
    }

    fn terminate(&mut self) -> i32 {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(sent.unwrap().success());
        let status = self.child.wait().unwrap();
        status.code().expect("it ends by itself")
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn text<'a>(value: &'a Value, path: &str) -> &'a str {
    let found = value.pointer(path).and_then(Value::as_str);
    found.unwrap_or_else(|| panic!("{path} in {value:#}"))
}

/// What the log says about a table that is made and joined.
fn log_of(options: &[&str]) -> (Value, Value, String) {
    let mut serving = Serving::start(options);
    let made = serving.table();
    let code = text(&made, "/places/0/code");
    let joined = serving.ask("POST /api/join", &json!({"code": code}));
    text(&joined, "/seat/secret");
    assert_eq!(serving.terminate(), 0);
    (made, joined, serving.log())
}

#[test]
fn the_log_has_tables_but_neither_secrets_nor_addresses() {
    for form in ["text", "json"] {
        let (made, joined, log) = log_of(&["--log", form]);
        assert!(log.contains(text(&made, "/table")), "{log}");
        assert!(!log.contains(ADDRESS), "{log}");
        let secrets = [
            text(&made, "/seat/secret"),
            text(&made, "/places/0/code"),
            text(&made, "/watch"),
            text(&made, "/owner"),
            text(&joined, "/seat/secret"),
        ];
        for secret in secrets {
            assert!(!log.contains(secret), "{log}");
        }
        if form == "json" {
            let lines = log.lines().map(serde_json::from_str::<Value>);
            assert!(lines.into_iter().all(|line| line.is_ok()), "{log}");
        }
    }
}

#[test]
fn addresses_are_in_the_log_where_the_keeper_wants_them() {
    let (_, _, log) = log_of(&["--log-addresses"]);
    assert!(log.contains(ADDRESS), "{log}");
}

#[test]
fn a_server_that_is_stopped_tells_everybody_when_to_come_back() {
    let mut serving = Serving::start(&[]);
    let made = serving.table();
    let address = format!(
        "ws://{}/api/tables/{}/socket",
        serving.address,
        text(&made, "/table")
    );
    let hello = json!({"say": "hello", "seat": text(&made, "/seat/secret")});
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let (mut socket, _) = connect_async(address).await.unwrap();
        socket.send(Message::text(hello.to_string())).await.unwrap();
        let mut hear = async || {
            let next = tokio::time::timeout(PATIENCE, socket.next()).await;
            match next.expect("something is heard") {
                Some(Ok(Message::Text(text))) => serde_json::from_str::<Tell>(&text).ok(),
                _ => None,
            }
        };
        assert!(matches!(hear().await, Some(Tell::Welcome { .. })));
        let pid = serving.child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-TERM", &pid])
                .status()
                .unwrap()
                .success()
        );
        let closing = loop {
            match hear().await {
                Some(Tell::Closing { code, back }) => break (code, back),
                Some(_) => {}
                None => panic!("nothing was said about coming back"),
            }
        };
        assert_eq!(closing.0, "stopping");
        assert!(closing.1.is_some_and(|back| (100..10_000).contains(&back)));
    });
    assert_eq!(serving.child.wait().unwrap().code(), Some(0));
    assert!(serving.log().contains("stopped"));
}

#[test]
fn a_keeper_deletes_a_table_while_it_is_played_at() {
    let serving = Serving::start(&[]);
    let made = serving.table();
    let table = text(&made, "/table").to_string();
    let data = serving.data();
    let answer = Tablier::run(&["delete", &table.to_uppercase(), "--data", &data, "--json"]);
    assert_eq!(answer.code, 0, "{}", answer.stderr);
    // The codes for the other place and for watching have gone with it.
    assert_eq!(answer.json(), json!({"deleted": table, "with": 2}));
    let code = text(&made, "/places/0/code");
    let joined = serving.ask("POST /api/join", &json!({"code": code}));
    assert_eq!(text(&joined, "/code"), "no-code");
    // The server finds out by itself.
    let begun = Instant::now();
    let record = format!("GET /api/tables/{table}/record");
    while serving.ask(&record, &Value::Null)["code"] != "no-table" {
        assert!(begun.elapsed() < PATIENCE, "the table is still there");
        thread::sleep(Duration::from_millis(50));
    }
    let again = Tablier::run(&["delete", &table, "--data", &data]);
    assert_eq!(again.code, 1);
    assert!(again.stderr.contains("no such table"), "{}", again.stderr);
}

#[test]
fn deleting_makes_no_data_where_there_is_none() {
    let missing = env::temp_dir().join(format!("tablier-none-{}.db", process::id()));
    let missing = missing.display().to_string();
    let answer = Tablier::run(&["delete", "abc", "--data", &missing]);
    assert_eq!(answer.code, 1);
    assert!(!Path::new(&missing).exists());
}

/// Everybody behind it would share its limits, and its keeper would not know why.
#[test]
fn a_proxy_that_is_not_named_is_told_of_once() {
    let hint = "Name it with --trusted-proxy";
    let ask = |options: &[&str]| {
        let mut serving = Serving::start(options);
        for _ in 0..3 {
            serving.ask("GET /api/lobby", &Value::Null);
        }
        serving.terminate();
        serving.log()
    };
    let log = ask(&["--trusted-proxy", "192.0.2.1"]);
    assert_eq!(log.matches(hint).count(), 1, "{log}");
    assert!(
        !log.contains("127.0.0.1 "),
        "no address was asked for: {log}"
    );
    let log = ask(&["--trusted-proxy", "192.0.2.1", "--log-addresses"]);
    let line = log.lines().find(|line| line.contains(hint)).unwrap();
    assert!(line.ends_with("address=127.0.0.1"), "{line}");
    for named in [&[][..], &["--trusted-proxy", "127.0.0.0/8,::1"]] {
        assert!(!ask(named).contains(hint));
    }
}
