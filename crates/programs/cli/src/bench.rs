//! `tablier bench`: whole random games a second, on one core.

use std::time::{Duration, Instant};

use arena::{play_at_random, roles};
use catalog::{AnyGame, GameId};
use clap::{Arg, ArgMatches};
use game::numbers::grouped;
use search::Numbers;
use serde_json::{Map, Value, json};

use crate::error::CliError;
use crate::output::Output;
use crate::progress::Progress;
use crate::usage::{GameParser, Reader, Usage, given, read_by, seed};
use crate::words::{help, measures};

/// How many games are played between two looks at the clock.
const BATCH: u64 = 32;

/// What to measure.
struct Bench {
    games: Vec<GameId>,
    time: Duration,
    seed: u64,
}

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let some = Arg::new("GAME").num_args(0..).value_parser(GameParser);
    let seconds = |text: &str| match text.parse::<f64>() {
        Ok(seconds) if (0.01..=600.0).contains(&seconds) => Ok(seconds),
        _ => Err("0.01 … 600"),
    };
    let usage = "tablier bench [GAME …] [--seconds S] [--seed N] [--json]";
    Usage::new("bench", reader, help::BENCH, usage)
        .argument(some, help::games)
        .option(read_by("seconds", "S", seconds), help::SECONDS)
        .option(seed(), help::SEED)
        .json()
}

impl Bench {
    fn read(found: &ArgMatches) -> Bench {
        let named = found.get_many("GAME").into_iter().flatten();
        let mut games: Vec<GameId> = named.copied().collect();
        games.sort_unstable();
        games.dedup();
        if games.is_empty() {
            games = GameId::ALL.to_vec();
        }
        Bench {
            games,
            time: Duration::from_secs_f64(given(found, "seconds").unwrap_or(1.0)),
            seed: given(found, "seed").unwrap_or(1),
        }
    }
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let options = &Bench::read(found);
    let mut rates = Vec::new();
    for &game in &options.games {
        let what = format!("{} {}", output.say(measures::MEASURING), game.title());
        let progress = Progress::new(&what, output.lang);
        rates.push((game, playouts_per_second(game, options, &progress)));
    }
    if output.json {
        let entry = |&(game, rate): &(GameId, f64)| {
            let measured = json!({ "playouts_per_second": rate.round() as u64 });
            (game.name().to_string(), measured)
        };
        let object: Map<String, Value> = rates.iter().map(entry).collect();
        return output.object(&object.into());
    }
    let most = rates.iter().map(|&(_, rate)| rate).fold(1.0, f64::max);
    for (game, rate) in rates {
        let has_rounds = !roles(&start(game)).is_empty();
        let unit = output.say(match has_rounds {
            true => measures::ROUNDS_A_SECOND,
            false => measures::GAMES_A_SECOND,
        });
        let number = grouped(output.lang, rate.round() as u128);
        let bar = "█".repeat((40.0 * rate / most).ceil() as usize);
        let title = game.title();
        output.line(format_args!("{title:<8}{number:>11} {unit:<21}{bar}"))?;
    }
    Ok(())
}

/// A game of the default set-up.
fn start(game: GameId) -> AnyGame {
    AnyGame::start(game, |_| None).expect("the default set-up is valid")
}

/// Plays random games of the default set-up until the time is up.
fn playouts_per_second(game: GameId, options: &Bench, progress: &Progress) -> f64 {
    let start = start(game);
    let mut numbers = Numbers::seeded(options.seed);
    let time = options.time;
    let begin = Instant::now();
    let mut playouts = 0;
    loop {
        play_at_random(&start, BATCH, &mut numbers);
        playouts += BATCH;
        let elapsed = begin.elapsed();
        if playouts % (64 * BATCH) == 0 {
            progress.report(elapsed.as_millis() as usize, time.as_millis() as usize);
        }
        if elapsed >= time {
            return playouts as f64 / elapsed.as_secs_f64();
        }
    }
}
