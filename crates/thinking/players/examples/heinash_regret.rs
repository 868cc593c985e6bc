//! Measures how much the player gives away where it may not solve: random
//! positions with few free cells, compared with their exact values.
//!
//! `cargo run --release -p players --example heinash_regret -- [POSITIONS] [MILLISECONDS] [LEAST] [MOST] [GAMES]`
//!
//! With a number of games played out for each move, time does not matter, and the
//! figures are the same on every machine.

use heinash::{Layout, Setup, Sides, Size, Variant};
use players::heinash::{Mind, regret};
use players::{Ask, Level, Mind as _};
use search::effort::Stopwatch;
use search::{Effort, Limits, StopSign};
use std::time::Duration;

fn main() {
    let arguments: Vec<u64> = std::env::args()
        .skip(1)
        .map(|text| text.parse().expect("a number"))
        .collect();
    let argument = |at: usize, usual: u64| arguments.get(at).copied().unwrap_or(usual);
    let positions = argument(0, 100);
    let limits = match arguments.get(4) {
        Some(&games) => Limits::nodes(games),
        None => Limits::time(Duration::from_millis(argument(1, 200))),
    };
    let (least, most) = (argument(2, 10), argument(3, 12));
    println!("size variant      sides positions  mean %  worst %");
    let mut all = Vec::new();
    for rows in [5, 6] {
        let size = Size::new(rows).expect("a size there is");
        for variant in Variant::EACH {
            for sides in Sides::EACH {
                let mut losses = Vec::new();
                for seed in 0..positions {
                    let layout = match seed % 2 {
                        0 => Layout::reading(size),
                        _ => Layout::shuffled(size, seed),
                    };
                    let setup = Setup {
                        variant,
                        sides,
                        layout,
                        ..Setup::default()
                    };
                    let free = least + seed % (most - least + 1);
                    let position = regret::position_with(&setup, free as u32, seed);
                    let watch = Stopwatch::start();
                    let sign = StopSign::default();
                    let effort = Effort::new(limits, &watch, &sign);
                    let ask = Ask {
                        level: Level::MOST,
                        seed,
                        effort: &effort,
                    };
                    let mut mind = Mind::without_solving(64 << 20);
                    let mv = mind.choose(&position, &ask).expect("a seat is to move");
                    let loss = regret::loss(&position, &mv, 1 << 30).expect("few cells are free");
                    losses.push(loss);
                }
                print(
                    &format!("{rows}×{rows}  {variant:<12?} {sides:<5?}"),
                    &losses,
                );
                all.extend(losses);
            }
        }
    }
    print("all                   ", &all);
}

fn print(name: &str, losses: &[f64]) {
    let mean = losses.iter().sum::<f64>() / losses.len() as f64;
    let worst = losses.iter().copied().fold(0.0, f64::max);
    let count = losses.len();
    println!(
        "{name} {count:9}  {:6.3}  {:7.3}",
        100.0 * mean,
        100.0 * worst
    );
}
