//! HeiNash's board, as large as the paper allows.

use game::Setup as _;
use heinash::Setup;

use super::{rhombus, words};
use crate::frame::foot;
use crate::order::Order;
use crate::page::{Anchor, POINT, Page, QUIET, Style};
use crate::paper::MARGIN;

pub(super) fn page(order: &Order) -> Page {
    let lang = order.lang;
    let scale = order.paper.scale();
    let layout = Setup::from_tags(|tag| order.layout().filter(|_| tag == "Layout"));
    let layout = layout.map_or_else(|_| Setup::default().layout, |setup| setup.layout);
    let rows: Vec<String> = (layout.numbers().chunks(6))
        .map(|row| row.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
        .collect();
    let about = words::board_shown(lang, &rows.join(", "));
    let mut page = Page::new(order.paper.lying(), about);
    let width = page.width - 2.0 * MARGIN;
    let height = page.height - 2.0 * MARGIN;
    // The lines along the sides stand out by half their width.
    let across = (width - 4.0 * scale) / 8.5;
    let (wide, high) = rhombus::size(across);
    let corner = (
        MARGIN + (width - wide) / 2.0,
        MARGIN + (height - high) / 2.0 - 2.0 * scale,
    );

    // The rhombus leaves two corners of the paper free: the upper right one for
    // the title, the lower left one for the rest.
    let title = 26.0 * POINT * scale;
    let right = page.width - MARGIN;
    let base = MARGIN + title;
    page.words((right, base), Anchor::End, Style::title(title), "HeiNash");
    if let Some(name) = order.layout_name() {
        let style = Style::text(10.0 * POINT * scale).in_colour(QUIET);
        let said = words::layout_named(lang, name);
        let below = (right, base + 6.0 * scale);
        page.words(below, Anchor::End, style, &said);
    }
    rhombus::draw(&mut page, rhombus::grid(corner, across), &layout);
    let bottom = foot(&mut page, order);
    let style = Style::text(9.0 * POINT * scale);
    let step = 5.2 * scale;
    let first = bottom - 2.0 * step - 1.5 * scale;
    page.words(
        (MARGIN, first),
        Anchor::Start,
        style,
        words::JOIN.text(lang),
    );
    for (index, (side, stroke)) in (words::SIDES.iter())
        .zip([rhombus::solid(2.0 * scale), rhombus::dashed(2.0 * scale)])
        .enumerate()
    {
        let base = first + step * (index as f64 + 1.0);
        let line = base - 1.0 * scale;
        let (from, to) = (MARGIN + scale, MARGIN + 13.0 * scale);
        page.line((from, line), (to, line), stroke);
        let at = (MARGIN + 16.5 * scale, base);
        page.words(at, Anchor::Start, style, side.text(lang));
    }
    page
}
