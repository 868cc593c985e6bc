//! The table as rows of bits, on which all places for all tiles are found at
//! once (S3 to S6).
//!
//! A placement is known by its corner, and all its cells lie at most three
//! columns and three rows from it. So the corners at which an orientation fits
//! are four shifted copies of the wanted cells laid over each other, a whole row
//! at a time.

use alloc::vec::Vec;
use core::ops::{BitAnd, BitOr, Not, Shl, Shr};

use crate::cell::Cell;
use crate::orientation::{Orientation, Placement};
use crate::tile::{Tile, TileSet};

/// One row of cells, a bit a cell.
pub trait Row:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// How many cells a row has.
    const WIDTH: usize;
    /// The row without cells.
    const EMPTY: Self;
    /// The row with its first cell only.
    const FIRST: Self;

    /// How many cells are in the row.
    fn count(self) -> u32;
    /// The column of the first cell in the row.
    fn first_column(self) -> u32;
}

macro_rules! row {
    ($word:ty) => {
        impl Row for $word {
            const WIDTH: usize = <$word>::BITS as usize;
            const EMPTY: Self = 0;
            const FIRST: Self = 1;

            fn count(self) -> u32 {
                self.count_ones()
            }

            fn first_column(self) -> u32 {
                self.trailing_zeros()
            }
        }
    };
}

row!(u32);
row!(u64);
row!(u128);

/// How far a new tile can reach past those that lie there.
const MARGIN: usize = 4;

/// A window of `N` rows of the table, wide enough for every tile on it and for
/// any tile that may be added.
pub(crate) struct Field<W, const N: usize> {
    /// The cell at the first row and column of the window.
    origin: Cell,
    /// For each level, bottom first, the cells that are covered at it.
    covered: Vec<[W; N]>,
    /// The tiles at each level, for S5.
    lying: Vec<Lying>,
    /// The rows with tiles in them: from the first up to, not including, the last.
    rows: (usize, usize),
}

/// A window that holds every game but the most stretched ones.
pub(crate) type Narrow = Field<u64, 64>;
/// A window that holds every game: 28 tiles in one line are 112 cells.
pub(crate) type Wide = Field<u128, 128>;

/// The tiles that lie at one level.
#[derive(Clone, Default)]
struct Lying {
    /// A bit for each orientation that occurs, to pass over the others quickly.
    orientations: u64,
    tiles: Vec<Placement>,
}

/// Corners at which one orientation can be placed: some of those in one row.
#[derive(Clone, Copy)]
pub(crate) struct Places<W> {
    pub(crate) level: u8,
    pub(crate) orientation: Orientation,
    row: usize,
    corners: W,
}

impl<W: Row> Places<W> {
    /// How many there are; never 0.
    pub(crate) fn len(&self) -> u32 {
        self.corners.count()
    }
}

impl<W: Row, const N: usize> Field<W, N> {
    /// A window on tiles with their levels, or `None` if it is too small.
    pub(crate) fn new(tiles: impl Iterator<Item = (u8, Placement)> + Clone) -> Option<Field<W, N>> {
        let mut corners = tiles.clone().map(|(_, placement)| placement.corner);
        let first = corners.next()?;
        let (mut low, mut high) = (first, first);
        for corner in corners {
            low = Cell::new(low.q.min(corner.q), low.r.min(corner.r));
            high = Cell::new(high.q.max(corner.q), high.r.max(corner.r));
        }
        let columns = (high.q - low.q) as usize + 2 * MARGIN + 4;
        let rows = (high.r - low.r) as usize + 2 * MARGIN + 4;
        if columns > W::WIDTH || rows > N {
            return None;
        }
        let margin = Cell::new(MARGIN as i32, MARGIN as i32);
        let mut field = Field {
            origin: low - margin,
            covered: Vec::with_capacity(8),
            lying: Vec::with_capacity(8),
            rows: (MARGIN, MARGIN),
        };
        for (level, placement) in tiles {
            field.put(level, placement);
        }
        Some(field)
    }

