//! Finished games that were played in public, for everybody.

use crate::house::{Folder, Server, people, small_hyle7, table, two};
use table::Config;
use wire::online::Rules;
use wire::online::bots::FinishedGames;
use wire::online::messages::NewTable;
use wire::page::{Act, GameName};

/// Two people sit down, and one of them gives up at once.
async fn finished(server: &Server, set_up: Config, listed: bool) -> String {
    let new = NewTable {
        rules: Rules {
            listed,
            ..Rules::default()
        },
        ..table(set_up)
    };
    let (made, [first, second]) = two(server, &new).await;
    let mut one = server.player(&made.table, &first).await;
    let _other = server.player(&made.table, &second).await;
    one.wait(|it| it.replica().following.names.len() == 2).await;
    one.act(Act::Resign).await.unwrap();
    made.table
}

/// What is listed, once the tables that were just finished are.
async fn listed(server: &Server, query: &str, count: usize) -> FinishedGames {
    loop {
        let (status, text) = server
            .ask("GET", &format!("/api/games{query}"), None, "")
            .await;
        assert_eq!(status, 200, "{text}");
        let found: FinishedGames = serde_json::from_str(&text).unwrap();
        if found.games.len() == count {
            return found;
        }
        assert!(found.games.len() < count, "{text}");
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn public_games_can_be_listed_and_downloaded_and_others_cannot() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let seven = finished(&server, people(GameName::Seven), true).await;
    let heinash = finished(&server, people(GameName::Heinash), true).await;
    let hyle7 = finished(&server, small_hyle7(), true).await;
    let private = finished(&server, people(GameName::Seven), false).await;
    let playing = NewTable {
        rules: Rules {
            listed: true,
            ..Rules::default()
        },
        ..table(people(GameName::Seven))
    };
    two(&server, &playing).await;
    let all = listed(&server, "", 3).await;
    let tables: Vec<&str> = all.games.iter().map(|game| game.table.as_str()).collect();
    assert!(
        [&seven, &heinash, &hyle7]
            .iter()
            .all(|it| tables.contains(&it.as_str()))
    );
    assert!(!tables.contains(&private.as_str()));
    let outcome = all.games[0].outcome.as_ref().unwrap();
    assert_eq!(outcome.places, [2, 1]);
    let only = listed(&server, "?game=hyle7", 1).await;
    assert_eq!(
        (only.games[0].table.as_str(), only.next),
        (hyle7.as_str(), None)
    );
    // Page by page, each of them once.
    let mut pages = Vec::new();
    let mut query = "?limit=1".to_string();
    loop {
        let (_, text) = server
            .ask("GET", &format!("/api/games{query}"), None, "")
            .await;
        let page: FinishedGames = serde_json::from_str(&text).unwrap();
        pages.extend(page.games.into_iter().map(|game| game.table));
        match page.next {
            Some(next) => query = format!("?limit=1&after={next}"),
            None => break,
        }
    }
    assert_eq!(pages, tables);
    // The records, in both forms.
    let (status, lines) = server.ask("GET", "/api/games/records", None, "").await;
    assert_eq!(status, 200);
    let records = lines.lines().map(catalog::AnyRecord::from_json);
    let records: Vec<catalog::AnyRecord> = records.map(Result::unwrap).collect();
    assert_eq!(records.len(), 3);
    let (_, text) = server
        .ask("GET", "/api/games/records?form=text&game=seven", None, "")
        .await;
    let record = catalog::AnyRecord::from_text(&text).unwrap();
    assert!(record.replay().unwrap().outcome().is_some());
    let one = server
        .ask("GET", &format!("/api/tables/{seven}/record"), None, "")
        .await;
    assert_eq!(one.1.trim_end(), text.trim_end());
    for wrong in [
        "?game=chess",
        "?game=",
        "?limit=0",
        "?limit=51",
        "?limit=x",
        "?after=x",
        "?form=pdf",
    ] {
        let path = format!("/api/games/records{wrong}");
        let (status, text) = server.ask("GET", &path, None, "").await;
        assert!(
            status == 400 && text.contains("not-understood"),
            "{wrong}: {status} {text}"
        );
    }
    server.stop().await;
}
