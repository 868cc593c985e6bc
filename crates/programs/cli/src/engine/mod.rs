//! `tablier engine`: the computer players behind the engine protocol, which
//! `docs/protocol.md` describes; and the check of other people's engines.

mod compliance;
mod options;
mod queries;
mod session;
mod thinker;
mod writer;

use std::io::{self, BufRead, Read};
use std::time::Duration;

use clap::{ArgMatches, value_parser};
use session::Session;
use writer::ReplyWriter;

use crate::error::CliError;
use crate::output::Output;
use crate::usage::{Reader, Usage, given, read_by, valued};
use crate::words::engine as words;

/// A line longer than this is cut: no game is so long.
const LONGEST_LINE: u64 = 1 << 20;

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let compliance = valued("compliance", "COMMAND").allow_hyphen_values(true);
    let grace = read_by("grace", "MS", value_parser!(u64).range(0..=3_600_000));
    let usage = "tablier engine [--compliance COMMAND [--grace MS] [--json]]";
    Usage::new("engine", reader, words::ABOUT, usage)
        .option(compliance, words::COMPLIANCE)
        .option(grace.requires("compliance"), words::GRACE)
        .json()
        .with(|engine| engine.mut_arg("json", |json| json.requires("compliance")))
}

/// Plays, or checks another engine, whose answers may be late by some grace.
pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let grace = Duration::from_millis(given(found, "grace").unwrap_or(1000));
    match given::<String>(found, "compliance") {
        Some(command) => compliance::run(&command, grace, output),
        None => {
            talk();
            Ok(())
        }
    }
}

/// Talks with a host until it says `quit` or closes the line.
fn talk() {
    let mut session = Session::begin(ReplyWriter::standard_output());
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        match (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        if !session.hear(&String::from_utf8_lossy(&line)) {
            break;
        }
    }
    session.end();
}
