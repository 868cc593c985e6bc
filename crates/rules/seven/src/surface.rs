//! The table as search wants it: tiles are put and lifted again, and the level
//! to which each tile has to go (S6) is always known.
//!
//! [`Position`](crate::Position) answers every question afresh from the list of
//! tiles. A search asks millions of them about positions that differ by one
//! tile, so that here only what a tile has changed is found anew: a tile on
//! level L takes places at level L away and brings places at level L + 1.

use alloc::vec::Vec;

use crate::cell::Cell;
use crate::field::{Row, columns, shifted};
use crate::orientation::{Orientation, Placement};
use crate::position::Placed;
use crate::tile::{Tile, TileSet};

/// The highest level that 28 tiles could reach: a tile rests on at least two, so
/// that there are two on every level below the top.
pub const HIGHEST: usize = 14;

/// How far a tile on the table can reach past those that lie there.
const REACH: i32 = 4;

/// A place for a tile in the window of one [`Surface`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// How the tile lies.
    pub orientation: Orientation,
    /// The level it goes to.
    pub level: u8,
    row: u8,
    column: u8,
}

/// What putting a tile has changed, for lifting it again.
#[derive(Clone, Copy, Debug)]
pub struct Before {
    forced: [u8; 7],
    extent: Extent,
    rows: (Rows, Rows),
    orientations: u64,
}

/// The first row and the row after the last.
#[derive(Clone, Copy, Debug)]
struct Rows {
    from: u8,
    to: u8,
}

impl Rows {
    const NONE: Rows = Rows { from: 255, to: 0 };

    fn with(self, from: u8, to: u8) -> Rows {
        Rows {
            from: self.from.min(from),
            to: self.to.max(to),
        }
    }

    /// None at all if there never was one.
    fn range(self) -> core::ops::Range<usize> {
        usize::from(self.from.min(self.to))..usize::from(self.to)
    }
}

/// The smallest and the greatest row and column with a tile.
#[derive(Clone, Copy, Debug)]
struct Extent {
    low: (i32, i32),
    high: (i32, i32),
}

/// A window of `N` rows of the table on which tiles are put and lifted.
///
/// ```
/// use game::{Event, Game};
/// use seven::{Position, Setup, Surface, Tile, TileSet};
///
/// let mut game = Position::start(&Setup::TWO);
/// for text in ["I:0,0;1,0;2,0;3,0", "I:0,1;1,1;2,1;3,1"] {
///     game.apply(&Event::parse(text).unwrap()).unwrap();
/// }
/// // 64 columns and rows, of which at least eight are free on each side.
/// let mut surface = Surface::<u64, 64>::new(game.placed(), 8).unwrap();
/// assert_eq!(surface.forced_level(Tile::O), 2);
///
/// // Put a bee on the bars: four cells are left on which something else can rest.
/// let mut places = Vec::new();
/// surface.places(Tile::O, &mut places);
/// let before = surface.put(places[0], TileSet::ALL);
/// assert_eq!((surface.top_level(), surface.cells_of_height(1)), (2, 4));
///
/// // Lift it again, and everything is as it was.
/// surface.lift(before);
/// assert_eq!((surface.top_level(), surface.cells_of_height(1)), (1, 8));
/// ```
#[derive(Clone)]
pub struct Surface<W, const N: usize> {
    /// The cell at the first row and column of the window.
    origin: Cell,
    /// For each height the cells that are exactly so high; for height 0 the
    /// cells that are covered at all.
    tops: [[W; N]; HIGHEST + 1],
    /// For each height the rows in which there can be such cells.
    rows: [Rows; HIGHEST + 1],
    /// For each level a bit for every orientation that lies there.
    orientations: [u64; HIGHEST + 1],
    /// How many tiles lie on each level.
    count: [u8; HIGHEST + 1],
    tiles: Vec<Spot>,
    forced: [u8; 7],
    extent: Extent,
}

/// Copies of one height's cells, shifted for every column of a tile.
struct Copies<W, const N: usize> {
    rows: core::ops::Range<usize>,
    cells: [[W; N]; 4],
}

