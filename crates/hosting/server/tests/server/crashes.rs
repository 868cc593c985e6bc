//! What a server leaves behind that dies between two steps, and how the next one
//! goes on. Killing servers at random moments is done by `tablier load crash`.

use crate::house::{Folder, Server, people, table, two};
use sqlx::{Connection, SqliteConnection};
use table::Offer;
use wire::page::{Act, GameName};

/// Takes the last row of a table away, as if it had never been written.
async fn forget_last_row(folder: &Folder, table: &str) {
    let file = format!("sqlite:{}", folder.0.join("tablier.db").display());
    let mut connection = SqliteConnection::connect(&file).await.unwrap();
    for statement in [
        "DELETE FROM rows WHERE stream = $1 AND seq = (SELECT last FROM streams WHERE id = $1)",
        "UPDATE streams SET last = last - 1 WHERE id = $1",
    ] {
        let done = sqlx::query(statement).bind(table.to_string());
        let done = done.execute(&mut connection).await.unwrap();
        assert_eq!(done.rows_affected(), 1);
    }
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_rematch_that_was_agreed_on_is_played_though_the_server_died() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (made, [first, second]) = two(&server, &table(people(GameName::Seven))).await;
    let mut a = server.player(&made.table, &first).await;
    let mut b = server.player(&made.table, &second).await;
    a.act(Act::Resign).await.unwrap();
    let offer = Offer::Rematch;
    a.act(Act::Offer { offer }).await.unwrap();
    b.until(a.seq()).await;
    let accept = true;
    b.act(Act::Answer { offer, accept }).await.unwrap();
    a.wait(|client| client.replica().following.next.is_some())
        .await;
    server.stop().await;
    forget_last_row(&folder, &made.table).await;

    let server = Server::start(&folder).await;
    let mut a = server.player(&made.table, &first).await;
    a.wait(|client| client.replica().following.next.is_some())
        .await;
    let next = a.replica().following.next.clone().unwrap();
    let again = server.player(&next, &second).await;
    assert_eq!(again.replica().table.seats(), [1, 0]);
    server.stop().await;
}
