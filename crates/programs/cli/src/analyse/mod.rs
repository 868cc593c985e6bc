//! `tablier analyse`: what a position is worth, and the best moves in it.

mod showing;

use std::time::Duration;

use catalog::{AnyEvent, AnyGame};
use clap::{Arg, ArgAction, ArgMatches, Command};
use game::{Lang, Seat, Turn};
use players::{Analysis, Ask, Computer, Level};
use search::effort::Stopwatch;
use search::{Effort, Limits, StopSign, Watch};
use serde_json::{Value, json};

use crate::arguments::text;
use crate::error::CliError;
use crate::output::Output;
use crate::progress::Spinner;
use crate::source;
use crate::usage::{bare, file, flag, json as json_flag, option, valued};
use crate::words::{analysis as words, help};

/// How long to think where nobody says.
const USUAL_TIME: Duration = Duration::from_secs(5);

/// What to analyse, and how long.
pub(crate) struct Analyse {
    pub(crate) file: String,
    /// Go on until the value is proven.
    pub(crate) exact: bool,
    pub(crate) time: Option<Duration>,
    pub(crate) nodes: Option<u64>,
    pub(crate) threads: usize,
    pub(crate) memory: usize,
    /// How many moves to show a person.
    pub(crate) lines: usize,
    pub(crate) seed: u64,
    pub(crate) json: bool,
}

/// The command as its help describes it.
pub(crate) fn usage(lang: Lang) -> Command {
    let exact = Arg::new("exact").long("exact").action(ArgAction::SetTrue);
    let number = || clap::value_parser!(u64).range(1..);
    let small = |most: i64| clap::value_parser!(u32).range(1..=most);
    let usage = "tablier analyse FILE [--exact] [--time MS] [--lines N] [--json] …";
    bare("analyse", lang, words::ABOUT, usage)
        .alias("analyze")
        .arg(file(lang))
        .arg(flag(exact, lang, words::EXACT))
        .arg(option(
            valued("time", "MS").value_parser(number()),
            lang,
            words::TIME,
        ))
        .arg(option(
            valued("nodes", "N").value_parser(number()),
            lang,
            words::NODES,
        ))
        .arg(option(
            valued("lines", "N").value_parser(small(1000)),
            lang,
            words::LINES,
        ))
        .arg(option(
            valued("threads", "N").value_parser(small(256)),
            lang,
            words::THREADS,
        ))
        .arg(option(
            valued("memory", "MB").value_parser(small(1 << 20)),
            lang,
            words::MEMORY,
        ))
        .arg(option(
            valued("seed", "N").value_parser(clap::value_parser!(u64)),
            lang,
            help::SEED,
        ))
        .arg(json_flag(lang))
}

impl Analyse {
    /// Reads what the command line says.
    pub(crate) fn read(found: &ArgMatches) -> Analyse {
        let number = |name: &str| found.get_one::<u64>(name).copied();
        let small = |name: &str| found.get_one::<u32>(name).map(|&given| given as usize);
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        Analyse {
            file: text(found, "FILE"),
            exact: found.get_flag("exact"),
            time: number("time").map(Duration::from_millis),
            nodes: number("nodes"),
            threads: small("threads").unwrap_or_else(cores),
            memory: small("memory").map_or(Computer::USUAL_MEMORY, |given| given << 20),
            lines: small("lines").unwrap_or(8),
            seed: number("seed").unwrap_or(1),
            json: found.get_flag("json"),
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

pub(crate) fn run(options: &Analyse, output: &mut Output) -> Result<(), CliError> {
    let record = source::record(&options.file)?;
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
    if options.json {
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
    let line = |line: &players::Line<AnyEvent>| {
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
