//! HYLE⁷'s tokens, as several sheets draw them. Each can be told apart without its
//! colour: by a sign.

use crate::outline::{self, Point};
use crate::page::{Colour as Ink, INK, PAPER, Page, QUIET, Stroke};

/// The colours, of Okabe and Ito.
pub(super) const TOKENS: [Ink; 7] = [
    Ink(0xe6, 0x9f, 0x00),
    Ink(0x56, 0xb4, 0xe9),
    Ink(0x00, 0x9e, 0x73),
    Ink(0xf0, 0xe4, 0x42),
    Ink(0x00, 0x72, 0xb2),
    Ink(0xd5, 0x5e, 0x00),
    Ink(0xcc, 0x79, 0xa7),
];

/// A token of HYLE⁷, colours counted from 1: its sign is dark on white, its rim
/// has the colour.
pub(super) fn token(page: &mut Page, at: Point, radius: f64, number: usize) {
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
