//! The `tablier` program: the games to play in a terminal, their records, and
//! measures of the rules.

mod arguments;
mod bench;
mod complaint;
mod convert;
mod draw;
mod language;
mod moves;
mod numbers;
mod output;
mod perft;
mod play;
mod progress;
mod replay;
mod source;
mod usage;
mod words;

use std::process::ExitCode;

use crate::arguments::Command;
use crate::complaint::Complaint;
use crate::output::Output;

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
        Command::Perft(options) => perft::run(options, &mut output),
        Command::Bench(options) => bench::run(options, &mut output),
    };
    match result.and_then(|()| output.finish()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough, as `head` does.
        Err(Complaint::PipeClosed) => ExitCode::SUCCESS,
        Err(complaint) => output.refuse(&complaint),
    }
}
