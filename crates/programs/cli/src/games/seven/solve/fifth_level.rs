//! `tablier solve fifth-level`: how high a game can go, and how soon.

use catalog::Listed;
use game::{Event, Lang, Record};
use print::puzzles::{Panel, Piece};
use puzzles::Side;
use puzzles::fifth_level::{Heights, Summit, certificate, heights};
use serde_json::json;
use seven::{Move, Position, Setup};

use super::{Files, Watched};
use crate::error::CliError;
use crate::games::seven::board::board;
use crate::games::seven::words::puzzles as words;
use crate::output::Output;
use crate::usage::{Reader, Usage};

pub(super) fn usage(reader: Reader) -> Usage {
    let usage = "tablier solve fifth-level [--svg FILE] [--proof FILE] [--json]";
    Usage::new("fifth-level", reader, words::FIFTH_LEVEL, usage)
}

pub(super) fn run(files: &Files, output: &mut Output) -> Result<(), CliError> {
    let found = heights(&mut Watched::new(output.say(words::SEARCHING), output.lang));
    let lang = output.lang;
    let Some(highest) = found.summits.last() else {
        return output.line(output.say(words::NOTHING_FOUND));
    };
    let record = Position::any_record(record(&highest.game)).to_text();
    let panels: Vec<Panel> = (found.summits.iter())
        .filter(|summit| summit.level >= 5)
        .map(|summit| panel(summit, lang))
        .collect();
    files.draw(output.say(words::FIFTH_LEVEL_TITLE), &panels)?;
    if output.json {
        files.prove(certificate(&found), output)?;
        let earliest = found.summits.iter().map(|summit| {
            json!({
                "level": summit.level,
                "ply": summit.ply,
                "record": Position::any_record(self::record(&summit.game)).to_text(),
            })
        });
        return output.object(&json!({
            "level": found.highest(),
            "proven": found.is_proven(),
            "record": record,
            "ply": highest.ply,
            "earliest": earliest.collect::<Vec<_>>(),
        }));
    }
    show(&found, highest, &record, output)?;
    if found.is_proven() {
        files.prove(certificate(&found), output)?;
    }
    Ok(())
}

fn show(
    found: &Heights,
    highest: &Summit,
    record: &str,
    output: &mut Output,
) -> Result<(), CliError> {
    let lang = output.lang;
    let text = words::highest(lang, found.highest(), found.is_proven());
    output.line(text)?;
    for summit in &found.summits {
        let text = words::earliest(lang, summit.level, summit.ply, found.is_proven());
        output.line(text)?;
    }
    output.line("")?;
    let look = output.look();
    output.text(&board(&highest.game, None, look, lang))?;
    output.line("")?;
    output.text(record)
}

fn record(game: &Position) -> Record<Position> {
    let mut record = Record::new(Setup::TWO);
    for tile in game.placed() {
        record.events.push(Event::Move(Move::from(tile.placement)));
    }
    record
}

/// The tiles up to the moment at which the level is reached.
fn panel(summit: &Summit, lang: Lang) -> Panel {
    let placed = summit.game.placed()[..summit.ply].iter();
    let pieces = placed.enumerate().map(|(ply, tile)| Piece {
        placement: tile.placement,
        side: if ply % 2 == 0 {
            Side::White
        } else {
            Side::Black
        },
        level: tile.level,
    });
    Panel {
        caption: words::reached(lang, summit.level, summit.ply),
        pieces: pieces.collect(),
        ..Panel::default()
    }
}
