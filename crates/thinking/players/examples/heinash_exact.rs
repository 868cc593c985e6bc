//! Measures how long it takes to solve a position of the base game exactly:
//! random positions before a roll, each solved from nothing.
//!
//! `cargo run --release -p players --example heinash_exact -- [FREE] [POSITIONS] [ROWS]`

use game::{Game, Turn};
use heinash::{Layout, Phase, Position, Setup, Size};
use players::heinash::Mind;
use players::{Ask, Level};
use search::effort::Stopwatch;
use search::{Effort, Limits, Numbers, StopSign};

fn main() {
    let arguments: Vec<u32> = std::env::args()
        .skip(1)
        .map(|text| text.parse().expect("a number"))
        .collect();
    let argument = |at: usize, usual: u32| arguments.get(at).copied().unwrap_or(usual);
    let (free, positions) = (argument(0, 10), argument(1, 100).max(1));
    let rows = argument(2, 6) as u8;
    let size = Size::new(rows).expect("a board of 2 to 6 rows");
    let cells = u32::from(size.cells());
    assert!((1..=cells).contains(&free), "from 1 to {cells} free cells");
    let setup = Setup {
        layout: Layout::reading(size),
        ..Setup::default()
    };
    let mut measured: Vec<(f64, u64)> = (0..positions)
        .map(|seed| measure(&with_free(&setup, free, seed.into()), seed.into()))
        .collect();
    measured.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (median, _) = measured[measured.len() / 2];
    let (worst, _) = measured[measured.len() - 1];
    let most = measured.iter().map(|&(_, nodes)| nodes).max().unwrap_or(0);
    println!("size free positions  median ms  worst ms  most solved");
    println!(
        "{rows}×{rows}  {free:4} {positions:9}  {:9.2} {:9.2} {most:12}",
        1000.0 * median,
        1000.0 * worst
    );
}

/// A position before a roll with so many free cells, reached by random moves.
fn with_free(setup: &Setup, free: u32, seed: u64) -> Position {
    let mut numbers = Numbers::seeded(seed);
    loop {
        let mut position = Position::start(setup);
        while position.turn() != Turn::Over {
            if position.phase() == Phase::Roll && position.free().len() == free {
                return position;
            }
            position.step_at_random(&mut |n| numbers.below(n));
        }
    }
}

/// How many seconds it takes to solve a position, and how many positions are
/// solved on the way.
fn measure(position: &Position, seed: u64) -> (f64, u64) {
    let mut mind = Mind::new(1 << 30);
    let sign = StopSign::default();
    let watch = Stopwatch::start();
    let effort = Effort::new(Limits::default(), &watch, &sign);
    let ask = Ask {
        level: Level::MOST,
        seed,
        effort: &effort,
    };
    let proven = mind.prove(position, &ask).expect("few cells are free");
    (effort.elapsed().as_secs_f64(), proven.nodes)
}
