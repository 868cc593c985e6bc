//! S1: the seven tiles, turned and flipped in every way.

use std::collections::{BTreeMap, BTreeSet};

/// A cell of the table as `(q, r)`.
pub(crate) type Cell = (i32, i32);

/// One shape of each tile.
const TILES: [(char, [Cell; 4]); 7] = [
    ('I', [(0, 0), (1, 0), (2, 0), (3, 0)]),
    ('O', [(0, 0), (1, 0), (0, 1), (1, -1)]),
    ('Y', [(0, 0), (1, 0), (0, -1), (-1, 1)]),
    ('U', [(1, 0), (1, -1), (0, -1), (-1, 0)]),
    ('S', [(0, 0), (1, 0), (1, 1), (2, 1)]),
    ('J', [(0, 0), (1, 0), (2, 0), (2, 1)]),
    ('P', [(0, 0), (1, 0), (0, 1), (2, 0)]),
];

/// The cells that share an edge with this one.
pub(crate) fn neighbours((q, r): Cell) -> [Cell; 6] {
    [
        (q + 1, r),
        (q - 1, r),
        (q, r + 1),
        (q, r - 1),
        (q + 1, r - 1),
        (q - 1, r + 1),
    ]
}

/// The same cells in order, moved to where the smallest coordinates are 0.
pub(crate) fn at_origin(cells: [Cell; 4]) -> [Cell; 4] {
    let first_q = cells.iter().map(|cell| cell.0).min().unwrap();
    let first_r = cells.iter().map(|cell| cell.1).min().unwrap();
    let mut cells = cells.map(|cell| (cell.0 - first_q, cell.1 - first_r));
    cells.sort();
    cells
}

/// A sixth of a full turn about (0,0).
fn turned((q, r): Cell) -> Cell {
    (-r, q + r)
}

/// The other face up.
fn flipped((q, r): Cell) -> Cell {
    (r, q)
}

/// All orientations of all tiles, each at the origin.
pub(crate) fn orientations() -> BTreeMap<char, Vec<[Cell; 4]>> {
    let mut all = BTreeMap::new();
    for (letter, cells) in TILES {
        let mut found = BTreeSet::new();
        let mut shape = cells;
        for _ in 0..6 {
            shape = shape.map(turned);
            found.insert(at_origin(shape));
            found.insert(at_origin(shape.map(flipped)));
        }
        all.insert(letter, found.into_iter().collect());
    }
    all
}
