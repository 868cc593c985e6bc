//! The drawing beside HYLE⁷'s rules.

use super::{pieces, words};
use crate::order::Order;
use crate::page::{Anchor, POINT, Page, Style};
use crate::paper::MARGIN;

/// Rows of tokens with their points.
pub(super) fn palindromes(page: &mut Page, order: &Order, top: f64) -> f64 {
    let (lang, scale) = (order.lang, order.paper.scale());
    let radius = 5.6 * scale;
    let step = 2.0 * radius + 0.8 * scale;
    let column = (page.width - 2.0 * MARGIN) / 2.0;
    let examples: [&[u8]; 6] = [
        &[1, 1],
        &[2, 2, 2],
        &[3, 4, 3],
        &[5, 6, 6, 5],
        &[4, 7, 4, 7, 4],
        &[1, 2, 3, 2, 1],
    ];
    let style = Style::label(11.0 * POINT * scale);
    for (index, colours) in examples.into_iter().enumerate() {
        let x = MARGIN + column * (index % 2) as f64 + radius;
        let y = top + radius + (index / 2) as f64 * (step + 1.2 * scale);
        for (place, &number) in colours.iter().enumerate() {
            let at = (x + step * place as f64, y);
            pieces::token(page, at, radius, usize::from(number));
        }
        let tokens: Vec<_> = colours.iter().map(|&n| hyle7::Colour::new(n)).collect();
        let said = words::points(lang, hyle7::line_score(&tokens));
        let at = (
            x + step * colours.len() as f64 - radius + 2.0 * scale,
            y + style.size * 0.35,
        );
        page.words(at, Anchor::Start, style, &said);
    }
    top + 3.0 * (step + 1.2 * scale)
}