impl<W: Row, const N: usize> Surface<W, N> {
    /// A window on these tiles, at least one, with so many free cells around
    /// them; `None` if it is too small for that.
    pub fn new(placed: &[Placed], room: usize) -> Option<Surface<W, N>> {
        let first = placed.first()?.placement.corner;
        let (mut low, mut high) = (first, first);
        for cell in placed.iter().flat_map(|tile| tile.placement.cells()) {
            low = Cell::new(low.q.min(cell.q), low.r.min(cell.r));
            high = Cell::new(high.q.max(cell.q), high.r.max(cell.r));
        }
        let spare = |size: usize, low: i32, high: i32| size as i32 - (high - low + 1);
        let columns = spare(W::WIDTH, low.q, high.q);
        let rows = spare(N, low.r, high.r);
        if columns.min(rows) < 2 * room as i32 {
            return None;
        }
        let mut surface = Surface {
            origin: Cell::new(low.q - columns / 2, low.r - rows / 2),
            tops: [[W::EMPTY; N]; HIGHEST + 1],
            rows: [Rows::NONE; HIGHEST + 1],
            orientations: [0; HIGHEST + 1],
            count: [0; HIGHEST + 1],
            tiles: Vec::with_capacity(28),
            forced: [1; 7],
            extent: Extent {
                low: (i32::MAX, i32::MAX),
                high: (i32::MIN, i32::MIN),
            },
        };
        for tile in placed {
            let spot = surface.spot(*tile);
            surface.put(spot, TileSet::EMPTY);
        }
        for tile in Tile::ALL {
            surface.forced[tile as usize] = surface.level_at_most(tile, HIGHEST);
        }
        Some(surface)
    }

    /// The place in this window where a placed tile lies.
    pub fn spot(&self, tile: Placed) -> Spot {
        let corner = tile.placement.corner - self.origin;
        Spot {
            orientation: tile.placement.orientation,
            level: tile.level,
            row: corner.r as u8,
            column: corner.q as u8,
        }
    }

    /// The placement that a place in this window stands for.
    pub fn placement(&self, spot: Spot) -> Placement {
        Placement {
            orientation: spot.orientation,
            corner: self.origin + Cell::new(spot.column.into(), spot.row.into()),
        }
    }

    /// The level to which a tile has to go. Only kept for tiles that were
    /// `wanted` whenever a tile was put.
    pub fn forced_level(&self, tile: Tile) -> u8 {
        self.forced[tile as usize]
    }

    /// How many tiles lie on a level.
    pub fn count(&self, level: u8) -> u8 {
        self.count[usize::from(level)]
    }

    /// The highest level with a tile.
    pub fn top_level(&self) -> u8 {
        let levels = self.count.iter().rposition(|&count| count > 0);
        levels.unwrap_or(0) as u8
    }

    /// How many cells are exactly so high; the height is not 0.
    pub fn cells_of_height(&self, height: u8) -> i16 {
        let rows = &self.tops[usize::from(height)][self.rows[usize::from(height)].range()];
        rows.iter().map(|row| row.count() as i16).sum()
    }

    /// Says whether any tile put on the table stays within the window, with the
    /// three rows below it that are looked at with every corner.
    pub fn has_room(&self) -> bool {
        let Extent { low, high } = self.extent;
        low.0.min(low.1) >= REACH
            && high.0 + REACH + 3 < N as i32
            && high.1 + REACH < W::WIDTH as i32
    }

    /// Puts a tile on a place that is free and legal for it, and finds anew to
    /// which level each of the `wanted` tiles has to go.
    pub fn put(&mut self, spot: Spot, wanted: TileSet) -> Before {
        let level = usize::from(spot.level);
        let before = Before {
            forced: self.forced,
            extent: self.extent,
            rows: (self.rows[0], self.rows[level]),
            orientations: self.orientations[level],
        };
        let (mut last_row, mut last_column) = (0, 0);
        for cell in spot.orientation.cells() {
            let row = usize::from(spot.row) + cell.r as usize;
            let column = u32::from(spot.column) + cell.q as u32;
            let bit = W::FIRST << column;
            let under = &mut self.tops[level - 1][row];
            *under = if level == 1 {
                *under | bit
            } else {
                *under & !bit
            };
            self.tops[level][row] = self.tops[level][row] | bit;
            last_row = last_row.max(row);
            last_column = last_column.max(column);
        }
        self.rows[level] = self.rows[level].with(spot.row, last_row as u8 + 1);
        if level == 1 {
            self.rows[0] = self.rows[0].with(spot.row, last_row as u8 + 1);
            let Extent { low, high } = &mut self.extent;
            *low = (low.0.min(spot.row.into()), low.1.min(spot.column.into()));
            *high = (high.0.max(last_row as i32), high.1.max(last_column as i32));
        }
        self.orientations[level] |= 1 << spot.orientation.index();
        self.count[level] += 1;
        self.tiles.push(spot);
        if !wanted.is_empty() {
            self.force(level, wanted);
        }
        before
    }

