//! What the player of SEVEN knows, for whoever treats games alike.

use ::seven::{Move, Position};
use game::{Game, Turn};

use super::outlook::Nets;
use super::review::SevenReviewer;
use super::{Mind, greedy, hint};
use crate::ask::Scale;
use crate::expert::{Expert, HintTo};
use crate::review::Reviewer;
use crate::weights::{File, inside};

/// Between two seats, by the normal rules and by those of misère.
static FILES: [File; 2] = [
    File::new("seven-normal", is_weights, inside!("weights/normal.bin")),
    File::new("seven-misere", is_weights, inside!("weights/misere.bin")),
];

pub(super) fn normal() -> Nets {
    Nets::read(FILES[0].bytes())
}

pub(super) fn misere() -> Nets {
    Nets::read(FILES[1].bytes())
}

/// Whether these bytes are the nets of one way to win.
fn is_weights(bytes: &[u8]) -> bool {
    bytes.len() == Nets::BYTES
}

pub(crate) struct SevenExpert;

impl Expert for SevenExpert {
    type Game = Position;
    type Mind = Mind;
    const MIND: fn(usize) -> Mind = Mind::new;
    const HINT: HintTo<Position> = hint::steps;
    const REVIEWER: &'static dyn Reviewer = &SevenReviewer;

    fn weights() -> &'static [File] {
        &FILES
    }

    fn scale(_: &Position) -> Scale {
        Scale::Result
    }

    fn greedy(position: &Position, below: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        greedy::choose(position, &mut |limit| below(limit))
    }

    fn moves_left(position: &Position) -> u32 {
        match position.turn() {
            Turn::Seat(seat) => position.held(seat).len() as u32,
            Turn::Chance | Turn::Over => 1,
        }
    }
}
