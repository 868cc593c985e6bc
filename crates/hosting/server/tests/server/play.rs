//! Playing by a link, over real sockets and a real store.

use crate::house::{Client, Folder, Server, people, quick, small_hyle7, table, two};
use game::{Seat, Turn};
use server::Settings;
use std::time::Duration;
use store::{Options, Store};
use table::{ClockRules, Config, Offer, Player, WaitsFor};
use wire::online::messages::{Invitation, NewTable, Say, Tell};
use wire::online::{Phrase, Rules, TakeOver};
use wire::page::{Act, GameName};

/// Plays the first legal moves until the game is over.
async fn play_on(players: &mut [Client; 2], most: usize) {
    for _ in 0..most {
        let seq = players[0].seq().max(players[1].seq());
        players[0].until(seq).await;
        players[1].until(seq).await;
        let table = &players[0].replica().table;
        let (seat, act) = match table.waits_for() {
            WaitsFor::Move { seat } => {
                let event = table.game().moves()[0].to_string();
                {
                    let event = event.to_string();
                    (seat, Act::Move { event })
                }
            }
            WaitsFor::Press { seat } => (seat, Act::Press),
            WaitsFor::Nothing => return,
            other => panic!("the table waits for {other:?}"),
        };
        let player = table.seats()[seat.index()];
        players[player].act(act).await.unwrap();
    }
}

#[tokio::test]
async fn two_people_play_a_whole_game_and_the_record_shows_that_chance_was_fair() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (made, [first, second]) = two(&server, &table(small_hyle7())).await;
    let mut players = [
        server.player(&made.table, &first).await,
        server.player(&made.table, &second).await,
    ];
    play_on(&mut players, 400).await;
    assert_eq!(players[0].replica().table.game().turn(), Turn::Over);
    assert_eq!(
        players[0].replica().table.record(),
        players[1].replica().table.record()
    );
    let path = format!("/api/tables/{}/record", made.table);
    assert_eq!(server.ask("GET", &path, None, "").await.0, 401);
    let (status, text) = server.ask("GET", &path, Some(&first.secret), "").await;
    assert_eq!(status, 200);
    let record = catalog::AnyRecord::read(&text).unwrap();
    let commitment = players[1].replica().following.commitment.clone().unwrap();
    let commitment = fair::Commitment::from_hex(&commitment);
    let verified = fair::verify(&record, commitment.as_ref()).unwrap();
    assert_eq!(verified.chances, 50);
    server.stop().await;
}

#[tokio::test]
async fn a_token_is_drawn_though_whoever_needs_it_is_away() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (made, [first, second]) = two(&server, &table(small_hyle7())).await;
    let mut chaos = server.player(&made.table, &first).await;
    let mut order = server.player(&made.table, &second).await;
    let waits = |client: &Client| client.replica().table.waits_for();
    let first_move = |client: &Client| client.replica().table.game().moves().swap_remove(0);
    chaos.until(order.seq()).await;
    let [chaos_seat, order_seat] = [0, 1].map(Seat::new);
    assert_eq!(waits(&chaos), WaitsFor::Move { seat: chaos_seat });
    assert_eq!(chaos.act(Act::Press).await.unwrap_err(), "not-now");
    chaos.plays(&first_move(&chaos)).await.unwrap();
    order.until(chaos.seq()).await;
    chaos.close().await;
    assert_eq!(waits(&order), WaitsFor::Move { seat: order_seat });
    order.plays(&first_move(&order)).await.unwrap();
    assert_eq!(waits(&order), WaitsFor::Move { seat: chaos_seat });
    assert_eq!(order.replica().table.chances_so_far(), 2);
    server.stop().await;
}

