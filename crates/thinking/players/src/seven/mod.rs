//! The player of SEVEN.
//!
//! Between two sides, seats or pairs, it looks ahead narrowly (`think`) with
//! an estimate that was learned (`outlook`, `train`) and proves the worth of
//! endings exactly (`exact`); `two` puts these together. Among three or
//! four seats alone every seat is taken to play for itself, and games are played
//! out: `games` does so at full strength in the normal game among three,
//! `rollouts` otherwise.
//! `levels` has the habits of the weaker levels.

use std::sync::LazyLock;

use ::seven::{Forms, Move, Placed, Position, Row, Spot};
use game::{Game, Turn};
use search::{Meter, Numbers};

use crate::ask::{Analysis, Ask, Comparison, RankedMove};

mod answer;
mod board;
mod budget;
mod endings;
mod exact;
mod expert;
mod game_tree;
pub mod greedy;
mod hint;
mod levels;
mod likely_replies;
mod memory;
mod outlook;
mod review;
mod rollouts;
mod settle;
mod several_seats;
mod tempt;
mod think;
pub mod train;
mod two_sides;

pub use endings::{endings, tiles_left};
pub(crate) use expert::SevenExpert;

use answer::{at_the_end, compared, is_among_several, just, nothing_known, told};
use board::Board;
use budget::{Budget, HaltError};
use game_tree::Games;
use levels::Habit;
use memory::Memory;
use outlook::Nets;
use rollouts::Rollouts;
use settle::First;
use several_seats::{among_several, games_among};
use two_sides::{Plan, Study};

/// How many free cells a window must have around the tiles at first.
const ROOM: usize = 6;

/// Up to so many tiles on the table moves are compared by what they lead to, so
/// that those which are the same up to symmetry are looked at once.
const COMPARED: usize = 3;

/// What positions look like up to symmetry.
static FORMS: LazyLock<Forms> = LazyLock::new(Forms::new);

/// What the weaker levels use for their tables.
const SMALL: usize = 1 << 20;

/// A player that remembers what it found from one move to the next.
pub struct Mind {
    bytes: usize,
    /// Made when it is first needed: the weaker levels do without.
    memory: Option<Memory>,
    small: Memory,
    normal: Nets,
    misere: Nets,
}

/// What is to be done with a position.
struct Task<'t> {
    ask: &'t Ask<'t>,
    /// The habit of a weaker level; none for full strength.
    habit: Option<Habit>,
    plan: Plan,
    report: &'t mut dyn FnMut(&Analysis<Move>),
    /// A move that is looked at as thoroughly as the best one, and what came of
    /// it: both worths.
    beside: Option<Placed>,
    pair: Option<(f64, f64)>,
}

impl Mind {
    /// A mind with tables of at most so many bytes.
    pub fn new(memory: usize) -> Mind {
        Mind {
            bytes: memory,
            memory: None,
            small: Memory::new(SMALL.min(memory)),
            normal: expert::normal(),
            misere: expert::misere(),
        }
    }
}

impl crate::Mind for Mind {
    type Game = Position;

    fn choose(&mut self, position: &Position, ask: &Ask<'_>) -> Option<Move> {
        let Turn::Seat(seat) = position.turn() else {
            return None;
        };
        let mut placements = Vec::new();
        position.placements(&mut placements);
        if placements.len() == 1 || position.is_out(seat) {
            return placements.first().map(|tile| tile.placement.into());
        }
        if position.placed().is_empty() {
            return Some(self.first_tile(position, &placements, ask));
        }
        let mut task = Task {
            ask,
            habit: levels::habit(ask.level),
            plan: Plan::CHOOSE,
            report: &mut |_| {},
            beside: None,
            pair: None,
        };
        let found = self.in_windows(position, &placements, &mut task);
        // No window is too small but in a game laid out as no game is.
        let first = placements[0].placement.into();
        Some(
            found
                .and_then(|found| found.best().copied())
                .unwrap_or(first),
        )
    }

