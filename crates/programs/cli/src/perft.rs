//! `tablier perft`: counting sequences of events.

use catalog::GameId;
use clap::{Arg, ArgMatches, value_parser};
use game::numbers::grouped;
use serde_json::{Value, json};

use crate::error::CliError;
use crate::output::Output;
use crate::progress::Progress;
use crate::set_up;
use crate::usage::{GameParser, Reader, Usage, given, read_by};
use crate::words::{help, measures};

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let game = Arg::new("GAME").required(true).value_parser(GameParser);
    let depth = read_by("depth", "D", value_parser!(u32).range(0..=200));
    let usage = "tablier perft GAME --depth D [--players N] [--set TAG=VALUE] [--json]";
    Usage::new("perft", reader, help::PERFT, usage)
        .argument(game, help::game)
        .option(depth.required(true), help::DEPTH)
        .rules()
        .json()
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let game: GameId = given(found, "GAME").unwrap_or_default();
    let most: u32 = given(found, "depth").unwrap_or(0);
    let start = set_up::start(game, &set_up::tags(found))?;
    let mut by_depth = Vec::new();
    for depth in 1..=most {
        let progress = Progress::new(output.say(measures::COUNTING), output.lang);
        let nodes = start.perft(depth, |done, all| progress.report(done, all));
        drop(progress);
        by_depth.push(nodes);
        if !output.json {
            let depth_word = output.say(measures::DEPTH);
            let nodes = grouped(output.lang, nodes);
            output.line(format_args!("{depth_word} {depth:>2}  {nodes:>20}"))?;
            output.finish()?;
        }
    }
    let nodes = by_depth.last().copied().unwrap_or(1);
    if output.json {
        output.object(&json!({
            "game": game.name(),
            "depth": most,
            "nodes": number(nodes),
            "by_depth": by_depth.iter().copied().map(number).collect::<Vec<_>>(),
        }))
    } else {
        output.line(format_args!("nodes {nodes}"))
    }
}

/// A number, or a text where it is too large for JSON readers to keep it exact.
fn number(count: u128) -> Value {
    match u64::try_from(count) {
        Ok(count) => count.into(),
        Err(_) => count.to_string().into(),
    }
}
