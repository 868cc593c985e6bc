//! A player of any game.

use catalog::{AnyEvent, AnyGame, GameId};

use crate::ask::{Analysis, Ask, Comparison};
use crate::expert::{self, AnyMind};

/// A computer player of one game.
pub struct Computer {
    game: GameId,
    mind: Box<dyn AnyMind>,
}

impl Computer {
    /// What a computer may use for its tables if nobody says otherwise.
    pub const USUAL_MEMORY: usize = 128 << 20;

    /// A player of this game with tables of at most so many bytes.
    pub fn new(game: GameId, memory: usize) -> Computer {
        let mind = expert::of(game).mind(memory);
        Computer { game, mind }
    }

    /// Which game it plays.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Chooses a legal move; `None` unless a seat is to move. However soon it is
    /// stopped, there is an answer. A computer that is shown another game turns to
    /// that game and forgets the one before.
    pub fn choose(&mut self, game: &AnyGame, ask: &Ask<'_>) -> Option<AnyEvent> {
        self.mind_for(game).choose(game, ask)
    }

    /// Analyses a position until it is proven or the effort is over. `report`
    /// hears what is known so far whenever more is.
    pub fn analyse(
        &mut self,
        game: &AnyGame,
        ask: &Ask<'_>,
        report: &mut dyn FnMut(&Analysis<AnyEvent>),
    ) -> Analysis<AnyEvent> {
        self.mind_for(game).analyse(game, ask, report)
    }

    /// Analyses a position and compares one of its moves with the best one in the
    /// same search. Where games are played out no search looks at two moves alike,
    /// and there is nothing to compare.
    pub fn compare(
        &mut self,
        game: &AnyGame,
        other: &AnyEvent,
        ask: &Ask<'_>,
    ) -> Comparison<AnyEvent> {
        let compared = self.compare_alike(game, other, ask);
        compared.unwrap_or_else(|| Comparison {
            analysis: self.analyse(game, ask, &mut |_| {}),
            pair: None,
        })
    }

    /// The same; `None` where there is nothing to compare.
    pub(crate) fn compare_alike(
        &mut self,
        game: &AnyGame,
        other: &AnyEvent,
        ask: &Ask<'_>,
    ) -> Option<Comparison<AnyEvent>> {
        self.mind_for(game).compare(game, other, ask)
    }

    fn mind_for(&mut self, game: &AnyGame) -> &mut dyn AnyMind {
        if self.game != game.id() {
            *self = Computer::new(game.id(), Computer::USUAL_MEMORY);
        }
        &mut *self.mind
    }
}
