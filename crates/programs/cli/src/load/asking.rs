//! Requests to a server: tables are made and joined before anybody plays.

use std::net::SocketAddr;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use wire::online::messages::{Join, Joined, MadeTable, NewTable};

/// No answer is waited for longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// No answer is longer, in bytes.
const LONGEST: u64 = 1 << 20;

/// Who is asked, and who asks.
#[derive(Clone, Copy)]
pub(super) struct Asking<'a> {
    pub(super) server: SocketAddr,
    /// For whom, as a proxy would say.
    pub(super) forwarded: Option<&'a str>,
    /// A secret that allows more.
    pub(super) bearer: Option<&'a str>,
}

impl Asking<'_> {
    /// Somebody on this machine, without a secret.
    pub(super) fn at(server: SocketAddr) -> Asking<'static> {
        Asking {
            server,
            forwarded: None,
            bearer: None,
        }
    }
}

/// Makes a table.
pub(super) async fn make(server: SocketAddr, new: &NewTable) -> Result<MadeTable, String> {
    ask(&Asking::at(server), "POST", "/api/tables", Some(new)).await
}

/// Takes the place that a code leads to.
pub(super) async fn join(server: SocketAddr, code: String) -> Result<Joined, String> {
    let join = Join { code, pair: false };
    ask(&Asking::at(server), "POST", "/api/join", Some(&join)).await
}

/// Asks something, and reads the answer.
pub(super) async fn ask<T: DeserializeOwned>(
    asking: &Asking<'_>,
    method: &str,
    path: &str,
    body: Option<&impl Serialize>,
) -> Result<T, String> {
    let told = |error: serde_json::Error| error.to_string();
    let body = match body {
        Some(body) => serde_json::to_string(body).map_err(told)?,
        None => String::new(),
    };
    let answer = timeout(PATIENCE, exchange(asking, method, path, &body));
    let answer = match answer.await {
        Ok(answer) => answer.map_err(|error| error.to_string())?,
        Err(late) => return Err(late.to_string()),
    };
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    let status = head.split(' ').nth(1).unwrap_or_default();
    if !status.starts_with('2') {
        return Err(format!("{status}: {}", body.trim()));
    }
    serde_json::from_str(body).map_err(told)
}

async fn exchange(
    asking: &Asking<'_>,
    method: &str,
    path: &str,
    body: &str,
) -> std::io::Result<String> {
    let server = asking.server;
    let mut stream = TcpStream::connect(server).await?;
    let length = body.len();
    let header = |name: &str, value: Option<&str>| {
        value.map_or(String::new(), |value| format!("{name}{value}\r\n"))
    };
    let forwarded = header("X-Forwarded-For: ", asking.forwarded);
    let bearer = header("Authorization: Bearer ", asking.bearer);
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n{forwarded}{bearer}Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.take(LONGEST).read_to_string(&mut answer).await?;
    Ok(answer)
}
