//! SEVEN's tiles, as several sheets draw them. Each can be told apart without its
//! colour: by what fills it.

use seven::{Colour, Tile};

use crate::outline::{self, Honeycomb};
use crate::page::{Colour as Ink, FAINT, GRAPHITE, INK, PAPER, Page, RED, ROSE, Stroke, Style};

/// The blue of tiles.
const BLUE: Ink = Ink(0x2f, 0x62, 0xa3);
/// The light that lies under blue, so that dots stand out on it.
const SKY: Ink = Ink(0xe3, 0xed, 0xf8);

/// The cells of a tile as it lies flattest.
pub(super) fn cells(tile: Tile) -> [(i32, i32); 4] {
    tile.shape().map(|cell| (cell.q, cell.r))
}

/// Draws a tile of SEVEN: white is plain, black dark, red hatched, blue dotted.
pub(super) fn tile(page: &mut Page, grid: Honeycomb, tile: Tile, colour: Colour) {
    let cells = cells(tile);
    let (around, seams) = grid.edges(&cells);
    let thin = grid.across / 80.0;
    let (fill, seam) = match colour {
        Colour::White => (PAPER, FAINT),
        Colour::Black => (GRAPHITE, Ink(0x8a, 0x8d, 0x92)),
        Colour::Red => (ROSE, FAINT),
        Colour::Blue => (SKY, FAINT),
    };
    page.shape(outline::closed(&around), Some(fill), None);
    for &(q, r) in &cells {
        let corners = grid.corners(q, r);
        match colour {
            Colour::Red => {
                let lines = outline::hatching(&corners, grid.across * 0.15);
                page.lines(&lines, Stroke::solid(RED, thin));
            }
            Colour::Blue => {
                let dots = outline::dotting(&corners, grid.across * 0.14, grid.across * 0.05);
                let radius = grid.across * 0.026;
                let steps = dots.into_iter();
                let steps = steps.flat_map(|dot| outline::circle(dot, radius)).collect();
                page.shape(steps, Some(BLUE), None);
            }
            Colour::White | Colour::Black => {}
        }
    }
    page.lines(
        &seams,
        Stroke::dashed(seam, thin * 0.7, thin * 3.0, thin * 3.0),
    );
    page.shape(
        outline::closed(&around),
        None,
        Some(Stroke::solid(INK, thin * 1.4)),
    );
    // The letter stands on a cell of its own ground, so that lines do not cross it.
    let (q, r) = cells[0];
    let at = grid.middle(q, r);
    let size = grid.across * 0.42;
    let (ground, ink) = match colour {
        Colour::Black => (GRAPHITE, PAPER),
        _ => (PAPER, INK),
    };
    page.shape(outline::circle(at, grid.across * 0.27), Some(ground), None);
    let letter = tile.letter().to_string();
    page.centred(at, Style::label(size).in_colour(ink), &letter);
}
