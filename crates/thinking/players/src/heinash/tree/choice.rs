//! What the turn in progress can come to.

use ::heinash::{Move, NumberSet, Phase, Position, Variant};
use game::{Game, Seat};

/// What can become of a turn: whose pawn may come on which cells.
pub(crate) type Outlook = Vec<(Seat, NumberSet)>;

/// Everything that can become of the turn in progress when every number is found
/// and nobody says `none` with a number at hand, except where that can be of use:
/// instead of stealing. Nothing between turns.
pub(crate) fn outlook(root: &Position) -> Outlook {
    let (active, opponent) = (root.active(), root.opponent());
    let (free, reach) = (root.free(), root.within_reach());
    let steals_place = root.setup().variant == Variant::StealPlace;
    match root.phase() {
        Phase::Roll | Phase::Over(_) => vec![],
        Phase::Search(_) if !reach.is_empty() => vec![(active, reach)],
        Phase::Steal(_) if reach.is_empty() => vec![(active, free)],
        Phase::Steal(_) if steals_place => vec![(opponent, free), (active, free)],
        Phase::Steal(_) => vec![(opponent, reach), (active, free)],
        Phase::Search(_) | Phase::PutForActive(_) => vec![(active, free)],
        Phase::PutStolen { .. } => vec![(opponent, free)],
    }
}

/// The seat that decides what the turn in progress comes to.
pub(crate) fn chooser(root: &Position) -> Seat {
    match root.phase() {
        Phase::Search(_) if !root.within_reach().is_empty() => root.active(),
        _ => root.opponent(),
    }
}

/// The board after the turn in progress came to this.
pub(crate) fn after(root: &Position, owner: Seat, number: u8) -> Position {
    let mut after = root.clone();
    if after.pawn_next() != Some(owner) {
        after.play_unchecked(&Move::Nothing);
    }
    after.put_unchecked(number);
    after
}
