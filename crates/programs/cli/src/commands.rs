//! The commands of the program, and who carries each of them out.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};
use game::Lang;

use crate::error::CliError;
use crate::games::{check, codecup, solve, train};
use crate::output::Output;
use crate::set_up;
use crate::usage::{self, Reader, Usage, read_by};
use crate::words::help;
use crate::{
    analyse, arena, backup, bench, convert, delete, engine, load, moves, perft, play, print,
    replay, restore, serve, verify,
};

/// Describes a command.
type Describe = fn(Reader) -> Usage;

/// Carries out a command.
type Run = fn(&ArgMatches, &mut Output) -> Result<(), CliError>;

/// How each command is described, and what carries it out, in the order in which help
/// lists them.
const COMMANDS: [(Describe, Run); 20] = [
    (play::usage, play::run),
    (serve::usage, serve::run),
    (delete::usage, delete::run),
    (load::usage, load::run),
    (backup::usage, backup::run),
    (restore::usage, restore::run),
    (replay::usage, replay::run),
    (moves::usage, moves::run),
    (convert::usage, convert::run),
    (verify::usage, verify::run),
    (analyse::usage, analyse::run),
    (arena::usage, arena::run),
    (train::usage, train::run),
    (solve::usage, solve::run),
    (check::usage, check::run),
    (print::usage, print::run),
    (engine::usage, engine::run),
    (codecup::usage, codecup::run),
    (perft::usage, perft::run),
    (bench::usage, bench::run),
];

/// What the command line asks for.
pub(crate) struct Asked {
    run: Run,
    found: ArgMatches,
}

impl Asked {
    /// Whether a script reads the answer.
    pub(crate) fn wants_json(&self) -> bool {
        let mut found = &self.found;
        while let Some((_, below)) = found.subcommand() {
            found = below;
        }
        matches!(found.try_get_one("json"), Ok(Some(true)))
    }

    pub(crate) fn carry_out(&self, output: &mut Output) -> Result<(), CliError> {
        (self.run)(&self.found, output)
    }
}

/// Reads the arguments, or answers at once: with help, or with what is wrong.
pub(crate) fn read(given: &[OsString], lang: Lang) -> Result<Asked, ExitCode> {
    let game = set_up::named(given);
    let reader = Reader { lang, game };
    let mut program = program(reader);
    let mut matches = match program.try_get_matches_from_mut(given) {
        Ok(matches) => matches,
        Err(error) => return Err(usage::answer(&error, lang)),
    };
    let Some((name, found)) = matches.remove_subcommand() else {
        return Err(usage::nothing_asked(&mut program));
    };
    // Help stands behind all others in the list, and is answered at once.
    let names = program.get_subcommands().map(Command::get_name);
    let asked = names.zip(COMMANDS).find(|(known, _)| *known == name);
    match asked {
        Some((_, (_, run))) => Ok(Asked { run, found }),
        None => {
            let about = found.get_one::<String>("COMMAND");
            Err(usage::help(about.map(String::as_str), &mut program, lang))
        }
    }
}

/// The whole command line, described in one language.
fn program(reader: Reader) -> Command {
    let lang_option = read_by(
        "lang",
        "LANG",
        PossibleValuesParser::new(["en", "fr", "es"]),
    );
    let version = Arg::new("version")
        .long("version")
        .action(ArgAction::Version);
    let usage = "tablier help [COMMAND]";
    let help = Usage::new("help", reader, help::HELP, usage)
        .argument(Arg::new("COMMAND"), help::WHICH_COMMAND);
    let mut program = Usage::new("tablier", reader, help::about, "tablier COMMAND …")
        .with(|program| program.version(env!("CARGO_PKG_VERSION")))
        .with(|program| program.disable_version_flag(true))
        .with(|program| program.after_help(help::MORE.text(reader.lang)))
        .with_subcommands()
        .option(lang_option.global(true), help::LANG)
        .option(version, help::VERSION);
    for (usage, _) in COMMANDS {
        program = program.subcommand(usage(reader));
    }
    program.subcommand(help).finish()
}
