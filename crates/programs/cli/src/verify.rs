//! `tablier verify`: whether the chance of a game online was bent by nobody.

use clap::ArgMatches;
use fair::Commitment;
use serde_json::json;

use crate::error::CliError;
use crate::output::Output;
use crate::source;
use crate::usage::{Reader, Usage, read_by};
use crate::words::verify as words;

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let hex = |text: &str| Commitment::from_hex(text).ok_or("64 hexadecimal digits");
    let commitment = read_by("commitment", "HEX", hex);
    let usage = "tablier verify FILE [--commitment HEX] [--json]";
    Usage::new("verify", reader, words::VERIFY, usage)
        .file()
        .option(commitment, words::COMMITMENT)
        .json()
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let record = source::named(found)?;
    let found = fair::verify(&record, found.get_one("commitment")).map_err(CliError::Unfair)?;
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
