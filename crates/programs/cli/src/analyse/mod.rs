//! `tablier analyse`: what a position is worth, and the best moves in it.

mod showing;

use std::time::Duration;

use catalog::{AnyEvent, AnyGame};
use clap::{ArgMatches, value_parser};
use game::{Seat, Turn};
use players::{Analysis, Ask, Computer, Level};
use search::effort::Stopwatch;
use search::{Effort, Limits, StopSign, Watch};
use serde_json::{Value, json};

use crate::error::CliError;
use crate::output::Output;
use crate::progress::Spinner;
use crate::source;
use crate::usage::{Reader, Usage, cores, given, read_by, seed};
use crate::words::{analysis as words, help};

/// How long to think where nobody says.
const USUAL_TIME: Duration = Duration::from_secs(5);

/// What to analyse, and how long.
struct Analyse {
    /// Go on until the value is proven.
    exact: bool,
    time: Option<Duration>,
    nodes: Option<u64>,
    threads: usize,
    memory: usize,
    /// How many moves to show a person.
    lines: usize,
    seed: u64,
}

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let number = |name, unit| read_by(name, unit, value_parser!(u64).range(1..));
    let small = |name, unit, most: i64| read_by(name, unit, value_parser!(u32).range(1..=most));
    let usage = "tablier analyse FILE [--exact] [--time MS] [--lines N] [--json] …";
    Usage::new("analyse", reader, words::ABOUT, usage)
        .with(|command| command.alias("analyze"))
        .file()
        .flag("exact", words::EXACT)
        .option(number("time", "MS"), words::TIME)
        .option(number("nodes", "N"), words::NODES)
        .option(small("lines", "N", 1000), words::LINES)
        .option(small("threads", "N", 256), words::THREADS)
        .option(small("memory", "MB", 1 << 20), words::MEMORY)
        .option(seed(), help::SEED)
        .json()
}

impl Analyse {
    /// Reads what the command line says.
    fn read(found: &ArgMatches) -> Analyse {
        let small = |name| given(found, name).map(|number: u32| number as usize);
        Analyse {
            exact: found.get_flag("exact"),
            time: given(found, "time").map(Duration::from_millis),
            nodes: given(found, "nodes"),
            threads: small("threads").unwrap_or_else(cores),
            memory: small("memory").map_or(Computer::USUAL_MEMORY, |given| given << 20),
            lines: small("lines").unwrap_or(8),
            seed: given(found, "seed").unwrap_or(1),
        }
    }

    /// What bounds the thinking. Several sides cannot be proven, so there even
    /// the wish for a proof needs a bound.
    fn limits(&self, provable: bool) -> Limits {
        let until_proven = self.exact && provable;
        let unbounded = self.time.is_none() && self.nodes.is_none() && !until_proven;
        Limits {
            time: self.time.or(unbounded.then_some(USUAL_TIME)),
            nodes: self.nodes,
            depth: None,
        }
    }
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let options = Analyse::read(found);
    let record = source::named(found)?;
    let game = record.replay()?;
    let provable = game.sides() == 2;
    if options.exact && !provable {
        eprintln!("{}", output.say(words::NEVER_PROVEN));
    }
    let watch = Stopwatch::start();
    let limits = options.limits(provable);
    let effort = Effort::new(limits, &watch, &StopSign::default()).on_threads(options.threads);
    let ask = Ask {
        level: Level::MOST,
        seed: options.seed,
        effort: &effort,
    };
    let mut computer = Computer::new(game.id(), options.memory);
    let lang = output.lang;
    let spinner = Spinner::new(output.say(words::THINKING));
    let found = computer.analyse(&game, &ask, &mut |found| {
        spinner.say(&words::so_far(
            lang,
            found,
            showing::worth(found, &game).as_deref(),
        ));
    });
    drop(spinner);
    if output.json {
        output.object(&to_json(&game, &found, watch.elapsed()))
    } else {
        showing::show(&record, &game, &found, options.lines, output)
    }
}

/// The seat that acts next, by moving or by asking for a roll or a draw.
pub(crate) fn seat(game: &AnyGame) -> Seat {
    let acting = match game.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance => game.chance_asker(),
        Turn::Over => None,
    };
    acting.unwrap_or(Seat::new(0))
}

fn to_json(game: &AnyGame, found: &Analysis<AnyEvent>, time: Duration) -> Value {
    let line = |line: &players::RankedMove<AnyEvent>| {
        let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
        json!({
            "move": moves.first(),
            "value": line.value,
            "moves": moves,
        })
    };
    let mut object = json!({
        "game": game.id().name(),
        "seat": seat(game).index(),
        "exact": found.exact,
        "value": found.value,
        "best": found.best().map(ToString::to_string),
        "lines": found.lines.iter().map(line).collect::<Vec<_>>(),
        "depth": found.depth,
        "nodes": found.nodes,
        "milliseconds": time.as_millis() as u64,
    });
    if !found.values.is_empty() {
        object["values"] = json!(found.values);
    }
    object
}
