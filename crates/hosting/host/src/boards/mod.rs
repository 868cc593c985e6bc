//! Positions as boards draw them.

pub(super) mod heinash;
mod hyle7;
pub(super) mod seven;

use catalog::{AnyEvent, AnyGame, Listed};
use game::{Lang, Seat, Turn};
use wire::page::{PlainView, PositionView, Refusal};

use super::words;

/// What boards show of the past.
#[derive(Clone, Default)]
pub(super) struct History {
    /// Of each of HYLE⁷'s boards.
    boards: [hyle7::Past; 2],
}

impl History {
    /// Something has happened.
    pub(super) fn note(&mut self, before: &AnyGame, after: &AnyGame) {
        if let (Some(before), Some(after)) =
            (::hyle7::Position::of(before), ::hyle7::Position::of(after))
        {
            hyle7::note(before, after, &mut self.boards);
        }
    }
}

/// A position with what boards show of the past. A game without a board of its own
/// is shown by its moves.
pub(super) fn view(game: &AnyGame, history: &History) -> PositionView {
    if let Some(position) = ::seven::Position::of(game) {
        PositionView::Seven(seven::view(position))
    } else if let Some(position) = ::heinash::Position::of(game) {
        PositionView::Heinash(heinash::view(position))
    } else if let Some(position) = ::hyle7::Position::of(game) {
        PositionView::Hyle7(hyle7::view(position, &history.boards))
    } else {
        PositionView::Plain(plain(game))
    }
}

fn plain(game: &AnyGame) -> PlainView {
    PlainView {
        game: "plain",
        moves: game.moves().iter().map(AnyEvent::to_string).collect(),
        chances: (game.chances().iter())
            .map(|case| case.outcome.to_string())
            .collect(),
        to_move: match game.turn() {
            Turn::Seat(seat) => Some(seat.index()),
            Turn::Chance | Turn::Over => None,
        },
        out: Seat::all(game.seats())
            .map(|seat| game.is_out(seat))
            .collect(),
    }
}

/// A question about another game than the one on the table.
fn other_game(lang: Lang) -> Refusal {
    Refusal::new("other-game", words::OTHER_GAME.text(lang), lang)
}
