//! What would help: a ladder from a nudge over the next tile to its place.
//!
//! For the copycat the hints follow from all its solutions. The island and the
//! holes are led towards a solution that is known, turned and flipped so that as
//! much as possible of what has been laid belongs to it.

use std::collections::BTreeMap;

use game::Lang;
use seven::{Cell, Placement, SYMMETRIES, Tile};

use super::known::known;
use super::places::{places, refusal};
use super::task::{Laying, Task};
use super::words;
use crate::arrangement::Arrangement;
use crate::copycat;
use crate::fault::Side;
use crate::progress::{Progress, Stopped};

/// No puzzle has more solutions than are kept for hints.
const KEPT: usize = 20_000;

/// Help in steps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hint {
    /// From a nudge to the whole.
    pub steps: Vec<Step>,
    /// The tile that is meant in the end.
    pub next: Option<(Side, Placement)>,
}

/// One step of a hint.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// What is said, as a whole sentence.
    pub text: String,
    /// Cells to point at.
    pub cells: Vec<Cell>,
    /// The tile that is meant.
    pub tile: Option<Tile>,
}

impl Step {
    fn new(text: String) -> Step {
        Step {
            text,
            ..Step::default()
        }
    }

    fn at(mut self, cells: impl IntoIterator<Item = Cell>) -> Step {
        self.cells = cells.into_iter().collect();
        self
    }

    fn with(mut self, tile: Tile) -> Step {
        self.tile = Some(tile);
        self
    }
}

/// What helps from here.
pub fn hint(
    task: &Task,
    laying: &Laying,
    lang: Lang,
    progress: &mut impl Progress,
) -> Result<Hint, Stopped> {
    match task {
        Task::Copycat { black } => at_copycat(task, black, laying, lang, progress),
        Task::Island { .. } | Task::Holes { .. } => Ok(by_example(task, laying, lang)),
    }
}

/// A solution, where there is one: for the copycat one that has as much as
/// possible of what has been laid, for the others the one that is known.
pub fn solution(
    task: &Task,
    laying: &Laying,
    progress: &mut impl Progress,
) -> Result<Option<Laying>, Stopped> {
    let Task::Copycat { black } = task else {
        return Ok(nearest_example(task, laying));
    };
    let found = copycat::solve(black, KEPT, progress)?.examples;
    let white = found.into_iter().rev();
    let white = white.max_by_key(|solution| shared(&solution.tiles, &laying.white));
    Ok(white.map(|white| Laying {
        white: white.tiles,
        black: Vec::new(),
    }))
}

/// How many tiles two lists share.
fn shared(one: &[Placement], other: &[Placement]) -> usize {
    other.iter().filter(|tile| one.contains(tile)).count()
}

fn at_copycat(
    task: &Task,
    black: &Arrangement,
    laying: &Laying,
    lang: Lang,
    progress: &mut impl Progress,
) -> Result<Hint, Stopped> {
    let found = copycat::solve(black, KEPT, progress)?.examples;
    let white = &laying.white;
    // The first among those that have most in common with what has been laid.
    let best = (found.iter().rev()).max_by_key(|solution| shared(&solution.tiles, white));
    let Some(best) = best else {
        return Ok(Hint {
            steps: vec![Step::new(words::unsolvable(lang))],
            next: None,
        });
    };
    let astray: Vec<&Placement> = (white.iter())
        .filter(|tile| !best.tiles.contains(tile))
        .collect();
    if !astray.is_empty() {
        return Ok(taken_up(&astray, lang));
    }
    // The open cell that can be covered in the fewest ways leads on.
    let mut ways: BTreeMap<Cell, usize> = BTreeMap::new();
    for tile in task.held(laying, Side::White).iter() {
        for place in places(task, laying, tile) {
            if !black.tiles.contains(&place) {
                for cell in place.cells() {
                    *ways.entry(cell).or_default() += 1;
                }
            }
        }
    }
    let fewest = ways.iter().min_by_key(|&(_, ways)| *ways);
    let Some((&cell, &ways)) = fewest else {
        return Ok(Hint::default());
    };
    let next = (best.tiles.iter()).find(|tile| tile.cells().contains(&cell));
    let Some(&next) = next else {
        return Ok(Hint::default());
    };
    let tile = next.tile();
    Ok(Hint {
        steps: vec![
            Step::new(words::fewest_ways(lang, ways)).at([cell]),
            Step::new(words::goes_there(lang, tile))
                .at([cell])
                .with(tile),
            Step::new(words::lies_here(lang, tile))
                .at(next.cells())
                .with(tile),
        ],
        next: Some((Side::White, next)),
    })
}

