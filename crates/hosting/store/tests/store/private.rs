//! Nobody but its owner reads what is kept.

use std::collections::BTreeMap;
use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::Command;

use store::testing::Folder;
use store::{Exposed, StoreUrl, exposed, exposed_files};

use crate::places::{expect_rows, fill, open};

/// Set for the program that writes.
const HERE: &str = "TABLIER_TEST_UMASK";

/// The permissions of everything in a folder.
fn modes(folder: &Folder) -> BTreeMap<String, u32> {
    let entries = fs::read_dir(folder.file("")).unwrap();
    let mode = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().unwrap();
        // SQLite may take a file away while it is looked at.
        let found = fs::metadata(entry.path()).ok()?;
        Some((name, found.permissions().mode() & 0o7777))
    };
    entries.filter_map(|entry| mode(entry.unwrap())).collect()
}

fn all_private(folder: &Folder, expected: &[&str]) {
    let modes = modes(folder);
    for name in expected {
        assert!(modes.contains_key(*name), "{name} is missing in {modes:?}");
    }
    for (name, mode) in modes {
        assert_eq!(mode, 0o600, "{name} has mode {mode:04o}");
    }
}

/// A program takes away from the permissions of its files what its user has said.
/// This one is started again by a user who has said nothing, so that every file has
/// exactly the permissions that it was made with.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_file_is_private_from_its_first_moment() {
    if std::env::var_os(HERE).is_some() {
        return write_everything().await;
    }
    let name = "private::every_file_is_private_from_its_first_moment";
    let told = Command::new("sh")
        .args(["-c", r#"umask 000; exec "$0" "$@""#])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", name, "--nocapture"])
        .env(HERE, "1")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&told.stdout).into_owned();
    let complained = String::from_utf8_lossy(&told.stderr);
    assert!(told.status.success(), "{said}{complained}");
    assert!(said.contains("1 passed"), "{said}");
}

async fn write_everything() {
    let folder = Folder::new();
    let store = open(&folder.store("store.db")).await;
    fill(&store, "a", 3).await;
    all_private(&folder, &["store.db", "store.db-wal", "store.db-shm"]);
    // Also the file that is not whole yet.
    let mut steps = 0;
    let mut look = |_| {
        all_private(&folder, &["store.db", "copy.db.part"]);
        steps += 1;
    };
    let saved = store.backup(&folder.file("copy.db"), &mut look).await;
    saved.unwrap();
    assert!(steps > 1);
    all_private(&folder, &["copy.db"]);
    let other = open(&folder.store("other.db")).await;
    let restored = other.restore(&folder.file("copy.db"), &mut |_| ()).await;
    restored.unwrap();
    expect_rows(&other, "a", 3).await;
    all_private(&folder, &["other.db", "other.db-wal", "other.db-shm"]);
    other.close().await;
    store.close().await;
    all_private(&folder, &["store.db", "other.db", "copy.db"]);
    // A name that leads to where nothing is yet.
    symlink(folder.file("far.db"), folder.file("link.db")).unwrap();
    let far = open(&folder.store("link.db")).await;
    fill(&far, "a", 1).await;
    all_private(&folder, &["link.db", "far.db", "far.db-wal"]);
    far.close().await;
}

fn set(file: &Path, mode: u32) {
    fs::set_permissions(file, Permissions::from_mode(mode)).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_is_open_to_others_is_named_and_left_as_it_is() {
    let folder = Folder::new();
    let url = folder.store("store.db");
    open(&url).await.close().await;
    assert_eq!(exposed(&url), []);
    let (file, journal) = (folder.file("store.db"), folder.file("store.db-wal"));
    set(&file, 0o640);
    // Whoever let others read it may have wanted that.
    let store = open(&url).await;
    fill(&store, "a", 1).await;
    let named: Vec<_> = (exposed(&url).into_iter())
        .map(|it| (it.file, it.mode))
        .collect();
    assert_eq!(
        named[..2],
        [(file.clone(), 0o640), (journal.clone(), 0o640)]
    );
    // The remedy is for each file, for one that is there keeps its permissions.
    set(&file, 0o600);
    let named = exposed(&url);
    assert_eq!(
        named[0],
        Exposed {
            file: journal,
            mode: 0o640
        }
    );
    for one in exposed(&url) {
        let done = Command::new("sh").args(["-c", &one.remedy()]).status();
        assert!(done.unwrap().success());
    }
    assert_eq!(exposed_files(&file), []);
    expect_rows(&store, "a", 1).await;
    let elsewhere: StoreUrl = "postgres://db.example/games".parse().unwrap();
    assert_eq!(exposed(&elsewhere), []);
}
