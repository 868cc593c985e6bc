//! Three and more sides: max-n, where each seat takes what is best for itself,
//! and paranoid search, where all the others play against one seat.
//!
//! Max-n looks at one depth after the other. Of equally good moves a seat takes
//! the one listed first, so moves are looked at in the state's own order and
//! the result is that of plain max-n, pruned or not. Pruning is shallow, the
//! only kind that is sound: since sides share one whole, a seat that has found
//! much for itself leaves too little for the seat that moved before it.
//!
//! Paranoid search has two sides, and so [`Paranoid`] makes any state one for
//! [`crate::expectimax`], with its windows, its table and its threads.
//!
//! # To trust or to fear
//!
//! Three players take one or two of the matches in turn, and the one who takes the last
//! wins. From four matches the first player cannot win, but decides who does:
//!
//! ```
//! use game::{PerSeat, Seat, Turn, Weighted};
//! use search::effort::NoWatch;
//! use search::expectimax::Settings;
//! use search::state::Rewards;
//! use search::{Effort, Expecting, Limits, MaxN, Paranoid, State, StopSign};
//!
//! #[derive(Clone)]
//! struct Nim { left: u32, mover: Seat }
//!
//! impl State for Nim {
//!     type Move = u32;
//!     type Chance = ();
//!
//!     fn turn(&self) -> Turn {
//!         if self.left == 0 { Turn::Over } else { Turn::Seat(self.mover) }
//!     }
//!     fn moves(&self, out: &mut Vec<u32>) {
//!         out.extend(1..=self.left.min(2));
//!     }
//!     fn chances(&self, _: &mut Vec<Weighted<()>>) {}
//!     fn play(&mut self, take: u32) {
//!         self.left -= take;
//!         self.mover = self.mover.next(3);
//!     }
//!     fn settle(&mut self, _: ()) {}
//!     fn key(&self) -> u64 {
//!         u64::from(self.left) << 2 | self.mover.index() as u64
//!     }
//! }
//!
//! impl Rewards for Nim {
//!     fn seats(&self) -> usize {
//!         3
//!     }
//!     /// The seat before the one to move took the last match.
//!     fn rewards(&self) -> PerSeat<f64> {
//!         PerSeat::new(3, |seat| match self.left {
//!             0 => f64::from(seat.next(3) == self.mover),
//!             _ => 1.0 / 3.0,
//!         })
//!     }
//! }
//!
//! let effort = || Effort::new(Limits::nodes(1000), &NoWatch, &StopSign::default());
//! let game = |left| Nim { left, mover: Seat::new(0) };
//! let max_n = |left| MaxN::new(1 << 12).search(&game(left), false, &effort(), &mut |_| {});
//! assert_eq!(max_n(4).values.as_slice(), [0.0, 0.0, 1.0]);
//!
//! // So from five the first player leaves four, if the next one takes what is listed
//! // first where all is lost. A player who fears the others expects nothing.
//! assert_eq!((max_n(5).best(), max_n(5).values.as_slice()), (Some(1), &[1.0, 0.0, 0.0][..]));
//! let fearful = Paranoid { state: game(5), seat: Seat::new(0) };
//! let report = Expecting::new(1 << 12).search(&fearful, &Settings::default(), &effort(), &mut |_| {});
//! assert!(report.exact && report.value == 0.0);
//! ```

use game::{PerSeat, Seat, Turn, Weighted};

use crate::effort::{Effort, Meter, StopError};
use crate::root;
use crate::state::{Expectimax, Rewards, State};
use crate::table::Table;

/// A position seen by one seat that takes all other sides for one enemy.
#[derive(Clone, Debug)]
pub struct Paranoid<S> {
    /// The position.
    pub state: S,
    /// The seat that sees it so.
    pub seat: Seat,
}

impl<S: State> State for Paranoid<S> {
    type Move = S::Move;
    type Chance = S::Chance;

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn moves(&self, out: &mut Vec<S::Move>) {
        self.state.moves(out);
    }

    fn chances(&self, out: &mut Vec<Weighted<S::Chance>>) {
        self.state.chances(out);
    }

    fn play(&mut self, mv: S::Move) {
        self.state.play(mv);
    }

    fn settle(&mut self, chance: S::Chance) {
        self.state.settle(chance);
    }

    fn key(&self) -> u64 {
        // What one seat fears is not what another does.
        let salt = (self.seat.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.state.key() ^ salt
    }
}

impl<S: Rewards> Expectimax for Paranoid<S> {
    fn wants_more(&self, seat: Seat) -> bool {
        self.state.side(seat) == self.state.side(self.seat)
    }

    fn worth(&self) -> f64 {
        self.state.rewards()[self.seat]
    }

    fn bounds(&self) -> (f64, f64) {
        (0.0, 1.0)
    }
}

/// What max-n has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer<M> {
    /// How many events ahead everything was looked at.
    pub depth: u32,
    /// What the position is worth to each seat.
    pub values: PerSeat<f64>,
    /// Says whether no estimate was used.
    pub exact: bool,
    /// The best move first, then the others whose values are known, the better
    /// ones first; none unless a seat is to move.
    pub lines: Vec<Choice<M>>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A move with what it is worth to each seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// What it is worth to each seat.
    pub values: PerSeat<f64>,
    /// Says whether no estimate was used.
    pub exact: bool,
}

