//! What can be asked of `tablier load`.

use catalog::{AnyGame, GameId};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use game::Lang;
use players::pace;

use crate::usage::{argument, bare, flag, json, option, valued};
use crate::words::load as words;

/// What kind of load.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// As many moves as can be acknowledged, or so many a second.
    Moves,
    /// Many sockets that are held open.
    Sockets,
    /// Servers that are killed while people play.
    Crash,
    /// A class that comes in all at once.
    Class,
}

impl Mode {
    const NAMES: [&'static str; 4] = ["moves", "sockets", "crash", "class"];

    pub(super) fn name(self) -> &'static str {
        Mode::NAMES[self as usize]
    }
}

/// What to do to a server.
pub(crate) struct Load {
    pub(super) mode: Mode,
    pub(super) servers: Vec<String>,
    pub(super) anywhere: bool,
    pub(super) tables: usize,
    pub(super) seconds: u32,
    pub(super) pupils: usize,
    pub(super) rate: Option<u32>,
    pub(super) game: GameId,
    /// The value of its tag `Size`.
    pub(super) size: Option<String>,
    pub(super) seed: u64,
    pub(super) pid: Option<u32>,
    pub(super) disk: Option<String>,
    pub(super) times: usize,
    pub(super) side_by_side: usize,
    pub(super) data: Option<String>,
    pub(super) svg: Option<String>,
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
        .value_parser(PossibleValuesParser::new(Mode::NAMES));
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
        let mode = match own("MODE").as_deref() {
            Some("sockets") => Mode::Sockets,
            Some("crash") => Mode::Crash,
            Some("class") => Mode::Class,
            _ => Mode::Moves,
        };
        let tables = match mode {
            Mode::Moves => 500,
            Mode::Sockets => 5000,
            Mode::Crash => 20,
            Mode::Class => 1,
        };
        let game = found.get_one("game").copied().unwrap_or_else(longest);
        let has_size = |size: &String| sizes(game).contains(&size.as_str());
        let servers = found.get_many::<String>("server").unwrap_or_default();
        Load {
            mode,
            servers: servers.cloned().collect(),
            anywhere: found.get_flag("anywhere"),
            tables: number("tables").map_or(tables, |tables| tables as usize),
            seconds: number("seconds").unwrap_or(if mode == Mode::Class { 10 } else { 20 }),
            pupils: number("pupils").map_or(35, |pupils| pupils as usize),
            rate: number("rate"),
            game,
            size: own("size").filter(has_size),
            seed: found.get_one("seed").copied().unwrap_or(1),
            pid: number("pid"),
            disk: own("disk"),
            times: number("times").map_or(20, |times| times as usize),
            side_by_side: number("side-by-side").map_or(1, |count| count as usize),
            data: own("data"),
            svg: own("svg"),
            json: found.get_flag("json"),
        }
    }
}
