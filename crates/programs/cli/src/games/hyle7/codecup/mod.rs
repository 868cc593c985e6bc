//! `tablier codecup`: plays a round of HYLE⁷ as programs did in the CodeCup 2023
//! contest. Only answers go to standard output, each at once.

mod bank;
pub(super) mod entrant;
mod judge;
mod round;

use std::io::{self, BufRead, Read, Write};
use std::time::{Duration, Instant};

use clap::{ArgMatches, value_parser};
use players::hyle7::Mind;
use players::{Ask, Computer, Level, Mind as _};
use search::effort::Stopwatch;
use search::{Effort, Limits, StopSign};

use bank::Bank;
use judge::CONTEST_TIME;
pub(crate) use round::{CodeCupError, Why};
use round::{Next, Round};

use crate::error::CliError;
use crate::games::hyle7::words::codecup as words;
use crate::output::Output;
use crate::usage::{Reader, Usage, given, read_by, seed};

/// A line longer than this is cut: the longest that means anything has five.
const LONGEST_LINE: u64 = 1000;

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let time = read_by("time", "MS", value_parser!(u64).range(1..=86_400_000));
    let usage = "tablier codecup [--time MS] [--seed N]";
    Usage::new("codecup", reader, words::ABOUT, usage)
        .option(time, words::TIME)
        .option(seed(), words::SEED)
}

/// Plays a round, from its first line to `Quit`. Its time has begun with the program.
pub(crate) fn run(found: &ArgMatches, _: &mut Output) -> Result<(), CliError> {
    let total = given(found, "time").map_or(CONTEST_TIME, Duration::from_millis);
    let seed = given(found, "seed").unwrap_or(1);
    let mut bank = Bank::open(total, Instant::now());
    let mut mind = Mind::new(Computer::USUAL_MEMORY);
    let mut round = Round::default();
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    bank.started(Instant::now());
    for number in 1.. {
        let text = line(&mut input);
        let heard = Instant::now();
        let next = match &text {
            Some(text) => round.hear(text.trim()),
            None => Err(Why::NoQuit),
        };
        let next = next.map_err(|why| {
            let text = text.unwrap_or_default().trim().to_string();
            CliError::CodeCup(CodeCupError { number, text, why })
        })?;
        match next {
            Next::Listen => {}
            Next::Quit => break,
            Next::Answer => {
                let time = bank.allot(round.position(), heard, Instant::now());
                let answer = round.answer(|position| {
                    let watch = Stopwatch::start();
                    let effort = Effort::new(Limits::time(time), &watch, &StopSign::default());
                    let ask = Ask {
                        level: Level::MOST,
                        seed,
                        effort: &effort,
                    };
                    mind.choose(position, &ask)
                });
                writeln!(output, "{answer}")?;
                output.flush()?;
                bank.spend(heard, Instant::now());
            }
        }
    }
    Ok(())
}

/// The next line; `None` at the end of the input.
fn line(input: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    match input.take(LONGEST_LINE).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).into_owned()),
    }
}
