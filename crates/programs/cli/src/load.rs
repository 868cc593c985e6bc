//! `tablier load`: many players at once on a server. It stays on this machine unless
//! told otherwise, and ends by itself.

use std::cell::OnceCell;
use std::time::Duration;

use ::load::{Mode, Plan};
use catalog::{AnyGame, GameId};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use game::Lang;
use players::pace;
use search::StopSign;
use tokio::task::LocalSet;

use crate::arena::listen;
use crate::error::CliError;
use crate::output::{Output, write_file};
use crate::progress::Progress;
use crate::usage::{argument, bare, flag, json, option, valued};
use crate::words::load as words;

/// What to do to a server, and how to tell it.
pub(crate) struct Load {
    plan: Plan,
    /// The file for a drawing.
    svg: Option<String>,
    pub(crate) json: bool,
}

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

/// The command.
pub(crate) fn usage(lang: Lang) -> Command {
    let usage = "tablier load moves|sockets|crash|class [--server URL …] [--tables N] [--seconds S] [--rate N] …";
    let mode = Arg::new("MODE")
        .required(true)
        .value_parser(PossibleValuesParser::new(Mode::ALL.map(Mode::name)));
    let server = valued("server", "URL").action(ArgAction::Append);
    let number = |name, from: i64, to: i64| {
        let numbers = value_parser!(u32).range(from..=to);
        valued(name, "N").value_parser(numbers)
    };
    let game = valued("game", "GAME").value_parser(crate::usage::games());
    let mut all_sizes: Vec<&str> = GameId::ALL.into_iter().flat_map(sizes).copied().collect();
    all_sizes.sort_unstable();
    all_sizes.dedup();
    let all_sizes = PossibleValuesParser::new(all_sizes);
    let seed = valued("seed", "N").value_parser(value_parser!(u64));
    let anywhere = Arg::new("anywhere")
        .long("anywhere")
        .action(ArgAction::SetTrue);
    bare("load", lang, words::LOAD, usage)
        .arg(argument(mode, lang, words::MODE))
        .arg(option(server, lang, words::SERVER))
        .arg(flag(anywhere, lang, words::ANYWHERE))
        .arg(option(number("tables", 1, 100_000), lang, words::TABLES))
        .arg(option(number("pupils", 1, 500), lang, words::PUPILS))
        .arg(option(number("seconds", 1, 3600), lang, words::SECONDS))
        .arg(option(number("rate", 1, 1_000_000), lang, words::RATE))
        .arg(option(game, lang, words::game))
        .arg(option(
            valued("size", "N").value_parser(all_sizes),
            lang,
            words::size,
        ))
        .arg(option(seed, lang, words::SEED))
        .arg(option(
            number("pid", 1, i64::from(u32::MAX)),
            lang,
            words::PID,
        ))
        .arg(option(valued("disk", "FOLDER"), lang, words::DISK))
        .arg(option(number("times", 1, 10_000), lang, words::TIMES))
        .arg(option(
            number("side-by-side", 1, 8),
            lang,
            words::SIDE_BY_SIDE,
        ))
        .arg(option(valued("data", "FILE|URL"), lang, words::DATA))
        .arg(option(valued("svg", "FILE"), lang, words::SVG))
        .arg(json(lang))
}

impl Load {
    pub(crate) fn read(found: &ArgMatches) -> Load {
        let own = |name: &str| found.get_one::<String>(name).cloned();
        let number = |name: &str| found.get_one::<u32>(name).copied();
        let named = |mode: &Mode| own("MODE").as_deref() == Some(mode.name());
        let mode = Mode::ALL.into_iter().find(named).unwrap_or(Mode::Moves);
        let (tables, seconds) = match mode {
            Mode::Moves => (500, 20),
            Mode::Sockets => (5000, 20),
            Mode::Crash => (20, 20),
            Mode::Class => (1, 10),
        };
        let seconds = number("seconds").unwrap_or(seconds);
        let game = found.get_one("game").copied().unwrap_or_else(longest);
        let has_size = |size: &String| sizes(game).contains(&size.as_str());
        let servers = found.get_many::<String>("server").unwrap_or_default();
        let plan = Plan {
            mode,
            servers: servers.cloned().collect(),
            anywhere: found.get_flag("anywhere"),
            tables: number("tables").unwrap_or(tables) as usize,
            length: Duration::from_secs(seconds.into()),
            pupils: number("pupils").unwrap_or(35) as usize,
            rate: number("rate"),
            game,
            size: own("size").filter(has_size),
            seed: found.get_one("seed").copied().unwrap_or(1),
            pid: number("pid"),
            disk: own("disk"),
            times: number("times").unwrap_or(20) as usize,
            side_by_side: number("side-by-side").unwrap_or(1) as usize,
            data: own("data"),
        };
        Load {
            plan,
            svg: own("svg"),
            json: found.get_flag("json"),
        }
    }
}

pub(crate) fn run(options: &Load, output: &mut Output) -> Result<(), CliError> {
    let stop = StopSign::default();
    listen(&stop);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(CliError::Output)?;
    let lang = output.lang;
    let outcome = {
        let bar = Bar(OnceCell::new(), lang);
        let load = ::load::run(&options.plan, lang, &bar, &stop);
        LocalSet::new().block_on(&runtime, load)?
    };
    if let Some(file) = &options.svg
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
