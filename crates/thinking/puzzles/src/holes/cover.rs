//! Covering a pattern exactly with tiles, at most 16 of them.
//!
//! Patterns with many holes have few points at which three cells meet. A bee
//! covers two such points and a pistol one, so these go first where they have few
//! places: for most patterns that settles the question.

use seven::{Cell, Orientation, Placement, Tile};

use super::stock::Stock;

/// The kinds in the order in which they may be laid before the others.
const ORDER: [Tile; 7] = [
    Tile::O,
    Tile::P,
    Tile::Y,
    Tile::I,
    Tile::U,
    Tile::S,
    Tile::J,
];

/// How many kinds may be laid before the others, and with how many places at
/// most.
const FIRST: usize = 2;
const FEW: usize = 16;

/// A place where a tile fits.
#[derive(Clone, Copy)]
struct Fit {
    mask: u64,
    placement: Placement,
}

struct Cover {
    /// The fits of the first kinds.
    first: [Vec<Fit>; FIRST],
    /// The fits of the other kinds by the first of the cells they cover.
    by_cell: Vec<Vec<(usize, Fit)>>,
    /// How many tiles of each kind are left, in the order above.
    left: [u32; 7],
    laid: Vec<Placement>,
}

/// Covers these cells with exactly these tiles, if that can be done.
pub(super) fn cover(cells: &[Cell], stock: Stock) -> Option<Vec<Placement>> {
    assert!(cells.len() == stock.cells() as usize && cells.len() <= 64);
    let lookup = Lookup::new(cells);
    let mut cover = Cover {
        first: [Vec::new(), Vec::new()],
        by_cell: cells.iter().map(|_| Vec::new()).collect(),
        left: ORDER.map(|tile| stock.count(tile)),
        laid: Vec::new(),
    };
    for (kind, tile) in ORDER.into_iter().enumerate() {
        if cover.left[kind] == 0 {
            continue;
        }
        let mut found = Vec::new();
        for orientation in Orientation::of(tile) {
            for &at in cells {
                let corner = at - orientation.cells()[0];
                let placement = Placement {
                    orientation,
                    corner,
                };
                if let Some(mask) = lookup.mask(placement) {
                    found.push(Fit { mask, placement });
                }
            }
        }
        if found.len() < cover.left[kind] as usize {
            return None;
        }
        if kind < FIRST && found.len() <= FEW {
            cover.first[kind] = found;
        } else {
            for fit in found {
                cover.by_cell[fit.mask.trailing_zeros() as usize].push((kind, fit));
            }
        }
    }
    let all = u64::MAX >> (64 - cells.len());
    cover.lay_first(0, 0, all).then_some(cover.laid)
}

impl Cover {
    /// Lays what is left of the first kinds, each at a later fit than the one
    /// before so that equal tiles are not exchanged for each other.
    fn lay_first(&mut self, kind: usize, from: usize, open: u64) -> bool {
        if kind == FIRST {
            return self.lay_others(open);
        }
        if self.left[kind] == 0 || self.first[kind].is_empty() {
            return self.lay_first(kind + 1, 0, open);
        }
        self.left[kind] -= 1;
        for index in from..self.first[kind].len() {
            let Fit { mask, placement } = self.first[kind][index];
            if mask & !open == 0 {
                self.laid.push(placement);
                if self.lay_first(kind, index + 1, open & !mask) {
                    return true;
                }
                self.laid.pop();
            }
        }
        self.left[kind] += 1;
        false
    }

    /// Lays the other tiles, always on the first cell that is still open.
    fn lay_others(&mut self, open: u64) -> bool {
        if open == 0 {
            return true;
        }
        let cell = open.trailing_zeros() as usize;
        for index in 0..self.by_cell[cell].len() {
            let (kind, Fit { mask, placement }) = self.by_cell[cell][index];
            if self.left[kind] > 0 && mask & !open == 0 {
                self.left[kind] -= 1;
                self.laid.push(placement);
                if self.lay_others(open & !mask) {
                    return true;
                }
                self.laid.pop();
                self.left[kind] += 1;
            }
        }
        false
    }
}

/// Which of the pattern's cells a cell is.
struct Lookup {
    low: Cell,
    columns: i32,
    numbers: Vec<u8>,
}

impl Lookup {
    fn new(cells: &[Cell]) -> Lookup {
        let qs = || cells.iter().map(|cell| cell.q);
        let rs = || cells.iter().map(|cell| cell.r);
        let low = Cell::new(qs().min().unwrap_or(0), rs().min().unwrap_or(0));
        let columns = qs().max().unwrap_or(0) - low.q + 1;
        let rows = rs().max().unwrap_or(0) - low.r + 1;
        let mut lookup = Lookup {
            low,
            columns,
            numbers: vec![u8::MAX; (columns * rows) as usize],
        };
        for (number, &cell) in cells.iter().enumerate() {
            let index = ((cell.r - low.r) * columns + cell.q - low.q) as usize;
            lookup.numbers[index] = number as u8;
        }
        lookup
    }

    /// The cells of a tile as bits, if all of them are the pattern's.
    fn mask(&self, placement: Placement) -> Option<u64> {
        let mut mask = 0;
        for cell in placement.cells() {
            let (column, row) = (cell.q - self.low.q, cell.r - self.low.r);
            if !(0..self.columns).contains(&column) || row < 0 {
                return None;
            }
            let number = *self.numbers.get((row * self.columns + column) as usize)?;
            if number == u8::MAX {
                return None;
            }
            mask |= 1 << number;
        }
        Some(mask)
    }
}
