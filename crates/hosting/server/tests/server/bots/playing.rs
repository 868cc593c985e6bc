//! Programs that are challenged and play, and nobody else in their name.

use super::*;

#[tokio::test]
async fn a_challenge_is_seen_accepted_and_played_to_its_end() {
    let folder = Folder::new();
    whole_life(&folder, &folder.data()).await;
}

#[tokio::test]
async fn the_same_on_postgresql() {
    whole_life(&Folder::new(), &PgServer::shared().database()).await;
}

async fn whole_life(folder: &Folder, data: &StoreUrl) {
    let server = Server::over(folder, data, quick()).await;
    let bot = make_bot(&server, "Deep Hyle").await;
    assert!(bot.token.starts_with("tbot_"));
    let mut events = server.lines("/api/bot/events", &bot.token).await.unwrap();
    let state = events.next().await.unwrap();
    assert_eq!(
        (&state["event"], &state["challenges"]),
        (&json!("state"), &json!([]))
    );
    let (_, text) = server.ask("GET", "/api/bots", None, "").await;
    let bots: Vec<BotView> = serde_json::from_str(&text).unwrap();
    assert!(bots.len() == 1 && bots[0].listens && bots[0].name == "Deep Hyle");
    let made = ask(&server, &bot, small_hyle7()).await;
    assert!(made.places.is_empty(), "the bot needs no code");
    let seen = events.next().await.unwrap();
    assert_eq!(seen["event"], "challenge");
    assert_eq!(seen["challenge"]["table"], json!(made.table));
    assert_eq!(seen["challenge"]["player"], 1);
    let accept = format!("/api/bot/challenges/{}/accept", made.table);
    let luck = "ab".repeat(32);
    let accepted = says(&server, &bot.token, &accept, json!({ "luck": luck })).await;
    assert_eq!(accepted.0, 200, "{}", accepted.1);
    let game: BotGame = serde_json::from_value(accepted.1).unwrap();
    assert_eq!(events.next().await.unwrap()["event"], "game-started");
    // Whoever is not sure asks again.
    assert_eq!(says(&server, &bot.token, &accept, Value::Null).await.0, 200);
    let path = format!("/api/bots/{}/challenges/{}", bot.bot, made.table);
    let (_, text) = server.ask("GET", &path, None, "").await;
    assert_eq!(text, r#"{"stage":"accepted","reason":null}"#);
    let mut person = server
        .player(&made.table, made.seat.as_ref().unwrap())
        .await;
    let stream = format!("/api/bot/games/{}/stream", made.table);
    let mut lines = server.lines(&stream, &bot.token).await.unwrap();
    let mut record: Vec<String> = Vec::new();
    let mut line = lines.next().await.unwrap();
    assert_eq!(line["event"], "game");
    assert_eq!(line["names"], json!([null, "Deep Hyle"]));
    let mut now = line["state"].take();
    loop {
        record.truncate(now["from"].as_u64().unwrap() as usize);
        let more: Vec<String> = serde_json::from_value(now["events"].clone()).unwrap();
        record.extend(more);
        if !now["outcome"].is_null() {
            break;
        }
        if now["yourTurn"] == true {
            let mut position = person_after(&mut person, &now).await;
            let event = position.swap_remove(0);
            let body = json!({ "event": event, "version": now["version"] });
            let played = says(
                &server,
                &bot.token,
                &format!("/api/bot/games/{}/move", made.table),
                body,
            )
            .await;
            assert_eq!(played.0, 200, "{}", played.1);
        } else {
            let seq = now["seq"].as_u64().unwrap();
            person.until(seq).await;
            person_plays(&mut person).await;
        }
        now = lines.until("change").await;
        // What came at once may have been told by one line or several.
        while now["seq"].as_u64().unwrap() < person.seq() {
            record.truncate(now["from"].as_u64().unwrap() as usize);
            let more: Vec<String> = serde_json::from_value(now["events"].clone()).unwrap();
            record.extend(more);
            now = lines.until("change").await;
        }
    }
    person.until(now["seq"].as_u64().unwrap()).await;
    let played: Vec<String> = (person.replica().table.events())
        .map(ToString::to_string)
        .collect();
    assert_eq!(record, played);
    assert_eq!(events.until("game-over").await["table"], json!(made.table));
    assert_eq!(
        person.replica().following.luck[1].as_deref(),
        Some(luck.as_str())
    );
    // The seat's secret opens what people use.
    let path = format!("/api/tables/{}/record", made.table);
    let (status, text) = server.ask("GET", &path, Some(&game.seat.secret), "").await;
    assert_eq!(status, 200);
    let record = catalog::AnyRecord::read(&text).unwrap();
    fair::verify(&record, None).unwrap();
    server.stop().await;
}

/// The moves there are, once the person's page knows as much as the bot.
async fn person_after(person: &mut Client, now: &Value) -> Vec<String> {
    person.until(now["seq"].as_u64().unwrap()).await;
    let moves = person.replica().table.game().moves();
    moves.iter().map(ToString::to_string).collect()
}

#[tokio::test]
async fn a_move_that_comes_twice_or_too_late_happens_once_or_not_at_all() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let set_up = Config {
        seating: table::Seating::Chosen(vec![1, 0]),
        ..people(GameName::Seven)
    };
    let mut game = begin(&server, "Twice", set_up).await;
    assert_eq!(game.first["state"]["yourTurn"], true);
    let version = game.first["state"]["version"].as_u64().unwrap();
    let moves = game.person.replica().table.game().moves();
    let first: Played =
        serde_json::from_value(game.play(&server, &moves[0].to_string(), version).await.1).unwrap();
    assert!(!first.doubled && first.version > version);
    let again: Played =
        serde_json::from_value(game.play(&server, &moves[0].to_string(), version).await.1).unwrap();
    assert!(again.doubled && again.seq == first.seq);
    // Another move about the old position, and one about a position to come.
    assert_eq!(
        code(&game.play(&server, &moves[1].to_string(), version).await),
        (409, "stale")
    );
    assert_eq!(
        code(&game.play(&server, &moves[1].to_string(), version + 9).await),
        (409, "stale")
    );
    // It is not its turn, and what it says is no move.
    let now = first.version;
    assert_eq!(
        code(&game.play(&server, &moves[1].to_string(), now).await),
        (409, "not-yours")
    );
    assert_eq!(
        code(&game.play(&server, "xyz", now).await),
        (409, "not-yours")
    );
    game.person.until(first.seq).await;
    assert_eq!(game.person.replica().table.events().len(), 1);
    person_plays(&mut game.person).await;
    game.lines.until("change").await;
    let state = server
        .ask(
            "GET",
            &game.path("")[..game.path("").len() - 1],
            Some(&game.bot.token),
            "",
        )
        .await;
    let state: Value = serde_json::from_str(&state.1).unwrap();
    let version = state["state"]["version"].as_u64().unwrap();
    assert_eq!(
        code(&game.play(&server, "xyz", version).await),
        (409, "malformed")
    );
    let illegal = game.play(&server, &moves[0].to_string(), version).await;
    assert_eq!(code(&illegal), (409, "illegal"));
    assert!(illegal.1["clause"].is_string());
    server.stop().await;
}

