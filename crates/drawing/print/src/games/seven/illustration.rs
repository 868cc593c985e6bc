//! The drawing beside SEVEN's rules.

use seven::{Colour, Tile};

use super::pieces;
use crate::order::Order;
use crate::outline::{self, Honeycomb};
use crate::page::Page;
use crate::paper::MARGIN;

/// The seven tiles in a row.
pub(super) fn tiles(page: &mut Page, order: &Order, top: f64) -> f64 {
    let scale = order.paper.scale();
    let gap = 5.0 * scale;
    let width = page.width - 2.0 * MARGIN - gap * (Tile::ALL.len() - 1) as f64;
    let bounds = |tile: Tile| {
        let flat = Honeycomb {
            origin: (0.0, 0.0),
            across: 1.0,
        };
        let (around, _) = flat.edges(&pieces::cells(tile));
        outline::bounds(around).unwrap_or_default()
    };
    let cells: f64 = (Tile::ALL.iter())
        .map(|&tile| bounds(tile))
        .map(|((left, _), (right, _))| right - left)
        .sum();
    let across = width / cells;
    let high = (Tile::ALL.iter())
        .map(|&tile| bounds(tile))
        .map(|((_, upper), (_, lower))| lower - upper)
        .fold(0.0, f64::max);
    let mut x = MARGIN;
    for (index, tile) in Tile::ALL.into_iter().enumerate() {
        let ((left, upper), (right, lower)) = bounds(tile);
        let grid = Honeycomb {
            origin: (
                x - left * across,
                top + across * (high / 2.0 - (upper + lower) / 2.0),
            ),
            across,
        };
        let colour = [Colour::White, Colour::Black][index % 2];
        pieces::tile(page, grid, tile, colour);
        x += (right - left) * across + gap;
    }
    top + high * across
}
