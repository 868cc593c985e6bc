//! The player of HYLE⁷.
//!
//! A board is judged by its rows and columns alone: each is a pattern, and what
//! a pattern is worth in which line at which moment was learned in self-play
//! ([`train`]). From there the player looks ahead turn by turn, over all the bag
//! may bring, at the placements and slides that promise most (`tree`), and at
//! everything when few tokens are left (`think`). Values are the points that
//! this round's Order is expected to score. An Order that only ever takes the
//! most points is expected to go on so (`habit`).

pub mod clock;
mod expert;
mod field;
pub mod greedy;
mod habit;
mod hint;
mod level;
mod line_facts;
mod line_values;
mod memory;
mod patterns;
mod replies;
mod review;
mod rice_code;
mod think;
pub mod train;
mod tree;
mod turn;
mod weighed;
mod weights;
mod weights_file;

use ::hyle7::{Move, Phase, Position, Size};
use search::Effort;

use crate::ask::{Analysis, Ask, Comparison, Pair, RankedMove};

use field::{Field, rest_of};
use habit::Habit;
use line_values::Slab;
use memory::Memory;
use think::{Candidate, Found, Next, Question, WHOLE_PLAN, think};
use tree::{Choosing, Order};
use turn::Lookahead;

pub(crate) use expert::Hyle7Expert;
pub use weights::Weights;
pub use weights_file::WeightsError;

/// How many of the best moves an analysis tells.
const LINES_TOLD: usize = 8;

/// By so many points a short look ahead may misjudge the difference between two
/// moves.
const DOUBT_ON_LARGE: f64 = 1.0;
const DOUBT_ON_SMALL: f64 = 0.5;

/// About how many lines notes are kept. More would not stay at hand.
const NOTES: usize = 1 << 12;

/// A player that remembers what it found from one move to the next.
pub struct Mind {
    memory: Memory,
    lookahead: Box<Lookahead>,
    /// The size of the boards that memory and slabs are about.
    size: Size,
    /// What lines are worth, by the number of tokens.
    slabs: Vec<Slab>,
    /// What Order, if somebody else is it, has shown in this round.
    habit: Habit,
}

impl Mind {
    /// A mind with tables of at most so many bytes.
    pub fn new(memory: usize) -> Mind {
        Mind::with_weights(memory, &Weights::shipped(Size::Large))
    }

    /// A mind that judges by other weights than the shipped ones, on boards of
    /// their size.
    pub fn with_weights(memory: usize, weights: &Weights) -> Mind {
        Mind {
            memory: Memory::new(memory),
            lookahead: Box::new(Lookahead::new(NOTES)),
            size: weights.size(),
            slabs: weights.slabs(),
            habit: Habit::default(),
        }
    }
}

impl crate::Mind for Mind {
    type Game = Position;

    fn choose(&mut self, position: &Position, ask: &Ask<'_>) -> Option<Move> {
        position.seat_to_move()?;
        if let Some(forced) = position.forced_move() {
            return Some(forced);
        }
        let mut question = self.question(position)?;
        let best = if ask.level.is_full_strength() {
            self.expect(&mut question, ask.effort);
            let found = self.think(&question, ask.effort, &mut |_| {});
            let best = found.candidates.first().copied();
            if let (Next::Place(colour), Some(best)) = (question.next, best) {
                let mut left = question.field;
                left.place(best.to, colour);
                self.habit.leave(left);
            }
            best
        } else {
            level::choose(&question, ask.level, ask.seed, ask.effort, &self.slabs)
        };
        best.map(|best| written(&question, best))
    }

    fn analyse(
        &mut self,
        position: &Position,
        ask: &Ask<'_>,
        report: &mut dyn FnMut(&Analysis<Move>),
    ) -> Analysis<Move> {
        let Some(question) = self.question(position) else {
            let score = position.board(position.current()).score();
            return Analysis::settled(score.into());
        };
        let told = |found: &Found| analysis(&question, found, ask.effort.nodes());
        let found = self.think(&question, ask.effort, &mut |found| report(&told(found)));
        told(&found)
    }

