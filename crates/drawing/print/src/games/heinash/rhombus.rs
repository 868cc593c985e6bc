//! HeiNash's rhombus, large on a board and small beside the rules.

use heinash::{Cell, Layout};

use crate::outline::{self, Honeycomb, Point};
use crate::page::{FAINT, INK, PAPER, Page, QUIET, Stroke, Style};

/// How large a rhombus of six rows is: width and height of one whose cells have
/// these sides across.
pub(super) fn size(across: f64) -> (f64, f64) {
    (8.5 * across, 9.5 * across / 3f64.sqrt())
}

/// Where the middle of the first cell is, in a rhombus with this upper left corner.
pub(super) fn grid((x, y): Point, across: f64) -> Honeycomb {
    let radius = across / 3f64.sqrt();
    Honeycomb {
        origin: (x + across / 2.0, y + radius),
        across,
    }
}

/// Where a pawn goes in a cell: a little below the middle, so that the number
/// stays readable.
pub(super) fn place(grid: Honeycomb, cell: Cell) -> (Point, f64) {
    let (x, y) = middle(grid, cell);
    ((x, y + 0.23 * grid.radius()), 0.285 * grid.across)
}

fn middle(grid: Honeycomb, cell: Cell) -> Point {
    grid.middle(i32::from(cell.column()), i32::from(cell.row()))
}

/// Draws the board.
pub(super) fn draw(page: &mut Page, grid: Honeycomb, layout: &Layout) {
    let radius = grid.radius();
    let thin = grid.across / 90.0;
    for (cell, number) in layout.cells() {
        let corners = grid.corners(i32::from(cell.column()), i32::from(cell.row()));
        let edge = Stroke::solid(QUIET, thin);
        page.shape(outline::closed(&corners), Some(PAPER), Some(edge));
        let (at, pawn) = place(grid, cell);
        let dots = Stroke::dashed(FAINT, thin * 0.8, thin * 0.1, thin * 3.4);
        page.shape(outline::circle(at, pawn), None, Some(dots));
        let (x, y) = middle(grid, cell);
        let style = Style::label(radius * 0.46);
        page.centred((x, y - 0.51 * radius), style, &number.to_string());
    }
    sides(page, grid, i32::from(layout.size().rows()));
}

/// Lines along the sides: opposite ones have the same line.
fn sides(page: &mut Page, grid: Honeycomb, rows: i32) {
    let last = rows - 1;
    let along = |cells: &dyn Fn(i32) -> (i32, i32), corners: [usize; 3]| -> Vec<Point> {
        let points = (0..rows).flat_map(|index| {
            let (q, r) = cells(index);
            let of_cell = grid.corners(q, r);
            corners.map(|corner| of_cell[corner])
        });
        points.collect()
    };
    let wide = grid.across / 16.0;
    for (points, stroke) in [
        (along(&|q| (q, 0), [3, 4, 5]), solid(wide)),
        (along(&|q| (q, last), [2, 1, 0]), solid(wide)),
        (along(&|r| (0, r), [3, 2, 1]), dashed(wide)),
        (along(&|r| (last, r), [4, 5, 0]), dashed(wide)),
    ] {
        page.shape(outline::open(&points), None, Some(stroke));
    }
}

/// The line along top and bottom.
pub(super) fn solid(width: f64) -> Stroke {
    Stroke::solid(INK, width)
}

/// The line along left and right.
pub(super) fn dashed(width: f64) -> Stroke {
    Stroke::dashed(INK, width, width * 0.1, width * 1.9)
}
