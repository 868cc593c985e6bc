//! Streams and rows behave alike in both databases.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::on_both;
use crate::places::{self, Place, append, expect_rows, fill, name, read, row, table};
use store::{
    Appended, Change, Changed, Count, Kind, Listing, MAX_TEXT, NewStream, Outage, Row, RowError,
    StoreError, StoreUrl, Sweep,
};

on_both!(
    a_row_is_added_only_as_the_next_one,
    rows_without_a_stream_are_refused,
    rows_that_cannot_be_kept_are_refused,
    a_run_is_accepted_as_a_whole_or_not_at_all,
    of_many_with_the_same_number_one_wins,
    reading_goes_on_where_it_stopped,
    a_name_is_given_once,
    a_change_needs_the_latest_revision,
    lists_are_filtered_and_go_on,
    deleting_takes_the_rows_along,
    sweeping_deletes_what_is_old_enough,
    outages_are_noted_once,
    a_database_that_servers_share_has_a_clock,
    everything_is_there_after_opening_again,
    closing_writes_what_waits,
    odd_texts_come_back_as_they_were,
);

async fn a_row_is_added_only_as_the_next_one(place: Place) {
    let store = place.open().await;
    fill(&store, "a", 3).await;
    assert_eq!(append(&store, "a", 3).await, Appended::Conflict);
    assert_eq!(append(&store, "a", 5).await, Appended::Conflict);
    assert_eq!(append(&store, "a", 1).await, Appended::Conflict);
    expect_rows(&store, "a", 3).await;
    assert_eq!(append(&store, "a", 4).await, Appended::Done);
    expect_rows(&store, "a", 4).await;
}

async fn rows_without_a_stream_are_refused(place: Place) {
    let store = place.open().await;
    let refused = store.append(row("nobody", 1)).await;
    assert!(matches!(refused, Err(StoreError::NoStream)));
    assert!(read(&store, "nobody").await.is_empty());
    assert_eq!(store.head("nobody").await.unwrap(), None);
}

async fn rows_that_cannot_be_kept_are_refused(place: Place) {
    let store = place.open().await;
    fill(&store, "a", 0).await;
    let cases = [
        (0, "x".to_string(), RowError::Number),
        (u64::MAX, "x".to_string(), RowError::Number),
        (1, "\0".to_string(), RowError::Zero),
        (1, "x".repeat(MAX_TEXT + 1), RowError::TooLong),
    ];
    for (seq, body, bad) in cases {
        let row = Row {
            stream: name("a"),
            seq,
            at: 1,
            body,
        };
        let refused = store.append(row).await;
        assert!(matches!(refused, Err(StoreError::Row(found)) if found == bad));
    }
    let nameless = NewStream {
        id: String::new(),
        ..table("a")
    };
    let refused = store.create(nameless).await;
    assert!(matches!(refused, Err(StoreError::Row(RowError::Name))));
    assert_eq!(append(&store, "a", 1).await, Appended::Done);
}

async fn a_run_is_accepted_as_a_whole_or_not_at_all(place: Place) {
    let store = place.open().await;
    fill(&store, "a", 2).await;
    // These wait together: the run 2, 3, 4 begins with a number that is taken, so
    // that 3 and 4, which are free, were made with another 2 in mind.
    let (two, three, four) = tokio::join!(
        biased;
        store.append(row("a", 2)),
        store.append(row("a", 3)),
        store.append(row("a", 4)),
    );
    assert_eq!(two.unwrap(), Appended::Conflict);
    // Each is in its own commit or in the same one; both ways nothing is doubled.
    let last = match (three.unwrap(), four.unwrap()) {
        (Appended::Conflict, _) => 2,
        (Appended::Done, Appended::Conflict) => 3,
        (Appended::Done, Appended::Done) => 4,
    };
    expect_rows(&store, "a", last).await;
    // A run that follows is taken as it is.
    let (one, two) = tokio::join!(
        biased;
        store.append(row("a", last + 1)),
        store.append(row("a", last + 2)),
    );
    assert_eq!(
        (one.unwrap(), two.unwrap()),
        (Appended::Done, Appended::Done)
    );
    expect_rows(&store, "a", last + 2).await;
}

