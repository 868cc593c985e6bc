//! Expectimax for two sides with chance: deepening step by step, windows that
//! reach through chance (star1), a look at one reply to each outcome before all
//! are looked at in full (star2), and a table with the bounds of each position.
//!
//! A chance node is worth the mean of its outcomes. Since every outcome lies
//! within the bounds the state gives, each one looked at narrows what the mean
//! can still be; as soon as that lies outside the window the rest is left out.
//! The promises are those of [`crate::alphabeta`]: exact means that no estimate
//! was used, a stopped search answers, and on one thread with an empty table
//! the same question has the same answer everywhere. Means are summed in the
//! order in which the state lists the outcomes, however they were found.
//!
//! # Throw again?
//!
//! A die may be thrown up to three times, and the last throw counts. What is that worth?
//!
//! ```
//! use game::{Seat, Turn, Weighted, evenly};
//! use search::effort::NoWatch;
//! use search::expectimax::{Expecting, Settings};
//! use search::state::Expectimax;
//! use search::{Effort, Limits, State, StopSign};
//!
//! #[derive(Clone)]
//! struct Die { shown: Option<u8>, throws: u8, kept: bool }
//!
//! impl State for Die {
//!     type Move = bool;
//!     type Chance = u8;
//!
//!     fn turn(&self) -> Turn {
//!         match self.shown {
//!             None => Turn::Chance,
//!             Some(_) if self.kept || self.throws == 0 => Turn::Over,
//!             Some(_) => Turn::Seat(Seat::new(0)),
//!         }
//!     }
//!     /// Keep what is there, or throw again.
//!     fn moves(&self, out: &mut Vec<bool>) {
//!         out.extend([true, false]);
//!     }
//!     fn chances(&self, out: &mut Vec<Weighted<u8>>) {
//!         out.extend(evenly(1..=6));
//!     }
//!     fn play(&mut self, keep: bool) {
//!         self.kept = keep;
//!         self.shown = self.shown.filter(|_| keep);
//!     }
//!     fn settle(&mut self, shown: u8) {
//!         self.shown = Some(shown);
//!         self.throws -= 1;
//!     }
//!     fn key(&self) -> u64 {
//!         u64::from(self.shown.unwrap_or(0)) << 8 | u64::from(self.throws) << 1 | u64::from(self.kept)
//!     }
//! }
//!
//! impl Expectimax for Die {
//!     fn wants_more(&self, _: Seat) -> bool {
//!         true
//!     }
//!     fn worth(&self) -> f64 {
//!         self.shown.map_or(3.5, f64::from)
//!     }
//!     fn bounds(&self) -> (f64, f64) {
//!         (1.0, 6.0)
//!     }
//! }
//!
//! let search = |state: &Die| {
//!     let effort = Effort::new(Limits::nodes(10_000), &NoWatch, &StopSign::default());
//!     Expecting::new(1 << 12).search(state, &Settings::default(), &effort, &mut |_| {})
//! };
//! let three = search(&Die { shown: None, throws: 3, kept: false });
//! assert!(three.exact && (three.value - 14.0 / 3.0).abs() < 1e-12);
//!
//! // With two throws left a four is thrown again, with one it is kept.
//! let keeps = |shown, throws| search(&Die { shown: Some(shown), throws, kept: false }).best();
//! assert_eq!([keeps(4, 2), keeps(4, 1)], [Some(false), Some(true)]);
//! ```

mod fan;
mod stored;
mod thread;

use game::Turn;

use crate::effort::{Effort, StopSign};
use crate::report::{Bound, Report};
use crate::root::{self, DEEPEST, Question, Root};
use crate::state::Expectimax;
use crate::table::Table;
use thread::Thread;

/// How to search; the usual settings suit most games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// What is asked.
    pub question: Question<f64>,
    /// From how many events ahead on outcomes are probed by one reply each; no
    /// probing if there is none.
    pub probe_from: Option<u32>,
    /// Whether moves that refuted others at the same distance come early.
    pub killers: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            question: Question::default(),
            probe_from: Some(2),
            killers: true,
        }
    }
}

