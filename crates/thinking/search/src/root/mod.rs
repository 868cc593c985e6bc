//! What the searches by windows share at the root: deepening step by step,
//! several best moves, an answer at any moment, and helping threads.

mod deepening;
mod threads;

use game::Turn;

use crate::effort::{Effort, Meter, StopError, StopSign};
use crate::report::{Bound, Found, Report, Score};
use crate::state::State;

pub(crate) use threads::{alone, depths, together};

/// What is asked of a search by windows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Question<V> {
    /// How many of the best moves are wanted with their values.
    pub lines: usize,
    /// If set, every move is wanted, too, that is worse than the best by no more
    /// than this: 0 for all the moves that are equally good.
    pub ties: Option<V>,
    /// How deep to look first; more skips the steps before. [`DEEPEST`] looks to
    /// the end of the game at once and uses no estimate.
    pub first_depth: u32,
    /// The values of interest, from the side that wants more: what lies outside
    /// is only found to do so.
    pub window: (V, V),
}

/// As deep as it goes. No game here has so many events.
pub const DEEPEST: u32 = 254;

impl<V: Score> Default for Question<V> {
    fn default() -> Question<V> {
        Question {
            lines: 1,
            ties: None,
            first_depth: 1,
            window: (V::LEAST, V::GREATEST),
        }
    }
}

impl<V: Score> Question<V> {
    /// The value and the best move, proven to the end of the game at one go.
    pub fn proof() -> Question<V> {
        Question {
            first_depth: DEEPEST,
            ..Question::default()
        }
    }

    /// So many best moves.
    pub fn with_lines(self, lines: usize) -> Question<V> {
        Question { lines, ..self }
    }

    /// Every move that is worse than the best by at most so much.
    pub fn with_ties(self, slack: V) -> Question<V> {
        Question {
            ties: Some(slack),
            ..self
        }
    }

    fn wants_only_the_best(&self) -> bool {
        self.lines <= 1 && self.ties.is_none()
    }
}

/// From where the root asks for a value.
#[derive(Clone, Copy)]
pub(crate) struct Asked {
    /// Says that no other move has a value yet that this one is to beat.
    pub(crate) is_first: bool,
    /// Says that the side which moved wants more.
    pub(crate) by_more: bool,
}

/// A search of one kind on one thread.
pub(crate) trait Seeker<S: State> {
    type Score: Score;

    /// The value of a position, from the side that wants more: a bound where it
    /// lies outside the window.
    fn value(
        &mut self,
        state: &S,
        depth: u32,
        window: (Self::Score, Self::Score),
        asked: Asked,
    ) -> Result<Found<Self::Score>, StopError>;

    /// The moves that are expected after the position last looked at.
    fn follows(&self) -> &[S::Move];

    /// All nodes counted so far by all threads.
    fn nodes(&self) -> u64;
}

/// Who hears what is known after each step.
pub(crate) type Told<'t, M, V> = dyn FnMut(&Report<M, V>) + 't;

/// What a game tells about the position at the root.
pub(crate) struct Root<S: State, V> {
    pub(crate) state: S,
    pub(crate) moves: Vec<S::Move>,
    /// Says whether the moves listed are all that matter.
    pub(crate) complete: bool,
    pub(crate) wants_more: bool,
    /// What it is worth by the state's own word.
    pub(crate) worth: V,
    /// The least and the greatest value there can be.
    pub(crate) bounds: (V, V),
}

/// Turns a value round for the side that wants less; the same both ways.
pub(crate) fn own<V: Score>(value: V, wants_more: bool) -> V {
    if wants_more { value } else { -value }
}

/// The report on a position where no seat is to move, so far.
pub(crate) fn without_moves<M, V>(value: V, exact: bool) -> Report<M, V> {
    Report {
        depth: 0,
        value,
        bound: Bound::Equal,
        exact,
        lines: Vec::new(),
        nodes: 0,
    }
}

/// The meter of one thread of a search.
pub(crate) fn meter<'e, 'a>(effort: &'e Effort<'a>, halt: &StopSign) -> Meter<'e, 'a> {
    Meter::halted_by(effort, halt)
}

/// Says which seat is to move, if one is.
pub(crate) fn mover<S: State>(state: &S) -> Option<game::Seat> {
    match state.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    }
}
