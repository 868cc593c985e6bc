//! What only a game's own player knows. A game's folder says it in the game's own
//! types by an [`Expert`]; whoever treats games alike asks [`of`] for the expert of a
//! game and speaks to it about any game, by `AnyExpert`. A game without an expert
//! of its own has the one of `plain`.

mod any;

use std::time::Duration;

use catalog::{AnyGame, GameId, Listed};
use game::{Game, Lang, Seat, Turn};

use crate::EXPERTS;
use crate::ask::{Analysis, Ask, Comparison, Scale};
use crate::hint::HintStep;
use crate::review::Reviewer;
use crate::weights::File;

pub(crate) use any::{AnyExpert, AnyMind};

/// A player that remembers what it found from one move to the next.
pub trait Mind {
    /// The game it plays.
    type Game: Game;

    /// Chooses a legal move; `None` unless a seat is to move. However soon it is
    /// stopped, there is an answer.
    fn choose(
        &mut self,
        position: &Self::Game,
        ask: &Ask<'_>,
    ) -> Option<<Self::Game as Game>::Move>;

    /// Analyses a position until it is proven or the effort is over. `report` hears
    /// what is known so far whenever more is.
    fn analyse(
        &mut self,
        position: &Self::Game,
        ask: &Ask<'_>,
        report: &mut dyn FnMut(&AnalysisOf<Self::Game>),
    ) -> AnalysisOf<Self::Game>;

    /// Analyses a position and looks at one of its legal moves as thoroughly as at
    /// the best one; `None` where no search looks at two moves alike, because games
    /// are played out.
    fn compare(
        &mut self,
        position: &Self::Game,
        other: &<Self::Game as Game>::Move,
        ask: &Ask<'_>,
    ) -> Option<Comparison<<Self::Game as Game>::Move>> {
        let _ = (position, other, ask);
        None
    }
}

/// What is thought of a position of this game.
pub type AnalysisOf<G> = Analysis<<G as Game>::Move>;

/// A hint to a move of this game, from what was found about the position.
pub(crate) type HintTo<G> =
    fn(&G, &AnalysisOf<G>, &<G as Game>::Move, Lang) -> Option<Vec<HintStep>>;

/// What only the player of one game knows.
pub(crate) trait Expert: Sync {
    /// The game.
    type Game: Listed + 'static;

    /// Whoever plays it.
    type Mind: Mind<Game = Self::Game> + Send + 'static;

    /// A player with tables of at most so many bytes.
    const MIND: fn(usize) -> Self::Mind;

    /// A hint to the best move, the smallest step first.
    const HINT: HintTo<Self::Game>;

    /// How its games are reviewed.
    const REVIEWER: &'static dyn Reviewer;

    /// What was learned and has to be here before a player is made.
    fn weights() -> &'static [File] {
        &[]
    }

    /// What the values of its analyses mean.
    fn scale(position: &Self::Game) -> Scale;

    /// The seat for which the value of a position counts.
    fn valued_seat(position: &Self::Game) -> Seat {
        let asker = position.chance_asker();
        acting(position.turn(), asker)
    }

    /// The move of the greedy player: see [`crate::greedy`].
    fn greedy(
        position: &Self::Game,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Option<<Self::Game as Game>::Move>;

    /// About how many moves the seat to move has still to make.
    fn moves_left(position: &Self::Game) -> u32;

    /// How much to think of this move where so much is left on the clock, if the
    /// player knows that better than by equal shares.
    fn share_of_clock(position: &Self::Game, left: Duration) -> Option<Duration> {
        let _ = (position, left);
        None
    }
}

/// The expert of a game.
pub(crate) fn of(game: GameId) -> &'static dyn AnyExpert {
    let expert = EXPERTS.iter().find(|expert| expert.knows(game));
    *expert.expect("every game that is played has an expert, the plain one if no other")
}

/// The seat for which the value of a position counts, on its [`Scale`].
pub fn valued_seat(game: &AnyGame) -> Seat {
    of(game.id()).valued_seat(game)
}

/// The seat that moves, or for which chance speaks; seat 0 when nobody acts any
/// more.
pub(crate) fn acting(turn: Turn, chance_asker: Option<Seat>) -> Seat {
    match (turn, chance_asker) {
        (Turn::Seat(seat), _) | (Turn::Chance, Some(seat)) => seat,
        _ => Seat::new(0),
    }
}
