//! HeiNash's pawns and dice, as several sheets draw them. Each can be told apart without its
//! colour: by a shape.

use crate::outline::{self, Point};
use crate::page::{FAINT, GRAPHITE, INK, PAPER, Page, RED, ROSE, Stroke};

/// Draws a die that shows so many pips.
pub(super) fn die(page: &mut Page, (x, y): Point, side: f64, pips: u8) {
    let corner = (x - side / 2.0, y - side / 2.0);
    let edge = Stroke::solid(INK, side / 30.0);
    let body = outline::rounded(corner, side, side, side * 0.18);
    page.shape(body, Some(PAPER), Some(edge));
    self::pips(page, (x, y), side, pips);
}

/// Draws the pips of a face around its middle.
pub(super) fn pips(page: &mut Page, (x, y): Point, side: f64, pips: u8) {
    let far = side * 0.27;
    let places: &[(f64, f64)] = match pips {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (0.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        _ => &[
            (-1.0, -1.0),
            (-1.0, 0.0),
            (-1.0, 1.0),
            (1.0, -1.0),
            (1.0, 0.0),
            (1.0, 1.0),
        ],
    };
    let dots = places.iter();
    let steps = dots
        .flat_map(|(right, down)| outline::circle((x + far * right, y + far * down), side * 0.09));
    page.shape(steps.collect(), Some(INK), None);
}

/// A black pawn of HeiNash: round and dark.
pub(super) fn black_pawn(page: &mut Page, at: Point, radius: f64) {
    let edge = Stroke::solid(INK, radius / 25.0);
    page.shape(outline::circle(at, radius), Some(GRAPHITE), Some(edge));
    let ring = Stroke::solid(FAINT, radius / 25.0);
    page.shape(outline::circle(at, radius * 0.72), None, Some(ring));
}

/// A red pawn of HeiNash: square and light, with a red ring.
pub(super) fn red_pawn(page: &mut Page, (x, y): Point, radius: f64) {
    // Its corners are a little outside the circle of the other, its sides inside.
    let half = radius * 0.86;
    let side = 2.0 * half;
    let edge = Stroke::solid(INK, radius / 25.0);
    let body = outline::rounded((x - half, y - half), side, side, radius * 0.12);
    page.shape(body, Some(ROSE), Some(edge));
    let ring = Stroke::solid(RED, radius * 0.2);
    page.shape(outline::circle((x, y), radius * 0.5), None, Some(ring));
}