impl<M: Clone> Answer<M> {
    /// The best move, if a seat is to move.
    pub fn best(&self) -> Option<M> {
        self.lines.first().map(|choice| choice.mv.clone())
    }
}

/// A max-n search that keeps its table from one question to the next; see
/// [`crate::alphabeta::AlphaBeta`].
pub struct MaxN {
    table: Table<5>,
}

/// Values for each seat, and whether they rest on ends alone.
#[derive(Clone, Copy)]
struct Found {
    values: PerSeat<f64>,
    exact: bool,
}

/// What a look at a position has told.
enum Look {
    /// What it is worth to each seat.
    Worth(Found),
    /// That the rival would not go there, and whether that is proven.
    Refused { exact: bool },
}

/// A seat that has something to beat: a position where it gets this or less is
/// not for it.
#[derive(Clone, Copy)]
struct Rival {
    seat: Seat,
    has: f64,
    /// Whether getting the same is of interest, too.
    or_equal: bool,
}

impl Rival {
    fn would_refuse(self, gets_at_most: f64) -> bool {
        gets_at_most < self.has || gets_at_most == self.has && !self.or_equal
    }
}

impl MaxN {
    /// A search with a table of at most so many bytes.
    pub fn new(bytes: usize) -> MaxN {
        MaxN {
            table: Table::new(bytes),
        }
    }

    /// Forgets what earlier searches found.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Searches a position on this thread, deeper and deeper. `told` hears what
    /// is known after each step. With `all` every move at the root gets its
    /// values, else only those that are not refuted.
    pub fn search<S: Rewards>(
        &mut self,
        state: &S,
        all: bool,
        effort: &Effort<'_>,
        told: &mut dyn FnMut(&Answer<S::Move>),
    ) -> Answer<S::Move> {
        self.table.grow_older();
        let meter = Meter::new(effort);
        let before = meter.nodes();
        let mut answer = Answer {
            depth: 0,
            values: state.rewards(),
            exact: state.turn() == Turn::Over,
            lines: Vec::new(),
            nodes: 0,
        };
        let mut moves = Vec::new();
        if let Turn::Seat(_) = state.turn() {
            state.moves(&mut moves);
            answer.lines.push(Choice {
                mv: moves[0].clone(),
                values: answer.values,
                exact: false,
            });
        }
        let thread = Thread {
            table: &self.table,
            meter: &meter,
        };
        for depth in root::depths(1, effort) {
            if answer.exact {
                break;
            }
            let enough = match state.turn() {
                Turn::Seat(seat) => thread.step(state, seat, &moves, depth, all, &mut answer),
                _ => thread.freely(state, depth).map(|found| {
                    answer.values = found.values;
                    answer.exact = found.exact;
                }),
            };
            answer.nodes = meter.nodes() - before;
            if enough.is_err() {
                break;
            }
            answer.depth = depth;
            told(&answer);
        }
        answer
    }
}

struct Thread<'t, 'm, 'e, 'a> {
    table: &'t Table<5>,
    meter: &'m Meter<'e, 'a>,
}

const PROVEN: u32 = 255;

impl Thread<'_, '_, '_, '_> {
    /// Looks at the moves of the root so many events deep, the best one of the
    /// step before first. Whatever beats that move counts even if the step is
    /// cut short.
    fn step<S: Rewards>(
        &self,
        state: &S,
        seat: Seat,
        moves: &[S::Move],
        depth: u32,
        all: bool,
        answer: &mut Answer<S::Move>,
    ) -> Result<(), StopError> {
        let leader = answer.best().expect("a move");
        let leads = moves.iter().position(|mv| *mv == leader).unwrap_or(0);
        let others = (0..moves.len()).filter(|&index| index != leads);
        let mut found: Vec<(usize, Found)> = Vec::new();
        let mut best: Option<(usize, f64)> = None;
        let mut all_exact = true;
        let mut over = Ok(());
        for index in std::iter::once(leads).chain(others) {
            let rival = best.filter(|_| !all).map(|(first, has)| Rival {
                seat,
                has,
                or_equal: index < first,
            });
            let mut next = state.clone();
            next.play(moves[index].clone());
            match self.node(&next, depth - 1, rival) {
                Ok(Look::Worth(values)) => {
                    let gets = values.values[seat];
                    all_exact &= values.exact;
                    found.push((index, values));
                    let is_better =
                        best.is_none_or(|(first, has)| gets > has || gets == has && index < first);
                    if is_better {
                        best = Some((index, gets));
                    }
                }
                Ok(Look::Refused { exact }) => all_exact &= exact,
                Err(enough) => {
                    over = Err(enough);
                    break;
                }
            }
        }
        let Some((best, has)) = best else {
            return over;
        };
        found.sort_by(|(a, x), (b, y)| {
            let by_value = y.values[seat].total_cmp(&x.values[seat]);
            by_value.then(a.cmp(b))
        });
        debug_assert_eq!(found[0].0, best);
        let choice = |(index, found): &(usize, Found)| Choice {
            mv: moves[*index].clone(),
            values: found.values,
            exact: found.exact,
        };
        if over.is_err() {
            // Only the move that leads now is known to be better than before.
            let first = choice(&found[0]);
            answer.values = first.values;
            answer.lines.retain(|line| line.mv != first.mv);
            answer.lines.insert(0, first);
            return over;
        }
        answer.lines = found.iter().map(choice).collect();
        answer.values = answer.lines[0].values;
        let has_all = has >= 1.0 && answer.lines[0].exact && best == 0;
        answer.exact = all_exact || has_all && !all;
        over
    }

