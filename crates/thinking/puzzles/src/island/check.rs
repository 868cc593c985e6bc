//! Whether tiles are an island, or an island and the sea around it, and what is
//! wrong if not.

use std::collections::BTreeSet;

use seven::{Cell, Placement, Tile};

use crate::fault::{Fault, Side, overlaps, twice};

/// The least number of white tiles for each volcano, as [`super::solve`] finds
/// them and the certificates show.
pub(super) const fn enough(volcano: Tile) -> usize {
    match volcano {
        Tile::Y | Tile::U => 4,
        _ => 3,
    }
}

/// Everything that is wrong with white tiles around a volcano and the other
/// black tiles around those; an empty list is a solution.
pub fn check(volcano: Placement, white: &[Placement], sea: &[Placement]) -> Vec<Fault> {
    let mut faults = check_island(volcano, white);
    let enough = enough(volcano.tile());
    if white.len() > enough {
        let laid = white.len();
        faults.push(Fault::NotSmallest { laid, enough });
    }
    faults.extend(check_sea(volcano, white, sea));
    faults
}

/// What is wrong with an island: the white tiles have to cover every cell next
/// to the volcano.
pub fn check_island(volcano: Placement, white: &[Placement]) -> Vec<Fault> {
    let mut faults = Vec::new();
    twice(Side::White, white, &mut faults);
    let mut tiles = vec![volcano];
    tiles.extend(white);
    overlaps(&tiles, &mut faults);
    let side = Side::White;
    for cell in next_to(&[volcano]) {
        if !covered(white, cell) {
            faults.push(Fault::Uncovered { side, cell });
        }
    }
    faults
}

/// What is wrong with the sea around an island: the other black tiles have to
/// cover every cell outside that touches it.
pub fn check_sea(volcano: Placement, white: &[Placement], sea: &[Placement]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut black = vec![volcano];
    black.extend(sea);
    twice(Side::Black, &black, &mut faults);
    let mut tiles = vec![volcano];
    tiles.extend(white);
    let land = tiles.len();
    tiles.extend(sea);
    let mut overlapping = Vec::new();
    overlaps(&tiles, &mut overlapping);
    // What overlaps within the island has been told with the island.
    let in_sea = |fault: &Fault| fault.cell().is_some_and(|cell| covered(sea, cell));
    faults.extend(overlapping.into_iter().filter(in_sea));
    let side = Side::Black;
    for cell in shore_of(&tiles[..land]) {
        if !covered(sea, cell) {
            faults.push(Fault::Uncovered { side, cell });
        }
    }
    faults
}

fn covered(tiles: &[Placement], cell: Cell) -> bool {
    tiles.iter().any(|tile| tile.cells().contains(&cell))
}

/// The cells next to these tiles that none of them covers.
fn next_to(tiles: &[Placement]) -> BTreeSet<Cell> {
    let cells = tiles.iter().flat_map(|tile| tile.cells());
    let around = cells.flat_map(|cell| cell.neighbours());
    around.filter(|&cell| !covered(tiles, cell)).collect()
}

/// The cells outside an island that touch it: those of its neighbours from which
/// a way leads off over cells that it does not cover.
pub fn shore_of(island: &[Placement]) -> BTreeSet<Cell> {
    let near = next_to(island);
    let of = |of: fn(&Cell) -> i32| near.iter().map(of);
    let (Some(left), Some(right)) = (of(|c| c.q).min(), of(|c| c.q).max()) else {
        return near;
    };
    let (top, bottom) = (of(|c| c.r).min(), of(|c| c.r).max());
    let (top, bottom) = (top.unwrap_or(0) - 1, bottom.unwrap_or(0) + 1);
    let inside =
        |cell: &Cell| (left - 1..=right + 1).contains(&cell.q) && (top..=bottom).contains(&cell.r);
    let mut open = BTreeSet::new();
    let mut waiting = vec![Cell::new(left - 1, top)];
    while let Some(cell) = waiting.pop() {
        if inside(&cell) && !covered(island, cell) && open.insert(cell) {
            waiting.extend(cell.neighbours());
        }
    }
    near.intersection(&open).copied().collect()
}