    fn put(&mut self, level: u8, placement: Placement) {
        let index = usize::from(level) - 1;
        while self.covered.len() <= index {
            self.covered.push([W::EMPTY; N]);
            self.lying.push(Lying::default());
        }
        let corner = placement.corner - self.origin;
        for cell in placement.orientation.cells() {
            let row = (corner.r + cell.r) as usize;
            let bit = W::FIRST << (corner.q + cell.q) as u32;
            self.covered[index][row] = self.covered[index][row] | bit;
            self.rows.1 = self.rows.1.max(row + 1);
        }
        let lying = &mut self.lying[index];
        lying.orientations |= 1 << placement.orientation.index();
        lying.tiles.push(placement);
    }

    /// Finds every place for each of these tiles, at the highest level at which
    /// it fits (S6): tile by tile within a level, from the highest level down.
    pub(crate) fn scan(&self, tiles: TileSet, found: &mut impl FnMut(Places<W>)) {
        let mut left = tiles;
        for level in (1..=self.covered.len()).rev() {
            left = self.scan_stack(level, left, found);
            if left.is_empty() {
                return;
            }
        }
        self.scan_table(left, found);
    }

    /// Looks for places on top of the tiles of `level` (S3 and S5) and returns
    /// the tiles that have none.
    fn scan_stack(
        &self,
        level: usize,
        tiles: TileSet,
        found: &mut impl FnMut(Places<W>),
    ) -> TileSet {
        let lying = &self.lying[level - 1];
        if lying.tiles.len() < 2 {
            return tiles;
        }
        let (from, to) = self.rows;
        let mut tops = [W::EMPTY; N];
        for row in from..to {
            let above = self.covered.get(level).map_or(W::EMPTY, |above| above[row]);
            tops[row] = self.covered[level - 1][row] & !above;
        }
        let tops = shifted(&tops, from..to);
        let mut left = tiles;
        for tile in tiles.iter() {
            for orientation in Orientation::of(tile) {
                let [a, b, c, d] = columns(&tops, orientation, from..to);
                for row in 0..to - from {
                    let mut corners = a[row] & b[row] & c[row] & d[row];
                    if corners == W::EMPTY {
                        continue;
                    }
                    let row = from + row;
                    if lying.orientations >> orientation.index() & 1 == 1 {
                        corners = corners & !self.just_on_one(lying, orientation, row);
                    }
                    self.report(level + 1, orientation, row, corners, &mut left, found);
                }
            }
        }
        left
    }

    /// The corners in a row at which this orientation would rest on one tile
    /// only. Four cells of a single tile are all it has, so that is where a tile
    /// of the same orientation lies.
    fn just_on_one(&self, lying: &Lying, orientation: Orientation, row: usize) -> W {
        let mut corners = W::EMPTY;
        for placement in &lying.tiles {
            let corner = placement.corner - self.origin;
            if placement.orientation == orientation && corner.r as usize == row {
                corners = corners | W::FIRST << corner.q as u32;
            }
        }
        corners
    }

    /// Finds the places on the table, next to a tile on it (S4).
    fn scan_table(&self, tiles: TileSet, found: &mut impl FnMut(Places<W>)) {
        let taken = &self.covered[0];
        let (from, to) = (self.rows.0 - MARGIN, self.rows.1 + 1);
        let mut next_to = [W::EMPTY; N];
        for row in self.rows.0 - 1..to {
            let (before, here, after) = (taken[row - 1], taken[row], taken[row + 1]);
            let around = here << 1 | here >> 1 | before | before >> 1 | after | after << 1;
            next_to[row] = around & !here;
        }
        let taken = shifted(taken, self.rows.0..self.rows.1);
        let next_to = shifted(&next_to, self.rows.0 - 1..to);
        let mut left = tiles;
        for tile in tiles.iter() {
            for orientation in Orientation::of(tile) {
                let [a, b, c, d] = columns(&taken, orientation, from..to);
                let [e, f, g, h] = columns(&next_to, orientation, from..to);
                for row in 0..to - from {
                    let touching = e[row] | f[row] | g[row] | h[row];
                    let corners = touching & !(a[row] | b[row] | c[row] | d[row]);
                    self.report(1, orientation, from + row, corners, &mut left, found);
                }
            }
        }
    }