#[tokio::test]
async fn whoever_falls_silent_is_seen_to_be_gone_and_whoever_answers_stays() {
    let folder = Folder::new();
    let settings = Settings {
        silence: Duration::from_millis(300),
        ..quick()
    };
    let server = Server::over(&folder, &folder.data(), settings).await;
    let (made, [first, second]) = two(&server, &table(people(GameName::Seven))).await;
    let mut silent = server.player(&made.table, &first).await;
    let mut other = server.player(&made.table, &second).await;
    // Nobody listens to the first socket, so that it answers nothing, as if its
    // network were gone. The other one is asked as often and answers.
    while other.here[0] {
        other.hear().await.expect("only the silent one is closed");
    }
    assert_eq!(other.here, [false, true]);
    while let Some(tell) = silent.hear().await {
        if let Tell::Closing { code, .. } = tell {
            assert_eq!(code, "silent");
        }
    }
    // Coming back is all it takes.
    let again = server.player(&made.table, &first).await;
    while !other.here[0] {
        other.hear().await.expect("it is still there");
    }
    assert_eq!(again.player, Some(0));
    server.stop().await;
}

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (made, [first, second]) = two(&server, &table(people(GameName::Heinash))).await;
    let mut players = [
        server.player(&made.table, &first).await,
        server.player(&made.table, &second).await,
    ];
    play_on(&mut players, 9).await;
    let before = players[0].replica().clone();
    server.stop().await;
    let server = Server::start(&folder).await;
    let again = server.player(&made.table, &second).await;
    assert_eq!(again.replica().table.record(), before.table.record());
    assert_eq!(again.player, Some(1));
    server.stop().await;
}

#[tokio::test]
async fn whoever_comes_back_gets_exactly_what_is_missing() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (made, [first, second]) = two(&server, &table(people(GameName::Seven))).await;
    let mut a = server.player(&made.table, &first).await;
    let mut b = server.player(&made.table, &second).await;
    let moves = |client: &Client| client.replica().table.game().moves();
    a.plays(&moves(&a)[0]).await.unwrap();
    b.until(a.seq()).await;
    let known = a.seq();
    a.close().await;
    b.plays(&moves(&b)[0]).await.unwrap();
    // Somebody who has been away for one move.
    let mut a = Client::connect(server.address, &made.table).await;
    a.seat = Some(first.secret.clone());
    a.replica = {
        let mut before = server.player(&made.table, &second).await;
        before.replica.take()
    };
    let all = a.replica.clone().unwrap();
    let rows = all.following.seq;
    a.replica = None;
    a.send(&hello(&a, known)).await;
    let Some(Tell::Welcome {
        full,
        rows: missing,
        ..
    }) = raw(&mut a).await
    else {
        panic!("no welcome");
    };
    assert!(!full);
    let numbers: Vec<u64> = missing.iter().map(|row| row.seq).collect();
    assert_eq!(numbers, (known + 1..=rows).collect::<Vec<u64>>());
    // Somebody whose log is longer than ours, by an old backup, gets everything.
    let mut late = Client::connect(server.address, &made.table).await;
    late.seat = Some(first.secret.clone());
    late.send(&hello(&late, 1000)).await;
    let Some(Tell::Welcome { full, rows, .. }) = raw(&mut late).await else {
        panic!("no welcome");
    };
    assert!(full && rows[0].seq == 1);
    server.stop().await;
}

fn hello(client: &Client, after: u64) -> Say {
    Say::Hello {
        seat: client.seat.clone(),
        watch: None,
        after,
        luck: None,
        lang: Default::default(),
    }
}

/// The next frame of somebody who has forgotten what they knew.
async fn raw(client: &mut Client) -> Option<Tell> {
    client.hear_only().await
}

#[tokio::test]
async fn what_arrives_twice_happens_once() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (made, [first, second]) = two(&server, &table(people(GameName::Seven))).await;
    let mut a = server.player(&made.table, &first).await;
    let _b = server.player(&made.table, &second).await;
    let event = a.replica().table.game().moves()[0].to_string();
    let version = a.replica().table.version();
    let act = Act::Move { event };
    let kept = a.act_as(7, version, act.clone()).await.unwrap();
    assert_eq!(a.act_as(7, version, act.clone()).await, Ok(kept));
    assert_eq!(a.act_as(6, version, act.clone()).await, Ok(kept));
    assert_eq!(a.seq(), kept);
    // The same thought of an old version is none of the table's.
    assert_eq!(a.act_as(8, version, act).await, Err("stale".to_string()));
    server.stop().await;
}

