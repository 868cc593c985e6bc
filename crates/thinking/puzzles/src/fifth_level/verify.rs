//! Checks the certificate of the heights without the solver: replays its games,
//! and finds by its own means how many levels of two tiles there can be above
//! each other.
//!
//! The solver looks for tiles within a region; this looks at every four of a
//! region's eight cells. It also takes regions as they lie, not one for all their
//! images, and puts images together only at the end.

use std::collections::{BTreeMap, BTreeSet};

use game::{Event, Record};
use seven::{Cell, Move, Position, SYMMETRIES, Setup, Tile};

use super::check::{FifthLevelError, check};
use super::proof::{METHOD, TILES};
use crate::certificate::Certificate;
use crate::progress::{Progress, Stopped};
use crate::proof_error::{ProofError, compare, figure};

/// Checks a certificate; the game of each level must be as early as can be.
pub fn verify(certificate: &Certificate, progress: &mut impl Progress) -> Result<(), ProofError> {
    if certificate.method != METHOD {
        return Err(ProofError::Method);
    }
    let counted = storeys(progress)?;
    let most = counted.keys().next_back().copied().unwrap_or(0);
    compare(certificate, "storeys", most as u64)?;
    let mut told = BTreeMap::new();
    let mut earliest = BTreeMap::new();
    for (index, text) in certificate.body.iter().enumerate() {
        let line = index + 1;
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
        let named = |at: usize, name: &str| words.get(at) == Some(&name);
        match (number(1), number(3)) {
            (Some(storeys), Some(regions))
                if named(0, "storeys") && named(2, "regions") && words.len() == 4 =>
            {
                told.insert(storeys as usize, regions as usize);
            }
            (Some(level), Some(ply))
                if named(0, "level") && named(2, "ply") && named(4, "game") =>
            {
                replayed(&words[5..], level, ply, line)?;
                earliest.insert(level, ply);
            }
            _ => return Err(ProofError::Line { line }),
        }
    }
    for storeys in 0..=most.max(told.keys().copied().max().unwrap_or(0)) {
        let of = |map: &BTreeMap<usize, usize>| map.get(&storeys).copied().unwrap_or(0) as u64;
        if of(&told) != of(&counted) {
            return Err(ProofError::Differs {
                word: "regions",
                claimed: of(&told),
                found: of(&counted),
            });
        }
    }
    let level = figure(certificate, "level")?;
    for level in 2..=level {
        let found = fewest(level, most as u64);
        let claimed = earliest.get(&level).copied().unwrap_or(0);
        if claimed != found {
            let word = "ply";
            return Err(ProofError::Differs {
                word,
                claimed,
                found,
            });
        }
    }
    let mut highest = level;
    while fewest(highest + 1, most as u64) <= TILES as u64 {
        highest += 1;
    }
    compare(certificate, "level", highest)?;
    compare(certificate, "fifth", earliest.get(&5).copied().unwrap_or(0))
}

/// The fewest tiles that could reach a level: the tiles of its levels are
/// counted from the top down, two each while a region can hold them, three each
/// below.
fn fewest(level: u64, storeys: u64) -> u64 {
    let below = (1..level).map(|step| if step <= storeys { 2 } else { 3 });
    1 + below.sum::<u64>()
}

fn replayed(moves: &[&str], level: u64, ply: u64, line: usize) -> Result<(), ProofError> {
    let mut record: Record<Position> = Record::new(Setup::TWO);
    for text in moves {
        let mv: Move = text.parse().map_err(|_| ProofError::Line { line })?;
        record.events.push(Event::Move(mv));
    }
    let wanted = u8::try_from(level).map_err(|_| ProofError::Line { line })?;
    // Every game goes on to its end, and some go higher on the way.
    check(&record, wanted).map_err(|why| ProofError::Game { line, why })?;
    let game = record.replay().map_err(|_| ProofError::Line { line })?;
    let first = game.placed().iter().position(|tile| tile.level == wanted);
    let found = first.map_or(0, |index| index as u64 + 1);
    if found == ply {
        return Ok(());
    }
    if found == 0 {
        let why = FifthLevelError::TooLow { level: 0, wanted };
        return Err(ProofError::Game { line, why });
    }
    Err(ProofError::Differs {
        word: "ply",
        claimed: ply,
        found,
    })
}

