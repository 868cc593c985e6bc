//! Instructions of finding numbers, of connections and of whole random games.

#![allow(missing_docs, reason = "the macros of the benchmark make public items")]

use std::hint::black_box;

use game::{Event, EventOf, Game, Turn};
use gungraun::{library_benchmark, library_benchmark_group, main};
use heinash::{Layout, Move, Operations, Position, Roll, Setup, Size, Ways};
use testkit::Numbers;

/// A position in the middle of a random game, with the dice on the table.
fn dice_rolled(steps: usize) -> Position {
    let mut numbers = Numbers::seeded(7);
    let mut game = Position::start(&Setup::default());
    for _ in 0..steps {
        game.step_at_random(&mut |limit| numbers.below(limit));
    }
    while game.roll().is_none() {
        game.step_at_random(&mut |limit| numbers.below(limit));
    }
    game
}

#[library_benchmark]
#[bench::early(args = (4), setup = dice_rolled)]
#[bench::late(args = (30), setup = dice_rolled)]
fn list_moves(game: Position) -> Vec<Move> {
    let mut moves = Vec::new();
    black_box(&game).moves(&mut moves);
    moves
}

#[library_benchmark]
fn read_and_check_an_expression() -> bool {
    let mut game = Position::start(&Setup::default());
    for event in ["roll:5-4-2", "(5*4)/2"] {
        let event: EventOf<Position> = Event::parse(black_box(event)).expect("well-formed");
        game.apply(&event).expect("legal");
    }
    game.turn() == Turn::Chance
}

#[library_benchmark]
fn all_ways_of_a_roll() -> Ways {
    let roll = Roll::new(black_box([5, 4, 2])).expect("three dice");
    heinash::ways(roll, Operations::default())
}

#[library_benchmark]
#[bench::late(args = (30), setup = dice_rolled)]
fn longest_chains(game: Position) -> u8 {
    black_box(&game).chains().as_slice()[0]
}

#[library_benchmark]
fn a_balanced_layout() -> Layout {
    Layout::balanced(black_box(Size::USUAL), Operations::default())
}

#[library_benchmark]
fn hundred_random_games() -> usize {
    let mut numbers = Numbers::seeded(7);
    let start = Position::start(&Setup::default());
    let mut won = 0;
    for _ in 0..100 {
        let mut game = start.clone();
        while game.turn() != Turn::Over {
            game.step_at_random(&mut |limit| numbers.below(limit));
        }
        won += usize::from(game.outcome().is_some());
    }
    won
}

library_benchmark_group!(
    name = rules,
    benchmarks = [
        list_moves,
        read_and_check_an_expression,
        all_ways_of_a_roll,
        longest_chains,
        a_balanced_layout,
        hundred_random_games
    ]
);

main!(library_benchmark_groups = rules);
