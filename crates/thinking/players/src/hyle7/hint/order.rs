//! Order: what a slide gains at once and prepares, or why to pass.

use ::hyle7::{Cell, Line, Move, Position};
use game::Lang;

use super::open::{Open, prepared};
use super::{cells_of, lines_of, most_after_slide, words, written};
use crate::ask::Analysis;
use crate::hint::HintStep;

/// Less than this nobody would call a difference.
const LEAST: f64 = 0.1;

/// What is true about a slide.
pub(super) struct Slide {
    /// The points after it less those before it.
    pub(super) gain: i64,
    /// How many palindromes are new, and the longest of them with its line.
    pub(super) new: usize,
    pub(super) longest: Option<(Line, u32)>,
    /// The line that gains most, and how much, if the slide gains anything.
    pub(super) line: Option<(Line, i64)>,
    /// What it makes ready.
    pub(super) prepares: Option<Open>,
    /// How many points more it is expected to bring than passing would.
    pub(super) over_passing: Option<f64>,
}

pub(super) fn slide(
    position: &Position,
    found: &Analysis<Move>,
    from: Cell,
    to: Cell,
    lang: Lang,
) -> Vec<HintStep> {
    let before = *position.board(position.current());
    let mut after = before;
    after.slide(from, to);
    let line_gain = |line: Line| {
        let gain = i64::from(after.line_score(line)) - i64::from(before.line_score(line));
        (line, gain)
    };
    let old = before.palindromes();
    let new: Vec<_> = after
        .palindromes()
        .into_iter()
        .filter(|palindrome| !old.contains(palindrome))
        .collect();
    let longest = new.iter().max_by_key(|palindrome| palindrome.length);
    let best = value_of(found, 0);
    let pass = (found.lines.iter()).find(|line| line.moves.first() == Some(&Move::Pass));
    let over_passing = pass.and_then(|pass| Some(best? - pass.value));
    let gain = i64::from(after.score()) - i64::from(before.score());
    let facts = Slide {
        gain,
        new: new.len(),
        longest: longest.map(|longest| (longest.line, longest.length)),
        line: lines_of(to)
            .map(line_gain)
            .into_iter()
            .filter(|(_, of_line)| *of_line > 0 && gain > 0)
            .max_by_key(|(_, of_line)| *of_line),
        prepares: prepared(&after, to, position.size()),
        over_passing: over_passing.filter(|points| *points >= LEAST),
    };
    let pointed = facts.line.map(|(line, _)| line);
    let pointed = pointed.or(facts.prepares.map(|open| open.line));
    let line = pointed.map(|line| written(cells_of(line, position.size())));
    vec![
        HintStep {
            cells: line.unwrap_or_default(),
            ..HintStep::new(words::line_to_look_at(&facts, lang), "H4")
        },
        HintStep {
            cells: written([from]),
            ..HintStep::new(words::token(from, lang), "H2")
        },
        HintStep {
            cells: written([from, to]),
            ..HintStep::new(words::slide(&facts, from, to, found.value, lang), "H4")
        },
    ]
}

pub(super) fn pass(position: &Position, found: &Analysis<Move>, lang: Lang) -> Vec<HintStep> {
    let board = position.board(position.current());
    let most = most_after_slide(board) - board.score();
    let second = found.lines.get(1).and_then(|line| {
        let slide = line.moves.first()?;
        let less = value_of(found, 0)? - line.value;
        Some((slide, less)).filter(|(_, less)| *less >= LEAST)
    });
    vec![
        HintStep::new(words::before_passing(most, lang), "H4"),
        HintStep::new(words::pass(second, found.value, lang), "H2"),
    ]
}

fn value_of(found: &Analysis<Move>, place: usize) -> Option<f64> {
    found.lines.get(place).map(|line| line.value)
}
