//! What is tried at each proxy. The server behind it gives each address three
//! tables an hour and trusts 127.0.0.1 alone, so that other addresses of this machine
//! are clients.

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use super::asking::{ask, open, read, read_until};
use super::relay;
use super::running::{PATIENCE, Ports};

/// Something that has to hold.
pub(super) struct Check {
    pub(super) what: &'static str,
    pub(super) run: fn(&Ports) -> Result<()>,
}

/// Everything, in this order: each has addresses of its own.
pub(super) const ALL: [Check; 8] = [
    Check {
        what: "limits count each client and not the proxy",
        run: each_client_is_limited,
    },
    Check {
        what: "nobody forges an address",
        run: nobody_forges,
    },
    Check {
        what: "IPv6 clients are told apart from others",
        run: newer_addresses,
    },
    Check {
        what: "the page comes with HSTS, and so do refusals",
        run: secure_transport,
    },
    Check {
        what: "figures are not for everybody",
        run: figures,
    },
    Check {
        what: "sockets open for our own page only",
        run: sockets,
    },
    Check {
        what: "bots hear each line at once",
        run: streams,
    },
    Check {
        what: "slow bodies arrive and large ones are refused",
        run: bodies,
    },
];

const TABLE: &str = r#"{"setUp":{"game":"seven","tags":[],"players":[{"kind":"person"},{"kind":"person"}],"seating":[0,1],"picksColour":false,"clock":{"kind":"none"},"dice":"host"},"sit":0}"#;

/// Makes a table and returns the answer's status.
fn make(client: SocketAddr, lines: &str) -> Result<u16> {
    Ok(ask(client, "POST /api/tables", lines, TABLE)?.status)
}

fn each_client_is_limited(ports: &Ports) -> Result<()> {
    for from in ["127.0.0.2", "127.0.0.3"] {
        let client = relay::start(from, ports.tls)?;
        let answers: Vec<u16> = (0..4).map(|_| make(client, "")).collect::<Result<_>>()?;
        ensure!(answers == [201, 201, 201, 429], "{from} heard {answers:?}");
    }
    Ok(())
}

/// Heads of which each would be another client, or this machine itself, if it
/// were believed.
const FORGED: [&str; 14] = [
    "X-Forwarded-For: 127.0.0.1\r\n",
    "X-Forwarded-For: 198.51.100.1\r\n",
    "X-Forwarded-For: 198.51.100.2, 127.0.0.1\r\n",
    "X-Forwarded-For: 198.51.100.3\r\nX-Forwarded-For: 198.51.100.4\r\n",
    "X-Forwarded-For: 198.51.100.5:4711\r\n",
    "X-Forwarded-For: 2001:db8:1::1\r\n",
    "X-Forwarded-For: \"[2001:db8:2::1]:80\"\r\n",
    "X-Forwarded-For: unknown\r\n",
    "Forwarded: for=198.51.100.6\r\n",
    "Forwarded: for=198.51.100.7\r\nForwarded: for=\"[2001:db8:3::1]:80\"\r\n",
    "Forwarded: for=198.51.100.8;x=\"\r\n",
    "X-Forwarded-For: 198.51.100.9\r\nForwarded: for=198.51.100.9\r\n",
    "X-Forwarded-For: ::ffff:127.0.0.1\r\nX-Real-IP: 127.0.0.1\r\n",
    "X-Forwarded-For: 198.51.100.10\r\nConnection: X-Forwarded-For\r\n",
];

fn nobody_forges(ports: &Ports) -> Result<()> {
    let client = relay::start("127.0.0.4", ports.tls)?;
    let mut made = Vec::new();
    for lines in FORGED {
        match make(client, lines)? {
            201 => made.push(lines),
            429 => {}
            status => bail!("{lines:?} was answered with {status}"),
        }
    }
    ensure!(made.len() == 3, "{} tables were made: {made:?}", made.len());
    ensure!(
        make(client, "")? == 429,
        "it is another client without them"
    );
    Ok(())
}

fn newer_addresses(ports: &Ports) -> Result<()> {
    let client = relay::start("::1", ports.tls)?;
    let mut answers = vec![make(client, "")?];
    for forged in &FORGED[..3] {
        answers.push(make(client, forged)?);
    }
    ensure!(answers == [201, 201, 201, 429], "{answers:?}");
    Ok(())
}

fn secure_transport(ports: &Ports) -> Result<()> {
    let client = relay::start("127.0.0.5", ports.tls)?;
    let code = r#"{"code":"AAAAAA"}"#;
    for (path, body, status) in [("GET /", "", 200), ("POST /api/look", code, 404)] {
        let answer = ask(client, path, "", body)?;
        ensure!(answer.status == status, "{path}: {answer:?}");
        let line = "strict-transport-security: max-age=31536000";
        ensure!(answer.head.contains(line), "{path}: {answer:?}");
    }
    Ok(())
}

