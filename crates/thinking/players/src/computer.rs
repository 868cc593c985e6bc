//! A player of any game, spoken to in the words of records.

use catalog::{AnyGame, GameId};
use game::Game;

use crate::ask::{Analysis, Ask, Comparison};
use crate::{heinash, hyle7, seven};

/// A computer player of one game.
pub enum Computer {
    /// A player of SEVEN.
    Seven(seven::Mind),
    /// A player of HeiNash.
    Heinash(heinash::Mind),
    /// A player of HYLE⁷.
    Hyle7(hyle7::Mind),
}

impl Computer {
    /// What a computer may use for its tables if nobody says otherwise.
    pub const USUAL_MEMORY: usize = 128 << 20;

    /// A player of this game with tables of at most so many bytes.
    pub fn new(game: GameId, memory: usize) -> Computer {
        match game {
            GameId::Seven => Computer::Seven(seven::Mind::new(memory)),
            GameId::Heinash => Computer::Heinash(heinash::Mind::new(memory)),
            GameId::Hyle7 => Computer::Hyle7(hyle7::Mind::new(memory)),
        }
    }

    /// Which game it plays.
    pub fn game(&self) -> GameId {
        match self {
            Computer::Seven(_) => GameId::Seven,
            Computer::Heinash(_) => GameId::Heinash,
            Computer::Hyle7(_) => GameId::Hyle7,
        }
    }

    /// Chooses a legal move, as records write it; `None` unless a seat is to
    /// move. However soon it is stopped, there is an answer. A computer that is
    /// shown another game turns to that game and forgets the one before.
    pub fn choose(&mut self, game: &AnyGame, ask: &Ask<'_>) -> Option<String> {
        self.turn_to(game.id());
        match (self, game) {
            (Computer::Seven(mind), AnyGame::Seven(position)) => {
                mind.choose(position, ask).map(|mv| mv.to_string())
            }
            (Computer::Heinash(mind), AnyGame::Heinash(position)) => {
                mind.choose(position, ask).map(|mv| mv.to_string())
            }
            (Computer::Hyle7(mind), AnyGame::Hyle7(position)) => {
                mind.choose(position, ask).map(|mv| mv.to_string())
            }
            _ => unreachable!("the computer has turned to this game"),
        }
    }

    /// Analyses a position until it is proven or the effort is over. `report`
    /// hears what is known so far whenever more is.
    pub fn analyse(
        &mut self,
        game: &AnyGame,
        ask: &Ask<'_>,
        report: &mut dyn FnMut(&Analysis<String>),
    ) -> Analysis<String> {
        self.turn_to(game.id());
        match (self, game) {
            (Computer::Seven(mind), AnyGame::Seven(position)) => mind
                .analyse(position, ask, &mut |found| report(&written(found.clone())))
                .map(|mv| mv.to_string()),
            (Computer::Heinash(mind), AnyGame::Heinash(position)) => mind
                .analyse(position, ask, &mut |found| report(&written(found.clone())))
                .map(|mv| mv.to_string()),
            (Computer::Hyle7(mind), AnyGame::Hyle7(position)) => mind
                .analyse(position, ask, &mut |found| report(&written(found.clone())))
                .map(|mv| mv.to_string()),
            _ => unreachable!("the computer has turned to this game"),
        }
    }

    /// Analyses a position and compares one of its moves, as records write it,
    /// with the best one in the same search. Where games are played out, in
    /// HeiNash and among several sides in SEVEN, no search looks at two moves
    /// alike, and there is nothing to compare.
    pub fn compare(&mut self, game: &AnyGame, other: &str, ask: &Ask<'_>) -> Comparison<String> {
        self.turn_to(game.id());
        let compared = match (&mut *self, game) {
            (Computer::Seven(mind), AnyGame::Seven(position)) => legal(position, other)
                .map(|other| mind.compare(position, other, ask).map(|mv| mv.to_string())),
            (Computer::Hyle7(mind), AnyGame::Hyle7(position)) => legal(position, other)
                .map(|other| mind.compare(position, other, ask).map(|mv| mv.to_string())),
            _ => None,
        };
        compared.unwrap_or_else(|| Comparison {
            analysis: self.analyse(game, ask, &mut |_| {}),
            pair: None,
        })
    }

    fn turn_to(&mut self, game: GameId) {
        if self.game() != game {
            *self = Computer::new(game, Computer::USUAL_MEMORY);
        }
    }
}

/// A move as records write it, if the seat to move may make it.
fn legal<G: Game>(position: &G, written: &str) -> Option<G::Move> {
    let mv = written.parse().ok()?;
    position.check_move(&mv).is_ok().then_some(mv)
}

fn written<M: ToString>(found: Analysis<M>) -> Analysis<String> {
    found.map(|mv| mv.to_string())
}
