//! Instructions of each search on an artificial game whose rules cost next to
//! nothing, and of plain UCT on real ones.

#![allow(missing_docs, reason = "the macros of the benchmark make public items")]

use std::hint::black_box;

use game::{Game, PerSeat, Seat, Setup, Turn, Weighted};
use gungraun::{library_benchmark, library_benchmark_group, main};
use search::effort::NoWatch;
use search::mcts::{self, ToTheEnd};
use search::state::{Expectimax, Minimax, Rewards};
use search::{
    AlphaBeta, Effort, Expecting, Limits, MaxN, Numbers, Plain, State, StopSign, baseline,
};

/// A tree of eight moves at each position, worth what its path is mixed to.
#[derive(Clone)]
struct Bush {
    path: u64,
    events: u32,
    seats: usize,
    /// Whether every third event is chance.
    chance: bool,
}

impl Bush {
    fn grow(&mut self, way: u8) {
        let path = self.path ^ u64::from(way + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.path = (path ^ path >> 31).wrapping_mul(0xd6e8_feb8_6659_fd93);
        self.events += 1;
    }
}

impl State for Bush {
    type Move = u8;
    type Chance = u8;

    fn turn(&self) -> Turn {
        match self.events {
            30 => Turn::Over,
            events if self.chance && events % 3 == 2 => Turn::Chance,
            events => Turn::Seat(Seat::new(events as usize % self.seats)),
        }
    }

    fn moves(&self, out: &mut Vec<u8>) {
        out.extend(0..8);
    }

    fn chances(&self, out: &mut Vec<Weighted<u8>>) {
        out.extend((0..6).map(|outcome| Weighted { outcome, weight: 1 }));
    }

    fn play(&mut self, mv: u8) {
        self.grow(mv);
    }

    fn settle(&mut self, chance: u8) {
        self.grow(chance);
    }

    fn key(&self) -> u64 {
        self.path
    }
}

impl Minimax for Bush {
    fn wants_more(&self, seat: Seat) -> bool {
        seat.index() == 0
    }

    fn worth(&self) -> i32 {
        (self.path >> 57) as i32
    }
}

impl Expectimax for Bush {
    fn wants_more(&self, seat: Seat) -> bool {
        seat.index() == 0
    }

    fn worth(&self) -> f64 {
        Minimax::worth(self).into()
    }

    fn bounds(&self) -> (f64, f64) {
        (0.0, 127.0)
    }
}

impl Rewards for Bush {
    fn seats(&self) -> usize {
        self.seats
    }

    fn rewards(&self) -> PerSeat<f64> {
        let first = (self.path >> 60) as usize % self.seats;
        PerSeat::new(self.seats, |seat| {
            f64::from(u8::from(seat.index() == first))
        })
    }
}

fn bush(seats: usize, chance: bool) -> Bush {
    Bush {
        path: 7,
        events: 0,
        seats,
        chance,
    }
}

const NODES: u64 = 20_000;

fn effort(nodes: u64) -> Effort<'static> {
    Effort::new(Limits::nodes(nodes), &NoWatch, &StopSign::default())
}

#[library_benchmark]
fn alphabeta() -> Option<u8> {
    let mut search = AlphaBeta::new(1 << 20);
    let state = black_box(bush(2, false));
    let settings = search::alphabeta::Settings::default();
    search
        .search(&state, &settings, &effort(NODES), &mut |_| {})
        .best()
}

#[library_benchmark]
fn expectimax() -> Option<u8> {
    let mut search = Expecting::new(1 << 20);
    let state = black_box(bush(2, true));
    let settings = search::expectimax::Settings::default();
    search
        .search(&state, &settings, &effort(NODES), &mut |_| {})
        .best()
}

#[library_benchmark]
fn max_n() -> Option<u8> {
    let state = black_box(bush(3, false));
    let mut search = MaxN::new(1 << 20);
    search
        .search(&state, false, &effort(NODES), &mut |_| {})
        .best()
}

#[library_benchmark]
fn tree_of_a_thousand_playouts() -> Option<u8> {
    let state = black_box(bush(3, true));
    let settings = mcts::Settings::default();
    mcts::search(&state, &ToTheEnd, &settings, &effort(1000), &mut |_| {}).best()
}

/// A position of a game where a seat is to move.
fn after<G: Game>(events: usize) -> Plain<G> {
    let mut numbers = Numbers::seeded(7);
    let setup = G::Setup::from_tags(|_| None).expect("the usual set-up");
    let mut game = G::start(&setup);
    for event in 0.. {
        if event >= events && matches!(game.turn(), Turn::Seat(_)) {
            break;
        }
        game.step_at_random(&mut |limit| numbers.below(limit));
    }
    Plain::new(game)
}

#[library_benchmark]
#[bench::seven(args = (4), setup = after::<seven::Position>)]
fn uct_of_seven(plain: Plain<seven::Position>) -> Option<seven::Move> {
    baseline::uct_of(black_box(&plain), 1, &effort(100))
}

#[library_benchmark]
#[bench::heinash(args = (9), setup = after::<heinash::Position>)]
fn uct_of_heinash(plain: Plain<heinash::Position>) -> Option<heinash::Move> {
    baseline::uct_of(black_box(&plain), 1, &effort(100))
}

#[library_benchmark]
#[bench::hyle7(args = (30), setup = after::<hyle7::Position>)]
fn uct_of_hyle7(plain: Plain<hyle7::Position>) -> Option<hyle7::Move> {
    baseline::uct_of(black_box(&plain), 1, &effort(100))
}

library_benchmark_group!(
    name = searches,
    benchmarks = [
        alphabeta,
        expectimax,
        max_n,
        tree_of_a_thousand_playouts,
        uct_of_seven,
        uct_of_heinash,
        uct_of_hyle7
    ]
);

main!(library_benchmark_groups = searches);