async fn of_many_with_the_same_number_one_wins(place: Place) {
    let store = place.open().await;
    fill(&store, "a", 0).await;
    for seq in 1..=20 {
        let tries: Vec<_> = (0..8)
            .map(|writer| {
                let store = store.clone();
                tokio::spawn(async move {
                    let row = Row {
                        stream: name("a"),
                        seq,
                        at: writer,
                        body: writer.to_string(),
                    };
                    store.append(row).await.unwrap()
                })
            })
            .collect();
        let mut won = Vec::new();
        for (writer, attempt) in tries.into_iter().enumerate() {
            if attempt.await.unwrap() == Appended::Done {
                won.push(writer);
            }
        }
        let rows = store.read("a", seq - 1, 10).await.unwrap();
        let written: Vec<String> = rows.into_iter().map(|row| row.body).collect();
        let winners: Vec<String> = won.iter().map(usize::to_string).collect();
        assert_eq!(written, winners);
        assert_eq!(won.len(), 1);
    }
}

async fn reading_goes_on_where_it_stopped(place: Place) {
    let store = place.open().await;
    fill(&store, "a", 10).await;
    fill(&store, "b", 2).await;
    let numbers = |rows: Vec<Row>| rows.into_iter().map(|row| row.seq).collect::<Vec<_>>();
    assert_eq!(numbers(store.read("a", 0, 4).await.unwrap()), [1, 2, 3, 4]);
    assert_eq!(
        numbers(store.read("a", 4, 100).await.unwrap()),
        [5, 6, 7, 8, 9, 10]
    );
    assert!(store.read("a", 10, 100).await.unwrap().is_empty());
    assert!(store.read("a", u64::MAX, 100).await.unwrap().is_empty());
}

async fn a_name_is_given_once(place: Place) {
    let store = place.open().await;
    let first = NewStream {
        facts: "1".to_string(),
        group: Some("class".to_string()),
        listed: true,
        ..table("a")
    };
    let tries = (0..5).map(|_| {
        let (store, stream) = (store.clone(), first.clone());
        tokio::spawn(async move { store.create(stream).await.unwrap() })
    });
    let mut made = 0;
    for attempt in tries.collect::<Vec<_>>() {
        made += u32::from(attempt.await.unwrap());
    }
    assert_eq!(made, 1);
    let second = NewStream {
        facts: "2".to_string(),
        ..table("a")
    };
    assert!(!store.create(second).await.unwrap());
    let head = store.head("a").await.unwrap().unwrap();
    assert_eq!(
        (head.facts.as_str(), head.group.as_deref()),
        ("1", Some("class"))
    );
    assert!(head.listed);
    assert_eq!(
        (head.created, head.touched, head.last, head.revision),
        (1_000, 1_000, 0, 0)
    );
}

async fn a_change_needs_the_latest_revision(place: Place) {
    let store = place.open().await;
    fill(&store, "a", 1).await;
    let state = Change {
        state: Some(3),
        ..Change::default()
    };
    let facts = Change {
        facts: Some("{\"seat\":1}".to_string()),
        listed: Some(true),
        ..Change::default()
    };
    assert_eq!(
        store.set("a", 0, state.clone()).await.unwrap(),
        Changed::Done
    );
    assert_eq!(
        store.set("a", 0, facts.clone()).await.unwrap(),
        Changed::Stale
    );
    assert_eq!(store.set("a", 1, facts).await.unwrap(), Changed::Done);
    let head = store.head("a").await.unwrap().unwrap();
    assert_eq!((head.state, head.listed, head.revision), (3, true, 2));
    assert_eq!(head.facts, "{\"seat\":1}");
    // A change is no row.
    assert_eq!((head.last, head.touched), (1, 1_001));
    let refused = store.set("nobody", 0, state).await;
    assert!(matches!(refused, Err(StoreError::NoStream)));
}