    /// What a position is worth to each seat, where nobody refuses anything.
    fn freely<S: Rewards>(&self, state: &S, depth: u32) -> Result<Found, StopError> {
        match self.node(state, depth, None)? {
            Look::Worth(found) => Ok(found),
            Look::Refused { .. } => unreachable!("nobody refuses"),
        }
    }

    /// What a position is worth to each seat, unless the rival would not go
    /// there.
    fn node<S: Rewards>(
        &self,
        state: &S,
        depth: u32,
        rival: Option<Rival>,
    ) -> Result<Look, StopError> {
        self.meter.count()?;
        let turn = state.turn();
        if turn == Turn::Over || depth == 0 {
            return Ok(Look::Worth(Found {
                values: state.rewards(),
                exact: turn == Turn::Over,
            }));
        }
        let key = state.key();
        if let Some(found) = self.known(key, depth, state.seats()) {
            return Ok(Look::Worth(found));
        }
        let before = self.meter.nodes();
        let found = match turn {
            Turn::Seat(seat) => match self.best_of(state, seat, depth, rival)? {
                Look::Worth(found) => found,
                refused => return Ok(refused),
            },
            _ => self.mean_of(state, depth)?,
        };
        let depth = if found.exact { PROVEN } else { depth };
        let mut words = [u64::from(depth), 0, 0, 0, 0];
        for (word, value) in words[1..].iter_mut().zip(found.values.as_slice()) {
            *word = value.to_bits();
        }
        let work = self.meter.nodes().saturating_sub(before) + 1;
        self.table.put(key, work, words);
        Ok(Look::Worth(found))
    }

    fn known(&self, key: u64, depth: u32, seats: usize) -> Option<Found> {
        let [known, values @ ..] = self.table.get(key)?;
        (known >= u64::from(depth)).then(|| Found {
            values: PerSeat::new(seats, |seat| f64::from_bits(values[seat.index()])),
            exact: known == u64::from(PROVEN),
        })
    }

    fn best_of<S: Rewards>(
        &self,
        state: &S,
        seat: Seat,
        depth: u32,
        rival: Option<Rival>,
    ) -> Result<Look, StopError> {
        // Who plays for the same side refuses nothing to the seat.
        let rival = rival.filter(|rival| state.side(rival.seat) != state.side(seat));
        let mut moves = Vec::new();
        state.moves(&mut moves);
        let mut best: Option<Found> = None;
        let mut all_exact = true;
        for mv in moves {
            let mut next = state.clone();
            next.play(mv);
            let to_beat = best.map(|best| Rival {
                seat,
                has: best.values[seat],
                or_equal: false,
            });
            let found = match self.node(&next, depth - 1, to_beat)? {
                Look::Worth(found) => found,
                Look::Refused { exact } => {
                    all_exact &= exact;
                    continue;
                }
            };
            all_exact &= found.exact;
            let is_better = best.is_none_or(|best| found.values[seat] > best.values[seat]);
            let best = if is_better {
                best.insert(found)
            } else {
                continue;
            };
            let has = best.values[seat];
            if rival.is_some_and(|rival| rival.would_refuse(1.0 - has)) {
                return Ok(Look::Refused { exact: best.exact });
            }
            if has >= 1.0 {
                // Nothing can be better, and of equals the first is taken.
                break;
            }
        }
        let mut best = best.expect("a seat that is to move has a move");
        best.exact = all_exact;
        Ok(Look::Worth(best))
    }

    fn mean_of<S: Rewards>(&self, state: &S, depth: u32) -> Result<Found, StopError> {
        let mut chances = Vec::new();
        state.chances(&mut chances);
        let total = f64::from(game::total(&chances));
        let mut mean = Found {
            values: PerSeat::new(state.seats(), |_| 0.0),
            exact: true,
        };
        for chance in chances {
            let share = f64::from(chance.weight) / total;
            let mut next = state.clone();
            next.settle(chance.outcome);
            let found = self.freely(&next, depth - 1)?;
            for seat in Seat::all(state.seats()) {
                mean.values[seat] += share * found.values[seat];
            }
            mean.exact &= found.exact;
        }
        Ok(mean)
    }
}
