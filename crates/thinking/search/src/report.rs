//! What a search found: a value, how sure it is, and the best moves.

use std::fmt::Debug;
use std::ops::Neg;

/// A value that searches by windows can compare and turn round.
pub trait Score: Copy + PartialOrd + Neg<Output = Self> + Debug + Send + Sync + 'static {
    /// Below everything a position can be worth.
    const LEAST: Self;
    /// Above everything a position can be worth.
    const GREATEST: Self;
    /// The lower end of a window in which a value this good or better by more
    /// than `slack` still lies.
    fn just_below(self, slack: Self) -> Self;
}

impl Score for i32 {
    const LEAST: i32 = -i32::MAX;
    const GREATEST: i32 = i32::MAX;

    fn just_below(self, slack: i32) -> i32 {
        self.saturating_sub(slack).saturating_sub(1).max(-i32::MAX)
    }
}

impl Score for f64 {
    const LEAST: f64 = f64::NEG_INFINITY;
    const GREATEST: f64 = f64::INFINITY;

    fn just_below(self, slack: f64) -> f64 {
        (self - slack).next_down()
    }
}

/// What a value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the value.
    Equal,
    /// The true value is this or greater.
    AtLeast,
    /// The true value is this or less.
    AtMost,
}

/// What a search has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<M, V> {
    /// How many events ahead everything was looked at.
    pub depth: u32,
    /// What the position is worth, seen from the side that wants more.
    pub value: V,
    /// Whether that is the value or only a bound, because it lies outside the
    /// window asked for.
    pub bound: Bound,
    /// Says whether the value is proven: it rests on ends of the game alone,
    /// never on an estimate.
    pub exact: bool,
    /// The best moves, the best first: as many as were asked for, and at least
    /// one if a seat is to move.
    pub lines: Vec<Variation<M, V>>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A move with what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Variation<M, V> {
    /// The move and what is expected to follow, as far as it is known.
    pub moves: Vec<M>,
    /// What it is worth, seen from the side that wants more.
    pub value: V,
    /// Says whether that is proven.
    pub exact: bool,
}

impl<M: Clone, V> Report<M, V> {
    /// The best move, if a seat is to move.
    pub fn best(&self) -> Option<M> {
        self.lines.first().map(|line| line.moves[0].clone())
    }
}

/// A value found for one position, and whether it rests on ends alone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Found<V> {
    pub(crate) value: V,
    pub(crate) exact: bool,
}