#[tokio::test]
async fn nobody_does_or_learns_what_is_not_theirs() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (made, [first, second]) = two(&server, &table(people(GameName::Seven))).await;
    let mut b = server.player(&made.table, &second).await;
    let event = b.replica().table.game().moves().swap_remove(0);
    assert_eq!(b.plays(&event).await, Err("not-yours".to_string()));
    for act in [Act::Pause, Act::Tick, Act::Draft { text: "1".into() }] {
        assert_eq!(b.act(act).await, Err("not-yours".to_string()));
    }
    assert_eq!(
        b.act(Act::Chance {
            event: "draw:1".into()
        })
        .await,
        Err("not-now".to_string())
    );
    // A forged secret, and none where one is needed.
    for seat in [Some("0".repeat(64)), Some(String::new()), None] {
        let mut forged = Client::connect(server.address, &made.table).await;
        forged.seat = seat;
        forged.send(&hello(&forged, 0)).await;
        let refused = forged.hear_only().await;
        assert!(
            matches!(refused, Some(Tell::Refused { refused, .. }) if refused.code == "not-yours")
        );
    }
    // A watcher sees and cannot act; the code is needed.
    let mut watcher = Client::connect(server.address, &made.table).await;
    watcher.watch = Some(made.watch.to_lowercase());
    watcher.hello(0).await;
    assert_eq!(watcher.player, None);
    assert_eq!(
        watcher.act_as(1, 1, Act::Resign).await,
        Err("not-yours".to_string())
    );
    // Nothing that is sent holds a secret.
    let text = serde_json::to_string(&watcher.heard).unwrap();
    for secret in [&first.secret, &second.secret, &made.owner, &made.watch] {
        assert!(!text.contains(secret.as_str()));
    }
    // A seat is given once.
    for path in ["/api/look", "/api/join"] {
        let code = serde_json::json!({ "code": made.places[0].code });
        let taken = server.post::<serde_json::Value>(path, None, &code).await;
        assert_eq!(taken.unwrap_err().1["code"], "taken", "{path}");
    }
    // Only whoever made the table deletes it.
    let path = format!("/api/tables/{}", made.table);
    assert_eq!(
        server.ask("DELETE", &path, Some(&first.secret), "").await.0,
        403
    );
    assert_eq!(server.ask("DELETE", &path, None, "").await.0, 401);
    assert_eq!(server.ask("DELETE", &path, Some("x"), "").await.0, 401);
    assert_eq!(
        server.ask("DELETE", &path, Some(&made.owner), "").await.0,
        204
    );
    b.wait(|client| matches!(client.heard.last(), Some(Tell::Closing { code, .. }) if code == "no-table"))
        .await;
    server.stop().await;
}

#[tokio::test]
async fn a_code_tells_what_it_invites_to_and_takes_no_place_by_that() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let set_up = small_hyle7();
    let made = server.make(&table(set_up.clone())).await;
    let look = async |code: &str| {
        let code = serde_json::json!({ "code": code });
        server.post::<Invitation>("/api/look", None, &code).await
    };
    let place = &made.places[0];
    for _ in 0..2 {
        // Codes are typed in any case.
        let seen = look(&place.code.to_lowercase()).await.unwrap();
        assert_eq!(seen.player, Some(place.player));
        assert_eq!(
            (seen.set_up.game, &seen.set_up.tags),
            (set_up.game, &set_up.tags)
        );
        assert_eq!(seen.set_up.players[place.player], Player::Open);
    }
    server.join(&place.code).await;
    assert_eq!(look(&place.code).await.unwrap_err().1["code"], "taken");
    assert_eq!(look(&made.watch).await.unwrap().player, None);
    let (status, refusal) = look("ZZZZZZ").await.unwrap_err();
    assert_eq!((status, &refusal["code"]), (404, &"no-code".into()));
    server.stop().await;
}