async fn lists_are_filtered_and_go_on(place: Place) {
    let store = place.open().await;
    for number in 0..10u64 {
        let stream = NewStream {
            state: (number % 2) as i16,
            listed: number < 6,
            group: (number >= 8).then(|| "c".to_string()),
            at: 100 * (number / 2),
            ..table(&format!("t{number}"))
        };
        assert!(store.create(stream).await.unwrap());
    }
    let class = NewStream {
        kind: Kind::Other("odd".to_string()),
        ..table("c")
    };
    assert!(store.create(class).await.unwrap());
    let ask = async |listing: Listing| {
        let heads = store.list(&listing).await.unwrap();
        let ids: Vec<String> = heads.into_iter().map(|head| head.id).collect();
        ids.join(" ")
    };
    let tables = Listing {
        kind: Some(Kind::Table),
        ..Listing::default()
    };
    assert_eq!(ask(tables.clone()).await, "t9 t8 t7 t6 t5 t4 t3 t2 t1 t0");
    let open = Listing {
        state: Some(1),
        listed: Some(true),
        ..tables.clone()
    };
    assert_eq!(ask(open).await, "t5 t3 t1");
    let group = Listing {
        group: Some("c".to_string()),
        ..Listing::default()
    };
    assert_eq!(ask(group).await, "t9 t8");
    let page = Listing {
        limit: 3,
        before: Some((400, "t8".to_string())),
        ..tables
    };
    assert_eq!(ask(page).await, "t7 t6 t5");
    let counts = store.count().await.unwrap();
    let count = |kind, state, streams| Count {
        kind,
        state,
        streams,
    };
    let odd = Kind::Other("odd".to_string());
    assert_eq!(
        counts,
        [
            count(odd, 0, 1),
            count(Kind::Table, 0, 5),
            count(Kind::Table, 1, 5)
        ]
    );
}

async fn deleting_takes_the_rows_along(place: Place) {
    let store = place.open().await;
    fill(&store, "a", 3).await;
    fill(&store, "b", 3).await;
    assert!(store.delete("a").await.unwrap());
    assert!(!store.delete("a").await.unwrap());
    assert!(read(&store, "a").await.is_empty());
    assert!(matches!(
        store.append(row("a", 4)).await,
        Err(StoreError::NoStream)
    ));
    expect_rows(&store, "b", 3).await;
    // The name may be given anew, and begins anew.
    fill(&store, "a", 1).await;
    expect_rows(&store, "a", 1).await;
}

async fn sweeping_deletes_what_is_old_enough(place: Place) {
    let store = place.open().await;
    for number in 0..120 {
        let stream = NewStream {
            at: number,
            state: i16::from(number % 10 == 0),
            ..table(&format!("t{number:03}"))
        };
        assert!(store.create(stream).await.unwrap());
    }
    // This one is old but somebody has just played there.
    assert_eq!(append(&store, "t003", 1).await, Appended::Done);
    let rule = Sweep {
        kind: Kind::Table,
        state: Some(0),
        untouched_since: 110,
    };
    let deleted = store.sweep(&rule).await.unwrap();
    let expected: Vec<String> = (0..110)
        .filter(|number| number % 10 != 0 && *number != 3)
        .map(|number| format!("t{number:03}"))
        .collect();
    assert_eq!(deleted, expected);
    assert!(store.sweep(&rule).await.unwrap().is_empty());
    expect_rows(&store, "t003", 1).await;
    assert!(store.head("t000").await.unwrap().is_some());
    let all = Sweep {
        state: None,
        untouched_since: u64::MAX,
        ..rule
    };
    assert_eq!(store.sweep(&all).await.unwrap().len(), 120 - expected.len());
    assert!(read(&store, "t003").await.is_empty());
}

async fn a_database_that_servers_share_has_a_clock(place: Place) {
    let is_shared = matches!(place.url, StoreUrl::Postgres(_));
    let before = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let clock = place.open().await.clock().await.unwrap();
    assert_eq!(clock.is_some(), is_shared);
    // It is this machine's own here, and in thousandths of a second.
    let clock = Duration::from_millis(clock.unwrap_or(before.as_millis() as u64 + 1));
    assert!(
        clock + Duration::from_millis(1) >= before,
        "{clock:?} {before:?}"
    );
    assert!(
        clock < before + Duration::from_secs(24 * 60 * 60),
        "{clock:?}"
    );
}

