//! The solver: a good arrangement quickly, then one number of holes after the
//! other from above, until one can be laid. What is above it cannot.

use seven::Placement;

use crate::{Arrangement, Progress, Stage};

use super::anneal::anneal;
use super::cover::cover;
use super::frame::{Frame, allowance, frames};
use super::patterns::Patterns;
use super::stock::Stock;

/// What is known about the most holes of some tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The tiles.
    pub stock: Stock,
    /// An arrangement.
    pub arrangement: Arrangement,
    /// How many holes it has.
    pub holes: u32,
    /// No arrangement has more holes than this.
    pub bound: u32,
}

impl Answer {
    /// Whether nothing better exists.
    pub fn is_proven(&self) -> bool {
        self.holes == self.bound
    }
}

/// How hard the solver tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Steps of annealing, for a good arrangement early.
    pub steps: u64,
    /// Sets of cells that the exact search may look at.
    pub patterns: u64,
}

impl Effort {
    /// No pains with what is early, and no end before the answer.
    pub const EXACT: Effort = Effort {
        steps: 1,
        patterns: u64::MAX,
    };
}

/// Finds the most holes. Ended early, it gives the best arrangement so far and
/// the least bound that is proven by then.
pub fn solve(stock: Stock, effort: Effort, seed: u64, progress: &mut impl Progress) -> Answer {
    progress.stage(Stage::Arranging);
    let (arrangement, holes) = anneal(stock, effort.steps, seed, progress);
    let mut patterns = effort.patterns;
    let mut answer = Answer {
        stock,
        arrangement,
        holes,
        bound: elementary_bound(stock),
    };
    while answer.bound > answer.holes {
        progress.stage(Stage::Above {
            wanted: answer.bound,
            best: answer.holes,
        });
        match settle(stock, answer.bound, &mut patterns, progress) {
            Verdict::Laid(tiles) => {
                answer.arrangement = Arrangement::new(tiles);
                answer.holes = answer.bound;
            }
            Verdict::Impossible => answer.bound -= 1,
            Verdict::Ended => break,
        }
    }
    answer
}

/// The most holes for which there is a frame at all: the bound that counting
/// alone gives.
pub fn elementary_bound(stock: Stock) -> u32 {
    // From above: the fewer the holes, the more frames there are.
    let mut holes = stock.cells() / 2;
    while holes > 0 && frames(stock, holes).is_empty() {
        holes -= 1;
    }
    holes
}

enum Verdict {
    Laid(Vec<Placement>),
    Impossible,
    Ended,
}

/// Whether at least so many holes can be made.
fn settle(stock: Stock, holes: u32, budget: &mut u64, progress: &mut impl Progress) -> Verdict {
    let frames = frames(stock, holes);
    let all = frames.len() as u64;
    for (done, frame) in frames.iter().enumerate() {
        if !progress.report(done as u64, all) {
            return Verdict::Ended;
        }
        let mut verdict = Verdict::Impossible;
        let mut patterns = patterns(stock, holes, frame);
        patterns.visit(&mut |cells| {
            *budget = budget.saturating_sub(1);
            if let Some(tiles) = cover(cells, stock) {
                verdict = Verdict::Laid(tiles);
            } else if *budget == 0 || !progress.report(done as u64, all) {
                verdict = Verdict::Ended;
            }
            matches!(verdict, Verdict::Impossible)
        });
        if !matches!(verdict, Verdict::Impossible) {
            return verdict;
        }
    }
    Verdict::Impossible
}

/// The patterns of a frame for these tiles and so many holes.
fn patterns(stock: Stock, holes: u32, frame: &Frame) -> Patterns<'_> {
    let points = allowance(stock, holes) - frame.width();
    Patterns::new(frame, stock.cells(), holes, points)
}
