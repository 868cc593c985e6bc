//! `tablier replay`: where a record leads.

use catalog::{AnyGame, AnyRecord};
use game::{Game, Lang, Outcome, Seat, Setup, Turn};
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
        Some(outcome) => result(game, &outcome, lang),
        None => next(game, output),
    };
    output.line(standing::capital(&closing))
}

/// The rules as they were agreed, in the words of the tags.
fn agreed(game: &AnyGame) -> String {
    let tags = tags(game).into_iter();
    let tags: Vec<String> = tags
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    tags.join(" · ")
}

/// The tags of the rules that a game is played by.
pub(crate) fn tags(game: &AnyGame) -> Vec<(String, String)> {
    fn tags<S: Setup>(setup: &S) -> Vec<(String, String)> {
        let names = S::TAGS.iter().map(ToString::to_string);
        names.zip(setup.to_tags()).collect()
    }
    match game {
        AnyGame::Seven(game) => tags(Game::setup(game)),
        AnyGame::Heinash(game) => tags(Game::setup(game)),
        AnyGame::Hyle7(game) => tags(Game::setup(game)),
    }
}

/// Who has won, in words.
pub(crate) fn result(game: &AnyGame, outcome: &Outcome, lang: Lang) -> String {
    let seats = Seat::all(game.seats());
    let first = seats.filter(|&seat| outcome.places[seat] == 1);
    let winners: Vec<String> = first.map(|seat| draw::name(game, seat, lang)).collect();
    let pairs = matches!(game, AnyGame::Seven(position) if Game::setup(position).is_pairs());
    if pairs && winners.len() == 2 {
        standing::pair_wins(lang, &winners)
    } else {
        standing::result(lang, &winners, game.seats())
    }
}

fn next(game: &AnyGame, output: &Output) -> String {
    match (game.turn(), game) {
        (Turn::Seat(seat), _) => {
            standing::to_move(output.lang, &draw::name_now(game, seat, output.lang))
        }
        (_, AnyGame::Hyle7(_)) => output.say(standing::TO_DRAW).to_string(),
        _ => output.say(standing::TO_ROLL).to_string(),
    }
}
