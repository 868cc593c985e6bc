//! A server that has few files, and more connections than that.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream as Line;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::online::messages::Tell;

/// No test waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// As many files the server may have open, and as many connections come.
const FILES: usize = 200;
const CROWD: usize = 260;

/// A server with few files and a folder of its own.
struct Serving {
    child: Child,
    address: SocketAddr,
    folder: PathBuf,
}

impl Serving {
    fn start() -> Serving {
        let folder = env::temp_dir().join(format!("tablier-crowded-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("index.html"), "a page").unwrap();
        let log = fs::File::create(folder.join("log")).unwrap();
        let limited = format!("ulimit -n {FILES}; exec \"$0\" \"$@\"");
        let mut child = Command::new("sh")
            .args(["-c", &limited, env!("CARGO_BIN_EXE_tablier")])
            .args(["serve", "--lang", "en", "--listen", "127.0.0.1:0"])
            // The crowd would be cut before the test is through with it.
            .args(["--head-seconds", "3600", "--page"])
            .arg(&folder)
            .arg("--data")
            .arg(folder.join("tablier.db"))
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

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap()
    }

    /// The status and the body; none if the connection is refused before.
    fn ask(&self, request: &str, body: &Value) -> Option<(u16, Value)> {
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        let mut stream = TcpStream::connect(self.address).ok()?;
        let request = format!(
            "{request} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some((status, serde_json::from_str(body).unwrap_or_default()))
    }

    async fn come(&self, made: &Value) -> Player {
        let table = made["table"].as_str().expect("a table was made");
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        let (socket, _) = connect_async(url).await.expect("a player gets in");
        let mut player = Player { socket, id: 0 };
        let secret = &made["seat"]["secret"];
        let hello = json!({"say": "hello", "seat": secret, "after": 0, "lang": "en"});
        player.say(&hello).await;
        player
            .until(|tell| matches!(tell, Tell::Welcome { .. }))
            .await;
        player
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Somebody at a table.
struct Player {
    socket: WebSocketStream<MaybeTlsStream<Line>>,
    id: u64,
}

impl Player {
    async fn say(&mut self, what: &Value) {
        let frame = Message::Text(what.to_string().into());
        self.socket.send(frame).await.expect("it is heard");
    }

    async fn until(&mut self, wanted: impl Fn(&Tell) -> bool) {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            let next = next.expect("something is heard").expect("it stays open");
            if let Message::Text(text) = next.expect("it stays open")
                && wanted(&serde_json::from_str(&text).expect("a frame we know"))
            {
                return;
            }
        }
    }

    /// Asks whether the server is there, as a page does.
    async fn is_answered(&mut self) {
        self.id += 1;
        let wanted = self.id;
        self.say(&json!({"say": "ping", "id": wanted})).await;
        self.until(|tell| matches!(tell, Tell::Pong { id, .. } if *id == wanted))
            .await;
    }
}

#[test]
fn those_who_play_are_served_though_all_files_are_taken() {
    let serving = Serving::start();
    let set_up = json!({
        "game": "seven", "tags": [], "players": [{"kind": "person"}, {"kind": "person"}],
        "seating": [0, 1], "picksColour": false, "clock": {"kind": "none"}, "dice": "host",
    });
    let new = json!({"setUp": set_up, "sit": 0});
    let (status, made) = serving.ask("POST /api/tables", &new).unwrap();
    assert_eq!(status, 201);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let mut player = serving.come(&made).await;
        let mut crowd: Vec<_> = (0..CROWD)
            .map(|_| TcpStream::connect(serving.address).unwrap())
            .collect();
        // As many as there are files cannot have been let in, and those who wait in the
        // reserve are soon sent away.
        for refused in crowd.drain(FILES * 3 / 5..) {
            refused.set_read_timeout(Some(PATIENCE)).unwrap();
            let mut refused = refused;
            let mut heard = Vec::new();
            let read = refused.read_to_end(&mut heard);
            let late = |kind| {
                matches!(
                    kind,
                    std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut
                )
            };
            assert!(
                !read.is_err_and(|error| late(error.kind())),
                "it stays open"
            );
        }
        player.is_answered().await;
        // Strangers are told to come later, and the same seat comes in.
        let (status, refusal) = serving.ask("GET /api/lobby", &Value::Null).unwrap();
        assert_eq!((status, refusal["code"].as_str()), (503, Some("full")));
        let mut again = serving.come(&made).await;
        again.is_answered().await;
        player.is_answered().await;
        let log = serving.log();
        assert!(log.contains("connections were refused"), "{log}");
        let lines = log.lines().filter(|line| line.contains("refused")).count();
        assert!(lines < CROWD / 10, "{log}");
        // When the crowd has gone, everybody is welcome.
        drop(crowd);
        let begun = Instant::now();
        let lobby = || serving.ask("GET /api/lobby", &Value::Null);
        while lobby().is_none_or(|(status, _)| status != 200) {
            assert!(begun.elapsed() < PATIENCE, "it does not recover");
            thread::sleep(Duration::from_millis(20));
        }
        player.is_answered().await;
    });
}
