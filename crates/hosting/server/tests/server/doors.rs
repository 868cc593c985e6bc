//! Who may come in, how fast, and what anybody can find.

use crate::house::{Client, Folder, Server, people, small_hyle7, table};
use futures_util::{SinkExt, StreamExt};
use server::{Settings, TrustedProxies};
use table::Config;
use tokio::net::TcpListener;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use wire::online::Rules;
use wire::online::messages::{LobbyTable, MadeTable, NewTable};
use wire::page::GameName;

#[tokio::test]
async fn only_our_own_page_opens_sockets() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let made = server.make(&table(people(GameName::Seven))).await;
    let own = format!("http://{}", server.address);
    let from = |origin| Client::connect_from(server.address, &made.table, origin);
    assert!(from(Some(own.as_str())).await.is_ok());
    assert!(from(None).await.is_ok(), "programs name no page");
    for other in ["https://evil.example", "null", "http://127.0.0.1"] {
        let refused = from(Some(other)).await.err().expect("a refusal");
        assert!(refused.to_string().contains("403"), "{other}: {refused}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_class_behind_one_address_gets_in_and_somebody_who_guesses_does_not() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let school = "203.0.113.9";
    let mut codes = Vec::new();
    for _ in 0..35 {
        let made = server.make(&table(people(GameName::Heinash))).await;
        codes.push(made.places[0].code.clone());
    }
    for code in &codes {
        let body = serde_json::json!({ "code": code }).to_string();
        for path in ["/api/look", "/api/join"] {
            let answer = server.ask_from(school, "POST", path, &body).await;
            assert_eq!(answer.0, 200, "{}", answer.1);
        }
    }
    // A reload, and another one, costs nothing.
    let body = serde_json::json!({ "code": codes[0] }).to_string();
    for _ in 0..300 {
        let answer = server.ask_from(school, "POST", "/api/look", &body).await;
        assert_eq!(answer.0, 409, "{}", answer.1);
    }
    // Others are not held up by whoever guesses.
    guess(&server, "198.51.100.4").await;
    let body = serde_json::json!({ "code": "AAAAAAAA" }).to_string();
    assert_eq!(
        server.ask_from(school, "POST", "/api/join", &body).await.0,
        404
    );
    server.stop().await;
}

/// What somebody is told first who wants to watch from this address: a welcome, or why
/// not.
async fn watch_from(server: &Server, table: &str, from: &str, code: &str) -> String {
    let address = format!("ws://{}/api/tables/{table}/socket", server.address);
    let mut request = address.into_client_request().unwrap();
    let headers = request.headers_mut();
    headers.insert("x-forwarded-for", from.parse().unwrap());
    let (mut socket, _) = connect_async(request).await.unwrap();
    let hello = serde_json::json!({ "say": "hello", "watch": code }).to_string();
    socket.send(Message::Text(hello.into())).await.unwrap();
    let told = socket.next().await.unwrap().unwrap();
    let told: serde_json::Value = serde_json::from_str(told.to_text().unwrap()).unwrap();
    let word = told["refused"]["code"].as_str().or(told["tell"].as_str());
    word.unwrap().to_string()
}

/// Guesses at every door in turn until one is closed, and says how many codes were
/// looked up.
async fn guess(server: &Server, address: &str) -> usize {
    let class = server.ask("POST", "/api/classes", None, r#"{"lang":"en"}"#);
    let class: serde_json::Value = serde_json::from_str(&class.await.1).unwrap();
    let class = class["code"].as_str().unwrap();
    let seat = format!(r#"{{"code":"{class}","seat":"CDFHJK"}}"#);
    let doors = [
        ("POST", "/api/look", r#"{"code":"AAAAAAAA"}"#, 404),
        ("POST", "/api/join", r#"{"code":"AAAAAA"}"#, 404),
        ("GET", "/api/classes/door/CDFHJKMN", "", 404),
        ("POST", "/api/classes/join", r#"{"code":"CDFHJK"}"#, 404),
        ("POST", "/api/classes/back", seat.as_str(), 409),
    ];
    let mut looked_up = 0;
    loop {
        for (method, path, body, wrong) in doors {
            let (status, text) = server.ask_from(address, method, path, body).await;
            if status == 429 {
                assert!(text.contains("too-fast"), "{text}");
                return looked_up;
            }
            assert_eq!(status, wrong, "{path}: {text}");
            looked_up += 1;
            assert!(looked_up < 1000, "nobody is turned away");
        }
    }
}

/// 35 pupils who mistype twice come in, and what is left of the budget is the same at
/// every door.
#[tokio::test]
async fn all_doors_share_one_budget_of_wrong_codes() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let looked_up = guess(&server, "198.51.100.4").await;
    assert!((106..=200).contains(&looked_up), "{looked_up}");
    // A right code is not told from a wrong one then, and when to come back is said.
    let made = server.make(&table(people(GameName::Seven))).await;
    let head = "X-Forwarded-For: 198.51.100.4\r\n";
    let right = serde_json::json!({ "code": made.places[0].code }).to_string();
    let (status, text) = server.request("POST", "/api/join", head, &right).await;
    assert_eq!(status, 429, "{text}");
    // Who watches by a code guesses, too.
    let closed = watch_from(&server, &made.table, "198.51.100.4", &made.watch).await;
    assert_eq!(closed, "too-fast");
    let open = watch_from(&server, &made.table, "198.51.100.5", &made.watch).await;
    assert_eq!(open, "welcome");
    let wrong = watch_from(&server, &made.table, "198.51.100.5", "AAAAAAAA").await;
    assert_eq!(wrong, "not-yours");
    // What cannot be a code is no guess.
    for _ in 0..200 {
        let (status, _) = server
            .ask_from("198.51.100.6", "GET", "/api/classes/door/CDF", "")
            .await;
        assert_eq!(status, 409);
    }
    // Nor is what the code of a class is kept as one at a table.
    let class = server.ask("POST", "/api/classes", None, r#"{"lang":"en"}"#);
    let class: serde_json::Value = serde_json::from_str(&class.await.1).unwrap();
    let code = format!("CLASS{}", class["code"].as_str().unwrap());
    let body = serde_json::json!({ "code": code }).to_string();
    let (status, text) = server.ask("POST", "/api/look", None, &body).await;
    assert_eq!(status, 404);
    assert!(text.contains("no-code"), "{text}");
    server.stop().await;
}

#[tokio::test]
async fn one_address_makes_so_many_tables_and_no_more() {
    let folder = Folder::new();
    let settings = Settings {
        tables_per_hour: 3,
        most_tables: 5,
        ..Settings::default()
    };
    let server = Server::over(&folder, &folder.data(), settings).await;
    let body = serde_json::to_string(&table(people(GameName::Seven))).unwrap();
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let (status, _) = server
            .ask_from("198.51.100.4", "POST", "/api/tables", &body)
            .await;
        statuses.push(status);
    }
    assert_eq!(statuses, [201, 201, 201, 429]);
    server.make(&table(people(GameName::Seven))).await;
    server.make(&table(people(GameName::Seven))).await;
    let full = server
        .post::<MadeTable>("/api/tables", None, &table(people(GameName::Seven)))
        .await
        .unwrap_err();
    assert_eq!((full.0, full.1["code"].as_str()), (503, Some("full")));
    server.stop().await;
}

/// As HAProxy does, which adds a line of its own to those that a client has sent.
#[tokio::test]
async fn nobody_talks_themselves_out_of_the_limits() {
    let folder = Folder::new();
    let settings = Settings {
        tables_per_hour: 3,
        ..Settings::default()
    };
    let server = Server::over(&folder, &folder.data(), settings).await;
    let body = serde_json::to_string(&table(people(GameName::Seven))).unwrap();
    let made_from = async |lines: &[&str]| {
        let mut statuses = Vec::new();
        for _ in 0..4 {
            let lines = lines.iter().map(|it| format!("X-Forwarded-For: {it}\r\n"));
            let lines: String = lines.collect();
            let (status, _) = server.request("POST", "/api/tables", &lines, &body).await;
            statuses.push(status);
        }
        statuses
    };
    let limited = [201, 201, 201, 429];
    assert_eq!(made_from(&["127.0.0.1", "198.51.100.4"]).await, limited);
    assert_eq!(made_from(&["::1", "198.51.100.5:99"]).await, limited);
    assert_eq!(made_from(&["127.0.0.1, unknown"]).await, limited);
    // The first of them is known again, however the address is written.
    let again = made_from(&["::ffff:198.51.100.4"]).await;
    assert_eq!(again, [429; 4]);
    // This machine's keeper is not limited.
    assert_eq!(made_from(&[]).await, [201; 4]);
    server.stop().await;
}

#[tokio::test]
async fn the_lobby_shows_what_is_listed_and_can_be_switched_off() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    server.make(&table(people(GameName::Seven))).await;
    let listed = NewTable {
        rules: Rules {
            listed: true,
            ..Rules::default()
        },
        ..table(small_hyle7())
    };
    let made = server.make(&listed).await;
    let (status, text) = server.ask("GET", "/api/lobby", None, "").await;
    assert_eq!(status, 200);
    let lobby: Vec<LobbyTable> = serde_json::from_str(&text).unwrap();
    let names: Vec<&str> = lobby.iter().map(|one| one.table.as_str()).collect();
    assert_eq!(names, [made.table.as_str()]);
    assert_eq!(lobby[0].open, Some(1));
    // Anybody may sit down there, once.
    let path = format!("/api/tables/{}/sit", made.table);
    assert_eq!(server.ask("POST", &path, None, "").await.0, 200);
    assert_eq!(server.ask("POST", &path, None, "").await.0, 409);
    // And anybody may watch, without a code.
    let mut watcher = Client::connect(server.address, &made.table).await;
    watcher.hello(0).await;
    server.stop().await;
    let closed = Settings {
        lobby: false,
        ..Settings::default()
    };
    let server = Server::over(&folder, &folder.data(), closed).await;
    assert_eq!(server.ask("GET", "/api/lobby", None, "").await.0, 404);
    let made = server.make(&listed).await;
    let path = format!("/api/tables/{}/sit", made.table);
    assert_eq!(server.ask("POST", &path, None, "").await.0, 403);
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_played_is_refused_with_the_reason() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let wrong = Config {
        tags: vec![("Size".into(), "9".into())],
        ..people(GameName::Hyle7)
    };
    let refused = server
        .post::<MadeTable>("/api/tables", None, &table(wrong))
        .await
        .unwrap_err();
    assert_eq!(
        (refused.0, refused.1["code"].as_str()),
        (422, Some("set-up"))
    );
    assert!(refused.1["message"].as_str().unwrap().contains("Size"));
    for body in ["", "{", "{}", "[1]", "\u{ff}"] {
        let (status, text) = server.ask("POST", "/api/tables", None, body).await;
        assert_eq!(status, 400, "{text}");
        assert!(text.contains("not-understood"));
    }
    let long = format!("{{\"code\":\"{}\"}}", "x".repeat(40_000));
    assert_eq!(server.ask("POST", "/api/join", None, &long).await.0, 413);
    let (_, text) = server
        .ask("GET", "/api/tables/nothing/record", None, "")
        .await;
    assert!(text.contains("no-table"), "{text}");
    server.stop().await;
}

/// By the server itself, by what reads a body, by a class, and by the rules of a match.
#[tokio::test]
async fn a_refusal_is_said_in_the_language_that_was_asked_for() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let wrong = Config {
        tags: vec![("Size".into(), "9".into())],
        ..people(GameName::Hyle7)
    };
    let wrong = serde_json::to_string(&table(wrong)).unwrap();
    for (method, path, body, status, code) in [
        ("GET", "/api/tables/nothing/record", "", 404, "no-table"),
        ("POST", "/api/tables", "{", 400, "not-understood"),
        ("POST", "/api/tables", wrong.as_str(), 422, "set-up"),
        (
            "POST",
            "/api/classes/join",
            r#"{"code":"CDFHJ0"}"#,
            409,
            "code",
        ),
    ] {
        let mut messages = Vec::new();
        for lang in ["en", "fr-CA, en;q=0.5", "es"] {
            let head = format!("Accept-Language: {lang}\r\n");
            let (answered, text) = server.request(method, path, &head, body).await;
            let refusal: serde_json::Value = serde_json::from_str(&text).unwrap();
            assert_eq!((answered, refusal["code"].as_str()), (status, Some(code)));
            messages.push(refusal["message"].as_str().unwrap().to_string());
        }
        messages.sort();
        messages.dedup();
        assert_eq!(messages.len(), 3, "{messages:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_keeps_it_can_see_how_it_is() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    server.make(&table(people(GameName::Seven))).await;
    assert_eq!(
        server.ask("GET", "/healthz", None, "").await,
        (200, "ok\n".into())
    );
    let (status, text) = server.ask("GET", "/metrics", None, "").await;
    assert_eq!(status, 200);
    assert!(text.contains("tablier_made_total 1"), "{text}");
    server.stop().await;
}

/// How many tables somebody may make whose requests have these lines in the head.
async fn makes(server: &Server, lines: &str) -> usize {
    let body = serde_json::to_string(&table(people(GameName::Seven))).unwrap();
    let mut made = 0;
    for _ in 0..5 {
        let (status, _) = server.request("POST", "/api/tables", lines, &body).await;
        made += usize::from(status == 201);
    }
    made
}

fn behind(proxies: &[&str]) -> Settings {
    let proxies = proxies.iter().map(|proxy| proxy.parse().unwrap());
    Settings {
        tables_per_hour: 3,
        trusted_proxies: TrustedProxies::new(proxies.collect()),
        ..Settings::default()
    }
}

#[tokio::test]
async fn limits_hold_for_each_client_behind_a_proxy_that_was_named() {
    let folder = Folder::new();
    let settings = behind(&["127.0.0.1", "10.0.0.0/8"]);
    let server = Server::over(&folder, &folder.data(), settings).await;
    let first = "Forwarded: for=9.9.9.9\r\nForwarded: for=\"198.51.100.4:80\"\r\n";
    assert_eq!(makes(&server, first).await, 3);
    let again = "X-Forwarded-For: 8.8.8.8\r\nX-Forwarded-For: 198.51.100.4, 10.0.0.1\r\n";
    assert_eq!(makes(&server, again).await, 0, "the same client");
    let other = "X-Forwarded-For: 198.51.100.4, [2001:db8::7]:80\r\n";
    assert_eq!(makes(&server, other).await, 3, "another client");
    // Whoever names nobody, or two at once, is the proxy itself, which is limited.
    let two = "X-Forwarded-For: 198.51.100.9\r\nForwarded: for=198.51.100.8\r\n";
    assert_eq!(makes(&server, "").await, 3);
    assert_eq!(makes(&server, two).await, 0);
    assert_eq!(makes(&server, "X-Forwarded-For: 127.0.0.1\r\n").await, 0);
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_no_proxy_that_was_named_is_not_believed() {
    let folder = Folder::new();
    let server = Server::over(&folder, &folder.data(), behind(&["192.0.2.1"])).await;
    let mut made = 0;
    for client in 1..4 {
        let x_forwarded_for = format!("X-Forwarded-For: 198.51.100.{client}\r\n");
        let forwarded = format!("Forwarded: for=198.51.100.{client}\r\n");
        made += makes(&server, &x_forwarded_for).await;
        made += makes(&server, &forwarded).await;
    }
    assert_eq!(made, 3, "one address, whatever it says");
    server.stop().await;
}

/// There a client of the older protocol comes with an address of the newer one.
#[tokio::test]
async fn a_proxy_is_known_where_every_address_is_listened_on() {
    let Ok(listener) = TcpListener::bind("[::]:0").await else {
        // A machine without the newer protocol has nothing to mistake.
        return;
    };
    let folder = Folder::new();
    let server = Server::at(listener, &folder, &folder.data(), behind(&["127.0.0.1"])).await;
    let server = server.reached_at([127, 0, 0, 1]);
    assert_eq!(makes(&server, "X-Forwarded-For: 198.51.100.4\r\n").await, 3);
    assert_eq!(makes(&server, "X-Forwarded-For: 198.51.100.5\r\n").await, 3);
    server.stop().await;
}
