//! `tablier check`: whether a certificate shows what it claims, a game is a
//! solution of the fifth level, or how many holes some tiles enclose.

use catalog::{AnyRecord, Listed};
use clap::ArgMatches;
use puzzles::holes::most_known;
use puzzles::solution::{HolesLaid, holes_laid};
use puzzles::{Arrangement, Certificate, Puzzle, fifth_level, solution, verify};
use serde_json::json;
use seven::{Cell, Position};

use crate::error::CliError;
use crate::games::seven::solve::Watched;
use crate::games::seven::solve::holes::pieces;
use crate::games::seven::tiles::drawn;
use crate::games::seven::words::{holes as holes_words, puzzles as words};
use crate::output::Output;
use crate::source;
use crate::usage::{Reader, Usage, given};

/// The level that the puzzle asks for.
const FIFTH: u8 = 5;

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let file = clap::Arg::new("FILE").required(true);
    let usage = "tablier check FILE [--json]";
    Usage::new("check", reader, words::CHECK, usage)
        .argument(file, words::CHECK_FILE)
        .json()
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let text = source::text(&given::<String>(found, "FILE").unwrap_or_default())?;
    if Certificate::is_meant(&text) {
        certificate(&text, output)
    } else if Arrangement::is_meant(&text) {
        solution(&solution::of_lines(&text), output)
    } else {
        game(&text, output)
    }
}

fn certificate(text: &str, output: &mut Output) -> Result<(), CliError> {
    let certificate: Certificate = text.parse().map_err(CliError::Certificate)?;
    if certificate.method == solution::METHOD {
        return solution(&certificate, output);
    }
    let mut watched = Watched::new(output.say(words::CHECKING), output.lang);
    let verified = verify(&certificate, &mut watched);
    drop(watched);
    verified.map_err(CliError::Refused)?;
    say_verified(&certificate, output)
}

/// A solution that somebody found: everything that is wrong, or that nothing is.
fn solution(certificate: &Certificate, output: &mut Output) -> Result<(), CliError> {
    let faults = solution::faults(certificate).map_err(CliError::Refused)?;
    let puzzle = certificate.puzzle;
    if !faults.is_empty() {
        let faults = faults.into_iter().map(|(_, fault)| fault).collect();
        return Err(CliError::Faults { puzzle, faults });
    }
    if puzzle == Puzzle::Holes {
        let laid = holes_laid(certificate).map_err(CliError::Refused)?;
        return count(&laid, output);
    }
    say_verified(certificate, output)
}

/// How many holes there are, and how that compares with what is known.
fn count(laid: &HolesLaid, output: &mut Output) -> Result<(), CliError> {
    let holes = laid.found.as_deref().unwrap_or_default();
    let known = most_known(laid.stock);
    let (tiles, without) = (laid.stock.tiles(), laid.stock.left_out());
    if output.json {
        let cells = |hole: &Vec<Cell>| hole.iter().map(Cell::to_string).collect::<Vec<_>>();
        return output.object(&json!({
            "puzzle": Puzzle::Holes.name(),
            "tiles": tiles,
            "without": without.map(|tile| tile.letter().to_string()),
            "holes": holes.len(),
            "cells": holes.iter().map(cells).collect::<Vec<_>>(),
            "known": known.map(|(known, _)| known),
            "bound": known.map(|(_, bound)| bound),
            "verified": true,
        }));
    }
    let lang = output.lang;
    let counted = holes.len() as u32;
    output.line(holes_words::counted(lang, (tiles, without), counted))?;
    if let Some(known) = known {
        output.line(holes_words::compared(lang, counted, known))?;
    }
    output.line("")?;
    output.text(&drawn(&pieces(&laid.tiles), holes, output.look()))
}

fn say_verified(certificate: &Certificate, output: &mut Output) -> Result<(), CliError> {
    if output.json {
        return output.object(&json!({
            "puzzle": certificate.puzzle.name(),
            "claim": certificate.claim,
            "method": certificate.method,
            "verified": true,
        }));
    }
    let puzzle = certificate.puzzle.name();
    output.line(words::verified(output.lang, puzzle, &certificate.claim))
}

fn game(text: &str, output: &mut Output) -> Result<(), CliError> {
    let record = AnyRecord::read(text)?;
    let game = record.id();
    let record = Position::record_of(&record).ok_or(CliError::NoPuzzles { game })?;
    let reached = fifth_level::check(record, FIFTH).map_err(CliError::Shortfall)?;
    if output.json {
        return output.object(&json!({
            "puzzle": "fifth-level",
            "level": reached.level,
            "ply": reached.ply,
            "verified": true,
        }));
    }
    output.line(words::solved(output.lang, reached.level, reached.ply))
}
