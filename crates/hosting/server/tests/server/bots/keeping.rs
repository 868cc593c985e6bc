//! How programs come and go, and what is asked of them.

use super::*;

#[tokio::test]
async fn a_bot_that_is_deleted_resigns_and_leaves_nothing() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let mut game = begin(&server, "Gone", people(GameName::Seven)).await;
    let waiting = ask(&server, &game.bot, people(GameName::Seven)).await;
    let mut events = server
        .lines("/api/bot/events", &game.bot.token)
        .await
        .unwrap();
    let deleted = server
        .ask("DELETE", "/api/bot", Some(&game.bot.token), "")
        .await;
    assert_eq!(deleted.0, 204, "{}", deleted.1);
    let person = &mut game.person;
    person
        .wait(|it| it.replica().table.game().outcome().is_some())
        .await;
    let outcome = person.replica().table.game().outcome().unwrap();
    assert_eq!(outcome.places.as_slice(), [1, 2]);
    assert_eq!(events.until("closing").await["code"], "no-bot");
    let refused = server
        .ask("GET", "/api/bot", Some(&game.bot.token), "")
        .await;
    assert_eq!(refused.0, 401);
    assert_eq!(server.ask("GET", "/api/bots", None, "").await.1, "[]");
    let path = format!("/api/tables/{}/record", waiting.table);
    assert_eq!(server.ask("GET", &path, None, "").await.0, 404);
    // Its name is free again.
    make_bot(&server, "gone").await;
    server.stop().await;
}

#[tokio::test]
async fn what_a_bot_does_not_play_it_is_not_asked_for() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let body = json!({ "name": "Small", "plays": [{ "game": "hyle7", "tags": [["Size", "5"]] }] });
    let bot: MadeBot = server.post("/api/bots", None, &body).await.unwrap();
    let path = format!("/api/bots/{}/challenges", bot.bot);
    let asked = async |set_up: Config| {
        let answer = server.post::<Value>(&path, None, &challenge(set_up)).await;
        answer
            .err()
            .map(|(status, body)| (status, body["code"].clone()))
    };
    assert_eq!(asked(small_hyle7()).await, None);
    assert_eq!(asked(people(GameName::Hyle7)).await, None);
    assert_eq!(
        asked(people(GameName::Seven)).await,
        Some((422, json!("not-played")))
    );
    let shared = Config {
        tags: vec![("Bag".into(), "shared".into())],
        ..people(GameName::Hyle7)
    };
    assert_eq!(asked(shared).await, Some((422, json!("not-played"))));
    let wrong = Config {
        tags: vec![("Size".into(), "9".into())],
        ..people(GameName::Hyle7)
    };
    assert_eq!(asked(wrong).await, Some((422, json!("set-up"))));
    for (name, expected) in [
        ("Small", (409, "name-taken")),
        ("s-mall", (409, "name-taken")),
        ("<b>", (422, "bot-name")),
    ] {
        let body = json!({ "name": name, "plays": [{ "game": "seven" }] });
        let refused = server
            .post::<Value>("/api/bots", None, &body)
            .await
            .unwrap_err();
        assert_eq!(code(&refused), expected);
    }
    let missing = server.ask("GET", "/api/bots/nobody", None, "").await;
    assert!(missing.0 == 404 && missing.1.contains("no-bot"));
    server.stop().await;
}

