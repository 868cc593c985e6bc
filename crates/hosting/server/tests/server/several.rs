//! Several servers side by side on one PostgreSQL database.

use crate::house::{Folder, Server, people, table, two};
use game::Turn;
use server::Settings;
use store::testing::PgServer;
use table::WaitsFor;
use wire::page::{Act, GameName};

#[tokio::test]
async fn any_server_serves_any_table_and_both_see_the_same() {
    let folder = Folder::new();
    let data = PgServer::shared().database();
    let one = Server::over(&folder, &data, Settings::default()).await;
    let other = Server::over(&folder, &data, Settings::default()).await;
    let (made, [first, second]) = two(&one, &table(people(GameName::Heinash))).await;
    let mut players = [
        one.player(&made.table, &first).await,
        other.player(&made.table, &second).await,
    ];
    // Each is told that the other one is there, on whichever server.
    for player in &mut players {
        player.wait(|client| client.here == [true, true]).await;
    }
    for _ in 0..12 {
        let seq = players[0].seq().max(players[1].seq());
        for player in &mut players {
            player.until(seq).await;
        }
        let table = &players[0].replica().table;
        let (seat, act) = match table.waits_for() {
            WaitsFor::Press { seat } => (seat, Act::Press),
            WaitsFor::Move { seat } => {
                let event = table.game().moves()[0].to_string();
                (seat, Act::Move { event })
            }
            other => panic!("the table waits for {other:?}"),
        };
        let player = table.seats()[seat.index()];
        players[player].act(act).await.unwrap();
    }
    let seq = players[0].seq().max(players[1].seq());
    for player in &mut players {
        player.until(seq).await;
    }
    assert_eq!(players[0].replica().table, players[1].replica().table);
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn both_servers_may_say_something_at_the_same_moment() {
    let folder = Folder::new();
    let data = PgServer::shared().database();
    let one = Server::over(&folder, &data, Settings::default()).await;
    let other = Server::over(&folder, &data, Settings::default()).await;
    let (made, [first, second]) = two(&one, &table(people(GameName::Seven))).await;
    let mut a = one.player(&made.table, &first).await;
    let mut b = other.player(&made.table, &second).await;
    // Phrases are nobody's turn: all of them are kept, in one order.
    for id in 1..=20 {
        let phrase = wire::online::Phrase::Hello;
        let say = wire::online::messages::Say::Phrase { id, phrase };
        a.send(&say).await;
        b.send(&say).await;
        let (left, right) = tokio::join!(a.answer(id), b.answer(id));
        assert_ne!(left.unwrap(), right.unwrap());
    }
    let seq = a.seq().max(b.seq());
    a.until(seq).await;
    b.until(seq).await;
    assert_eq!(a.replica().following, b.replica().following);
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn a_server_that_is_gone_is_missed_by_nobody() {
    let folder = Folder::new();
    let data = PgServer::shared().database();
    let one = Server::over(&folder, &data, Settings::default()).await;
    let other = Server::over(&folder, &data, Settings::default()).await;
    let (made, [first, second]) = two(&one, &table(people(GameName::Seven))).await;
    let mut a = one.player(&made.table, &first).await;
    let mut b = other.player(&made.table, &second).await;
    b.wait(|client| client.here == [true, true]).await;
    let event = a.replica().table.game().moves()[0].to_string();
    a.plays(&event).await.unwrap();
    // Without a word, as a process that was killed.
    one.kill();
    b.wait(|client| client.here == [false, true]).await;
    let mut a = other.player(&made.table, &first).await;
    b.until(a.seq()).await;
    let event = b.replica().table.game().moves().swap_remove(0);
    b.plays(&event).await.unwrap();
    a.until(b.seq()).await;
    assert_eq!(
        a.replica().table.game().turn(),
        Turn::Seat(game::Seat::new(0))
    );
    other.stop().await;
}

#[tokio::test]
async fn what_one_server_acknowledged_the_other_one_knows_at_once() {
    let folder = Folder::new();
    let data = PgServer::shared().database();
    let one = Server::over(&folder, &data, Settings::default()).await;
    let other = Server::over(&folder, &data, Settings::default()).await;
    let (made, [first, second]) = two(&one, &table(people(GameName::Seven))).await;
    let mut a = one.player(&made.table, &first).await;
    // Somebody is there, so that the other server has the table in memory.
    let _b = other.player(&made.table, &second).await;
    for id in 1..=40 {
        let phrase = wire::online::Phrase::Hello;
        a.send(&wire::online::messages::Say::Phrase { id, phrase })
            .await;
        let kept = a.answer(id).await.unwrap();
        let moved = other.player(&made.table, &first).await;
        assert!(moved.seq() >= kept, "{} after {kept}", moved.seq());
        moved.close().await;
    }
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn whoever_sits_down_by_way_of_one_server_may_play_by_way_of_the_other() {
    let folder = Folder::new();
    let data = PgServer::shared().database();
    let one = Server::over(&folder, &data, Settings::default()).await;
    let other = Server::over(&folder, &data, Settings::default()).await;
    let made = one.make(&table(people(GameName::Seven))).await;
    // The other server has the table in memory before anybody holds the second seat.
    let first = made.seat.clone().unwrap();
    let _a = other.player(&made.table, &first).await;
    let joined = one.join(&made.places[0].code).await;
    let b = other.player(&made.table, &joined.seat.unwrap()).await;
    assert_eq!(b.player, Some(1));
    one.stop().await;
    other.stop().await;
}
