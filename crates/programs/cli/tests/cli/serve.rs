//! `tablier serve` as somebody starts it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::{env, fs, process};

use crate::tablier::Tablier;

/// A server that ends with its test.
struct Serving {
    child: Child,
    address: SocketAddr,
    folder: PathBuf,
}

impl Serving {
    fn start(name: &str, listen: &[&str]) -> Serving {
        let folder = env::temp_dir().join(format!("tablier-serve-{name}-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("index.html"), "a page").unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_tablier"))
            .args(["serve", "--lang", "en", "--page"])
            .arg(&folder)
            .arg("--data")
            .arg(folder.join("tablier.db"))
            .args(listen)
            .stderr(Stdio::null())
            .stdout(Stdio::piped())
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
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn it_says_where_it_is_and_answers_there() {
    let serving = Serving::start("says", &["--listen", "127.0.0.1:0"]);
    let mut stream = TcpStream::connect(serving.address).unwrap();
    let request = b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
    stream.write_all(request).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("a page"));
}

#[test]
fn unless_told_otherwise_only_this_machine_can_reach_it() {
    // Whether the usual port is free or not, it listens somewhere.
    let first = Serving::start("first", &[]);
    let second = Serving::start("second", &[]);
    assert!(first.address.ip().is_loopback() && second.address.ip().is_loopback());
    assert_ne!(first.address, second.address);
}

#[test]
fn a_port_that_was_named_and_is_taken_is_an_error() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let serving = Serving::start("taken", &["--listen", "127.0.0.1:0"]);
    let page = serving.folder.to_str().unwrap();
    let out = Tablier::run(&["serve", "--page", page, "--listen", &address]);
    assert_eq!(out.code, 1);
    assert!(out.stderr.contains("another program listens there already"));
}

#[test]
fn a_folder_without_a_page_and_a_wrong_address_are_explained() {
    let out = Tablier::run(&["serve", "--page", "no-such-folder"]);
    assert_eq!(out.code, 1);
    assert!(out.stderr.contains("no-such-folder has no page"));
    let out = Tablier::run(&["serve", "--listen", "here"]);
    assert_eq!(out.code, 2);
    assert!(out.stderr.contains("127.0.0.1:7777"), "{}", out.stderr);
}

#[test]
fn a_proxy_that_cannot_be_trusted_is_explained() {
    let said = |proxy: &str, lang: &str| {
        let out = Tablier::run(&["serve", "--lang", lang, "--trusted-proxy", proxy]);
        assert_eq!(out.code, 1, "{}", out.stderr);
        out.stderr
    };
    assert!(said("10.0.0.1,proxy", "en").contains("“proxy” is no trusted proxy"));
    assert!(said("10.0.0.0/40", "fr").contains("de 1 à 32"));
    assert!(said("fd00::5/8", "es").contains("indica fd00::/8"));
    let variable = [("TABLIER_TRUSTED_PROXY", "10.0.0.5/8")];
    let out = Tablier::in_environment(&variable, &["serve", "--lang", "en"], "");
    assert!(out.stderr.contains("10.0.0.0/8"), "{}", out.stderr);
}
