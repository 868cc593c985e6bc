//! `tablier solve`: SEVEN's puzzles, one file each. A puzzle describes its own
//! arguments, runs, and shows what it found.

mod copycat;
mod fifth_level;
pub(crate) mod holes;
mod island;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgMatches};
use game::Lang;
use print::puzzles::{Panel, picture};
use puzzles::Stage;
use search::StopSign;
use seven::Tile;

use crate::arena::listen;
use crate::error::CliError;
use crate::games::seven::words::{holes as hole_words, puzzles as words};
use crate::output::{Output, write_file};
use crate::progress::Progress;
use crate::usage::{Reader, Usage, given, read_by, valued};

/// The files that were asked for beside the answer.
struct Files {
    svg: Option<String>,
    proof: Option<String>,
}

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let puzzles = [
        fifth_level::usage(reader),
        island::usage(reader),
        holes::usage(reader),
        copycat::usage(reader),
    ];
    let mut solve = Usage::new("solve", reader, words::SOLVE, "tablier solve PUZZLE …")
        .with_subcommands()
        .with(|solve| solve.subcommand_required(true));
    for puzzle in puzzles {
        let puzzle = puzzle
            .option(valued("svg", "FILE"), words::SVG)
            .option(valued("proof", "FILE"), words::PROOF)
            .json();
        solve = solve.subcommand(puzzle);
    }
    solve
}

/// An option that names a tile.
fn tile(name: &'static str) -> Arg {
    let letters = PossibleValuesParser::new(["I", "O", "Y", "U", "S", "J", "P"]);
    let tile = |text: String| text.chars().next().and_then(Tile::from_letter);
    read_by(name, "LETTER", letters.map(tile))
}

/// The tile that such an option names.
fn given_tile(found: &ArgMatches, name: &str) -> Option<Tile> {
    given::<Option<Tile>>(found, name).flatten()
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let (name, found) = found.subcommand().unwrap_or(("", found));
    let files = Files {
        svg: given(found, "svg"),
        proof: given(found, "proof"),
    };
    match name {
        "island" => island::run(given_tile(found, "tile"), &files, output),
        "holes" => holes::run(&holes::Options::read(found), &files, output),
        "copycat" => copycat::run(found, &files, output),
        _ => fifth_level::run(&files, output),
    }
}

/// A bar that shows how far a search has come, and a sign by which an
/// interruption ends it.
pub(crate) struct Watched {
    bar: Progress,
    stop: StopSign,
    /// How many parts have begun, and the language in which they are told.
    stages: usize,
    lang: Lang,
}

impl Watched {
    /// A bar with a word for what is under way. Where a search has several parts it
    /// says which one, so that nobody takes its new beginning for a step back.
    pub(crate) fn new(what: &str, lang: Lang) -> Watched {
        let stop = StopSign::default();
        listen(&stop);
        Watched {
            bar: Progress::new(what, lang),
            stop,
            stages: 0,
            lang,
        }
    }
}

impl puzzles::Progress for Watched {
    fn report(&mut self, done: u64, of: u64) -> bool {
        // Looking at the clock costs more than most steps of a search.
        if done.is_multiple_of(16) || done == of {
            self.bar.report(done as usize, of as usize);
        }
        !self.stop.is_up()
    }

    fn stage(&mut self, stage: Stage) {
        self.stages += 1;
        self.bar
            .say(&hole_words::stage(self.lang, self.stages, stage));
        self.bar.report(0, 1);
    }
}

impl Files {
    /// Writes the picture, if it was asked for.
    fn draw(&self, title: &str, panels: &[Panel]) -> Result<(), CliError> {
        match &self.svg {
            Some(file) => write_file(file, picture(title, panels).to_svg()),
            None => Ok(()),
        }
    }

    /// Writes the certificate, if it was asked for.
    fn prove(&self, certificate: impl ToString, output: &mut Output) -> Result<(), CliError> {
        let Some(file) = &self.proof else {
            return Ok(());
        };
        write_file(file, certificate.to_string())?;
        if output.json {
            return Ok(());
        }
        output.line(words::proof_written(output.lang, file))
    }
}
