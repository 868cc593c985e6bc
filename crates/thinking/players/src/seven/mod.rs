//! The player of SEVEN.
//!
//! Between two sides, seats or pairs, it looks ahead narrowly (`think`) with
//! an estimate that was learned (`outlook`, `train`) and proves the worth of
//! endings exactly (`exact`); `two` puts these together. Among three or
//! four seats alone every seat is taken to play for itself, and games are played
//! out: `games` does so at full strength in the normal game among three,
//! `rollouts` otherwise.
//! `levels` has the habits of the weaker levels.

use ::seven::{Forms, Move, Placed, Placement, Position, Row, Spot};
use game::{Game, Outcome, Seat, Turn};
use search::{Meter, Numbers};

use crate::ask::{Analysis, Ask, Comparison, Line, Pair};
use crate::weights::{self, File};

mod allowance;
mod board;
mod endings;
mod exact;
mod foresee;
mod games;
mod levels;
mod memory;
mod outlook;
mod rollouts;
mod settle;
mod tempt;
mod think;
pub mod train;
mod two;

pub use endings::{endings, tiles_left};

use allowance::{Allowance, Halt};
use board::Board;
use games::Games;
use levels::Habit;
use memory::Memory;
use outlook::Nets;
use rollouts::{Branch, Rollouts};
use settle::{First, Rewards};
use two::{Plan, Study};

/// How many free cells a window must have around the tiles at first.
const ROOM: usize = 6;

/// Up to so many tiles on the table moves are compared by what they lead to, so
/// that those which are the same up to symmetry are looked at once.
const COMPARED: usize = 3;

/// What the weaker levels use for their tables.
const SMALL: usize = 1 << 20;

/// After so many games played out among several seats more would not change
/// the answer; it also is an end where nothing else limits the effort.
const MOST_GAMES: u64 = 20_000_000;

/// How many moves an estimate tells of.
const LINES: usize = 5;

/// What is not proven is learned, and says better which move to look at first than
/// how much one is worth: where full strength plays against itself, moves seem
/// up to 0.31 worse than the best one although nothing is lost by them.
const DOUBT: f64 = 0.32;

/// Whether these bytes are the nets of one way to win.
pub(crate) fn is_weights(bytes: &[u8]) -> bool {
    bytes.len() == Nets::BYTES
}

