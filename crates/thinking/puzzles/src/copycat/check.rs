//! Whether white tiles copy the black ones, and what is wrong if not.

use seven::{Cell, Placement, Tile};

use crate::arrangement::Arrangement;
use crate::fault::{Fault, Side, overlaps, twice};

/// What keeps black tiles from being a puzzle: all seven, none overlapping, in
/// one connected shape.
pub fn check_ground(black: &Arrangement) -> Vec<Fault> {
    let mut faults = Vec::new();
    twice(Side::Black, &black.tiles, &mut faults);
    missing(Side::Black, &black.tiles, &mut faults);
    overlaps(&black.tiles, &mut faults);
    faults.extend(apart(&black.tiles));
    faults
}

/// Everything that is wrong with white tiles on a ground that is a puzzle; an
/// empty list is a solution.
pub fn check(black: &Arrangement, white: &Arrangement) -> Vec<Fault> {
    let mut faults = Vec::new();
    twice(Side::White, &white.tiles, &mut faults);
    missing(Side::White, &white.tiles, &mut faults);
    overlaps(&white.tiles, &mut faults);
    let ground = black.cells();
    for placed in &white.tiles {
        let tile = placed.tile();
        for cell in placed.cells() {
            if ground.binary_search(&cell).is_err() {
                faults.push(Fault::Beside { cell, tile });
            }
        }
        let cells = placed.cells();
        let holds = |under: &&Placement| cells.iter().all(|cell| under.cells().contains(cell));
        if let Some(under) = black.tiles.iter().find(holds) {
            let under = under.tile();
            faults.push(Fault::OnOne { tile, under });
        }
    }
    let covered = white.cells();
    for cell in ground {
        if covered.binary_search(&cell).is_err() {
            let side = Side::White;
            faults.push(Fault::Uncovered { side, cell });
        }
    }
    faults
}

fn missing(side: Side, tiles: &[Placement], faults: &mut Vec<Fault>) {
    for tile in Tile::ALL {
        if !tiles.iter().any(|placed| placed.tile() == tile) {
            faults.push(Fault::Missing { side, tile });
        }
    }
}

/// The tiles that cannot be reached from the first over shared edges.
fn apart(tiles: &[Placement]) -> Vec<Fault> {
    let touch = |a: &Placement, b: &Placement| {
        let near: Vec<Cell> = a.cells().iter().flat_map(|c| c.neighbours()).collect();
        b.cells().iter().any(|cell| near.contains(cell))
    };
    let mut reached = vec![false; tiles.len()];
    let mut stack = vec![0];
    while let Some(index) = stack.pop() {
        if index < tiles.len() && !reached[index] {
            reached[index] = true;
            let next = (0..tiles.len()).filter(|&other| touch(&tiles[index], &tiles[other]));
            stack.extend(next);
        }
    }
    let lost = tiles.iter().zip(reached).filter(|(_, reached)| !reached);
    lost.map(|(placed, _)| Fault::Apart {
        side: Some(Side::Black),
        tile: placed.tile(),
        cell: placed.cells()[0],
    })
    .collect()
}
