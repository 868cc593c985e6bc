//! The seven tiles (S1) and sets of them.

use core::fmt;

use crate::cell::Cell;

/// One of the seven free tetrahexes.
///
/// ```
/// use seven::{Orientation, Tile};
///
/// let letters: String = Tile::ALL.map(Tile::letter).iter().collect();
/// assert_eq!(letters, "IOYUSJP");
///
/// // Turned and flipped, they lie in 44 different ways.
/// let ways = Tile::ALL.map(|tile| Orientation::of(tile).count());
/// assert_eq!(ways, [3, 3, 2, 6, 6, 12, 12]);
/// assert_eq!(ways.iter().sum::<usize>(), seven::ORIENTATIONS);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tile {
    /// The bar.
    I,
    /// The bee.
    O,
    /// The propeller.
    Y,
    /// The arch.
    U,
    /// The wave.
    S,
    /// The worm.
    J,
    /// The pistol.
    P,
}

impl Tile {
    /// All tiles, in the order in which everything lists them.
    pub const ALL: [Tile; 7] = [
        Tile::I,
        Tile::O,
        Tile::Y,
        Tile::U,
        Tile::S,
        Tile::J,
        Tile::P,
    ];

    /// The letter by which the tile is known.
    pub const fn letter(self) -> char {
        match self {
            Tile::I => 'I',
            Tile::O => 'O',
            Tile::Y => 'Y',
            Tile::U => 'U',
            Tile::S => 'S',
            Tile::J => 'J',
            Tile::P => 'P',
        }
    }

    /// The tile with this letter.
    pub fn from_letter(letter: char) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.letter() == letter)
    }

    /// The tile's cells, lying one way.
    pub const fn shape(self) -> [Cell; 4] {
        let [a, b, c, d] = match self {
            Tile::I => [(0, 0), (1, 0), (2, 0), (3, 0)],
            Tile::O => [(0, 0), (1, 0), (0, 1), (1, -1)],
            Tile::Y => [(0, 0), (1, 0), (0, -1), (-1, 1)],
            Tile::U => [(1, 0), (1, -1), (0, -1), (-1, 0)],
            Tile::S => [(0, 0), (1, 0), (1, 1), (2, 1)],
            Tile::J => [(0, 0), (1, 0), (2, 0), (2, 1)],
            Tile::P => [(0, 0), (1, 0), (0, 1), (2, 0)],
        };
        [
            Cell::new(a.0, a.1),
            Cell::new(b.0, b.1),
            Cell::new(c.0, c.1),
            Cell::new(d.0, d.1),
        ]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.letter(), f)
    }
}

/// Some of the seven tiles, such as those a player still holds.
///
/// ```
/// use seven::{Tile, TileSet};
///
/// let held = TileSet::ALL.without(Tile::I).without(Tile::P);
/// assert_eq!(held.len(), 5);
/// assert!(!held.contains(Tile::P));
/// assert_eq!(held.iter().map(Tile::letter).collect::<String>(), "OYUSJ");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileSet(u8);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);
    /// One of each.
    pub const ALL: TileSet = TileSet(0b111_1111);

    /// Just this tile.
    pub const fn only(tile: Tile) -> TileSet {
        TileSet(1 << tile as u8)
    }

    /// Whether the tile is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & 1 << tile as u8 != 0
    }

    /// The set without this tile.
    pub const fn without(self, tile: Tile) -> TileSet {
        TileSet(self.0 & !(1 << tile as u8))
    }

    /// The set with this tile.
    pub const fn with(self, tile: Tile) -> TileSet {
        TileSet(self.0 | 1 << tile as u8)
    }

    /// The tiles that are in one set or the other.
    pub const fn with_all(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// The set as a number, a bit a tile in their order.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether there is nothing in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tiles there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The tiles in their order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(move |&t| self.contains(t))
    }
}
