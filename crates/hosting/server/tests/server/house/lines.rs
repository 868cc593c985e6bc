//! A stream of lines, as a program reads it.

use std::collections::VecDeque;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::Server;

/// No test waits longer for a line.
const PATIENCE: Duration = Duration::from_secs(60);

/// A stream that is being read.
pub(crate) struct Lines {
    stream: TcpStream,
    /// What has come and is not a whole chunk yet.
    raw: Vec<u8>,
    /// What has come and is not a whole line yet.
    text: Vec<u8>,
    ready: VecDeque<Value>,
}

impl Server {
    /// Opens a stream; an error is the status and the answer.
    pub(crate) async fn lines(&self, path: &str, token: &str) -> Result<Lines, (u16, Value)> {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {token}\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut raw = Vec::new();
        let end = loop {
            let end = raw.windows(4).position(|four| four == b"\r\n\r\n");
            if let Some(end) = end {
                break end;
            }
            assert_ne!(stream.read_buf(&mut raw).await.unwrap(), 0);
        };
        let head = String::from_utf8(raw.drain(..end + 4).collect()).unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        if status != 200 {
            let wanted = head.to_lowercase();
            let wanted = wanted.split("content-length: ").nth(1).unwrap();
            let wanted: usize = wanted.lines().next().unwrap().parse().unwrap();
            while raw.len() < wanted {
                stream.read_buf(&mut raw).await.unwrap();
            }
            return Err((status, serde_json::from_slice(&raw).unwrap()));
        }
        assert!(head.contains("application/x-ndjson"), "{head}");
        let (text, ready) = (Vec::new(), VecDeque::new());
        Ok(Lines {
            stream,
            raw,
            text,
            ready,
        })
    }
}

impl Lines {
    /// The next line of any kind; none when the stream has ended.
    pub(crate) async fn any(&mut self) -> Option<Value> {
        let next = async {
            loop {
                if let Some(line) = self.ready.pop_front() {
                    return Some(line);
                }
                if !self.take_chunk()? {
                    let read = self.stream.read_buf(&mut self.raw).await;
                    if read.unwrap_or(0) == 0 {
                        return None;
                    }
                }
            }
        };
        let next = tokio::time::timeout(PATIENCE, next);
        next.await.expect("a line comes")
    }

    /// The next line that is no heartbeat. Heartbeats alone are waited through for
    /// no longer than silence.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        let next = async {
            loop {
                let line = self.any().await?;
                if line["event"] != "heartbeat" {
                    return Some(line);
                }
            }
        };
        let next = tokio::time::timeout(PATIENCE, next);
        next.await.expect("something happens")
    }

    /// The next line of this kind; others are passed over.
    pub(crate) async fn until(&mut self, event: &str) -> Value {
        loop {
            let line = self.next().await.expect("more lines");
            if line["event"] == event {
                return line;
            }
        }
    }

    /// Takes a whole chunk, if there is one; none: it was the last.
    fn take_chunk(&mut self) -> Option<bool> {
        let Some(end) = self.raw.windows(2).position(|two| two == b"\r\n") else {
            return Some(false);
        };
        let size = std::str::from_utf8(&self.raw[..end]).unwrap();
        let size = usize::from_str_radix(size, 16).unwrap();
        if self.raw.len() < end + 2 + size + 2 {
            return Some(false);
        }
        if size == 0 {
            return None;
        }
        self.text
            .extend_from_slice(&self.raw[end + 2..end + 2 + size]);
        self.raw.drain(..end + 2 + size + 2);
        while let Some(end) = self.text.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = self.text.drain(..=end).collect();
            self.ready.push_back(serde_json::from_slice(&line).unwrap());
        }
        Some(true)
    }
}
