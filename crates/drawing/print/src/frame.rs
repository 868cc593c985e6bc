//! What stands around a sheet: its title, whose game it is, which page it is, and
//! a ruler for those who cut things out.

use crate::order::Order;
use crate::page::{Anchor, INK, POINT, Page, Stroke, Style};
use crate::paper::MARGIN;
use crate::words::sheets as words;

/// The size of the title of a page, in points on A4.
const TITLE: f64 = 17.0;

/// The size of what stands at the foot of a page.
const FOOT: f64 = 8.5;

/// Writes the title at the top and says where what follows can begin.
pub(crate) fn head(page: &mut Page, order: &Order, title: &str) -> f64 {
    let size = TITLE * POINT * order.paper.scale();
    let base = MARGIN + size;
    page.words((MARGIN, base), Anchor::Start, Style::title(size), title);
    base + 0.6 * size
}

/// Writes at the foot whose game it is, and says where what stands above it ends.
pub(crate) fn foot(page: &mut Page, order: &Order) -> f64 {
    let size = FOOT * POINT * order.paper.scale();
    let base = page.height - MARGIN - 0.3 * size;
    let style = Style::foot(size);
    let credit = order.sheet.game().about().credit.text(order.lang);
    page.words((MARGIN, base), Anchor::Start, style, credit);
    base - 1.6 * size
}

/// Writes at the right of the foot which of several pages this is.
pub(crate) fn foot_number(page: &mut Page, order: &Order, number: usize, of: usize) {
    let size = FOOT * POINT * order.paper.scale();
    let at = (page.width - MARGIN, page.height - MARGIN - 0.3 * size);
    let style = Style::foot(size);
    let text = words::page_of(order.lang, number, of);
    page.words(at, Anchor::End, style, &text);
}

/// A line of exactly 50 millimetres at the right of the foot, for those who cut
/// things out and want them to fit.
pub(crate) fn ruler(page: &mut Page, order: &Order) {
    let right = page.width - MARGIN;
    let y = page.height - MARGIN - 1.0;
    let stroke = Stroke::solid(INK, 0.25);
    page.line((right - 50.0, y), (right, y), stroke);
    for end in [right - 50.0, right] {
        page.line((end, y - 1.0), (end, y + 1.0), stroke);
    }
    let style = Style::foot(7.0 * POINT);
    let at = (right - 52.0, y + 0.8);
    page.words(at, Anchor::End, style, &words::ruler(order.lang));
}
