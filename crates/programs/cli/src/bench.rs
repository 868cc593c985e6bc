//! `tablier bench`: whole random games a second, on one core.

use std::time::{Duration, Instant};

use catalog::GameId;
use game::{Game, Setup, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Map, Value, json};

use crate::arguments::Bench;
use crate::complaint::Complaint;
use crate::numbers::grouped;
use crate::output::Output;
use crate::progress::Progress;
use crate::words::measures;

/// How many games are played between two looks at the clock.
const BATCH: u64 = 32;

pub(crate) fn run(options: &Bench, output: &mut Output) -> Result<(), Complaint> {
    let mut rates = Vec::new();
    for &game in &options.games {
        let what = format!("{} {}", output.say(measures::MEASURING), game.title());
        let progress = Progress::new(&what);
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
        let unit = output.say(match game {
            GameId::Hyle7 => measures::ROUNDS_A_SECOND,
            GameId::Seven | GameId::Heinash => measures::GAMES_A_SECOND,
        });
        let number = grouped(rate.round() as u128, output.lang);
        let bar = "█".repeat((40.0 * rate / most).ceil() as usize);
        let title = game.title();
        output.line(format_args!("{title:<8}{number:>11} {unit:<21}{bar}"))?;
    }
    Ok(())
}

fn playouts_per_second(game: GameId, options: &Bench, progress: &Progress) -> f64 {
    match game {
        GameId::Seven => measure::<seven::Position>(options, progress, |_| false),
        GameId::Heinash => measure::<heinash::Position>(options, progress, |_| false),
        // A round, not the match of two: 49 draws, placements and slides.
        GameId::Hyle7 => measure::<hyle7::Position>(options, progress, |game| game.round() > 1),
    }
}

/// Plays random games of the default set-up until the time is up, each to its
/// end or until it is `done`.
fn measure<G: Game>(options: &Bench, progress: &Progress, done: impl Fn(&G) -> bool) -> f64 {
    let setup = G::Setup::from_tags(|_| None).expect("the default set-up is valid");
    let start = G::start(&setup);
    let mut generator = SmallRng::seed_from_u64(options.seed);
    let mut below = |limit| generator.random_range(0..limit);
    let time = Duration::from_secs_f64(options.seconds);
    let begin = Instant::now();
    let mut playouts = 0;
    loop {
        for _ in 0..BATCH {
            let mut game = start.clone();
            while game.turn() != Turn::Over && !done(&game) {
                game.step_at_random(&mut below);
            }
            playouts += 1;
        }
        let elapsed = begin.elapsed();
        if playouts % (64 * BATCH) == 0 {
            progress.report(elapsed.as_millis() as usize, time.as_millis() as usize);
        }
        if elapsed >= time {
            return playouts as f64 / elapsed.as_secs_f64();
        }
    }
}
