//! Connections that are slow, idle or too many, and people who play meanwhile.

use std::time::Duration;

use serde_json::json;
use server::{ConnectionLimits, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wire::online::bots::MadeBot;
use wire::online::messages::MadeTable;
use wire::page::{Act, GameName};

use crate::house::{Client, Folder, Server, people, quick, table, two};

/// So short that a test need not wait for it.
const SHORT: Duration = Duration::from_millis(200);

/// So long that no test sees its end.
const LONG: Duration = Duration::from_secs(3600);

/// No test waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// Limits of which only one can be met.
fn patient() -> ConnectionLimits {
    ConnectionLimits {
        head: LONG,
        head_in_reserve: LONG,
        body: LONG,
        idle: LONG,
        ..ConnectionLimits::default()
    }
}

async fn start(folder: &Folder, connections: ConnectionLimits) -> Server {
    let settings = Settings {
        connections,
        ..quick()
    };
    Server::over(folder, &folder.data(), settings).await
}

async fn connect(server: &Server) -> TcpStream {
    TcpStream::connect(server.address).await.unwrap()
}

/// Everything that comes until the server closes the connection. One that is cut
/// may be reset.
async fn until_closed(bytes: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    let closed = tokio::time::timeout(PATIENCE, bytes.read_to_end(&mut heard));
    let _ = closed.await.expect("it is closed");
    String::from_utf8(heard).unwrap()
}

/// Reads the head of an answer without a body.
async fn answer_head(bytes: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    while !heard.ends_with(b"\r\n\r\n") {
        let byte = tokio::time::timeout(PATIENCE, bytes.read_u8());
        heard.push(byte.await.expect("an answer comes").expect("it is whole"));
    }
    String::from_utf8(heard).unwrap()
}

/// What the server has counted under this name.
async fn counted(server: &Server, name: &str) -> u64 {
    let (_, text) = server.ask("GET", "/metrics", None, "").await;
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let line = line.unwrap_or_else(|| panic!("{name} in {text}"));
    line.trim().parse().unwrap()
}

/// Sends a byte every now and then until the other end has enough.
async fn drip(bytes: &mut TcpStream) {
    let begun = tokio::time::Instant::now();
    loop {
        let mut heard = [0; 64];
        tokio::select! {
            read = bytes.read(&mut heard) => match read {
                Ok(0) | Err(_) => return,
                Ok(_) => panic!("an answer to half a request"),
            },
            () = tokio::time::sleep(SHORT / 10) => {}
        }
        assert!(begun.elapsed() < PATIENCE, "it is still open");
        if bytes.write_all(b"x").await.is_err() {
            return;
        }
    }
}

#[tokio::test]
async fn a_head_that_drips_is_cut() {
    let folder = Folder::new();
    let limits = ConnectionLimits {
        head: SHORT,
        ..patient()
    };
    let server = start(&folder, limits).await;
    let mut slow = connect(&server).await;
    slow.write_all(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ")
        .await
        .unwrap();
    drip(&mut slow).await;
    let name = "tablier_connections_closed_total{kind=\"head\"}";
    assert!(counted(&server, name).await >= 1);
    server.stop().await;
}

#[tokio::test]
async fn whoever_connects_and_says_nothing_is_cut() {
    let folder = Folder::new();
    let limits = ConnectionLimits {
        head: SHORT,
        ..patient()
    };
    let server = start(&folder, limits).await;
    let mut idle = connect(&server).await;
    assert_eq!(until_closed(&mut idle).await, "");
    server.stop().await;
}

#[tokio::test]
async fn a_body_that_drips_is_cut() {
    let folder = Folder::new();
    let limits = ConnectionLimits {
        body: SHORT,
        ..patient()
    };
    let server = start(&folder, limits).await;
    let mut slow = connect(&server).await;
    let head = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 9999\r\n\r\n{";
    slow.write_all(head).await.unwrap();
    drip(&mut slow).await;
    let name = "tablier_connections_closed_total{kind=\"body\"}";
    assert_eq!(counted(&server, name).await, 1);
    server.stop().await;
}

#[tokio::test]
async fn a_connection_without_a_next_request_is_closed() {
    let folder = Folder::new();
    let limits = ConnectionLimits {
        idle: SHORT,
        ..patient()
    };
    let server = start(&folder, limits).await;
    let mut kept = connect(&server).await;
    // It is kept for a second request, and not for ever.
    for _ in 0..2 {
        let ask = b"HEAD / HTTP/1.1\r\nHost: here\r\n\r\n";
        kept.write_all(ask).await.unwrap();
        let head = answer_head(&mut kept).await;
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    }
    assert_eq!(until_closed(&mut kept).await, "");
    let name = "tablier_connections_closed_total{kind=\"idle\"}";
    assert_eq!(counted(&server, name).await, 1);
    server.stop().await;
}

#[tokio::test]
async fn the_head_of_a_later_request_may_not_drip_either() {
    let folder = Folder::new();
    let limits = ConnectionLimits {
        head: SHORT * 5,
        ..patient()
    };
    let server = start(&folder, limits).await;
    let mut slow = connect(&server).await;
    let ask = b"HEAD / HTTP/1.1\r\nHost: here\r\n\r\n";
    slow.write_all(ask).await.unwrap();
    answer_head(&mut slow).await;
    slow.write_all(b"GET / HTTP/1.1\r\nX-Slow: ").await.unwrap();
    drip(&mut slow).await;
    server.stop().await;
}

/// All of a server's times are over several times while nobody says anything at a
/// table; that is seen by connections that are cut meanwhile.
#[tokio::test]
async fn players_and_bots_who_think_are_not_cut() {
    let folder = Folder::new();
    let limits = ConnectionLimits {
        head: SHORT * 5,
        body: SHORT * 5,
        idle: SHORT * 5,
        ..patient()
    };
    let settings = Settings {
        connections: limits,
        heartbeat: LONG,
        ..quick()
    };
    let server = Server::over(&folder, &folder.data(), settings).await;
    let new = json!({ "name": "Thinker", "plays": [{ "game": "seven" }] });
    let bot: MadeBot = server.post("/api/bots", None, &new).await.unwrap();
    let mut lines = server.lines("/api/bot/events", &bot.token).await.unwrap();
    lines.any().await.expect("a first line");
    let (made, [first, second]) = two(&server, &table(people(GameName::Seven))).await;
    let mut a = server.player(&made.table, &first).await;
    let mut b = server.player(&made.table, &second).await;
    for _ in 0..3 {
        let mut idle = connect(&server).await;
        until_closed(&mut idle).await;
    }
    a.act(Act::Resign).await.unwrap();
    b.until(a.seq()).await;
    let path = format!("/api/bots/{}/challenges", bot.bot);
    let challenge = json!({ "setUp": people(GameName::Seven), "sit": 0 });
    let asked = server.post::<MadeTable>(&path, None, &challenge).await;
    asked.expect("it is asked");
    let line = lines.any().await.expect("it is still there");
    assert_eq!(line["event"], "challenge");
    server.stop().await;
}

/// How many connections there may be, and how many of them anybody may have.
const MOST: usize = 32;
const FOR_ANYBODY: usize = 28;

/// A move that can be played.
fn first_move(client: &Client) -> String {
    let moves = client.replica().table.game().moves();
    moves[0].to_string()
}

/// Fills the server with connections that say nothing, and more of them than it has
/// room for.
async fn fill(server: &Server) -> Vec<TcpStream> {
    let mut crowd = Vec::new();
    for _ in 0..MOST + 4 {
        crowd.push(connect(server).await);
    }
    crowd
}

#[tokio::test]
async fn those_who_play_are_served_on_when_it_is_full() {
    let folder = Folder::new();
    let limits = ConnectionLimits {
        head_in_reserve: SHORT,
        most: MOST,
        ..patient()
    };
    let server = start(&folder, limits).await;
    let (made, [first, second]) = two(&server, &table(people(GameName::Seven))).await;
    let mut a = server.player(&made.table, &first).await;
    let mut b = server.player(&made.table, &second).await;
    let crowd = fill(&server).await;
    // The game goes on.
    a.plays(first_move(&a)).await.unwrap();
    b.until(a.seq()).await;
    // Whoever waits in the reserve has to say soon what they want. These came last.
    let mut crowd = crowd.into_iter();
    let strangers: Vec<_> = crowd.by_ref().take(FOR_ANYBODY - 2).collect();
    for mut one in crowd {
        until_closed(&mut one).await;
    }
    let (status, text) = server.ask("GET", "/api/lobby", None, "").await;
    assert_eq!(status, 503, "{text}");
    assert!(text.contains("\"full\""), "{text}");
    // A seat comes back from a line that is lost but not closed, and plays.
    let mut again = server.player(&made.table, &second).await;
    again.plays(first_move(&again)).await.unwrap();
    a.until(again.seq()).await;
    assert!(
        counted(
            &server,
            "tablier_connections_refused_total{reason=\"full\"}"
        )
        .await
            >= 1
    );
    let name = "tablier_connections_refused_total{reason=\"reserve\"}";
    assert_eq!(counted(&server, name).await, 1);
    // When the others go, there is room for anybody.
    drop(strangers);
    while counted(&server, "tablier_connections ").await > 4 {}
    assert_eq!(server.ask("GET", "/api/lobby", None, "").await.0, 200);
    server.stop().await;
}

/// Nobody is cut for slowness here.
#[tokio::test]
async fn whoever_has_a_seat_gets_in_though_strangers_hold_the_rest() {
    let folder = Folder::new();
    let limits = ConnectionLimits {
        most: MOST,
        ..patient()
    };
    let server = start(&folder, limits).await;
    let (made, [first, _]) = two(&server, &table(people(GameName::Seven))).await;
    let _crowd = fill(&server).await;
    let mut player = server.player(&made.table, &first).await;
    player.plays(first_move(&player)).await.unwrap();
    assert_eq!(server.ask("GET", "/", None, "").await.0, 503);
    server.stop().await;
}
