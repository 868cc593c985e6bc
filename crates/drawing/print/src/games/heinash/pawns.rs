//! HeiNash's pawns in two shapes, and dice to fold.

use super::{pieces, words};
use crate::frame::{foot, head};
use crate::order::Order;
use crate::outline::{self, Point};
use crate::page::{INK, PAPER, POINT, Page, QUIET, Stroke, Style};
use crate::paper::MARGIN;

/// How many pawns are in a row; there are two rows of each.
const IN_A_ROW: usize = 9;

/// The faces of a die as its net is drawn: how far right and down, and the pips.
/// Opposite faces have seven pips together.
const NET: [(u8, u8, u8); 6] = [
    (1, 0, 2),
    (0, 1, 4),
    (1, 1, 1),
    (2, 1, 3),
    (3, 1, 6),
    (1, 2, 5),
];

pub(super) fn page(order: &Order) -> Page {
    let (lang, scale) = (order.lang, order.paper.scale());
    let mut page = Page::new(order.paper.upright(), words::PAWNS_SHOWN.text(lang));
    let mut top = head(&mut page, order, &order.title());
    let bottom = foot(&mut page, order);
    let width = page.width - 2.0 * MARGIN;
    let heading = Style::heading(11.0 * POINT * scale);
    let cell = width / IN_A_ROW as f64;
    let radius = 8.6 * scale;
    for (name, red) in [(words::BLACK_PAWNS, false), (words::RED_PAWNS, true)] {
        top = page.paragraph((MARGIN, top), width, heading, name.text(lang)) + scale;
        for index in 0..2 * IN_A_ROW {
            let (row, column) = ((index / IN_A_ROW) as f64, (index % IN_A_ROW) as f64);
            let at = (MARGIN + cell * (column + 0.5), top + cell * (row + 0.5));
            if red {
                pieces::red_pawn(&mut page, at, radius);
            } else {
                pieces::black_pawn(&mut page, at, radius);
            }
        }
        top += 2.0 * cell + 5.0 * scale;
    }
    top = page.paragraph((MARGIN, top), width, heading, words::DICE.text(lang)) + scale;
    // Three nets, each four faces wide and three high, one below the other where
    // there is more height than width.
    let side = ((width - 4.0 * scale) / 8.0).min((bottom - top - 4.0 * scale) / 6.0);
    for (right, down) in [(0.0, 0.0), (4.0, 0.0), (2.0, 3.0)] {
        let corner = (
            MARGIN + right * side + if right == 4.0 { 4.0 * scale } else { right },
            top + down * side + if down > 0.0 { 3.0 * scale } else { 0.0 },
        );
        net(&mut page, corner, side);
    }
    page
}

fn net(page: &mut Page, (x, y): Point, side: f64) {
    for (right, down, pips) in NET {
        let corner = (x + f64::from(right) * side, y + f64::from(down) * side);
        let fold = Stroke::dashed(QUIET, 0.2, 1.2, 1.2);
        let face = outline::rectangle(corner, side, side);
        page.shape(face, Some(PAPER), Some(fold));
        let middle = (corner.0 + side / 2.0, corner.1 + side / 2.0);
        pieces::pips(page, middle, side, pips);
    }
    let at = |right: f64, down: f64| (x + right * side, y + down * side);
    let around = [
        at(1.0, 0.0),
        at(2.0, 0.0),
        at(2.0, 1.0),
        at(4.0, 1.0),
        at(4.0, 2.0),
        at(2.0, 2.0),
        at(2.0, 3.0),
        at(1.0, 3.0),
        at(1.0, 2.0),
        at(0.0, 2.0),
        at(0.0, 1.0),
        at(1.0, 1.0),
    ];
    let cut = Stroke::solid(INK, 0.3);
    page.shape(outline::closed(&around), None, Some(cut));
}
