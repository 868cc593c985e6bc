//! `tablier solve`: SEVEN's puzzles, one file each. A puzzle describes its own
//! arguments, runs, and shows what it found.

mod copycat;
mod fifth_level;
pub(crate) mod holes;
mod island;

use clap::{Arg, ArgMatches, Command};
use game::Lang;
use puzzles::Stage;
use puzzles::picture::{Panel, svg};
use search::StopSign;

use crate::arena::listen;
use crate::error::CliError;
use crate::games::seven::words::{holes as hole_words, puzzles as words};
use crate::output::{Output, write_file};
use crate::progress::Progress;
use crate::usage::{bare, help_flag, json, option, valued};
use crate::words::help;

/// What to solve.
pub(crate) struct Solve {
    puzzle: Asked,
    files: Files,
    pub(crate) json: bool,
}

/// One of the puzzles, with what is asked of it.
enum Asked {
    FifthLevel,
    Island(island::Options),
    Holes(holes::Options),
    Copycat(copycat::Options),
}

/// The files that were asked for beside the answer.
struct Files {
    svg: Option<String>,
    proof: Option<String>,
}

/// The command and what can be asked of it.
pub(crate) fn usage(lang: Lang) -> Command {
    let puzzles = [
        fifth_level::usage(lang),
        island::usage(lang),
        holes::usage(lang),
        copycat::usage(lang),
    ];
    let mut command = bare("solve", lang, words::SOLVE, "tablier solve PUZZLE …")
        .subcommand_help_heading(help::COMMANDS.text(lang))
        .disable_help_subcommand(true)
        .subcommand_required(true);
    for puzzle in puzzles {
        let puzzle = puzzle
            .arg(option(valued("svg", "FILE"), lang, words::SVG))
            .arg(option(proof(), lang, words::PROOF))
            .arg(json(lang))
            .arg(help_flag(lang));
        command = command.subcommand(puzzle);
    }
    command
}

fn proof() -> Arg {
    valued("proof", "FILE")
}

impl Solve {
    pub(crate) fn read(found: &ArgMatches) -> Solve {
        let (name, found) = found.subcommand().unwrap_or(("", found));
        let own = |name: &str| found.get_one::<String>(name).cloned();
        Solve {
            puzzle: match name {
                "island" => Asked::Island(island::Options::read(found)),
                "holes" => Asked::Holes(holes::Options::read(found)),
                "copycat" => Asked::Copycat(copycat::Options::read(found)),
                _ => Asked::FifthLevel,
            },
            files: Files {
                svg: own("svg"),
                proof: own("proof"),
            },
            json: found.get_flag("json"),
        }
    }
}

pub(crate) fn run(options: &Solve, output: &mut Output) -> Result<(), CliError> {
    match &options.puzzle {
        Asked::FifthLevel => fifth_level::run(&options.files, output),
        Asked::Island(asked) => island::run(asked, &options.files, output),
        Asked::Holes(asked) => holes::run(asked, &options.files, output),
        Asked::Copycat(asked) => copycat::run(asked, &options.files, output),
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
            Some(file) => write_file(file, svg(title, panels)),
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