fn figures(ports: &Ports) -> Result<()> {
    let client = relay::start("127.0.0.5", ports.tls)?;
    let answer = ask(client, "GET /metrics", "", "")?;
    ensure!(answer.status == 403, "{answer:?}");
    Ok(())
}

fn sockets(ports: &Ports) -> Result<()> {
    let client = relay::start("127.0.0.6", ports.tls)?;
    let made = ask(client, "POST /api/tables", "", TABLE)?;
    let table = field(&made.body, "table")?;
    let opened = |origin: &str| -> Result<String> {
        let request = format!("GET /api/tables/{table}/socket");
        let lines = format!(
            "Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: {origin}\r\n"
        );
        read_until(&mut open(client, &request, &lines)?, "\r\n")
    };
    let own = opened("https://play.example")?;
    ensure!(own.contains(" 101 "), "our own page: {own}");
    let other = opened("https://evil.example")?;
    ensure!(other.contains(" 403 "), "another page: {other}");
    Ok(())
}

fn streams(ports: &Ports) -> Result<()> {
    let client = relay::start("127.0.0.7", ports.tls)?;
    let bot = r#"{"name":"Attack","plays":[{"game":"seven"}]}"#;
    let made = ask(client, "POST /api/bots", "", bot)?;
    let token = field(&made.body, "token")?;
    let bearer = format!("Authorization: Bearer {token}\r\n");
    let mut stream = open(client, "GET /api/bot/events", &bearer)?;
    read_until(&mut stream, "\"state\"")?;
    read_until(&mut stream, "\"heartbeat\"")?;
    Ok(())
}

fn bodies(ports: &Ports) -> Result<()> {
    let client = relay::start("127.0.0.8", ports.tls)?;
    let body = r#"{"code":"AAAAAA"}"#;
    let lines = format!("Connection: close\r\nContent-Length: {}\r\n", body.len());
    let mut stream = open(client, "POST /api/look", &lines)?;
    for byte in body.bytes() {
        stream.write_all(&[byte])?;
        thread::sleep(Duration::from_millis(50));
    }
    let answer = read(&mut stream)?;
    ensure!(answer.status == 404, "slow: {answer:?}");
    for size in [20_000, 200_000] {
        let large = format!(r#"{{"code":"{}"}}"#, "A".repeat(size));
        let answer = ask(client, "POST /api/look", "", &large)?;
        // The server refuses before it has read everything; a proxy that is still
        // sending may only see that it was hung up on.
        let is_refused = [413, 502].contains(&answer.status);
        ensure!(is_refused, "{size} bytes: {answer:?}");
        let next = ask(client, "POST /api/look", "", body)?;
        ensure!(next.status == 404, "after {size} bytes: {next:?}");
    }
    Ok(())
}

/// A request without TLS is sent on.
pub(super) fn redirects(ports: &Ports) -> Result<()> {
    let plain = SocketAddr::from((Ipv4Addr::LOCALHOST, ports.plain));
    let answer = ask(plain, "GET /class", "", "")?;
    let line = "location: https://play.example/class";
    let is_sent_on = answer.status == 301 && answer.head.contains(line);
    ensure!(is_sent_on, "{answer:?}");
    Ok(())
}

/// Two players at each of two tables, by the program itself, which compares afterwards
/// what everybody saw.
pub(super) fn games_are_played(ports: &Ports, tablier: &Path) -> Result<()> {
    let client = relay::start("127.0.0.9", ports.tls)?;
    let server = format!("http://{client}");
    let mut child = Command::new(tablier)
        .args(["load", "moves", "--lang", "en", "--game", "seven"])
        .args(["--tables", "2", "--seconds", "3", "--server", &server])
        .stdout(Stdio::null())
        .spawn()?;
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            ensure!(status.success(), "tablier load failed ({status})");
            return Ok(());
        }
        if start.elapsed() > PATIENCE {
            child.kill()?;
            child.wait()?;
            bail!("tablier load does not come to an end");
        }
        thread::sleep(Duration::from_millis(50));
    }
}

/// A text in an answer, by its name.
fn field(body: &str, name: &str) -> Result<String> {
    // An answer may come in pieces, with a length before each.
    let from = body.find('{').unwrap_or(0);
    let until = body.rfind('}').map_or(body.len(), |end| end + 1);
    let value: serde_json::Value = serde_json::from_str(&body[from..until.max(from)])
        .with_context(|| format!("no JSON: {body}"))?;
    let text = value[name].as_str();
    text.map(str::to_string)
        .with_context(|| format!("no {name} in {body}"))
}
