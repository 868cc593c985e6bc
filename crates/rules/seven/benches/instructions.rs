//! Instructions of finding placements, of whole random games and of counting.

#![allow(missing_docs, reason = "the macros of the benchmark make public items")]

use std::hint::black_box;

use game::{Game, Outcome, Turn};
use gungraun::{library_benchmark, library_benchmark_group, main};
use seven::{Placed, Position, Setup};
use testkit::Numbers;

/// A position in the middle of a random game.
fn after(plies: usize) -> Position {
    let mut numbers = Numbers::seeded(7);
    let mut game = Position::start(&Setup::TWO);
    for _ in 0..plies {
        game.step_at_random(&mut |limit| numbers.below(limit));
    }
    game
}

#[library_benchmark]
#[bench::after_two(args = (2), setup = after)]
#[bench::after_six(args = (6), setup = after)]
#[bench::after_twelve(args = (12), setup = after)]
fn list_placements(game: Position) -> Vec<Placed> {
    let mut placements = Vec::new();
    black_box(&game).placements(&mut placements);
    placements
}

#[library_benchmark]
#[bench::after_two(args = (2), setup = after)]
#[bench::after_six(args = (6), setup = after)]
#[bench::after_twelve(args = (12), setup = after)]
fn count_placements(game: Position) -> u64 {
    black_box(&game).branches()
}

#[library_benchmark]
fn ten_random_games() -> usize {
    let mut numbers = Numbers::seeded(7);
    let mut levels = 0;
    for _ in 0..10 {
        let mut game = Position::start(&Setup::TWO);
        while game.turn() != Turn::Over {
            game.step_at_random(&mut |limit| numbers.below(limit));
        }
        levels += game.levels().len();
    }
    levels
}

#[library_benchmark]
#[bench::two_players(args = (14), setup = after)]
fn score_a_finished_game(game: Position) -> Option<Outcome> {
    black_box(&game).outcome()
}

#[library_benchmark]
fn perft_three() -> u128 {
    Position::start(&Setup::TWO).perft(black_box(3), |_, _| ())
}

library_benchmark_group!(
    name = rules,
    benchmarks = [
        list_placements,
        count_placements,
        ten_random_games,
        score_a_finished_game,
        perft_three
    ]
);

main!(library_benchmark_groups = rules);
