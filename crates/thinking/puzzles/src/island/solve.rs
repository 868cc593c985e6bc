//! Everything that is asked about one volcano.

use seven::{Placement, Tile, TileSet};

use super::sea::Shore;
use super::smallest::smallest;
use crate::progress::Progress;

/// A smallest island.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Island {
    /// The white tiles.
    pub white: Vec<Placement>,
    /// The fewest black tiles that surround it, if it can be surrounded.
    pub sea: Option<Vec<Placement>>,
    /// How many of its neighbour cells it encloses; they stay empty.
    pub enclosed: usize,
}

/// What is known about a volcano.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The volcano.
    pub volcano: Placement,
    /// The least number of white tiles.
    pub white: usize,
    /// Every smallest island, one of each set of images.
    pub islands: Vec<Island>,
    /// Whether all of them were looked at; not if the search was ended early.
    pub complete: bool,
}

impl Answer {
    /// How many islands the other six black tiles can surround.
    pub fn surroundable(&self) -> usize {
        let seas = self.islands.iter().filter(|island| island.sea.is_some());
        seas.count()
    }

    /// An island with as few black tiles around it as can be, if any can be
    /// surrounded, or else any island.
    pub fn example(&self) -> Option<&Island> {
        let black = |island: &&Island| island.sea.as_ref().map_or(usize::MAX, Vec::len);
        self.islands.iter().min_by_key(black)
    }

    /// The fewest black tiles with which one of the islands can be surrounded.
    pub fn black(&self) -> Option<usize> {
        let seas = self.islands.iter().filter_map(|island| island.sea.as_ref());
        seas.map(Vec::len).min()
    }

    /// How many islands fewer than six black tiles can surround.
    pub fn with_fewer(&self) -> usize {
        let seas = self.islands.iter().filter_map(|island| island.sea.as_ref());
        seas.filter(|sea| sea.len() < 6).count()
    }
}

/// Finds all smallest islands around a volcano and what it takes to surround
/// each; ends early, with what it has, when it is told to.
pub fn solve(tile: Tile, progress: &mut impl Progress) -> Answer {
    let found = smallest(tile);
    let held = TileSet::ALL.without(tile);
    let all = found.all.len() as u64;
    let mut answer = Answer {
        volcano: found.volcano,
        white: found.white,
        islands: Vec::new(),
        complete: false,
    };
    for (done, white) in (0..).zip(found.all) {
        if !progress.report(done, all) {
            return answer;
        }
        let mut tiles = vec![found.volcano];
        tiles.extend(&white);
        let shore = Shore::new(&tiles, held);
        let sea = (1..=held.len()).find_map(|most| shore.cover(held, most));
        let enclosed = shore.enclosed();
        answer.islands.push(Island {
            white,
            sea,
            enclosed,
        });
    }
    progress.report(all, all);
    answer.complete = true;
    answer
}
