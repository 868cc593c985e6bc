//! The boards, drawn in a terminal.

mod heinash;
mod hyle7;
mod seven;

use ::hyle7::{BoardId, Role};
use catalog::AnyGame;
use game::{Game, Lang, Seat};

use crate::words::standing;

/// The board as it stands, with what a player wants to know about it.
pub(crate) fn board(game: &AnyGame, lang: Lang) -> String {
    match game {
        AnyGame::Seven(position) => seven::board(position, lang),
        AnyGame::Heinash(position) => heinash::board(position, lang),
        AnyGame::Hyle7(position) => hyle7::board(position, lang),
    }
}

/// What a seat is called throughout the game.
pub(crate) fn name(game: &AnyGame, seat: Seat, lang: Lang) -> String {
    match game {
        AnyGame::Seven(position) => Game::setup(position).colour(seat).name().text(lang).into(),
        AnyGame::Heinash(position) => heinash::name(position, seat, lang),
        AnyGame::Hyle7(_) => standing::seat(lang, seat.index()),
    }
}

/// What a seat is called now: in HYLE⁷ its role changes.
pub(crate) fn name_now(game: &AnyGame, seat: Seat, lang: Lang) -> String {
    let name = name(game, seat, lang);
    let AnyGame::Hyle7(position) = game else {
        return name;
    };
    let board: BoardId = position.current();
    let role = match board.role(seat) {
        Role::Order => standing::ORDER,
        Role::Chaos => standing::CHAOS,
    };
    standing::as_role(lang, &name, role.text(lang))
}
