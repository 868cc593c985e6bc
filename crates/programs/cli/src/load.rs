//! `tablier load`: many players at once on a server. It stays on this machine unless
//! told otherwise, and ends by itself.

use std::cell::OnceCell;
use std::time::Duration;

use ::load::{Fault, Mode, Plan};
use catalog::{AnyGame, GameId};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use game::Lang;
use players::pace;
use search::StopSign;
use tokio::task::LocalSet;

use crate::arena::listen;
use crate::error::CliError;
use crate::output::{Output, write_file};
use crate::progress::Progress;
use crate::usage::{GameParser, Reader, Usage, given, read_by, seed, valued};
use crate::words::load as words;

/// Not a load: a history is judged that a load has written.
const JUDGE: &str = "judge";

/// The sizes that a board of this game can have, the usual one first.
pub(crate) fn sizes(game: GameId) -> &'static [&'static str] {
    let tag = game.tags().iter().find(|tag| tag.name == "Size");
    tag.and_then(|tag| tag.values()).unwrap_or_default()
}

/// The game with the most moves, so that a load spends its time on them.
pub(crate) fn longest() -> GameId {
    let moves = |game: &GameId| {
        let start = AnyGame::start(*game, |_| None);
        start.map_or(0, |start| pace::moves_left(&start))
    };
    GameId::ALL
        .into_iter()
        .max_by_key(moves)
        .unwrap_or_default()
}

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let usage = "tablier load moves|sockets|crash|faults|class|judge [FILE] [--server URL …] [--tables N] [--seconds S] [--rate N] …";
    let names = Mode::ALL.map(Mode::name).into_iter().chain([JUDGE]);
    let modes = PossibleValuesParser::new(names.collect::<Vec<_>>());
    let mode = Arg::new("MODE").required(true).value_parser(modes);
    let server = valued("server", "URL").action(ArgAction::Append);
    let number = |name, most: u32| {
        let numbers = value_parser!(u32).range(1..=most.into());
        read_by(name, "N", numbers)
    };
    let mut all_sizes: Vec<&str> = GameId::ALL.into_iter().flat_map(sizes).copied().collect();
    all_sizes.sort_unstable();
    all_sizes.dedup();
    let all_sizes = PossibleValuesParser::new(all_sizes);
    Usage::new("load", reader, words::LOAD, usage)
        .argument(mode, words::MODE)
        .argument(Arg::new("FILE").required_if_eq("MODE", JUDGE), words::FILE)
        .option(server, words::SERVER)
        .flag("anywhere", words::ANYWHERE)
        .option(number("tables", 100_000), words::TABLES)
        .option(number("pupils", 500), words::PUPILS)
        .option(number("seconds", 3600), words::SECONDS)
        .option(number("rate", 1_000_000), words::RATE)
        .option(read_by("game", "GAME", GameParser), words::game)
        .option(read_by("size", "N", all_sizes), words::size)
        .option(seed(), words::SEED)
        .option(number("pid", u32::MAX), words::PID)
        .option(valued("disk", "FOLDER"), words::DISK)
        .option(number("times", 10_000), words::TIMES)
        .option(number("side-by-side", 8), words::SIDE_BY_SIDE)
        .option(valued("data", "FILE|URL"), words::DATA)
        .flag(Fault::Kill.name(), words::KILL)
        .flag(Fault::Pause.name(), words::PAUSE)
        .flag(Fault::Clock.name(), words::CLOCK)
        .option(valued("history", "FILE"), words::HISTORY)
        .option(valued("svg", "FILE"), words::SVG)
        .json()
}

/// What the arguments ask for.
fn plan(found: &ArgMatches) -> Plan {
    let number = |name| given::<u32>(found, name);
    let mode: Option<String> = given(found, "MODE");
    let named = |known: &Mode| mode.as_deref() == Some(known.name());
    let mode = Mode::ALL.into_iter().find(named).unwrap_or(Mode::Moves);
    let (tables, seconds) = match mode {
        Mode::Moves => (500, 20),
        Mode::Sockets => (5000, 20),
        Mode::Crash | Mode::Faults => (20, 20),
        Mode::Class => (1, 10),
    };
    let seconds = number("seconds").unwrap_or(seconds);
    let game = given(found, "game").unwrap_or_else(longest);
    let has_size = |size: &String| sizes(game).contains(&size.as_str());
    let data: Option<String> = given(found, "data");
    // Servers side by side need a database that several can use.
    let shared = mode == Mode::Faults && data.as_deref().is_some_and(|it| it.contains("://"));
    let side_by_side = number("side-by-side").unwrap_or(if shared { 2 } else { 1 });
    let servers = found.get_many::<String>("server").unwrap_or_default();
    Plan {
        mode,
        servers: servers.cloned().collect(),
        anywhere: found.get_flag("anywhere"),
        tables: number("tables").unwrap_or(tables) as usize,
        length: Duration::from_secs(seconds.into()),
        pupils: number("pupils").unwrap_or(35) as usize,
        rate: number("rate"),
        game,
        size: given(found, "size").filter(has_size),
        seed: given(found, "seed").unwrap_or(1),
        pid: number("pid"),
        disk: given(found, "disk"),
        times: number("times").unwrap_or(20) as usize,
        side_by_side: side_by_side as usize,
        data,
        faults: faults(found),
        history: given(found, "history"),
    }
}

/// What is to be done to servers; by default everything that needs nothing more.
fn faults(found: &ArgMatches) -> Vec<Fault> {
    let mut faults: Vec<Fault> = Fault::ALL.into();
    faults.retain(|fault| found.get_flag(fault.name()));
    match faults.is_empty() {
        true => vec![Fault::Kill, Fault::Pause],
        false => faults,
    }
}

/// Judges a history that was written before.
fn judge(file: String, output: &mut Output) -> Result<(), CliError> {
    let lang = output.lang;
    let judged = {
        let bar = Bar(OnceCell::new(), lang);
        ::load::Progress::say(&bar, words::JUDGING.text(lang));
        ::load::judge(file, &bar)?
    };
    if output.json {
        output.object(&judged.to_json())?;
    } else {
        for line in judged.lines(lang) {
            output.line(line)?;
        }
    }
    match judged.verdict.is_right() {
        true => Ok(()),
        false => Err(CliError::LoadFailed),
    }
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let mode: Option<String> = given(found, "MODE");
    if let (Some(JUDGE), Some(file)) = (mode.as_deref(), given(found, "FILE")) {
        return judge(file, output);
    }
    let plan = plan(found);
    let stop = StopSign::default();
    listen(&stop);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(CliError::Output)?;
    let lang = output.lang;
    let outcome = {
        let bar = Bar(OnceCell::new(), lang);
        let load = ::load::run(&plan, lang, &bar, &stop);
        LocalSet::new().block_on(&runtime, load)?
    };
    if let Some(file) = found.get_one::<String>("svg")
        && let Some(svg) = outcome.to_svg(lang)
    {
        write_file(file, svg)?;
    }
    if output.json {
        output.object(&outcome.to_json())?;
    } else {
        for line in outcome.lines(lang, output.look().width) {
            output.line(line)?;
        }
    }
    match outcome.is_right() {
        true => Ok(()),
        false => Err(CliError::LoadFailed),
    }
}

/// A bar that is there as soon as it has something to say.
struct Bar(OnceCell<Progress>, Lang);

impl ::load::Progress for Bar {
    fn say(&self, what: &str) {
        self.0.get_or_init(|| Progress::new(what, self.1)).say(what);
    }

    fn report(&self, done: usize, all: usize) {
        if let Some(bar) = self.0.get() {
            bar.report(done, all);
        }
    }
}
