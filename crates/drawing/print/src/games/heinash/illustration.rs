//! The drawing beside HeiNash's rules.

use heinash::{Cell, Layout, Operations, Roll, Size};

use super::{pieces, rhombus};
use crate::order::Order;
use crate::page::{Anchor, POINT, Page, Style};
use crate::paper::MARGIN;

/// A chain of black pawns that has joined top and bottom, as rows and columns.
const CHAIN: [(u8, u8); 6] = [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1), (5, 0)];

/// Red pawns beside it.
const BESIDE: [(u8, u8); 5] = [(0, 1), (1, 3), (2, 3), (3, 2), (4, 4)];

/// A board on which Black has won, and what a roll can make.
pub(super) fn board(page: &mut Page, order: &Order, top: f64) -> f64 {
    let scale = order.paper.scale();
    let across = 9.2 * scale;
    let (wide, high) = rhombus::size(across);
    let grid = rhombus::grid((MARGIN + 2.0 * scale, top), across);
    rhombus::draw(page, grid, &Layout::reading(Size::USUAL));
    for (row, column) in CHAIN {
        let (at, radius) = rhombus::place(grid, Cell::new(row, column));
        pieces::black_pawn(page, at, radius);
    }
    for (row, column) in BESIDE {
        let (at, radius) = rhombus::place(grid, Cell::new(row, column));
        pieces::red_pawn(page, at, radius);
    }
    let x = MARGIN + wide + 14.0 * scale;
    let dice = [5, 4, 2];
    let side = 10.0 * scale;
    for (index, pips) in dice.into_iter().enumerate() {
        let at = (x + side * (0.5 + 1.3 * index as f64), top + side * 0.7);
        pieces::die(page, at, side, pips);
    }
    let mut base = top + side * 1.9;
    let style = Style::text(11.0 * POINT * scale);
    for line in calculations(dice) {
        page.words((x, base), Anchor::Start, style, &line);
        base += 5.4 * scale;
    }
    top + high
}

/// The first ways to some numbers with these dice.
fn calculations(dice: [u8; 3]) -> Vec<String> {
    let Some(roll) = Roll::new(dice) else {
        return Vec::new();
    };
    let ways = heinash::ways(roll, Operations::All);
    let line = |number: u8| {
        let way = ways.to(number).first()?;
        Some(format!("{} = {number}", heinash::shown(way.tokens())))
    };
    [3, 10, 11, 14, 30].into_iter().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;
    use heinash::{CellSet, Setup};

    #[test]
    fn the_chain_in_the_picture_has_won() {
        let cells = |pawns: &[(u8, u8)]| {
            let cells = pawns.iter().map(|&(row, column)| Cell::new(row, column));
            cells.fold(CellSet::EMPTY, CellSet::with)
        };
        let setup = Setup::default();
        assert!(setup.is_joined(Seat::new(0), cells(&CHAIN)));
        assert!(!setup.is_joined(Seat::new(1), cells(&BESIDE)));
        assert!(!cells(&CHAIN).meets(cells(&BESIDE)));
    }

    #[test]
    fn calculations_are_written_as_in_books() {
        let lines = calculations([5, 4, 2]);
        assert_eq!(lines.len(), 5, "{lines:?}");
        assert_eq!(lines[1].replace('\u{a0}', " "), "5 × 4 ÷ 2 = 10");
        assert_eq!(lines[2].replace('\u{a0}', " "), "5 + 4 + 2 = 11");
    }
}
