//! HYLE⁷'s 49 tokens to cut out: a row for each colour.

use super::{pieces, words};
use crate::frame::{foot, head};
use crate::order::Order;
use crate::page::{POINT, Page, Style};
use crate::paper::MARGIN;

const SIDE: usize = hyle7::Size::Large.side();

pub(super) fn page(order: &Order) -> Page {
    let (lang, scale) = (order.lang, order.paper.scale());
    let mut page = Page::new(order.paper.upright(), words::TOKENS_SHOWN.text(lang));
    let top = head(&mut page, order, &order.title());
    foot(&mut page, order);
    let width = page.width - 2.0 * MARGIN;
    let style = Style::text(10.0 * POINT * scale);
    let hint = words::TOKENS_HINT.text(lang);
    let top = page.paragraph((MARGIN, top), width, style, hint) + 4.0 * scale;
    let cell = width / SIDE as f64;
    // They lie in cells of 25 mm on the board of the same paper.
    let radius = 10.5 * scale;
    for row in 0..SIDE {
        for column in 0..SIDE {
            let at = (
                MARGIN + cell * (column as f64 + 0.5),
                top + cell * (row as f64 + 0.5),
            );
            pieces::token(&mut page, at, radius, row + 1);
        }
    }
    page
}
