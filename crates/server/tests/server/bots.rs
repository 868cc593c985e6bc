//! Programs that are challenged and play, over real requests and streams, on both
//! databases.

use std::time::Duration;

use crate::house::lines::Lines;
use crate::house::{Client, Folder, Server, people, small_hyle7};
use protocol::online::bots::{BotGame, BotView, ChallengeView, MadeBot, NewChallenge, Played};
use protocol::online::messages::MadeTable;
use protocol::page::messages::{Act, GameName, Offer, SetUp, Tag};
use serde_json::{Value, json};
use server::Settings;
use store::StoreUrl;
use store::testing::PgServer;

/// Settings with which nobody has to wait.
fn quick() -> Settings {
    Settings {
        heartbeat: Duration::from_millis(20),
        frames_per_second: 1000,
        ..Settings::default()
    }
}

async fn start(folder: &Folder) -> Server {
    Server::over(folder, &folder.data(), quick()).await
}

async fn make_bot(server: &Server, name: &str) -> MadeBot {
    let plays = json!([{ "game": "seven" }, { "game": "heinash" }, { "game": "hyle7" }]);
    let body = json!({ "name": name, "plays": plays });
    server.post("/api/bots", None, &body).await.unwrap()
}

/// A person asks a bot for a game and takes the first place.
fn challenge(set_up: SetUp) -> NewChallenge {
    NewChallenge {
        set_up,
        rules: Default::default(),
        sit: Some(0),
        player: None,
    }
}

async fn ask(server: &Server, bot: &MadeBot, set_up: SetUp) -> MadeTable {
    let path = format!("/api/bots/{}/challenges", bot.bot);
    server.post(&path, None, &challenge(set_up)).await.unwrap()
}

/// A request of a bot: the status and the answer.
async fn says(server: &Server, token: &str, path: &str, body: Value) -> (u16, Value) {
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let (status, text) = server.ask("POST", path, Some(token), &body).await;
    (status, serde_json::from_str(&text).unwrap_or_default())
}

fn code(answer: &(u16, Value)) -> (u16, &str) {
    (answer.0, answer.1["code"].as_str().unwrap_or_default())
}

/// A game between a person and a bot, which has accepted it.
struct Match {
    made: MadeTable,
    bot: MadeBot,
    person: Client,
    lines: Lines,
    first: Value,
}

async fn begin(server: &Server, name: &str, set_up: SetUp) -> Match {
    let bot = make_bot(server, name).await;
    let made = ask(server, &bot, set_up).await;
    let person = server
        .player(&made.table, made.seat.as_ref().unwrap())
        .await;
    let accept = format!("/api/bot/challenges/{}/accept", made.table);
    let accepted = says(server, &bot.token, &accept, Value::Null).await;
    assert_eq!(accepted.0, 200, "{}", accepted.1);
    let path = format!("/api/bot/games/{}/stream", made.table);
    let mut lines = server.lines(&path, &bot.token).await.unwrap();
    let first = lines.next().await.unwrap();
    Match {
        made,
        bot,
        person,
        lines,
        first,
    }
}

impl Match {
    fn path(&self, what: &str) -> String {
        format!("/api/bot/games/{}/{what}", self.made.table)
    }

    async fn play(&self, server: &Server, event: &str, version: u64) -> (u16, Value) {
        let body = json!({ "event": event, "version": version });
        says(server, &self.bot.token, &self.path("move"), body).await
    }
}

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
    assert_eq!(record, person.replica().table.events());
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
    person.replica().table.game().moves()
}

/// The person does what there is to do, if it is theirs.
async fn person_plays(person: &mut Client) {
    use table::WaitsFor;
    let table = &person.replica().table;
    let own = table.seat_of(0);
    match table.waits_for() {
        WaitsFor::Move(seat) if own == Some(seat) => {
            let event = table.game().moves().swap_remove(0);
            person.plays(&event).await.unwrap();
        }
        WaitsFor::Press(seat) if own == Some(seat) => {
            person.act(Act::Press).await.unwrap();
        }
        _ => {}
    }
}

#[tokio::test]
async fn a_move_that_comes_twice_or_too_late_happens_once_or_not_at_all() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let set_up = SetUp {
        seating: Some(vec![1, 0]),
        ..people(GameName::Seven)
    };
    let mut game = begin(&server, "Twice", set_up).await;
    assert_eq!(game.first["state"]["yourTurn"], true);
    let version = game.first["state"]["version"].as_u64().unwrap();
    let moves = game.person.replica().table.game().moves();
    let first: Played =
        serde_json::from_value(game.play(&server, &moves[0], version).await.1).unwrap();
    assert!(!first.doubled && first.version > version);
    let again: Played =
        serde_json::from_value(game.play(&server, &moves[0], version).await.1).unwrap();
    assert!(again.doubled && again.seq == first.seq);
    // Another move about the old position, and one about a position to come.
    assert_eq!(
        code(&game.play(&server, &moves[1], version).await),
        (409, "stale")
    );
    assert_eq!(
        code(&game.play(&server, &moves[1], version + 9).await),
        (409, "stale")
    );
    // It is not its turn, and what it says is no move.
    let now = first.version;
    assert_eq!(
        code(&game.play(&server, &moves[1], now).await),
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
    let illegal = game.play(&server, &moves[0], version).await;
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

fn hello(client: &Client) -> protocol::online::messages::Say {
    protocol::online::messages::Say::Hello {
        seat: client.seat.clone(),
        watch: None,
        after: 0,
        luck: None,
        lang: Default::default(),
    }
}

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

#[tokio::test]
async fn what_a_bot_does_not_play_it_is_not_asked_for() {
    let folder = Folder::new();
    let server = start(&folder).await;
    let body = json!({ "name": "Small", "plays": [{ "game": "hyle7", "tags": [["Size", "5"]] }] });
    let bot: MadeBot = server.post("/api/bots", None, &body).await.unwrap();
    let path = format!("/api/bots/{}/challenges", bot.bot);
    let asked = async |set_up: SetUp| {
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
    let shared = SetUp {
        tags: vec![Tag("Bag".into(), "shared".into())],
        ..people(GameName::Hyle7)
    };
    assert_eq!(asked(shared).await, Some((422, json!("not-played"))));
    let wrong = SetUp {
        tags: vec![Tag("Size".into(), "9".into())],
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
    let event = person.replica().table.game().moves().swap_remove(0);
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
