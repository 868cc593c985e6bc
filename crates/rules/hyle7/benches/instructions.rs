//! Instructions of finding slides, of scoring and of whole random rounds.

#![allow(missing_docs, reason = "the macros of the benchmark make public items")]

use std::hint::black_box;

use game::{Game, Turn};
use gungraun::{library_benchmark, library_benchmark_group, main};
use hyle7::{Board, BoardId, Move, Palindrome, Phase, Position, Setup};
use testkit::Numbers;

/// A position of a random round with Order to slide.
fn order_to_slide(tokens: u32) -> Position {
    let mut numbers = Numbers::seeded(7);
    let mut game = Position::start(&Setup::default());
    let full = game.bag().left();
    while full - game.bag().left() < tokens || game.phase() != Phase::Slide {
        game.step_at_random(&mut |limit| numbers.below(limit));
    }
    game
}

/// The board of a random round after its last token.
fn full_board() -> Board {
    let mut numbers = Numbers::seeded(7);
    let mut game = Position::start(&Setup::default());
    while game.round() == 1 && game.turn() != Turn::Over {
        game.step_at_random(&mut |limit| numbers.below(limit));
    }
    *game.board(BoardId::First)
}

#[library_benchmark]
#[bench::few_tokens(args = (10), setup = order_to_slide)]
#[bench::many_tokens(args = (40), setup = order_to_slide)]
fn list_slides(game: Position) -> Vec<Move> {
    let mut moves = Vec::new();
    black_box(&game).moves(&mut moves);
    moves
}

#[library_benchmark]
#[bench::few_tokens(args = (10), setup = order_to_slide)]
#[bench::many_tokens(args = (40), setup = order_to_slide)]
fn count_slides(game: Position) -> u64 {
    black_box(&game).branches()
}

#[library_benchmark]
#[bench::full(args = (), setup = full_board)]
fn score(board: Board) -> u32 {
    black_box(&board).score()
}

#[library_benchmark]
#[bench::full(args = (), setup = full_board)]
fn list_palindromes(board: Board) -> Vec<Palindrome> {
    black_box(&board).palindromes()
}

#[library_benchmark]
fn ten_random_rounds() -> u32 {
    let mut numbers = Numbers::seeded(7);
    let mut points = 0;
    for _ in 0..10 {
        let mut game = Position::start(&Setup::default());
        while game.round() == 1 {
            game.step_at_random(&mut |limit| numbers.below(limit));
        }
        points += game.board(BoardId::First).score();
    }
    points
}

library_benchmark_group!(
    name = rules,
    benchmarks = [
        list_slides,
        count_slides,
        score,
        list_palindromes,
        ten_random_rounds
    ]
);

main!(library_benchmark_groups = rules);
