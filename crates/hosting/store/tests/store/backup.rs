//! Backups are of one moment, and restoring adds and never takes away.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::{
    Appended, Change, Changed, Head, Listing, NewStream, Outage, Progress, Restored, Row, Saved,
    Store, StoreError, StoreUrl,
};

use crate::on_both;
use crate::places::{Place, append, expect_rows, fill, open, read, row, table};

on_both!(
    a_backup_has_everything,
    a_backup_is_of_one_moment,
    restoring_adds_only_what_is_missing,
    restoring_goes_from_one_database_to_the_other,
    what_cannot_be_a_backup_is_refused,
);

/// Everything in a store that a backup keeps.
async fn contents(store: &Store) -> Vec<(Head, Vec<Row>)> {
    let all = Listing {
        limit: 100_000,
        ..Listing::default()
    };
    let mut contents = Vec::new();
    for head in store.list(&all).await.unwrap() {
        let rows = read(store, &head.id).await;
        contents.push((head, rows));
    }
    contents
}

/// Streams of several kinds, some of them longer than a page.
async fn furnish(store: &Store) {
    fill(store, "long", 450).await;
    fill(store, "empty", 0).await;
    for number in 0..250 {
        let stream = NewStream {
            group: Some("class é".to_string()),
            listed: number % 2 == 0,
            state: -3,
            at: 5_000 + number,
            ..table(&format!("t{number}"))
        };
        assert!(store.create(stream).await.unwrap());
    }
    for number in 0..30 {
        assert_eq!(
            append(store, &format!("t{number}"), 1).await,
            Appended::Done
        );
    }
    let change = Change {
        facts: Some("{\"x\":\"’\"}".to_string()),
        ..Change::default()
    };
    assert_eq!(store.set("t7", 0, change).await.unwrap(), Changed::Done);
    assert_eq!(store.beat("one", 1_000, 10).await.unwrap(), None);
    assert!(store.beat("one", 2_000, 10).await.unwrap().is_some());
}

async fn backup(store: &Store, place: &Place, file: &str) -> Saved {
    store.backup(&place.file(file), &mut |_| ()).await.unwrap()
}

async fn restore(store: &Store, place: &Place, file: &str) -> Restored {
    store.restore(&place.file(file), &mut |_| ()).await.unwrap()
}

async fn a_backup_has_everything(place: Place) {
    let store = place.open().await;
    furnish(&store).await;
    let mut steps: Vec<Progress> = Vec::new();
    let file = place.file("copy.db");
    let saved = store.backup(&file, &mut |step| steps.push(step)).await;
    let saved = saved.unwrap();
    assert_eq!((saved.streams, saved.rows), (252, 480));
    assert_eq!(saved.bytes, std::fs::metadata(&file).unwrap().len());
    let all = 252 + 480;
    assert_eq!(steps.first(), Some(&Progress { done: 0, all }));
    assert_eq!(steps.last(), Some(&Progress { done: all, all }));
    assert!(steps.len() > 4 && steps.is_sorted_by_key(|step| step.done));
    // Nothing is left beside it, and it is a store like any other.
    let left: Vec<_> = std::fs::read_dir(file.parent().unwrap())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("copy"))
        .collect();
    assert_eq!(left, ["copy.db"]);
    let copy = open(&StoreUrl::Sqlite(file.clone())).await;
    assert_eq!(contents(&copy).await, contents(&store).await);
    assert_eq!(copy.last_beat().await.unwrap(), Some(2_000));
    let outage = Outage {
        from: 1_000,
        until: 2_000,
    };
    assert_eq!(copy.outages(0).await.unwrap(), [outage]);
    copy.close().await;
    // A file that is there is not written over.
    let before = std::fs::read(&file).unwrap();
    let again = store.backup(&file, &mut |_| ()).await;
    assert!(matches!(again, Err(StoreError::Exists(_))));
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

async fn a_backup_is_of_one_moment(place: Place) {
    let store = place.open().await;
    furnish(&store).await;
    for stream in ["a", "z"] {
        fill(&store, stream, 0).await;
    }
    // One after the other: at every moment “a” is at most one row ahead of “z”.
    let stop = Arc::new(AtomicBool::new(false));
    let writing = {
        let (store, stop) = (store.clone(), Arc::clone(&stop));
        tokio::spawn(async move {
            let mut seq = 0;
            while !stop.load(Ordering::Relaxed) && seq < 100_000 {
                seq += 1;
                assert_eq!(append(&store, "a", seq).await, Appended::Done);
                assert_eq!(append(&store, "z", seq).await, Appended::Done);
            }
            seq
        })
    };
    let mut before = 0;
    for number in 0..3 {
        // It has gone on since the last one.
        while store.head("z").await.unwrap().unwrap().last <= before + 5 {
            tokio::task::yield_now().await;
        }
        let file = format!("copy{number}.db");
        backup(&store, &place, &file).await;
        let copy = open(&StoreUrl::Sqlite(place.file(&file))).await;
        let last = async |id| copy.head(id).await.unwrap().unwrap().last;
        let (a, z) = (last("a").await, last("z").await);
        assert!(z > before && (a == z || a == z + 1), "a {a}, z {z}");
        expect_rows(&copy, "a", a).await;
        expect_rows(&copy, "z", z).await;
        before = z;
    }
    stop.store(true, Ordering::Relaxed);
    let written = writing.await.unwrap();
    expect_rows(&store, "z", written).await;
}

