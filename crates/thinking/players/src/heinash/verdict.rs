//! What a position is worth once it is known what every board after a turn is
//! worth, and which moves are best.

use ::heinash::{End, Move, Phase, Position};
use game::{Game, Turn};

/// What seat 0 may expect, from 0 to 1, of a game that has ended.
pub(super) fn of_end(position: &Position) -> Option<f64> {
    if let Phase::Over(End::Joined(winner)) = position.phase() {
        return Some(if winner.index() == 0 { 1.0 } else { 0.0 });
    }
    let places = position.outcome()?.places;
    Some(match places.as_slice() {
        [first, second] if first < second => 1.0,
        [first, second] if first > second => 0.0,
        _ => 0.5,
    })
}

/// What seat 0 may expect of a position in the middle of a turn or after one, by
/// what it may expect before the next roll. `None` as soon as one of those is
/// not known.
pub(super) fn expected(
    position: &Position,
    before_roll: &mut dyn FnMut(&Position) -> Option<f64>,
) -> Option<f64> {
    match position.turn() {
        Turn::Over => of_end(position),
        Turn::Chance => before_roll(position),
        Turn::Seat(_) => {
            let weighed = weigh(position, false, before_roll)?;
            let (_, best) = weighed.first()?;
            Some(*best)
        }
    }
}

/// The moves of the seat to move with what seat 0 may then expect, the best for
/// the seat to move first. To say `none` with a number at hand is only weighed
/// on request: it is never better.
pub(super) fn weigh(
    position: &Position,
    with_none: bool,
    before_roll: &mut dyn FnMut(&Position) -> Option<f64>,
) -> Option<Vec<(Move, f64)>> {
    let Turn::Seat(seat) = position.turn() else {
        return Some(Vec::new());
    };
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let searches = matches!(position.phase(), Phase::Search(_));
    if searches && !with_none && moves.len() > 1 {
        moves.pop();
    }
    let mut weighed = Vec::with_capacity(moves.len());
    for mv in moves {
        let mut next = position.clone();
        next.play_unchecked(&mv);
        let value = expected(&next, before_roll)?;
        weighed.push((mv, value));
    }
    let for_seat = |value: f64| if seat.index() == 0 { value } else { -value };
    weighed.sort_by(|(_, a), (_, b)| for_seat(*b).total_cmp(&for_seat(*a)));
    Some(weighed)
}
