//! Searching alone, or with threads that help by way of the table they share.

use super::deepening::Deepening;
use super::{DEEPEST, Question, Root, Seeker, Told};
use crate::effort::{Effort, StopSign};
use crate::report::{Report, Score};
use crate::state::State;

/// The depths to look at, one after the other.
pub(crate) fn depths(first: u32, effort: &Effort<'_>) -> impl Iterator<Item = u32> + use<> {
    let last = effort.limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
    first.clamp(1, last)..=last
}

/// Searches a position where a seat is to move, on one thread.
pub(crate) fn alone<S: State, V: Score, K: Seeker<S, Score = V>>(
    root: &Root<S, V>,
    question: &Question<V>,
    effort: &Effort<'_>,
    seeker: impl FnOnce(StopSign) -> K,
    told: &mut Told<'_, S::Move, V>,
) -> Report<S::Move, V> {
    let mut seeker = seeker(StopSign::default());
    let before = effort.nodes();
    let mut tell = |report: &Report<S::Move, V>| {
        let nodes = report.nodes.saturating_sub(before);
        told(&Report {
            nodes,
            ..report.clone()
        });
    };
    let mut deepening = Deepening::new(root, question, 0);
    deepening.run(&mut seeker, depths(question.first_depth, effort), &mut tell);
    deepening.report(seeker.nodes().saturating_sub(before))
}

/// Searches a position where a seat is to move, on all the threads of the
/// effort. The first thread reports; the others look at the same moves in
/// another order or a step deeper, and leave what they find in the table.
pub(crate) fn together<S, V, K>(
    root: &Root<S, V>,
    question: &Question<V>,
    effort: &Effort<'_>,
    seeker: impl Fn(StopSign) -> K + Sync,
    told: &mut Told<'_, S::Move, V>,
) -> Report<S::Move, V>
where
    S: State + Sync,
    S::Move: Send + Sync,
    V: Score,
    K: Seeker<S, Score = V>,
{
    let threads = effort.threads();
    if threads == 1 {
        return alone(root, question, effort, seeker, told);
    }
    let before = effort.nodes();
    let halt = StopSign::default();
    let help = |index: usize| {
        let mut seeker = seeker(halt.clone());
        let first = question.first_depth + index as u32 % 2;
        let mut deepening = Deepening::new(root, question, index);
        deepening.run(&mut seeker, depths(first, effort), &mut |_| {});
        if deepening.is_settled() {
            halt.raise();
        }
        deepening.report(seeker.nodes())
    };
    let mut report = std::thread::scope(|scope| {
        let help = &help;
        let helpers: Vec<_> = (1..threads)
            .map(|index| scope.spawn(move || help(index)))
            .collect();
        let mut seeker = seeker(halt.clone());
        let mut tell = |report: &Report<S::Move, V>| {
            let nodes = effort.nodes().saturating_sub(before);
            told(&Report {
                nodes,
                ..report.clone()
            });
        };
        let mut deepening = Deepening::new(root, question, 0);
        deepening.run(&mut seeker, depths(question.first_depth, effort), &mut tell);
        halt.raise();
        let mut best = deepening.report(0);
        for helper in helpers {
            let other = helper.join().expect("a helping thread has failed");
            if (other.exact, other.depth) > (best.exact, best.depth) {
                best = other;
            }
        }
        best
    });
    report.nodes = effort.nodes().saturating_sub(before);
    report
}
