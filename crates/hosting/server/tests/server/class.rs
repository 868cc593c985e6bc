//! A class over real sockets: joining, rounds, lost seats, what was found, and
//! that nobody learns or does what is not theirs.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::house::{Client, Folder, Server, quick};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use store::testing::PgServer;
use table::WaitsFor;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::online::class::{ClassDoor, JoinedClass, MadeClass, Ordered};
use wire::online::messages::Seat;
use wire::page::Act;

/// No test waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody who listens to a class.
struct Ear {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    view: Value,
    glances: Vec<Value>,
}

impl Ear {
    async fn open(server: &Server, class: &str, secret: &str) -> Ear {
        let address = format!("ws://{}/api/classes/{class}/socket", server.address);
        let (mut socket, _) = connect_async(address).await.unwrap();
        let hello = json!({ "say": "hello", "secret": secret }).to_string();
        socket.send(Message::Text(hello.into())).await.unwrap();
        Ear {
            socket,
            view: Value::Null,
            glances: Vec::new(),
        }
    }

    /// The next frame; none when the socket is closed.
    async fn hear(&mut self) -> Option<Value> {
        let patience = tokio::time::Instant::now() + PATIENCE;
        let heard: Value = loop {
            let next = tokio::time::timeout_at(patience, self.socket.next());
            match next.await.expect("something is heard")? {
                Ok(Message::Text(text)) => break serde_json::from_str(&text).unwrap(),
                // The server asks whether we are there, and the library answers.
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                _ => return None,
            }
        };
        match heard["tell"].as_str() {
            Some("class" | "pupil") => self.view = heard.clone(),
            Some("glance") => self.glances.push(heard.clone()),
            _ => {}
        }
        Some(heard)
    }

    /// Listens until a table stands like this.
    async fn until_glance(&mut self, moves: usize, here: [bool; 2]) {
        let wanted = |glance: &Value| glance["moves"] == moves && glance["here"] == json!(here);
        while !self.glances.iter().any(wanted) {
            self.hear().await.expect("a glance");
        }
    }

    /// Listens until the view is as wanted.
    async fn until(&mut self, what: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        while !wanted(&self.view) {
            let heard = self.hear().await;
            assert!(heard.is_some(), "closed before: {what}");
        }
        self.view.clone()
    }
}

async fn open(server: &Server) -> MadeClass {
    let asked = json!({ "lang": "fr" });
    server.post("/api/classes", None, &asked).await.unwrap()
}

async fn join(server: &Server, code: &str) -> JoinedClass {
    let asked = json!({ "code": code });
    server
        .post("/api/classes/join", None, &asked)
        .await
        .unwrap()
}

async fn order(server: &Server, class: &MadeClass, order: Value) -> Result<Ordered, String> {
    let path = format!("/api/classes/{}/orders", class.class);
    let done = server.post(&path, Some(&class.secret), &order).await;
    done.map_err(|(_, refused)| refused["code"].as_str().unwrap_or("?").to_string())
}

