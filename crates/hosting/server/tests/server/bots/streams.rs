//! What a program hears, and that nothing of it is lost or comes twice.

use super::*;

#[tokio::test]
async fn a_stream_goes_on_with_exactly_what_was_missed() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let bot = make_bot(&server, "Absent").await;
    let mut events = server.lines("/api/bot/events", &bot.token).await.unwrap();
    events.next().await.unwrap();
    let first = ask(&server, &bot, people(GameName::Seven)).await;
    let known = events.until("challenge").await["seq"].as_u64().unwrap();
    drop(events);
    let second = ask(&server, &bot, people(GameName::Seven)).await;
    let third = ask(&server, &bot, people(GameName::Seven)).await;
    let decline = format!("/api/bot/challenges/{}/decline", second.table);
    let declined = says(&server, &bot.token, &decline, json!({ "reason": "busy" })).await;
    assert_eq!(declined.0, 204);
    let path = format!("/api/bot/events?after={known}");
    let mut events = server.lines(&path, &bot.token).await.unwrap();
    let mut seen = Vec::new();
    for _ in 0..3 {
        let line = events.next().await.unwrap();
        let table = line["table"]
            .as_str()
            .or(line["challenge"]["table"].as_str());
        let event = line["event"].as_str().unwrap().to_string();
        seen.push((
            line["seq"].as_u64().unwrap(),
            event,
            table.unwrap().to_string(),
        ));
    }
    assert_eq!(
        seen,
        [
            (known + 1, "challenge".to_string(), second.table.clone()),
            (known + 2, "challenge".to_string(), third.table.clone()),
            (
                known + 3,
                "challenge-gone".to_string(),
                second.table.clone()
            ),
        ]
    );
    // A heartbeat comes by itself.
    assert_eq!(events.any().await.unwrap()["event"], "heartbeat");
    // Somebody whose log is longer than ours, or who has none, is told how things stand.
    for path in ["/api/bot/events?after=1000", "/api/bot/events"] {
        let mut events = server.lines(path, &bot.token).await.unwrap();
        let state = events.next().await.unwrap();
        let open = state["challenges"].as_array().unwrap().iter();
        let open: Vec<&str> = open.map(|one| one["table"].as_str().unwrap()).collect();
        assert_eq!(open, [first.table.as_str(), third.table.as_str()]);
    }
    // Whoever asked learns why, and the table is gone.
    let path = format!("/api/bots/{}/challenges/{}", bot.bot, second.table);
    let (_, text) = server.ask("GET", &path, None, "").await;
    assert_eq!(text, r#"{"stage":"declined","reason":"busy"}"#);
    let (status, _) = server
        .ask(
            "GET",
            &format!("/api/tables/{}/record", second.table),
            None,
            "",
        )
        .await;
    assert_eq!(status, 404);
    // Whoever asked may take it back.
    let path = format!("/api/tables/{}", first.table);
    assert_eq!(
        server.ask("DELETE", &path, Some(&first.owner), "").await.0,
        204
    );
    assert_eq!(
        events.until("challenge-gone").await["table"],
        json!(first.table)
    );
    let accept = format!("/api/bot/challenges/{}/accept", first.table);
    let gone = says(&server, &bot.token, &accept, Value::Null).await;
    assert_eq!(code(&gone), (404, "no-challenge"));
    // The server says when it stops.
    server.stop().await;
    let closing = events.until("closing").await;
    assert!(closing["code"] == "stopping" && closing["back"].is_u64());
    assert_eq!(events.next().await, None);
}