#[tokio::test]
async fn it_can_be_switched_off() {
    let folder = Folder::new();
    let settings = Settings {
        bots: false,
        ..quick()
    };
    let server = Server::over(&folder, &folder.data(), settings).await;
    let token = format!("tbot_aaaaaaaaaa_{}", "0".repeat(64));
    let made = json!({ "name": "No", "plays": [{ "game": "seven" }] }).to_string();
    let asked = serde_json::to_string(&challenge(people(GameName::Seven))).unwrap();
    for (method, path, body) in [
        ("POST", "/api/bots", made.as_str()),
        ("GET", "/api/bots", ""),
        ("GET", "/api/bots/x", ""),
        ("POST", "/api/bots/x/challenges", asked.as_str()),
        ("GET", "/api/bots/x/challenges/y", ""),
        ("GET", "/api/bot", ""),
        ("DELETE", "/api/bot", ""),
        ("GET", "/api/bot/events", ""),
        ("GET", "/api/bot/challenges", ""),
        ("POST", "/api/bot/challenges/x/accept", ""),
        ("POST", "/api/bot/challenges/x/decline", ""),
        ("GET", "/api/bot/games/x", ""),
        ("GET", "/api/bot/games/x/stream", ""),
        (
            "POST",
            "/api/bot/games/x/move",
            r#"{"event":"a","version":1}"#,
        ),
        ("POST", "/api/bot/games/x/resign", ""),
    ] {
        let (status, text) = server.ask(method, path, Some(&token), body).await;
        assert!(
            status == 404 && text.contains("not-offered"),
            "{method} {path}: {status} {text}"
        );
    }
    let about = server.ask("GET", "/api/about", None, "").await.1;
    assert!(about.contains(r#""bots":false"#), "{about}");
    server.stop().await;
}

#[tokio::test]
async fn tokens_are_limited_first_and_addresses_second() {
    let folder = Folder::new();
    let settings = Settings {
        frames_per_second: 1,
        ..quick()
    };
    let server = Server::over(&folder, &folder.data(), settings).await;
    let bot = make_bot(&server, "Fast").await;
    let other = make_bot(&server, "Calm").await;
    let mut answers = Vec::new();
    for _ in 0..8 {
        answers.push(server.ask("GET", "/api/bot", Some(&bot.token), "").await.0);
    }
    assert!(answers[0] == 200 && answers.contains(&429), "{answers:?}");
    // Another one at the same address is not held up.
    assert_eq!(
        server
            .ask("GET", "/api/bot", Some(&other.token), "")
            .await
            .0,
        200
    );
    // Whoever makes one bot after the other, or guesses tokens, is.
    let mut made = Vec::new();
    for number in 0..12 {
        let body = json!({ "name": format!("B{number}"), "plays": [{ "game": "seven" }] });
        let from = "198.51.100.4";
        made.push(
            server
                .ask_from(from, "POST", "/api/bots", &body.to_string())
                .await
                .0,
        );
    }
    assert_eq!(made.iter().filter(|status| **status == 201).count(), 10);
    assert_eq!(made.last(), Some(&429));
    let mut guesses = Vec::new();
    for _ in 0..130 {
        guesses.push(
            server
                .ask_from("198.51.100.5", "GET", "/api/bot", "")
                .await
                .0,
        );
    }
    assert!(guesses[0] == 401 && guesses.contains(&429));
    server.stop().await;
}

#[tokio::test]
async fn an_old_challenge_cannot_be_accepted_and_an_old_bot_is_deleted() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let bot = make_bot(&server, "Slow").await;
    let made = ask(&server, &bot, people(GameName::Seven)).await;
    server.stop().await;
    crate::house::age_bot(&folder, &bot.bot, 6 * 60 * 1000).await;
    let server = start(&folder).await;
    let path = format!("/api/bots/{}/challenges/{}", bot.bot, made.table);
    let (_, text) = server.ask("GET", &path, None, "").await;
    let view: ChallengeView = serde_json::from_str(&text).unwrap();
    assert_eq!(serde_json::to_value(view.stage).unwrap(), "expired");
    let accept = format!("/api/bot/challenges/{}/accept", made.table);
    let late = says(&server, &bot.token, &accept, Value::Null).await;
    // The server clears old challenges away by itself, perhaps at this moment.
    let refused = [(409, "expired"), (404, "no-challenge")];
    assert!(refused.contains(&code(&late)), "{late:?}");
    server.stop().await;
    crate::house::age_bot(&folder, &bot.bot, 61 * 24 * 60 * 60 * 1000).await;
    let server = start(&folder).await;
    // What is old is looked for at the start; the name goes with the bot.
    let mut left = 1;
    while left > 0 {
        tokio::task::yield_now().await;
        let (_, text) = server.ask("GET", "/api/bots", None, "").await;
        left = serde_json::from_str::<Vec<Value>>(&text).unwrap().len();
    }
    let body = json!({ "name": "Slow", "plays": [{ "game": "seven" }] });
    let mut again = server.post::<MadeBot>("/api/bots", None, &body).await;
    while again.is_err() {
        tokio::task::yield_now().await;
        again = server.post::<MadeBot>("/api/bots", None, &body).await;
    }
    server.stop().await;
}