async fn outages_are_noted_once(place: Place) {
    let store = place.open().await;
    assert_eq!(store.last_beat().await.unwrap(), None);
    assert_eq!(store.beat("one", 1_000, 500).await.unwrap(), None);
    assert_eq!(store.beat("two", 1_400, 500).await.unwrap(), None);
    assert_eq!(store.beat("one", 1_900, 500).await.unwrap(), None);
    let outage = Outage {
        from: 1_900,
        until: 9_000,
    };
    // Both start again at about the same time; one of them notes it.
    let starts = ["one", "two", "three"].map(|server| {
        let store = store.clone();
        tokio::spawn(async move { store.beat(server, 9_000, 500).await.unwrap() })
    });
    let mut noted = Vec::new();
    for start in starts {
        noted.extend(start.await.unwrap());
    }
    assert_eq!(noted, [outage]);
    assert_eq!(store.last_beat().await.unwrap(), Some(9_000));
    assert_eq!(store.outages(0).await.unwrap(), [outage]);
    assert_eq!(store.outages(8_999).await.unwrap(), [outage]);
    assert!(store.outages(9_000).await.unwrap().is_empty());
}

async fn everything_is_there_after_opening_again(place: Place) {
    let store = place.open().await;
    fill(&store, "a", 5).await;
    store.close().await;
    let store = place.open().await;
    expect_rows(&store, "a", 5).await;
    assert_eq!(append(&store, "a", 6).await, Appended::Done);
    // Several programs may open it at once.
    let opens: Vec<_> = (0..6)
        .map(|_| {
            let url = place.url.clone();
            tokio::spawn(async move { places::open(&url).await })
        })
        .collect();
    for open in opens {
        expect_rows(&open.await.unwrap(), "a", 6).await;
    }
}

async fn closing_writes_what_waits(place: Place) {
    let store = place.open().await;
    fill(&store, "a", 0).await;
    let mut waiting = tokio::task::JoinSet::new();
    let gate = Arc::new(tokio::sync::Barrier::new(101));
    for seq in 1..=100 {
        let (store, gate) = (store.clone(), Arc::clone(&gate));
        waiting.spawn(async move {
            gate.wait().await;
            (seq, store.append(row("a", seq)).await)
        });
    }
    gate.wait().await;
    store.clone().close().await;
    let mut acknowledged = 0;
    while let Some(done) = waiting.join_next().await {
        match done.unwrap() {
            (_, Ok(Appended::Done)) => acknowledged += 1,
            (_, Ok(Appended::Conflict) | Err(StoreError::Closed)) => {}
            (seq, other) => panic!("{seq}: {other:?}"),
        }
    }
    assert!(matches!(
        store.append(row("a", 101)).await,
        Err(StoreError::Closed)
    ));
    assert!(store.head("a").await.is_err());
    let again = place.open().await;
    expect_rows(&again, "a", acknowledged).await;
}

async fn odd_texts_come_back_as_they_were(place: Place) {
    let store = place.open().await;
    let id = "é\"\\'; DROP TABLE rows; -- 🎲";
    assert!(store.create(table(id)).await.unwrap());
    let bodies = [
        "",
        "17",
        "null",
        "[1,{\"a\":\"\\u0000\"}]",
        "{\"x\":1.50}",
        "é’🎲\u{1}\n\t\"\\",
        "  spaces  ",
        "9007199254740993",
    ];
    for (body, seq) in bodies.iter().zip(1..) {
        let row = Row {
            stream: name(id),
            seq,
            at: seq,
            body: body.to_string(),
        };
        assert_eq!(store.append(row).await.unwrap(), Appended::Done);
    }
    let back: Vec<String> = (read(&store, id).await.into_iter())
        .map(|row| row.body)
        .collect();
    assert_eq!(back, bodies);
}
