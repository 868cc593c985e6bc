//! An empty sheet for pupils: a line for each turn, with room for the dice, the
//! calculation and the number of the cell.

use heinash::Size;

use super::{pieces, words};
use crate::frame::{foot, head};
use crate::order::Order;
use crate::outline;
use crate::page::{Anchor, FAINT, INK, PAPER, POINT, Page, QUIET, Stroke, Style};
use crate::paper::MARGIN;

pub(super) fn page(order: &Order) -> Page {
    let (lang, scale) = (order.lang, order.paper.scale());
    let about = words::CALCULATIONS_SHOWN.text(lang);
    let mut page = Page::new(order.paper.upright(), about);
    let top = head(&mut page, order, &order.title());
    let bottom = foot(&mut page, order);
    let width = page.width - 2.0 * MARGIN;
    let style = Style::text(11.0 * POINT * scale);
    let base = top + 5.0 * scale;
    let names = words::NAMES_LINE.text(lang);
    page.words((MARGIN, base), Anchor::Start, style, names);
    let from = MARGIN + style.weight.width(names, style.size) + 2.0 * scale;
    let until = MARGIN + width * 0.72;
    let rule = Stroke::solid(QUIET, 0.2 * scale);
    page.line((from, base + scale), (until, base + scale), rule);
    let right = MARGIN + width;
    let pawns = (right - 22.0 * scale, base);
    page.words(pawns, Anchor::End, style, words::COLOUR_LINE.text(lang));
    let up = base - 1.2 * scale;
    pieces::black_pawn(&mut page, (right - 15.5 * scale, up), 4.0 * scale);
    pieces::red_pawn(&mut page, (right - 4.5 * scale, up), 4.0 * scale);
    let small = Style::text(9.5 * POINT * scale);
    let hint = words::CALCULATIONS_HINT.text(lang);
    let top = page.paragraph((MARGIN, base + 4.5 * scale), width, small, hint) + 3.0 * scale;

    let turns = usize::from(Size::USUAL.pawns());
    let head = 7.0 * scale;
    let row = (bottom - top - head) / turns as f64;
    let number = 9.0 * scale;
    let cell = 22.0 * scale;
    let nothing = 19.0 * scale;
    let dice = 3.0 * (row * 0.72) + 8.0 * scale;
    let calculation = width - number - dice - cell - nothing;
    let mut edges = vec![MARGIN];
    for wide in [number, dice, calculation, cell, nothing] {
        edges.push(edges[edges.len() - 1] + wide);
    }
    let title = Style::heading(10.0 * POINT * scale);
    for (index, name) in words::CALCULATION_COLUMNS.iter().enumerate() {
        let middle = (edges[index + 1] + edges[index + 2]) / 2.0;
        page.words(
            (middle, top + 4.6 * scale),
            Anchor::Middle,
            title,
            name.text(lang),
        );
    }
    let line = Stroke::solid(QUIET, 0.2 * scale);
    for turn in 0..turns {
        let y = top + head + row * turn as f64;
        page.line((MARGIN, y), (right, y), line);
        let middle = y + row / 2.0;
        let label = Style::label(10.0 * POINT * scale).in_colour(QUIET);
        let at = ((edges[0] + edges[1]) / 2.0, middle);
        page.centred(at, label, &(turn + 1).to_string());
        let side = row * 0.72;
        for die in 0..3 {
            let x = edges[1] + 2.0 * scale + f64::from(die) * (side + 2.0 * scale);
            let empty = outline::rounded((x, middle - side / 2.0), side, side, side * 0.18);
            page.shape(empty, Some(PAPER), Some(Stroke::solid(FAINT, 0.25 * scale)));
        }
        let side = 5.0 * scale;
        let x = (edges[4] + edges[5] - side) / 2.0;
        let tick = outline::rectangle((x, middle - side / 2.0), side, side);
        page.shape(tick, None, Some(Stroke::solid(INK, 0.25 * scale)));
        let equals = (edges[3] - 3.5 * scale, middle);
        page.centred(equals, label, "=");
    }
    page.line((MARGIN, bottom), (right, bottom), line);
    for &x in &edges {
        page.line((x, top + head), (x, bottom), line);
    }
    page
}
