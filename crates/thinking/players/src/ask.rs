//! What a player is asked, and what it answers about a position.

use search::Effort;

use crate::level::Level;

/// One question to a player.
pub struct Ask<'a> {
    /// How well to play. Levels 1 to 7 bring limits of their own, which hold
    /// beside those of the effort; analysis is always at full strength.
    pub level: Level,
    /// What tells equally good moves apart, and what a weak player overlooks.
    pub seed: u64,
    /// How long to think.
    pub effort: &'a Effort<'a>,
}

/// What a player thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<M> {
    /// Says whether the value is proven, not estimated.
    pub exact: bool,
    /// What the position is worth. SEVEN: 1 for a win, 0 for a draw, −1 for a
    /// loss, for the seat to move. HeiNash: how likely the seat to move is to
    /// win, a draw counting half; before a roll, the seat that rolls. HYLE⁷: the
    /// final score that is expected of this round's Order (with `Bag shared`,
    /// of the board to be played on next).
    ///
    /// After the end it is what seat 0 got, in HYLE⁷ the score of the last round.
    /// `None` where more than two sides play: see [`Analysis::values`].
    pub value: Option<f64>,
    /// With three or four sides: each seat's share, adding up to 1. Else empty.
    pub values: Vec<f64>,
    /// The best moves with what each is worth on the same scale, the best first;
    /// none when chance is to speak or the game is over. Worths among `lines`
    /// are as exact as `exact` says, at least for the first.
    pub lines: Vec<Line<M>>,
    /// How many events ahead it looked.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
}

/// A move with what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<M> {
    /// The move, and what may follow as far as it is known.
    pub moves: Vec<M>,
    /// What it is worth, on the scale of [`Analysis::value`].
    pub value: f64,
}

impl<M> Analysis<M> {
    /// The best move, if a seat is to move.
    pub fn best(&self) -> Option<&M> {
        self.lines.first().and_then(|line| line.moves.first())
    }

    /// The same analysis with moves of another kind.
    pub fn map<N>(self, mut with: impl FnMut(M) -> N) -> Analysis<N> {
        let line = |line: Line<M>| Line {
            moves: line.moves.into_iter().map(&mut with).collect(),
            value: line.value,
        };
        Analysis {
            lines: self.lines.into_iter().map(line).collect(),
            exact: self.exact,
            value: self.value,
            values: self.values,
            depth: self.depth,
            nodes: self.nodes,
        }
    }
}

/// A position analysed together with one of its moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison<M> {
    /// What is thought of the position.
    pub analysis: Analysis<M>,
    /// How the move compares with the best one; `None` if that is not known.
    pub pair: Option<Pair>,
}

/// The best move and another, looked at in the same way and for as long. Two
/// searches that go differently far contradict each other, and what they differ
/// by says nothing about the moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pair {
    /// What the best move is worth, on the scale of [`Analysis::value`].
    pub best: f64,
    /// What the other is worth, on the same scale.
    pub other: f64,
    /// A difference of less than this means nothing; 0 if both are proven.
    pub doubt: f64,
}

impl<M> Comparison<M> {
    /// The same comparison with moves of another kind.
    pub fn map<N>(self, with: impl FnMut(M) -> N) -> Comparison<N> {
        Comparison {
            analysis: self.analysis.map(with),
            pair: self.pair,
        }
    }
}
