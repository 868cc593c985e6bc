//! `tablier solve island`: the smallest islands around each volcano and the sea
//! around them.

use game::Lang;
use game::numbers::grouped;
use print::puzzles::{Panel, Piece};
use puzzles::Side;
use puzzles::island::{Answer, Island, certificate, solve};
use serde_json::{Value, json};
use seven::{Move, Placement, Tile};

use super::{Files, Watched, tile};
use crate::error::CliError;
use crate::games::seven::tiles;
use crate::games::seven::words::puzzles as words;
use crate::output::Output;
use crate::usage::{Reader, Usage};

pub(super) fn usage(reader: Reader) -> Usage {
    let usage = "tablier solve island [--tile LETTER] [--svg FILE] [--proof FILE] [--json]";
    Usage::new("island", reader, words::ISLAND, usage).option(tile("tile"), words::VOLCANO)
}

/// Solves the puzzle for one volcano, or for all of them.
pub(super) fn run(
    volcano: Option<Tile>,
    files: &Files,
    output: &mut Output,
) -> Result<(), CliError> {
    let tiles = volcano.map_or(Tile::ALL.to_vec(), |tile| vec![tile]);
    // A certificate is about one volcano.
    if files.proof.is_some() && volcano.is_none() {
        return Err(CliError::WhichVolcano);
    }
    let mut watched = Watched::new(output.say(words::SEARCHING), output.lang);
    let mut answers = Vec::new();
    for tile in tiles {
        let answer = solve(tile, &mut watched);
        let complete = answer.complete;
        answers.push(answer);
        if !complete {
            break;
        }
    }
    drop(watched);
    let lang = output.lang;
    let panels: Vec<Panel> = answers.iter().filter_map(|a| panel(a, lang)).collect();
    files.draw(output.say(words::ISLAND_TITLE), &panels)?;
    if output.json {
        if let [answer] = answers.as_slice() {
            prove(answer, files, output)?;
            return output.object(&object(answer));
        }
        let all: Vec<Value> = answers.iter().map(object).collect();
        return output.object(&json!({ "volcanoes": all }));
    }
    for answer in &answers {
        show(answer, output)?;
        prove(answer, files, output)?;
    }
    Ok(())
}

/// Only what is complete is proven.
fn prove(answer: &Answer, files: &Files, output: &mut Output) -> Result<(), CliError> {
    if !answer.complete {
        return Ok(());
    }
    files.prove(certificate(answer), output)
}

fn show(answer: &Answer, output: &mut Output) -> Result<(), CliError> {
    let lang = output.lang;
    let islands = answer.islands.len();
    let number = |count: usize| grouped(lang, count as u128);
    output.line(words::islands(
        lang,
        answer.volcano.tile(),
        answer.white,
        (islands, &number(islands)),
    ))?;
    if !answer.complete {
        output.line(output.say(words::ENDED_EARLY))?;
    }
    let surrounded = (answer.surroundable(), &*number(answer.surroundable()));
    output.line(words::surroundable(lang, surrounded, answer.black()))?;
    if answer.black().is_some_and(|black| black < 6) {
        let fewer = answer.with_fewer();
        output.line(words::with_fewer(lang, (fewer, &number(fewer))))?;
    }
    output.line("")?;
    if let Some(island) = answer.example() {
        let pieces = pieces(answer.volcano, island);
        output.text(&tiles::drawn(&pieces, &[], output.look()))?;
        output.line("")?;
    }
    Ok(())
}

fn object(answer: &Answer) -> Value {
    let lines = |tiles: &[Placement]| -> Vec<String> {
        let tiles = tiles.iter();
        tiles.map(|&tile| Move::from(tile).to_string()).collect()
    };
    let example = answer.example().map(|island| {
        json!({
            "volcano": Move::from(answer.volcano).to_string(),
            "white": lines(&island.white),
            "black": island.sea.as_deref().map(lines),
        })
    });
    let lakes = answer.islands.iter().filter(|island| island.enclosed > 0);
    json!({
        "tile": answer.volcano.tile().letter().to_string(),
        "white": answer.white,
        "islands": answer.islands.len(),
        "surroundable": answer.surroundable(),
        "example": example,
        "proven": answer.complete,
        "black": answer.black(),
        "fewer": answer.with_fewer(),
        "lakes": lakes.count(),
    })
}

fn pieces(volcano: Placement, island: &Island) -> Vec<Piece> {
    let piece = |side: Side| {
        move |&placement: &Placement| Piece {
            placement,
            side,
            level: 1,
        }
    };
    let sea = island.sea.iter().flatten();
    let mut pieces = vec![piece(Side::Black)(&volcano)];
    pieces.extend(island.white.iter().map(piece(Side::White)));
    pieces.extend(sea.map(piece(Side::Black)));
    pieces
}

fn panel(answer: &Answer, lang: Lang) -> Option<Panel> {
    let island = answer.example()?;
    let black = island.sea.as_ref().map(Vec::len);
    Some(Panel {
        caption: words::panel(lang, answer.volcano.tile(), answer.white, black),
        pieces: pieces(answer.volcano, island),
        ..Panel::default()
    })
}