/// These tiles have to be taken up again.
fn taken_up(astray: &[&Placement], lang: Lang) -> Hint {
    let tiles: Vec<Tile> = astray.iter().map(|tile| tile.tile()).collect();
    let cells = astray.iter().flat_map(|tile| tile.cells());
    let text = words::take_up(lang, &tiles);
    Hint {
        steps: vec![
            Step::new(words::cannot_end(lang, tiles.len())),
            Step::new(text).at(cells).with(tiles[0]),
        ],
        next: None,
    }
}

/// Leads towards the known solution.
fn by_example(task: &Task, laying: &Laying, lang: Lang) -> Hint {
    let (Some(known), Some(example)) = (known(task), nearest_example(task, laying)) else {
        return Hint::default();
    };
    let lies = |place: &Placement| example.all().any(|(_, tile)| tile == *place);
    let astray: Vec<Placement> = (laying.all())
        .map(|(_, tile)| tile)
        .filter(|tile| !lies(tile))
        .collect();
    let laid = laying.all().count();
    let nudge = match task {
        Task::Island { .. } if laying.white.len() < example.white.len() => {
            words::white_enough(lang, example.white.len())
        }
        Task::Island { .. } if !known.has_sea() => words::no_sea(lang),
        Task::Island { .. } => words::black_enough(lang, example.black.len()),
        _ => words::known_holes(lang, known.figure, laid - astray.len(), laid),
    };
    let nudge = Step::new(nudge);
    let next = example.all().find_map(|(side, place)| {
        // Where both colours have the tile, either may lie there.
        let sides = match (task, side) {
            (Task::Island { .. }, side) => [side; 2],
            (_, Side::White) => [Side::White, Side::Black],
            (_, Side::Black) => [Side::Black, Side::White],
        };
        let there = laying.all().any(|(_, tile)| tile == place);
        let mut fitting = sides.into_iter().filter(|_| !there);
        let side = fitting.find(|&side| refusal(task, laying, side, place).is_none())?;
        Some((side, place))
    });
    let Some((side, place)) = next else {
        let astray: Vec<&Placement> = astray.iter().collect();
        if astray.is_empty() {
            return Hint {
                steps: vec![nudge],
                next: None,
            };
        }
        let mut hint = taken_up(&astray, lang);
        hint.steps[0] = nudge;
        return hint;
    };
    let tile = place.tile();
    Hint {
        steps: vec![
            nudge,
            Step::new(words::next_tile(lang, side, tile)).with(tile),
            Step::new(words::lies_here(lang, tile))
                .at(place.cells())
                .with(tile),
        ],
        next: Some((side, place)),
    }
}

/// The known solution, carried so that it shares as many tiles as can be with
/// what has been laid.
fn nearest_example(task: &Task, laying: &Laying) -> Option<Laying> {
    let mut known = known(task)?.laying;
    let given = task.given();
    // On an empty table it begins in the middle.
    if let (Some(first), true) = (known.white.first().copied(), given.is_empty()) {
        for tile in known.white.iter_mut().chain(&mut known.black) {
            tile.corner = tile.corner - first.corner;
        }
    }
    let mut best = (0, known.clone());
    for symmetry in SYMMETRIES {
        let carry = |tiles: &[Placement]| -> Vec<Placement> {
            tiles.iter().map(|tile| tile.carried(symmetry)).collect()
        };
        let (white, black) = (carry(&known.white), carry(&known.black));
        let image = Laying { white, black };
        // What lies there from the beginning has to come to lie on itself; where
        // nothing does, a tile that was laid.
        let pairs: Vec<(Placement, Placement)> = match given.first() {
            Some(&own) => vec![(own.carried(symmetry), own)],
            None => (laying.all())
                .flat_map(|(_, laid)| image.all().map(move |(_, tile)| (tile, laid)))
                .collect(),
        };
        for (from, to) in pairs {
            if from.orientation != to.orientation {
                continue;
            }
            let shift = to.corner - from.corner;
            let mut moved = image.clone();
            for tile in moved.white.iter_mut().chain(&mut moved.black) {
                tile.corner = tile.corner + shift;
            }
            let common = laying
                .all()
                .filter(|(_, laid)| moved.all().any(|(_, t)| t == *laid));
            let common = common.count();
            if common > best.0 {
                best = (common, moved);
            }
        }
    }
    Some(best.1)
}
