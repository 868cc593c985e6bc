//! The page over a real socket.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::{fs, process};

use server::{App, Page, PageError, Settings};
use store::{Options, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A folder with a small page, gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("tablier-{name}-{}", process::id()));
        fs::create_dir_all(folder.join("assets")).unwrap();
        for (file, text) in [
            ("index.html", "<h1>the page</h1>"),
            ("assets/app.js", "plain"),
            ("assets/app.js.br", "compressed"),
            ("assets/games.wasm", "\0asm"),
        ] {
            fs::write(folder.join(file), text).unwrap();
        }
        fs::write(folder.with_extension("secret"), "not yours").unwrap();
        Folder(folder)
    }

    async fn serve(&self) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let page = Page::find(Some(self.0.clone())).unwrap();
        let data = store::StoreUrl::Sqlite(self.0.join("tablier.db"));
        let store = Store::open(&data, &Options::default()).await.unwrap();
        let app = App::new(store, Settings::default()).await.unwrap();
        tokio::spawn(server::serve(listener, app, page, std::future::pending()));
        address
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
        let _ = fs::remove_file(self.0.with_extension("secret"));
    }
}

/// The whole answer to a request, its head in small letters.
async fn ask(address: SocketAddr, request: &str) -> (String, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("{request}\r\nHost: here\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_lowercase(), body.to_string())
}

#[tokio::test]
async fn the_first_page_is_the_index_and_may_load_nothing_from_elsewhere() {
    let folder = Folder::new("index");
    let (head, body) = ask(folder.serve().await, "GET / HTTP/1.1").await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert_eq!(body, "<h1>the page</h1>");
    assert!(head.contains("content-type: text/html; charset=utf-8"));
    assert!(head.contains("script-src 'self' 'wasm-unsafe-eval';"));
    assert!(!head.contains("unsafe-inline"));
    assert!(head.contains("cache-control: no-cache"));
    assert!(head.contains("x-content-type-options: nosniff"));
}

#[tokio::test]
async fn compressed_files_go_to_those_who_take_them() {
    let folder = Folder::new("brotli");
    let address = folder.serve().await;
    let wants = "GET /assets/app.js HTTP/1.1\r\nAccept-Encoding: gzip, br;q=1";
    let (head, body) = ask(address, wants).await;
    assert_eq!(body, "compressed");
    assert!(head.contains("content-encoding: br"));
    assert!(head.contains("content-type: text/javascript"));
    assert!(head.contains("immutable"));
    for refuses in ["gzip", "br;q=0", "brotli"] {
        let request = format!("GET /assets/app.js HTTP/1.1\r\nAccept-Encoding: {refuses}");
        let (head, body) = ask(address, &request).await;
        assert_eq!(body, "plain", "to {refuses}");
        assert!(!head.contains("content-encoding"));
    }
}

#[tokio::test]
async fn webassembly_has_the_type_that_lets_it_stream() {
    let folder = Folder::new("wasm");
    let (head, _) = ask(folder.serve().await, "GET /assets/games.wasm HTTP/1.1").await;
    assert!(head.contains("content-type: application/wasm"), "{head}");
}

#[tokio::test]
async fn what_is_known_is_not_sent_again() {
    let folder = Folder::new("etag");
    let address = folder.serve().await;
    let (head, _) = ask(address, "GET / HTTP/1.1").await;
    let tag = head.lines().find_map(|line| line.strip_prefix("etag: "));
    let again = format!("GET / HTTP/1.1\r\nIf-None-Match: {}", tag.unwrap());
    let (head, body) = ask(address, &again).await;
    assert!(
        head.starts_with("http/1.1 304") && body.is_empty(),
        "{head}"
    );
    let other = "GET / HTTP/1.1\r\nIf-None-Match: \"0\"";
    let (head, _) = ask(address, other).await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
}

#[tokio::test]
async fn nothing_outside_the_folder_can_be_had() {
    let folder = Folder::new("outside");
    let secret = folder.0.with_extension("secret");
    let name = secret.file_name().unwrap().to_str().unwrap();
    let address = folder.serve().await;
    for path in [
        format!("/../{name}"),
        format!("/assets/../../{name}"),
        format!("/%2e%2e/{name}"),
        format!("//{}", secret.display()),
        "/assets".into(),
        "/nothing".into(),
    ] {
        let (head, body) = ask(address, &format!("GET {path} HTTP/1.1")).await;
        assert!(head.starts_with("http/1.1 404"), "{path}: {head}");
        assert!(!body.contains("not yours"));
        assert!(head.contains("content-security-policy"));
    }
}

#[tokio::test]
async fn only_reading_is_possible() {
    let folder = Folder::new("post");
    let (head, _) = ask(folder.serve().await, "POST / HTTP/1.1").await;
    assert!(head.starts_with("http/1.1 405") && head.contains("allow: get, head"));
}

#[test]
fn a_folder_without_a_page_is_refused() {
    let folder = std::env::temp_dir().join("tablier-no-page-is-here");
    let refused = Page::find(Some(folder.clone()));
    assert!(matches!(refused, Err(PageError::Folder(named, _)) if named == folder));
}
