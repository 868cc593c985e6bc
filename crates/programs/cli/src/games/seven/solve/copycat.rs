//! `tablier solve copycat`: every way to copy black tiles with the white ones.

use clap::{Arg, ArgMatches, value_parser};
use game::numbers::grouped;
use print::puzzles::{Panel, Piece};
use puzzles::copycat::{Answer, certificate, check_ground, share, solve};
use puzzles::{Arrangement, Puzzle, Side};
use serde_json::json;
use seven::Move;

use super::{Files, Watched};
use crate::error::CliError;
use crate::games::seven::tiles;
use crate::games::seven::words::puzzles as words;
use crate::output::Output;
use crate::source;
use crate::usage::{Reader, Usage, given, read_by, seed};

pub(super) fn usage(reader: Reader) -> Usage {
    let usage = "tablier solve copycat FILE|--sample N [--seed N] [--svg FILE] [--proof FILE] …";
    let file = Arg::new("FILE").required_unless_present("sample");
    let sample = read_by("sample", "N", value_parser!(u64).range(1..=1_000_000_000));
    let sample = sample.conflicts_with_all(["FILE", "svg", "proof"]);
    Usage::new("copycat", reader, words::COPYCAT, usage)
        .argument(file, words::SEVEN_LINES)
        .option(sample, words::SAMPLE)
        .option(seed().conflicts_with("FILE"), words::SEED)
}

/// Solves one arrangement, or says how many of a sample can be solved.
pub(super) fn run(found: &ArgMatches, files: &Files, output: &mut Output) -> Result<(), CliError> {
    match given(found, "sample") {
        Some(count) => sample(count, given(found, "seed").unwrap_or(1), output),
        None => {
            let file: String = given(found, "FILE").unwrap_or_default();
            one(&file, files, output)
        }
    }
}

fn one(file: &str, files: &Files, output: &mut Output) -> Result<(), CliError> {
    let text = source::text(file)?;
    let black: Arrangement = text.parse().map_err(CliError::Arrangement)?;
    let faults = check_ground(&black);
    if !faults.is_empty() {
        let puzzle = Puzzle::Copycat;
        return Err(CliError::Faults { puzzle, faults });
    }
    // A certificate lists every solution.
    let keep = if files.proof.is_some() { usize::MAX } else { 1 };
    let mut watched = Watched::new(output.say(words::SEARCHING), output.lang);
    let answer = solve(&black, keep, &mut watched).map_err(|_| CliError::Interrupted)?;
    drop(watched);
    let lang = output.lang;
    let example = answer.examples.first();
    let mut panels = vec![panel(&black, Side::Black, output.say(words::BLACK_TILES))];
    if let Some(white) = example {
        panels.push(panel(white, Side::White, output.say(words::WHITE_TILES)));
    }
    files.draw(output.say(words::COPYCAT_TITLE), &panels)?;
    if output.json {
        files.prove(certificate(&black, &answer), output)?;
        return output.object(&json!({
            "solutions": answer.solutions,
            "example": example.map(lines),
            "steps": answer.steps,
            "forced": answer.forced,
        }));
    }
    let count = grouped(lang, answer.solutions);
    output.line(words::solutions(lang, answer.solutions, &count))?;
    show(&answer, &panels, output)?;
    files.prove(certificate(&black, &answer), output)
}

fn show(answer: &Answer, panels: &[Panel], output: &mut Output) -> Result<(), CliError> {
    for panel in panels {
        output.line("")?;
        output.line(&panel.caption)?;
        output.text(&tiles::drawn(&panel.pieces, &panel.holes, output.look()))?;
    }
    if let Some(white) = answer.examples.first() {
        output.line("")?;
        output.text(&white.to_string())?;
    }
    Ok(())
}

fn sample(count: u64, seed: u64, output: &mut Output) -> Result<(), CliError> {
    let mut watched = Watched::new(output.say(words::SEARCHING), output.lang);
    let (share, _) = share(count, seed, &mut watched);
    drop(watched);
    if output.json {
        return output.object(&json!({
            "sample": share.sample,
            "seed": seed,
            "solvable": share.solvable,
            "unique": share.unique,
            "most": share.most,
        }));
    }
    let lang = output.lang;
    let number = |count: u64| grouped(lang, count);
    let part = |of: u64| of as f64 / share.sample.max(1) as f64;
    let sample = number(share.sample);
    output.line(words::share(lang, &sample, part(share.solvable)))?;
    output.line(words::unique(lang, part(share.unique), &number(share.most)))
}

fn lines(tiles: &Arrangement) -> Vec<String> {
    let tiles = tiles.tiles.iter();
    tiles.map(|&tile| Move::from(tile).to_string()).collect()
}

fn panel(tiles: &Arrangement, side: Side, caption: &str) -> Panel {
    let pieces = tiles.tiles.iter().map(|&placement| Piece {
        placement,
        side,
        level: 1,
    });
    Panel {
        caption: caption.to_string(),
        pieces: pieces.collect(),
        ..Panel::default()
    }
}
