//! `tablier solve holes`: the most holes that tiles can enclose.

use std::slice;

use clap::ArgMatches;
use print::puzzles::{Panel, Piece};
use puzzles::holes::{Answer, Effort, Stock, certificate, check, solve, stored, verify};
use puzzles::{Arrangement, Certificate, ProofError, Side};
use serde_json::json;
use seven::{Move, Tile};

use super::{Files, Watched, given_tile, tile};
use crate::error::CliError;
use crate::games::seven::tiles;
use crate::games::seven::words::{holes as words, puzzles as general};
use crate::output::Output;
use crate::usage::{Reader, Usage, given, read_by};

/// How hard a fresh search tries: so many steps of annealing, then so many sets
/// of cells. The latter are enough for all but the gap of fourteen tiles.
const EFFORT: Effort = Effort {
    steps: 40_000_000,
    patterns: 2_000_000,
};

/// What is asked.
pub(super) struct Options {
    tiles: u32,
    without: Option<Tile>,
    fresh: bool,
}

pub(super) fn usage(reader: Reader) -> Usage {
    let usage = "tablier solve holes [--tiles N] [--without LETTER] [--fresh] [--svg FILE] \
                 [--proof FILE] [--json]";
    Usage::new("holes", reader, words::HOLES, usage)
        .option(read_by("tiles", "N", ["6", "7", "14"]), words::TILES)
        .option(tile("without"), words::WITHOUT)
        .flag("fresh", words::FRESH)
}

impl Options {
    pub(super) fn read(found: &ArgMatches) -> Options {
        let without = given_tile(found, "without");
        // Leaving one out makes it six.
        let usual = if without.is_some() { 6 } else { 7 };
        Options {
            tiles: given(found, "tiles")
                .and_then(|text: String| text.parse().ok())
                .unwrap_or(usual),
            without,
            fresh: found.get_flag("fresh"),
        }
    }

    fn stock(&self) -> Result<Stock, CliError> {
        match (self.tiles, self.without) {
            (7, None) => Ok(Stock::SEVEN),
            (14, None) => Ok(Stock::FOURTEEN),
            (6, Some(tile)) => Ok(Stock::without(tile)),
            _ => Err(CliError::SixTiles),
        }
    }
}

pub(super) fn run(asked: &Options, files: &Files, output: &mut Output) -> Result<(), CliError> {
    let stock = asked.stock()?;
    let kept = stored(stock).filter(|_| !asked.fresh);
    let answer = match kept {
        Some(text) => checked(text, output)?,
        None => {
            let mut watched = Watched::new(output.say(general::SEARCHING), output.lang);
            solve(stock, EFFORT, 1, &mut watched)
        }
    };
    let lang = output.lang;
    let panel = Panel {
        caption: words::panel(lang, asked.tiles, asked.without, answer.holes),
        pieces: pieces(&answer.arrangement),
        holes: check(&answer.arrangement, stock).unwrap_or_default(),
    };
    files.draw(output.say(words::TITLE), slice::from_ref(&panel))?;
    if output.json {
        files.prove(certificate(&answer), output)?;
        let tiles = answer.arrangement.tiles.iter();
        let lines: Vec<String> = tiles.map(|&tile| Move::from(tile).to_string()).collect();
        return output.object(&json!({
            "tiles": asked.tiles,
            "without": asked.without.map(|tile| tile.letter().to_string()),
            "holes": answer.holes,
            "bound": answer.bound,
            "proven": answer.is_proven(),
            "arrangement": lines,
            "stored": kept.is_some(),
        }));
    }
    let stock = (asked.tiles, asked.without);
    output.line(words::answer(lang, stock, answer.holes, answer.bound))?;
    output.line("")?;
    output.text(&tiles::drawn(&panel.pieces, &panel.holes, output.look()))?;
    output.line("")?;
    files.prove(certificate(&answer), output)
}

/// What a stored certificate shows, once it has been checked.
fn checked(text: &str, output: &Output) -> Result<Answer, CliError> {
    let certificate: Certificate = text.parse().map_err(CliError::Certificate)?;
    let mut watched = Watched::new(output.say(general::CHECKING), output.lang);
    let shown = verify(&certificate, &mut watched)
        .map_err(|why| CliError::Refused(ProofError::Holes(Box::new(why))))?;
    Ok(Answer {
        stock: shown.stock,
        arrangement: shown.arrangement,
        holes: shown.holes,
        bound: shown.bound,
    })
}

/// The tiles in white, and the second of a kind in black.
pub(crate) fn pieces(arrangement: &Arrangement) -> Vec<Piece> {
    let tiles = &arrangement.tiles;
    let piece = |index: usize| {
        let placement = tiles[index];
        let second = (tiles[..index].iter()).any(|tile| tile.tile() == placement.tile());
        let side = if second { Side::Black } else { Side::White };
        Piece {
            placement,
            side,
            level: 1,
        }
    };
    (0..tiles.len()).map(piece).collect()
}