    fn report(
        &self,
        level: usize,
        orientation: Orientation,
        row: usize,
        corners: W,
        left: &mut TileSet,
        found: &mut impl FnMut(Places<W>),
    ) {
        if corners != W::EMPTY {
            *left = left.without(orientation.tile());
            found(Places {
                level: level as u8,
                orientation,
                row,
                corners,
            });
        }
    }

    /// The placements that are meant, from left to right.
    pub(crate) fn placements(&self, places: Places<W>) -> impl Iterator<Item = Placement> {
        let Places {
            orientation, row, ..
        } = places;
        let origin = self.origin;
        let mut corners = places.corners;
        core::iter::from_fn(move || {
            if corners == W::EMPTY {
                return None;
            }
            let column = corners.first_column();
            corners = corners & !(W::FIRST << column);
            Some(Placement {
                orientation,
                corner: origin + Cell::new(column as i32, row as i32),
            })
        })
    }

    /// The level to which a tile has to go.
    pub(crate) fn forced_level(&self, tile: Tile) -> u8 {
        let mut level = 0;
        self.scan(TileSet::only(tile), &mut |places| level = places.level);
        level
    }
}

/// Copies of the rows in which each cell has moved 0 to 3 columns to the left:
/// where a corner is, if the cell is that many columns from it.
pub(crate) fn shifted<W: Row, const N: usize>(
    rows: &[W; N],
    range: core::ops::Range<usize>,
) -> [[W; N]; 4] {
    let mut copies = [[W::EMPTY; N]; 4];
    for (columns, copy) in copies.iter_mut().enumerate() {
        for row in range.clone() {
            copy[row] = rows[row] >> columns as u32;
        }
    }
    copies
}

/// For each cell of an orientation, the rows of corners that would put it on
/// one of the cells of which `copies` were made.
pub(crate) fn columns<W: Row, const N: usize>(
    copies: &[[W; N]; 4],
    orientation: Orientation,
    corners: core::ops::Range<usize>,
) -> [&[W]; 4] {
    let length = corners.len();
    orientation.cells().map(|cell| {
        let first = corners.start + cell.r as usize;
        &copies[cell.q as usize][first..first + length]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar_at(q: i32) -> (u8, Placement) {
        let orientation = Orientation::of(Tile::I).find(|o| o.cells()[3] == Cell::new(3, 0));
        let placement = Placement {
            orientation: orientation.expect("one bar lies along a row"),
            corner: Cell::new(q, 0),
        };
        (1, placement)
    }

    fn found<W: Row, const N: usize>(field: &Field<W, N>) -> Vec<(u8, Placement)> {
        let mut all = Vec::new();
        field.scan(TileSet::ALL, &mut |places| {
            all.extend(field.placements(places).map(|p| (places.level, p)));
        });
        all.sort_unstable();
        all
    }

    #[test]
    fn s5_on_28_bars_in_a_line_a_bar_rests_across_27_joints() {
        let bars = (0..28).map(|n| bar_at(4 * n - 60));
        assert!(Narrow::new(bars.clone()).is_none());
        let wide = Wide::new(bars).expect("every game fits");
        let (flat, others): (Vec<_>, _) = found(&wide).into_iter().partition(|&(l, _)| l == 2);
        assert_eq!(flat.len(), 27 * 3);
        assert!(others.iter().all(|&(level, _)| level == 1));
    }

    #[test]
    fn both_windows_find_the_same() {
        for gap in 1..=13 {
            let bars = [bar_at(0), bar_at(4), bar_at(4 + 4 * gap)];
            let narrow = Narrow::new(bars.into_iter());
            let wide = Wide::new(bars.into_iter()).expect("every game fits");
            match narrow {
                Some(narrow) => assert_eq!(found(&narrow), found(&wide)),
                None => assert_eq!(gap, 13, "the narrow window is narrower than it says"),
            }
        }
    }
}
