//! Why a move is refused.

use game::{Clause, TurnError};

use crate::cell::Cell;
use crate::notation::Move;
use crate::setup::Colour;
use crate::tile::Tile;

/// A reason for refusing a move, with what a person needs to understand it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RulesError {
    /// It is not the moment for it.
    Turn(TurnError),
    /// The player has placed this tile before (S1).
    NotHeld {
        /// The tile.
        tile: Tile,
        /// Whose it is.
        colour: Colour,
    },
    /// The four cells do not have the tile's shape (S1).
    NotTheShape(Tile),
    /// The very first tile lies so far out that its neighbours could not be
    /// written down (S2).
    TooFar,
    /// The tile would not lie flat (S3).
    NotFlat {
        /// A cell where the stack is lower.
        low: Cell,
        /// The height there.
        low_height: u8,
        /// A cell where the stack is higher.
        high: Cell,
        /// The height there.
        high_height: u8,
    },
    /// A tile on the table has to share an edge with another (S4).
    NotAdjacent,
    /// The tile would rest on a single tile (S5).
    OnOneTile {
        /// The tile that is placed.
        tile: Tile,
        /// The tile under it.
        under: Tile,
    },
    /// The tile can go higher and so must (S6).
    NotHighest {
        /// The tile.
        tile: Tile,
        /// The level it would be placed at.
        level: u8,
        /// The highest level at which it can go.
        highest: u8,
    },
    /// The seat is out of the game: its tiles are played for it, each by the
    /// first legal move.
    PlayedForIt {
        /// Whose tiles they are.
        colour: Colour,
        /// The move that has to be made.
        only: Move,
    },
    /// The player has resigned or run out of time before.
    AlreadyOut(Colour),
}

impl RulesError {
    pub(crate) const fn clause(&self) -> Clause {
        Clause(match self {
            RulesError::Turn(TurnError::NoSuchSeat { .. }) => "S10",
            RulesError::Turn(TurnError::OtherGame)
            | RulesError::NotHeld { .. }
            | RulesError::NotTheShape(_) => "S1",
            RulesError::Turn(_) | RulesError::PlayedForIt { .. } | RulesError::AlreadyOut(_) => {
                "S7"
            }
            RulesError::TooFar => "S2",
            RulesError::NotFlat { .. } => "S3",
            RulesError::NotAdjacent => "S4",
            RulesError::OnOneTile { .. } => "S5",
            RulesError::NotHighest { .. } => "S6",
        })
    }
}
