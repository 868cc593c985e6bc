//! `tablier replay`: where a record leads.

use catalog::{AnyGame, AnyRecord, telling};
use game::Turn;
use serde_json::{Value, json};

use crate::complaint::Complaint;
use crate::output::Output;
use crate::words::standing;
use crate::{draw, source};

pub(crate) fn run(file: &str, output: &mut Output) -> Result<(), Complaint> {
    let record = source::record(file)?;
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
    let (key, value) = match game {
        AnyGame::Seven(position) => {
            let levels = position.levels();
            let rows: Vec<&[u8]> = levels.iter().map(|level| level.as_slice()).collect();
            ("levels", json!(rows))
        }
        AnyGame::Heinash(position) => ("chains", json!(position.chains().as_slice())),
        AnyGame::Hyle7(position) => ("scores", json!(position.scores().as_slice())),
    };
    object[key] = value;
    object
}

fn show(record: &AnyRecord, game: &AnyGame, output: &mut Output) -> Result<(), Complaint> {
    let lang = output.lang;
    let plies = standing::plies(lang, record.plies());
    output.line(format_args!("{} · {plies}", record.id().title()))?;
    output.line(agreed(game))?;
    output.line("")?;
    let look = output.look();
    let events = record.events();
    output.text(&draw::board(game, draw::last_move(&events), look, lang))?;
    if let Some(brought) = draw::brought(game, lang) {
        output.line(brought)?;
    }
    output.line("")?;
    let closing = match game.outcome() {
        Some(outcome) => telling::result(game, &outcome, lang),
        None => next(game, output),
    };
    output.line(telling::capital(&closing))
}

/// The rules as they were agreed, in the words of the tags.
fn agreed(game: &AnyGame) -> String {
    let tags = game.tags().into_iter();
    let tags: Vec<String> = tags
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    tags.join(" · ")
}

fn next(game: &AnyGame, output: &Output) -> String {
    match (game.turn(), game) {
        (Turn::Seat(seat), _) => {
            standing::to_move(output.lang, &telling::name_now(game, seat, output.lang))
        }
        (_, AnyGame::Hyle7(_)) => output.say(standing::TO_DRAW).to_string(),
        _ => output.say(standing::TO_ROLL).to_string(),
    }
}
