//! Experts and minds of any game: each turns to the game's own types once a
//! question and back.

use std::time::Duration;

use catalog::{AnyEvent, AnyGame, GameId, Listed};
use game::{Event, Lang, Seat};

use super::{AnalysisOf, Expert, Mind, acting};
use crate::ask::{Analysis, Ask, Comparison, Scale};
use crate::hint::HintStep;
use crate::review::{BySides, Reviewer};
use crate::weights::File;

/// An [`Expert`] that is asked about any game. The game has to be one it knows.
pub(crate) trait AnyExpert: Sync {
    fn knows(&self, game: GameId) -> bool;

    fn mind(&self, memory: usize) -> Box<dyn AnyMind>;

    fn weights(&self) -> &'static [File] {
        &[]
    }

    fn scale(&self, game: &AnyGame) -> Scale;

    fn valued_seat(&self, game: &AnyGame) -> Seat {
        acting(game.turn(), game.chance_asker())
    }

    fn greedy(&self, game: &AnyGame, below: &mut dyn FnMut(u32) -> u32) -> Option<AnyEvent>;

    fn moves_left(&self, game: &AnyGame) -> u32;

    fn share_of_clock(&self, _: &AnyGame, _: Duration) -> Option<Duration> {
        None
    }

    fn hint(
        &self,
        game: &AnyGame,
        found: &Analysis<AnyEvent>,
        best: &AnyEvent,
        lang: Lang,
    ) -> Option<Vec<HintStep>>;

    fn reviewer(&self) -> &'static dyn Reviewer {
        &BySides
    }
}

/// A [`Mind`] that is asked about any game. The game has to be the one it plays.
pub(crate) trait AnyMind: Send {
    fn choose(&mut self, game: &AnyGame, ask: &Ask<'_>) -> Option<AnyEvent>;

    fn analyse(
        &mut self,
        game: &AnyGame,
        ask: &Ask<'_>,
        report: &mut dyn FnMut(&Analysis<AnyEvent>),
    ) -> Analysis<AnyEvent>;

    /// The same as [`Mind::compare`]; `None` also if the move is illegal.
    fn compare(&mut self, _: &AnyGame, _: &AnyEvent, _: &Ask<'_>) -> Option<Comparison<AnyEvent>> {
        None
    }
}

/// The position inside.
fn own<G: Listed + 'static>(game: &AnyGame) -> &G {
    G::of(game).expect("it is asked about its own game")
}

fn any<G: Listed + 'static>(mv: G::Move) -> AnyEvent {
    G::any_event(Event::Move(mv))
}

/// The move inside, if it is one.
fn own_move<G: Listed + 'static>(event: &AnyEvent) -> Option<&G::Move> {
    match G::event_of(event)? {
        Event::Move(mv) => Some(mv),
        Event::Chance(_) | Event::Stop(_) => None,
    }
}

/// An analysis in the game's own moves.
fn own_analysis<G: Listed + 'static>(found: &Analysis<AnyEvent>) -> AnalysisOf<G> {
    let own = |event: AnyEvent| own_move::<G>(&event).cloned();
    let found = found.clone();
    found.map(|event| own(event).expect("a line is made of the game's own moves"))
}

impl<E: Expert> AnyExpert for E {
    fn knows(&self, game: GameId) -> bool {
        E::Game::KIND == game
    }

    fn mind(&self, memory: usize) -> Box<dyn AnyMind> {
        Box::new((E::MIND)(memory))
    }

    fn weights(&self) -> &'static [File] {
        E::weights()
    }

    fn scale(&self, game: &AnyGame) -> Scale {
        E::scale(own(game))
    }

    fn valued_seat(&self, game: &AnyGame) -> Seat {
        E::valued_seat(own(game))
    }

    fn greedy(&self, game: &AnyGame, below: &mut dyn FnMut(u32) -> u32) -> Option<AnyEvent> {
        E::greedy(own(game), below).map(any::<E::Game>)
    }

    fn moves_left(&self, game: &AnyGame) -> u32 {
        E::moves_left(own(game))
    }

    fn share_of_clock(&self, game: &AnyGame, left: Duration) -> Option<Duration> {
        E::share_of_clock(own(game), left)
    }

    fn hint(
        &self,
        game: &AnyGame,
        found: &Analysis<AnyEvent>,
        best: &AnyEvent,
        lang: Lang,
    ) -> Option<Vec<HintStep>> {
        let best = own_move::<E::Game>(best)?;
        (E::HINT)(own(game), &own_analysis::<E::Game>(found), best, lang)
    }

    fn reviewer(&self) -> &'static dyn Reviewer {
        E::REVIEWER
    }
}

impl<M: Mind<Game: Listed + 'static> + Send> AnyMind for M {
    fn choose(&mut self, game: &AnyGame, ask: &Ask<'_>) -> Option<AnyEvent> {
        Mind::choose(self, own(game), ask).map(any::<M::Game>)
    }

    fn analyse(
        &mut self,
        game: &AnyGame,
        ask: &Ask<'_>,
        report: &mut dyn FnMut(&Analysis<AnyEvent>),
    ) -> Analysis<AnyEvent> {
        let mut told = |found: &AnalysisOf<M::Game>| report(&found.clone().map(any::<M::Game>));
        Mind::analyse(self, own(game), ask, &mut told).map(any::<M::Game>)
    }

    fn compare(
        &mut self,
        game: &AnyGame,
        other: &AnyEvent,
        ask: &Ask<'_>,
    ) -> Option<Comparison<AnyEvent>> {
        game.check(other).ok()?;
        let compared = Mind::compare(self, own(game), own_move::<M::Game>(other)?, ask)?;
        Some(compared.map(any::<M::Game>))
    }
}
