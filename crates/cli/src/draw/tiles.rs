//! Tiles that lie on the table, as a puzzle shows them: on each cell the colour
//! and the letter of its tile.

use puzzles::Side;
use puzzles::picture::Piece;
use seven::Cell;

use super::line::{Line, Look, Style, text};

/// How many characters a cell is wide; even, for a row stands half a cell aside.
const WIDTH: i32 = 4;

pub(crate) fn tiles(pieces: &[Piece], look: Look) -> String {
    let cells = || pieces.iter().flat_map(|piece| piece.placement.cells());
    let half = |cell: Cell| (2 * cell.q + cell.r) * WIDTH / 2;
    let left = cells().map(half).min().unwrap_or(0);
    let rows = cells().map(|cell| cell.r);
    let (Some(top), Some(bottom)) = (rows.clone().min(), rows.max()) else {
        return String::new();
    };
    let mut lines = Vec::new();
    for r in top..=bottom {
        let mut line = Line::new(look);
        let mut row: Vec<Cell> = cells().filter(|cell| cell.r == r).collect();
        row.sort_unstable();
        for cell in row {
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
