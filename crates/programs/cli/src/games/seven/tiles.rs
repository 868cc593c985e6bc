//! Tiles that lie on the table, as a puzzle shows them: on each cell the colour
//! and the letter of its tile, and in each hole that counts its number.

use print::puzzles::Piece;
use puzzles::Side;
use seven::Cell;

use crate::draw::{Look, Style, StyledLine, text};

/// How many characters a cell is wide; even, for a row stands half a cell aside.
const WIDTH: i32 = 4;

/// The tiles, and the holes between them that are counted.
pub(super) fn drawn(pieces: &[Piece], holes: &[Vec<Cell>], look: Look) -> String {
    let cells = || pieces.iter().flat_map(|piece| piece.placement.cells());
    let half = |cell: Cell| (2 * cell.q + cell.r) * WIDTH / 2;
    let left = cells().map(half).min().unwrap_or(0);
    let rows = cells().map(|cell| cell.r);
    let (Some(top), Some(bottom)) = (rows.clone().min(), rows.max()) else {
        return String::new();
    };
    let mut lines = Vec::new();
    for r in top..=bottom {
        let mut line = StyledLine::new(look);
        let enclosed = holes.iter().flatten().copied();
        let mut row: Vec<Cell> = cells().chain(enclosed).filter(|cell| cell.r == r).collect();
        row.sort_unstable();
        for cell in row {
            if let Some(mark) = mark(holes, cell) {
                line.pad_to((half(cell) - left) as usize);
                line.styled(
                    Style::FAINT,
                    &format!("{mark:^width$}", width = WIDTH as usize),
                );
                continue;
            }
            let covers = |piece: &&Piece| piece.placement.cells().contains(&cell);
            let Some(piece) = pieces.iter().rev().find(covers) else {
                continue;
            };
            line.pad_to((half(cell) - left) as usize);
            let tile = piece.placement.tile();
            let (style, mark) = match piece.side {
                Side::White => (Style("30;107"), 'W'),
                Side::Black => (Style("97;40"), 'B'),
            };
            line.styled(style, &format!(" {mark}{tile} "));
        }
        lines.push(line);
    }
    text(&lines)
}

/// What stands in a cell of a hole: its number in the first, a point in the others.
fn mark(holes: &[Vec<Cell>], cell: Cell) -> Option<String> {
    let index = holes.iter().position(|hole| hole.contains(&cell))?;
    let first = holes[index].first() == Some(&cell);
    Some(if first {
        (index + 1).to_string()
    } else {
        "·".to_string()
    })
}
