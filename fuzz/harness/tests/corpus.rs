//! Replays every stored input of the fuzzer, so that what was once found stays
//! mended.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use fuzz_harness::TARGETS;

fn folder(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join(name)
}

/// The names in a folder, without what follows a dot.
fn names(folder: PathBuf) -> BTreeSet<String> {
    let entries = fs::read_dir(&folder);
    let entries = entries.unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    entries
        .map(|entry| entry.unwrap().path())
        .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
        .collect()
}

#[test]
fn every_stored_input_passes() {
    for (name, target) in TARGETS {
        let folder = folder("corpus").join(name);
        let entries = fs::read_dir(&folder);
        let entries = entries.unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
        let mut inputs = 0;
        for entry in entries {
            let path = entry.unwrap().path();
            let data = fs::read(&path).unwrap();
            // The name of the input is what a person needs when one fails.
            let caught = std::panic::catch_unwind(|| target(&data));
            assert!(caught.is_ok(), "{} fails", path.display());
            inputs += 1;
        }
        assert!(inputs > 0, "{} is empty", folder.display());
    }
}

#[test]
fn every_target_has_a_corpus_and_a_program() {
    let listed: BTreeSet<String> = TARGETS.iter().map(|(name, _)| name.to_string()).collect();
    assert_eq!(names(folder("corpus")), listed);
    assert_eq!(names(folder("fuzz_targets")), listed);
}
