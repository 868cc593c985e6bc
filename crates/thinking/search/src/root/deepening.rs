//! One depth after the other, with the best moves of each.

use super::{Asked, Question, Root, Seeker, Told, own};
use crate::effort::StopError;
use crate::report::{Bound, Report, Score, Variation};
use crate::state::State;

/// A move at the root with what was found, from the side to move.
#[derive(Clone)]
struct Candidate<M, V> {
    line: Vec<M>,
    value: V,
    /// Says whether the value is the value, not only a bound from above.
    is_value: bool,
    exact: bool,
}

pub(super) struct Deepening<'q, S: State, V: Score> {
    root: &'q Root<S, V>,
    question: &'q Question<V>,
    /// The window from the side to move.
    window: (V, V),
    /// What the last whole step found, the best first.
    found: Vec<Candidate<S::Move, V>>,
    exact: bool,
    bound: Bound,
    depth: u32,
}

impl<'q, S: State, V: Score> Deepening<'q, S, V> {
    pub(super) fn new(root: &'q Root<S, V>, question: &'q Question<V>, rotate: usize) -> Self {
        let (alpha, beta) = question.window;
        let mut moves = root.moves.clone();
        if moves.len() > 2 {
            let rotate = rotate % (moves.len() - 1);
            moves[1..].rotate_left(rotate);
        }
        let candidate = |mv| Candidate {
            line: vec![mv],
            value: own(root.worth, root.wants_more),
            is_value: false,
            exact: false,
        };
        Deepening {
            root,
            question,
            window: if root.wants_more {
                (alpha, beta)
            } else {
                (-beta, -alpha)
            },
            found: moves.into_iter().map(candidate).collect(),
            exact: false,
            bound: Bound::Equal,
            depth: 0,
        }
    }

    /// Deepens until it is proven, as deep as wanted, or enough.
    pub(super) fn run(
        &mut self,
        seeker: &mut impl Seeker<S, Score = V>,
        depths: impl Iterator<Item = u32>,
        told: &mut Told<'_, S::Move, V>,
    ) {
        for depth in depths {
            let before = seeker.nodes();
            let mut fresh = Vec::with_capacity(self.found.len());
            let over = self.step(seeker, depth, &mut fresh);
            self.take_over(fresh, over.is_ok());
            if over.is_err() {
                return;
            }
            self.depth = depth;
            told(&self.report(seeker.nodes().max(before)));
            if self.is_settled() {
                return;
            }
        }
    }

    /// Looks at every move so many events deep.
    fn step(
        &mut self,
        seeker: &mut impl Seeker<S, Score = V>,
        depth: u32,
        fresh: &mut Vec<Candidate<S::Move, V>>,
    ) -> Result<(), StopError> {
        let more = self.root.wants_more;
        let greatest = match more {
            true => self.root.bounds.1,
            false => -self.root.bounds.0,
        };
        let mut values: Vec<V> = Vec::new();
        for (index, candidate) in self.found.iter().enumerate() {
            let alpha = self.threshold(&values);
            let mv = candidate.line[0].clone();
            if alpha >= greatest || alpha >= self.window.1 {
                // Nothing better can come.
                fresh.push(Candidate {
                    line: vec![mv],
                    value: alpha,
                    is_value: false,
                    exact: true,
                });
                continue;
            }
            let mut next = self.root.state.clone();
            next.play(mv.clone());
            let beta = self.window.1;
            let window = if more { (alpha, beta) } else { (-beta, -alpha) };
            let asked = Asked {
                is_first: index == 0 || alpha <= self.window.0,
                by_more: more,
            };
            let answer = seeker.value(&next, depth - 1, window, asked)?;
            let value = own(answer.value, more);
            let is_value = value > alpha;
            let mut line = vec![mv];
            if is_value {
                line.extend_from_slice(seeker.follows());
                values.push(value);
            }
            fresh.push(Candidate {
                line,
                value,
                is_value,
                exact: answer.exact,
            });
        }
        Ok(())
    }

