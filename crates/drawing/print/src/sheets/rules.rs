//! All the rules of a game on one page, in the words of its own clauses, as large
//! as they fit.

use catalog::GameId;
use game::{ClauseText, Lang, Phrase};
use heinash::{Cell, Layout, Operations, Roll, Size};
use seven::{Colour, Tile};

use super::{foot, head, pieces, rhombus};
use crate::order::Order;
use crate::outline::{self, Honeycomb};
use crate::page::{self, Anchor, POINT, Page, Style};
use crate::paper::MARGIN;
use crate::words::sheets as words;

/// Sizes of letters in points that are tried, the largest first. Nobody should
/// have to read smaller ones.
const SIZES: [f64; 15] = [
    12.0, 11.75, 11.5, 11.25, 11.0, 10.75, 10.5, 10.25, 10.0, 9.75, 9.5, 9.25, 9.0, 8.75, 8.5,
];

/// The distance between the two columns.
const GUTTER: f64 = 8.0;

struct Rules {
    aim: Phrase,
    clauses: &'static [ClauseText],
}

const fn rules(game: GameId) -> Rules {
    match game {
        GameId::Seven => Rules {
            aim: seven::AIM,
            clauses: seven::CLAUSES,
        },
        GameId::Heinash => Rules {
            aim: heinash::AIM,
            clauses: heinash::CLAUSES,
        },
        GameId::Hyle7 => Rules {
            aim: hyle7::AIM,
            clauses: hyle7::CLAUSES,
        },
    }
}

pub(super) fn page(order: &Order) -> Page {
    let (lang, scale) = (order.lang, order.paper.scale());
    let rules = rules(order.sheet.game());
    let about = shown(order.sheet.game(), lang);
    let mut page = Page::new(order.paper.upright(), about);
    let top = head(&mut page, order, &order.title());
    let bottom = foot(&mut page, order);
    let width = page.width - 2.0 * MARGIN;
    let aim = Style::text(11.0 * POINT * scale);
    let top = page.paragraph((MARGIN, top - scale), width, aim, rules.aim.text(lang));
    let top = picture(&mut page, order, top + 3.0 * scale) + 4.0 * scale;
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

fn shown(game: GameId, lang: Lang) -> String {
    match game {
        GameId::Seven => words::TILES_SHOWN.text(lang).to_string(),
        GameId::Heinash => words::EXAMPLE_HEINASH.text(lang).to_string(),
        GameId::Hyle7 => words::EXAMPLE_HYLE7.text(lang).to_string(),
    }
}

/// Draws a picture of the game and says where it ends.
fn picture(page: &mut Page, order: &Order, top: f64) -> f64 {
    match order.sheet.game() {
        GameId::Seven => tiles(page, order, top),
        GameId::Heinash => board(page, order, top),
        GameId::Hyle7 => palindromes(page, order, top),
    }
}

/// The seven tiles in a row.
fn tiles(page: &mut Page, order: &Order, top: f64) -> f64 {
    let scale = order.paper.scale();
    let gap = 5.0 * scale;
    let width = page.width - 2.0 * MARGIN - gap * (Tile::ALL.len() - 1) as f64;
    let bounds = |tile: Tile| {
        let flat = Honeycomb {
            origin: (0.0, 0.0),
            across: 1.0,
        };
        let (around, _) = flat.edges(&pieces::cells(tile));
        outline::bounds(around).unwrap_or_default()
    };
    let cells: f64 = (Tile::ALL.iter())
        .map(|&tile| bounds(tile))
        .map(|((left, _), (right, _))| right - left)
        .sum();
    let across = width / cells;
    let high = (Tile::ALL.iter())
        .map(|&tile| bounds(tile))
        .map(|((_, upper), (_, lower))| lower - upper)
        .fold(0.0, f64::max);
    let mut x = MARGIN;
    for (index, tile) in Tile::ALL.into_iter().enumerate() {
        let ((left, upper), (right, lower)) = bounds(tile);
        let grid = Honeycomb {
            origin: (
                x - left * across,
                top + across * (high / 2.0 - (upper + lower) / 2.0),
            ),
            across,
        };
        let colour = [Colour::White, Colour::Black][index % 2];
        pieces::tile(page, grid, tile, colour);
        x += (right - left) * across + gap;
    }
    top + high * across
}

/// A chain of black pawns that has joined top and bottom, as rows and columns.
pub(super) const CHAIN: [(u8, u8); 6] = [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1), (5, 0)];

/// Red pawns beside it.
const BESIDE: [(u8, u8); 5] = [(0, 1), (1, 3), (2, 3), (3, 2), (4, 4)];

/// A board on which Black has won, and what a roll can make.
fn board(page: &mut Page, order: &Order, top: f64) -> f64 {
    let scale = order.paper.scale();
    let across = 9.2 * scale;
    let (wide, high) = rhombus::size(across);
    let grid = rhombus::grid((MARGIN + 2.0 * scale, top), across);
    rhombus::draw(page, grid, &Layout::reading(Size::USUAL));
    for (row, column) in CHAIN {
        let (at, radius) = rhombus::place(grid, Cell::new(row, column));
        pieces::black_pawn(page, at, radius);
    }
    for (row, column) in BESIDE {
        let (at, radius) = rhombus::place(grid, Cell::new(row, column));
        pieces::red_pawn(page, at, radius);
    }
    let x = MARGIN + wide + 14.0 * scale;
    let dice = [5, 4, 2];
    let side = 10.0 * scale;
    for (index, pips) in dice.into_iter().enumerate() {
        let at = (x + side * (0.5 + 1.3 * index as f64), top + side * 0.7);
        pieces::die(page, at, side, pips);
    }
    let mut base = top + side * 1.9;
    let style = Style::text(11.0 * POINT * scale);
    for line in calculations(dice) {
        page.words((x, base), Anchor::Start, style, &line);
        base += 5.4 * scale;
    }
    top + high
}

/// The first ways to some numbers with these dice.
fn calculations(dice: [u8; 3]) -> Vec<String> {
    let Some(roll) = Roll::new(dice) else {
        return Vec::new();
    };
    let ways = heinash::ways(roll, Operations::All);
    let line = |number: u8| {
        let way = ways.to(number).first()?;
        Some(format!("{} = {number}", heinash::shown(way.tokens())))
    };
    [3, 10, 11, 14, 30].into_iter().filter_map(line).collect()
}

/// Rows of tokens with their points.
fn palindromes(page: &mut Page, order: &Order, top: f64) -> f64 {
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

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;
    use heinash::{CellSet, Setup};

    #[test]
    fn the_chain_in_the_picture_has_won() {
        let cells = |pawns: &[(u8, u8)]| {
            let cells = pawns.iter().map(|&(row, column)| Cell::new(row, column));
            cells.fold(CellSet::EMPTY, CellSet::with)
        };
        let setup = Setup::default();
        assert!(setup.is_joined(Seat::new(0), cells(&CHAIN)));
        assert!(!setup.is_joined(Seat::new(1), cells(&BESIDE)));
        assert!(!cells(&CHAIN).meets(cells(&BESIDE)));
    }

    #[test]
    fn calculations_are_written_as_in_books() {
        let lines = calculations([5, 4, 2]);
        assert_eq!(lines.len(), 5, "{lines:?}");
        assert_eq!(lines[1].replace('\u{a0}', " "), "5 × 4 ÷ 2 = 10");
        assert_eq!(lines[2].replace('\u{a0}', " "), "5 + 4 + 2 = 11");
    }
}
