//! Compact arrangements to solve: each tile at the place with most contact out
//! of 64 random ones.

use search::Numbers;
use seven::{Cell, Orientation, Placement, Tile};

use super::solve::solve;
use crate::arrangement::Arrangement;
use crate::progress::{Progress, Stopped, Unwatched};

/// How many places are drawn for each tile.
const DRAWN: usize = 64;

/// A compact arrangement of all seven tiles, in an order and at places drawn
/// from these numbers. Of 64 places next to the tiles that lie there, each as
/// likely as the others, the first with most contact is taken: most pairs of
/// cells that share an edge.
pub fn compact(numbers: &mut Numbers) -> Arrangement {
    let mut order = Tile::ALL;
    for last in (1..order.len()).rev() {
        order.swap(last, numbers.below(last as u32 + 1) as usize);
    }
    let mut tiles: Vec<Placement> = Vec::new();
    let mut taken: Vec<Cell> = Vec::new();
    for tile in order {
        let places = places(tile, &taken);
        let mut best: Option<(usize, Placement)> = None;
        for _ in 0..DRAWN {
            let place = places[numbers.below(places.len() as u32) as usize];
            let contact = contact(&place, &taken);
            if best.is_none_or(|(most, _)| contact > most) {
                best = Some((contact, place));
            }
        }
        let (_, place) = best.expect("some were drawn");
        tiles.push(place);
        taken.extend(place.cells());
    }
    Arrangement { tiles }
}

/// The places on the table for a tile next to these cells; where there are none,
/// every way to lie at the origin.
fn places(tile: Tile, taken: &[Cell]) -> Vec<Placement> {
    let mut around: Vec<Cell> = taken.iter().flat_map(|cell| cell.neighbours()).collect();
    around.sort_unstable();
    around.dedup();
    around.retain(|cell| !taken.contains(cell));
    let mut places = Vec::new();
    for orientation in Orientation::of(tile) {
        if taken.is_empty() {
            let corner = Cell::default();
            places.push(Placement {
                orientation,
                corner,
            });
        }
        for &cell in &around {
            for &part in orientation.cells() {
                let corner = cell - part;
                let place = Placement {
                    orientation,
                    corner,
                };
                if !place.cells().iter().any(|cell| taken.contains(cell)) {
                    places.push(place);
                }
            }
        }
    }
    places.sort_unstable();
    places.dedup();
    places
}

fn contact(place: &Placement, taken: &[Cell]) -> usize {
    let neighbours = place.cells().into_iter().flat_map(|cell| cell.neighbours());
    neighbours.filter(|cell| taken.contains(cell)).count()
}

/// How many of a sample of compact arrangements can be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// How many were looked at.
    pub sample: u64,
    /// How many have a solution.
    pub solvable: u64,
    /// How many have exactly one.
    pub unique: u64,
    /// The most solutions that one of them has.
    pub most: u64,
}

/// Solves a seeded sample of compact arrangements; ends early, with what it has,
/// when it is told to.
pub fn share(sample: u64, seed: u64, progress: &mut impl Progress) -> (Share, Option<Stopped>) {
    let mut numbers = Numbers::seeded(seed);
    let mut share = Share::default();
    for done in 0..sample {
        if !progress.report(done, sample) {
            return (share, Some(Stopped));
        }
        let black = compact(&mut numbers);
        let answer = solve(&black, 0, &mut Unwatched).expect("nobody stops it");
        share.sample += 1;
        share.solvable += u64::from(answer.solutions > 0);
        share.unique += u64::from(answer.solutions == 1);
        share.most = share.most.max(answer.solutions);
    }
    (share, None)
}
