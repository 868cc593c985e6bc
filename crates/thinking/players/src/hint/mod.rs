//! A hint as a ladder: from a nudge to the whole move, each rung with a reason.
//!
//! Which move is best the player says; why it is good is read off the position
//! before and after it, never guessed. A reason that does not hold is not told.

mod heinash;
mod hyle7;
mod seven;

use catalog::AnyGame;
use catalog::telling::name;
use game::{Game, Lang, Phrase, Seat, Turn};

use crate::ask::Ask;
use crate::computer::Computer;

/// A hint, the smallest step first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// From a nudge to the whole move; at least one.
    pub steps: Vec<HintStep>,
    /// The move that is meant, as records write it.
    pub event: String,
}

/// One rung of the ladder, and what to point at with it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HintStep {
    /// What to say: one to three sentences.
    pub text: String,
    /// The clause of the rules it rests on.
    pub clause: Option<&'static str>,
    /// SEVEN: cells to point at, in axial coordinates.
    pub hexes: Vec<[i32; 2]>,
    /// SEVEN: the tile that is meant.
    pub tile: Option<::seven::Tile>,
    /// HeiNash: numbers of cells to point at.
    pub numbers: Vec<u8>,
    /// HYLE⁷: cells to point at, such as `d4`.
    pub cells: Vec<String>,
}

impl HintStep {
    fn new(text: String, clause: &'static str) -> HintStep {
        HintStep {
            text,
            clause: Some(clause),
            ..HintStep::default()
        }
    }
}

const ONLY_MOVE: Phrase = Phrase {
    en: "There is only one move.",
    fr: "Il n’y a qu’un seul coup possible.",
    es: "Solo hay una jugada posible.",
};

/// In which language to speak, and what the two seats are called in it.
struct Voice {
    names: [String; 2],
    lang: Lang,
}

impl Voice {
    fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index() % 2]
    }
}

/// Gives a hint to the seat to move; `None` unless a seat is to move.
pub fn hint(computer: &mut Computer, game: &AnyGame, ask: &Ask<'_>, lang: Lang) -> Option<Hint> {
    let Turn::Seat(_) = game.turn() else {
        return None;
    };
    let found = computer.analyse(game, ask, &mut |_| {});
    let event = match forced(game) {
        Some(only) => only,
        None => found.best()?.clone(),
    };
    let mut steps = match game {
        AnyGame::Seven(position) => seven::steps(position, &found, &event, lang)?,
        AnyGame::Heinash(position) => {
            let names = [0, 1].map(|seat| name(game, Seat::new(seat), lang));
            heinash::steps(position, &found, &event, &Voice { names, lang })?
        }
        AnyGame::Hyle7(position) => hyle7::steps(position, &found, &event, lang)?,
    };
    let branches = match game {
        AnyGame::Seven(position) => position.branches(),
        AnyGame::Heinash(position) => position.branches(),
        AnyGame::Hyle7(position) => position.branches(),
    };
    let says_nothing = event == "none";
    if branches == 1 && !says_nothing {
        // Where nothing can be chosen there is nothing to think about.
        let mut whole = steps.pop()?;
        whole.text = ONLY_MOVE.text(lang).to_string();
        steps = vec![whole];
    }
    Some(Hint { steps, event })
}

/// The move that is made for a seat that no longer chooses.
fn forced(game: &AnyGame) -> Option<String> {
    let mut moves = match (game, game.turn()) {
        (AnyGame::Seven(position), Turn::Seat(seat)) if position.is_out(seat) => game.moves(),
        (AnyGame::Hyle7(position), _) => position
            .forced_move()
            .map(|only| only.to_string())
            .into_iter()
            .collect(),
        _ => Vec::new(),
    };
    moves.pop()
}
