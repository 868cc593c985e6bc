//! Checks the certificate of a volcano without the solver: looks at every island
//! and sea that it lists, finds all smallest islands by its own means, and shows
//! anew that the others cannot be surrounded, nor those with six black tiles by
//! fewer.
//!
//! The solver takes the cell with the fewest places and bounds what tiles can
//! cover one by one. Here the shore is gone along from cell to cell, over sets of
//! bits, and a table says which parts of it could be covered at all by which
//! tiles, if they only did not overlap on the shore.

use std::collections::{BTreeMap, BTreeSet};

use seven::{Cell, Move, Placement, SYMMETRIES, Tile};

use super::check::{check_island, check_sea, shore_of};
use super::proof::{METHOD, NONE};
use crate::certificate::Certificate;
use crate::lines::tiles_in;
use crate::progress::Progress;
use crate::proof_error::{ProofError, compare};

/// A tile by its kind and its cells in ascending order.
type Lying = (Tile, [Cell; 4]);

/// Checks a certificate.
pub fn verify(certificate: &Certificate, progress: &mut impl Progress) -> Result<(), ProofError> {
    if certificate.method != METHOD {
        return Err(ProofError::Method);
    }
    let first = certificate.body.first();
    let volcano = first.and_then(|text| tiles_in(text.strip_prefix("volcano ")?));
    let Some(&[volcano]) = volcano.as_deref() else {
        return Err(ProofError::Line { line: 1 });
    };
    let letter = volcano.tile().letter().to_string();
    if certificate.claimed("tile") != Some(&letter) {
        return Err(ProofError::Claim { word: "tile" });
    }
    let (white, expected) = all_smallest(volcano);
    compare(certificate, "white", white as u64)?;
    let mut seen = BTreeSet::new();
    let (mut surrounded, mut fewer) = (0, 0);
    let all = certificate.body.len() as u64;
    for (index, text) in certificate.body.iter().enumerate().skip(1) {
        let line = index + 1;
        if !progress.report(index as u64, all) {
            return Err(ProofError::Stopped);
        }
        let (island, sea) = text.split_once('|').ok_or(ProofError::Line { line })?;
        let island = tiles_in(island).ok_or(ProofError::Line { line })?;
        if let Some(&fault) = check_island(volcano, &island).first() {
            return Err(ProofError::Fault { line, fault });
        }
        let form = form(volcano, &island);
        if !expected.contains(&form) {
            return Err(ProofError::Line { line });
        }
        if !seen.insert(form) {
            return Err(ProofError::Again { line });
        }
        let mut tiles = vec![volcano];
        tiles.extend(&island);
        let coast = Coast::new(&tiles);
        if sea.trim() == NONE {
            if coast.can_be_covered(6) {
                return Err(ProofError::CanBeDone { line });
            }
            continue;
        }
        let sea = tiles_in(sea).ok_or(ProofError::Line { line })?;
        if let Some(&fault) = check_sea(volcano, &island, &sea).first() {
            return Err(ProofError::Fault { line, fault });
        }
        surrounded += 1;
        if sea.len() < 6 {
            fewer += 1;
        } else if coast.can_be_covered(5) {
            return Err(ProofError::CanBeDone { line });
        }
    }
    compare(certificate, "islands", expected.len() as u64)?;
    compare(certificate, "islands", seen.len() as u64)?;
    compare(certificate, "surroundable", surrounded)?;
    compare(certificate, "fewer", fewer)
}

/// The way an island is written that is the same for all its images: the least
/// list of its white tiles over all ways to lay the volcano where it is.
fn form(volcano: Placement, white: &[Placement]) -> Vec<Lying> {
    let home = volcano.cells();
    let mut forms = Vec::new();
    for symmetry in SYMMETRIES {
        let mut image = home.map(|cell| symmetry.apply(cell));
        image.sort_unstable();
        let shift = home[0] - image[0];
        if image.map(|cell| cell + shift) != home {
            continue;
        }
        let carried = white.iter().map(|tile| {
            let cells = tile.cells().map(|cell| symmetry.apply(cell) + shift);
            (tile.tile(), *Move::new(tile.tile(), cells).cells())
        });
        let mut carried: Vec<Lying> = carried.collect();
        carried.sort_unstable();
        forms.push(carried);
    }
    forms.into_iter().min().unwrap_or_default()
}

/// Every way in which these tiles can lie with at least one cell in `shore` and
/// none in `land`.
fn places(kinds: &[Tile], shore: &BTreeSet<Cell>, land: &BTreeSet<Cell>) -> BTreeSet<Lying> {
    let mut places = BTreeSet::new();
    for &tile in kinds {
        for symmetry in SYMMETRIES {
            let image = tile.shape().map(|cell| symmetry.apply(cell));
            for &target in shore {
                for part in image {
                    let cells = image.map(|cell| cell - part + target);
                    if !cells.iter().any(|cell| land.contains(cell)) {
                        places.insert((tile, *Move::new(tile, cells).cells()));
                    }
                }
            }
        }
    }
    places
}