    /// The value that the next move has to beat.
    fn threshold(&self, values: &[V]) -> V {
        let mut values = values.to_vec();
        values.sort_by(|a, b| b.partial_cmp(a).expect("values can be compared"));
        let lowest = self.window.0;
        let Some(&last) = values.get(self.question.lines.max(1) - 1) else {
            return lowest;
        };
        let tied = match self.question.ties {
            Some(slack) => values[0].just_below(slack),
            None => last,
        };
        let least = if tied < last { tied } else { last };
        if least > lowest { least } else { lowest }
    }

    /// Takes over what a step found. Of a step that was cut short only the best
    /// move counts, and only if the move that led before was looked at: it comes
    /// first in every step, so that whatever beats it beats it at that depth.
    fn take_over(&mut self, mut fresh: Vec<Candidate<S::Move, V>>, is_whole: bool) {
        let best = best_of(&fresh);
        if !is_whole {
            if let Some(best) = best {
                let best = fresh.swap_remove(best);
                self.found.retain(|other| other.line[0] != best.line[0]);
                self.found.insert(0, best);
                self.exact = false;
                self.bound = Bound::Equal;
            }
            return;
        }
        let greatest = match self.root.wants_more {
            true => self.root.bounds.1,
            false => -self.root.bounds.0,
        };
        let all = fresh.iter().all(|candidate| candidate.exact) && self.root.complete;
        let (alpha, beta) = self.window;
        (self.exact, self.bound) = match best {
            None => (all, Bound::AtMost),
            Some(best) if fresh[best].value >= beta => (fresh[best].exact, Bound::AtLeast),
            Some(best) => {
                let won = fresh[best].exact && fresh[best].value >= greatest;
                (all || won, Bound::Equal)
            }
        };
        if best.is_none() {
            // All are below the window; how far, only the bounds tell.
            let most = |a: V, b: V| if a > b { a } else { b };
            let value = fresh.iter().map(|c| c.value).fold(V::LEAST, most);
            for candidate in &mut fresh {
                candidate.value = if value > alpha { alpha } else { value };
            }
        }
        // Moves with a value come first, the best of them first; the others
        // stay in the order in which they were.
        fresh.sort_by(|a, b| match (a.is_value, b.is_value) {
            (true, true) => b.value.partial_cmp(&a.value).expect("comparable"),
            (a, b) => b.cmp(&a),
        });
        self.found = fresh;
    }

    /// Says whether looking deeper can change nothing that is wanted.
    pub(super) fn is_settled(&self) -> bool {
        let all = self.found.iter().all(|candidate| candidate.exact);
        all || self.exact && self.question.wants_only_the_best()
    }

    pub(super) fn report(&self, nodes: u64) -> Report<S::Move, V> {
        let more = self.root.wants_more;
        let best = self.found.first().map(|first| first.value);
        let listed = |(index, candidate): &(usize, &Candidate<S::Move, V>)| {
            let tied = match (self.question.ties, best) {
                (Some(slack), Some(best)) => candidate.value > best.just_below(slack),
                _ => false,
            };
            *index == 0 || candidate.is_value && (*index < self.question.lines || tied)
        };
        let line = |(_, candidate): (usize, &Candidate<S::Move, V>)| Variation {
            moves: candidate.line.clone(),
            value: own(candidate.value, more),
            exact: candidate.exact && self.depth > 0,
        };
        let bound = match (self.bound, more) {
            (Bound::AtLeast, false) => Bound::AtMost,
            (Bound::AtMost, false) => Bound::AtLeast,
            (bound, _) => bound,
        };
        Report {
            depth: self.depth,
            value: own(best.unwrap_or(own(self.root.worth, more)), more),
            bound,
            exact: self.exact,
            lines: self
                .found
                .iter()
                .enumerate()
                .filter(listed)
                .map(line)
                .collect(),
            nodes,
        }
    }
}

fn best_of<M, V: Score>(fresh: &[Candidate<M, V>]) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (index, candidate) in fresh.iter().enumerate() {
        if candidate.is_value && best.is_none_or(|best| candidate.value > fresh[best].value) {
            best = Some(index);
        }
    }
    best
}
