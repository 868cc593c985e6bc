//! `tablier moves`: what can come after a record.

use catalog::{AnyEvent, AnyGame};
use clap::ArgMatches;
use game::{Turn, Weighted};
use serde_json::{Value, json};

use crate::error::CliError;
use crate::output::Output;
use crate::usage::{Reader, Usage};
use crate::words::{help, standing};
use crate::{games, source};

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let usage = "tablier moves FILE [--json]";
    Usage::new("moves", reader, help::MOVES, usage)
        .file()
        .json()
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let game = source::named(found)?.replay()?;
    if output.json {
        return output.object(&to_json(&game));
    }
    match game.turn() {
        Turn::Over => output.line(output.say(standing::NOTHING_FOLLOWS)),
        Turn::Chance => chances(&game, output),
        Turn::Seat(_) => {
            let lines = games::of(game.id()).move_lines(&game, output.lang);
            lines.iter().try_for_each(|line| output.line(line))
        }
    }
}

fn to_json(game: &AnyGame) -> Value {
    if let Some(sorted) = games::of(game.id()).sorted_moves(game) {
        return sorted;
    }
    if game.turn() == Turn::Chance {
        let case = |case: Weighted<AnyEvent>| {
            let event = case.outcome.to_string();
            json!({ "event": event, "weight": case.weight })
        };
        let chances: Vec<Value> = game.chances().into_iter().map(case).collect();
        return json!({ "count": chances.len(), "chances": chances });
    }
    let moves = game.moves();
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    json!({ "count": moves.len(), "moves": moves })
}

fn chances(game: &AnyGame, output: &mut Output) -> Result<(), CliError> {
    let chances = game.chances();
    let all = game::total(&chances);
    for case in chances {
        output.line(format_args!("{}  {}/{all}", case.outcome, case.weight))?;
    }
    Ok(())
}
