//! Requests to a server: tables are made and joined before anybody plays.

use std::net::SocketAddr;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use wire::online::messages::{Join, Joined, MadeTable, NewTable};

use crate::error::Cause;

/// No answer is waited for longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// No answer is longer, in bytes.
const LONGEST: u64 = 1 << 20;

/// Who is asked, and who asks.
#[derive(Clone, Copy)]
pub(crate) struct Asker<'a> {
    pub(crate) server: SocketAddr,
    /// For whom, as a proxy would say.
    pub(crate) forwarded: Option<&'a str>,
    /// A secret that allows more.
    pub(crate) bearer: Option<&'a str>,
}

impl Asker<'_> {
    /// Somebody on this machine, without a secret.
    pub(crate) fn at(server: SocketAddr) -> Asker<'static> {
        Asker {
            server,
            forwarded: None,
            bearer: None,
        }
    }
}

/// Makes a table.
pub(crate) async fn make(server: SocketAddr, new: &NewTable) -> Result<MadeTable, Cause> {
    ask(&Asker::at(server), "POST", "/api/tables", Some(new)).await
}

/// Takes the place that a code leads to.
pub(crate) async fn join(server: SocketAddr, code: String) -> Result<Joined, Cause> {
    let join = Join { code, pair: false };
    ask(&Asker::at(server), "POST", "/api/join", Some(&join)).await
}

/// Asks something, and reads the answer.
pub(crate) async fn ask<T: DeserializeOwned>(
    asker: &Asker<'_>,
    method: &str,
    path: &str,
    body: Option<&impl Serialize>,
) -> Result<T, Cause> {
    let body = body.map(serde_json::to_string).transpose()?;
    let body = body.unwrap_or_default();
    let answer = timeout(PATIENCE, exchange(asker, method, path, &body)).await??;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    let status = head.split(' ').nth(1).unwrap_or_default();
    if !status.starts_with('2') {
        return Err(format!("{status}: {}", body.trim()).into());
    }
    Ok(serde_json::from_str(body)?)
}

async fn exchange(
    asker: &Asker<'_>,
    method: &str,
    path: &str,
    body: &str,
) -> std::io::Result<String> {
    let server = asker.server;
    let mut stream = TcpStream::connect(server).await?;
    let length = body.len();
    let header = |name: &str, value: Option<&str>| {
        value.map_or(String::new(), |value| format!("{name}{value}\r\n"))
    };
    let forwarded = header("X-Forwarded-For: ", asker.forwarded);
    let bearer = header("Authorization: Bearer ", asker.bearer);
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n{forwarded}{bearer}Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.take(LONGEST).read_to_string(&mut answer).await?;
    Ok(answer)
}
