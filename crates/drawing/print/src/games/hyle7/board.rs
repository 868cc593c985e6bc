//! HYLE⁷'s board, and below it where the points of both rounds are written.

use super::words;
use crate::frame::{foot, head};
use crate::order::Order;
use crate::outline;
use crate::page::{Anchor, INK, PAPER, POINT, Page, QUIET, Stroke, Style};
use crate::paper::MARGIN;

const SIDE: usize = hyle7::Size::Large.side();

pub(super) fn page(order: &Order) -> Page {
    let (lang, scale) = (order.lang, order.paper.scale());
    let mut page = Page::new(order.paper.upright(), words::BOARD_SHOWN.text(lang));
    let top = head(&mut page, order, &order.title());
    let bottom = foot(&mut page, order);
    let width = page.width - 2.0 * MARGIN;
    let margin = 7.0 * scale;
    let cell = (width - 2.0 * margin) / SIDE as f64;
    let (left, top) = (MARGIN + margin, top + 1.0 * scale);
    let board = cell * SIDE as f64;
    for row in 0..SIDE {
        for column in 0..SIDE {
            let corner = (left + cell * column as f64, top + cell * row as f64);
            let inner = outline::rectangle(corner, cell, cell);
            page.shape(inner, Some(PAPER), Some(Stroke::solid(QUIET, 0.3 * scale)));
        }
    }
    let edge = Stroke::solid(INK, 0.9 * scale);
    page.shape(
        outline::rectangle((left, top), board, board),
        None,
        Some(edge),
    );
    let label = Style::label(11.0 * POINT * scale);
    for index in 0..SIDE {
        let along = cell * (index as f64 + 0.5);
        let row = (SIDE - index).to_string();
        page.centred((left - margin / 2.0, top + along), label, &row);
        let column = char::from(b'a' + index as u8).to_string();
        let below = (left + along, top + board + margin / 2.0);
        page.centred(below, label, &column);
    }
    points(&mut page, order, top + board + margin + 2.0 * scale, bottom);
    page
}

/// Two tables, one for each round: the points of each row and column, and all.
fn points(page: &mut Page, order: &Order, top: f64, bottom: f64) {
    let (lang, scale) = (order.lang, order.paper.scale());
    let width = page.width - 2.0 * MARGIN;
    let right = MARGIN + width;
    let names: Vec<String> = (1..=SIDE)
        .map(|row| row.to_string())
        .chain((0..SIDE).map(|column| char::from(b'a' + column as u8).to_string()))
        .collect();
    let total = 20.0 * scale;
    let column = (width - total) / names.len() as f64;
    let block = (bottom - top) / 2.0;
    let line = Stroke::solid(QUIET, 0.25 * scale);
    for round in 0..2 {
        let top = top + block * round as f64;
        let style = Style::heading(10.0 * POINT * scale);
        let said = words::round(lang, round + 1);
        let base = top + 4.5 * scale;
        page.words((MARGIN, base), Anchor::Start, style, &said);
        let from = MARGIN + style.weight.width(&said, style.size) + 2.0 * scale;
        page.line(
            (from, base + 0.8 * scale),
            (right, base + 0.8 * scale),
            line,
        );
        let (head, foot) = (top + 7.0 * scale, top + block - 3.0 * scale);
        let middle = head + 5.5 * scale;
        let small = Style::label(9.0 * POINT * scale);
        let mut x = MARGIN;
        for (index, name) in names.iter().enumerate() {
            page.line((x, head), (x, foot), line);
            let at = (x + column / 2.0, (head + middle) / 2.0);
            page.centred(at, small, name);
            x = MARGIN + column * (index as f64 + 1.0);
        }
        for edge in [x, right] {
            page.line((edge, head), (edge, foot), line);
        }
        let at = (x + total / 2.0, (head + middle) / 2.0);
        page.centred(at, small, words::TOTAL.text(lang));
        for y in [head, middle, foot] {
            page.line((MARGIN, y), (right, y), line);
        }
    }
}