    /// The other is looked at in every step as thoroughly as the best one.
    fn compare(
        &mut self,
        position: &Position,
        other: &Move,
        ask: &Ask<'_>,
    ) -> Option<Comparison<Move>> {
        let mut question = self.question(position)?;
        let place = |cell| question.field.place_of(cell);
        question.beside = Some(match *other {
            Move::Place(cell) => (place(cell), place(cell)),
            Move::Slide { from, to } => (place(from), place(to)),
            Move::Pass => (0, 0),
        });
        let found = self.think(&question, ask.effort, &mut |_| {});
        let doubt = match (found.exact, position.size()) {
            (true, _) => 0.0,
            (false, Size::Large) => DOUBT_ON_LARGE,
            (false, Size::Small) => DOUBT_ON_SMALL,
        };
        Some(Comparison {
            pair: found.beside.map(|beside| Pair {
                best: found.value,
                other: beside,
                doubt,
            }),
            analysis: analysis(&question, &found, ask.effort.nodes()),
        })
    }
}

impl Mind {
    /// Takes into account what Order has shown so far, if Chaos is to move.
    fn expect(&mut self, question: &mut Question, effort: &Effort<'_>) {
        if !matches!(question.next, Next::Place(_)) {
            return;
        }
        if let Some(scores) = self.slabs.last() {
            self.habit.find(&question.field, scores);
        }
        // With a limit of nodes nothing that was seen before may matter.
        let remembers = effort.limits.nodes.is_none();
        if remembers && question.choosing.order == Order::Best && self.habit.only_counts() {
            question.choosing.order = Order::Counts;
        }
    }

    fn think(
        &mut self,
        question: &Question,
        effort: &Effort<'_>,
        report: &mut dyn FnMut(&Found),
    ) -> Found {
        // With a limit of nodes the same question has the same answer, whatever
        // was asked before.
        if effort.limits.nodes.is_some() {
            self.memory.forget();
        }
        think(
            question,
            &self.slabs,
            (&mut self.memory, &mut self.lookahead),
            effort,
            &WHOLE_PLAN,
            report,
        )
    }

    /// What is asked about a position; `None` when the match is over.
    fn question(&mut self, position: &Position) -> Option<Question> {
        let next = match position.phase() {
            Phase::Draw => Next::Draw,
            Phase::Place(colour) => Next::Place(colour.number()),
            Phase::Slide => Next::Slide,
            Phase::Over(_) => return None,
        };
        if position.size() != self.size {
            self.size = position.size();
            self.slabs = Weights::shipped(self.size).slabs();
            self.memory.forget();
            self.lookahead.replies.forget();
        }
        let board = position.current();
        Some(Question {
            field: Field::of(position.board(board), position.size()),
            rest: rest_of(position.bag()),
            next,
            choosing: Choosing {
                chaos: !position.is_out_of_time(board.chaos()),
                order: match position.is_out_of_time(board.order()) {
                    true => Order::Passes,
                    false => Order::Best,
                },
            },
            beside: None,
        })
    }
}

/// A move as the rules write it.
fn written(question: &Question, candidate: Candidate) -> Move {
    match question.next {
        Next::Slide => question.field.slide_move(candidate.from, candidate.to),
        _ => Move::Place(question.field.cell_at(candidate.to)),
    }
}

/// What was found, for those who asked.
fn analysis(question: &Question, found: &Found, nodes: u64) -> Analysis<Move> {
    let line =
        |&candidate: &Candidate| RankedMove::new(written(question, candidate), candidate.value);
    Analysis {
        exact: found.exact,
        value: Some(found.value),
        values: Vec::new(),
        lines: found.candidates.iter().take(LINES_TOLD).map(line).collect(),
        // A turn is a draw, a placement and a slide.
        depth: 3 * found.turns,
        nodes,
    }
}
