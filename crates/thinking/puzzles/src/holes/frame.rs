//! Frames: the hexagons of the grid inside which an arrangement with so many
//! holes would have to lie. There are few of them, which is what makes the
//! question finite; `docs/puzzles.md` has the proof.
//!
//! Let a connected group of `n` cells have `h` holes, let `T` be the number of
//! points of the grid at which three of its cells meet, and let `W` be the number
//! of rows that meet it, over the three directions of rows together. Then
//! `T + W ≤ 2n + 1 − 4h`. A bee has two such points in itself, a pistol one.

use seven::{Cell, SYMMETRIES, Tile};

use super::stock::Stock;

/// A hexagon of the grid, with its rows in the three directions parallel to the
/// axes: so many columns (equal `q`), rows (equal `r`) and diagonals (equal
/// `q + r`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    /// How many columns, from `q = 0`.
    pub(super) columns: i32,
    /// How many rows, from `r = 0`.
    pub(super) rows: i32,
    /// How many diagonals.
    pub(super) diagonals: i32,
    /// The first diagonal's `q + r`: how deeply the first corner is cut off.
    pub(super) cut: i32,
}

impl Frame {
    /// Whether a cell is in the frame.
    pub(super) fn contains(&self, cell: Cell) -> bool {
        (0..self.columns).contains(&cell.q)
            && (0..self.rows).contains(&cell.r)
            && (self.cut..self.cut + self.diagonals).contains(&(cell.q + cell.r))
    }

    /// Its cells, row by row.
    pub(super) fn cells(&self) -> Vec<Cell> {
        (0..self.rows)
            .flat_map(|r| (0..self.columns).map(move |q| Cell::new(q, r)))
            .filter(|&cell| self.contains(cell))
            .collect()
    }

    /// How many rows it has over the three directions: half its perimeter.
    pub(super) fn width(&self) -> i32 {
        self.columns + self.rows + self.diagonals
    }
}

/// The most that points with three cells and rows can be together, for an
/// arrangement with so many holes; negative where there can be none.
pub(super) fn allowance(stock: Stock, holes: u32) -> i32 {
    2 * stock.cells() as i32 + 1 - 4 * holes as i32
}

/// How many points with three cells the tiles have in themselves.
pub(super) fn own_points(stock: Stock) -> i32 {
    (2 * stock.count(Tile::O) + stock.count(Tile::P)) as i32
}

/// The frames in which an arrangement of these tiles with at least so many holes
/// can lie and touch all six sides, one of each up to turning and flipping, in
/// ascending order of width.
pub(super) fn frames(stock: Stock, holes: u32) -> Vec<Frame> {
    let most = allowance(stock, holes) - own_points(stock);
    let mut frames = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    for width in 3..=most {
        for columns in 1..=width / 3 {
            for rows in columns..=(width - columns) / 2 {
                let diagonals = width - columns - rows;
                for cut in 0..(columns + rows - diagonals).max(0) {
                    let frame = Frame {
                        columns,
                        rows,
                        diagonals,
                        cut,
                    };
                    let cells = frame.cells();
                    let all_there = (0..columns).all(|q| cells.iter().any(|c| c.q == q))
                        && (0..rows).all(|r| cells.iter().any(|c| c.r == r));
                    if cells.len() >= (stock.cells() + holes) as usize
                        && all_there
                        && seen.insert(normal(&cells))
                    {
                        frames.push(frame);
                    }
                }
            }
        }
    }
    frames
}

/// The same for all images of a set of cells.
fn normal(cells: &[Cell]) -> Vec<Cell> {
    let images = SYMMETRIES.into_iter().map(|symmetry| {
        let mut image: Vec<Cell> = cells.iter().map(|&cell| symmetry.apply(cell)).collect();
        image.sort_unstable();
        let first = image[0];
        image.iter().map(|&cell| cell - first).collect()
    });
    images.min().expect("there are twelve symmetries")
}
