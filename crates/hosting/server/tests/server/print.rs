//! Sheets to print over a real socket.

use std::net::SocketAddr;

use crate::house::{Folder, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The answer to a request: its head in small letters, and its body.
async fn ask(address: SocketAddr, request: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("{request} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|part| part == b"\r\n\r\n");
    let body = answer.split_off(end.unwrap() + 4);
    (String::from_utf8(answer).unwrap().to_lowercase(), body)
}

#[tokio::test]
async fn a_sheet_is_a_document_to_keep() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let address = server.address;
    let path = "GET /print/heinash-board.pdf?lang=fr&paper=a3&layout=shuffle%3A7";
    let (head, body) = ask(address, path).await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert!(head.contains("content-type: application/pdf"));
    assert!(head.contains("attachment; filename=\"heinash-board-shuffle-7-a3-fr.pdf\""));
    assert!(body.starts_with(b"%PDF-"));
    // The same headers as everywhere keep others out.
    assert!(head.contains("content-security-policy: default-src 'none'"));
    assert!(head.contains("x-content-type-options: nosniff"));
    let (_, again) = ask(address, path).await;
    assert!(body == again, "the same question has the same answer");
}

#[tokio::test]
async fn a_page_is_a_drawing_to_show() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let address = server.address;
    let (head, second) = ask(address, "GET /print/seven-tiles.svg?page=2").await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert!(head.contains("content-type: image/svg+xml"));
    assert!(head.contains("inline; filename=\"seven-tiles-2.svg\""));
    assert!(second.starts_with(b"<svg "));
    let (_, first) = ask(address, "GET /print/seven-tiles.svg").await;
    assert!(first != second);
    let (head, body) = ask(address, "HEAD /print/seven-mat.svg").await;
    assert!(
        head.starts_with("http/1.1 200") && body.is_empty(),
        "{head}"
    );
}

#[tokio::test]
async fn the_list_is_in_the_readers_language() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let address = server.address;
    let (head, body) = ask(address, "GET /print/sheets.json?lang=es&paper=a3").await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert!(head.contains("content-type: application/json"));
    let json = String::from_utf8(body).unwrap();
    assert!(
        json.contains("\"title\":\"SEVEN: piezas para recortar\""),
        "{json}"
    );
    assert!(json.contains("\"pages\":2"), "{json}");
}

#[tokio::test]
async fn what_cannot_be_printed_is_said_in_the_readers_language() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let address = server.address;
    for (path, status, says) in [
        ("chess-board.pdf", 404, "there is no sheet “chess-board”"),
        ("seven-mat", 404, "there is no sheet"),
        ("seven-mat.png?lang=es", 404, "no hay ninguna hoja"),
        (
            "seven-mat.pdf?lang=fr&paper=a5",
            400,
            "paper ne peut pas être « a5 »",
        ),
        (
            "heinash-board.svg?layout=1%2C2",
            400,
            "Layout cannot be “1,2”",
        ),
        ("seven-mat.svg?page=2", 400, "the sheet has one page"),
        ("seven-mat.svg?colour=red", 400, "“colour”"),
    ] {
        let (head, body) = ask(address, &format!("GET /print/{path}")).await;
        assert!(head.starts_with(&format!("http/1.1 {status}")), "{head}");
        let body = String::from_utf8(body).unwrap();
        assert!(body.contains(says), "{path}: {body}");
    }
    let endless = format!("GET /print/seven-mat.pdf?layout={}", "1,".repeat(400));
    let (head, _) = ask(address, &endless).await;
    assert!(head.starts_with("http/1.1 414"), "{head}");
    let (head, _) = ask(address, "POST /print/seven-mat.pdf").await;
    assert!(head.starts_with("http/1.1 405"), "{head}");
}