#[tokio::test]
async fn strange_frames_get_an_answer_and_never_end_the_table() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (made, [first, _]) = two(&server, &table(people(GameName::Seven))).await;
    let mut a = server.player(&made.table, &first).await;
    for text in [
        "",
        "{}",
        "[]",
        "null",
        r#"{"say":"fly"}"#,
        r#"{"say":"act","id":-1}"#,
        r#"{"say":"act","id":1,"version":1,"act":{"act":"move"}}"#,
        r#"{"say":"hello"}"#,
        "\u{0}\u{1}",
    ] {
        a.send_text(text).await;
        let heard = a.hear().await;
        assert!(
            matches!(&heard, Some(Tell::Refused { .. })),
            "{text}: {heard:?}"
        );
    }
    let numbered = r#"{"say":"act","id":12,"version":"x"}"#;
    a.send_text(numbered).await;
    assert!(matches!(
        a.hear().await,
        Some(Tell::Refused { id: Some(12), .. })
    ));
    // One that is too long ends the socket, and nothing else.
    let mut long = server.player(&made.table, &first).await;
    long.send_text(&"x".repeat(10_000)).await;
    while long.hear().await.is_some() {}
    a.send(&Say::Ping { id: 3 }).await;
    assert!(matches!(a.hear().await, Some(Tell::Pong { id: 3, .. })));
    server.stop().await;
}

#[tokio::test]
async fn offers_phrases_and_a_rematch_with_swapped_seats() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (made, [first, second]) = two(&server, &table(people(GameName::Seven))).await;
    let mut a = server.player(&made.table, &first).await;
    let mut b = server.player(&made.table, &second).await;
    let event = a.replica().table.game().moves()[0].to_string();
    a.plays(&event).await.unwrap();
    a.act(Act::Offer {
        offer: Offer::TakeBack,
    })
    .await
    .unwrap();
    b.until(a.seq()).await;
    let answer = |offer, accept| Act::Answer { offer, accept };
    b.act(answer(Offer::TakeBack, true)).await.unwrap();
    a.until(b.seq()).await;
    assert_eq!(a.replica().table.events().len(), 0);
    a.send(&Say::Phrase {
        id: 50,
        phrase: Phrase::Oops,
    })
    .await;
    a.answer(50).await.unwrap();
    b.until(a.seq()).await;
    assert_eq!(b.replica().following.said, [(0, Phrase::Oops)]);
    b.act(Act::Resign).await.unwrap();
    a.until(b.seq()).await;
    a.act(Act::Offer {
        offer: Offer::Rematch,
    })
    .await
    .unwrap();
    b.until(a.seq()).await;
    b.act(answer(Offer::Rematch, true)).await.unwrap();
    a.wait(|client| client.replica().following.next.is_some())
        .await;
    let next = a.replica().following.next.clone().unwrap();
    let again = server.player(&next, &first).await;
    assert_eq!(again.replica().table.seats(), [1, 0]);
    server.stop().await;
}

/// A table at which a computer goes on for whoever is away for so many seconds.
/// A table at which a computer goes on at once for whoever has gone.
fn with_take_over() -> NewTable {
    let rules = Rules {
        take_over: Some(TakeOver { after: 0, level: 1 }),
        ..Rules::default()
    };
    NewTable {
        rules,
        ..table(people(GameName::Seven))
    }
}

#[tokio::test]
async fn a_computer_takes_a_seat_and_takes_over_only_by_the_rules() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let computer = Config {
        players: vec![Player::Person, Player::Computer { level: 1 }],
        ..people(GameName::Seven)
    };
    let made = server.make(&table(computer)).await;
    let mut a = server
        .player(&made.table, &made.seat.clone().unwrap())
        .await;
    let event = a.replica().table.game().moves()[0].to_string();
    a.plays(&event).await.unwrap();
    a.wait(|client| client.replica().table.events().len() == 2)
        .await;
    // Somebody leaves a table at which a computer may go on.
    let (made, [first, second]) = two(&server, &with_take_over()).await;
    let mut a = server.player(&made.table, &first).await;
    let mut b = server.player(&made.table, &second).await;
    let event = a.replica().table.game().moves()[0].to_string();
    b.wait(|client| client.here == [true, true]).await;
    b.close().await;
    a.plays(&event).await.unwrap();
    a.wait(|client| client.here == [true, false]).await;
    a.wait(|client| client.replica().table.events().len() == 2)
        .await;
    // It is theirs again when they come back.
    let mut b = server.player(&made.table, &second).await;
    b.wait(|client| client.replica().table.config().players[1].is_person())
        .await;
    server.stop().await;
}