fn seat_in(view: &Value) -> Option<(String, Seat)> {
    let place = &view["place"];
    let seat: Seat = serde_json::from_value(place["seat"].clone()).ok()?;
    Some((place["table"].as_str()?.to_string(), seat))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_from_the_code_to_the_findings() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let class = open(&server).await;
    let mut teacher = Ear::open(&server, &class.class, &class.secret).await;
    let door = format!("/api/classes/door/{}", class.code.to_lowercase());
    let (status, door) = server.ask("GET", &door, None, "").await;
    assert_eq!(status, 200, "{door}");
    let door: ClassDoor = serde_json::from_str(&door).unwrap();
    assert!(door.open && door.names.len() == 4);
    // One takes a name that was suggested, the other whichever is free.
    let asked = json!({ "code": class.code, "name": door.names[2] });
    let first: JoinedClass = server
        .post("/api/classes/join", None, &asked)
        .await
        .unwrap();
    assert_eq!(first.name, door.names[2]);
    let second = join(&server, &class.code).await;
    let mut ears = [
        Ear::open(&server, &class.class, &first.secret).await,
        Ear::open(&server, &class.class, &second.secret).await,
    ];
    let all_here = |view: &Value| {
        let pupils = view["pupils"].as_array();
        pupils.is_some_and(|all| all.len() == 2 && all.iter().all(|one| one["here"] == true))
    };
    teacher.until("both are there", all_here).await;
    let round = json!({ "order": "make-round", "method": "automatic", "away": [] });
    order(&server, &class, round).await.unwrap();
    let planned = ears[0]
        .until("a plan", |view| view["roundStage"] == "made")
        .await;
    assert_eq!(
        seat_in(&planned),
        None,
        "nobody sits before the round begins"
    );
    order(&server, &class, json!({ "order": "start" }))
        .await
        .unwrap();
    let mut players = Vec::new();
    for ear in &mut ears {
        let view = ear.until("a seat", |view| seat_in(view).is_some()).await;
        assert_eq!(view["calculate"], true);
        let (table, seat) = seat_in(&view).unwrap();
        players.push((table, seat));
    }
    assert_eq!(players[0].0, players[1].0, "they play each other");
    players.sort_by_key(|(_, seat)| seat.player);
    let table = players[0].0.clone();
    let mut begins = server.player(&table, &players[0].1).await;
    let mut other = server.player(&table, &players[1].1).await;
    begins.act(Act::Press).await.unwrap();
    // Wrong claims are kept, and refused claims change nothing.
    let wrong = json!({ "say": "tried", "id": 90, "event": "36=1+1+1", "code": "other-number" });
    begins.send_text(&wrong.to_string()).await;
    begins.answer(90).await.unwrap();
    begins.plays("none").await.unwrap();
    other.until(begins.seq()).await;
    other.plays("put:36").await.unwrap();
    // The teacher sees the pawn.
    while !teacher.glances.iter().any(|glance| glance["moves"] == 2) {
        teacher.hear().await.expect("a glance");
    }
    order(&server, &class, json!({ "order": "pause" }))
        .await
        .unwrap();
    other.until(begins.seq()).await;
    other.wait(|it| it.replica().table.version() > 0).await;
    let refused = other.act(Act::Press).await;
    assert_eq!(refused, Err("paused".to_string()));
    order(&server, &class, json!({ "order": "resume" }))
        .await
        .unwrap();
    other.act(Act::Press).await.unwrap();
    order(&server, &class, json!({ "order": "end-round" }))
        .await
        .unwrap();
    other
        .wait(|it| it.replica().table.waits_for() == WaitsFor::Nothing)
        .await;
    let won = |view: &Value| view["rounds"][0]["tables"][0]["result"]["result"] == "won";
    teacher.until("the longest chain has won", won).await;
    let path = format!("/api/classes/{}/findings", class.class);
    let (status, found) = server.ask("GET", &path, Some(&class.secret), "").await;
    assert_eq!(status, 200, "{found}");
    let found: Value = serde_json::from_str(&found).unwrap();
    assert_eq!(found["class"]["counts"]["missedSaid"], 1, "{found}");
    assert_eq!(found["class"]["counts"]["open"], 1);
    // One button deletes everything.
    let path = format!("/api/classes/{}", class.class);
    let (status, _) = server.ask("DELETE", &path, Some(&class.secret), "").await;
    assert_eq!(status, 204);
    while teacher.hear().await.is_some() {}
    let counts = server.app.store.count().await.unwrap();
    assert!(counts.iter().all(|count| count.streams == 0), "{counts:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_five_join_at_once_and_nobody_is_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let class = open(&server).await;
    let joining = (0..35).map(|_| join(&server, &class.code));
    let joined = futures_util::future::join_all(joining).await;
    let names: BTreeSet<&str> = joined.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names.len(), 35, "every name is there once");
    let numbers: BTreeSet<u32> = joined.iter().map(|one| one.pupil.0).collect();
    assert_eq!(numbers, (1..=35).collect());
    let round = json!({ "order": "make-round", "method": "automatic", "away": [] });
    order(&server, &class, round).await.unwrap();
    // Whoever is told of a seat finds the table there already.
    let mut ears = Vec::new();
    for one in &joined {
        ears.push(Ear::open(&server, &class.class, &one.secret).await);
    }
    let seated = ears.iter_mut().map(|ear| async {
        let view = ear.until("a seat", |view| seat_in(view).is_some()).await;
        let (table, _) = seat_in(&view).unwrap();
        let head = server.app.store.head(&table).await.unwrap();
        head.is_some_and(|head| head.last > 0)
    });
    let start = order(&server, &class, json!({ "order": "start" }));
    let (started, there) = tokio::join!(start, futures_util::future::join_all(seated));
    started.unwrap();
    assert!(there.iter().all(|there| *there), "{there:?}");
    let mut teacher = Ear::open(&server, &class.class, &class.secret).await;
    let view = teacher
        .until("a round", |view| view["rounds"][0].is_object())
        .await;
    assert_eq!(view["rounds"][0]["tables"].as_array().unwrap().len(), 17);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_does_or_learns_what_is_not_theirs() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (class, foreign) = (open(&server).await, open(&server).await);
    let pupil = join(&server, &class.code).await;
    let other = join(&server, &class.code).await;
    let path = |what: &str| format!("/api/classes/{}/{what}", class.class);
    let end = json!({ "order": "end" });
    for secret in [
        None,
        Some(pupil.secret.as_str()),
        Some(&foreign.secret),
        Some(""),
    ] {
        let refused = server.post::<Value>(&path("orders"), secret, &end).await;
        assert_eq!(refused.unwrap_err().1["code"], "not-yours");
        let (status, _) = server.ask("GET", &path("findings"), secret, "").await;
        // A pupil is known and may not; whoever has no secret of this class is a stranger.
        let known = secret == Some(pupil.secret.as_str());
        let refused = if known { 403 } else { 401 };
        assert_eq!(status, refused);
        let gone = format!("/api/classes/{}", class.class);
        let (status, _) = server.ask("DELETE", &gone, secret, "").await;
        assert_eq!(status, refused);
    }
    // A stranger hears nothing, and a pupil nothing of others' seats.
    let mut stranger = Ear::open(&server, &class.class, &foreign.secret).await;
    assert_eq!(stranger.hear().await.unwrap()["code"], "not-yours");
    let round = json!({ "order": "make-round", "method": "swiss", "away": [] });
    order(&server, &class, round).await.unwrap();
    order(&server, &class, json!({ "order": "start" }))
        .await
        .unwrap();
    let mut ear = Ear::open(&server, &class.class, &pupil.secret).await;
    let view = ear.until("a seat", |view| seat_in(view).is_some()).await;
    let mut neighbour = Ear::open(&server, &class.class, &other.secret).await;
    let theirs = neighbour
        .until("a seat", |view| seat_in(view).is_some())
        .await;
    let (_, seat) = seat_in(&theirs).unwrap();
    assert!(!view.to_string().contains(&seat.secret));
    assert!(!view.to_string().contains(&class.secret));
    // Real names, wrong codes and forged frames are refused with a code.
    let real = json!({ "code": class.code, "name": "Jean Dupont" });
    let refused = server.post::<Value>("/api/classes/join", None, &real).await;
    assert_eq!(refused.unwrap_err().1["code"], "name-not-suggested");
    let wrong = json!({ "code": "CDFHJ0" });
    let refused = server
        .post::<Value>("/api/classes/join", None, &wrong)
        .await;
    assert_eq!(refused.unwrap_err().1["code"], "code");
    let nowhere = json!({ "code": "CCCCCC" });
    let refused = server
        .post::<Value>("/api/classes/join", None, &nowhere)
        .await;
    assert_eq!(refused.unwrap_err().0, 404);
    let nonsense = json!({ "order": "make-coffee" });
    let refused = server
        .post::<Value>(&path("orders"), Some(&class.secret), &nonsense)
        .await;
    assert_eq!(refused.unwrap_err().1["code"], "not-understood");
    // Whoever is removed has to go, and their secret opens nothing.
    let remove = json!({ "order": "remove", "pupil": pupil.pupil });
    order(&server, &class, remove).await.unwrap();
    while ear.hear().await.is_some() {}
    let mut again = Ear::open(&server, &class.class, &pupil.secret).await;
    assert_eq!(again.hear().await.unwrap()["code"], "not-yours");
    // A table of the class is not open to somebody without its secrets.
    let table = theirs["place"]["table"].as_str().unwrap();
    let mut client = Client::connect(server.address, table).await;
    client.seat = Some(pupil.secret.clone());
    client
        .send(&wire::online::messages::Say::Hello {
            seat: client.seat.clone(),
            watch: None,
            after: 0,
            luck: None,
            lang: Default::default(),
        })
        .await;
    let turned_away = client.hear_only().await.unwrap();
    let text = serde_json::to_string(&turned_away).unwrap();
    assert!(text.contains("not-yours"), "{text}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_seat_comes_back_on_another_tablet_also_after_a_restart() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let class = open(&server).await;
    let lost = join(&server, &class.code).await;
    join(&server, &class.code).await;
    let round = json!({ "order": "make-round", "method": "automatic", "away": [] });
    order(&server, &class, round).await.unwrap();
    order(&server, &class, json!({ "order": "start" }))
        .await
        .unwrap();
    let mut old = Ear::open(&server, &class.class, &lost.secret).await;
    let before = old.until("a seat", |view| seat_in(view).is_some()).await;
    server.stop().await;
    let server = Server::start(&folder).await;
    let mut old = Ear::open(&server, &class.class, &lost.secret).await;
    let after = old.until("a seat", |view| seat_in(view).is_some()).await;
    assert_eq!(seat_in(&before), seat_in(&after), "nothing is lost");
    let offer = json!({ "order": "offer-seat", "pupil": lost.pupil });
    let code = order(&server, &class, offer).await.unwrap().code.unwrap();
    let back = |seat: &str| json!({ "code": class.code, "seat": seat });
    let wrong = server
        .post::<Value>("/api/classes/back", None, &back("CCCCCC"))
        .await;
    assert_eq!(wrong.unwrap_err().1["code"], "wrong-code");
    let typed = back(&code.to_lowercase());
    let found: JoinedClass = server
        .post("/api/classes/back", None, &typed)
        .await
        .unwrap();
    assert_eq!((found.pupil, &found.name), (lost.pupil, &lost.name));
    while old.hear().await.is_some() {}
    let mut new = Ear::open(&server, &class.class, &found.secret).await;
    let view = new
        .until("the same seat", |view| seat_in(view).is_some())
        .await;
    assert_eq!(seat_in(&view), seat_in(&after));
    let again = server
        .post::<Value>("/api/classes/back", None, &typed)
        .await;
    assert_eq!(
        again.unwrap_err().1["code"],
        "wrong-code",
        "it was good once"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_class_plays_together_and_votes() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let class = open(&server).await;
    let pupils = [
        join(&server, &class.code).await,
        join(&server, &class.code).await,
    ];
    let mut teacher = Ear::open(&server, &class.class, &class.secret).await;
    let together = json!({ "order": "open-projector", "seat": 0, "level": 1, "voice": "vote" });
    order(&server, &class, together.clone()).await.unwrap();
    assert_eq!(
        order(&server, &class, together).await.unwrap_err(),
        "projector"
    );
    let view = teacher
        .until("a seat", |view| view["projector"]["seat"].is_object())
        .await;
    let seat: Seat = serde_json::from_value(view["projector"]["seat"].clone()).unwrap();
    let table = view["projector"]["table"].as_str().unwrap();
    let mut hand = server.player(table, &seat).await;
    hand.act(Act::Press).await.unwrap();
    let path = format!("/api/classes/{}/proposals", class.class);
    let illegal = json!({ "event": "1+1+1+1" });
    let refused = server
        .post::<Value>(&path, Some(&pupils[0].secret), &illegal)
        .await;
    assert_eq!(refused.unwrap_err().1["code"], "bad-text");
    for pupil in &pupils {
        let none = json!({ "event": "none" });
        let text = none.to_string();
        let (status, said) = server.ask("POST", &path, Some(&pupil.secret), &text).await;
        assert_eq!(status, 204, "{said}");
    }
    let voted = |view: &Value| view["projector"]["proposals"][0]["count"] == 2;
    teacher.until("both want the same", voted).await;
    hand.plays("none").await.unwrap();
    // The computer puts the pawn, rolls and plays on.
    hand.wait(|it| it.replica().table.events().len() > 3).await;
    order(&server, &class, json!({ "order": "close-projector" }))
        .await
        .unwrap();
    hand.wait(|it| it.replica().table.waits_for() == WaitsFor::Nothing)
        .await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_teacher_at_one_server_sees_pupils_play_at_another() {
    let folder = Folder::new();
    let data = PgServer::shared().database();
    let one = Server::over(&folder, &data, quick()).await;
    let other = Server::over(&folder, &data, quick()).await;
    let class = open(&one).await;
    let pupils = [
        join(&other, &class.code).await,
        join(&other, &class.code).await,
    ];
    let mut teacher = Ear::open(&one, &class.class, &class.secret).await;
    let mut players = Vec::new();
    let round = json!({ "order": "make-round", "method": "automatic", "away": [] });
    order(&one, &class, round).await.unwrap();
    order(&one, &class, json!({ "order": "start" }))
        .await
        .unwrap();
    for pupil in &pupils {
        let mut ear = Ear::open(&other, &class.class, &pupil.secret).await;
        let view = ear.until("a seat", |view| seat_in(view).is_some()).await;
        let (table, seat) = seat_in(&view).unwrap();
        players.push(other.player(&table, &seat).await);
    }
    players.sort_by_key(|player| player.player);
    teacher.until_glance(0, [true, true]).await;
    players[0].act(Act::Press).await.unwrap();
    players[0].plays("none").await.unwrap();
    let seq = players[0].seq();
    players[1].until(seq).await;
    players[1].plays("put:36").await.unwrap();
    teacher.until_glance(2, [true, true]).await;
    // One who leaves is seen to be gone, too.
    players.pop().unwrap().close().await;
    teacher.until_glance(2, [true, false]).await;
    // Both servers have the table in memory, and neither makes it anew.
    let path = format!("/api/classes/{}", class.class);
    let (status, _) = other.ask("DELETE", &path, Some(&class.secret), "").await;
    assert_eq!(status, 204);
    while teacher.hear().await.is_some() {}
    let counts = one.app.store.count().await.unwrap();
    assert!(counts.iter().all(|count| count.streams == 0), "{counts:?}");
    one.stop().await;
    other.stop().await;
}
