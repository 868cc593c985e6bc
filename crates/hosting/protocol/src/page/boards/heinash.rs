//! HeiNash's rhombus.

use game::{Game, Seat, Setup as _, Turn};
use heinash::{Cell, Phase, Position, Setup, Sides, Variant};

use crate::page::messages::{HeinashCell, HeinashPhase, HeinashSides, HeinashVariant, HeinashView};

pub(super) fn view(position: &Position) -> HeinashView {
    let setup = position.setup();
    let seats = || Seat::all(2);
    let cell = |cell: Cell| HeinashCell {
        number: position.number_at(cell).unwrap_or(0),
        row: cell.row(),
        column: cell.column(),
        owner: position.owner(cell).map(Seat::index),
    };
    let winning = position.winning_chain().into_iter();
    HeinashView {
        game: "heinash",
        size: position.size().rows(),
        variant: match setup.variant {
            Variant::Base => HeinashVariant::Base,
            Variant::StealNumber => HeinashVariant::StealNumber,
            Variant::StealPlace => HeinashVariant::StealPlace,
        },
        sides: match setup.sides {
            Sides::Any => HeinashSides::Any,
            Sides::Own => HeinashSides::Own,
        },
        operations: operations(setup),
        cells: Cell::all(position.size()).map(cell).collect(),
        colours: seats().map(|seat| position.colour(seat).into()).collect(),
        pawns_left: seats().map(|seat| position.pawns_left(seat)).collect(),
        phase: match position.phase() {
            Phase::Roll => HeinashPhase::Roll,
            Phase::Search(_) => HeinashPhase::Find,
            Phase::Steal(_) => HeinashPhase::Steal,
            Phase::PutForActive(_) | Phase::PutStolen { .. } => HeinashPhase::Put,
            Phase::Over(_) => HeinashPhase::Over,
        },
        active: position.active().index(),
        to_move: match position.turn() {
            Turn::Seat(seat) => Some(seat.index()),
            Turn::Chance | Turn::Over => None,
        },
        pawn_next: position.pawn_next().map(Seat::index),
        roll: position.roll().map(|roll| roll.dice()),
        chains: position.chains().as_slice().to_vec(),
        chain_cells: seats().map(|seat| position.longest_chain(seat)).collect(),
        winning_chain: winning
            .filter_map(|cell| position.number_at(cell))
            .collect(),
    }
}

/// The signs that may be used, as the tag writes them.
fn operations(setup: &Setup) -> String {
    let tags = Setup::TAGS.iter().zip(setup.to_tags());
    let mut tags = tags.filter(|(name, _)| **name == "Operations");
    tags.next().map_or(String::new(), |(_, value)| value)
}
