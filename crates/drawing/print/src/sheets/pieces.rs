//! The pieces of the games, as several sheets draw them. Each can be told apart
//! without its colour: by a sign, a shape or what fills it.

use seven::{Colour, Tile};

use crate::outline::{self, Honeycomb, Point};
use crate::page::{Colour as Ink, FAINT, INK, PAPER, Page, QUIET, Stroke, Style};

/// The dark of black pieces: a solid black would cost a school its toner.
pub(crate) const GRAPHITE: Ink = Ink(0x3a, 0x3d, 0x42);
/// The red of pawns and tiles.
pub(crate) const RED: Ink = Ink(0xb8, 0x34, 0x2a);
/// The blue of tiles.
pub(crate) const BLUE: Ink = Ink(0x2f, 0x62, 0xa3);
/// The light that lies under red and blue, so that lines stand out on it.
pub(crate) const ROSE: Ink = Ink(0xf8, 0xe4, 0xe1);
/// See [`ROSE`].
pub(crate) const SKY: Ink = Ink(0xe3, 0xed, 0xf8);

/// HYLE⁷'s colours, of Okabe and Ito.
pub(crate) const TOKENS: [Ink; 7] = [
    Ink(0xe6, 0x9f, 0x00),
    Ink(0x56, 0xb4, 0xe9),
    Ink(0x00, 0x9e, 0x73),
    Ink(0xf0, 0xe4, 0x42),
    Ink(0x00, 0x72, 0xb2),
    Ink(0xd5, 0x5e, 0x00),
    Ink(0xcc, 0x79, 0xa7),
];

/// The cells of a tile as it lies flattest.
pub(crate) fn cells(tile: Tile) -> [(i32, i32); 4] {
    tile.shape().map(|cell| (cell.q, cell.r))
}

/// Draws a tile of SEVEN: white is plain, black dark, red hatched, blue dotted.
pub(crate) fn tile(page: &mut Page, grid: Honeycomb, tile: Tile, colour: Colour) {
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

/// Draws a die that shows so many pips.
pub(crate) fn die(page: &mut Page, (x, y): Point, side: f64, pips: u8) {
    let corner = (x - side / 2.0, y - side / 2.0);
    let edge = Stroke::solid(INK, side / 30.0);
    let body = outline::rounded(corner, side, side, side * 0.18);
    page.shape(body, Some(PAPER), Some(edge));
    self::pips(page, (x, y), side, pips);
}

/// Draws the pips of a face around its middle.
pub(crate) fn pips(page: &mut Page, (x, y): Point, side: f64, pips: u8) {
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
pub(crate) fn black_pawn(page: &mut Page, at: Point, radius: f64) {
    let edge = Stroke::solid(INK, radius / 25.0);
    page.shape(outline::circle(at, radius), Some(GRAPHITE), Some(edge));
    let ring = Stroke::solid(FAINT, radius / 25.0);
    page.shape(outline::circle(at, radius * 0.72), None, Some(ring));
}

/// A red pawn of HeiNash: square and light, with a red ring.
pub(crate) fn red_pawn(page: &mut Page, (x, y): Point, radius: f64) {
    // Its corners are a little outside the circle of the other, its sides inside.
    let half = radius * 0.86;
    let side = 2.0 * half;
    let edge = Stroke::solid(INK, radius / 25.0);
    let body = outline::rounded((x - half, y - half), side, side, radius * 0.12);
    page.shape(body, Some(ROSE), Some(edge));
    let ring = Stroke::solid(RED, radius * 0.2);
    page.shape(outline::circle((x, y), radius * 0.5), None, Some(ring));
}

/// A token of HYLE⁷, colours counted from 1: its sign is dark on white, its rim
/// has the colour.
pub(crate) fn token(page: &mut Page, at: Point, radius: f64, number: usize) {
    let colour = TOKENS[(number.max(1) - 1) % TOKENS.len()];
    let edge = Stroke::solid(QUIET, radius / 30.0);
    page.shape(outline::circle(at, radius), Some(colour), Some(edge));
    page.shape(outline::circle(at, radius * 0.68), Some(PAPER), None);
    page.shape(sign(number, at, radius * 0.44), Some(INK), None);
}

/// The sign of a colour: circle, triangle, square, diamond, star, cross, hexagon.
fn sign(number: usize, (x, y): Point, size: f64) -> Vec<outline::Step> {
    let corners = match number {
        1 => return outline::circle((x, y), size * 0.82),
        2 => outline::polygon((x, y + size * 0.16), 3, size * 1.08, -90.0),
        3 => outline::polygon((x, y), 4, size * 1.06, 45.0),
        4 => vec![
            (x, y - size * 1.15),
            (x + size * 0.82, y),
            (x, y + size * 1.15),
            (x - size * 0.82, y),
        ],
        5 => outline::star((x, y + size * 0.06), 5, size * 1.15, size * 0.48),
        6 => {
            let (arm, half) = (size * 1.02, size * 0.34);
            let corners = [
                (-half, -arm),
                (half, -arm),
                (half, -half),
                (arm, -half),
                (arm, half),
                (half, half),
                (half, arm),
                (-half, arm),
                (-half, half),
                (-arm, half),
                (-arm, -half),
                (-half, -half),
            ];
            corners.map(|(right, down)| (x + right, y + down)).to_vec()
        }
        _ => outline::polygon((x, y), 6, size, -90.0),
    };
    outline::closed(&corners)
}
