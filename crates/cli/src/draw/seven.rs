//! SEVEN seen from above: on each cell the uppermost tile's colour and level.

use std::fmt::Write;

use game::{Game, Lang, Seat};
use seven::{Cell, Colour, Position};

use crate::words::standing;

/// A letter for each colour, the same in every language.
const fn mark(colour: Colour) -> char {
    match colour {
        Colour::White => 'W',
        Colour::Black => 'B',
        Colour::Red => 'R',
        Colour::Blue => 'L',
    }
}

pub(crate) fn board(position: &Position, lang: Lang) -> String {
    let placed = position.placed();
    if placed.is_empty() {
        return format!("{}\n", standing::NOTHING_PLACED.text(lang));
    }
    let mut text = String::new();
    from_above(position, &mut text);
    text.push('\n');
    levels(position, lang, &mut text);
    text
}

/// Each row stands half a cell to the right of the one above it.
fn from_above(position: &Position, text: &mut String) {
    let cells: Vec<Cell> = (position.placed().iter())
        .flat_map(|tile| tile.placement.cells())
        .collect();
    let rows = || cells.iter().map(|cell| cell.r);
    let (top, bottom) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0));
    // Two characters are half a cell; this is a cell's middle from the left.
    let middle = |cell: &Cell| 2 * (cell.q - cells[0].q) + (cell.r - cells[0].r);
    let left = cells.iter().map(middle).min().unwrap_or(0);
    for r in top..=bottom {
        let mut row: Vec<&Cell> = cells.iter().filter(|cell| cell.r == r).collect();
        row.sort_unstable();
        row.dedup();
        let mut line = String::new();
        for cell in row {
            let column = (2 * (middle(cell) - left)) as usize;
            let Some((ply, tile)) = top_tile(position, *cell) else {
                continue;
            };
            let colour = Game::setup(position).colour(position.placed_by(ply));
            let _ = write!(
                line,
                "{:column$}",
                "",
                column = column - line.chars().count()
            );
            let _ = write!(line, "{}{:<3}", mark(colour), tile);
        }
        let _ = writeln!(text, "  {}", line.trim_end());
    }
}

/// The uppermost tile on a cell: when it was placed, and its level.
fn top_tile(position: &Position, cell: Cell) -> Option<(usize, u8)> {
    let top = position.top(cell)?;
    let ply = position.placed().iter().position(|tile| tile == top)?;
    Some((ply, top.level))
}

/// How many tiles everybody has on each level, the highest first.
fn levels(position: &Position, lang: Lang, text: &mut String) {
    let setup = Game::setup(position);
    let word = standing::LEVEL.text(lang);
    let _ = write!(text, "{word:>8}");
    for seat in Seat::all(position.seats()) {
        let colour = setup.colour(seat);
        let name = format!("{} {}", mark(colour), colour.name().text(lang));
        let _ = write!(text, "{name:>10}");
    }
    text.push('\n');
    for (index, level) in position.levels().iter().enumerate().rev() {
        let _ = write!(text, "{:>8}", index + 1);
        for count in level.as_slice() {
            let _ = write!(text, "{count:>10}");
        }
        text.push('\n');
    }
}
