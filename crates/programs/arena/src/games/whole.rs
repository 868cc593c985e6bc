//! A game that is played as a whole: there is nothing to know about it but its own
//! types, by which random games and plain search are fast.

use std::marker::PhantomData;

use catalog::{AnyEvent, AnyGame, Listed};
use game::{Event, Turn};
use search::{Effort, Numbers, baseline};

use super::Matched;

pub(super) struct Whole<G>(PhantomData<fn(G)>);

impl<G> Whole<G> {
    pub(super) const NEW: Whole<G> = Whole(PhantomData);
}

impl<G: Listed> Matched for Whole<G> {
    fn knows(&self, game: &AnyGame) -> bool {
        G::KIND == game.id()
    }

    fn play_at_random(&self, start: &AnyGame, games: u64, numbers: &mut Numbers) {
        play_at_random::<G>(start, games, numbers, |_| false);
    }

    fn uct(&self, game: &AnyGame, seed: u64, effort: &Effort<'_>) -> Option<AnyEvent> {
        uct::<G>(game, seed, effort)
    }
}

/// Plays so many games at random, each to its end or until it is done.
pub(super) fn play_at_random<G: Listed>(
    start: &AnyGame,
    games: u64,
    numbers: &mut Numbers,
    is_done: impl Fn(&G) -> bool,
) {
    let Some(start) = G::of(start) else { return };
    for _ in 0..games {
        let mut game = start.clone();
        while game.turn() != Turn::Over && !is_done(&game) {
            game.step_at_random(&mut |limit| numbers.below(limit));
        }
    }
}

/// The move of plain UCT.
pub(super) fn uct<G: Listed>(game: &AnyGame, seed: u64, effort: &Effort<'_>) -> Option<AnyEvent> {
    let chosen = baseline::uct(G::of(game)?, seed, effort);
    chosen.map(|mv| G::any_event(Event::Move(mv)))
}
