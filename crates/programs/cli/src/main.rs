//! The `tablier` program: the games to play in a terminal, their records, and
//! measures of the rules.

mod analyse;
mod arena;
mod arguments;
mod backup;
mod bench;
mod convert;
mod data;
mod delete;
mod draw;
mod engine;
mod error;
mod external;
mod games;
mod language;
mod load;
mod moves;
mod output;
mod perft;
mod play;
mod print;
mod progress;
mod replay;
mod restore;
mod serve;
mod set_up;
mod source;
mod usage;
mod verify;
mod words;

use std::process::ExitCode;

use crate::arguments::Command;
use crate::error::CliError;
use crate::games::{check, codecup, solve, train};
use crate::output::Output;

/// A server makes and drops many small things for every move, for which this is
/// made.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let given: Vec<_> = std::env::args_os().collect();
    let lang = language::chosen(&given);
    let command = match arguments::read(&given, lang) {
        Ok(command) => command,
        Err(exit) => return exit,
    };
    let mut output = Output::new(lang, command.wants_json());
    let result = match &command {
        Command::Play(options) => play::run(options, &mut output),
        Command::Replay { file, .. } => replay::run(file, &mut output),
        Command::Moves { file, .. } => moves::run(file, &mut output),
        Command::Convert { file, form } => convert::run(file, *form, &mut output),
        Command::Analyse(options) => analyse::run(options, &mut output),
        Command::Engine(options) => engine::run(options, &mut output),
        Command::CodeCup(options) => codecup::run(options),
        Command::Perft(options) => perft::run(options, &mut output),
        Command::Arena(options) => arena::run(options, &mut output),
        Command::Ladder(options) => arena::ladder::run(options, &mut output),
        Command::Train(options) => train::run(options, &mut output),
        Command::Solve(options) => solve::run(options, &mut output),
        Command::Check(options) => check::run(options, &mut output),
        Command::Verify(options) => verify::run(options, &mut output),
        Command::Print(options) => print::run(options, &mut output),
        Command::Serve(options) => serve::run(options, &mut output),
        Command::Delete(options) => delete::run(options, &mut output),
        Command::Load(options) => load::run(options, &mut output),
        Command::Backup(options) => backup::run(options, &mut output),
        Command::Restore(options) => restore::run(options, &mut output),
        Command::Bench(options) => bench::run(options, &mut output),
    };
    match result.and_then(|()| output.finish()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough, as `head` does.
        Err(CliError::PipeClosed) => ExitCode::SUCCESS,
        // The answer itself has told what is wrong.
        Err(CliError::NotCompliant | CliError::LoadFailed) => ExitCode::FAILURE,
        Err(error) => output.refuse(&error),
    }
}
