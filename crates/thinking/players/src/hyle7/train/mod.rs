//! Learning by self-play: temporal differences.
//!
//! At the beginning a line is worth what it has scored and nothing else
//! ([`Weights::blank`]). Games are played in batches by the weights as they stand.
//! Every board that Order leaves to the next draw is compared with what it is
//! worth one turn later, the draw, Chaos's best placement and Order's best slide
//! included, and with what came of it; the weights of its lines are moved towards
//! that. In the end the mean of the last weights is kept. Each game has numbers of its own
//! and its lessons are learned in the order of the games, so that the result is
//! the same on any number of threads.

mod curve;
mod lesson;
mod round;

use ::hyle7::Size;

use lesson::Learner;
use round::{Round, play_round};

pub use curve::CurvePoint;

use super::line_values::Slab;
use super::turn::Lookahead;
use super::weights::Weights;

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Config {
    /// The size of the boards.
    pub size: Size,
    /// What the games' numbers come from.
    pub seed: u64,
    /// How many threads to play on; what is learned does not depend on it.
    pub threads: usize,
    /// How many games to learn from.
    pub games: u32,
    /// How many points the learning curve is to have.
    pub points: u32,
}

impl Config {
    /// How the shipped weights were learned.
    pub fn shipped(size: Size) -> Config {
        Config {
            size,
            seed: 7,
            threads: 2,
            games: match size {
                Size::Large => GAMES_ON_LARGE,
                Size::Small => 40_000,
            },
            points: 40,
        }
    }
}

/// How many games the shipped weights of the larger board were learned from.
const GAMES_ON_LARGE: u32 = 2_000_000;

/// After this part of the games the mean of the weights is taken.
const MEAN_FROM: f64 = 0.7;

/// About how many lines notes are kept.
const NOTES: usize = 1 << 10;

/// How many games are played by the same weights.
const BATCH: u32 = 64;

/// Learns weights. `report` hears of every point of the learning curve, the
/// first before anything was learned, and answers whether to go on.
pub fn train(config: &Config, report: &mut dyn FnMut(&CurvePoint, &Weights) -> bool) -> Weights {
    let mut weights = Weights::blank(config.size);
    let mut learner = Learner::new(config.size);
    let mut done = 0;
    let mut next_point = 0u32;
    let (mut scores, mut rounds) = (0u64, 0u32);
    loop {
        let due = u64::from(config.games) * u64::from(next_point) / u64::from(config.points.max(1));
        if u64::from(done) >= due || done == config.games {
            next_point += 1;
            let (as_order, as_chaos) = curve::measure(&weights);
            let point = CurvePoint {
                games: done,
                of: config.games,
                self_play: scores as f64 / f64::from(rounds.max(1)),
                as_order,
                as_chaos,
            };
            (scores, rounds) = (0, 0);
            if !report(&point, &weights) || done == config.games {
                return weights;
            }
        }
        let part = f64::from(done) / f64::from(config.games);
        let last = (done + BATCH).min(config.games);
        let games: Vec<u32> = (done..last).collect();
        for round in play_batch(config, &games, part, &weights.slabs()) {
            learner.take(&round.lessons);
            scores += u64::from(round.score);
            rounds += 1;
        }
        done = last;
        learner.write(&mut weights);
        if part >= MEAN_FROM {
            learner.average();
        }
        if done == config.games {
            learner.write_mean(&mut weights);
        }
    }
}

/// Plays games on the threads there are, and hands them over in their order.
fn play_batch(config: &Config, games: &[u32], part: f64, slabs: &[Slab]) -> Vec<Round> {
    // In the beginning what is seen counts more than what the weights expect.
    let lambda = (0.9 - part).max(0.5) as f32;
    let play_all = |games: &[u32]| -> Vec<Round> {
        let mut lookahead = Lookahead::new(NOTES);
        let play = |&game: &u32| {
            let seed = config.seed ^ u64::from(game + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            play_round(config.size, seed, lambda, slabs, &mut lookahead)
        };
        games.iter().map(play).collect()
    };
    if config.threads <= 1 {
        return play_all(games);
    }
    let part = games.len().div_ceil(config.threads);
    std::thread::scope(|scope| {
        let parts = games.chunks(part);
        let parts = parts.map(|part| scope.spawn(move || play_all(part)));
        let parts: Vec<_> = parts.collect();
        let rounds = parts
            .into_iter()
            .flat_map(|part| part.join().expect("a round ends"));
        rounds.collect()
    })
}
