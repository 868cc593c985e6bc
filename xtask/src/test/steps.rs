//! The steps of `cargo xtask test`.

use anyhow::{Result, bail};

use super::programs;
use crate::job::Job;
use crate::run::cargo;
use crate::{browser, needs, system, tidy, wasm};

pub(super) type Run = fn(&Job) -> Result<()>;

/// One check among those that must pass.
pub(super) struct Step {
    pub(super) name: &'static str,
    pub(super) what: &'static str,
    /// About how long it takes at first.
    pub(super) seconds: u64,
    pub(super) place: Place,
    /// Makes sure, before anything long begins, that what it needs is there.
    pub(super) needs: fn() -> Result<()>,
    pub(super) run: Run,
}

/// Beside what a step may run. Cargo leaves a core idle for much of its time, and
/// the page's tools know only one, so that the two go well together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// After the other steps of this lane.
    Rust,
    /// Beside those.
    Page,
    /// Behind all of them and beside none.
    Alone,
}

/// Every step, in an order that fails early.
pub(super) const STEPS: &[Step] = &[
    Step {
        name: "fmt",
        what: "the sources are formatted",
        seconds: 3,
        place: Place::Rust,
        needs: || Ok(()),
        run: formatted,
    },
    Step {
        name: "tidy",
        what: "the house's own rules about sources and manifests",
        seconds: 1,
        place: Place::Rust,
        needs: || Ok(()),
        run: tidied,
    },
    Step {
        name: "clippy",
        what: "no warnings",
        seconds: 90,
        place: Place::Rust,
        needs: needs::for_the_program,
        run: clippy,
    },
    Step {
        name: "test",
        what: "every test of the workspace",
        seconds: 400,
        place: Place::Rust,
        needs: for_tests,
        run: programs::run,
    },
    Step {
        name: "doc",
        what: "the documentation builds without warnings",
        seconds: 20,
        place: Place::Rust,
        needs: || Ok(()),
        run: documentation,
    },
    Step {
        name: "web",
        what: "the page builds; its format, types, texts and units are right",
        seconds: 200,
        place: Place::Page,
        needs: for_the_page,
        run: browser::check,
    },
    Step {
        name: "wasm",
        what: "the players answer in WebAssembly as they do natively",
        seconds: 20,
        place: Place::Alone,
        needs: for_the_page,
        run: wasm::agree,
    },
    Step {
        name: "browser",
        what: "the page works in a real browser",
        seconds: 300,
        place: Place::Alone,
        needs: for_the_browser,
        run: |job| browser::drive(job, &[]),
    },
];

fn for_tests() -> Result<()> {
    needs::for_the_program()?;
    system::install_postgresql()?;
    system::install("python3", "python3", "The example of a bot is run")
}

fn for_the_page() -> Result<()> {
    needs::for_the_page()?;
    wasm::add_target()
}

fn for_the_browser() -> Result<()> {
    for_the_page()?;
    needs::for_the_program()?;
    browser::install()
}

fn formatted(job: &Job) -> Result<()> {
    job.run(cargo(&words("fmt --all --check")))?;
    job.run(cargo(&words("fmt --check --manifest-path fuzz/Cargo.toml")))
}

fn tidied(job: &Job) -> Result<()> {
    let violations = tidy::violations()?;
    for line in &violations {
        job.say(line);
    }
    if !violations.is_empty() {
        bail!("the house's rules are broken\n{}", violations.join("\n"));
    }
    Ok(())
}

fn clippy(job: &Job) -> Result<()> {
    let args = "clippy --workspace --all-targets --features xtask/glue --locked -- -D warnings";
    job.run(cargo(&words(args)))
}

fn documentation(job: &Job) -> Result<()> {
    let mut doc = cargo(&words("doc --workspace --no-deps --locked"));
    doc.env("RUSTDOCFLAGS", "-D warnings");
    job.run(doc)
}

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}
