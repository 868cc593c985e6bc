//! `cargo xtask bench`: counts the instructions of what users run. Counts are
//! the same on a busy machine and an idle one; seconds are not.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::run::{cargo, metadata, output, program, root, run, target_folder};
use crate::system;

/// The name of every benchmark that counts instructions.
const BENCH: &str = "instructions";

/// Installs what is missing and runs the benchmarks.
pub(crate) fn bench() -> Result<()> {
    let metadata = metadata()?;
    let packages = packages_with_bench(&metadata);
    if packages.is_empty() {
        bail!("no package has a benchmark called {BENCH}");
    }
    system::install("valgrind", "valgrind", "Instructions are counted")?;
    let runner = install_runner(&target_folder(&metadata)?.join("tools"))?;
    let mut args = vec!["bench", "--locked", "--bench", BENCH];
    for package in &packages {
        args.extend(["--package", package]);
    }
    run(cargo(&args).env("GUNGRAUN_RUNNER", runner))
}

/// The packages that have such a benchmark.
fn packages_with_bench(metadata: &Value) -> Vec<&str> {
    let mut names = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let mut targets = package["targets"].as_array().into_iter().flatten();
        let counts = |target: &Value| target["kind"][0] == "bench" && target["name"] == BENCH;
        if targets.any(counts) {
            names.extend(package["name"].as_str());
        }
    }
    names
}

/// The runner must have the very version of the library that the benchmarks
/// are built with; both speak a format of their own.
fn install_runner(folder: &Path) -> Result<PathBuf> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).context("Cargo.lock is missing")?;
    let version = locked_version(&lock, "gungraun").context("gungraun is not in Cargo.lock")?;
    let runner = folder.join("bin").join("gungraun-runner");
    let installed = output(&mut program(&runner, &["--version"])).unwrap_or_default();
    if installed.split_whitespace().last() != Some(version) {
        let version = format!("={version}");
        let mut install = cargo(&["install", "gungraun-runner", "--locked", "--force"]);
        run(install.args(["--version", &version, "--root"]).arg(folder))?;
    }
    Ok(runner)
}

/// The version of a package in a lock file.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = ")?;
    Some(version.trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_version_is_that_of_the_package_itself() {
        let lock = "[[package]]\nname = \"gungraun-macros\"\nversion = \"0.10.0\"\n\n\
                    [[package]]\nname = \"gungraun\"\nversion = \"0.20.0\"\n";
        assert_eq!(locked_version(lock, "gungraun"), Some("0.20.0"));
        assert_eq!(locked_version(lock, "gung"), None);
    }

    #[test]
    fn only_packages_that_count_instructions_are_run() {
        let target = |kind: &str, name: &str| json!({"kind": [kind], "name": name});
        let metadata = json!({"packages": [
            {"name": "seven", "targets": [target("lib", "seven"), target("bench", BENCH)]},
            {"name": "game", "targets": [target("test", BENCH), target("bench", "other")]},
        ]});
        assert_eq!(packages_with_bench(&metadata), ["seven"]);
    }
}
