//! `cargo xtask test`: every check and test, the quick ones first.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::run::{cargo, run};
use crate::{browser, system, tidy, wasm};

/// One check among those that must pass.
struct Step {
    name: &'static str,
    what: &'static str,
    run: fn() -> Result<()>,
}

/// Every step, in an order that fails early.
const STEPS: &[Step] = &[
    Step {
        name: "fmt",
        what: "the sources are formatted",
        run: formatted,
    },
    Step {
        name: "tidy",
        what: "the house's own rules about sources and manifests",
        run: tidy::tidy,
    },
    Step {
        name: "clippy",
        what: "no warnings",
        run: clippy,
    },
    Step {
        name: "test",
        what: "every test of the workspace",
        run: tests,
    },
    Step {
        name: "doc",
        what: "the documentation builds without warnings",
        run: documentation,
    },
    Step {
        name: "wasm",
        what: "what runs in the browser builds for it and plays alike",
        run: wasm::agree,
    },
    Step {
        name: "web",
        what: "the page is formatted, typed, worded in every language, and its units work",
        run: browser::check,
    },
    Step {
        name: "browser",
        what: "the page works in a real browser",
        run: || browser::drive(&[]),
    },
];

/// The steps, one a line.
pub(crate) fn help() -> String {
    let line = |step: &Step| format!("  {:<8} {}\n", step.name, step.what);
    let steps: String = STEPS.iter().map(line).collect();
    format!("Steps of cargo xtask test:\n{steps}")
}

/// Runs the steps named, all of them if none is, and stops at the first that
/// fails.
pub(crate) fn test(names: &[&str]) -> Result<()> {
    let mut times: Vec<(&str, Duration)> = Vec::new();
    for step in chosen(names)? {
        eprintln!("\n=== {}: {}", step.name, step.what);
        let start = Instant::now();
        let result = (step.run)();
        let time = start.elapsed();
        if let Err(error) = result {
            summary(&times);
            eprintln!("{:<8} {:>6.1} s  FAILED", step.name, time.as_secs_f64());
            return Err(error.context(format!("the step {} failed", step.name)));
        }
        eprintln!("=== {}: passed in {:.1} s", step.name, time.as_secs_f64());
        times.push((step.name, time));
    }
    summary(&times);
    Ok(())
}

/// The steps of these names, in the order of the list.
fn chosen(names: &[&str]) -> Result<Vec<&'static Step>> {
    let known = |name: &str| STEPS.iter().any(|step| step.name == name);
    if let Some(name) = names.iter().find(|name| !known(name)) {
        bail!("no such step: {name}\n\n{}", help());
    }
    let wanted = |step: &&Step| names.is_empty() || names.contains(&step.name);
    Ok(STEPS.iter().filter(wanted).collect())
}

fn summary(times: &[(&str, Duration)]) {
    eprintln!("\n=== summary");
    for (name, time) in times {
        eprintln!("{name:<8} {:>6.1} s  passed", time.as_secs_f64());
    }
}

fn formatted() -> Result<()> {
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    run(&mut cargo(&[
        "fmt",
        "--check",
        "--manifest-path",
        "fuzz/Cargo.toml",
    ]))
}

fn clippy() -> Result<()> {
    let args = "clippy --workspace --all-targets --locked -- -D warnings";
    run(&mut cargo(&words(args)))
}

fn tests() -> Result<()> {
    system::install_postgresql()?;
    system::install("python3", "python3", "The example of a bot is run")?;
    run(&mut cargo(&words("test --workspace --locked")))
}

fn documentation() -> Result<()> {
    let args = "doc --workspace --no-deps --locked";
    run(cargo(&words(args)).env("RUSTDOCFLAGS", "-D warnings"))
}

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(chosen: &[&'static Step]) -> Vec<&'static str> {
        chosen.iter().map(|step| step.name).collect()
    }

    #[test]
    fn no_name_means_every_step_and_quick_ones_come_first() {
        let all = names(&chosen(&[]).unwrap());
        assert_eq!(
            all,
            [
                "fmt", "tidy", "clippy", "test", "doc", "wasm", "web", "browser"
            ]
        );
    }

    #[test]
    fn named_steps_keep_their_order() {
        let some = names(&chosen(&["doc", "fmt"]).unwrap());
        assert_eq!(some, ["fmt", "doc"]);
    }

    #[test]
    fn an_unknown_step_is_refused_with_the_list() {
        let error = chosen(&["fmt", "tests"]).err().unwrap().to_string();
        assert!(error.contains("no such step: tests") && error.contains("clippy"));
    }
}
