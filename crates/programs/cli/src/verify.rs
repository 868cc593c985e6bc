//! `tablier verify`: whether the chance of a game online was bent by nobody.

use clap::{ArgMatches, Command};
use fair::Commitment;
use game::Lang;
use serde_json::json;

use crate::arguments::text;
use crate::error::CliError;
use crate::output::Output;
use crate::source;
use crate::usage::{bare, file, json, option, valued};
use crate::words::verify as words;

/// What to check.
pub(crate) struct Verify {
    file: String,
    commitment: Option<Commitment>,
    pub(crate) json: bool,
}

/// The command and what can be asked of it.
pub(crate) fn usage(lang: Lang) -> Command {
    let hex = |text: &str| Commitment::from_hex(text).ok_or("64 hexadecimal digits");
    let commitment = valued("commitment", "HEX").value_parser(hex);
    let usage = "tablier verify FILE [--commitment HEX] [--json]";
    bare("verify", lang, words::VERIFY, usage)
        .arg(file(lang))
        .arg(option(commitment, lang, words::COMMITMENT))
        .arg(json(lang))
}

impl Verify {
    pub(crate) fn read(found: &ArgMatches) -> Verify {
        Verify {
            file: text(found, "FILE"),
            commitment: found.get_one("commitment").copied(),
            json: found.get_flag("json"),
        }
    }
}

pub(crate) fn run(options: &Verify, output: &mut Output) -> Result<(), CliError> {
    let record = source::record(&options.file)?;
    let found = fair::verify(&record, options.commitment.as_ref()).map_err(CliError::Unfair)?;
    if output.json {
        return output.object(&json!({
            "fair": found.is_fair(),
            "game": found.game.name(),
            "commitment": found.commitment.to_string(),
            "commitment_known": found.known,
            "players_added": found.added,
            "chances": found.chances,
            "lot": found.lot,
            "over": found.over,
        }));
    }
    output.line(found.headline(output.lang))?;
    for line in found.explain(output.lang) {
        output.line(line)?;
    }
    Ok(())
}