/// A player that remembers what it found from one move to the next.
pub struct Mind {
    bytes: usize,
    /// Made when it is first needed: the weaker levels do without.
    memory: Option<Memory>,
    small: Memory,
    normal: Nets,
    misere: Nets,
    forms: Box<Forms>,
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
            normal: Nets::read(weights::bytes(File::SevenNormal)),
            misere: Nets::read(weights::bytes(File::SevenMisere)),
            forms: Box::new(Forms::new()),
        }
    }

    /// Chooses a legal move; `None` unless a seat is to move. However soon it
    /// is stopped, there is an answer.
    pub fn choose(&mut self, position: &Position, ask: &Ask<'_>) -> Option<Move> {
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

    /// Analyses a position until it is proven or the effort is over. `report`
    /// hears what is known so far whenever more is.
    ///
    /// When the value is proven, `lines` has every best move that is proven to
    /// be one, which in the end is every best move there is; each placement
    /// counts for itself, except that with up to three tiles on the table those
    /// that lead to the same position up to symmetry are listed once. Until
    /// then it has the few that seem best. With three or four seats alone
    /// nothing is ever proven.
    ///
    /// When the game is over there are no lines, and the value is White's.
    pub fn analyse(
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

    /// Analyses a position between two sides and looks at one of its moves as
    /// thoroughly as at the best one.
    pub fn compare(&mut self, position: &Position, other: Move, ask: &Ask<'_>) -> Comparison<Move> {
        let mut placements = Vec::new();
        position.placements(&mut placements);
        let at = placements
            .iter()
            .position(|tile| Move::from(tile.placement) == other);
        let several = position.seats() > 2 && !position.setup().is_pairs();
        let (Some(at), false) = (at, several) else {
            return Comparison {
                analysis: self.analyse(position, ask, &mut |_| {}),
                pair: None,
            };
        };
        if position.placed().is_empty() {
            let analysis = self.analyse_first(position, &placements, ask);
            let is_same = |line: &&Line<Move>| line.moves[0].tile() == other.tile();
            let known = analysis.lines.iter().find(is_same);
            let pair = known.map(|known| (analysis.lines[0].value, known.value));
            return compared(analysis, pair);
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
        compared(found, pair)
    }

    /// Studies a position in the smallest window that is large enough. A window of
    /// half the size is no faster, and every fourth proof with six tiles left
    /// would leave it.
    fn in_windows(
        &mut self,
        position: &Position,
        placements: &[Placed],
        task: &mut Task<'_>,
    ) -> Option<Analysis<Move>> {
        let different = self.different(position, placements);
        let wide = self.in_window::<u64, 64>(position, &different, task);
        let widest = wide.or_else(|_| self.in_window::<u128, 128>(position, &different, task));
        widest.ok()
    }

    /// The placements without those that lead to the same position as another
    /// up to symmetry.
    fn different(&self, position: &Position, placements: &[Placed]) -> Vec<Placed> {
        if position.placed().len() > COMPARED {
            return placements.to_vec();
        }
        let mut forms = std::collections::BTreeSet::new();
        let is_new = |tile: &&Placed| {
            let mut next = position.clone();
            next.place_unchecked(**tile);
            forms.insert(self.forms.form(&next))
        };
        placements.iter().filter(is_new).copied().collect()
    }

    fn in_window<W: Row, const N: usize>(
        &mut self,
        position: &Position,
        placements: &[Placed],
        task: &mut Task<'_>,
    ) -> Result<Analysis<Move>, Halt> {
        let mut board = Board::<W, N>::new(position, ROOM).ok_or(Halt::Stretched)?;
        if !board.has_room() {
            return Err(Halt::Stretched);
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
        let allowance = Allowance::new(Meter::new(task.ask.effort), nodes);
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
                let games = Games::new(&mut board, &allowance, numbers, bytes, &spots);
                return games_among(games, &spots, &allowance);
            }
            let rollouts = Rollouts::new(&mut board, &allowance, first, numbers, bytes);
            return among_several(rollouts, &spots, &allowance, task.report);
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
        let study = two::study(
            &mut board,
            spots,
            memory,
            nets,
            &allowance,
            plan,
            &mut report,
        )?;
        task.pair = study.pair;
        Ok(told(&study, allowance.nodes()))
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
    fn first_tiles(&self, position: &Position, placements: &[Placed]) -> Vec<Line<Move>> {
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
                -two::share(think::estimate(&board, nets))
            } else {
                0.0
            };
            Line {
                moves: vec![tile.placement.into()],
                value: worth,
            }
        };
        let different = self.different(position, placements);
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

/// Games played out among several seats, told as an analysis. Each seat's value
/// is its part of what all can expect together, so that all add up to 1.
fn among_several<W: Row, const N: usize>(
    mut rollouts: Rollouts<'_, W, N>,
    spots: &[Spot],
    allowance: &Allowance<'_>,
    report: &mut dyn FnMut(&Analysis<Move>),
) -> Result<Analysis<Move>, Halt> {
    let (seat, seats) = (rollouts.board.seat, rollouts.board.seats);
    let window = rollouts.board.surface.clone();
    let told = |ranked: &[Branch]| {
        let ranked = ranked.iter().map(|branch| (branch.spot, branch.worth()));
        let placement = |spot| window.placement(spot);
        shared((seat, seats), ranked, placement, 1, allowance.nodes())
    };
    allowance.allow(100);
    match rollouts.plant(spots) {
        Err(Halt::Stretched) => return Err(Halt::Stretched),
        Err(Halt::Enough | Halt::Paused) => return Ok(told(&[Branch::untried(spots[0])])),
        Ok(()) => {}
    }
    let (mut games, mut next_report) = (0u64, 1);
    loop {
        match rollouts.play_one() {
            Ok(()) => games += 1,
            Err(Halt::Stretched) => return Err(Halt::Stretched),
            Err(Halt::Enough | Halt::Paused) => break,
        }
        if games == next_report {
            next_report *= 2;
            report(&told(&rollouts.ranked()));
        }
        match rollouts.widen(spots) {
            Ok(true) if games < MOST_GAMES => {}
            Err(Halt::Stretched) => return Err(Halt::Stretched),
            Ok(_) | Err(Halt::Enough | Halt::Paused) => break,
        }
    }
    let found = told(&rollouts.ranked());
    report(&found);
    Ok(found)
}

/// Games played out among three seats where only the best move matters.
fn games_among<W: Row, const N: usize>(
    mut games: Games<'_, W, N>,
    spots: &[Spot],
    allowance: &Allowance<'_>,
) -> Result<Analysis<Move>, Halt> {
    allowance.allow(100);
    for _ in 0..MOST_GAMES {
        match games.play_one() {
            Ok(true) => {}
            Err(Halt::Stretched) => return Err(Halt::Stretched),
            Ok(false) | Err(Halt::Enough | Halt::Paused) => break,
        }
    }
    let mut ranked = games.ranked();
    if ranked.is_empty() {
        ranked.push(games::Branch::untried(spots[0]));
    }
    let ranked = ranked.iter().map(|branch| (branch.spot, branch.worth()));
    let (seat, seats) = (games.board.seat, games.board.seats);
    let placement = |spot| games.board.surface.placement(spot);
    Ok(shared(
        (seat, seats),
        ranked,
        placement,
        1,
        allowance.nodes(),
    ))
}

/// Moves among several seats and what they bring all, the best first, told as an
/// analysis for one of so many seats.
fn shared(
    (seat, seats): (usize, usize),
    ranked: impl Iterator<Item = (Spot, Rewards)>,
    placement: impl Fn(Spot) -> Placement,
    plies: usize,
    nodes: u64,
) -> Analysis<Move> {
    let shares = |worth: Rewards| {
        let sum: f64 = worth[..seats].iter().sum();
        let share = |seat: usize| {
            if sum > 0.0 {
                worth[seat] / sum
            } else {
                1.0 / seats as f64
            }
        };
        (0..seats).map(share).collect::<Vec<_>>()
    };
    let ranked: Vec<_> = ranked.take(LINES).collect();
    let line = |&(spot, worth): &(Spot, Rewards)| Line {
        moves: vec![placement(spot).into()],
        value: shares(worth)[seat],
    };
    Analysis {
        exact: false,
        value: None,
        values: shares(ranked[0].1),
        lines: ranked.iter().map(line).collect(),
        depth: plies as u32,
        nodes,
    }
}

/// A comparison with how far it can be relied on.
fn compared(analysis: Analysis<Move>, pair: Option<(f64, f64)>) -> Comparison<Move> {
    let doubt = if analysis.exact { 0.0 } else { DOUBT };
    let pair = pair.map(|(best, other)| Pair { best, other, doubt });
    Comparison { analysis, pair }
}

/// A study in the words of an analysis.
fn told(study: &Study, nodes: u64, placement: impl Fn(Spot) -> Placement) -> Analysis<Move> {
    let best = study.moves[0];
    let value = |judged: &two::Judged| {
        if study.exact {
            f64::from(judged.most)
        } else {
            judged.estimate
        }
    };
    let is_told = |judged: &&two::Judged| !study.exact || judged.proven && judged.most == best.most;
    let most = if study.exact { usize::MAX } else { LINES };
    let line = |judged: &two::Judged| Line {
        moves: vec![placement(judged.spot).into()],
        value: value(judged),
    };
    Analysis {
        exact: study.exact,
        value: Some(value(&best)),
        values: Vec::new(),
        lines: (study.moves.iter().filter(is_told).map(line))
            .take(most)
            .collect(),
        depth: study.depth as u32,
        nodes,
    }
}

/// The answer of somebody who does not look ahead.
fn just(mv: Move) -> Analysis<Move> {
    Analysis {
        exact: false,
        value: None,
        values: Vec::new(),
        lines: vec![Line {
            moves: vec![mv],
            value: 0.0,
        }],
        depth: 0,
        nodes: 0,
    }
}

/// What can be said of a position at which nobody has looked: any move, and
/// everybody has an equal share.
fn nothing_known(position: &Position, placements: &[Placed]) -> Analysis<Move> {
    let seats = position.seats();
    let alone = seats > 2 && !position.setup().is_pairs();
    let shares = vec![1.0 / seats as f64; seats];
    Analysis {
        value: (!alone).then_some(0.0),
        values: if alone { shares } else { Vec::new() },
        ..just(placements[0].placement.into())
    }
}

/// The analysis of a game that is over, told for White.
fn at_the_end(position: &Position, outcome: &Outcome) -> Analysis<Move> {
    let seats = position.seats();
    let alone = seats > 2 && !position.setup().is_pairs();
    let places = outcome.places.as_slice();
    let first = places.iter().filter(|&&place| place == 1).count();
    let share = |&place: &u8| {
        if place == 1 { 1.0 / first as f64 } else { 0.0 }
    };
    let value = match outcome.places[Seat::new(0)] {
        1 if first == seats => 0.0,
        1 => 1.0,
        _ => -1.0,
    };
    Analysis {
        exact: !alone,
        value: (!alone).then_some(value),
        values: if alone {
            places.iter().map(share).collect()
        } else {
            Vec::new()
        },
        lines: Vec::new(),
        depth: 0,
        nodes: 0,
    }
}
