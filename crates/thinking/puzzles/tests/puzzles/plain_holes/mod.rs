//! Brute force: every way to lay a few tiles as one group, holes counted by
//! flooding. It shares no code with the solver, and is as plain as can be.

use std::collections::BTreeSet;

use seven::{SYMMETRIES, Tile};

type Spot = (i32, i32);

const AROUND: [Spot; 6] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];

/// The most holes that these tiles can enclose as one group.
pub(crate) fn most_holes(tiles: &[Tile]) -> u32 {
    let mut seen = BTreeSet::new();
    let mut most = 0;
    grow(tiles.to_vec(), BTreeSet::new(), &mut seen, &mut most);
    most
}

/// All ways in which a tile can lie, each with its first cell at the origin.
fn ways(tile: Tile) -> BTreeSet<Vec<Spot>> {
    let turned = SYMMETRIES.into_iter().map(|symmetry| {
        let mut cells = tile.shape().map(|cell| {
            let cell = symmetry.apply(cell);
            (cell.q, cell.r)
        });
        cells.sort_unstable();
        let (q, r) = cells[0];
        cells.map(|cell| (cell.0 - q, cell.1 - r)).to_vec()
    });
    turned.collect()
}

/// Lays one more of the tiles, touching those that lie, in every way.
fn grow(
    left: Vec<Tile>,
    covered: BTreeSet<Spot>,
    seen: &mut BTreeSet<(Vec<Tile>, BTreeSet<Spot>)>,
    most: &mut u32,
) {
    if left.is_empty() {
        *most = (*most).max(count(&covered));
        return;
    }
    // Groups that cover the same cells with the same tiles left are one.
    if left.len() > 1 && !seen.insert((left.clone(), covered.clone())) {
        return;
    }
    for (index, &tile) in left.iter().enumerate() {
        if left[..index].contains(&tile) || covered.is_empty() && index > 0 {
            continue;
        }
        let mut rest = left.clone();
        rest.remove(index);
        // The first tile may lie one way, for everything can be turned with it.
        let limit = if covered.is_empty() { 1 } else { 12 };
        for way in ways(tile).into_iter().take(limit) {
            let mut anchors: BTreeSet<Spot> = BTreeSet::new();
            if covered.is_empty() {
                anchors.insert((0, 0));
            }
            for &(q, r) in &covered {
                for (dq, dr) in AROUND {
                    let free = (q + dq, r + dr);
                    if !covered.contains(&free) {
                        anchors.extend(way.iter().map(|c| (free.0 - c.0, free.1 - c.1)));
                    }
                }
            }
            for (q, r) in anchors {
                let cells: Vec<Spot> = way.iter().map(|c| (q + c.0, r + c.1)).collect();
                if cells.iter().all(|cell| !covered.contains(cell)) {
                    let mut more = covered.clone();
                    more.extend(cells);
                    grow(rest.clone(), more, seen, most);
                }
            }
        }
    }
}

/// How many holes there are: everything uncovered in a box with a margin is
/// flooded, and the outside is not counted.
fn count(covered: &BTreeSet<Spot>) -> u32 {
    let low = covered.iter().flat_map(|c| [c.0, c.1]).min().unwrap() - 1;
    let high = covered.iter().flat_map(|c| [c.0, c.1]).max().unwrap() + 1;
    let size = (high - low + 1) as usize;
    let mut dry = vec![true; size * size];
    let at = |(q, r): Spot| (q - low) as usize * size + (r - low) as usize;
    for &cell in covered {
        dry[at(cell)] = false;
    }
    let mut floods = 0;
    for q in low..=high {
        for r in low..=high {
            if !dry[at((q, r))] {
                continue;
            }
            floods += 1;
            dry[at((q, r))] = false;
            let mut open = vec![(q, r)];
            while let Some((q, r)) = open.pop() {
                for (dq, dr) in AROUND {
                    let next = (q + dq, r + dr);
                    let inside = (low..=high).contains(&next.0) && (low..=high).contains(&next.1);
                    if inside && dry[at(next)] {
                        dry[at(next)] = false;
                        open.push(next);
                    }
                }
            }
        }
    }
    floods - 1
}
