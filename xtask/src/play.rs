//! `cargo xtask play`: from a fresh checkout to a game.

use std::io::{IsTerminal, stdin};
use std::path::Path;

use anyhow::{Context, Result};

use crate::run::{cargo, metadata, program, root, run, target_folder};

/// Builds the program and runs it with these arguments. Without any it asks
/// which game to play; where nobody can answer, because standard input is no
/// terminal, a sample record of each game is replayed instead.
pub(crate) fn play(args: &[&str]) -> Result<()> {
    eprintln!("Building the program; the first time takes a minute or two.");
    run(&mut cargo(&[
        "build",
        "--release",
        "--locked",
        "--package",
        "cli",
    ]))
    .context("the program could not be built")?;
    let name = format!("tablier{}", std::env::consts::EXE_SUFFIX);
    let tablier = target_folder(&metadata()?)?.join("release").join(name);
    let shown = tablier.strip_prefix(root()).unwrap_or(&tablier);
    eprintln!("The program tablier is {}.", shown.display());
    if !args.is_empty() {
        run(&mut program(tablier, args))
    } else if stdin().is_terminal() {
        run(&mut program(tablier, &["play"]))
    } else {
        samples(&tablier)
    }
}

/// Replays a sample record of each game and shows what can be asked.
fn samples(tablier: &Path) -> Result<()> {
    for game in ["seven", "heinash", "hyle7"] {
        eprintln!("\nReplaying a sample record of {game}.");
        let record = format!("data/games/{game}.record");
        let exists = root().join(&record).is_file();
        anyhow::ensure!(exists, "the sample record {record} is missing");
        run(&mut program(tablier, &["replay", &record]))
            .with_context(|| format!("the sample record {record} does not replay"))?;
    }
    eprintln!("\nWhat can be asked:");
    run(&mut program(tablier, &["--help"]))
}