#[tokio::test]
async fn a_computer_goes_on_for_somebody_who_left_before_it_was_their_turn() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (made, [first, second]) = two(&server, &with_take_over()).await;
    let mut a = server.player(&made.table, &first).await;
    let b = server.player(&made.table, &second).await;
    a.wait(|client| client.here == [true, true]).await;
    b.close().await;
    a.wait(|client| client.here == [true, false]).await;
    // Somebody leaves another table later and when it is their turn, and a computer has
    // taken over: by now it has been looked at here, too, whether it is their
    // turn, and it was not.
    let (later, [third, fourth]) = two(&server, &with_take_over()).await;
    let mut c = server.player(&later.table, &third).await;
    let d = server.player(&later.table, &fourth).await;
    c.wait(|client| client.here == [true, true]).await;
    let event = c.replica().table.game().moves().swap_remove(0);
    c.plays(&event).await.unwrap();
    d.close().await;
    c.wait(|client| !client.replica().table.config().players[1].is_person())
        .await;
    assert!(a.replica().table.config().players[1].is_person());
    let event = a.replica().table.game().moves()[0].to_string();
    a.plays(&event).await.unwrap();
    a.wait(|client| client.replica().table.events().len() == 2)
        .await;
    server.stop().await;
}

#[tokio::test]
async fn a_computer_goes_on_for_somebody_who_does_not_come_back_after_a_restart() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (made, [first, second]) = two(&server, &with_take_over()).await;
    let mut a = server.player(&made.table, &first).await;
    let _b = server.player(&made.table, &second).await;
    let event = a.replica().table.game().moves()[0].to_string();
    a.plays(&event).await.unwrap();
    server.stop().await;
    let server = Server::start(&folder).await;
    let mut a = server.player(&made.table, &first).await;
    a.wait(|client| client.replica().table.events().len() == 2)
        .await;
    server.stop().await;
}

#[tokio::test]
async fn watchers_see_everything_later_where_that_is_agreed() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let rules = Rules {
        delay: 1,
        ..Rules::default()
    };
    let new = NewTable {
        rules,
        ..table(people(GameName::Seven))
    };
    let (made, [first, second]) = two(&server, &new).await;
    let mut a = server.player(&made.table, &first).await;
    let _b = server.player(&made.table, &second).await;
    let mut watcher = Client::connect(server.address, &made.table).await;
    watcher.watch = Some(made.watch.clone());
    watcher.hello(0).await;
    let event = a.replica().table.game().moves()[0].to_string();
    a.plays(&event).await.unwrap();
    let moved_at = a.replica().following.at;
    watcher.until(a.seq()).await;
    assert!(server.app.now() >= moved_at + 1000);
    server.stop().await;
}

#[tokio::test]
async fn no_clock_runs_while_no_server_is_there() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let timed = Config {
        clock: ClockRules::Bank {
            main: 60_000,
            increment: 0,
            soft: false,
        },
        ..people(GameName::Seven)
    };
    let (made, [first, second]) = two(&server, &table(timed)).await;
    let mut a = server.player(&made.table, &first).await;
    let event = a.replica().table.game().moves()[0].to_string();
    a.plays(&event).await.unwrap();
    server.stop().await;
    // An hour passes: the last sign of life is moved back by as much, and so is
    // everything that happened.
    let store = Store::open(&folder.data(), &Options::default())
        .await
        .unwrap();
    crate::house::let_time_pass(&folder, 3_600_000).await;
    store.close().await;
    let server = Server::start(&folder).await;
    let b = server.player(&made.table, &second).await;
    let now = table::Millis(server.app.now());
    let clocks = b.replica().table.view(now, table::Viewer::Spectator).clocks;
    let left = clocks.banks.unwrap();
    assert!(left[1] > 50_000, "{left:?}");
    assert_eq!(
        b.replica().table.game().turn(),
        Turn::Seat(game::Seat::new(1))
    );
    server.stop().await;
}
