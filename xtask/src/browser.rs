//! The page's own checks, and the page in a real browser.

use std::net::TcpListener;

use anyhow::{Context, Result};

use crate::run::{cargo, metadata, program, root, run, target_folder};
use crate::{system, web};

/// Formatting, types, words and units of the page.
pub(crate) fn check() -> Result<()> {
    web::modules()?;
    web::package()?;
    for script in ["format:check", "check", "words", "test"] {
        npm(script, &[])?;
    }
    Ok(())
}

/// Builds the page, serves it by the program itself and lets Chromium play.
pub(crate) fn drive(args: &[&str]) -> Result<()> {
    system::install("chromium", "chromium", "The page is driven")?;
    web::build()?;
    // As for the tests of the workspace, with which everything is then shared:
    // the program alone would have other features and be built a second time.
    run(&mut cargo(&["test", "--workspace", "--locked", "--no-run"]))?;
    npm("e2e", args)
}

fn npm(script: &str, args: &[&str]) -> Result<()> {
    let name = format!("tablier{}", std::env::consts::EXE_SUFFIX);
    let tablier = target_folder(&metadata()?)?.join("debug").join(name);
    let mut npm = program("npm", &["run", "--silent", script, "--"]);
    npm.args(args).current_dir(root().join("web"));
    run(npm
        .env("TABLIER_PROGRAM", tablier)
        .env("TABLIER_PORT", free_port()?.to_string()))
}

/// A port that nobody listens at just now.
fn free_port() -> Result<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").context("no free port")?;
    Ok(listener.local_addr()?.port())
}
