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
mod step;
mod story;
mod words;

pub use judge::judge;
pub use step::step;

/// What the position after so many events is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewStep {
    /// The events before it.
    pub events: usize,
    /// Whether the value is proven.
    pub exact: bool,
    /// SEVEN and HeiNash: seat 0's expected result from 0, a loss, to 1, a win,
    /// where more than two sides play its share. HYLE⁷: the final score that is
    /// expected of this round's Order, with a shared bag of the board to be
    /// played on next.
    pub value: f64,
    /// With three or four seats alone each seat's share, adding up to 1; in
    /// HYLE⁷ with a shared bag the score that each seat can expect as Order.
    /// Else empty.
    pub values: Vec<f64>,
    /// The best move, if a seat is to move.
    pub best: Option<String>,
    /// What the best move is worth, on the scale of `value`.
    pub best_value: Option<f64>,
    /// What the move that followed gave away, by the search that found the best
    /// one: never negative, and nothing if it is so little that the search cannot
    /// tell. `None` if no move followed or the two could not be compared.
    pub cost: Option<f64>,
}

/// How much a move cost, in a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// It could have been a little better.
    Inaccuracy,
    /// It gave something away.
    Mistake,
    /// It gave much away.
    Blunder,
}

/// What is thought of one move.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedMove {
    /// The events before it.
    pub events: usize,
    /// The seat that made it.
    pub seat: usize,
    /// The move as records write it.
    pub event: String,
    /// What it cost the seat: a part of the expected result, in HYLE⁷ points.
    /// Never negative.
    pub cost: f64,
    /// How bad that is; none if it was good enough.
    pub mark: Option<Mark>,
    /// What would have been best, unless this was.
    pub best: Option<String>,
}

/// What is thought of a whole game.
///
/// With two sides, for either of them, `end` is `start` with the luck and what
/// was unforeseen added, its own costs taken off and the other side's costs added.
/// In HYLE⁷ the same holds on each board for its Order, with the costs of that
/// board's moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// Every move with what it cost.
    pub moves: Vec<JudgedMove>,
    /// What the rolls or draws gave each seat; in HYLE⁷ as Order. Empty in SEVEN.
    pub luck: Vec<f64>,
    /// What the choices of each seat cost it, giving up included.
    pub choice: Vec<f64>,
    /// What turned out better for each seat than it had looked, or worse, without
    /// luck and without a choice that could be told to be the reason; in HYLE⁷ as
    /// Order. Empty where more than two sides play.
    pub unforeseen: Vec<f64>,
    /// What each seat could expect before the first event: its result, in HYLE⁷
    /// its score as Order, or 0 if that never began.
    pub start: Vec<f64>,
    /// What each seat had at the end, or could expect where the record stops.
    pub end: Vec<f64>,
    /// One or two sentences about it.
    pub summary: String,
}
