//! `cargo xtask play`: from a fresh checkout to a game.

use anyhow::{Context, Result};

use crate::run::{cargo, metadata, program, root, run, target_folder};
use crate::web;

/// Builds the page and the program with the page inside, and serves it; with
/// arguments it is the program that is run with them.
pub(crate) fn play(args: &[&str]) -> Result<()> {
    eprintln!("Building the page and the program; the first time takes a few minutes.");
    web::build().context("the page could not be built")?;
    let build = "build --release --locked --package cli --features page";
    run(&mut cargo(&build.split(' ').collect::<Vec<_>>()))
        .context("the program could not be built")?;
    let name = format!("tablier{}", std::env::consts::EXE_SUFFIX);
    let tablier = target_folder(&metadata()?)?.join("release").join(name);
    let shown = tablier.strip_prefix(root()).unwrap_or(&tablier);
    eprintln!("The program tablier is {}.", shown.display());
    run(program(tablier, args).args(args.is_empty().then_some("serve")))
}