    /// Lifts the tile that was put last.
    pub fn lift(&mut self, before: Before) {
        let spot = self.tiles.pop().expect("a tile was put");
        let level = usize::from(spot.level);
        for cell in spot.orientation.cells() {
            let row = usize::from(spot.row) + cell.r as usize;
            let bit = W::FIRST << (u32::from(spot.column) + cell.q as u32);
            let under = &mut self.tops[level - 1][row];
            *under = if level == 1 {
                *under & !bit
            } else {
                *under | bit
            };
            self.tops[level][row] = self.tops[level][row] & !bit;
        }
        self.count[level] -= 1;
        self.forced = before.forced;
        self.extent = before.extent;
        (self.rows[0], self.rows[level]) = before.rows;
        self.orientations[level] = before.orientations;
    }

    /// After a tile was put on `level`: every wanted tile may now go one level
    /// higher than that, or may have lost its place at that level.
    fn force(&mut self, level: usize, wanted: TileSet) {
        let mut above = None;
        let mut beside = None;
        for tile in wanted.iter() {
            let forced = usize::from(self.forced[tile as usize]);
            if forced > level {
                continue;
            }
            if self.count[level] >= 2 {
                let copies = above.get_or_insert_with(|| self.copies(level));
                if self.fits(copies, level, tile) {
                    self.forced[tile as usize] = level as u8 + 1;
                    continue;
                }
            }
            if forced == level && level > 1 {
                let copies = beside.get_or_insert_with(|| self.copies(level - 1));
                if !self.fits(copies, level - 1, tile) {
                    self.forced[tile as usize] = self.level_at_most(tile, level - 1);
                }
            }
        }
    }

    /// The highest level up to this one at which a tile fits.
    fn level_at_most(&self, tile: Tile, most: usize) -> u8 {
        for level in (2..=most).rev() {
            if self.count[level - 1] >= 2 && self.fits(&self.copies(level - 1), level - 1, tile) {
                return level as u8;
            }
        }
        1
    }

    fn copies(&self, height: usize) -> Copies<W, N> {
        let rows = self.rows[height].range();
        Copies {
            cells: shifted(&self.tops[height], rows.clone()),
            rows,
        }
    }

    /// Says whether a tile can go on top of cells of this height (S3, S5).
    fn fits(&self, copies: &Copies<W, N>, height: usize, tile: Tile) -> bool {
        Orientation::of(tile).any(|orientation| {
            let [a, b, c, d] = columns(&copies.cells, orientation, copies.rows.clone());
            let mut any = W::EMPTY;
            for row in 0..copies.rows.len() {
                any = any | (a[row] & b[row] & c[row] & d[row]);
            }
            if any == W::EMPTY {
                return false;
            }
            if self.orientations[height] >> orientation.index() & 1 == 0 {
                return true;
            }
            let all = copies.rows.clone().zip(0..);
            let mut rest = all.map(|(row, index): (usize, usize)| {
                let corners = a[index] & b[index] & c[index] & d[index];
                corners & !self.just_on_one(height, orientation, row)
            });
            rest.any(|corners| corners != W::EMPTY)
        })
    }

    /// The corners in a row at which this orientation would rest on one tile
    /// only: where a tile of the same orientation lies.
    fn just_on_one(&self, level: usize, orientation: Orientation, row: usize) -> W {
        let mut corners = W::EMPTY;
        for spot in &self.tiles {
            if spot.orientation == orientation
                && usize::from(spot.level) == level
                && usize::from(spot.row) == row
            {
                corners = corners | W::FIRST << u32::from(spot.column);
            }
        }
        corners
    }

