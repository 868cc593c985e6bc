//! Measures the strongest player of SEVEN where three or four play alone, against
//! plain UCT on all other seats with the same time:
//! `seven_seats [GROUPS [MILLISECONDS [SEED [normal|misere [SEATS]]]]]`. A group is a
//! game from each seat after the same two moves drawn at random, as in `tablier
//! arena`; beside the mean place this tells the places from each seat, for the last
//! one is worth much.

use std::time::Duration;

use game::{Game, Seat, Turn};
use players::seven::Mind;
use players::{Ask, Computer, Level, Mind as _};
use search::effort::Stopwatch;
use search::{Effort, Limits, Numbers, StopSign, baseline};
use seven::{Move, Position, Setup};

/// How many moves are drawn at random before a game.
const OPENING: usize = 2;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |index: usize, usual: u64| {
        let text = arguments.get(index);
        text.and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let (groups, time, seed) = (number(1, 12), number(2, 1_000), number(3, 5));
    let seats = number(5, 3) as usize;
    let setup = Setup::alone(seats).expect("three or four can play alone");
    let setup = match arguments.get(4).map(String::as_str) {
        Some("misere") => setup.misere(),
        _ => setup,
    };
    let limits = Limits {
        time: Some(Duration::from_millis(time)),
        ..Limits::default()
    };
    let mut means = Vec::new();
    let mut places = vec![vec![0u32; seats]; seats];
    for group in 0..groups {
        let mut opening = Position::start(&setup);
        let mut numbers = Numbers::seeded(seed * 1_000 + group);
        for _ in 0..OPENING {
            opening.step_at_random(&mut |n| numbers.below(n));
        }
        let mut sum = 0;
        for ours in Seat::all(seats) {
            let luck = seed * 7_919 + group * 131 + ours.index() as u64 * 31;
            let place = place(opening.clone(), ours, limits, luck);
            places[ours.index()][usize::from(place) - 1] += 1;
            sum += u32::from(place);
            println!("group {group}, seat {}: place {place}", ours.index());
        }
        means.push(f64::from(sum) / seats as f64);
    }
    tell(&means, &places);
}

/// The place of our player in one game that it plays from this seat.
fn place(mut position: Position, ours: Seat, limits: Limits, luck: u64) -> u8 {
    let mut mind = Mind::new(Computer::USUAL_MEMORY);
    while let Turn::Seat(seat) = position.turn() {
        let watch = Stopwatch::start();
        let effort = Effort::new(limits, &watch, &StopSign::default());
        let seed = luck + position.placed().len() as u64;
        let mv: Option<Move> = if seat == ours {
            let level = Level::MOST;
            let effort = &effort;
            mind.choose(
                &position,
                &Ask {
                    level,
                    seed,
                    effort,
                },
            )
        } else {
            baseline::uct(&position, seed, &effort)
        };
        position.play_unchecked(&mv.expect("a seat is to move"));
    }
    position.outcome().expect("the game is over").places[ours]
}

fn tell(means: &[f64], places: &[Vec<u32>]) {
    let count = means.len() as f64;
    let mean = means.iter().sum::<f64>() / count;
    let squares = means.iter().map(|other| (other - mean) * (other - mean));
    let variance = squares.sum::<f64>() / (count - 1.0).max(1.0);
    let bar = 1.96 * (variance / count).sqrt();
    println!("mean place {mean:.2} ± {bar:.2} ({count} groups)");
    for (seat, places) in places.iter().enumerate() {
        println!("from seat {seat}, games by place: {places:?}");
    }
}
