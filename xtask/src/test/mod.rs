//! `cargo xtask test`: every check and test, the quick ones first.

mod programs;
mod steps;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::{Result, bail};

use crate::busy::Loops;
use crate::lanes::{self, Failure, Task};
use crate::progress::{Board, Counts, Log, Row, Say, Times, table, time};
use crate::run::{made_folder, shown};
use steps::{Place, STEPS, Step};

/// What was asked for.
struct Wanted {
    verbose: bool,
    busy: bool,
    steps: Vec<&'static Step>,
}

/// The steps and flags, one a line.
pub(crate) fn help() -> String {
    let line = |step: &Step| format!("  {:<8} {}\n", step.name, step.what);
    let steps: String = STEPS.iter().map(line).collect();
    format!("Steps of cargo xtask test:\n{steps}")
}

/// Runs the steps named, all of them if none is, and stops at the first that
/// fails.
pub(crate) fn test(args: &[&str]) -> Result<ExitCode> {
    let wanted = read(args)?;
    for step in &wanted.steps {
        (step.needs)()?;
    }
    let folder = made_folder()?;
    let log = Arc::new(Log::begin(folder.join("test.log"), wanted.verbose)?);
    let mut times = Times::read(folder.join("times"));
    let loops = wanted.busy.then(Loops::start).transpose()?;
    if let Some(loops) = &loops {
        eprintln!(
            "Beside the tests: {} busy loops, one per core.",
            loops.len()
        );
    }
    let rows = wanted.steps.iter().map(|step| row(step, &times)).collect();
    let mut board = Board::show(rows, Say::Ends, wanted.verbose);
    let failures = run(&wanted.steps, &board, &log);
    board.finish();
    drop(loops);
    for (step, row) in wanted.steps.iter().zip(board.rows()) {
        if let Some(time) = row.time() {
            times.note(&format!("test {}", step.name), time);
        }
    }
    times.keep();
    lanes::tell(&failures, &log);
    print!("{}", report(&wanted.steps, &board, &failures, &log));
    Ok(match failures.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

fn row(step: &Step, times: &Times) -> Row {
    let last = times.last(&format!("test {}", step.name));
    Row::new(
        step.name,
        step.what,
        last.unwrap_or(Duration::from_secs(step.seconds)),
    )
}

/// The lanes first, then what needs the machine for itself.
fn run(steps: &[&'static Step], board: &Board, log: &Arc<Log>) -> Vec<Failure> {
    let tasks_of = |place: Place| -> Vec<Task> {
        let all = steps.iter().enumerate();
        let here = all.filter(|(_, step)| step.place == place);
        here.map(|(index, step)| Task {
            index,
            name: step.name,
            run: step.run,
        })
        .collect()
    };
    let stop = Arc::new(AtomicBool::new(false));
    let (rust, page) = (tasks_of(Place::Rust), tasks_of(Place::Page));
    let failures = lanes::run(&[&rust, &page], board, log, &stop);
    if !failures.is_empty() {
        return failures;
    }
    lanes::run(&[&tasks_of(Place::Alone)], board, log, &stop)
}

/// The table of all steps, the file with everything, and last of all how many
/// tests passed and failed.
fn report(steps: &[&Step], board: &Board, failures: &[Failure], log: &Log) -> String {
    let mut rows = Vec::new();
    let mut sum = Counts::default();
    for (step, row) in steps.iter().zip(board.rows()) {
        let failed = failures.iter().any(|failure| failure.name == step.name);
        let counts = counted(row.counts(), failed);
        sum = sum.plus(counts);
        let result = match row.time() {
            None => "not finished".to_string(),
            Some(_) if row.counts() != Counts::default() => {
                format!("{} passed, {} failed", counts.passed, counts.failed)
            }
            Some(_) if failed => "FAILED".to_string(),
            Some(_) => "passed".to_string(),
        };
        let taken = row.time().map(time).unwrap_or_default();
        rows.push(vec![step.name.to_string(), taken, result]);
    }
    format!(
        "\n{}\nThe whole output is in {}\n{} passed, {} failed\n",
        table(&rows),
        shown(log.path()),
        sum.passed,
        sum.failed
    )
}

/// A step that fails without a failing test is a failure all the same.
fn counted(counts: Counts, failed: bool) -> Counts {
    Counts {
        failed: counts.failed.max(u32::from(failed)),
        ..counts
    }
}

/// Flags may stand anywhere; the rest are names of steps.
fn read(args: &[&str]) -> Result<Wanted> {
    let (flags, names): (Vec<&str>, Vec<&str>) =
        args.iter().partition(|argument| argument.starts_with('-'));
    if let Some(odd) = flags
        .iter()
        .find(|flag| !["--verbose", "--busy"].contains(flag))
    {
        bail!("no such option: {odd}; there are --busy and --verbose");
    }
    Ok(Wanted {
        verbose: flags.contains(&"--verbose"),
        busy: flags.contains(&"--busy"),
        steps: chosen(&names)?,
    })
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
                "fmt", "tidy", "clippy", "test", "doc", "web", "wasm", "browser"
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

    #[test]
    fn flags_stand_anywhere() {
        let wanted = read(&["fmt", "--busy", "doc", "--verbose"]).unwrap();
        assert!(wanted.busy && wanted.verbose);
        assert_eq!(names(&wanted.steps), ["fmt", "doc"]);
        let plain = read(&[]).unwrap();
        assert!(!plain.busy && !plain.verbose);
        let error = read(&["--bussy"]).err().unwrap().to_string();
        assert!(error.contains("--bussy") && error.contains("--busy"));
    }

    #[test]
    fn the_browser_has_the_machine_for_itself() {
        let browser = STEPS.iter().find(|step| step.name == "browser").unwrap();
        assert_eq!(browser.place, Place::Alone);
    }

    /// Runs made-up steps and returns what is reported.
    fn reported(name: &str, steps: &[&'static Step]) -> (String, usize) {
        let path = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
        let log = Arc::new(Log::begin(path.clone(), false).unwrap());
        let rows = steps.iter().map(|step| row(step, &Times::default()));
        let mut board = Board::show(rows.collect(), Say::Ends, true);
        let failures = run(steps, &board, &log);
        board.finish();
        let text = report(steps, &board, &failures, &log);
        std::fs::remove_file(path).unwrap();
        (text, failures.len())
    }

    const fn step(name: &'static str, place: Place, run: steps::Run) -> Step {
        Step {
            name,
            what: "",
            seconds: 1,
            place,
            needs: || Ok(()),
            run,
        }
    }

    fn says(job: &crate::job::Job, text: &str) -> Result<()> {
        job.run(crate::run::program("echo", &[text]))
    }

    #[test]
    fn the_last_line_sums_all_tests() {
        static RUST: Step = step("rust", Place::Rust, |job| {
            says(job, "test result: ok. 1200 passed; 0 failed; 0 ignored")
        });
        static PAGE: Step = step("page", Place::Page, |job| {
            says(job, "      Tests  30 passed (30)")
        });
        static BROWSER: Step = step("browser", Place::Alone, |job| {
            says(job, "  4 passed (2.1m)")
        });
        static QUIET: Step = step("quiet", Place::Rust, |_| Ok(()));
        let (text, failures) = reported("sum", &[&QUIET, &RUST, &PAGE, &BROWSER]);
        assert_eq!(failures, 0);
        assert_eq!(text.lines().last(), Some("1234 passed, 0 failed"));
        let line = |name: &str| text.lines().find(|line| line.starts_with(name)).unwrap();
        assert!(
            line("quiet").ends_with("passed") && line("rust").ends_with("1200 passed, 0 failed")
        );
    }

    #[test]
    fn what_follows_a_failure_is_not_run_and_the_last_line_tells() {
        static FAILS: Step = step("fails", Place::Rust, |job| {
            job.run(crate::run::program("false", &[]))
        });
        static NEXT: Step = step("next", Place::Rust, |job| says(job, "  4 passed (2.1m)"));
        static LAST: Step = step("last", Place::Alone, |job| says(job, "  4 passed (2.1m)"));
        let (text, failures) = reported("failure", &[&FAILS, &NEXT, &LAST]);
        assert_eq!(failures, 1);
        assert_eq!(text.lines().last(), Some("0 passed, 1 failed"));
        assert_eq!(text.matches("not finished").count(), 2);
        assert_eq!(text.matches("FAILED").count(), 1);
    }

    #[test]
    fn a_lane_stops_when_the_other_fails() {
        static FAILS: Step = step("fails", Place::Rust, |_| bail!("it does not hold"));
        static SLEEPS: Step = step("sleeps", Place::Page, |job| {
            job.run(crate::run::program("sleep", &["600"]))
        });
        let (text, failures) = reported("lanes", &[&FAILS, &SLEEPS]);
        assert_eq!(failures, 1);
        assert!(
            text.contains("sleeps") && text.ends_with("0 passed, 1 failed\n"),
            "{text}"
        );
    }
}
