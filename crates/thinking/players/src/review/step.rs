//! What one position of a record is worth.

use ::hyle7::{BoardId, Position};
use catalog::{AnyGame, AnyRecord, ReplayError};
use game::{Event, Game};

use super::ReviewStep;
use super::compare::{Part, compare, for_seat_0, with_part};
use super::replay::{Round, final_score, is_shared, move_at, positions};
use crate::ask::{Analysis, Ask};
use crate::computer::Computer;

/// Weighs the position after so many events of a record, or after the last if
/// there are not so many. An illegal record is refused.
pub fn step(
    computer: &mut Computer,
    record: &AnyRecord,
    events: usize,
    ask: &Ask<'_>,
) -> Result<ReviewStep, ReplayError> {
    let positions = positions(record)?;
    let events = events.min(positions.len() - 1);
    let position = &positions[events];
    let made = move_at(record, events);
    let mut found = match (position, record) {
        (_, AnyRecord::Hyle7(record)) => {
            let of_match = |game: &AnyGame| match game {
                AnyGame::Hyle7(position) => Some(*position),
                _ => None,
            };
            let positions: Vec<Position> = positions.iter().filter_map(of_match).collect();
            let rounds = Round::both(&record.events, &positions);
            of_boards(computer, &rounds, &positions[events], events, ask)
        }
        _ => of_sides(computer, position, made.as_deref(), ask),
    };
    found.events = events;
    Ok(found)
}

/// SEVEN and HeiNash: what the sides can expect.
fn of_sides(
    computer: &mut Computer,
    position: &AnyGame,
    made: Option<&str>,
    ask: &Ask<'_>,
) -> ReviewStep {
    let several = several(position);
    if let Some(result) = results(position) {
        return ReviewStep {
            events: 0,
            exact: true,
            value: result[0],
            values: if several { result } else { Vec::new() },
            best: None,
            best_value: None,
            cost: None,
        };
    }
    let (found, cost) = compare(computer, position, made, ask);
    // On the scale of a result from 0 to 1 a difference of −1 to 1 is half of it.
    let scale = match position {
        AnyGame::Seven(_) if !several => 0.5,
        _ => 1.0,
    };
    let value = match found.values.first() {
        Some(&share) => share,
        None => for_seat_0(position, found.value.unwrap_or(0.5)),
    };
    let best_value = found.lines.first().map(|line| match several {
        // A line tells the mover's share alone; the best one is the position's.
        true => value,
        false => for_seat_0(position, line.value),
    });
    ReviewStep {
        events: 0,
        exact: found.exact,
        value,
        best: found.best().cloned(),
        best_value,
        cost: cost.map(|cost| scale * cost),
        values: found.values,
    }
}

/// What each seat got; `None` while the game goes on.
pub(super) fn results(position: &AnyGame) -> Option<Vec<f64>> {
    let places = position.outcome()?.places;
    let first = places.as_slice().iter().filter(|&&place| place == 1);
    let sides = if several(position) {
        first.count()
    } else if first.count() == position.seats() {
        2
    } else {
        1
    };
    let share = |&place: &u8| {
        if place == 1 { 1.0 / sides as f64 } else { 0.0 }
    };
    Some(places.as_slice().iter().map(share).collect())
}

/// Whether more than two sides play.
pub(super) fn several(position: &AnyGame) -> bool {
    match position {
        AnyGame::Seven(position) => position.seats() > 2 && !Game::setup(position).is_pairs(),
        _ => false,
    }
}

/// HYLE⁷: what Order can expect, on both boards where they share a bag.
fn of_boards(
    computer: &mut Computer,
    rounds: &[Round; 2],
    position: &Position,
    events: usize,
    ask: &Ask<'_>,
) -> ReviewStep {
    let current = position.current();
    let mut weigh = |board: BoardId, ask: &Ask<'_>| {
        let round = &rounds[board as usize];
        let made = match round.events.iter().find(|(at, _)| *at == events) {
            Some((_, Event::Move(mv))) => Some(mv.to_string()),
            _ => None,
        };
        let alone = round.before(events, position);
        match final_score(&alone) {
            Some(score) => (at_the_end(score), None),
            None => compare(computer, &AnyGame::Hyle7(alone), made.as_deref(), ask),
        }
    };
    let ((found, cost), values, exact) = if is_shared(position) {
        let other = match current {
            BoardId::First => BoardId::Second,
            BoardId::Second => BoardId::First,
        };
        let first = with_part(ask, Part::Half, |ask| weigh(current, ask));
        let (second, _) = with_part(ask, Part::OtherHalf, |ask| weigh(other, ask));
        let mut values = vec![0.0; 2];
        values[current.order().index()] = first.0.value.unwrap_or_default();
        values[other.order().index()] = second.value.unwrap_or_default();
        let exact = first.0.exact && second.exact;
        (first, values, exact)
    } else {
        let found = weigh(current, ask);
        let exact = found.0.exact;
        (found, Vec::new(), exact)
    };
    let moves = position.seat_to_move().is_some();
    let best = found.lines.first().filter(|_| moves);
    ReviewStep {
        events,
        exact,
        value: found.value.unwrap_or_default(),
        values,
        best: best.and_then(|line| line.moves.first().cloned()),
        best_value: best.map(|line| line.value),
        cost,
    }
}

/// What is known of a full board.
fn at_the_end(score: u32) -> Analysis<String> {
    Analysis {
        exact: true,
        value: Some(f64::from(score)),
        values: Vec::new(),
        lines: Vec::new(),
        depth: 0,
        nodes: 0,
    }
}
