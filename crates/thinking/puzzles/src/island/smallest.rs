//! The smallest islands: every way to cover the cells next to the volcano with
//! as few white tiles as possible.

use std::collections::BTreeSet;

use seven::{Cell, Orientation, Placement, SYMMETRIES, Tile, TileSet};

use crate::board::{Board, Spot, around};

/// All smallest islands around one volcano.
#[derive(Clone, Debug)]
pub struct Islands {
    /// The volcano, at the place it has in every island.
    pub volcano: Placement,
    /// How many white tiles each island has.
    pub white: usize,
    /// The white tiles of every island, one of each set of images.
    pub all: Vec<Vec<Placement>>,
}

/// Finds all smallest islands around a volcano.
pub fn smallest(tile: Tile) -> Islands {
    let orientation = Orientation::of(tile)
        .next()
        .expect("every tile lies some way");
    let volcano = Placement {
        orientation,
        corner: Cell::default(),
    };
    // The ways to turn and flip the table that leave the volcano where it is,
    // but for a shift.
    let stays = SYMMETRIES.into_iter().filter_map(|symmetry| {
        let image = volcano.carried(symmetry);
        (image.orientation == orientation).then_some((symmetry, volcano.corner - image.corner))
    });
    let stays: Vec<_> = stays.collect();
    let mut board = Board::new();
    let cells = volcano.cells().map(Board::spot);
    board.set(&cells, true);
    let mut shore: Vec<Spot> = cells.iter().flat_map(|&spot| around(spot)).collect();
    shore.sort_unstable();
    shore.dedup();
    shore.retain(|&spot| !board.is_taken(spot));
    for white in 1.. {
        let mut search = Search {
            board: board.clone(),
            shore: &shore,
            tiles: Vec::new(),
            found: BTreeSet::new(),
        };
        search.cover(white, TileSet::ALL);
        if !search.found.is_empty() {
            let least = |tiles: &Vec<Placement>| {
                let images = stays.iter().map(|&(symmetry, shift)| {
                    let carried = tiles.iter().map(|tile| {
                        let image = tile.carried(symmetry);
                        Placement {
                            corner: image.corner + shift,
                            ..image
                        }
                    });
                    let mut carried: Vec<Placement> = carried.collect();
                    carried.sort_unstable();
                    carried
                });
                images.min().expect("nothing changes under the first")
            };
            let all: BTreeSet<_> = search.found.iter().map(least).collect();
            return Islands {
                volcano,
                white,
                all: all.into_iter().collect(),
            };
        }
    }
    unreachable!("seven tiles are enough")
}

struct Search<'a> {
    board: Board,
    shore: &'a [Spot],
    tiles: Vec<Placement>,
    found: BTreeSet<Vec<Placement>>,
}

impl Search<'_> {
    fn cover(&mut self, left: usize, held: TileSet) {
        let open = self
            .shore
            .iter()
            .filter(|&&spot| !self.board.is_taken(spot));
        let Some(&first) = open.clone().next() else {
            let mut tiles = self.tiles.clone();
            tiles.sort_unstable();
            self.found.insert(tiles);
            return;
        };
        if left * 4 < open.count() {
            return;
        }
        for tile in held.iter() {
            for orientation in Orientation::of(tile) {
                for part in 0..4 {
                    let spots = self.board.lying(orientation, part, first);
                    if !self.board.are_free(&spots) {
                        continue;
                    }
                    let corner = Board::cell(spots[0]) - orientation.cells()[0];
                    self.board.set(&spots, true);
                    self.tiles.push(Placement {
                        orientation,
                        corner,
                    });
                    self.cover(left - 1, held.without(tile));
                    self.tiles.pop();
                    self.board.set(&spots, false);
                }
            }
        }
    }
}
