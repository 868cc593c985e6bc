//! Tasks and tiles as messages write them.

use game::Lang;
use puzzles::live::{Known, Laying, Task};
use puzzles::{Arrangement, Side, copycat};
use seven::{Cell, Move, Placement, TileSet};
use wire::page::{KnownView, LaidTiles, PlacedTile, PuzzleTask, Refusal, TileLetter};

use crate::boards::seven::{hexes, letter, tile};
use crate::words;

/// What is known of a task.
pub(super) fn known_view(known: &Known) -> KnownView {
    KnownView {
        figure: known.figure,
        bound: known.bound,
        proven: known.is_proven(),
        sea: known.has_sea(),
    }
}

fn unreadable(lang: Lang) -> Refusal {
    Refusal::new("no-puzzle", words::NO_PUZZLE.text(lang), lang)
}

/// The task that a message names.
pub(super) fn task(named: &PuzzleTask, lang: Lang) -> Result<Task, Refusal> {
    Ok(match named {
        PuzzleTask::Copycat { black } => {
            let black = Arrangement::new(tiles(black, lang)?);
            if let Some(fault) = copycat::check_ground(&black).first() {
                return Err(Refusal::new("no-puzzle", &fault.explain(lang), lang));
            }
            Task::Copycat { black }
        }
        PuzzleTask::Island { volcano } => Task::Island {
            volcano: tile(*volcano),
        },
        PuzzleTask::Holes { tiles, without } => match (tiles, without) {
            (7, None) => Task::SEVEN,
            (14, None) => Task::FOURTEEN,
            (6, Some(left_out)) => Task::without(tile(*left_out)),
            _ => return Err(unreadable(lang)),
        },
        PuzzleTask::Make => Task::MAKE,
    })
}

/// A task as messages name it.
pub(super) fn named(task: &Task) -> PuzzleTask {
    match task {
        Task::Copycat { black } => PuzzleTask::Copycat {
            black: line(&black.tiles),
        },
        Task::Island { volcano } => PuzzleTask::Island {
            volcano: letter(*volcano),
        },
        Task::Holes { .. } if *task == Task::MAKE => PuzzleTask::Make,
        Task::Holes { white, .. } => PuzzleTask::Holes {
            tiles: task.tiles() as u8,
            without: letters(*white, false).first().copied(),
        },
    }
}

/// No tile of a puzzle lies farther from the middle of the table: what lies
/// between tiles is looked at cell by cell.
const FARTHEST: i32 = 128;

/// The tiles of a line.
pub(super) fn tiles(line: &str, lang: Lang) -> Result<Vec<Placement>, Refusal> {
    let tiles = line.split_whitespace();
    // No puzzle has more, and a message may hold anything.
    let tiles = tiles.take(2 * TileSet::ALL.len());
    tiles
        .map(|text| {
            let place = text.parse::<Move>().ok()?.placement()?;
            let Cell { q, r } = place.corner;
            (q.abs().max(r.abs()) <= FARTHEST).then_some(place)
        })
        .collect::<Option<_>>()
        .ok_or_else(|| unreadable(lang))
}

/// Tiles in one line.
pub(super) fn line(tiles: &[Placement]) -> String {
    let tiles: Vec<String> = tiles.iter().map(|&t| Move::from(t).to_string()).collect();
    tiles.join(" ")
}

/// What was laid of a task: no tile of it twice, none that the task has not.
pub(super) fn laying(task: &Task, laid: &LaidTiles, lang: Lang) -> Result<Laying, Refusal> {
    let laying = Laying {
        white: tiles(&laid.white, lang)?,
        black: tiles(&laid.black, lang)?,
    };
    for side in [Side::White, Side::Black] {
        let stock = task.stock(side);
        let laid = laying.of(side);
        if laid.len() > stock.len() || laid.iter().any(|t| !stock.contains(t.tile())) {
            return Err(unreadable(lang));
        }
    }
    Ok(laying)
}

/// What was laid, as messages write it.
pub(super) fn lines(laying: &Laying) -> LaidTiles {
    LaidTiles {
        white: line(&laying.white),
        black: line(&laying.black),
    }
}

/// Letters of the tiles that a set has, or of those that it has not.
pub(super) fn letters(set: TileSet, has: bool) -> Vec<TileLetter> {
    let all = TileSet::ALL.iter();
    let chosen = all.filter(|&tile| set.contains(tile) == has);
    chosen.map(letter).collect()
}

/// A tile as boards draw it.
pub(super) fn placed(side: Side, place: Placement, level: u8) -> PlacedTile {
    PlacedTile {
        tile: letter(place.tile()),
        seat: match side {
            Side::White => 0,
            Side::Black => 1,
        },
        level,
        cells: hexes(place.cells()),
    }
}
