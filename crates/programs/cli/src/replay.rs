//! `tablier replay`: where a record leads.

use catalog::{AnyGame, AnyRecord};
use clap::ArgMatches;
use game::{Turn, capital};
use serde_json::{Value, json};

use crate::error::CliError;
use crate::output::Output;
use crate::usage::{Reader, Usage};
use crate::words::{help, standing};
use crate::{games, source};

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let usage = "tablier replay FILE [--json]";
    Usage::new("replay", reader, help::REPLAY, usage)
        .file()
        .json()
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let record = source::named(found)?;
    let game = record.replay()?;
    if output.json {
        output.object(&to_json(&record, &game))
    } else {
        show(&record, &game, output)
    }
}

fn to_json(record: &AnyRecord, game: &AnyGame) -> Value {
    let outcome = game.outcome();
    let places = outcome.as_ref().map_or(&[][..], |o| o.places.as_slice());
    let mut object = json!({
        "game": record.id().name(),
        "plies": record.plies(),
        "over": outcome.is_some(),
        "places": places,
    });
    if let Some((key, value)) = games::of(game.id()).standing(game) {
        object[key] = value;
    }
    object
}

fn show(record: &AnyRecord, game: &AnyGame, output: &mut Output) -> Result<(), CliError> {
    let lang = output.lang;
    let plies = standing::plies(lang, record.plies());
    output.line(format_args!("{} · {plies}", record.id().title()))?;
    output.line(games::tags(game))?;
    output.line("")?;
    games::show(record, game, output)?;
    let own = games::of(game.id());
    let closing = match (game.outcome(), game.turn()) {
        (Some(outcome), _) => game.result(&outcome, lang),
        (None, Turn::Seat(seat)) => standing::to_move(lang, &game.name_now(seat, lang)),
        (None, _) => own.chance_is_next(game, lang),
    };
    output.line(capital(&closing))
}
