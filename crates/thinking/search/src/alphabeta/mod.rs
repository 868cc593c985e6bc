//! Alpha-beta for two sides without chance: deepening step by step, null
//! windows after the first move, a table of positions with the best move of
//! each, killer moves and the history of good moves on top of the state's own
//! order, and shorter looks at late moves if wanted.
//!
//! Which side wants a high value is asked at each position, so that a seat may
//! move twice in a row and pairs may take turns in any order. A value is flagged
//! as exact when it rests on ends of the game alone (or on what the state knows
//! for certain), whatever the depth. A search that is stopped answers with what
//! it knows; before its first step is done with the move listed first. On one
//! thread, with an empty table and a limit of nodes or depth, the same question
//! has the same answer everywhere.
//!
//! # Coins in a row
//!
//! Two players take a coin from either end of a row until none is left:
//!
//! ```
//! use game::{Seat, Turn, Weighted};
//! use search::alphabeta::{AlphaBeta, Settings};
//! use search::effort::NoWatch;
//! use search::state::Minimax;
//! use search::{Effort, Limits, Question, State, StopSign};
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! enum End { Left, Right }
//!
//! const ROW: [i32; 4] = [8, 15, 3, 7];
//!
//! /// The coins `from..to` are left.
//! #[derive(Clone)]
//! struct Coins { from: usize, to: usize, mover: Seat, ahead: i32 }
//!
//! impl State for Coins {
//!     type Move = End;
//!     type Chance = ();
//!
//!     fn turn(&self) -> Turn {
//!         if self.from == self.to { Turn::Over } else { Turn::Seat(self.mover) }
//!     }
//!     fn moves(&self, out: &mut Vec<End>) {
//!         out.extend([End::Left, End::Right]);
//!     }
//!     fn chances(&self, _: &mut Vec<Weighted<()>>) {}
//!     fn play(&mut self, end: End) {
//!         let coin = match end {
//!             End::Left => ROW[self.from],
//!             End::Right => ROW[self.to - 1],
//!         };
//!         match end {
//!             End::Left => self.from += 1,
//!             End::Right => self.to -= 1,
//!         }
//!         self.ahead += if self.wants_more(self.mover) { coin } else { -coin };
//!         self.mover = self.mover.next(2);
//!     }
//!     fn settle(&mut self, _: ()) {}
//!     fn key(&self) -> u64 {
//!         let left = self.from << 8 | self.to << 1 | self.mover.index();
//!         u64::from(self.ahead as u32) << 32 | left as u64
//!     }
//! }
//!
//! impl Minimax for Coins {
//!     fn wants_more(&self, seat: Seat) -> bool {
//!         seat == Seat::new(0)
//!     }
//!     fn worth(&self) -> i32 {
//!         self.ahead
//!     }
//! }
//!
//! let game = Coins { from: 0, to: 4, mover: Seat::new(0), ahead: 0 };
//! let effort = Effort::new(Limits::nodes(1000), &NoWatch, &StopSign::default());
//!
//! // Both moves with their values, and what is expected to follow. The greedy 8 loses.
//! let settings = Settings::from(Question::default().with_lines(2));
//! let mut depths = Vec::new();
//! let mut told = |report: &search::alphabeta::Answer<End>| depths.push(report.depth);
//! let report = AlphaBeta::new(1 << 12).search(&game, &settings, &effort, &mut told);
//! assert!(report.exact);
//! let lines: Vec<(End, i32)> = report.lines.iter().map(|line| (line.moves[0], line.value)).collect();
//! assert_eq!(lines, [(End::Right, 11), (End::Left, -3)]);
//! assert_eq!(depths.last(), Some(&4), "it looked deeper step by step");
//!
//! // To the end of the game at one go.
//! let proof = Settings::from(Question::proof());
//! let report = AlphaBeta::new(1 << 12).search(&game, &proof, &effort, &mut |_| {});
//! assert_eq!((report.best(), report.value, report.exact), (Some(End::Right), 11, true));
//! ```

mod stored;
mod thread;

use crate::effort::{Effort, StopSign};
use crate::report::Report;
use crate::root::{self, DEEPEST, Question, Root};
use crate::state::Minimax;
use crate::table::Table;
use thread::Thread;

/// How to search; the usual settings suit most games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// What is asked.
    pub question: Question<i32>,
    /// From which move on, counted from 0, moves are first looked at less deep.
    /// They are looked at in full if that makes them look better than the best.
    pub late_from: Option<usize>,
    /// Whether moves that refuted others at the same distance come early.
    pub killers: bool,
    /// Whether moves of a kind that was good elsewhere come early; for states
    /// that tell the kinds of their moves.
    pub history: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            question: Question::default(),
            late_from: None,
            killers: true,
            history: true,
        }
    }
}

impl From<Question<i32>> for Settings {
    fn from(question: Question<i32>) -> Settings {
        Settings {
            question,
            ..Settings::default()
        }
    }
}

/// What alpha-beta reports.
pub type Answer<M> = Report<M, i32>;

/// An alpha-beta search that keeps its table from one question to the next.
///
/// What is in the table holds for one way of estimating: a caller who changes
/// what states are worth, or needs the same answer again, calls
/// [`AlphaBeta::forget`].
pub struct AlphaBeta {
    table: Table<1>,
}

impl AlphaBeta {
    /// A search with a table of at most so many bytes.
    pub fn new(bytes: usize) -> AlphaBeta {
        AlphaBeta {
            table: Table::new(bytes),
        }
    }

    /// Forgets what earlier searches found.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Searches a position with all the threads of the effort. `told` hears
    /// what is known after each step.
    pub fn search<S>(
        &mut self,
        state: &S,
        settings: &Settings,
        effort: &Effort<'_>,
        told: &mut dyn FnMut(&Answer<S::Move>),
    ) -> Answer<S::Move>
    where
        S: Minimax + Sync,
        S::Move: Send + Sync,
    {
        match self.prepare(state, effort) {
            Ok(root) => {
                let table = &self.table;
                let begin = |halt| Thread::new(table, settings, root::meter(effort, &halt));
                root::together(&root, &settings.question, effort, begin, told)
            }
            Err(report) => report,
        }
    }

    /// Searches a position on this thread alone, whatever the effort allows;
    /// for states that cannot be shared.
    pub fn search_alone<S: Minimax>(
        &mut self,
        state: &S,
        settings: &Settings,
        effort: &Effort<'_>,
        told: &mut dyn FnMut(&Answer<S::Move>),
    ) -> Answer<S::Move> {
        match self.prepare(state, effort) {
            Ok(root) => {
                let table = &self.table;
                let begin =
                    |halt: StopSign| Thread::new(table, settings, root::meter(effort, &halt));
                root::alone(&root, &settings.question, effort, begin, told)
            }
            Err(report) => report,
        }
    }

    fn prepare<S: Minimax>(
        &mut self,
        state: &S,
        effort: &Effort<'_>,
    ) -> Result<Root<S, i32>, Answer<S::Move>> {
        self.table.grow_older();
        let Some(seat) = root::mover(state) else {
            return Err(root::without_moves(state.worth(), true));
        };
        let mut moves = Vec::new();
        let depth = effort.limits.depth.unwrap_or(DEEPEST);
        let complete = state.moves_within(depth, &mut moves);
        assert!(!moves.is_empty(), "a seat that is to move has a move");
        Ok(Root {
            state: state.clone(),
            moves,
            complete,
            wants_more: state.wants_more(seat),
            worth: state.worth(),
            bounds: state.bounds(),
        })
    }
}
