//! SEVEN's tiles to cut out. They keep their size on every paper: 20 millimetres
//! from one side of a hexagon to the other.

use seven::{Colour, Tile};

use super::{pieces, words};
use crate::frame::{foot, head, ruler};
use crate::order::Order;
use crate::outline::{self, Honeycomb};
use crate::page::{POINT, Page, QUIET, Style};
use crate::paper::{MARGIN, Paper};

/// From one side of a hexagon to the opposite one.
pub(super) const ACROSS: f64 = 20.0;

/// What scissors need between two tiles.
const GAP: f64 = 6.0;

const COLOURS: [Colour; 4] = [Colour::White, Colour::Black, Colour::Red, Colour::Blue];

/// A page for each colour on A4, two colours on each page on A3.
const fn together(paper: Paper) -> usize {
    match paper {
        Paper::A4 => 1,
        Paper::A3 => 2,
    }
}

/// How many pages there are.
pub(super) fn count(paper: Paper) -> usize {
    COLOURS.len().div_ceil(together(paper))
}

pub(super) fn pages(order: &Order) -> Vec<Page> {
    let made = COLOURS.chunks(together(order.paper));
    made.map(|colours| page(order, colours)).collect()
}

fn page(order: &Order, colours: &[Colour]) -> Page {
    let lang = order.lang;
    let mut page = Page::new(order.paper.upright(), words::TILES_SHOWN.text(lang));
    let top = head(&mut page, order, &order.title());
    foot(&mut page, order);
    ruler(&mut page, order);
    let width = page.width - 2.0 * MARGIN;
    let style = Style::text(10.0 * POINT * order.paper.scale());
    let hint = words::TILES_HINT.text(lang);
    let mut top = page.paragraph((MARGIN, top), width, style, hint) + GAP;
    for &colour in colours {
        let name = words::tiles_of(lang, colour);
        let heading = Style::heading(13.0 * POINT * order.paper.scale()).in_colour(QUIET);
        top = page.paragraph((MARGIN, top), width, heading, &name) + GAP / 2.0;
        top = set(&mut page, colour, top, width) + GAP;
    }
    page
}

/// Lays the seven tiles in rows and says where the last one ends.
fn set(page: &mut Page, colour: Colour, top: f64, width: f64) -> f64 {
    // In this order rows are filled well.
    let order = [
        Tile::I,
        Tile::J,
        Tile::P,
        Tile::S,
        Tile::U,
        Tile::O,
        Tile::Y,
    ];
    let (mut x, mut y, mut lowest) = (MARGIN, top, top);
    for tile in order {
        let flat = Honeycomb {
            origin: (0.0, 0.0),
            across: ACROSS,
        };
        let (around, _) = flat.edges(&pieces::cells(tile));
        let Some(((left, upper), (right, lower))) = outline::bounds(around) else {
            continue;
        };
        if x + right - left > MARGIN + width {
            (x, y) = (MARGIN, lowest + GAP);
        }
        let grid = Honeycomb {
            origin: (x - left, y - upper),
            across: ACROSS,
        };
        pieces::tile(page, grid, tile, colour);
        x += right - left + GAP;
        lowest = lowest.max(y + lower - upper);
    }
    lowest
}
