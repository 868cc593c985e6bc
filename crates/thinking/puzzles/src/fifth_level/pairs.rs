//! Regions of eight cells that two tiles cover, in every way in which they can.
//!
//! Where two levels above each other have two tiles each, both cover the same
//! eight cells; no tile of the upper lies exactly on one of the lower (S5).

use std::collections::BTreeSet;

use seven::{Cell, Orientation, Placement, Tile};

use crate::arrangement::Arrangement;

/// Two tiles that cover a region.
pub type Pair = [Placement; 2];

/// Eight cells that two tiles can cover.
#[derive(Clone, Debug)]
pub struct Region {
    /// The cells, in ascending order.
    pub cells: Vec<Cell>,
    /// Every way in which two tiles cover them.
    pub pairs: Vec<Pair>,
}

/// How often each kind of tile is used, by its number.
pub(super) type Counts = [u8; 7];

/// Every region that two touching tiles cover, up to turning and flipping.
pub fn regions() -> Vec<Region> {
    let mut shapes = BTreeSet::new();
    for tile in Tile::ALL {
        let first = Orientation::of(tile)
            .next()
            .expect("every tile lies some way");
        let first = Placement {
            orientation: first,
            corner: Cell::default(),
        };
        for second in touching(first) {
            shapes.insert(shape(&[first, second]));
        }
    }
    let region = |cells: Vec<Cell>| Region {
        pairs: pairs(&cells),
        cells,
    };
    shapes.into_iter().map(region).collect()
}

impl Region {
    /// The most levels above each other that two tiles each can fill on this
    /// region, no kind of tile more than twice.
    pub fn storeys(&self) -> usize {
        let mut most = 0;
        self.chains(&mut Vec::new(), [0; 7], &mut |chain| {
            most = most.max(chain.len());
        });
        most
    }

    /// Finds every way to fill levels above each other, from the lowest up.
    pub(super) fn chains(
        &self,
        chain: &mut Vec<Pair>,
        used: Counts,
        found: &mut impl FnMut(&[Pair]),
    ) {
        for pair in &self.pairs {
            let below = chain.last();
            if below.is_some_and(|below| pair.iter().any(|tile| below.contains(tile))) {
                continue;
            }
            let mut used = used;
            for tile in pair {
                used[tile.tile() as usize] += 1;
            }
            if used.iter().any(|&count| count > 2) {
                continue;
            }
            chain.push(*pair);
            found(chain);
            self.chains(chain, used, found);
            chain.pop();
        }
    }
}

/// The tiles that touch this one without covering any of its cells.
fn touching(first: Placement) -> Vec<Placement> {
    let taken = first.cells();
    let around: BTreeSet<Cell> = (taken.iter().flat_map(|cell| cell.neighbours()))
        .filter(|cell| !taken.contains(cell))
        .collect();
    let mut found = BTreeSet::new();
    for orientation in Tile::ALL.into_iter().flat_map(Orientation::of) {
        for &cell in &around {
            for &part in orientation.cells() {
                let corner = cell - part;
                let second = Placement {
                    orientation,
                    corner,
                };
                if !second.cells().iter().any(|cell| taken.contains(cell)) {
                    found.insert(second);
                }
            }
        }
    }
    found.into_iter().collect()
}

/// The cells of two tiles, the same for all images under turning and flipping.
fn shape(pair: &Pair) -> Vec<Cell> {
    let images = seven::SYMMETRIES.into_iter().map(|symmetry| {
        let tiles = pair.iter().map(|tile| tile.carried(symmetry));
        let mut cells = Arrangement::new(tiles).cells();
        let low = |of: fn(&Cell) -> i32| cells.iter().map(of).min().unwrap_or(0);
        let low = Cell::new(low(|cell| cell.q), low(|cell| cell.r));
        for cell in &mut cells {
            *cell = *cell - low;
        }
        cells
    });
    images.min().expect("there are twelve")
}

/// Every placement of a tile within these cells.
pub(super) fn within(cells: &[Cell]) -> Vec<Placement> {
    let mut found = Vec::new();
    for orientation in Tile::ALL.into_iter().flat_map(Orientation::of) {
        for &cell in cells {
            let corner = cell - orientation.cells()[0];
            let tile = Placement {
                orientation,
                corner,
            };
            if tile.cells().iter().all(|cell| cells.contains(cell)) {
                found.push(tile);
            }
        }
    }
    found
}

fn pairs(cells: &[Cell]) -> Vec<Pair> {
    let all = within(cells);
    let mut pairs = Vec::new();
    for (index, &first) in all.iter().enumerate() {
        for &second in &all[index + 1..] {
            let taken = first.cells();
            if !second.cells().iter().any(|cell| taken.contains(cell)) {
                pairs.push([first, second]);
            }
        }
    }
    pairs
}
