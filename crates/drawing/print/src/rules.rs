//! All the rules of a game on one page, in the words of its own clauses, as large
//! as they fit.

use game::{ClauseText, Lang, Phrase};

use crate::frame::{foot, head};
use crate::games;
use crate::order::Order;
use crate::page::{self, POINT, Page, Style};
use crate::paper::MARGIN;
use crate::sheet::{Design, Pages};

/// The sheet that every game has.
pub(crate) const SHEET: Design = Design {
    name: "rules",
    title: Phrase {
        en: "The rules of {game}",
        fr: "Les règles de {game}",
        es: "Las reglas de {game}",
    },
    about: Phrase {
        en: "All the rules on one page",
        fr: "Toutes les règles sur une page",
        es: "Todas las reglas en una página",
    },
    layout: None,
    pages: Pages::One(page),
};

/// Sizes of letters in points that are tried, the largest first. Nobody should
/// have to read smaller ones.
const SIZES: [f64; 15] = [
    12.0, 11.75, 11.5, 11.25, 11.0, 10.75, 10.5, 10.25, 10.0, 9.75, 9.5, 9.25, 9.0, 8.75, 8.5,
];

/// The distance between the two columns.
const GUTTER: f64 = 8.0;

fn page(order: &Order) -> Page {
    let (lang, scale) = (order.lang, order.paper.scale());
    let rules = order.sheet.game().about();
    let illustration = games::brought(order.sheet.game()).illustration.as_ref();
    let shows = illustration.map_or("", |illustration| illustration.shows.text(lang));
    let mut page = Page::new(order.paper.upright(), shows);
    let top = head(&mut page, order, &order.title());
    let bottom = foot(&mut page, order);
    let width = page.width - 2.0 * MARGIN;
    let aim = Style::text(11.0 * POINT * scale);
    let top = page.paragraph((MARGIN, top - scale), width, aim, rules.aim.text(lang));
    let top = match illustration {
        Some(illustration) => (illustration.draw)(&mut page, order, top + 3.0 * scale),
        None => top,
    } + 4.0 * scale;
    let column = (width - GUTTER * scale) / 2.0;
    let fitting = SIZES.iter().find_map(|size| {
        let size = size * POINT * scale;
        split(rules.clauses, lang, column, size, bottom - top).map(|left| (size, left))
    });
    let Some((size, left)) = fitting else {
        // The tests make every sheet, and so nobody meets this page.
        return page;
    };
    for (index, told) in [&rules.clauses[..left], &rules.clauses[left..]]
        .into_iter()
        .enumerate()
    {
        let x = MARGIN + index as f64 * (column + GUTTER * scale);
        let mut y = top;
        for clause in told {
            let (heading, text) = styles(size);
            y = page.paragraph((x, y), column, heading, &title(clause, lang));
            y = page.paragraph((x, y), column, text, clause.text.text(lang));
            y += gap(size);
        }
    }
    page
}

fn styles(size: f64) -> (Style, Style) {
    (Style::heading(size * 1.06), Style::text(size))
}

const fn gap(size: f64) -> f64 {
    size * 0.62
}

fn title(told: &ClauseText, lang: Lang) -> String {
    format!("{}  {}", told.clause, told.title.text(lang))
}

/// How many clauses stand in the left column, if all of them fit at this size.
fn split(clauses: &[ClauseText], lang: Lang, column: f64, size: f64, height: f64) -> Option<usize> {
    let (heading, text) = styles(size);
    let heights: Vec<f64> = clauses
        .iter()
        .map(|told| {
            page::height(column, heading, &title(told, lang))
                + page::height(column, text, told.text.text(lang))
                + gap(size)
        })
        .collect();
    let all: f64 = heights.iter().sum();
    let mut left = 0.0;
    let mut best: Option<(f64, usize)> = None;
    for (index, high) in heights.iter().enumerate() {
        left += high;
        let longer = left.max(all - left);
        // The last gap of a column is no loss.
        if longer - gap(size) <= height && best.is_none_or(|(before, _)| longer < before) {
            best = Some((longer, index + 1));
        }
    }
    best.map(|(_, left)| left)
}
