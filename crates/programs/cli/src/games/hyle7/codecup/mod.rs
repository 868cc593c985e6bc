//! `tablier codecup`: plays a round of HYLE⁷ as programs did in the CodeCup 2023
//! contest. Only answers go to standard output, each at once.

mod bank;
pub(super) mod entrant;
mod judge;
mod round;

use std::io::{self, BufRead, Read, Write};
use std::time::{Duration, Instant};

use clap::{ArgMatches, Command};
use game::Lang;
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
use crate::usage::{bare, option, valued};

/// A line longer than this is cut: the longest that means anything has five.
const LONGEST_LINE: u64 = 1000;

/// How to play.
pub(crate) struct CodeCup {
    /// The time for the whole round, start-up included.
    total: Duration,
    seed: u64,
}

/// The command as its help describes it.
pub(crate) fn usage(lang: Lang) -> Command {
    let time = clap::value_parser!(u64).range(1..=86_400_000);
    let time = valued("time", "MS").value_parser(time);
    let seed = valued("seed", "N").value_parser(clap::value_parser!(u64));
    let usage = "tablier codecup [--time MS] [--seed N]";
    bare("codecup", lang, words::ABOUT, usage)
        .arg(option(time, lang, words::TIME))
        .arg(option(seed, lang, words::SEED))
}

impl CodeCup {
    /// Reads what the command line says.
    pub(crate) fn read(found: &ArgMatches) -> CodeCup {
        let time = found.get_one("time").copied();
        CodeCup {
            total: time.map_or(CONTEST_TIME, Duration::from_millis),
            seed: found.get_one("seed").copied().unwrap_or(1),
        }
    }
}

/// Plays a round, from its first line to `Quit`.
pub(crate) fn run(options: &CodeCup) -> Result<(), CliError> {
    let mut bank = Bank::open(options.total, Instant::now());
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
                        seed: options.seed,
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
