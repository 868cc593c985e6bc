//! The page's own checks, and the page in a real browser.

use std::process::Command;

use anyhow::Result;

use crate::job::Job;
use crate::run::{cargo, metadata, target_folder};
use crate::web::{self, node};
use crate::{system, wasm};

/// The checks of the page: their names in the log, and how they are run. Those of
/// one list follow each other, the lists are side by side.
const CHECKS: [&[(&str, &[&str])]; 2] = [
    &[(
        "types",
        &[
            "node_modules/svelte-check/bin/svelte-check",
            "--tsconfig",
            "./tsconfig.json",
            "--fail-on-warnings",
        ],
    )],
    &[
        (
            "format",
            &["node_modules/prettier/bin/prettier.cjs", "--check", "."],
        ),
        ("words", &["checks/words.mjs"]),
        ("units", &["node_modules/vitest/vitest.mjs", "run"]),
    ],
];

/// Formatting, types, words and units of the page; and that it builds.
pub(crate) fn check(job: &Job) -> Result<()> {
    web::modules(job)?;
    wasm::package(job)?;
    let list = |checks: &[(&str, &[&str])]| -> Result<()> {
        for (name, args) in checks {
            job.called(name).run_beside(node(args))?;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let [first, second] = CHECKS;
        let first = scope.spawn(move || list(first));
        let second = list(second);
        first.join().expect("a check does not panic").and(second)
    })?;
    web::page(job)?;
    // Here, beside the tests of the workspace, nobody waits for it.
    wasm::fourth_package(job)
}

/// Installs what drives the page.
pub(crate) fn install() -> Result<()> {
    system::install("chromium", "chromium", "The page is driven")
}

/// Builds the page, serves it by the program itself and lets Chromium play.
pub(crate) fn drive(job: &Job, args: &[&str]) -> Result<()> {
    web::modules(job)?;
    wasm::package(job)?;
    web::page(job)?;
    wasm::fourth_package(job)?;
    // As for the tests of the workspace, with which everything is then shared:
    // the program alone would have other features and be built a second time.
    job.run(cargo(&["test", "--workspace", "--locked", "--no-run"]))?;
    web::fourth_page(job)?;
    job.run(playwright(args)?)
}

fn playwright(args: &[&str]) -> Result<Command> {
    let name = format!("tablier{}", std::env::consts::EXE_SUFFIX);
    let tablier = target_folder(&metadata()?)?.join("debug").join(name);
    let mut playwright = node(&["node_modules/@playwright/test/cli.js", "test"]);
    playwright.args(args).env("TABLIER_PROGRAM", tablier);
    playwright.env("TABLIER_FOURTH", web::fourth_folder()?);
    Ok(playwright)
}
