//! How high a game can go at all, how soon it can reach each level, and the
//! certificate of both.

use std::collections::BTreeMap;

use seven::Move;

use super::climb::{Summit, climb};
use super::pairs::regions;
use crate::certificate::Certificate;
use crate::progress::Progress;
use crate::puzzle::Puzzle;

/// How many tiles a game for two has.
pub const TILES: usize = 14;

/// The word for this proof.
pub(super) const METHOD: &str = "levels of two tiles";

/// What is known about heights.
#[derive(Clone, Debug)]
pub struct Heights {
    /// How many regions of eight cells can hold how many levels of two tiles.
    pub storeys: BTreeMap<usize, usize>,
    /// For each level from the second up to the highest that any game reaches, a
    /// game that reaches it as early as can be.
    pub summits: Vec<Summit>,
    /// Whether all regions were looked at; not if the search was ended early.
    pub complete: bool,
}

impl Heights {
    /// The highest level that any game reaches.
    pub fn highest(&self) -> u8 {
        self.summits.last().map_or(1, |summit| summit.level)
    }

    /// The game that reaches a level as early as can be.
    pub fn summit(&self, level: u8) -> Option<&Summit> {
        self.summits.iter().find(|summit| summit.level == level)
    }
}

/// The fewest tiles with which a level could be reached, if a region can hold at
/// most so many levels of two tiles each.
///
/// Of `plies` tiles one lies on the level itself and two at least on each below;
/// what remains is to spare. A level has three tiles only if all levels below
/// have, so that tiles to spare give three to at most as many levels, the lowest
/// ones. All others below the top have two tiles each, and share eight cells.
pub fn least_plies(level: u8, storeys: usize) -> usize {
    let below = usize::from(level) - 1;
    let least = 2 * below + 1;
    let spare = below.saturating_sub(storeys);
    least + spare
}

/// Finds the highest level and the earliest game for each, from nothing; ends
/// early, with what it has, when it is told to.
pub fn heights(progress: &mut impl Progress) -> Heights {
    let regions = regions();
    let mut storeys = BTreeMap::new();
    let all = regions.len() as u64;
    let mut complete = true;
    for (done, region) in (0..).zip(&regions) {
        if !progress.report(done, all) {
            complete = false;
            break;
        }
        *storeys.entry(region.storeys()).or_insert(0) += 1;
    }
    let most = storeys.keys().next_back().copied().unwrap_or(1);
    let mut summits = Vec::new();
    for level in 2.. {
        let plies = least_plies(level, most);
        if plies > TILES {
            break;
        }
        // A bound that no game meets proves nothing, so that it ends here.
        match climb(level, plies, &regions) {
            Some(summit) => summits.push(summit),
            None => break,
        }
    }
    progress.report(all, all);
    Heights {
        storeys,
        summits,
        complete,
    }
}

impl Heights {
    /// Whether the next level is out of reach for every game.
    pub fn is_proven(&self) -> bool {
        let most = self.storeys.keys().next_back().copied().unwrap_or(0);
        self.complete && least_plies(self.highest() + 1, most) > TILES
    }
}

/// The certificate of the heights.
pub fn certificate(heights: &Heights) -> Certificate {
    let most = heights.storeys.keys().next_back().copied().unwrap_or(0);
    let fifth = heights.summit(5).map_or(0, |summit| summit.ply);
    let regions = heights.storeys.iter();
    let mut body: Vec<String> = regions
        .map(|(storeys, regions)| format!("storeys {storeys} regions {regions}"))
        .collect();
    for Summit { level, ply, game } in &heights.summits {
        let moves = game.placed().iter();
        let moves: Vec<String> =
            (moves.map(|tile| Move::from(tile.placement).to_string())).collect();
        body.push(format!("level {level} ply {ply} game {}", moves.join(" ")));
    }
    Certificate {
        puzzle: Puzzle::FifthLevel,
        claim: format!("level {}; fifth {fifth}; storeys {most}", heights.highest()),
        method: METHOD.to_string(),
        body,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The conclusion, drawn again by trying every way to share out the tiles.
    #[test]
    fn p1_the_fewest_tiles_are_what_a_plain_search_finds() {
        for storeys in 1..6 {
            for level in 2..8 {
                let plain = (1..40).find(|&tiles| shared(tiles, level, storeys, &mut Vec::new()));
                assert_eq!(
                    Some(least_plies(level, storeys)),
                    plain,
                    "{level} {storeys}"
                );
            }
        }
    }

    /// Whether so many tiles can be on levels 1 to `level`, each level with as
    /// many as the one above or more, and at most `storeys` levels with two.
    fn shared(tiles: usize, level: u8, storeys: usize, above: &mut Vec<usize>) -> bool {
        if above.len() == usize::from(level) {
            let twos = above[1..].iter().filter(|&&count| count == 2).count();
            return tiles == 0 && twos <= storeys;
        }
        let least = match above.as_slice() {
            [] => 1,
            [.., last] => (*last).max(2),
        };
        (least..=tiles).any(|count| {
            above.push(count);
            let found = shared(tiles - count, level, storeys, above);
            above.pop();
            found
        })
    }
}
