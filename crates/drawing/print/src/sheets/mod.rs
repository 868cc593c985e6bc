//! The sheets, a module each, and the pieces that several of them draw.

mod calculations;
mod heinash_board;
mod hyle7_board;
mod hyle7_tokens;
mod lessons;
mod pawns;
mod pieces;
mod results;
mod rhombus;
mod rules;
mod seven_mat;
mod seven_tiles;

use game::Phrase;

use crate::order::Order;
use crate::page::{Anchor, INK, POINT, Page, Stroke, Style};
use crate::paper::MARGIN;
use crate::sheet::Sheet;
use crate::words::sheets as words;

/// Makes the pages of a sheet.
pub(crate) fn pages(order: &Order) -> Vec<Page> {
    match order.sheet {
        Sheet::SevenTiles => seven_tiles::pages(order),
        Sheet::SevenMat => vec![seven_mat::page(order)],
        Sheet::HeinashBoard => vec![heinash_board::page(order)],
        Sheet::HeinashPawns => vec![pawns::page(order)],
        Sheet::HeinashResults => results::pages(order),
        Sheet::HeinashCalculations => vec![calculations::page(order)],
        Sheet::HeinashLessons => lessons::pages(order),
        Sheet::Hyle7Board => vec![hyle7_board::page(order)],
        Sheet::Hyle7Tokens => vec![hyle7_tokens::page(order)],
        Sheet::SevenRules | Sheet::HeinashRules | Sheet::Hyle7Rules => vec![rules::page(order)],
    }
}

/// The size of the title of a page, in points on A4.
const TITLE: f64 = 17.0;

/// The size of what stands at the foot of a page.
const FOOT: f64 = 8.5;

/// Writes the title at the top and says where what follows can begin.
fn head(page: &mut Page, order: &Order, title: &str) -> f64 {
    let size = TITLE * POINT * order.paper.scale();
    let base = MARGIN + size;
    page.words((MARGIN, base), Anchor::Start, Style::title(size), title);
    base + 0.6 * size
}

/// Writes at the foot whose game it is, and says where what stands above it ends.
fn foot(page: &mut Page, order: &Order) -> f64 {
    let size = FOOT * POINT * order.paper.scale();
    let base = page.height - MARGIN - 0.3 * size;
    let style = Style::foot(size);
    let credit = credit(order).text(order.lang);
    page.words((MARGIN, base), Anchor::Start, style, credit);
    base - 1.6 * size
}

/// Writes at the right of the foot which of several pages this is.
fn foot_number(page: &mut Page, order: &Order, number: usize, of: usize) {
    let size = FOOT * POINT * order.paper.scale();
    let at = (page.width - MARGIN, page.height - MARGIN - 0.3 * size);
    let style = Style::foot(size);
    let text = words::page_of(order.lang, number, of);
    page.words(at, Anchor::End, style, &text);
}

/// A line of exactly 50 millimetres at the right of the foot, for those who cut
/// things out and want them to fit.
fn ruler(page: &mut Page, order: &Order) {
    let right = page.width - MARGIN;
    let y = page.height - MARGIN - 1.0;
    let stroke = Stroke::solid(INK, 0.25);
    page.line((right - 50.0, y), (right, y), stroke);
    for end in [right - 50.0, right] {
        page.line((end, y - 1.0), (end, y + 1.0), stroke);
    }
    let style = Style::foot(7.0 * POINT);
    let at = (right - 52.0, y + 0.8);
    page.words(at, Anchor::End, style, words::RULER.text(order.lang));
}

const fn credit(order: &Order) -> Phrase {
    match order.sheet {
        Sheet::SevenTiles | Sheet::SevenMat | Sheet::SevenRules => seven::CREDIT,
        Sheet::Hyle7Board | Sheet::Hyle7Tokens | Sheet::Hyle7Rules => hyle7::CREDIT,
        _ => heinash::CREDIT,
    }
}
