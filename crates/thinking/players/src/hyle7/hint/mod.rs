//! Hints for HYLE⁷. Order: which line gains, which token, the slide, or why to
//! pass. Chaos: which cells are dangerous, which are good, and the best of them.

mod chaos;
mod open;
mod order;
mod words;

use ::hyle7::{Board, Cell, Line, Move, Position, Size};
use game::Lang;

use crate::ask::Analysis;
use crate::hint::HintStep;

pub(super) fn steps(
    position: &Position,
    found: &Analysis<Move>,
    best: &Move,
    lang: Lang,
) -> Option<Vec<HintStep>> {
    match *best {
        Move::Place(cell) => chaos::steps(position, found, cell, lang),
        Move::Slide { from, to } => Some(order::slide(position, found, from, to, lang)),
        Move::Pass => Some(order::pass(position, found, lang)),
    }
}

/// The most that Order can have on a board after one slide, or by passing.
fn most_after_slide(board: &Board) -> u32 {
    let mut most = board.score();
    for from in board.occupied() {
        for to in board.reachable(from) {
            let mut slid = *board;
            slid.slide(from, to);
            most = most.max(slid.score());
        }
    }
    most
}

/// The row and the column of a cell.
fn lines_of(cell: Cell) -> [Line; 2] {
    [Line::Row(cell.row()), Line::Column(cell.column())]
}

/// The cells of a line, from left to right or from the bottom up.
fn cells_of(line: Line, size: Size) -> Vec<Cell> {
    let at = |place: usize| match line {
        Line::Row(row) => Cell::new(place, row),
        Line::Column(column) => Cell::new(column, place),
    };
    (0..size.side()).filter_map(at).collect()
}

fn written(cells: impl IntoIterator<Item = Cell>) -> Vec<String> {
    cells.into_iter().map(|cell| cell.to_string()).collect()
}