    /// When the value is proven, `lines` has every best move that is proven to
    /// be one, which in the end is every best move there is; each placement
    /// counts for itself, except that with up to three tiles on the table those
    /// that lead to the same position up to symmetry are listed once. Until
    /// then it has the few that seem best. With three or four seats alone
    /// nothing is ever proven.
    ///
    /// When the game is over there are no lines, and the value is White's.
    fn analyse(
        &mut self,
        position: &Position,
        ask: &Ask<'_>,
        report: &mut dyn FnMut(&Analysis<Move>),
    ) -> Analysis<Move> {
        let Turn::Seat(_) = position.turn() else {
            let outcome = position.outcome().expect("the game is over");
            return at_the_end(position, &outcome);
        };
        let mut placements = Vec::new();
        position.placements(&mut placements);
        if position.placed().is_empty() {
            return self.analyse_first(position, &placements, ask);
        }
        let mut task = Task {
            ask,
            habit: None,
            plan: Plan::ANALYSE,
            report,
            beside: None,
            pair: None,
        };
        let found = self.in_windows(position, &placements, &mut task);
        found.unwrap_or_else(|| nothing_known(position, &placements))
    }

    /// Between two sides only.
    fn compare(
        &mut self,
        position: &Position,
        other: &Move,
        ask: &Ask<'_>,
    ) -> Option<Comparison<Move>> {
        if is_among_several(position) {
            return None;
        }
        let mut placements = Vec::new();
        position.placements(&mut placements);
        let at = placements
            .iter()
            .position(|tile| Move::from(tile.placement) == *other)?;
        if position.placed().is_empty() {
            let analysis = self.analyse_first(position, &placements, ask);
            let is_same = |line: &&RankedMove<Move>| line.moves[0].tile() == other.tile();
            let known = analysis.lines.iter().find(is_same);
            let pair = known.map(|known| (analysis.lines[0].value, known.value));
            return Some(compared(analysis, pair));
        }
        // Of moves that lead to the same position the first is looked at.
        placements[..=at].rotate_right(1);
        let mut task = Task {
            ask,
            habit: None,
            plan: Plan::ANALYSE,
            report: &mut |_| {},
            beside: Some(placements[0]),
            pair: None,
        };
        let found = self.in_windows(position, &placements, &mut task);
        let pair = task.pair;
        let found = found.unwrap_or_else(|| nothing_known(position, &placements));
        Some(compared(found, pair))
    }
}

impl Mind {
    /// Studies a position in the smallest window that is large enough. A window of
    /// half the size is no faster, and every fourth proof with six tiles left
    /// would leave it.
    fn in_windows(
        &mut self,
        position: &Position,
        placements: &[Placed],
        task: &mut Task<'_>,
    ) -> Option<Analysis<Move>> {
        let different = different(position, placements);
        let wide = self.in_window::<u64, 64>(position, &different, task);
        let widest = wide.or_else(|_| self.in_window::<u128, 128>(position, &different, task));
        widest.ok()
    }

