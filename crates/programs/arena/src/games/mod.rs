//! What only a game knows about being played in matches. This is the only list of
//! such games; any other is played as a whole, and only places count.
//!
//! Random games and plain search are as fast as a game's own types allow where the
//! game is in the list; through the catalogue's unions they take up to a sixth more.

mod hyle7;
mod whole;

use catalog::{AnyEvent, AnyGame};
use game::{Seat, Turn};
use players::plain;
use search::{Effort, Numbers};

/// A part that a seat has in a round, where a round can be played alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Role {
    /// What it is called.
    pub name: &'static str,
    /// The seat that has it in the first round.
    pub seat: Seat,
}

/// What only a game knows about being played in matches. The defaults suit any
/// game.
pub(crate) trait Matched: Sync {
    /// Whether this is the game.
    fn knows(&self, game: &AnyGame) -> bool {
        let _ = game;
        true
    }

    /// Plays so many games at random, each to its end, or to that of its first round
    /// where rounds can be played alone.
    fn play_at_random(&self, start: &AnyGame, games: u64, numbers: &mut Numbers) {
        for _ in 0..games {
            let mut game = start.clone();
            while game.turn() != Turn::Over {
                game.step_at_random(&mut |limit| numbers.below(limit));
            }
        }
    }

    /// The move of plain UCT; `None` unless a seat is to move.
    fn uct(&self, game: &AnyGame, seed: u64, effort: &Effort<'_>) -> Option<AnyEvent> {
        plain::uct(game, seed, effort)
    }

    /// The parts that seats have in rounds; none where rounds cannot be played alone.
    fn roles(&self, start: &AnyGame) -> &'static [Role] {
        let _ = start;
        &[]
    }

    /// Which round is played, counted from 1. Each has clocks of its own.
    fn round(&self, game: &AnyGame) -> u32 {
        let _ = game;
        1
    }

    /// Whether seats make scores, beside winning or losing.
    fn keeps_score(&self) -> bool {
        false
    }

    /// The scores that seats have made and nobody can change any more.
    fn scores(&self, game: &AnyGame) -> Vec<(Seat, u32)> {
        let _ = game;
        Vec::new()
    }
}

/// Any game that is not in the list.
struct AnyOther;

impl Matched for AnyOther {}

const MATCHED: [&dyn Matched; 4] = [
    &whole::Whole::<seven::Position>::NEW,
    &whole::Whole::<heinash::Position>::NEW,
    &hyle7::TwoRounds,
    &AnyOther,
];

/// What is known about this game.
pub(crate) fn of(game: &AnyGame) -> &'static dyn Matched {
    let known = MATCHED.into_iter().find(|matched| matched.knows(game));
    known.expect("the last of them knows every game")
}

/// The parts that seats have in rounds of this game; none where rounds cannot be
/// played alone.
pub fn roles(start: &AnyGame) -> &'static [Role] {
    of(start).roles(start)
}

/// Plays so many games at random, each to its end, or to that of its first round
/// where rounds can be played alone.
pub fn play_at_random(start: &AnyGame, games: u64, numbers: &mut Numbers) {
    of(start).play_at_random(start, games, numbers);
}

/// Whether seats of this game make scores, beside winning or losing.
pub fn keeps_score(game: &AnyGame) -> bool {
    of(game).keeps_score()
}