type Four = [Cell; 4];

/// How many regions of eight cells, up to turning and flipping, can hold how many
/// levels of two tiles each.
fn storeys(progress: &mut impl Progress) -> Result<BTreeMap<usize, usize>, Stopped> {
    let mut kinds: BTreeMap<Four, Tile> = BTreeMap::new();
    for tile in Tile::ALL {
        for symmetry in SYMMETRIES {
            let shape = tile.shape().map(|cell| symmetry.apply(cell));
            kinds.insert(at_origin(shape), tile);
        }
    }
    // All regions as they lie: two shapes beside each other.
    let mut regions: BTreeSet<[Cell; 8]> = BTreeSet::new();
    for first in kinds.keys() {
        for second in kinds.keys() {
            for q in -5..=5 {
                for r in -9..=9 {
                    let moved = second.map(|cell| cell + Cell::new(q, r));
                    let near = |a: &Cell| a.neighbours().iter().any(|b| first.contains(b));
                    if !moved.iter().any(|cell| first.contains(cell)) && moved.iter().any(near) {
                        let mut cells = [Cell::default(); 8];
                        cells[..4].copy_from_slice(first);
                        cells[4..].copy_from_slice(&moved);
                        regions.insert(at_origin(cells));
                    }
                }
            }
        }
    }
    let mut counted = BTreeMap::new();
    let all = regions.len() as u64;
    for (done, region) in (0..).zip(&regions) {
        if done % 256 == 0 && !progress.report(done, all) {
            return Err(Stopped);
        }
        let images = SYMMETRIES.map(|way| at_origin(region.map(|cell| way.apply(cell))));
        if images.iter().any(|image| image < region) {
            continue;
        }
        let ways = ways(region, &kinds);
        let mut held = [2i8; 7];
        let most = tallest(&ways, None, &mut held);
        *counted.entry(most).or_insert(0) += 1;
    }
    Ok(counted)
}

/// Cells moved so that the least comes to the origin, in ascending order.
fn at_origin<const N: usize>(mut cells: [Cell; N]) -> [Cell; N] {
    cells.sort_unstable();
    let least = cells[0];
    cells.map(|cell| cell - least)
}

/// Two tiles, each by its cells and its kind.
type Way = [(Four, Tile); 2];

/// Every way to part eight cells into two tiles.
fn ways(region: &[Cell; 8], kinds: &BTreeMap<Four, Tile>) -> Vec<Way> {
    let mut ways = Vec::new();
    for chosen in 0u32..256 {
        // The tile with the first cell is named first.
        if chosen.count_ones() != 4 || chosen & 1 == 0 {
            continue;
        }
        let part = |bit: u32| {
            let cells = region.iter().enumerate();
            let cells = cells.filter(|(index, _)| chosen >> index & 1 == bit);
            let cells: Vec<Cell> = cells.map(|(_, &cell)| cell).collect();
            let four: Four = cells.try_into().ok()?;
            Some((four, *kinds.get(&at_origin(four))?))
        };
        if let (Some(first), Some(second)) = (part(1), part(0)) {
            ways.push([first, second]);
        }
    }
    ways
}

fn tallest(ways: &[Way], below: Option<&Way>, held: &mut [i8; 7]) -> usize {
    let mut most = 0;
    for way in ways {
        if below.is_some_and(|below| way.iter().any(|tile| below.contains(tile))) {
            continue;
        }
        for (_, kind) in way {
            held[*kind as usize] -= 1;
        }
        if held.iter().all(|&left| left >= 0) {
            most = most.max(1 + tallest(ways, Some(way), held));
        }
        for (_, kind) in way {
            held[*kind as usize] += 1;
        }
    }
    most
}
