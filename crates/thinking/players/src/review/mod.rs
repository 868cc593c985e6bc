//! A game looked at again when it is over: what each position was worth, what
//! each move cost, and how much of the result was luck.
//!
//! A review is made in two parts, so that a page can show how far it has come:
//! [`step`] weighs one position, and [`judge`] puts the steps together. Values
//! come from separate searches and so contradict each other a little. What a
//! move cost is therefore found within one search, in which it was looked at as
//! thoroughly as the best one (`compare`), and what the searches contradict each
//! other by is kept apart: nobody chose it.

mod compare;
mod judge;
mod replay;
mod reviewer;
mod sides;
mod story;
mod words;

use catalog::{AnyEvent, AnyRecord, ReplayError};
use serde::Serialize;

use crate::ask::Ask;
use crate::computer::Computer;
use crate::expert;

pub use judge::judge;

pub(crate) use judge::{Review, end_of};
pub(crate) use replay::Replay;
pub(crate) use reviewer::{BySides, Reviewer};
pub(crate) use story::{Weighed, story};
pub(crate) use words::{LEAST_POINTS, LEAST_SHARE};

/// What the position after so many events is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewStep {
    /// The events before it.
    pub events: usize,
    /// Whether the value is proven.
    pub exact: bool,
    /// Seat 0's expected result from 0, a loss, to 1, a win, where more than two
    /// sides play its share. Where points are counted: the final score that is
    /// expected of this round, or of the board to be played on next.
    pub value: f64,
    /// Where more than two sides play each seat's share, adding up to 1; where two
    /// boards are played at once the score that each seat can expect. Else empty.
    pub values: Vec<f64>,
    /// The best move, if a seat is to move.
    pub best: Option<AnyEvent>,
    /// What the best move is worth, on the scale of `value`.
    pub best_value: Option<f64>,
    /// What the move that followed gave away, by the search that found the best
    /// one: never negative, and nothing if it is so little that the search cannot
    /// tell. `None` if no move followed or the two could not be compared.
    pub cost: Option<f64>,
}

/// How much a move cost, in a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum Mark {
    /// It could have been a little better.
    Inaccuracy,
    /// It gave something away.
    Mistake,
    /// It gave much away.
    Blunder,
}

/// What is thought of one move.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct JudgedMove {
    /// The events before it.
    pub events: usize,
    /// The seat that made it.
    pub seat: usize,
    /// The move.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub event: AnyEvent,
    /// What it cost the seat: a part of the expected result, or points where they are
    /// counted. Never negative.
    pub cost: f64,
    /// How bad that is; none if it was good enough.
    pub mark: Option<Mark>,
    /// What would have been best, unless this was.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub best: Option<AnyEvent>,
}

/// What is thought of a whole game.
///
/// With two sides, for either of them, `end` is `start` with the luck and what
/// was unforeseen added, its own costs taken off and the other side's costs added.
/// Where points are counted on boards the same holds on each of them for whoever
/// scores there, with the costs of that board's moves.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "JudgementView")
)]
pub struct Judgement {
    /// Every move with what it cost.
    pub moves: Vec<JudgedMove>,
    /// What the rolls or draws gave each seat. Empty where chance never speaks.
    pub luck: Vec<f64>,
    /// What the choices of each seat cost it, giving up included.
    pub choice: Vec<f64>,
    /// What turned out better for each seat than it had looked, or worse, without
    /// luck and without a choice that could be told to be the reason. Empty where
    /// more than two sides play.
    pub unforeseen: Vec<f64>,
    /// What each seat could expect before the first event: its result, or its score,
    /// 0 if that never began.
    #[serde(skip)]
    pub start: Vec<f64>,
    /// What each seat had at the end, or could expect where the record stops.
    #[serde(skip)]
    pub end: Vec<f64>,
    /// One or two sentences about it.
    pub summary: String,
}

/// Weighs the position after so many events of a record, or after the last if
/// there are not so many. An illegal record is refused.
pub fn step(
    computer: &mut Computer,
    record: &AnyRecord,
    events: usize,
    ask: &Ask<'_>,
) -> Result<ReviewStep, ReplayError> {
    let replay = Replay::of(record)?;
    let events = events.min(replay.events.len());
    let reviewer = expert::of(record.id()).reviewer();
    let found = reviewer.weigh(computer, &replay, events, ask);
    Ok(ReviewStep { events, ..found })
}