async fn restoring_adds_only_what_is_missing(place: Place) {
    let store = place.open().await;
    furnish(&store).await;
    fill(&store, "shorter", 3).await;
    fill(&store, "same", 3).await;
    fill(&store, "longer", 3).await;
    fill(&store, "other", 3).await;
    fill(&store, "gone", 3).await;
    backup(&store, &place, "copy.db").await;
    // Since then: one lost rows, one went on, one became something else.
    for id in ["shorter", "other", "gone"] {
        assert!(store.delete(id).await.unwrap());
    }
    fill(&store, "shorter", 1).await;
    assert_eq!(append(&store, "longer", 4).await, Appended::Done);
    fill(&store, "other", 1).await;
    let different = Row {
        body: "different".to_string(),
        ..row("other", 2)
    };
    assert_eq!(
        store.append(different.clone()).await.unwrap(),
        Appended::Done
    );

    let restored = restore(&store, &place, "copy.db").await;
    let expected = Restored {
        added: 1,
        extended: 1,
        present: 252 + 2,
        rows: 3 + 2,
        conflicts: vec!["other".to_string()],
    };
    assert_eq!(restored, expected);
    expect_rows(&store, "gone", 3).await;
    expect_rows(&store, "shorter", 3).await;
    expect_rows(&store, "same", 3).await;
    expect_rows(&store, "longer", 4).await;
    assert_eq!(read(&store, "other").await, [row("other", 1), different]);
    // And one can play on where something was added.
    assert_eq!(append(&store, "gone", 4).await, Appended::Done);

    let again = restore(&store, &place, "copy.db").await;
    let nothing = Restored {
        added: 0,
        extended: 0,
        present: 252 + 4,
        rows: 0,
        conflicts: vec!["other".to_string()],
    };
    assert_eq!(again, nothing);
}

async fn restoring_goes_from_one_database_to_the_other(place: Place) {
    let store = place.open().await;
    furnish(&store).await;
    backup(&store, &place, "copy.db").await;
    let elsewhere = match &place.url {
        StoreUrl::Sqlite(_) => Place::postgres(),
        StoreUrl::Postgres(_) => Place::sqlite(),
    };
    let other = elsewhere.open().await;
    // It serves while it is restored.
    fill(&other, "own", 2).await;
    let serving = {
        let other = other.clone();
        tokio::spawn(async move {
            for seq in 3..=40 {
                assert_eq!(append(&other, "own", seq).await, Appended::Done);
            }
        })
    };
    let restored = restore(&other, &place, "copy.db").await;
    serving.await.unwrap();
    assert_eq!((restored.added, restored.rows), (252, 480));
    assert!(restored.conflicts.is_empty());
    expect_rows(&other, "own", 40).await;
    assert!(other.delete("own").await.unwrap());
    assert_eq!(contents(&other).await, contents(&store).await);
    // Clocks stood still from the last sign of life in the backup.
    assert_eq!(other.last_beat().await.unwrap(), Some(2_000));
    let outage = other.beat("new", 9_000, 10).await.unwrap();
    let stood = Outage {
        from: 2_000,
        until: 9_000,
    };
    assert_eq!(outage, Some(stood));
}

async fn what_cannot_be_a_backup_is_refused(place: Place) {
    let store = place.open().await;
    fill(&store, "a", 1).await;
    let missing = store.restore(&place.file("none.db"), &mut |_| ()).await;
    assert!(matches!(missing, Err(StoreError::File { .. })));
    assert!(!place.file("none.db").exists());
    std::fs::write(place.file("letter"), "Dear friend, ".repeat(100)).unwrap();
    let letter = store.restore(&place.file("letter"), &mut |_| ()).await;
    assert!(matches!(letter, Err(StoreError::NotOurs { .. })));
    std::fs::write(place.file("empty"), "").unwrap();
    let empty = store.restore(&place.file("empty"), &mut |_| ()).await;
    assert!(matches!(empty, Err(StoreError::NotOurs { .. })));
    let nowhere = place.file("no/such/folder/copy.db");
    let nowhere = store.backup(&nowhere, &mut |_| ()).await;
    assert!(matches!(nowhere, Err(StoreError::File { .. })));
    expect_rows(&store, "a", 1).await;
    assert_eq!(store.head("b").await.unwrap(), None);
}
