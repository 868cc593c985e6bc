//! The player of HeiNash.
//!
//! Positions that are small enough are solved ([`exact`]); larger ones are
//! judged by games that are played out at random under a tree.

pub mod exact;
mod expert;
mod finding;
pub mod greedy;
mod hint;
mod levels;
pub(crate) mod paths;
pub mod regret;
mod review;
mod tree;
mod verdict;

use std::time::Duration;

use ::heinash::{Move, NumberSet, Phase, Position};
use game::{Game, Seat, Turn};
use search::{Effort, Meter, Numbers, StopError};

use crate::ask::{Analysis, Ask, RankedMove};
use crate::level::Level;
pub(crate) use expert::HeinashExpert;

use exact::{Question, Solution, solve};
use tree::Tree;
use tree::choice::outlook;

/// How many games are played out where nothing else bounds the thinking.
const USUAL_GAMES: u64 = 1_000_000;

/// How many positions are solved in a millisecond, at least, on a machine that
/// is not slow; to know beforehand what can be solved in time.
const SOLVED_IN_A_MILLISECOND: u64 = 8_000;

/// The share of the time that goes into playing games out before a position is
/// solved, in case that takes too long after all.
const FALLBACK: f64 = 0.1;

/// How many games are played out before a position is solved, at most.
const FALLBACK_GAMES: u64 = 5_000;

/// How many positions are solved before anybody could want a first estimate.
const SOON_SOLVED: u64 = 200_000;

/// The share of an effort that is so small that nothing can go wrong.
const LITTLE: f64 = 0.1;

/// A player that remembers what it found from one move to the next.
pub struct Mind {
    memory: usize,
    solves: bool,
    solutions: Vec<Solution>,
}

impl Mind {
    /// A mind with tables of at most so many bytes.
    pub fn new(memory: usize) -> Mind {
        Mind {
            memory,
            solves: true,
            solutions: Vec::new(),
        }
    }

    /// A mind that never solves a position and judges all by playing games out,
    /// to measure how well it does where nothing can be solved.
    pub fn without_solving(memory: usize) -> Mind {
        Mind {
            solves: false,
            ..Mind::new(memory)
        }
    }
}

impl crate::Mind for Mind {
    type Game = Position;

    fn choose(&mut self, position: &Position, ask: &Ask<'_>) -> Option<Move> {
        let Turn::Seat(_) = position.turn() else {
            return None;
        };
        if position.branches() == 1 {
            let mut moves = Vec::new();
            position.moves(&mut moves);
            return moves.pop();
        }
        let meter = Meter::new(ask.effort);
        if !ask.level.is_full_strength() {
            return levels::choose(position, ask.level, ask.seed, self.memory, &meter);
        }
        if let Some(mv) = self.choose_exactly(position) {
            return Some(mv);
        }
        let mut thinking = Thinking::new(position, ask, self.memory);
        if let Some(share) = self.share_of_solving(position, ask.effort) {
            // Should the solving take longer than expected, there is still
            // something to go by.
            if share > LITTLE && ask.effort.limits.time.is_some() {
                thinking.go_on(
                    &meter,
                    Some(share_of_time(ask.effort, FALLBACK)),
                    FALLBACK_GAMES,
                );
            }
            if self.solve(position, false, &meter, &mut |_| {}).is_ok() {
                return self.choose_exactly(position);
            }
        }
        let bounded = ask.effort.limits.nodes.is_some() || ask.effort.limits.time.is_some();
        thinking.go_on(&meter, None, if bounded { u64::MAX } else { USUAL_GAMES });
        let (owner, number) = thinking.tree.best()?;
        levels::move_to(position, owner, number)
    }

