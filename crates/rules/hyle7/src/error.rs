//! Why something well-formed is against the rules, and against which clause.

use alloc::string::String;

use game::{Clause, Lang, Refusal, Seat, TurnError};

use crate::bag::Colour;
use crate::cell::Cell;
use crate::words;

/// Why something is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RulesError {
    /// It does not belong here at all.
    Turn(TurnError),
    /// Order moved, or tried to, while Chaos has to place a token.
    ChaosToPlace,
    /// A token was placed while Order has to slide or pass.
    OrderToSlide,
    /// The cell lies outside the small board.
    NoSuchCell(Cell),
    /// The cell has a token already.
    Occupied(Cell),
    /// There is no token to slide on this cell.
    NoToken(Cell),
    /// The slide ends where it starts.
    NotMoved,
    /// The slide is neither along a row nor along a column.
    NotInLine,
    /// A token on this cell is in the way of the slide.
    InTheWay(Cell),
    /// The bag has no token of this colour any more.
    NoMore(Colour),
    /// The small board is played without this colour.
    NoSuchColour(Colour),
    /// The time of Chaos is up: its token goes on one certain cell.
    TimeUpSoPlace {
        /// The seat without time.
        seat: Seat,
        /// Where its token has to go.
        cell: Cell,
    },
    /// The time of Order is up: it can only pass.
    TimeUpSoPass(Seat),
}

impl Refusal for RulesError {
    fn clause(&self) -> Clause {
        Clause(match self {
            RulesError::NoMore(_) | RulesError::Turn(TurnError::OtherGame) => "H1",
            RulesError::Turn(TurnError::ChanceIsNext | TurnError::MoveIsNext)
            | RulesError::ChaosToPlace
            | RulesError::OrderToSlide
            | RulesError::Occupied(_)
            | RulesError::NoToken(_)
            | RulesError::NotMoved
            | RulesError::NotInLine
            | RulesError::InTheWay(_)
            | RulesError::TimeUpSoPlace { .. }
            | RulesError::TimeUpSoPass(_) => "H2",
            RulesError::Turn(TurnError::Over) => "H3",
            RulesError::Turn(
                TurnError::NoSuchSeat { .. } | TurnError::AlreadyOut(_) | TurnError::NoGameTime,
            ) => "H6",
            RulesError::NoSuchCell(_) | RulesError::NoSuchColour(_) => "H7",
        })
    }

    fn explain(&self, lang: Lang) -> String {
        words::refusal(self, lang)
    }
}

game::explained_error!(RulesError: Turn(TurnError));
