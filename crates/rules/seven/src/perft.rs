//! Counting sequences of moves, faster than one by one.
//!
//! Turning, flipping and moving the whole table changes nothing about what can
//! follow, nor does the order in which the same tiles came to lie there. So
//! the first few plies are kept as a list of positions that differ, each with
//! the number of sequences that lead to it, and only the rest is counted move
//! by move.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use game::Game;

use crate::cell::{Cell, SYMMETRIES, Symmetry};
use crate::orientation::{ORIENTATIONS, Orientation, Placement};
use crate::position::{Placed, Position};

/// How many plies are kept as lists: a fourth list would be too long.
const LISTED: u32 = 3;

/// How many different sequences of exactly `depth` moves can follow, the first
/// tile up to translation. `report(done, all)` is told now and then how far the
/// count has come.
pub(crate) fn perft(game: &Position, depth: u32, mut report: impl FnMut(usize, usize)) -> u128 {
    let mut list = Vec::from([(game.clone(), 1u128)]);
    let listed = depth.saturating_sub(2).min(LISTED);
    let forms = Forms::new();
    for _ in 0..listed {
        list = next_ply(&list, &forms);
    }
    let all = list.len();
    let mut count = 0;
    for (done, (position, sequences)) in list.iter().enumerate() {
        report(done, all);
        count += sequences * plainly(position, depth - listed);
    }
    report(all, all);
    count
}

fn plainly(game: &Position, depth: u32) -> u128 {
    match depth {
        0 => return 1,
        1 => return game.branches().into(),
        _ => {}
    }
    let mut next = game.clone();
    let mut placements = Vec::new();
    game.placements(&mut placements);
    let mut count = 0;
    for tile in placements {
        next.clone_from(game);
        next.place_unchecked(tile);
        count += plainly(&next, depth - 1);
    }
    count
}

fn next_ply(list: &[(Position, u128)], forms: &Forms) -> Vec<(Position, u128)> {
    let mut different = BTreeMap::new();
    let mut placements = Vec::new();
    for (position, sequences) in list {
        placements.clear();
        position.placements(&mut placements);
        for &tile in &placements {
            let mut next = position.clone();
            next.place_unchecked(tile);
            let key = forms.form(&next);
            let entry = different.entry(key).or_insert((next, 0));
            entry.1 += sequences;
        }
    }
    different.into_values().collect()
}

/// Knows positions that are the same up to turning, flipping, moving and the
/// order of moves.
///
/// It holds where each symmetry carries each orientation: which one it becomes,
/// and how far its corner is from where the old corner goes.
///
/// ```
/// use game::Game;
/// use seven::{Forms, Position, Setup};
/// use std::collections::BTreeSet;
///
/// // Of the 44 first moves seven differ, and of the 33,072 ways to go on 2769.
/// let forms = Forms::new();
/// let mut layer = vec![Position::start(&Setup::TWO)];
/// for count in [7, 2769] {
///     let mut seen = BTreeSet::new();
///     let mut next = Vec::new();
///     for position in &layer {
///         let mut placements = Vec::new();
///         position.placements(&mut placements);
///         for tile in placements {
///             let mut after = position.clone();
///             after.place_unchecked(tile);
///             if seen.insert(forms.form(&after)) {
///                 next.push(after);
///             }
///         }
///     }
///     assert_eq!(next.len(), count);
///     layer = next;
/// }
/// ```
pub struct Forms([[(Orientation, Cell); ORIENTATIONS]; SYMMETRIES.len()]);

impl Default for Forms {
    fn default() -> Forms {
        Forms::new()
    }
}

impl Forms {
    /// Prepares the table.
    pub fn new() -> Forms {
        let carry = |symmetry: Symmetry, number: usize| {
            let placement = Placement {
                orientation: Orientation::new(number).expect("there are so many"),
                corner: Cell::default(),
            };
            let carried = placement.carried(symmetry);
            (carried.orientation, carried.corner)
        };
        Forms(SYMMETRIES.map(|symmetry| core::array::from_fn(|n| carry(symmetry, n))))
    }

    /// A form that equal positions share, up to turning, flipping, moving and
    /// the order of moves: the smallest of twelve sorted lists.
    pub fn form(&self, position: &Position) -> Vec<(u8, u8, Placement)> {
        let forms = SYMMETRIES.iter().zip(&self.0).map(|(symmetry, table)| {
            let carry = |(ply, tile): (usize, &Placed)| {
                let Placement {
                    orientation,
                    corner,
                } = tile.placement;
                let (orientation, shift) = table[orientation.index()];
                let corner = symmetry.apply(corner) + shift;
                let placement = Placement {
                    orientation,
                    corner,
                };
                let seat = position.placed_by(ply).index() as u8;
                (tile.level, seat, placement)
            };
            let mut form: Vec<_> = position.placed().iter().enumerate().map(carry).collect();
            let corners = || form.iter().map(|(_, _, placement)| placement.corner);
            let q = corners().map(|corner| corner.q).min().unwrap_or(0);
            let r = corners().map(|corner| corner.r).min().unwrap_or(0);
            for (_, _, placement) in &mut form {
                placement.corner = placement.corner - Cell::new(q, r);
            }
            form.sort_unstable();
            form
        });
        forms.min().expect("there are twelve")
    }
}
