//! Puzzles in which tiles are laid freely.

use catalog::AnyGame;
use game::Lang;
use puzzles::live::{self, Laying, Look, TALLEST, Task};
use puzzles::{Fault, Side};
use seven::{Orientation, Tile};
use wire::page::{
    FaultView, HeightsView, Hex, LaidTiles, LaidView, LayPlaces, PlacedTile, PuzzleRecord,
    PuzzleTask, Refusal, Reply, SharedPuzzle, TileLetter, sentence,
};

use super::convert::{known_view, laying, letters, lines, named, placed, task};
use crate::boards::seven::{centred, hexes, tile};
use crate::record::Read;
use crate::words;

/// What stands on the table of a puzzle.
pub(crate) fn laid(asked: &PuzzleTask, tiles: &LaidTiles, lang: Lang) -> Result<Reply, Refusal> {
    let task = task(asked, lang)?;
    let laying = laying(&task, tiles, lang)?;
    let look = live::look(&task, &laying);
    let known = live::known(&task);
    let certificate = live::certificate(&task, &laying);
    let sides = [Side::White, Side::Black];
    let view = LaidView {
        placed: all(&task, &laying),
        given: task.given().len(),
        held: sides.map(|side| letters(task.held(&laying, side), true)),
        stock: sides.map(|side| task.stock(side).len()),
        wrong: wrong(&look, &laying, lang),
        open: hexes(look.open.iter().copied()),
        open_side: look.open_side,
        holes: holes(&look),
        groups: look.groups,
        missing: look.missing,
        done: look.done,
        beats: look.beats,
        known: known.as_ref().map(known_view),
        share: live::write(&task, &laying),
        certificate: certificate.map(|certificate| certificate.to_string()),
    };
    Ok(Reply::Laid {
        view: Box::new(view),
    })
}

/// Everything that lies there, the task's own tiles first.
fn all(task: &Task, laying: &Laying) -> Vec<PlacedTile> {
    let given = task.given();
    let given = given.iter().map(|&place| placed(Side::Black, place, 1));
    let laid = laying
        .all()
        .map(|(side, place)| placed(side, place, task.level()));
    given.chain(laid).collect()
}

fn holes(look: &Look) -> Vec<Vec<Hex>> {
    let holes = look.holes.iter();
    holes.map(|hole| hexes(hole.iter().copied())).collect()
}

fn wrong(look: &Look, laying: &Laying, lang: Lang) -> Vec<FaultView> {
    let fault = |fault: &Fault| FaultView {
        code: match fault {
            Fault::Apart { .. } => "apart",
            Fault::Twice { .. } | Fault::Surplus { .. } => "twice",
            Fault::Overlap { .. } => "overlap",
            Fault::Beside { .. } => "beside",
            Fault::OnOne { .. } => "on-one",
            Fault::NotSmallest { .. } => "too-many",
            Fault::Missing { .. } | Fault::Short { .. } | Fault::Uncovered { .. } => "open",
        }
        .to_string(),
        text: sentence(&fault.explain(lang), lang),
        cells: hexes(live::marked(fault, laying)),
    };
    look.wrong.iter().map(fault).collect()
}

/// Every place for a tile of a puzzle.
pub(crate) fn places(
    asked: &PuzzleTask,
    tiles: &LaidTiles,
    wanted: TileLetter,
    lang: Lang,
) -> Result<Reply, Refusal> {
    let task = task(asked, lang)?;
    let laying = laying(&task, tiles, lang)?;
    let found = live::places(&task, &laying, tile(wanted));
    let of = |orientation: Orientation| {
        let first = centred(*orientation.cells())[0];
        let own = found.iter().filter(|p| p.orientation == orientation);
        LayPlaces {
            shifts: hexes(own.map(|place| place.cells()[0] - first)),
        }
    };
    Ok(Reply::LayPlaces {
        level: task.level(),
        orientations: Orientation::of(tile(wanted)).map(of).collect(),
    })
}

/// Whether a tile may be put down.
pub(crate) fn try_place(
    asked: &PuzzleTask,
    tiles: &LaidTiles,
    side: Side,
    event: &str,
    lang: Lang,
) -> Result<Reply, Refusal> {
    let task = task(asked, lang)?;
    let laying = laying(&task, tiles, lang)?;
    let place = super::convert::tiles(event, lang)?;
    let &[place] = place.as_slice() else {
        return Err(Refusal::new("no-puzzle", words::NO_PUZZLE.text(lang), lang));
    };
    let why = live::refusal(&task, &laying, side, place);
    let refused = why.map(|why| Refusal::new("no-place", &why.explain(lang), lang));
    Ok(Reply::Tried { refused })
}

/// The records: holes with all, with one colour and with six tiles, and the
/// islands.
pub(crate) fn records(lang: Lang) -> Result<Reply, Refusal> {
    let holes = [Task::FOURTEEN, Task::SEVEN].into_iter();
    let holes = holes.chain(Tile::ALL.map(Task::without));
    let tasks = holes.chain(Tile::ALL.map(|volcano| Task::Island { volcano }));
    let records = tasks.filter_map(|task| {
        let known = live::known(&task)?;
        let look = live::look(&task, &known.laying);
        Some(PuzzleRecord {
            task: named(&task),
            known: known_view(&known),
            placed: all(&task, &known.laying),
            holes: self::holes(&look),
        })
    });
    let records = records.collect();
    let read = Read::of(&format!("[Game \"seven\"]\n\n{}\n", TALLEST.game), lang)?;
    let placed = match &read.end {
        AnyGame::Seven(position) => {
            let placed = position.placed().iter().enumerate();
            let tile = |(ply, tile): (usize, &seven::Placed)| {
                let side = [Side::White, Side::Black][position.placed_by(ply).index() % 2];
                self::placed(side, tile.placement, tile.level)
            };
            // What comes after the summit would only make the picture smaller.
            let all: Vec<PlacedTile> = placed.map(tile).collect();
            let summit = all.iter().position(|tile| tile.level == TALLEST.level);
            all.into_iter()
                .take(summit.map_or(0, |at| at + 1))
                .collect()
        }
        _ => Vec::new(),
    };
    Ok(Reply::PuzzleRecords {
        records,
        heights: HeightsView {
            level: TALLEST.level,
            fifth: TALLEST.fifth,
            game: TALLEST.game.to_string(),
            early: TALLEST.early.to_string(),
            placed,
        },
    })
}

/// What the letters of a link hold.
pub(crate) fn read(text: &str, lang: Lang) -> Result<Reply, Refusal> {
    let shared = live::read(text);
    let shared =
        shared.ok_or_else(|| Refusal::new("no-puzzle", words::NO_PUZZLE.text(lang), lang))?;
    Ok(Reply::SharedPuzzle {
        shared: SharedPuzzle {
            task: named(&shared.task),
            laid: lines(&shared.laying),
        },
    })
}