#[tokio::test]
async fn a_long_log_is_read_from_its_last_snapshot() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let bot = make_bot(&server, "Old").await;
    let kept = ask(&server, &bot, people(GameName::Seven)).await;
    for _ in 0..130 {
        let made = ask(&server, &bot, people(GameName::Seven)).await;
        let path = format!("/api/bot/challenges/{}/decline", made.table);
        assert_eq!(says(&server, &bot.token, &path, Value::Null).await.0, 204);
    }
    server.stop().await;
    let server = start(&folder).await;
    let mut events = server.lines("/api/bot/events", &bot.token).await.unwrap();
    let state = events.next().await.unwrap();
    assert_eq!(state["seq"], 262);
    assert_eq!(state["challenges"][0]["table"], json!(kept.table));
    assert_eq!(state["challenges"].as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn the_socket_tells_the_same() {
    use futures_util::{SinkExt, StreamExt};
    use tokio_tungstenite::connect_async;
    use tokio_tungstenite::tungstenite::Message;
    let folder = Folder::new();
    let server = start(&folder).await;
    let bot = make_bot(&server, "Frames").await;
    let address = format!("ws://{}/api/bot/socket", server.address);
    let (mut socket, _) = connect_async(address.as_str()).await.unwrap();
    let hello = json!({ "say": "hello", "token": bot.token }).to_string();
    socket.send(Message::Text(hello.into())).await.unwrap();
    let made = ask(&server, &bot, people(GameName::Seven)).await;
    let mut seen = Vec::new();
    while seen.len() < 2 {
        let frame = socket.next().await.unwrap().unwrap().into_text().unwrap();
        let line: Value = serde_json::from_str(&frame).unwrap();
        if line["event"] != "heartbeat" {
            seen.push(line);
        }
    }
    assert_eq!(seen[0]["event"], "state");
    let told = seen[1]["challenge"]["table"].as_str();
    let stood = seen[0]["challenges"][0]["table"].as_str();
    assert_eq!(told.or(stood), Some(made.table.as_str()));
    // A wrong token, and what is no frame at all.
    for wrong in [
        json!({ "say": "hello", "token": "tbot_x_y" }).to_string(),
        "?".to_string(),
    ] {
        let (mut socket, _) = connect_async(address.as_str()).await.unwrap();
        socket.send(Message::Text(wrong.into())).await.unwrap();
        let frame = socket.next().await.unwrap().unwrap().into_text().unwrap();
        assert!(frame.contains("closing"), "{frame}");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_done_at_one_server_reaches_a_bot_at_another() {
    let folder = Folder::new();
    let data = PgServer::shared().database();
    let one = Server::over(&folder, &data, quick()).await;
    let other = Server::over(&folder, &data, quick()).await;
    let bot = make_bot(&one, "Far").await;
    let mut events = other.lines("/api/bot/events", &bot.token).await.unwrap();
    events.next().await.unwrap();
    // The first server hears by itself who listens at the second.
    loop {
        let (_, text) = one.ask("GET", "/api/bots", None, "").await;
        let bots: Vec<BotView> = serde_json::from_str(&text).unwrap();
        if bots[0].listens {
            break;
        }
        tokio::task::yield_now().await;
    }
    let made = ask(&one, &bot, people(GameName::Seven)).await;
    let mut person = one.player(&made.table, made.seat.as_ref().unwrap()).await;
    assert_eq!(
        events.until("challenge").await["challenge"]["table"],
        json!(made.table)
    );
    let accept = format!("/api/bot/challenges/{}/accept", made.table);
    assert_eq!(says(&other, &bot.token, &accept, Value::Null).await.0, 200);
    person
        .wait(|it| it.replica().following.names[1].is_some())
        .await;
    let path = format!("/api/bot/games/{}", made.table);
    let mut lines = other
        .lines(&format!("{path}/stream"), &bot.token)
        .await
        .unwrap();
    lines.next().await.unwrap();
    person_plays(&mut person).await;
    let mut state = lines.until("change").await;
    while state["yourTurn"] == false {
        state = lines.until("change").await;
    }
    let event = person.replica().table.game().moves()[0].to_string();
    let body = json!({ "event": event, "version": state["version"] });
    let played = says(&other, &bot.token, &format!("{path}/move"), body.clone()).await;
    assert_eq!(played.0, 200, "{}", played.1);
    // The same by way of the first server is known there, too.
    let again = says(&one, &bot.token, &format!("{path}/move"), body).await;
    assert_eq!(again.1["doubled"], true, "{}", again.1);
    person.until(again.1["seq"].as_u64().unwrap()).await;
    assert_eq!(person.replica().table.events().len(), 2);
    // Deleted at one, it is gone at the other.
    assert_eq!(
        one.ask("DELETE", "/api/bot", Some(&bot.token), "").await.0,
        204
    );
    assert_eq!(events.until("closing").await["code"], "no-bot");
    one.stop().await;
    other.stop().await;
}
