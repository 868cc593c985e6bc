//! What was found, in the words of an analysis.

use ::seven::{Move, Placed, Placement, Position, Spot};
use game::{Game, Outcome, Seat};
use search::plain::rewards_of;

use super::two_sides::{self, Study};
use crate::ask::{Analysis, Comparison, Pair, RankedMove};

/// How many moves an estimate tells of.
pub(super) const LINES: usize = 5;

/// What is not proven is learned, and says better which move to look at first than
/// how much one is worth: where full strength plays against itself, moves seem
/// up to 0.31 worse than the best one although nothing is lost by them.
const DOUBT: f64 = 0.32;

/// A comparison with how far it can be relied on.
pub(super) fn compared(analysis: Analysis<Move>, pair: Option<(f64, f64)>) -> Comparison<Move> {
    let doubt = if analysis.exact { 0.0 } else { DOUBT };
    let pair = pair.map(|(best, other)| Pair { best, other, doubt });
    Comparison { analysis, pair }
}

/// A study in the words of an analysis.
pub(super) fn told(
    study: &Study,
    nodes: u64,
    placement: impl Fn(Spot) -> Placement,
) -> Analysis<Move> {
    let best = study.moves[0];
    let value = |judged: &two_sides::Judged| {
        if study.exact {
            f64::from(judged.most)
        } else {
            judged.estimate
        }
    };
    let is_told =
        |judged: &&two_sides::Judged| !study.exact || judged.proven && judged.most == best.most;
    let most = if study.exact { usize::MAX } else { LINES };
    let line =
        |judged: &two_sides::Judged| RankedMove::new(placement(judged.spot).into(), value(judged));
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
pub(super) fn just(mv: Move) -> Analysis<Move> {
    Analysis {
        exact: false,
        value: None,
        values: Vec::new(),
        lines: vec![RankedMove::new(mv, 0.0)],
        depth: 0,
        nodes: 0,
    }
}

/// Whether more than two sides play.
pub(super) fn is_among_several(position: &Position) -> bool {
    Seat::all(position.seats()).any(|seat| position.side(seat) > 1)
}

/// What can be said of a position at which nobody has looked: any move, and
/// everybody has an equal share.
pub(super) fn nothing_known(position: &Position, placements: &[Placed]) -> Analysis<Move> {
    let seats = position.seats();
    let alone = is_among_several(position);
    let shares = vec![1.0 / seats as f64; seats];
    Analysis {
        value: (!alone).then_some(0.0),
        values: if alone { shares } else { Vec::new() },
        ..just(placements[0].placement.into())
    }
}

/// The analysis of a game that is over, told for White.
pub(super) fn at_the_end(position: &Position, outcome: &Outcome) -> Analysis<Move> {
    let shares = rewards_of(outcome, |seat| position.side(seat));
    let alone = is_among_several(position);
    Analysis {
        exact: !alone,
        value: (!alone).then_some(2.0 * shares[Seat::new(0)] - 1.0),
        values: match alone {
            true => shares.as_slice().to_vec(),
            false => Vec::new(),
        },
        lines: Vec::new(),
        depth: 0,
        nodes: 0,
    }
}
