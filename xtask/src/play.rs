//! `cargo xtask play`: from a fresh checkout to a game.
//!
//! The program and the page are built side by side, for each leaves a core idle
//! for most of its time; the program then serves the page from its folder.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::Result;

use crate::job::Job;
use crate::lanes::{self, Task};
use crate::progress::{Board, Log, Row, Say, Times, roughly};
use crate::run::{cargo, made_folder, metadata, program, shown, target_folder};
use crate::{needs, open, wasm, web};

/// The port that the program tries first.
const USUAL_PORT: u16 = 7777;

/// What was asked for.
#[derive(PartialEq, Debug)]
struct Wanted<'a> {
    verbose: bool,
    opens: bool,
    /// What is passed on to the program.
    args: &'a [&'a str],
}

/// A part of the work: its name among the times, what is being done, and about
/// how many seconds it takes at first.
struct Part {
    name: &'static str,
    what: &'static str,
    seconds: u64,
    run: fn(&Job) -> Result<()>,
}

const PROGRAM: Part = Part {
    name: "program",
    what: "compiling the program",
    seconds: 200,
    run: build_program,
};

const PAGE: [Part; 3] = [
    Part {
        name: "modules",
        what: "installing the page's packages",
        seconds: 20,
        run: web::modules,
    },
    Part {
        name: "package",
        what: "compiling the games for the browser",
        seconds: 120,
        run: wasm::package,
    },
    Part {
        name: "page",
        what: "putting the page together",
        seconds: 20,
        run: web::page,
    },
];

/// Builds what is needed and runs the program: the server, unless its arguments
/// say something else.
pub(crate) fn play(args: &[&str]) -> Result<ExitCode> {
    let wanted = read(args);
    // Who names a page of their own needs none of ours.
    let serves = serves(wanted.args) && std::env::var_os("TABLIER_PAGE").is_none();
    needs::for_the_program()?;
    if serves {
        needs::for_the_page()?;
        wasm::add_target()?;
    }
    if !build(serves, wanted.verbose)? {
        return Ok(ExitCode::FAILURE);
    }
    if serves && chooses_port(wanted.args) && is_taken(USUAL_PORT) {
        eprintln!("Port {USUAL_PORT} is taken, so Tablier uses another one that is free.");
    }
    let folder = web::page_folder();
    let mut tablier = program(program_path()?, &[]);
    let page = ["--page".to_string(), folder.display().to_string()];
    tablier.args(arguments(wanted.args, serves.then_some(&page[..])));
    open::hand_over(tablier, serves && wanted.opens).map(|()| ExitCode::SUCCESS)
}

