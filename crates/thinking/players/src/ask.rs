//! What a player is asked, and what it answers about a position.

use std::time::Duration;

use catalog::AnyGame;
use search::{Effort, Limits};

use crate::expert;
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

impl<'a> Ask<'a> {
    /// The same question with another effort.
    pub(crate) fn with<'b>(&self, effort: &'b Effort<'b>) -> Ask<'b> {
        Ask {
            level: self.level,
            seed: self.seed,
            effort,
        }
    }
}

/// Which part of an effort: the last may use what time the others have left.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Half,
    OtherHalf,
    Quarter,
    LastQuarter,
}

impl Part {
    /// So much of an effort.
    pub(crate) fn of<'a>(self, whole: &Effort<'a>) -> Effort<'a> {
        let elapsed = whole.elapsed();
        let time = |most: Duration| match self {
            Part::Half => most / 2,
            // Half of what is left when the first half is over.
            Part::Quarter => elapsed + most.saturating_sub(elapsed) / 2,
            Part::OtherHalf | Part::LastQuarter => most,
        };
        let nodes = |most: u64| match self {
            _ if whole.is_over() => 0,
            Part::Half | Part::OtherHalf => (most / 2).max(1),
            Part::Quarter | Part::LastQuarter => (most / 4).max(1),
        };
        whole.within(Limits {
            time: whole.limits.time.map(time),
            nodes: whole.limits.nodes.map(nodes),
            depth: whole.limits.depth,
        })
    }
}

/// What the values of an analysis mean.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Scale {
    /// From −1, a loss, over 0, a draw, to 1, a win.
    Result,
    /// How likely it is to win, from 0 to 1; a draw counts half.
    Likelihood,
    /// The points that are expected at the end.
    Points {
        /// More than strong players reach.
        full: f64,
    },
}

impl Scale {
    /// What the values of a position's analysis mean.
    pub fn of(game: &AnyGame) -> Scale {
        expert::of(game.id()).scale(game)
    }

    /// How far a value lies from the least that can be, at 0, to the most, at 1.
    pub fn share(self, value: f64) -> f64 {
        match self {
            Scale::Result => (value + 1.0) / 2.0,
            Scale::Likelihood => value,
            Scale::Points { full } => value / full,
        }
    }

    /// Which part of the whole scale a difference is.
    pub(crate) fn part(self, difference: f64) -> f64 {
        match self {
            Scale::Result => 0.5 * difference,
            Scale::Likelihood => difference,
            Scale::Points { full } => difference / full,
        }
    }
}

/// What a player thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<M> {
    /// Says whether the value is proven, not estimated.
    pub exact: bool,
    /// What the position is worth on the game's [`Scale`], to the seat that
    /// [`crate::valued_seat`] names. `None` where more than two sides play: see
    /// [`Analysis::values`].
    pub value: Option<f64>,
    /// With more than two sides: each seat's share, adding up to 1. Else empty.
    pub values: Vec<f64>,
    /// The best moves with what each is worth on the same scale, the best first;
    /// none when chance is to speak or the game is over. Worths among `lines`
    /// are as exact as `exact` says, at least for the first.
    pub lines: Vec<RankedMove<M>>,
    /// How many events ahead it looked.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
}

/// A move with what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct RankedMove<M> {
    /// The move, and what may follow as far as it is known.
    pub moves: Vec<M>,
    /// What it is worth, on the scale of [`Analysis::value`].
    pub value: f64,
}

impl<M> RankedMove<M> {
    /// A move of which nothing more is known than what it is worth.
    pub(crate) fn new(mv: M, value: f64) -> RankedMove<M> {
        RankedMove {
            moves: vec![mv],
            value,
        }
    }
}

impl<M> Analysis<M> {
    /// What is known where nothing is left to choose.
    pub(crate) fn settled(value: f64) -> Analysis<M> {
        Analysis {
            exact: true,
            value: Some(value),
            values: Vec::new(),
            lines: Vec::new(),
            depth: 0,
            nodes: 0,
        }
    }

    /// The best move, if a seat is to move.
    pub fn best(&self) -> Option<&M> {
        self.lines.first().and_then(|line| line.moves.first())
    }

    /// The same analysis with moves of another kind.
    pub fn map<N>(self, mut with: impl FnMut(M) -> N) -> Analysis<N> {
        let line = |line: RankedMove<M>| RankedMove {
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

impl Pair {
    /// What the other gives away, if it is more than a doubt; `wants_less` says that
    /// whoever moves wants the value low.
    pub(crate) fn given_away(self, wants_less: bool) -> f64 {
        let difference = match wants_less {
            true => self.other - self.best,
            false => self.best - self.other,
        };
        match difference > self.doubt {
            true => difference,
            false => 0.0,
        }
    }
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
