//! Hints for SEVEN: which level matters now, which tile and about where, and the
//! exact place.

mod facts;
mod words;

use ::seven::{Cell, Move, Position};
use game::{Game, Lang};

use crate::ask::Analysis;
use crate::hint::HintStep;
use facts::{Nudge, PlacementFacts, Reason};

/// At most so many reasons are given: more would not be read.
const MOST_REASONS: usize = 2;

pub(super) fn steps(
    position: &Position,
    found: &Analysis<Move>,
    best: &Move,
    lang: Lang,
) -> Option<Vec<HintStep>> {
    let facts = PlacementFacts::of(position, best, found)?;
    let letter = best.tile().to_string();
    let counted = if Game::setup(position).is_misere() {
        "S9"
    } else {
        "S8"
    };
    let nudge = HintStep {
        hexes: match facts.nudge {
            Nudge::Rival { .. } => hexes(&facts.rival_places(position)),
            _ => Vec::new(),
        },
        ..HintStep::new(
            words::nudge(&facts, lang),
            match facts.nudge {
                Nudge::First => "S2",
                Nudge::Rival { .. } | Nudge::Highest { .. } | Nudge::Wait { .. } => counted,
                Nudge::NoHigher { .. } | Nudge::UpAnyway { .. } => "S6",
                Nudge::Table { .. } => counted,
            },
        )
    };
    let tile = HintStep {
        hexes: match facts.nudge {
            Nudge::First => Vec::new(),
            _ => hexes(&around(best)),
        },
        tile: Some(letter.clone()),
        ..HintStep::new(words::tile(&facts, lang), "S6")
    };
    let told = facts.reasons.iter().take(MOST_REASONS);
    let whole = HintStep {
        hexes: hexes(best.cells()),
        tile: Some(letter),
        ..HintStep::new(
            words::whole(&facts, told, lang),
            match facts.reasons.first() {
                Some(Reason::FirstTile | Reason::AnyTile) => "S2",
                Some(Reason::Blocks { .. } | Reason::Hinders { .. } | Reason::Lifts { .. }) => "S6",
                _ => counted,
            },
        )
    };
    Some(vec![nudge, tile, whole])
}

/// The cells of a placement and all around it.
fn around(best: &Move) -> Vec<Cell> {
    let neighbours = best.cells().iter().flat_map(|cell| cell.neighbours());
    let mut cells: Vec<Cell> = best.cells().iter().copied().chain(neighbours).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

fn hexes(cells: &[Cell]) -> Vec<[i32; 2]> {
    cells.iter().map(|cell| [cell.q, cell.r]).collect()
}
