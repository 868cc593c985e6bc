//! The `tablier` program: the games to play in a terminal, their records, and
//! measures of the rules.

mod analyse;
mod arena;
mod backup;
mod bench;
mod commands;
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

use crate::error::CliError;
use crate::output::Output;

/// A server makes and drops many small things for every move, for which this is
/// made.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let given: Vec<_> = std::env::args_os().collect();
    let lang = language::chosen(&given);
    let asked = match commands::read(&given, lang) {
        Ok(asked) => asked,
        Err(exit) => return exit,
    };
    let mut output = Output::new(lang, asked.wants_json());
    let result = asked.carry_out(&mut output);
    match result.and_then(|()| output.finish()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough, as `head` does.
        Err(CliError::PipeClosed) => ExitCode::SUCCESS,
        // The answer itself has told what is wrong.
        Err(CliError::NotCompliant | CliError::LoadFailed) => ExitCode::FAILURE,
        Err(error) => output.refuse(&error),
    }
}
