//! What the command line asks for.

use std::ffi::OsString;
use std::process::ExitCode;

use catalog::GameId;
use clap::ArgMatches;
use game::Lang;
use table::Dice;

use crate::analyse::Analyse;
use crate::arena::{Arena, Ladder};
use crate::backup::Backup;
use crate::delete::Delete;
use crate::engine::Engine;
use crate::games::check::Check;
use crate::games::codecup::CodeCup;
use crate::games::solve::Solve;
use crate::games::train::Train;
use crate::load::Load;
use crate::play::Play;
use crate::print::Print;
use crate::restore::Restore;
use crate::serve::Serve;
use crate::verify::Verify;
use crate::{set_up, usage};

/// One of the things that can be asked.
pub(crate) enum Command {
    /// Play a game.
    Play(Play),
    /// Replay a record.
    Replay { file: String, json: bool },
    /// List what can come next.
    Moves { file: String, json: bool },
    /// Write a record in another form.
    Convert { file: String, form: Form },
    /// Say what a position is worth.
    Analyse(Analyse),
    /// Let players meet.
    Arena(Arena),
    /// Measure every level against the one below.
    Ladder(Ladder),
    /// Play by the engine protocol, or check another engine.
    Engine(Engine),
    /// Play a round of the CodeCup contest.
    CodeCup(CodeCup),
    /// Learn the weights of a player.
    Train(Train),
    /// Solve a puzzle.
    Solve(Solve),
    /// Check a proof or a solution.
    Check(Check),
    /// Check where the chance of a record came from.
    Verify(Verify),
    /// Make something to print.
    Print(Print),
    /// Serve the page.
    Serve(Serve),
    /// Delete a table.
    Delete(Delete),
    /// Let many play at once.
    Load(Load),
    /// Copy everything that is kept into a file.
    Backup(Backup),
    /// Add what is missing from such a file.
    Restore(Restore),
    /// Count sequences of events.
    Perft(Perft),
    /// Measure random games.
    Bench(Bench),
}

/// One of the forms of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    Text,
    Json,
    Compact,
}

/// What to count.
pub(crate) struct Perft {
    pub(crate) game: GameId,
    pub(crate) depth: u32,
    /// Tags of the rules, as name and value.
    pub(crate) tags: Vec<(String, String)>,
    pub(crate) json: bool,
}

/// What to measure.
pub(crate) struct Bench {
    pub(crate) games: Vec<GameId>,
    pub(crate) seconds: f64,
    pub(crate) seed: u64,
    pub(crate) json: bool,
}

impl Command {
    /// Whether a script reads the answer.
    pub(crate) fn wants_json(&self) -> bool {
        match self {
            Command::Replay { json, .. } | Command::Moves { json, .. } => *json,
            Command::Play(_) | Command::Convert { .. } => false,
            Command::Analyse(options) => options.json,
            Command::Arena(options) => options.common.json,
            Command::Ladder(options) => options.wants_json(),
            Command::Engine(options) => options.json,
            Command::CodeCup(_) | Command::Serve(_) | Command::Print(_) => false,
            Command::Backup(options) => options.json,
            Command::Restore(options) => options.json,
            Command::Train(options) => options.json,
            Command::Solve(options) => options.json,
            Command::Check(options) => options.json,
            Command::Verify(options) => options.json,
            Command::Delete(options) => options.json,
            Command::Load(options) => options.json,
            Command::Perft(options) => options.json,
            Command::Bench(options) => options.json,
        }
    }
}

/// Reads the arguments, or answers at once: with help, or with a complaint.
pub(crate) fn read(given: &[OsString], lang: Lang) -> Result<Command, ExitCode> {
    let mut program = usage::program(lang, set_up::named(given));
    let matches = match program.try_get_matches_from_mut(given) {
        Ok(matches) => matches,
        Err(error) => return Err(usage::answer(&error, lang)),
    };
    let command = match matches.subcommand() {
        Some(("play", found)) => Command::Play(play(found)),
        Some(("replay", found)) => Command::Replay {
            file: text(found, "FILE"),
            json: found.get_flag("json"),
        },
        Some(("moves", found)) => Command::Moves {
            file: text(found, "FILE"),
            json: found.get_flag("json"),
        },
        Some(("convert", found)) => Command::Convert {
            file: text(found, "FILE"),
            form: match text(found, "to").as_str() {
                "text" => Form::Text,
                "json" => Form::Json,
                _ => Form::Compact,
            },
        },
        Some(("analyse", found)) => Command::Analyse(Analyse::read(found)),
        Some(("arena", found)) => match found.subcommand() {
            Some((_, found)) => Command::Ladder(Ladder::read(found)),
            None => Command::Arena(Arena::read(found)),
        },
        Some(("engine", found)) => Command::Engine(Engine::read(found)),
        Some(("codecup", found)) => Command::CodeCup(CodeCup::read(found)),
        Some(("train", found)) => Command::Train(Train::read(found)),
        Some(("solve", found)) => Command::Solve(Solve::read(found)),
        Some(("check", found)) => Command::Check(Check::read(found)),
        Some(("verify", found)) => Command::Verify(Verify::read(found)),
        Some(("print", found)) => Command::Print(Print::read(found)),
        Some(("serve", found)) => Command::Serve(Serve::read(found)),
        Some(("delete", found)) => Command::Delete(Delete::read(found)),
        Some(("load", found)) => Command::Load(Load::read(found)),
        Some(("backup", found)) => Command::Backup(Backup::read(found)),
        Some(("restore", found)) => Command::Restore(Restore::read(found)),
        Some(("perft", found)) => Command::Perft(perft(found)),
        Some(("bench", found)) => Command::Bench(bench(found)),
        Some(("help", found)) => {
            let about = found.get_one::<String>("COMMAND");
            return Err(usage::help(about.map(String::as_str), &mut program, lang));
        }
        _ => return Err(usage::nothing_asked(&mut program)),
    };
    Ok(command)
}

pub(crate) fn text(found: &ArgMatches, name: &str) -> String {
    found.get_one::<String>(name).cloned().unwrap_or_default()
}

fn play(found: &ArgMatches) -> Play {
    let own = |name| found.get_one::<String>(name).cloned();
    let read = |name| own(name).unwrap_or_default();
    Play {
        game: found.get_one("GAME").copied(),
        tags: set_up::tags(found),
        players: found.get_one("seats").cloned(),
        level: found.get_one("level").copied(),
        clock: found.get_one("clock").copied(),
        dice: own("dice").map(|dice| match dice.as_str() {
            "typed" => Dice::Players,
            _ => Dice::Host,
        }),
        lot: found.get_flag("lot"),
        save: own("save"),
        resume: own("resume").map(|file| Some(file).filter(|file| !file.is_empty())),
        seed: found.get_one("seed").copied(),
        natural_pace: read("pace") != "none",
    }
}

fn perft(found: &ArgMatches) -> Perft {
    Perft {
        game: found.get_one("GAME").copied().unwrap_or_default(),
        depth: found.get_one("depth").copied().unwrap_or(0),
        tags: set_up::tags(found),
        json: found.get_flag("json"),
    }
}

fn bench(found: &ArgMatches) -> Bench {
    let named = found.get_many("GAME").into_iter().flatten();
    let mut games: Vec<GameId> = named.copied().collect();
    games.sort_unstable();
    games.dedup();
    if games.is_empty() {
        games = GameId::ALL.to_vec();
    }
    Bench {
        games,
        seconds: found.get_one("seconds").copied().unwrap_or(1.0),
        seed: found.get_one("seed").copied().unwrap_or(1),
        json: found.get_flag("json"),
    }
}