    fn in_window<W: Row, const N: usize>(
        &mut self,
        position: &Position,
        placements: &[Placed],
        task: &mut Task<'_>,
    ) -> Result<Analysis<Move>, HaltError> {
        let mut board = Board::<W, N>::new(position, ROOM).ok_or(HaltError::Stretched)?;
        if !board.has_room() {
            return Err(HaltError::Stretched);
        }
        let mut spots: Vec<Spot> = placements
            .iter()
            .map(|&tile| board.surface.spot(tile))
            .collect();
        let mut numbers = Numbers::seeded(task.ask.seed);
        let (plan, nodes) = match task.habit {
            Some(Habit::Glance(glance)) => {
                let spot = levels::at_a_glance(&mut board, spots, glance, &mut numbers);
                let mv = board.surface.placement(spot).into();
                return Ok(just(mv));
            }
            Some(Habit::Look { plan, nodes }) => (plan, Some(nodes)),
            None => (task.plan, None),
        };
        let plan = Plan {
            seed: task.ask.seed,
            beside: task.beside.map(|tile| board.surface.spot(tile)),
            ..plan
        };
        // Which of equally good moves comes first must not depend on letters.
        let first = numbers.below(spots.len() as u32) as usize;
        spots.rotate_left(first);
        let budget = Budget::new(Meter::new(task.ask.effort), nodes);
        if board.seats > 2 && !board.pairs {
            let bytes = if nodes.is_some() { SMALL } else { self.bytes };
            let first = if plan.every {
                First::TELLING
            } else {
                First::PLAYING
            };
            // Measured in the normal game among three, where it is the better way.
            let is_normal = board.seats == 3 && !board.misere;
            if is_normal && nodes.is_none() && !plan.every {
                let games = Games::new(&mut board, &budget, numbers, bytes, &spots);
                return games_among(games, &spots, &budget);
            }
            let rollouts = Rollouts::new(&mut board, &budget, first, numbers, bytes);
            return among_several(rollouts, &spots, &budget, task.report);
        }
        let by_nodes = nodes.is_some() || task.ask.effort.limits.nodes.is_some();
        let memory = if nodes.is_some() {
            &mut self.small
        } else {
            self.memory.get_or_insert_with(|| Memory::new(self.bytes))
        };
        if by_nodes {
            // The answer must not depend on what was asked before.
            memory.clear();
        }
        let nets = if board.misere {
            &self.misere
        } else {
            &self.normal
        };
        let window = board.surface.clone();
        let told = |study: &Study, nodes| told(study, nodes, |spot| window.placement(spot));
        let mut report = |study: &Study, nodes| (task.report)(&told(study, nodes));
        let study = two_sides::study(&mut board, spots, memory, nets, &budget, plan, &mut report)?;
        task.pair = study.pair;
        Ok(told(&study, budget.nodes()))
    }

    /// The first tile of all: where it lies does not matter, only which it is.
    /// Full strength takes the one that is learned to be best, the others any.
    fn first_tile(&self, position: &Position, placements: &[Placed], ask: &Ask<'_>) -> Move {
        let mut numbers = Numbers::seeded(ask.seed);
        let first = numbers.below(placements.len() as u32) as usize;
        if !ask.level.is_full_strength() {
            return placements[first].placement.into();
        }
        let lines = self.first_tiles(position, placements);
        let best = lines[0].moves[0];
        let alike = placements
            .iter()
            .filter(|tile| tile.placement.tile() == best.tile());
        let alike: Vec<_> = alike.collect();
        alike[first % alike.len()].placement.into()
    }

    /// Every tile once as the first, with what it is thought to be worth.
    fn first_tiles(&self, position: &Position, placements: &[Placed]) -> Vec<RankedMove<Move>> {
        let nets = if position.setup().is_misere() {
            &self.misere
        } else {
            &self.normal
        };
        let line = |tile: &Placed| {
            let mut next = position.clone();
            next.place_unchecked(*tile);
            let board = Board::<u32, 32>::new(&next, ROOM).expect("one tile has room");
            let known = nets.of(&board).is_some();
            let worth = if known {
                -two_sides::share(think::estimate(&board, nets))
            } else {
                0.0
            };
            RankedMove::new(tile.placement.into(), worth)
        };
        let different = different(position, placements);
        let mut lines: Vec<_> = different.iter().map(line).collect();
        lines.sort_by(|a, b| b.value.total_cmp(&a.value));
        lines
    }

    fn analyse_first(
        &self,
        position: &Position,
        placements: &[Placed],
        ask: &Ask<'_>,
    ) -> Analysis<Move> {
        let lines = self.first_tiles(position, placements);
        let mut analysis = nothing_known(position, placements);
        if analysis.values.is_empty() {
            analysis.value = Some(lines[0].value);
        }
        analysis.lines = lines;
        analysis.depth = 1;
        analysis.nodes = ask.effort.nodes();
        analysis
    }
}

/// The placements without those that lead to the same position as another
/// up to symmetry.
fn different(position: &Position, placements: &[Placed]) -> Vec<Placed> {
    if position.placed().len() > COMPARED {
        return placements.to_vec();
    }
    let mut forms = std::collections::BTreeSet::new();
    let is_new = |tile: &&Placed| {
        let mut next = position.clone();
        next.place_unchecked(**tile);
        forms.insert(FORMS.form(&next))
    };
    placements.iter().filter(is_new).copied().collect()
}
