//! `tablier check`: whether a certificate shows what it claims, or a game is a
//! solution of the fifth level.

use catalog::AnyRecord;
use clap::{ArgMatches, Command};
use game::Lang;
use puzzles::{Certificate, fifth_level, solution, verify};
use serde_json::json;

use crate::arguments::text;
use crate::complaint::Complaint;
use crate::output::Output;
use crate::solve::Watched;
use crate::source;
use crate::usage::{argument, bare, json};
use crate::words::puzzles as words;

/// The level that the puzzle asks for.
const FIFTH: u8 = 5;

/// What to check.
pub(crate) struct Check {
    file: String,
    pub(crate) json: bool,
}

/// The command and what can be asked of it.
pub(crate) fn usage(lang: Lang) -> Command {
    let file = clap::Arg::new("FILE").required(true);
    bare("check", lang, words::CHECK, "tablier check FILE [--json]")
        .arg(argument(file, lang, words::CHECK_FILE))
        .arg(json(lang))
}

impl Check {
    pub(crate) fn read(found: &ArgMatches) -> Check {
        Check {
            file: text(found, "FILE"),
            json: found.get_flag("json"),
        }
    }
}

pub(crate) fn run(options: &Check, output: &mut Output) -> Result<(), Complaint> {
    let text = source::text(&options.file)?;
    if Certificate::is_meant(&text) {
        certificate(&text, output)
    } else {
        game(&text, output)
    }
}

fn certificate(text: &str, output: &mut Output) -> Result<(), Complaint> {
    let certificate: Certificate = text.parse().map_err(Complaint::Certificate)?;
    if certificate.method == solution::METHOD {
        let faults = solution::faults(&certificate).map_err(Complaint::Refused)?;
        if !faults.is_empty() {
            let faults = faults.into_iter().map(|(_, fault)| fault);
            return Err(Complaint::Faults(faults.collect()));
        }
    }
    let mut watched = Watched::new(output.say(words::CHECKING));
    let verified = verify(&certificate, &mut watched);
    drop(watched);
    verified.map_err(Complaint::Refused)?;
    if output.json {
        return output.object(&json!({
            "puzzle": certificate.puzzle.name(),
            "claim": certificate.claim,
            "method": certificate.method,
            "verified": true,
        }));
    }
    let puzzle = certificate.puzzle.name();
    output.line(words::verified(output.lang, puzzle, &certificate.claim))
}

fn game(text: &str, output: &mut Output) -> Result<(), Complaint> {
    let record = match AnyRecord::read(text)? {
        AnyRecord::Seven(record) => record,
        other => return Err(Complaint::NotSeven { game: other.id() }),
    };
    let reached = fifth_level::check(&record, FIFTH).map_err(Complaint::Shortfall)?;
    if output.json {
        return output.object(&json!({
            "puzzle": "fifth-level",
            "level": reached.level,
            "ply": reached.ply,
            "verified": true,
        }));
    }
    output.line(words::solved(output.lang, reached.level, reached.ply))
}
