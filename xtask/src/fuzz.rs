//! `cargo xtask fuzz`: looks for inputs that break a parser, for a bounded time.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::run::{answers, cargo, metadata, program, root, run, target_folder};

/// Prints the names of the targets.
pub(crate) fn list() -> Result<()> {
    for target in targets()? {
        println!("{target}");
    }
    Ok(())
}

/// Fuzzes one target. What is found goes to the target folder, so that the
/// stored corpus changes only when somebody means it to.
pub(crate) fn fuzz(target: &str, seconds: &str) -> Result<()> {
    let targets = targets()?;
    if !targets.iter().any(|name| name == target) {
        bail!("no such target: {target}; there are {}", targets.join(", "));
    }
    let seconds: u32 = seconds
        .parse()
        .context("--seconds wants a whole number of seconds")?;
    install()?;
    let found = target_folder(&metadata()?)?
        .join("fuzz-corpus")
        .join(target);
    fs::create_dir_all(&found).with_context(|| format!("cannot make {}", found.display()))?;
    eprintln!("Fuzzing {target} for {seconds} seconds.");
    let found = found.to_str().context("the target folder has no name")?;
    let stored = format!("fuzz/corpus/{target}");
    let limit = format!("-max_total_time={seconds}");
    // The code holds nothing unsafe, so the address sanitizer would only be slow.
    let command = ["run", "nightly", "cargo", "fuzz", "run", "--sanitizer=none"];
    let inputs = [target, found, &stored, "--", &limit, "-timeout=10"];
    run(&mut program("rustup", &[&command[..], &inputs].concat())).with_context(|| {
        format!(
            "the input that breaks {target} is in fuzz/artifacts/{target}; \
             copy it to fuzz/corpus/{target} and the ordinary tests replay it"
        )
    })
}

/// The targets, by their files.
fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).context("fuzz/fuzz_targets is missing")? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "rs") {
            names.extend(path.file_stem().map(|name| name.to_string_lossy().into()));
        }
    }
    names.sort();
    Ok(names)
}

fn install() -> Result<()> {
    let nightly = ["run", "nightly", "rustc", "--version"];
    if !answers(&mut program("rustup", &nightly)) {
        let args = ["toolchain", "install", "nightly", "--profile", "minimal"];
        run(&mut program("rustup", &args)).context("fuzzing needs rustup's nightly toolchain")?;
    }
    if !answers(&mut cargo(&["fuzz", "--version"])) {
        run(&mut cargo(&["install", "cargo-fuzz", "--locked"]))?;
    }
    Ok(())
}
