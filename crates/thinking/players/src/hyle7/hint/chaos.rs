//! Chaos: where a token would help Order, and where it harms most.

use ::hyle7::{Board, Cell, Move, Position};
use game::Lang;

use super::open::{Open, broken};
use super::{most_after_slide, words, written};
use crate::ask::Analysis;
use crate::hint::HintStep;

/// So many good cells are shown before the best of them.
const GOOD: usize = 4;

/// A cell that is expected to bring so many points more is no good one.
const MUCH: f64 = 2.0;

/// More dangerous cells than this are no warning any more.
const MOST_DANGERS: usize = 12;

/// What is true about a cell for the token that was drawn.
pub(super) struct Place {
    /// The points that Order gains at most by the next slide.
    pub(super) next: u32,
    /// What can no longer become a palindrome.
    pub(super) breaks: Option<Open>,
}

pub(super) fn steps(
    position: &Position,
    found: &Analysis<Move>,
    best: Cell,
    lang: Lang,
) -> Option<Vec<HintStep>> {
    let colour = position.drawn()?;
    let board = position.board(position.current());
    let with = |cell: Cell| -> Board {
        let mut placed = *board;
        placed.place(cell, colour);
        placed
    };
    let gain = |cell: Cell| (cell, most_after_slide(&with(cell)) - board.score());
    let gains: Vec<(Cell, u32)> = board.empty().iter().map(gain).collect();
    let most = gains.iter().map(|&(_, gain)| gain).max()?;
    let &(_, here) = gains.iter().find(|(cell, _)| *cell == best)?;
    let worst: Vec<Cell> = gains
        .iter()
        .filter(|(_, gain)| *gain == most)
        .map(|&(cell, _)| cell)
        .collect();
    let warns = most > here && worst.len() <= MOST_DANGERS;
    let place = Place {
        next: here,
        breaks: broken(board, best, &with(best), position.size()),
    };
    let worth = found.lines.first().map_or(0.0, |line| line.value);
    let mut good: Vec<Cell> = found
        .lines
        .iter()
        .filter(|line| line.value - worth < MUCH)
        .filter_map(|line| match line.moves.first() {
            Some(&Move::Place(cell)) => Some(cell),
            _ => None,
        })
        .filter(|cell| !warns || !worst.contains(cell))
        .take(GOOD)
        .collect();
    good.sort_unstable();
    let mut steps = vec![HintStep {
        cells: if warns { written(worst) } else { Vec::new() },
        ..HintStep::new(words::danger(warns.then_some(most), lang), "H4")
    }];
    if good.len() > 1 {
        steps.push(HintStep {
            cells: written(good.iter().copied()),
            ..HintStep::new(words::good_cells(&written(good), lang), "H2")
        });
    }
    steps.push(HintStep {
        cells: written([best]),
        ..HintStep::new(words::place(&place, best, found.value, lang), "H4")
    });
    Some(steps)
}
