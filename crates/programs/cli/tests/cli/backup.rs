//! `tablier backup` and `tablier restore` as somebody runs them.

use std::sync::Arc;

use serde_json::json;
use store::testing::{Folder, PgServer};
use store::{Kind, NewStream, Options, Row, Store, StoreUrl};
use tokio::runtime::Runtime;

use crate::tablier::Tablier;

/// Does something with a store and closes it again.
fn with<T>(url: &StoreUrl, work: impl AsyncFnOnce(&Store) -> T) -> T {
    Runtime::new().unwrap().block_on(async {
        let store = Store::open(url, &Options::default()).await.unwrap();
        let result = work(&store).await;
        store.close().await;
        result
    })
}

/// Makes tables with so many rows each.
async fn fill(store: &Store, tables: &[(&str, u64)]) {
    for (id, rows) in tables {
        let stream = NewStream {
            id: id.to_string(),
            kind: Kind::Table,
            state: 0,
            listed: false,
            group: None,
            facts: "{}".to_string(),
            at: 1,
        };
        assert!(store.create(stream).await.unwrap());
        for seq in 1..=*rows {
            let row = Row {
                stream: Arc::from(*id),
                seq,
                at: seq,
                body: format!("[{seq}]"),
            };
            store.append(row).await.unwrap();
        }
    }
}

fn path(folder: &Folder, name: &str) -> String {
    folder.file(name).display().to_string()
}

#[test]
fn everything_goes_into_a_file_and_into_another_database() {
    let folder = Folder::new();
    let (data, copy) = (path(&folder, "tablier.db"), path(&folder, "copy.db"));
    let new = path(&folder, "new.db");
    with(&folder.store("tablier.db"), async |store| {
        fill(store, &[("a", 3), ("b", 0)]).await
    });

    let out = Tablier::run(&["backup", "--data", &data, &copy]);
    assert_eq!((out.code, out.stderr.as_str()), (0, ""));
    assert!(
        out.stdout.contains("2 logs with 3 entries"),
        "{}",
        out.stdout
    );

    // The environment says where, too.
    let variables = [("TABLIER_DATA", new.as_str())];
    let out = Tablier::in_environment(&variables, &["restore", &copy, "--json"], "");
    assert_eq!(out.code, 0, "{}", out.stderr);
    let expected = json!({
        "data": new, "file": copy,
        "added": 2, "extended": 0, "present": 0, "rows": 3, "conflicts": [],
    });
    assert_eq!(out.json(), expected);
    let last = with(&folder.store("new.db"), async |store| {
        store.head("a").await.unwrap().unwrap().last
    });
    assert_eq!(last, 3);
}

#[test]
fn it_works_beside_an_open_database_and_names_conflicts() {
    let folder = Folder::new();
    let (data, copy) = (path(&folder, "tablier.db"), path(&folder, "copy.db"));
    with(&folder.store("tablier.db"), async |store| {
        fill(store, &[("a", 2), ("b", 1)]).await;
        let out = Tablier::run(&["backup", "--data", &data, &copy, "--json"]);
        assert_eq!(out.json()["rows"], 3, "{}", out.stderr);
        // One is gone and one is something else since then.
        assert!(store.delete("a").await.unwrap());
        assert!(store.delete("b").await.unwrap());
        fill(store, &[("b", 0)]).await;
        let row = Row {
            stream: Arc::from("b"),
            seq: 1,
            at: 99,
            body: "[\"other\"]".to_string(),
        };
        store.append(row).await.unwrap();
        let out = Tablier::run(&["restore", "--data", &data, &copy]);
        assert_eq!(out.code, 0, "{}", out.stderr);
        assert!(out.stdout.contains("1 log and 2 entries"), "{}", out.stdout);
        assert!(
            out.stdout.contains("left as it is:\n  b\n"),
            "{}",
            out.stdout
        );
        assert_eq!(store.head("a").await.unwrap().unwrap().last, 2);
    });
}

#[test]
fn it_goes_from_a_file_to_postgresql_and_back() {
    let folder = Folder::new();
    let copy = path(&folder, "copy.db");
    with(&folder.store("tablier.db"), async |store| {
        fill(store, &[("a", 3)]).await;
    });
    let data = path(&folder, "tablier.db");
    assert_eq!(Tablier::run(&["backup", "--data", &data, &copy]).code, 0);
    let database = PgServer::shared().address();
    let out = Tablier::run(&["restore", "--data", &database, &copy, "--json"]);
    assert_eq!(out.json()["added"], 1, "{}", out.stderr);
    let back = path(&folder, "back.db");
    let out = Tablier::run(&["backup", "--data", &database, &back, "--json"]);
    assert_eq!(out.json()["rows"], 3, "{}", out.stderr);
}

#[test]
fn what_cannot_be_done_is_said_and_nothing_is_made() {
    let folder = Folder::new();
    let (data, copy) = (path(&folder, "tablier.db"), path(&folder, "copy.db"));
    let out = Tablier::run(&["backup", "--data", &data, &copy]);
    assert_eq!(out.code, 1);
    assert!(
        out.stderr.contains("there is no such file"),
        "{}",
        out.stderr
    );
    let out = Tablier::run(&["restore", "--data", &data, &copy]);
    assert_eq!(out.code, 1);
    assert!(
        out.stderr.contains("there is no such file"),
        "{}",
        out.stderr
    );
    assert!(!folder.file("tablier.db").exists() && !folder.file("copy.db").exists());

    std::fs::write(folder.file("copy.db"), "a letter").unwrap();
    with(&folder.store("tablier.db"), async |_| ());
    for (lang, word) in [
        ("en", "already"),
        ("fr", "existe déjà"),
        ("es", "ya existe"),
    ] {
        let out = Tablier::run(&["--lang", lang, "backup", "--data", &data, &copy]);
        assert_eq!(out.code, 1);
        assert!(out.stderr.contains(word), "{}", out.stderr);
    }
    assert_eq!(
        std::fs::read_to_string(folder.file("copy.db")).unwrap(),
        "a letter"
    );
    let out = Tablier::run(&["restore", "--data", &data, &copy]);
    assert!(out.stderr.contains("something else"), "{}", out.stderr);

    let out = Tablier::run(&["backup", "--data", "mysql://here", &copy]);
    assert_eq!(out.code, 2);
    assert!(out.stderr.contains("postgres://"), "{}", out.stderr);
    let variables = [("TABLIER_DATA", "mysql://here")];
    let out = Tablier::in_environment(&variables, &["backup", &copy], "");
    assert_eq!(out.code, 1);
    assert!(out.stderr.contains("TABLIER_DATA"), "{}", out.stderr);
    assert!(out.stderr.contains("mysql"), "{}", out.stderr);
}
