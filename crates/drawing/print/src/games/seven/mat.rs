//! A grid of hexagons, as large as SEVEN's tiles, to lay them on.

use super::tiles::ACROSS;
use super::words;
use crate::frame::{foot, head, ruler};
use crate::order::Order;
use crate::outline::{self, Honeycomb, Point};
use crate::page::{FAINT, Page, Stroke};
use crate::paper::MARGIN;

pub(super) fn page(order: &Order) -> Page {
    let about = words::MAT_SHOWN.text(order.lang);
    let mut page = Page::new(order.paper.upright(), about);
    let top = head(&mut page, order, &order.title());
    let bottom = foot(&mut page, order) - 1.0;
    ruler(&mut page, order);
    let (width, height) = (page.width - 2.0 * MARGIN, bottom - top);
    let radius = ACROSS / 3f64.sqrt();
    let rows = ((height - 2.0 * radius) / (1.5 * radius)).floor() as i32 + 1;
    // Every second row is shifted by half a cell, which needs room too.
    let columns = ((width - ACROSS / 2.0) / ACROSS).floor() as i32;
    let used = (
        ACROSS * (f64::from(columns) + 0.5),
        radius * (1.5 * f64::from(rows - 1) + 2.0),
    );
    let grid = Honeycomb {
        origin: (
            MARGIN + (width - used.0) / 2.0 + ACROSS / 2.0,
            top + (height - used.1) / 2.0 + radius,
        ),
        across: ACROSS,
    };
    let stroke = Stroke::solid(FAINT, 0.25);
    for row in 0..rows {
        for column in 0..columns {
            let corners: Vec<Point> = grid.corners(column - row / 2, row);
            page.shape(outline::closed(&corners), None, Some(stroke));
        }
    }
    page
}
