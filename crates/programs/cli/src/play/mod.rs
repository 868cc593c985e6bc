//! `tablier play`: the games at the keyboard, with people and computers on any
//! seats. Every game is played through `table`; here is only what a terminal
//! adds to it.

mod clock;
mod happening;
mod host;
mod input;
mod keyboard;
mod orders;
mod saved;
mod saving;
mod seats;
mod session;
mod turn;

use std::time::Instant;

use catalog::GameId;
use clap::{Arg, ArgMatches, value_parser};
use table::{ClockRules, Config, Dice, Player, Seating, Table};

use crate::error::CliError;
use crate::output::Output;
use crate::set_up;
use crate::usage::{GameParser, Reader, Usage, given, read_by, seed, valued};
use crate::words::help;
use crate::words::play as words;
use crate::words::saving as saving_words;
use host::{TableHost, moment, numbers};
use keyboard::{Keyboard, Said};
use saving::Store;
use session::Session;

/// What is asked on the command line.
struct Play {
    game: Option<GameId>,
    /// Tags of the rules, as name and value.
    tags: Vec<(String, String)>,
    players: Option<Vec<Player>>,
    /// The level of computers of which nothing else is said.
    level: Option<u8>,
    clock: Option<ClockRules>,
    dice: Option<Dice>,
    lot: bool,
    save: Option<String>,
    /// Go on with a saved game: this one, or the newest.
    resume: Option<Option<String>>,
    seed: Option<u64>,
    /// Computers take the time that feels natural.
    natural_pace: bool,
}

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let game = Arg::new("GAME").value_parser(GameParser);
    let list = |text: &str| seats::read(text).ok_or("person,computer");
    let clocks = |text: &str| clock::read(text).ok_or("5+3");
    let level = read_by("level", "N", value_parser!(u8).range(1..=8));
    // A game that is gone on with has its rules and its seats.
    let resume = valued("resume", "FILE").num_args(0..=1);
    let resume = resume.conflicts_with_all(["set", "players", "lot", "level"]);
    let usage =
        "tablier play [GAME] [--level N] [--seats LIST] [--clock CLOCK] [--resume [FILE]] …";
    Usage::new("play", reader, help::PLAY, usage)
        .argument(game, help::game_or_ask)
        .option(read_by("seats", "LIST", list), help::SEATS)
        .option(level.conflicts_with("seats"), help::LEVEL)
        .rules()
        .option(read_by("clock", "CLOCK", clocks), help::clock)
        .option(read_by("dice", "HOW", ["rolled", "typed"]), help::DICE)
        .flag("lot", help::lot)
        .option(valued("save", "FILE"), help::SAVE)
        .option(resume.default_missing_value(""), help::RESUME)
        .option(seed(), help::PLAY_SEED)
        .option(read_by("pace", "HOW", ["natural", "none"]), help::PACE)
}

impl Play {
    fn read(found: &ArgMatches) -> Play {
        let dice: Option<String> = given(found, "dice");
        let resume: Option<String> = given(found, "resume");
        Play {
            game: given(found, "GAME"),
            tags: set_up::tags(found),
            players: given(found, "seats"),
            level: given(found, "level"),
            clock: given(found, "clock"),
            dice: dice.map(|dice| match dice.as_str() {
                "typed" => Dice::Players,
                _ => Dice::Host,
            }),
            lot: found.get_flag("lot"),
            save: given(found, "save"),
            resume: resume.map(|file| Some(file).filter(|file| !file.is_empty())),
            seed: given(found, "seed"),
            natural_pace: given(found, "pace") != Some("none".to_string()),
        }
    }
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let options = &Play::read(found);
    let start = Instant::now();
    let keyboard = Keyboard::read();
    let (table, file) = match &options.resume {
        Some(file) => resume(options, file.as_deref(), start, output)?,
        None => {
            let game = match options.game {
                Some(game) => Some(game),
                None => ask_which(&keyboard, output)?,
            };
            let Some(game) = game else {
                return Ok(());
            };
            let config = config(options, game)?;
            let table = Table::new(moment(start), config).map_err(CliError::Config)?;
            (table, None)
        }
    };
    let mut store = Store::new(
        table.config().game,
        options.save.as_deref().or(file.as_deref()),
    );
    store.is_saved = options.save.is_none() && file.is_some();
    // Nobody waits gladly where nobody watches.
    let natural_pace = options.natural_pace && output.is_terminal();
    let mut session = Session {
        host: TableHost::new(start, table, numbers(options.seed), natural_pace),
        store,
        output,
        keyboard,
        resigning: None,
        show_board: true,
        show_hints: true,
        leaving: false,
    };
    session.run()
}

/// Which of the games to play; nothing if nobody answers.
fn ask_which(keyboard: &Keyboard, output: &mut Output) -> Result<Option<GameId>, CliError> {
    output.line(output.say(words::WHICH_GAME))?;
    for (index, game) in GameId::ALL.iter().enumerate() {
        output.line(format_args!("  {}  {}", index + 1, game.title()))?;
    }
    loop {
        output.text("> ")?;
        output.finish()?;
        let typed = match keyboard.next(None) {
            Said::Line(line) => line.to_lowercase(),
            Said::End | Said::Nothing => {
                output.line("")?;
                return Ok(None);
            }
        };
        let by_number = typed.parse().ok().and_then(|number: usize| {
            let index = number.checked_sub(1)?;
            GameId::ALL.get(index).copied()
        });
        let by_title = || {
            let mut all = GameId::ALL.into_iter();
            all.find(|game| game.title().to_lowercase() == typed)
        };
        let found = by_number
            .or_else(|| GameId::from_name(&typed))
            .or_else(by_title);
        if found.is_some() {
            return Ok(found);
        }
        output.line(output.say(words::ONE_OF_THEM))?;
    }
}

/// A new match as it was asked for.
fn config(options: &Play, game: GameId) -> Result<Config, CliError> {
    set_up::check(game, &options.tags)?;
    let mut config = Config::people(game, options.tags.clone()).map_err(CliError::Config)?;
    let seats = config.players.len();
    config.players = match &options.players {
        Some(players) => players.clone(),
        None => seats::usual(seats, options.level),
    };
    if options.lot {
        config.seating = Seating::Lot;
        config.picks = game.picked_at_table().is_some();
    }
    config.clock = options.clock.unwrap_or(ClockRules::None);
    config.dice = options.dice.unwrap_or_default();
    Ok(config)
}

/// A saved game and its file. What is asked on the command line counts more
/// than what was saved.
fn resume(
    options: &Play,
    file: Option<&str>,
    start: Instant,
    output: &mut Output,
) -> Result<(Table, Option<String>), CliError> {
    let file = match file {
        Some(file) => file.to_string(),
        None => saving::newest_unfinished(options.game).ok_or(CliError::NothingToResume)?,
    };
    let mut game = saved::open(&file)?;
    let id = game.config.game;
    if options.game.is_some_and(|asked| asked != id) {
        return Err(CliError::OtherGame { file, game: id });
    }
    if let Some(players) = &options.players {
        game.config.players = players.clone();
    }
    if let Some(clock) = options.clock {
        game.config.clock = clock;
        game.kept.left.clear();
    }
    game.config.dice = options.dice.unwrap_or(game.config.dice);
    let now = moment(start);
    let table = Table::resume(now, game.config, &game.kept);
    // The record was replayed when it was opened.
    let table = table
        .map_err(CliError::Config)?
        .map_err(|_| CliError::NothingToResume)?;
    output.line(output.say(saving_words::RESUMED))?;
    Ok((table, Some(file)))
}
