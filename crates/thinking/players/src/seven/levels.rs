//! How the levels below full strength play: they keep the rules and always
//! mean well, but see only some of the places, look only at where a tile comes
//! to lie, or look less far ahead.

use ::seven::{Row, Spot};
use search::Numbers;

use super::board::Board;
use super::exact::promise;
use super::think::Width;
use super::two_sides::Plan;
use crate::level::Level;

/// The way a level finds its moves.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Habit {
    /// Notices so many places, one after the other, and takes the one it likes
    /// best.
    Glance(Glance),
    /// Looks ahead.
    Look {
        /// How.
        plan: Plan,
        /// How many positions it may see.
        nodes: u64,
    },
}

/// How somebody who does not look ahead likes a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glance {
    places: usize,
    /// Whether the replies to a place are thought of.
    replies: bool,
}

/// The habit of a level; `None` for full strength.
pub(crate) fn habit(level: Level) -> Option<Habit> {
    let glance = |places, replies| Some(Habit::Glance(Glance { places, replies }));
    let look = |depth: usize, proof: usize, nodes, width: (usize, usize)| {
        let (root, inner) = width;
        let width = Width {
            root,
            inner: [inner; 4],
            class: 2,
            exact: proof.min(4),
        };
        let plan = Plan {
            width,
            depth,
            proof,
            every: false,
            seed: 0,
            beside: None,
        };
        Some(Habit::Look { plan, nodes })
    };
    match level.number() {
        1 => glance(2, false),
        2 => glance(3, true),
        3 => glance(16, true),
        4 => look(1, 2, 3_000, (8, 4)),
        5 => look(2, 3, 8_000, (12, 4)),
        6 => look(3, 4, 20_000, (16, 6)),
        7 => look(5, 7, 48_000, (32, 10)),
        _ => None,
    }
}

/// Takes the best of the places that are noticed, at least one.
pub(crate) fn at_a_glance<W: Row, const N: usize>(
    board: &mut Board<W, N>,
    mut spots: Vec<Spot>,
    glance: Glance,
    numbers: &mut Numbers,
) -> Spot {
    let mover = board.seat;
    let mut best: Option<(i64, Spot)> = None;
    for _ in 0..glance.places.min(spots.len()) {
        let index = numbers.below(spots.len() as u32) as usize;
        let spot = spots.swap_remove(index);
        let liking = if glance.replies {
            let undo = board.put(spot);
            let liking = promise(board, mover);
            board.lift(undo);
            liking
        } else {
            board.worth(spot.level) as i64
        };
        if best.is_none_or(|(most, _)| liking > most) {
            best = Some((liking, spot));
        }
    }
    best.expect("there is always a move").1
}