#[tokio::test]
async fn nobody_plays_with_anothers_token_or_a_forged_seat() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let mut game = begin(&server, "Mine", people(GameName::Seven)).await;
    let other = make_bot(&server, "Other").await;
    let version = game.first["state"]["version"].clone();
    let body = json!({ "event": "pass", "version": version });
    let its = game.path("move");
    let forged = format!("tbot_{}_{}", game.bot.bot, "0".repeat(64));
    let stranger = format!("tbot_aaaaaaaaaa_{}", "0".repeat(64));
    for (token, expected) in [
        (other.token.as_str(), (403, "not-yours")),
        (forged.as_str(), (401, "token")),
        (stranger.as_str(), (401, "token")),
        ("tbot_", (401, "token")),
        (game.made.owner.as_str(), (401, "token")),
        (
            game.made.seat.as_ref().unwrap().secret.as_str(),
            (401, "token"),
        ),
    ] {
        let refused = says(&server, token, &its, body.clone()).await;
        assert_eq!(code(&refused), expected, "{token}");
    }
    let (status, _) = server.ask("GET", "/api/bot/events", None, "").await;
    assert_eq!(status, 401);
    let refused = server.lines(&game.path("stream"), &other.token).await;
    assert_eq!(refused.err().unwrap().0, 403);
    // Neither a bot's token nor that of another table opens the seat's socket.
    for secret in [&game.bot.token, &other.token] {
        let mut client = Client::connect(server.address, &game.made.table).await;
        client.seat = Some(secret.clone());
        client.send(&hello(&client)).await;
        let heard = serde_json::to_value(client.hear_only().await.unwrap()).unwrap();
        assert_eq!(heard["refused"]["code"], "not-yours");
    }
    // What everybody sees has none of it.
    let seat = server
        .ask("GET", "/api/bot", Some(&game.bot.token), "")
        .await
        .1;
    let seat: Value = serde_json::from_str(&seat).unwrap();
    let secret = seat["games"][0]["seat"]["secret"]
        .as_str()
        .unwrap()
        .to_string();
    game.person
        .act(Act::Offer { offer: Offer::Draw })
        .await
        .unwrap();
    let seen = serde_json::to_string(&game.person.heard).unwrap();
    let listed = server.ask("GET", "/api/bots", None, "").await.1;
    for text in [&seen, &listed] {
        assert!(!text.contains(&secret) && !text.contains(&game.bot.token));
    }
    let mut owner = Client::connect(server.address, &game.made.table).await;
    owner.seat = Some(secret);
    owner.hello(0).await;
    assert_eq!(owner.player, Some(1));
    server.stop().await;
}

