//! What each roll can make, as a table: a row for each roll, a column for each
//! number. One page for each choice of signs, for teachers and for those who check.

use heinash::{Operations, Roll, odds, reach};

use super::words;
use crate::frame::{foot, foot_number, head};
use crate::lettering::Weight;
use crate::order::Order;
use crate::outline;
use crate::page::{Colour, FAINT, INK, POINT, Page, Stroke, Style};
use crate::paper::MARGIN;

/// The light ground of every second row.
const BAND: Colour = Colour(0xef, 0xef, 0xef);

pub(super) fn pages(order: &Order) -> Vec<Page> {
    let each = Operations::EACH.into_iter().enumerate();
    each.map(|(index, operations)| {
        let mut page = page(order, operations);
        foot_number(&mut page, order, index + 1, Operations::EACH.len());
        page
    })
    .collect()
}

fn page(order: &Order, operations: Operations) -> Page {
    let (lang, scale) = (order.lang, order.paper.scale());
    let mut page = Page::new(order.paper.upright(), words::results_shown(lang));
    let signs = words::signs(operations).text(lang);
    let title = format!("{}, {signs}", order.title());
    let top = head(&mut page, order, &title);
    let bottom = foot(&mut page, order);
    let width = page.width - 2.0 * MARGIN;
    let small = Style::text(8.0 * POINT * scale);
    let note = words::ODDS_NOTE.text(lang);
    let top = page.paragraph((MARGIN, top - scale), width, small, note) + 1.5 * scale;

    // No number is larger than what the signs allow: sums end at 18.
    let numbers: Vec<u8> = (1..=36).filter(|&n| odds(n, operations) > 0).collect();
    let dice = 15.0 * scale;
    let column = (width - dice) / numbers.len() as f64;
    let rows = Roll::COUNT + 2;
    let row = (bottom - top) / rows as f64;
    let middle = |index: usize| MARGIN + dice + column * (index as f64 + 0.5);
    let base = |index: usize| top + row * index as f64 + row * 0.5;

    for index in (2..rows).step_by(2) {
        let band = outline::rectangle((MARGIN, top + row * (index as f64 - 1.0)), width, row);
        page.shape(band, Some(BAND), None);
    }
    let size = (row * 0.66).min(3.1 * scale);
    let figure = Style::label(size).in_weight(Weight::Regular);
    let heading = Style::label(size);
    let put = |page: &mut Page, at, style, text: &str| page.centred(at, style, text);
    let dice_at = |index: usize| (MARGIN + dice / 2.0, base(index));
    put(
        &mut page,
        dice_at(0),
        heading,
        words::DICE_COLUMN.text(lang),
    );
    for (index, number) in numbers.iter().enumerate() {
        put(
            &mut page,
            (middle(index), base(0)),
            heading,
            &number.to_string(),
        );
    }
    for (index, roll) in Roll::all().enumerate() {
        let [high, mid, low] = roll.dice();
        let name = format!("{high} {mid} {low}");
        put(&mut page, dice_at(index + 1), heading, &name);
        let made = reach(roll, operations);
        for (place, &number) in numbers.iter().enumerate() {
            if made.contains(number) {
                let at = (middle(place), base(index + 1));
                put(&mut page, at, figure, &number.to_string());
            }
        }
    }
    let last = rows - 1;
    put(
        &mut page,
        dice_at(last),
        heading,
        words::ODDS_ROW.text(lang),
    );
    for (index, &number) in numbers.iter().enumerate() {
        let chance = odds(number, operations).to_string();
        // Three figures are wider than a number of the board.
        let wide = heading.weight.width(&chance, size);
        let heading = Style::label(size * (column * 0.86 / wide).min(1.0));
        put(&mut page, (middle(index), base(last)), heading, &chance);
    }
    let strong = Stroke::solid(INK, 0.3 * scale);
    for y in [top + row, top + row * last as f64] {
        page.line((MARGIN, y), (MARGIN + width, y), strong);
    }
    let fine = Stroke::solid(FAINT, 0.12 * scale);
    let lines = (0..numbers.len()).filter(|index| index % 5 == 0);
    for index in lines {
        let x = MARGIN + dice + column * index as f64;
        page.line((x, top), (x, top + row * rows as f64), fine);
    }
    page
}
