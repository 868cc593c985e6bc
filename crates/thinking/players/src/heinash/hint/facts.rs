//! What a pawn on a cell changes: chains (N8, N9) and how many pawns are still
//! missing between the sides (N2).

use ::heinash::{CellSet, Position, odds};
use game::Seat;

use super::mover;
use crate::heinash::paths::pawns_needed;

/// A number that so few of the 216 throws make is rare.
const RARE: u32 = 24;

/// What is true about a pawn on a cell.
pub(super) struct PawnFacts {
    /// The seat that is given the hint.
    seat: Seat,
    /// The seat whose pawn it is.
    owner: Seat,
    /// The other seat.
    pub(super) rival: Seat,
    /// Why it is good, the most telling first; perhaps none.
    pub(super) reasons: Vec<Reason>,
}

/// Why a cell is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// The own pawn joins two sides.
    Wins,
    /// The rival would join two sides with this cell.
    Denies,
    /// It joins so many own groups to one of this size.
    Joins { groups: usize, size: u32 },
    /// The seat needs fewer pawns than before.
    Nearer { before: u32, after: u32 },
    /// The rival needs more pawns than before; `None` if there is no way left.
    Farther { before: u32, after: Option<u32> },
    /// It makes an own group this large.
    Lengthens { size: u32 },
    /// So few of the 216 throws make this number.
    Rare { throws: u32 },
    /// The rival's pawn: the rival needs as many pawns as before.
    NoUse { needs: u32 },
    /// The rival's pawn: it touches none of the rival's others.
    Apart,
    /// The rival's pawn: the seat itself needs as many pawns as before.
    Open { needs: u32 },
}

impl PawnFacts {
    /// All about the pawn that is due on the free cell with this number.
    pub(super) fn of(position: &Position, number: u8) -> Option<PawnFacts> {
        let seat = mover(position)?;
        let owner = position.pawn_next()?;
        let rival = seat.next(2);
        let cell = position.cell_of(number)?;
        let mut after = position.clone();
        after.put_unchecked(number);
        let throws = odds(number, position.setup().operations);
        let needs = |position: &Position, seat| {
            let needs = pawns_needed(position, seat);
            Some(needs).filter(|&needs| needs <= position.size().cells().into())
        };
        let mut reasons = Vec::new();
        let (own, own_then) = (needs(position, seat), needs(&after, seat));
        let (theirs, theirs_then) = (needs(position, rival), needs(&after, rival));
        if owner == seat {
            let pawns = position.pawns(seat);
            let touched = CellSet::of(cell).neighbours_within(pawns);
            let group = CellSet::of(cell).group_within(pawns.with(cell));
            let setup = position.setup();
            if setup.is_joined(seat, pawns.with(cell)) {
                return Some(PawnFacts {
                    seat,
                    owner,
                    rival,
                    reasons: vec![Reason::Wins],
                });
            }
            if setup.is_joined(rival, position.pawns(rival).with(cell)) {
                reasons.push(Reason::Denies);
            }
            let groups = count_groups(touched, pawns);
            if groups > 1 {
                let size = group.len();
                reasons.push(Reason::Joins { groups, size });
            }
            if let (Some(before), after) = (theirs, theirs_then)
                && after.is_none_or(|after| after > before)
            {
                reasons.push(Reason::Farther { before, after });
            }
            if let (Some(before), Some(after)) = (own, own_then)
                && after < before
            {
                reasons.push(Reason::Nearer { before, after });
            }
            if groups == 1 {
                let size = group.len();
                reasons.push(Reason::Lengthens { size });
            }
            if throws <= RARE {
                reasons.push(Reason::Rare { throws });
            }
        } else {
            let pawns = position.pawns(rival);
            if let (Some(needs), true) = (theirs, theirs == theirs_then) {
                reasons.push(Reason::NoUse { needs });
            }
            if CellSet::of(cell).neighbours_within(pawns).is_empty() {
                reasons.push(Reason::Apart);
            }
            if let (Some(needs), true) = (own, own == own_then) {
                reasons.push(Reason::Open { needs });
            }
        }
        Some(PawnFacts {
            seat,
            owner,
            rival,
            reasons,
        })
    }

    /// Whether the pawn is the seat's own.
    pub(super) fn is_own(&self) -> bool {
        self.seat == self.owner
    }

    /// Whether it ends the game.
    pub(super) fn wins(&self) -> bool {
        self.reasons.contains(&Reason::Wins)
    }

    /// The clause on which the first reason rests.
    pub(super) fn clause(&self) -> &'static str {
        match self.reasons.first() {
            Some(Reason::Wins | Reason::Denies) => "N8",
            Some(Reason::Lengthens { .. } | Reason::Joins { .. }) => "N8",
            Some(Reason::NoUse { .. } | Reason::Apart | Reason::Open { .. }) => "N5",
            Some(Reason::Rare { .. }) => "N4",
            Some(Reason::Nearer { .. } | Reason::Farther { .. }) | None => "N2",
        }
    }
}

/// How many groups of pawns these cells belong to.
fn count_groups(touched: CellSet, pawns: CellSet) -> usize {
    let mut rest = touched;
    let mut groups = 0;
    while let Some(cell) = rest.iter().next() {
        rest = rest.without(CellSet::of(cell).group_within(pawns));
        groups += 1;
    }
    groups
}