    fn analyse(
        &mut self,
        position: &Position,
        ask: &Ask<'_>,
        report: &mut dyn FnMut(&Analysis<Move>),
    ) -> Analysis<Move> {
        let meter = Meter::new(ask.effort);
        if position.turn() == Turn::Over {
            let value = verdict::of_end(position).unwrap_or(0.5);
            return analysis(position, true, value, Vec::new(), (0, 0));
        }
        if let Some(known) = self.proven(position, 0) {
            return known;
        }
        let mut thinking = Thinking::new(position, ask, self.memory);
        let fallback = share_of_time(ask.effort, FALLBACK);
        let nodes = ask.effort.limits.nodes.unwrap_or(u64::MAX);
        let asked = questions(position, true);
        let is_soon_solved = |asked: &Vec<Question>| {
            asked.iter().map(Question::positions).sum::<u64>() < SOON_SOLVED
        };
        if !asked.as_ref().is_some_and(is_soon_solved) {
            thinking.go_on(&meter, Some(fallback), FALLBACK_GAMES.min(nodes / 10));
        }
        let mut sketch = thinking.sketch(&meter);
        report(&sketch);
        let has_room = asked.is_some_and(|asked| self.has_room(&asked));
        let in_time = ask.effort.limits.time.is_none() && ask.effort.limits.nodes.is_none()
            || self.share_of_solving(position, ask.effort).is_some();
        if self.solves && has_room && in_time {
            let mut progress = |nodes: u64| {
                sketch.nodes = nodes;
                report(&sketch);
            };
            let solved = self.solve(position, true, &meter, &mut progress);
            if solved.is_ok() {
                let proven = self.proven(position, meter.nodes());
                let proven = proven.expect("what was solved is known");
                report(&proven);
                return proven;
            }
        }
        let mut games = thinking.tree.games().max(FALLBACK_GAMES);
        while !ask.effort.is_over() {
            games *= 2;
            thinking.go_on(&meter, None, games);
            report(&thinking.sketch(&meter));
        }
        thinking.sketch(&meter)
    }
}

impl Mind {
    /// The best move by the solutions at hand; of equal ones the first.
    fn choose_exactly(&self, position: &Position) -> Option<Move> {
        let weighed = self.weigh_exactly(position, false)?;
        weighed.into_iter().next().map(|(mv, _)| mv)
    }

    /// How much of the effort it takes to solve a position, from 0 to 1; `None` if
    /// it takes more than there is, or more memory.
    fn share_of_solving(&self, position: &Position, effort: &Effort<'_>) -> Option<f64> {
        let questions = questions(position, false)?;
        let positions: u64 = questions.iter().map(Question::positions).sum();
        if !self.solves || !self.has_room(&questions) {
            return None;
        }
        let left = effort
            .limits
            .nodes
            .map(|most| most.saturating_sub(effort.nodes()));
        let in_time = effort.limits.time.map(|most| {
            let left = most.saturating_sub(effort.elapsed()).as_millis() as f64;
            ((1.0 - FALLBACK) * left) as u64 * SOLVED_IN_A_MILLISECOND
        });
        let most = left.unwrap_or(u64::MAX).min(in_time.unwrap_or(u64::MAX));
        (positions < most).then(|| positions as f64 / most as f64)
    }

    fn has_room(&self, questions: &[Question]) -> bool {
        let at_once = questions
            .iter()
            .map(Question::positions_at_once)
            .sum::<u64>();
        at_once.saturating_mul(8) <= self.memory as u64
    }

    /// Solves what has to be known to weigh the moves of a position.
    fn solve(
        &mut self,
        position: &Position,
        with_none: bool,
        meter: &Meter<'_, '_>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<(), StopError> {
        let is_known = verdict::expected(position, &mut |after| self.look_up(after)).is_some();
        if is_known && self.weigh_exactly(position, with_none).is_some() {
            return Ok(());
        }
        self.solutions.clear();
        for question in questions(position, with_none).unwrap_or_default() {
            let used: usize = self.solutions.iter().map(Solution::bytes).sum();
            let room = self.memory.saturating_sub(used);
            let solution = solve(question, room, meter, &mut |_| progress(meter.nodes()))?;
            self.solutions.push(solution);
        }
        Ok(())
    }

    fn look_up(&self, position: &Position) -> Option<f64> {
        let known = |solution: &Solution| solution.before(position, position.active());
        self.solutions.iter().find_map(known)
    }

    fn weigh_exactly(&self, position: &Position, with_none: bool) -> Option<Vec<(Move, f64)>> {
        verdict::weigh(position, with_none, &mut |after| self.look_up(after))
    }

    /// The proven value of a position and of each of its moves; `None` if it is
    /// too large or the effort is over before.
    pub fn prove(&mut self, position: &Position, ask: &Ask<'_>) -> Option<Analysis<Move>> {
        let meter = Meter::new(ask.effort);
        self.solve(position, true, &meter, &mut |_| {}).ok()?;
        self.proven(position, meter.nodes())
    }

    /// What the solutions at hand say about a position.
    fn proven(&self, position: &Position, nodes: u64) -> Option<Analysis<Move>> {
        let lines = self.weigh_exactly(position, true)?;
        let value = verdict::expected(position, &mut |after| self.look_up(after))?;
        let depth = 3 * position.free().len();
        Some(analysis(position, true, value, lines, (depth, nodes)))
    }
}

/// The numbers of free cells that a player of this level finds with the dice on
/// the table.
pub fn found_by(level: Level, position: &Position, seed: u64) -> NumberSet {
    finding::found(position, levels::skill(level), &mut Numbers::seeded(seed))
}

/// Games played out at random from a position, as long as they are asked for.
struct Thinking<'p> {
    position: &'p Position,
    tree: Tree,
    numbers: Numbers,
}