impl From<Question<f64>> for Settings {
    fn from(question: Question<f64>) -> Settings {
        Settings {
            question,
            ..Settings::default()
        }
    }
}

/// What expectimax reports.
pub type Answer<M> = Report<M, f64>;

/// An expectimax search that keeps its table from one question to the next;
/// see [`crate::alphabeta::AlphaBeta`].
pub struct Expecting {
    table: Table<3>,
}

impl Expecting {
    /// A search with a table of at most so many bytes.
    pub fn new(bytes: usize) -> Expecting {
        Expecting {
            table: Table::new(bytes),
        }
    }

    /// Forgets what earlier searches found.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Searches a position with all the threads of the effort. `told` hears
    /// what is known after each step. Where chance is to speak the value is the
    /// mean over what it may bring, and there are no lines.
    pub fn search<S>(
        &mut self,
        state: &S,
        settings: &Settings,
        effort: &Effort<'_>,
        told: &mut dyn FnMut(&Answer<S::Move>),
    ) -> Answer<S::Move>
    where
        S: Expectimax + Sync,
        S::Move: Send + Sync,
        S::Chance: Send + Sync,
    {
        match self.prepare(state, effort) {
            Some(root) => {
                let table = &self.table;
                let begin = |halt| Thread::new(table, settings, root::meter(effort, &halt));
                root::together(&root, &settings.question, effort, begin, told)
            }
            None => self.without_mover(state, settings, effort, told),
        }
    }

    /// Searches a position on this thread alone, whatever the effort allows;
    /// for states that cannot be shared.
    pub fn search_alone<S: Expectimax>(
        &mut self,
        state: &S,
        settings: &Settings,
        effort: &Effort<'_>,
        told: &mut dyn FnMut(&Answer<S::Move>),
    ) -> Answer<S::Move> {
        match self.prepare(state, effort) {
            Some(root) => {
                let table = &self.table;
                let begin =
                    |halt: StopSign| Thread::new(table, settings, root::meter(effort, &halt));
                root::alone(&root, &settings.question, effort, begin, told)
            }
            None => self.without_mover(state, settings, effort, told),
        }
    }

    fn prepare<S: Expectimax>(&mut self, state: &S, effort: &Effort<'_>) -> Option<Root<S, f64>> {
        self.table.grow_older();
        let seat = root::mover(state)?;
        let mut moves = Vec::new();
        let depth = effort.limits.depth.unwrap_or(DEEPEST);
        let complete = state.moves_within(depth, &mut moves);
        assert!(!moves.is_empty(), "a seat that is to move has a move");
        Some(Root {
            state: state.clone(),
            moves,
            complete,
            wants_more: state.wants_more(seat),
            worth: state.worth(),
            bounds: state.bounds(),
        })
    }

    /// The value of a position where chance is to speak or the game is over.
    fn without_mover<S: Expectimax>(
        &mut self,
        state: &S,
        settings: &Settings,
        effort: &Effort<'_>,
        told: &mut dyn FnMut(&Answer<S::Move>),
    ) -> Answer<S::Move> {
        let is_over = state.turn() == Turn::Over;
        let mut report = root::without_moves(state.worth(), is_over);
        if is_over {
            return report;
        }
        let before = effort.nodes();
        let halt = StopSign::default();
        let mut thread = Thread::new(&self.table, settings, root::meter(effort, &halt));
        let window = settings.question.window;
        for depth in root::depths(settings.question.first_depth, effort) {
            let found = thread.node(state, depth, window, 0);
            report.nodes = thread.meter.nodes() - before;
            let Ok(found) = found else { break };
            report.depth = depth;
            report.value = found.value;
            report.exact = found.exact;
            report.bound = match found.value {
                value if value <= window.0 => Bound::AtMost,
                value if value >= window.1 => Bound::AtLeast,
                _ => Bound::Equal,
            };
            told(&report);
            if report.exact {
                break;
            }
        }
        report
    }
}
