//! A client's side of TLS. Whatever connects to a relay speaks to the proxy from the
//! address that the relay was given, by `openssl`.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use anyhow::{Context, Result};

/// Listens until the program ends. Returns where.
pub(super) fn start(from: &'static str, tls: u16) -> Result<SocketAddr> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let address = listener.local_addr()?;
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            // Whoever asked sees that the connection is closed.
            let _ = pass_on(&stream, from, tls);
        }
    });
    Ok(address)
}

fn pass_on(stream: &TcpStream, from: &str, tls: u16) -> Result<()> {
    let (host, from) = match from.contains(':') {
        true => ("[::1]", format!("[{from}]")),
        false => ("127.0.0.1", from.to_string()),
    };
    let mut child = Command::new("openssl")
        .args(["s_client", "-quiet", "-servername", "play.example"])
        .args(["-connect", &format!("{host}:{tls}"), "-bind", &from])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let to = child.stdin.take().context("no input")?;
    let back = child.stdout.take().context("no output")?;
    let child = Arc::new(Mutex::new(child));
    let (asked, answered) = (stream.try_clone()?, stream.try_clone()?);
    let ended = Arc::clone(&child);
    thread::spawn(move || {
        copy(asked, to);
        end(&ended);
    });
    thread::spawn(move || {
        copy(back, &answered);
        let _ = answered.shutdown(Shutdown::Both);
        end(&child);
    });
    Ok(())
}

/// Hands on what comes, as soon as it comes.
fn copy(mut from: impl Read, mut to: impl Write) {
    let mut bytes = [0; 4096];
    loop {
        let handed_on = match from.read(&mut bytes) {
            Ok(0) => return,
            Ok(count) => to.write_all(&bytes[..count]).and_then(|()| to.flush()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(()),
            Err(error) => Err(error),
        };
        if handed_on.is_err() {
            return;
        }
    }
}

fn end(child: &Mutex<Child>) {
    let mut child = child.lock().unwrap_or_else(PoisonError::into_inner);
    let _ = child.kill();
    let _ = child.wait();
}
