//! The boards, drawn in a terminal.

mod heinash;
mod hyle7;
mod line;
mod seven;
mod tiles;

use catalog::AnyGame;
use game::Lang;

use crate::words::standing;

pub(crate) use line::{Look, indented};
pub(crate) use tiles::tiles;

/// The board as it stands, with what a player wants to know about it. `last` is
/// the move that led here, which is marked.
pub(crate) fn board(game: &AnyGame, last: Option<&str>, look: Look, lang: Lang) -> String {
    match game {
        AnyGame::Seven(position) => seven::board(position, last, look, lang),
        AnyGame::Heinash(position) => heinash::board(position, last, look, lang),
        AnyGame::Hyle7(position) => hyle7::board(position, last, look, lang),
    }
}

/// The last move among these events: what came by chance or from outside is
/// not to be seen on a board.
pub(crate) fn last_move(events: &[String]) -> Option<&str> {
    const OTHERS: [&str; 4] = ["roll:", "draw", "time", "resign:"];
    let is_move = |event: &&String| !OTHERS.iter().any(|other| event.starts_with(other));
    events.iter().rev().find(is_move).map(String::as_str)
}

/// What chance has brought and nobody has used yet.
pub(crate) fn brought(game: &AnyGame, lang: Lang) -> Option<String> {
    match game {
        AnyGame::Seven(_) => None,
        AnyGame::Heinash(position) => {
            (position.roll()).map(|roll| standing::dice_show(lang, roll.dice()))
        }
        AnyGame::Hyle7(position) => {
            (position.drawn()).map(|colour| standing::token_drawn(lang, colour.number()))
        }
    }
}

/// Whether a board looks different after an event.
pub(crate) fn changes_board(event: &str) -> bool {
    last_move(&[event.to_string()]).is_some_and(|mv| !matches!(mv, "none" | "pass"))
}