    /// Says whether a place is one of those that [`Surface::places`] lists for
    /// its tile. On the table there must be room, see [`Surface::has_room`].
    pub fn is_place(&self, spot: Spot) -> bool {
        let level = usize::from(spot.level);
        if self.forced_level(spot.orientation.tile()) != spot.level {
            return false;
        }
        let corner = Cell::new(spot.column.into(), spot.row.into());
        let mut cells = spot.orientation.cells().iter().map(|&cell| corner + cell);
        let free = |cell| self.is_in(level - 1, cell) == (level > 1);
        if !cells.clone().all(|cell| self.is_inside(cell) && free(cell)) {
            return false;
        }
        if level > 1 {
            let alone = self.just_on_one(level - 1, spot.orientation, spot.row.into());
            return alone & W::FIRST << u32::from(spot.column) == W::EMPTY;
        }
        cells.any(|cell| {
            cell.neighbours()
                .into_iter()
                .any(|cell| self.is_in(0, cell))
        })
    }

    fn is_inside(&self, cell: Cell) -> bool {
        (0..N as i32).contains(&cell.r) && (0..W::WIDTH as i32).contains(&cell.q)
    }

    /// Says whether a cell of the window is exactly so high; for height 0,
    /// whether it is covered.
    fn is_in(&self, height: usize, cell: Cell) -> bool {
        let bit = |cell: Cell| W::FIRST << cell.q as u32;
        self.is_inside(cell) && self.tops[height][cell.r as usize] & bit(cell) != W::EMPTY
    }

    /// Appends every place for a tile at the level to which it has to go.
    /// On the table there must be room, see [`Surface::has_room`].
    pub fn places(&self, tile: Tile, out: &mut Vec<Spot>) {
        let level = self.forced_level(tile);
        if level == 1 {
            return self.places_on_the_table(tile, out);
        }
        let height = usize::from(level) - 1;
        let copies = self.copies(height);
        for orientation in Orientation::of(tile) {
            let [a, b, c, d] = columns(&copies.cells, orientation, copies.rows.clone());
            for (index, row) in copies.rows.clone().enumerate() {
                let mut corners = a[index] & b[index] & c[index] & d[index];
                if corners == W::EMPTY {
                    continue;
                }
                if self.orientations[height] >> orientation.index() & 1 == 1 {
                    corners = corners & !self.just_on_one(height, orientation, row);
                }
                list(level, orientation, row, corners, out);
            }
        }
    }

    fn places_on_the_table(&self, tile: Tile, out: &mut Vec<Spot>) {
        let taken = &self.tops[0];
        let rows = self.rows[0].range();
        let reach = REACH as usize;
        debug_assert!(self.has_room(), "a tile could leave the window");
        let around = rows.start - 1..rows.end + 1;
        let mut next_to = [W::EMPTY; N];
        for row in around.clone() {
            let (before, here, after) = (taken[row - 1], taken[row], taken[row + 1]);
            let cells = here << 1 | here >> 1 | before | before >> 1 | after | after << 1;
            next_to[row] = cells & !here;
        }
        let corners = rows.start - reach..rows.end + 1;
        let taken = shifted(taken, rows);
        let next_to = shifted(&next_to, around);
        for orientation in Orientation::of(tile) {
            let [a, b, c, d] = columns(&taken, orientation, corners.clone());
            let [e, f, g, h] = columns(&next_to, orientation, corners.clone());
            for (index, row) in corners.clone().enumerate() {
                let touching = e[index] | f[index] | g[index] | h[index];
                let free = touching & !(a[index] | b[index] | c[index] | d[index]);
                list(1, orientation, row, free, out);
            }
        }
    }
}

fn list<W: Row>(
    level: u8,
    orientation: Orientation,
    row: usize,
    mut corners: W,
    out: &mut Vec<Spot>,
) {
    while corners != W::EMPTY {
        let column = corners.first_column();
        corners = corners & !(W::FIRST << column);
        out.push(Spot {
            orientation,
            level,
            row: row as u8,
            column: column as u8,
        });
    }
}
