//! Looking for a game that reaches a level with as few tiles as can be: a tower
//! of two tiles on each level, with a few more on the table where need be.

use game::Game;
use seven::{Cell, Orientation, Placed, Placement, Position, Tile};

use super::order::order;
use super::pairs::{Counts, Pair, Region, within};

/// A whole game, and when it reaches which level.
#[derive(Clone, Debug)]
pub struct Summit {
    /// The level.
    pub level: u8,
    /// The tile that reaches it first, counted from 1.
    pub ply: usize,
    /// The game, to its end.
    pub game: Position,
}

/// A game that reaches a level with its `plies`th tile, if one is found: on the
/// table lie those tiles that are more than two for each level below.
pub fn climb(level: u8, plies: usize, regions: &[Region]) -> Option<Summit> {
    let spare = plies.checked_sub(2 * usize::from(level) - 1)?;
    let storeys = usize::from(level) - 1 - usize::from(spare > 0);
    for region in regions {
        let mut chains: Vec<Vec<Pair>> = Vec::new();
        region.chains(&mut Vec::new(), [0; 7], &mut |chain| {
            if chain.len() == storeys {
                chains.push(chain.to_vec());
            }
        });
        for chain in chains {
            let mut used: Counts = [0; 7];
            for tile in chain.iter().flatten() {
                used[tile.tile() as usize] += 1;
            }
            for top in within(&region.cells) {
                let upper = chain.last().is_some_and(|pair| pair.contains(&top));
                if upper || used[top.tile() as usize] > 1 {
                    continue;
                }
                let mut used = used;
                used[top.tile() as usize] += 1;
                let mut tower = Tower {
                    region,
                    chain: &chain,
                    top,
                    most: if spare > 0 { 2 + spare } else { 0 },
                    ground: Vec::new(),
                };
                if let Some(game) = tower.cover(used) {
                    let ply = game.placed().len();
                    let game = to_the_end(game);
                    return Some(Summit { level, ply, game });
                }
            }
        }
    }
    None
}

/// Plays the tiles that are left, each by the first legal move.
fn to_the_end(mut game: Position) -> Position {
    let mut moves = Vec::new();
    loop {
        moves.clear();
        game.moves(&mut moves);
        let Some(mv) = moves.first() else {
            return game;
        };
        game.play_unchecked(mv);
    }
}

struct Tower<'a> {
    region: &'a Region,
    chain: &'a [Pair],
    top: Placement,
    /// How many tiles lie on the table under the lowest pair; 0 if that pair
    /// itself lies there.
    most: usize,
    ground: Vec<Placement>,
}

impl Tower<'_> {
    /// Covers the region with tiles on the table, and plays what comes out.
    fn cover(&mut self, used: Counts) -> Option<Position> {
        if self.most == 0 {
            return self.played();
        }
        let taken: Vec<Cell> = self.ground.iter().flat_map(|tile| tile.cells()).collect();
        let open = self.region.cells.iter().find(|cell| !taken.contains(cell));
        let Some(&open) = open else {
            let all = self.ground.len() == self.most;
            let alone = self.chain[0].iter().any(|tile| self.ground.contains(tile));
            return if all && !alone { self.played() } else { None };
        };
        if self.ground.len() == self.most {
            return None;
        }
        for tile in Tile::ALL {
            if used[tile as usize] > 1 {
                continue;
            }
            let mut used = used;
            used[tile as usize] += 1;
            for orientation in Orientation::of(tile) {
                for &part in orientation.cells() {
                    let corner = open - part;
                    let placement = Placement {
                        orientation,
                        corner,
                    };
                    if placement.cells().iter().any(|cell| taken.contains(cell)) {
                        continue;
                    }
                    self.ground.push(placement);
                    let found = self.cover(used);
                    self.ground.pop();
                    if found.is_some() {
                        return found;
                    }
                }
            }
        }
        None
    }

    fn played(&self) -> Option<Position> {
        let at = |level: u8| move |&placement: &Placement| Placed { placement, level };
        let mut tiles: Vec<Placed> = self.ground.iter().map(at(1)).collect();
        let lowest = if self.most > 0 { 2 } else { 1 };
        for (level, pair) in (lowest..).zip(self.chain) {
            tiles.extend(pair.iter().map(at(level)));
        }
        tiles.push(at(lowest + self.chain.len() as u8)(&self.top));
        order(&tiles)
    }
}
