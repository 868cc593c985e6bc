//! Every test of the workspace. Cargo builds the programs and would run them one
//! after the other, each of which has a core idle towards its end; here two run
//! at once, the longest first.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::job::Job;
use crate::progress::Times;
use crate::run::{cargo, made_folder, program};

/// How many programs run at once. Each uses every core while it can.
const AT_ONCE: usize = 2;

/// A program with tests, or the examples in the documentation of all crates.
#[derive(Clone, PartialEq, Debug)]
enum Tests {
    Program {
        name: String,
        file: PathBuf,
        /// The package's folder, in which its tests expect to be run.
        folder: PathBuf,
    },
    Documentation,
}

impl Tests {
    fn name(&self) -> &str {
        match self {
            Tests::Program { name, .. } => name,
            Tests::Documentation => "doctests",
        }
    }

    fn command(&self) -> Command {
        match self {
            Tests::Program { file, folder, .. } => {
                let mut command = program(file, &[]);
                command.current_dir(folder);
                command.env("CARGO_MANIFEST_DIR", folder);
                command
            }
            Tests::Documentation => cargo(&["test", "--workspace", "--locked", "--doc"]),
        }
    }
}

/// Builds all tests and runs them.
pub(super) fn run(job: &Job) -> Result<()> {
    let build = "test --workspace --locked --no-run --message-format=json-render-diagnostics";
    let built = job.read(cargo(&build.split(' ').collect::<Vec<_>>()))?;
    let mut all = programs(&built)?;
    all.push(Tests::Documentation);
    let times = Mutex::new(Times::read(made_folder()?.join("program-times")));
    let count = u32::try_from(all.len()).unwrap_or(u32::MAX);
    let done = AtomicU32::new(0);
    let queue = Mutex::new(in_order(all, &held(&times)));
    // Both hands take from one queue; a failure empties it.
    let work = || -> Result<()> {
        while let Some(tests) = { held(&queue).pop() } {
            let start = Instant::now();
            let named = job.called(tests.name());
            if let Err(error) = named.run_beside(tests.command()) {
                held(&queue).clear();
                return Err(error.context(format!("the tests {} failed", tests.name())));
            }
            held(&times).note(tests.name(), start.elapsed());
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            job.row().done_of(done, count);
        }
        Ok(())
    };
    job.row().next_program();
    let result = std::thread::scope(|scope| {
        let hands: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(work)).collect();
        let results = hands.into_iter().map(|hand| hand.join().expect("no panic"));
        // All are joined before the first failure is passed on.
        results.collect::<Vec<_>>().into_iter().collect()
    });
    held(&times).keep();
    result
}

fn held<T>(value: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The programs with tests that cargo says it has built.
fn programs(built: &str) -> Result<Vec<Tests>> {
    let mut found = Vec::new();
    for line in built.lines() {
        let message: Value = serde_json::from_str(line).context("cargo's messages are odd")?;
        // Examples are built, too, but have no tests.
        let is_test = message["profile"]["test"] == true;
        let file = message["executable"].as_str().filter(|_| is_test);
        let manifest = message["manifest_path"].as_str().map(Path::new);
        let target = message["target"]["name"].as_str();
        let (Some(file), Some(manifest), Some(target)) = (file, manifest, target) else {
            continue;
        };
        let folder = manifest.parent().context("a manifest lies in a folder")?;
        let package = folder.file_name().unwrap_or_default().to_string_lossy();
        let kind = message["target"]["kind"][0].as_str();
        found.push(Tests::Program {
            name: match kind {
                Some("test") => format!("{package}/{target}"),
                _ => package.to_string(),
            },
            file: file.into(),
            folder: folder.into(),
        });
    }
    Ok(found)
}

/// The one that took longest comes last, where a queue is taken from. What is
/// not known may be long.
fn in_order(mut all: Vec<Tests>, times: &Times) -> Vec<Tests> {
    let last = |tests: &Tests| times.last(tests.name()).unwrap_or(Duration::MAX);
    all.sort_by_key(last);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn artifact(package: &str, kind: &str, name: &str, test: bool, file: Option<&str>) -> String {
        json!({
            "reason": "compiler-artifact",
            "manifest_path": format!("/repo/crates/{package}/Cargo.toml"),
            "target": {"kind": [kind], "name": name},
            "profile": {"test": test},
            "executable": file,
        })
        .to_string()
    }

    #[test]
    fn only_what_has_tests_is_run() {
        let built = [
            artifact("seven", "lib", "seven", false, None),
            artifact("seven", "lib", "seven", true, Some("/t/seven-1")),
            artifact("seven", "test", "clauses", true, Some("/t/clauses-1")),
            artifact("wasm", "example", "probe", false, Some("/t/probe")),
            json!({"reason": "build-finished", "success": true}).to_string(),
        ];
        let found = programs(&built.join("\n")).unwrap();
        let names: Vec<&str> = found.iter().map(Tests::name).collect();
        assert_eq!(names, ["seven", "seven/clauses"]);
        let command = found[1].command();
        assert_eq!(
            command.get_current_dir(),
            Some(Path::new("/repo/crates/seven"))
        );
        assert!(programs("no JSON").is_err());
    }

    #[test]
    fn the_longest_are_taken_first() {
        let tests = |name: &str| Tests::Program {
            name: name.to_string(),
            file: PathBuf::new(),
            folder: PathBuf::new(),
        };
        let mut times = Times::default();
        times.note("short", Duration::from_secs(1));
        times.note("long", Duration::from_secs(60));
        let mut queue = in_order(vec![tests("long"), tests("new"), tests("short")], &times);
        let mut taken = Vec::new();
        while let Some(next) = queue.pop() {
            taken.push(next.name().to_string());
        }
        assert_eq!(taken, ["new", "long", "short"]);
    }
}