/// The least number of white tiles around a volcano, and all islands with so
/// many, each in its form.
fn all_smallest(volcano: Placement) -> (usize, BTreeSet<Vec<Lying>>) {
    let land: BTreeSet<Cell> = volcano.cells().into();
    let shore = shore_of(&[volcano]);
    let places = places(&Tile::ALL, &shore, &land);
    // Tiles are added one by one in their order, so that each set comes once. A
    // set is given up when the tiles to come cannot cover what is open.
    let mut sets: Vec<Vec<Lying>> = vec![Vec::new()];
    let last: Vec<Cell> = shore.iter().rev().copied().collect();
    for white in 1.. {
        let mut found = BTreeSet::new();
        sets = vec![Vec::new()];
        for step in 1..=white {
            let mut longer = BTreeSet::new();
            for set in &sets {
                let covered = |cell: &Cell| set.iter().any(|(_, cells)| cells.contains(cell));
                let Some(open) = last.iter().find(|cell| !covered(cell)) else {
                    continue;
                };
                for &(tile, cells) in &places {
                    if !cells.contains(open)
                        || set.iter().any(|&(kind, _)| kind == tile)
                        || cells.iter().any(covered)
                    {
                        continue;
                    }
                    let mut set = set.clone();
                    set.push((tile, cells));
                    set.sort_unstable();
                    let is_open = |cell: &&Cell| !set.iter().any(|(_, on)| on.contains(cell));
                    if last.iter().filter(is_open).count() <= 4 * (white - step) {
                        longer.insert(set);
                    }
                }
            }
            sets = longer.into_iter().collect();
        }
        for set in &sets {
            let tiles = set
                .iter()
                .filter_map(|(tile, cells)| Placement::on(*tile, cells));
            let tiles: Vec<Placement> = tiles.collect();
            if check_island(volcano, &tiles).is_empty() {
                found.insert(form(volcano, &tiles));
            }
        }
        if !found.is_empty() {
            return (white, found);
        }
    }
    (sets.len(), BTreeSet::new())
}

/// The cells around an island, in the order in which they are gone along, and
/// all places for black tiles on them.
struct Coast {
    length: usize,
    /// For each cell the places of which it is the first.
    starting: Vec<Vec<Sea>>,
}

/// A place for a black tile: its kind, the cells of the coast it covers, and
/// those that lie behind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Sea {
    kind: u8,
    coast: u64,
    behind: [u128; 3],
}

impl Coast {
    fn new(island: &[Placement]) -> Coast {
        let land: BTreeSet<Cell> = island.iter().flat_map(|tile| tile.cells()).collect();
        let shore = shore_of(island);
        let mut walk: Vec<Cell> = Vec::new();
        let mut waiting: Vec<Cell> = shore.iter().take(1).copied().collect();
        while let Some(cell) = waiting.pop() {
            if shore.contains(&cell) && !walk.contains(&cell) {
                walk.push(cell);
                waiting.extend(cell.neighbours());
            }
        }
        let others: Vec<Tile> = (Tile::ALL.into_iter())
            .filter(|&tile| tile != island[0].tile())
            .collect();
        let mut numbers: BTreeMap<Cell, usize> = BTreeMap::new();
        let mut starting = vec![Vec::new(); walk.len()];
        for (tile, cells) in places(&others, &shore, &land) {
            let mut sea = Sea {
                kind: 1 << tile as u8,
                coast: 0,
                behind: [0; 3],
            };
            for cell in cells {
                if let Some(at) = walk.iter().position(|&step| step == cell) {
                    sea.coast |= 1 << at;
                } else {
                    let next = numbers.len();
                    let number = *numbers.entry(cell).or_insert(next);
                    sea.behind[number / 128] |= 1 << (number % 128);
                }
            }
            starting[sea.coast.trailing_zeros() as usize].push(sea);
        }
        Coast {
            length: walk.len(),
            starting,
        }
    }

    /// Whether at most so many black tiles can cover the whole coast.
    fn can_be_covered(&self, most: u32) -> bool {
        let mut table = BTreeMap::new();
        self.go_on(0, 0, [0; 3], most, &mut table)
    }

    /// Goes along from the first open cell. Every tile is put down when its first
    /// cell of the coast is reached, so that places that start before are over.
    fn go_on(
        &self,
        done: u64,
        used: u8,
        behind: [u128; 3],
        most: u32,
        table: &mut BTreeMap<(u64, u8), bool>,
    ) -> bool {
        let at = (!done).trailing_zeros() as usize;
        if at >= self.length {
            return true;
        }
        if used.count_ones() == most || !self.may_be_covered(done, used, most, table) {
            return false;
        }
        self.starting[at].iter().any(|sea| {
            let apart = sea.behind.iter().zip(&behind).all(|(a, b)| a & b == 0);
            if sea.coast & done != 0 || sea.kind & used != 0 || !apart {
                return false;
            }
            let mut behind = behind;
            for (all, more) in behind.iter_mut().zip(sea.behind) {
                *all |= more;
            }
            self.go_on(done | sea.coast, used | sea.kind, behind, most, table)
        })
    }

    /// The same, if tiles could overlap off the coast.
    fn may_be_covered(
        &self,
        done: u64,
        used: u8,
        most: u32,
        table: &mut BTreeMap<(u64, u8), bool>,
    ) -> bool {
        let at = (!done).trailing_zeros() as usize;
        if at >= self.length {
            return true;
        }
        if used.count_ones() == most {
            return false;
        }
        if let Some(&known) = table.get(&(done, used)) {
            return known;
        }
        let may = self.starting[at].iter().any(|sea| {
            sea.coast & done == 0
                && sea.kind & used == 0
                && self.may_be_covered(done | sea.coast, used | sea.kind, most, table)
        });
        table.insert((done, used), may);
        may
    }
}
