//! Requests as somebody sends them who is not polite.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};

use anyhow::{Context, Result, ensure};

use super::running::PATIENCE;

/// An answer: its status, and everything before and after the empty line.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) head: String,
    pub(super) body: String,
}

/// Connects and sends a head, with these lines in it.
pub(super) fn open(to: SocketAddr, request: &str, lines: &str) -> Result<TcpStream> {
    let mut stream = TcpStream::connect(to)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let head = format!("{request} HTTP/1.1\r\nHost: play.example\r\n{lines}\r\n");
    stream.write_all(head.as_bytes())?;
    Ok(stream)
}

/// Asks and reads the whole answer.
pub(super) fn ask(to: SocketAddr, request: &str, lines: &str, body: &str) -> Result<Answer> {
    let lines = format!(
        "Connection: close\r\nContent-Length: {}\r\n{lines}",
        body.len()
    );
    let mut stream = open(to, request, &lines)?;
    // Whoever has heard enough may answer before the end of a body.
    let _ = stream.write_all(body.as_bytes());
    read(&mut stream)
}

/// Reads an answer after which the connection is closed.
pub(super) fn read(stream: &mut TcpStream) -> Result<Answer> {
    let mut bytes = Vec::new();
    let ended = stream.read_to_end(&mut bytes);
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let read = split(&text).with_context(|| format!("no answer but {text:?}"));
    if read.is_err() {
        ended.context("the connection broke")?;
    }
    read
}

/// Reads until these words have come.
pub(super) fn read_until(stream: &mut TcpStream, words: &str) -> Result<String> {
    let mut read = String::new();
    let mut bytes = [0; 4096];
    while !read.contains(words) {
        let count = match stream.read(&mut bytes) {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            count => count.with_context(|| format!("{words:?} did not come, only {read:?}"))?,
        };
        ensure!(count > 0, "closed before {words:?}: {read:?}");
        read.push_str(&String::from_utf8_lossy(&bytes[..count]));
    }
    Ok(read)
}

fn split(text: &str) -> Option<Answer> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    Some(Answer {
        status: head.split(' ').nth(1)?.parse().ok()?,
        head: head.to_ascii_lowercase(),
        body: body.to_string(),
    })
}
