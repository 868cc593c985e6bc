//! The sheet for teachers: three lessons on one page, what is behind them on the
//! other.

use heinash::{Operations, Roll, odds, reach};

use super::lesson_words::{self as words, Part};
use crate::frame::{foot, foot_number, head};
use crate::order::Order;
use crate::page::{POINT, Page, QUIET, Stroke, Style};
use crate::paper::MARGIN;

/// Sizes of letters in points that are tried, the largest first.
const SIZES: [f64; 11] = [
    12.0, 11.75, 11.5, 11.25, 11.0, 10.75, 10.5, 10.25, 10.0, 9.75, 9.5,
];

/// Something that stands on the page.
enum Block {
    Text(String),
    Heading(String),
    Marked(String, String),
}

pub(super) fn pages(order: &Order) -> Vec<Page> {
    let lang = order.lang;
    let mut first = vec![
        Block::Text(words::AIM.text(lang).to_string()),
        Block::Text(words::NEEDED.text(lang).to_string()),
    ];
    first.extend(words::LESSONS.iter().flat_map(|part| blocks(order, part)));
    let mut second: Vec<Block> = (words::BACKGROUND.iter())
        .flat_map(|part| blocks(order, part))
        .collect();
    second.push(Block::Heading(words::FACTS.text(lang).to_string()));
    second.extend(facts(order).into_iter().map(Block::Text));
    let both = [first, second];
    let of = both.len();
    let made = both.iter().enumerate();
    made.map(|(index, blocks)| page(order, blocks, index + 1, of))
        .collect()
}

fn blocks(order: &Order, part: &Part) -> Vec<Block> {
    let heading = Block::Heading(part.title.text(order.lang).to_string());
    let lines = part.lines.iter().map(|entry| {
        let said = |phrase: game::Phrase| phrase.text(order.lang).to_string();
        Block::Marked(said(entry.mark), said(entry.text))
    });
    std::iter::once(heading).chain(lines).collect()
}

/// What the rules themselves know about easy and rare numbers.
fn facts(order: &Order) -> [String; 2] {
    let lang = order.lang;
    let all = Operations::All;
    let mut numbers: Vec<u8> = (1..=36).collect();
    numbers.sort_by_key(|&number| std::cmp::Reverse(odds(number, all)));
    let listed = |numbers: &[u8]| {
        let said: Vec<String> = numbers
            .iter()
            .map(|&number| format!("{number}\u{a0}({})", odds(number, all)))
            .collect();
        lang.all_of(&said)
    };
    let rare: Vec<u8> = numbers.iter().rev().take(5).copied().collect();
    let made = |roll: &Roll| reach(*roll, all).iter().count();
    let name = |roll: Roll| roll.dice().map(|die| die.to_string()).join("-");
    let rich = Roll::all().max_by_key(|roll| (made(roll), roll.index()));
    let poor = Roll::all().min_by_key(|roll| (made(roll), roll.index()));
    let told =
        |roll: Option<Roll>| roll.map_or((String::new(), 0), |roll| (name(roll), made(&roll)));
    let ((rich, most), (poor, fewest)) = (told(rich), told(poor));
    [
        words::easy_and_rare(lang, &listed(&numbers[..5]), &listed(&rare)),
        words::rich_and_poor(lang, (&rich, most), (&poor, fewest)),
    ]
}

fn page(order: &Order, blocks: &[Block], number: usize, of: usize) -> Page {
    let scale = order.paper.scale();
    let mut page = Page::new(order.paper.upright(), "");
    let top = head(&mut page, order, &order.title()) + scale;
    let bottom = foot(&mut page, order);
    foot_number(&mut page, order, number, of);
    let width = page.width - 2.0 * MARGIN;
    let fits = |size: &&f64| {
        let mut trial = Page::new((page.width, page.height), "");
        lay(&mut trial, blocks, top, width, **size * POINT * scale) <= bottom
    };
    if let Some(size) = SIZES.iter().find(fits) {
        lay(&mut page, blocks, top, width, size * POINT * scale);
    }
    page
}

/// Writes everything and says where it ends.
fn lay(page: &mut Page, blocks: &[Block], top: f64, width: f64, size: f64) -> f64 {
    let text = Style::text(size);
    let heading = Style::heading(size * 1.2);
    // Marks have a column of their own, as wide as the widest.
    let mark = Style::text(size).in_weight(crate::lettering::Weight::Bold);
    let indent = (blocks.iter())
        .filter_map(|block| match block {
            Block::Marked(mark, _) => Some(mark),
            _ => None,
        })
        .map(|said| mark.weight.width(said, mark.size))
        .fold(0.0, f64::max)
        + size * 1.2;
    let mut y = top;
    for block in blocks {
        match block {
            Block::Text(said) => {
                y = page.paragraph((MARGIN, y), width, text, said) + size * 0.5;
            }
            Block::Heading(said) => {
                y += size * 0.9;
                y = page.paragraph((MARGIN, y), width, heading, said) + size * 0.2;
                let rule = Stroke::solid(QUIET, size * 0.05);
                page.line((MARGIN, y), (MARGIN + width, y), rule);
                y += size * 0.35;
            }
            Block::Marked(said, words) => {
                page.paragraph((MARGIN, y), indent, mark, said);
                let beside = (MARGIN + indent, y);
                y = page.paragraph(beside, width - indent, text, words) + size * 0.45;
            }
        }
    }
    y - size * 0.45
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::Sheet;
    use game::Lang;

    #[test]
    fn facts_are_counted_not_remembered() {
        let lessons = Sheet::from_name("heinash-lessons").unwrap();
        let [easy, rich] = facts(&Order::new(lessons, Lang::En));
        // 33, 34, 31, 26 and 29 are known to be the rarest.
        for rare in [33, 34, 31, 26, 29] {
            assert!(easy.contains(&format!("{rare}\u{a0}(")), "{easy}");
        }
        assert!(rich.contains("1-1-1"), "{rich}");
        // "The richest" and "the poorest" are each one roll alone.
        let made = |roll: Roll| reach(roll, Operations::All).iter().count();
        let counts: Vec<usize> = Roll::all().map(made).collect();
        for extreme in [counts.iter().max(), counts.iter().min()] {
            let extreme = *extreme.unwrap();
            assert_eq!(counts.iter().filter(|&&count| count == extreme).count(), 1);
            assert!(rich.contains(&extreme.to_string()), "{rich}");
        }
    }
}