/// Our own flags come first; from the first word that is none of them, or behind
/// `--`, everything is the program's.
fn read<'a>(mut args: &'a [&'a str]) -> Wanted<'a> {
    let (mut verbose, mut opens) = (false, true);
    while let [first, rest @ ..] = args {
        match *first {
            "--verbose" => verbose = true,
            "--no-browser" => opens = false,
            "--" => {
                args = rest;
                break;
            }
            _ => break,
        }
        args = rest;
    }
    Wanted {
        verbose,
        opens,
        args,
    }
}

/// Whether the program will serve a page that has to be built.
fn serves(args: &[&str]) -> bool {
    let has = |words: &[&str]| args.iter().any(|arg| words.contains(arg));
    let has_page = args.iter().any(|arg| arg.starts_with("--page"));
    let is_served = args.is_empty() || has(&["serve"]) && !has(&["--help", "-h"]);
    is_served && !has_page
}

/// Whether the program looks for a port by itself.
fn chooses_port(args: &[&str]) -> bool {
    let is_said = args.iter().any(|arg| arg.starts_with("--listen"));
    !is_said && std::env::var_os("TABLIER_LISTEN").is_none()
}

/// Whether another program listens at this port of the machine.
fn is_taken(port: u16) -> bool {
    let bound = TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    bound.is_err_and(|error| error.kind() == ErrorKind::AddrInUse)
}

/// What the program is run with.
fn arguments(args: &[&str], page: Option<&[String]>) -> Vec<String> {
    let args = if args.is_empty() { &["serve"] } else { args };
    let mut all: Vec<String> = args.iter().map(|arg| arg.to_string()).collect();
    let serve = args.iter().position(|arg| *arg == "serve");
    if let (Some(serve), Some(page)) = (serve, page) {
        all.splice(serve + 1..serve + 1, page.iter().cloned());
    }
    all
}

/// Builds the program and, where it is served, the page. Says whether that went
/// well; what did not has been told.
fn build(serves: bool, verbose: bool) -> Result<bool> {
    let folder = made_folder()?;
    let log = Arc::new(Log::begin(folder.join("play.log"), verbose)?);
    let mut times = Times::read(folder.join("times"));
    let page = if serves { &PAGE[..] } else { &[] };
    let parts: Vec<&Part> = std::iter::once(&PROGRAM).chain(page).collect();
    let rows = (parts.iter().enumerate())
        .map(|(index, part)| row(part, index + 1, parts.len(), &times))
        .collect();
    let mut board = Board::show(rows, Say::Beginnings, verbose);
    let task = |index: usize| Task {
        index,
        name: parts[index].name,
        run: parts[index].run,
    };
    let all: Vec<Task> = (0..parts.len()).map(task).collect();
    let (program, page) = all.split_at(1);
    let stop = Arc::new(AtomicBool::new(false));
    let failures = lanes::run(&[program, page], &board, &log, &stop);
    board.finish();
    for (part, row) in parts.iter().zip(board.rows()) {
        if let Some(time) = row.time() {
            times.note(&format!("play {}", part.name), time);
        }
    }
    times.keep();
    lanes::tell(&failures, &log);
    Ok(failures.is_empty())
}

fn row(part: &Part, number: usize, of: usize, times: &Times) -> Row {
    let head = format!("Step {number} of {of}: {}", part.what);
    let last = times.last(&format!("play {}", part.name));
    let usual = Duration::from_secs(part.seconds);
    let tail = match last {
        Some(last) => format!("last time {}", roughly(last)),
        None => format!("about {}", roughly(usual)),
    };
    Row::new(head, tail, last.unwrap_or(usual))
}

fn build_program(job: &Job) -> Result<()> {
    let build = "build --profile play --locked --package cli";
    job.run(cargo(&build.split(' ').collect::<Vec<_>>()))?;
    job.say(&format!("The program is {}.", shown(&program_path()?)));
    Ok(())
}

fn program_path() -> Result<std::path::PathBuf> {
    let name = format!("tablier{}", std::env::consts::EXE_SUFFIX);
    Ok(target_folder(&metadata()?)?.join("play").join(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_flags_come_first_and_the_rest_is_the_programs() {
        let wanted = read(&["--verbose", "--no-browser", "play", "seven", "--verbose"]);
        assert!(wanted.verbose && !wanted.opens);
        assert_eq!(wanted.args, ["play", "seven", "--verbose"]);
        let plain = read(&["serve", "--no-browser"]);
        assert!(!plain.verbose && plain.opens);
        assert_eq!(plain.args, ["serve", "--no-browser"]);
        let behind = read(&["--verbose", "--", "--version"]);
        assert!(behind.verbose);
        assert_eq!(behind.args, ["--version"]);
    }

    #[test]
    fn the_page_is_built_only_where_it_is_served() {
        for args in [&[][..], &["serve"], &["--lang", "fr", "serve", "--no-bots"]] {
            assert!(serves(args), "{args:?}");
        }
        for args in [
            &["play", "seven"][..],
            &["--version"],
            &["serve", "--help"],
            &["serve", "--page", "x"],
            &["serve", "--page=x"],
        ] {
            assert!(!serves(args), "{args:?}");
        }
    }

    #[test]
    fn the_program_is_told_where_the_page_is() {
        let page = ["--page".to_string(), "dist".to_string()];
        assert_eq!(arguments(&[], Some(&page)), ["serve", "--page", "dist"]);
        assert_eq!(
            arguments(&["--lang", "fr", "serve", "--no-bots"], Some(&page)),
            ["--lang", "fr", "serve", "--page", "dist", "--no-bots"]
        );
        assert_eq!(arguments(&["play", "seven"], None), ["play", "seven"]);
    }

    #[test]
    fn a_port_is_taken_while_somebody_listens_there() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        assert!(is_taken(port));
        assert!(!is_taken(0), "any free port will do");
        assert!(!chooses_port(&["serve", "--listen", "127.0.0.1:0"]));
    }

    #[test]
    fn a_step_says_its_number_and_how_long_it_takes() {
        let mut times = Times::default();
        let lines = |times: &Times| format!("{:?}", row(&PAGE[1], 3, 4, times));
        let first = lines(&times);
        assert!(
            first.contains("Step 3 of 4: compiling the games"),
            "{first}"
        );
        assert!(first.contains("about 2 min"), "{first}");
        times.note("play package", Duration::from_secs(4));
        assert!(lines(&times).contains("last time 4 s"));
    }
}
