//! A hint as a ladder: from a nudge to the whole move, each rung with a reason.
//!
//! Which move is best the player says; why it is good is read off the position
//! before and after it, never guessed. A reason that does not hold is not told.

use catalog::{AnyEvent, AnyGame};
use game::{Lang, Phrase, Turn};
use serde::Serialize;

use crate::ask::Ask;
use crate::computer::Computer;
use crate::expert;

/// A hint, the smallest step first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "HintView")
)]
pub struct Hint {
    /// From a nudge to the whole move; at least one.
    pub steps: Vec<HintStep>,
    /// The move that is meant.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub event: AnyEvent,
}

/// One rung of the ladder, and what to point at with it, in whichever way the game
/// names its places.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct HintStep {
    /// What to say: one to three sentences.
    pub text: String,
    /// The clause of the rules it rests on.
    pub clause: Option<&'static str>,
    /// Hexagons to point at, in axial coordinates.
    #[cfg_attr(feature = "ts", ts(type = "Array<Hex>"))]
    pub hexes: Vec<[i32; 2]>,
    /// The tile that is meant, by its letter.
    #[cfg_attr(feature = "ts", ts(type = "TileLetter | null"))]
    pub tile: Option<String>,
    /// Numbers of cells to point at.
    pub numbers: Vec<u8>,
    /// Cells to point at, such as `d4`.
    pub cells: Vec<String>,
}

impl HintStep {
    pub(crate) fn new(text: String, clause: &'static str) -> HintStep {
        HintStep {
            text,
            clause: Some(clause),
            ..HintStep::default()
        }
    }
}

pub(crate) const ONLY_MOVE: Phrase = Phrase {
    en: "There is only one move.",
    fr: "Il n’y a qu’un seul coup possible.",
    es: "Solo hay una jugada posible.",
};

/// Gives a hint to the seat to move; `None` unless a seat is to move.
pub fn hint(computer: &mut Computer, game: &AnyGame, ask: &Ask<'_>, lang: Lang) -> Option<Hint> {
    let Turn::Seat(seat) = game.turn() else {
        return None;
    };
    let found = computer.analyse(game, ask, &mut |_| {});
    let event = match game.is_out(seat) {
        true => game.moves().pop()?,
        false => found.best()?.clone(),
    };
    let mut steps = expert::of(game.id()).hint(game, &found, &event, lang)?;
    if game.branches() == 1 && steps.len() > 1 {
        // Where nothing can be chosen there is nothing to think about.
        let mut whole = steps.pop()?;
        whole.text = ONLY_MOVE.text(lang).to_string();
        steps = vec![whole];
    }
    Some(Hint { steps, event })
}