impl<'p> Thinking<'p> {
    fn new(position: &'p Position, ask: &Ask<'_>, memory: usize) -> Thinking<'p> {
        Thinking {
            position,
            tree: Tree::new(position, &outlook(position), memory),
            numbers: Numbers::seeded(ask.seed),
        }
    }

    /// Plays until the effort is over, or so much time has passed, or there are so
    /// many games.
    fn go_on(&mut self, meter: &Meter<'_, '_>, until: Option<Duration>, games: u64) {
        while self.tree.games() < games && meter.count().is_ok() {
            self.tree.simulate(&mut self.numbers);
            let looks_up = self.tree.games().is_multiple_of(Meter::STRIDE);
            if looks_up && until.is_some_and(|until| meter.effort().elapsed() >= until) {
                break;
            }
        }
    }

    /// What the games tell so far.
    fn sketch(&self, meter: &Meter<'_, '_>) -> Analysis<Move> {
        let mut estimate = |after: &Position| Some(self.tree.estimate(after).unwrap_or(0.5));
        let lines = verdict::weigh(self.position, false, &mut estimate).unwrap_or_default();
        let value = verdict::expected(self.position, &mut estimate).unwrap_or(0.5);
        let depth = 3 * self.position.free().len();
        analysis(self.position, false, value, lines, (depth, meter.nodes()))
    }
}

fn share_of_time(effort: &Effort<'_>, share: f64) -> Duration {
    effort
        .limits
        .time
        .map_or(Duration::MAX, |time| time.mul_f64(share))
}

/// Puts together what is known about a position, as the seat that acts next sees
/// it, and as seat 0 does when nobody acts any more. Values come in as seat 0 sees
/// them.
fn analysis(
    position: &Position,
    exact: bool,
    value: f64,
    lines: Vec<(Move, f64)>,
    (depth, nodes): (u32, u64),
) -> Analysis<Move> {
    let seat = match position.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance => position.active(),
        Turn::Over => Seat::new(0),
    };
    let seen = |value: f64| match seat.index() {
        0 => value,
        _ => 1.0 - value,
    };
    let line = |(mv, value): (Move, f64)| RankedMove::new(mv, seen(value));
    Analysis {
        exact,
        value: Some(seen(value)),
        values: Vec::new(),
        lines: lines.into_iter().map(line).collect(),
        depth,
        nodes,
    }
}

/// What has to be solved to know what each move of a position is worth; `None`
/// if too many cells are free.
fn questions(position: &Position, with_none: bool) -> Option<Vec<Question>> {
    let (active, opponent) = (position.active(), position.opponent());
    let both = [opponent, active];
    let firsts = match position.phase() {
        Phase::Over(_) => &both[..0],
        Phase::PutStolen { .. } => &both[..1],
        Phase::Steal(_) => &both[..],
        Phase::Search(_) if with_none && position.pawns_left(opponent) > 0 => &both[..],
        Phase::Roll | Phase::Search(_) | Phase::PutForActive(_) => &both[1..],
    };
    firsts
        .iter()
        .map(|&first| Question::new(position, first))
        .collect()
}
