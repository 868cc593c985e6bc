//! The 44 ways in which a tile can lie (S1), and a tile that lies somewhere.

use core::ops::Range;

use crate::cell::{Cell, SYMMETRIES, Symmetry};
use crate::tile::Tile;

/// One of the 44 ways in which a tile can lie, numbered tile by tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Orientation(u8);

/// How many orientations there are.
pub const ORIENTATIONS: usize = 44;

/// Four cells whose smallest coordinates are 0, in ascending order.
type Shape = [Cell; 4];

/// The cells of each orientation, and where each tile's orientations start.
const SHAPES: [(Tile, Shape); ORIENTATIONS] = shapes();
const STARTS: [u8; 8] = starts();

impl Orientation {
    /// The orientation with this number.
    pub const fn new(number: usize) -> Option<Orientation> {
        if number < ORIENTATIONS {
            Some(Orientation(number as u8))
        } else {
            None
        }
    }

    /// The number of this orientation.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All ways in which a tile can lie.
    pub fn of(tile: Tile) -> impl Iterator<Item = Orientation> {
        Range {
            start: STARTS[tile as usize],
            end: STARTS[tile as usize + 1],
        }
        .map(Orientation)
    }

    /// The tile that lies this way.
    pub const fn tile(self) -> Tile {
        SHAPES[self.index()].0
    }

    /// The cells relative to the corner: the smallest `q` and the smallest `r`
    /// are 0, the largest at most 3.
    pub const fn cells(self) -> &'static [Cell; 4] {
        &SHAPES[self.index()].1
    }
}

/// A tile that lies somewhere in the grid.
///
/// ```
/// use seven::{Cell, Placement, SYMMETRIES, Tile};
///
/// // The wave, its cells in any order.
/// let cells = [(5, 2), (4, 1), (3, 1), (4, 2)].map(|(q, r)| Cell::new(q, r));
/// let wave = Placement::on(Tile::S, &cells).unwrap();
/// assert_eq!(wave.corner, Cell::new(3, 1));
/// assert_eq!(Placement::on(Tile::J, &cells), None, "no worm lies like that");
///
/// // Half a turn carries a wave to one that lies the same way, a flip does not.
/// let half_a_turn = SYMMETRIES[3];
/// assert_eq!(wave.carried(half_a_turn).orientation, wave.orientation);
/// let alike = SYMMETRIES.map(|way| wave.carried(way).orientation == wave.orientation);
/// assert_eq!(alike.iter().filter(|&&alike| alike).count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement {
    /// Which tile, and how it is turned.
    pub orientation: Orientation,
    /// The smallest `q` and the smallest `r` of its cells.
    pub corner: Cell,
}

impl Placement {
    /// The tile lying on exactly these cells, given in any order, if its shape
    /// allows it.
    pub fn on(tile: Tile, cells: &[Cell; 4]) -> Option<Placement> {
        let (corner, shape) = settled(*cells);
        let fits = |orientation: &Orientation| *orientation.cells() == shape;
        Orientation::of(tile)
            .find(fits)
            .map(|orientation| Placement {
                orientation,
                corner,
            })
    }

    /// The tile.
    pub const fn tile(self) -> Tile {
        self.orientation.tile()
    }

    /// The four cells it covers, in ascending order.
    pub fn cells(self) -> [Cell; 4] {
        self.orientation.cells().map(|cell| self.corner + cell)
    }

    /// The same tile after the whole grid has been turned or flipped.
    pub fn carried(self, symmetry: Symmetry) -> Placement {
        let cells = self.cells().map(|cell| symmetry.apply(cell));
        Placement::on(self.tile(), &cells).expect("a symmetry keeps every shape")
    }
}

/// Moves four cells so that their smallest coordinates are 0 and puts them in
/// ascending order; also tells where their corner was.
const fn settled(mut cells: Shape) -> (Cell, Shape) {
    let mut corner = cells[0];
    let mut index = 1;
    while index < 4 {
        if cells[index].q < corner.q {
            corner.q = cells[index].q;
        }
        if cells[index].r < corner.r {
            corner.r = cells[index].r;
        }
        index += 1;
    }
    index = 0;
    while index < 4 {
        // Wrapping, because these may be any four cells that somebody wrote.
        let q = cells[index].q.wrapping_sub(corner.q);
        let r = cells[index].r.wrapping_sub(corner.r);
        cells[index] = Cell { q, r };
        let mut place = index;
        while place > 0 && before(cells[place], cells[place - 1]) {
            (cells[place], cells[place - 1]) = (cells[place - 1], cells[place]);
            place -= 1;
        }
        index += 1;
    }
    (corner, cells)
}

const fn before(a: Cell, b: Cell) -> bool {
    a.q < b.q || a.q == b.q && a.r < b.r
}

const fn same(a: &Shape, b: &Shape) -> bool {
    let mut index = 0;
    while index < 4 {
        if a[index].q != b[index].q || a[index].r != b[index].r {
            return false;
        }
        index += 1;
    }
    true
}

/// Turns and flips every tile and keeps what is new.
const fn shapes() -> [(Tile, Shape); ORIENTATIONS] {
    let mut found = [(Tile::I, [Cell { q: 0, r: 0 }; 4]); ORIENTATIONS];
    let mut count = 0;
    let mut index = 0;
    while index < Tile::ALL.len() {
        let tile = Tile::ALL[index];
        let start = count;
        let mut way = 0;
        while way < SYMMETRIES.len() {
            let symmetry = SYMMETRIES[way];
            let [a, b, c, d] = tile.shape();
            let (_, shape) = settled([
                symmetry.apply(a),
                symmetry.apply(b),
                symmetry.apply(c),
                symmetry.apply(d),
            ]);
            let mut known = start;
            while known < count && !same(&found[known].1, &shape) {
                known += 1;
            }
            if known == count {
                found[count] = (tile, shape);
                count += 1;
            }
            way += 1;
        }
        index += 1;
    }
    assert!(count == ORIENTATIONS);
    found
}

const fn starts() -> [u8; 8] {
    let mut starts = [ORIENTATIONS as u8; 8];
    let mut index = ORIENTATIONS;
    while index > 0 {
        index -= 1;
        starts[SHAPES[index].0 as usize] = index as u8;
    }
    starts
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;

    #[test]
    fn s1_tiles_have_44_orientations() {
        let counts = Tile::ALL.map(|tile| Orientation::of(tile).count());
        assert_eq!(counts, [3, 3, 2, 6, 6, 12, 12]);
        let shapes: BTreeSet<_> = SHAPES.iter().map(|(_, shape)| shape).collect();
        assert_eq!(shapes.len(), 44, "no two tiles can lie on the same cells");
    }

    #[test]
    fn s1_tiles_hang_together_and_fit_in_four_by_four() {
        for (tile, shape) in &SHAPES {
            for cell in shape {
                assert!(shape.iter().any(|c| c.neighbours().contains(cell)));
                assert!((0..4).contains(&cell.q) && (0..4).contains(&cell.r));
            }
            let placed = Placement::on(*tile, shape).unwrap();
            assert_eq!(placed.corner, Cell::default());
        }
    }
}