fn hello(client: &Client) -> wire::online::messages::Say {
    wire::online::messages::Say::Hello {
        seat: client.seat.clone(),
        watch: None,
        after: 0,
        luck: None,
        lang: Default::default(),
    }
}

#[tokio::test]
async fn a_rematch_takes_the_bot_along() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let mut game = begin(&server, "Again", people(GameName::Heinash)).await;
    let mut events = server
        .lines("/api/bot/events", &game.bot.token)
        .await
        .unwrap();
    events.next().await.unwrap();
    let resign = says(&server, &game.bot.token, &game.path("resign"), Value::Null).await;
    assert_eq!(resign.0, 200, "{}", resign.1);
    let again = says(&server, &game.bot.token, &game.path("resign"), Value::Null).await;
    assert_eq!(code(&again), (409, "over"));
    let offer = json!({ "offer": "rematch", "accept": true });
    let nothing = says(
        &server,
        &game.bot.token,
        &game.path("answer"),
        offer.clone(),
    )
    .await;
    assert_eq!(code(&nothing), (409, "no-such-offer"));
    let rematch = Offer::Rematch;
    game.person
        .wait(|it| it.replica().table.game().outcome().is_some())
        .await;
    game.person
        .act(Act::Offer { offer: rematch })
        .await
        .unwrap();
    let answer = says(&server, &game.bot.token, &game.path("answer"), offer).await;
    assert_eq!(answer.0, 200, "{}", answer.1);
    let started = events.until("game-started").await;
    let table = started["game"]["table"].as_str().unwrap();
    let path = format!("/api/bot/games/{table}/stream");
    let mut lines = server.lines(&path, &game.bot.token).await.unwrap();
    let mut state = lines.next().await.unwrap()["state"].take();
    // The bot begins this time, and the dice have been rolled for it as soon as
    // the other one has added to chance.
    let seat = game.made.seat.clone().unwrap();
    let person = server.player(table, &seat).await;
    while state["yourTurn"] == false {
        state = lines.until("change").await;
    }
    assert_eq!(
        person.replica().following.names,
        [None, Some("Again".to_string())]
    );
    server.stop().await;
}

#[tokio::test]
async fn bots_play_each_other() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let one = make_bot(&server, "One").await;
    let two = make_bot(&server, "Two").await;
    let path = format!("/api/bots/{}/challenges", two.bot);
    let body = serde_json::to_value(challenge(people(GameName::Seven))).unwrap();
    let own = format!("/api/bots/{}/challenges", one.bot);
    let alone = says(&server, &one.token, &own, body.clone()).await;
    assert_eq!(code(&alone), (403, "not-yours"));
    let made = says(&server, &one.token, &path, body).await;
    assert_eq!(made.0, 201, "{}", made.1);
    let table = made.1["table"].as_str().unwrap();
    let open = server
        .ask("GET", "/api/bot/challenges", Some(&two.token), "")
        .await
        .1;
    let open: Value = serde_json::from_str(&open).unwrap();
    assert_eq!(open[0]["by"], "One");
    let accept = format!("/api/bot/challenges/{table}/accept");
    assert_eq!(says(&server, &two.token, &accept, Value::Null).await.0, 200);
    let game = server
        .ask(
            "GET",
            &format!("/api/bot/games/{table}"),
            Some(&one.token),
            "",
        )
        .await
        .1;
    let game: Value = serde_json::from_str(&game).unwrap();
    assert_eq!(game["names"], json!(["One", "Two"]));
    assert_eq!(game["state"]["yourTurn"], true);
    server.stop().await;
}
