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

use clap::{ArgMatches, Command};
use game::Lang;
use session::Session;
use writer::ReplyWriter;

use crate::error::CliError;
use crate::output::Output;
use crate::usage::{bare, json, option, valued};
use crate::words::engine as words;

/// A line longer than this is cut: no game is so long.
const LONGEST_LINE: u64 = 1 << 20;

/// What the engine is asked for.
pub(crate) struct Engine {
    /// Another engine to check, by its command.
    compliance: Option<String>,
    /// How late its answers may be.
    grace: Duration,
    pub(crate) json: bool,
}

/// The command as its help describes it.
pub(crate) fn usage(lang: Lang) -> Command {
    let compliance = valued("compliance", "COMMAND").allow_hyphen_values(true);
    let grace = clap::value_parser!(u64).range(0..=3_600_000);
    let grace = valued("grace", "MS").value_parser(grace);
    let usage = "tablier engine [--compliance COMMAND [--grace MS] [--json]]";
    bare("engine", lang, words::ABOUT, usage)
        .arg(option(compliance, lang, words::COMPLIANCE))
        .arg(option(grace.requires("compliance"), lang, words::GRACE))
        .arg(json(lang).requires("compliance"))
}

impl Engine {
    /// Reads what the command line says.
    pub(crate) fn read(found: &ArgMatches) -> Engine {
        Engine {
            compliance: found.get_one("compliance").cloned(),
            grace: Duration::from_millis(found.get_one("grace").copied().unwrap_or(1000)),
            json: found.get_flag("json"),
        }
    }
}

/// Plays, or checks another engine.
pub(crate) fn run(options: &Engine, output: &mut Output) -> Result<(), CliError> {
    match &options.compliance {
        Some(command) => compliance::run(command, options.grace, output),
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
