//! With which tiles holes are made (P3): the seven, six of them, or all
//! fourteen; for comparisons any others.

use seven::Tile;

/// How many tiles of each kind there are to lay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stock([u8; 7]);

impl Stock {
    /// One of each: the seven tiles of one colour.
    pub const SEVEN: Stock = Stock([1; 7]);
    /// Two of each: the fourteen tiles of both colours.
    pub const FOURTEEN: Stock = Stock([2; 7]);

    /// The six tiles that remain when one is left out.
    pub fn without(tile: Tile) -> Stock {
        let mut counts = [1; 7];
        counts[tile as usize] = 0;
        Stock(counts)
    }

    /// Exactly these tiles.
    pub fn of(tiles: impl IntoIterator<Item = Tile>) -> Stock {
        let mut counts = [0; 7];
        for tile in tiles {
            counts[tile as usize] += 1;
        }
        Stock(counts)
    }

    /// The question of P3 that somebody who laid these tiles answers: with six of
    /// them the first kind that is missing was left out, with more than seven all
    /// fourteen are meant.
    pub fn meant(tiles: impl IntoIterator<Item = Tile>) -> Stock {
        let laid = Stock::of(tiles);
        let missing = Tile::ALL.into_iter().find(|&tile| laid.count(tile) == 0);
        match (laid.tiles(), missing) {
            (6, Some(tile)) => Stock::without(tile),
            (0..=7, _) => Stock::SEVEN,
            _ => Stock::FOURTEEN,
        }
    }

    /// The nine questions of P3: seven tiles, six of them, all fourteen.
    pub fn questions() -> impl Iterator<Item = Stock> {
        [Stock::SEVEN]
            .into_iter()
            .chain(Tile::ALL.map(Stock::without))
            .chain([Stock::FOURTEEN])
    }

    /// How many tiles of this kind there are.
    pub fn count(self, tile: Tile) -> u32 {
        u32::from(self.0[tile as usize])
    }

    /// How many tiles there are in all.
    pub fn tiles(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// How many cells they cover.
    pub fn cells(self) -> u32 {
        4 * self.tiles()
    }

    /// The tiles one by one, in their order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL
            .into_iter()
            .flat_map(move |tile| std::iter::repeat_n(tile, self.count(tile) as usize))
    }

    /// The one tile that is missing, where exactly one of the seven is.
    pub fn left_out(self) -> Option<Tile> {
        Tile::ALL
            .into_iter()
            .find(|&tile| self == Stock::without(tile))
    }
}
