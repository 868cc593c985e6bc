//! A review by what each side can expect of a position.

use catalog::EventKind;
use game::{Seat, Turn};

use super::compare::{compare, for_seat_0, results};
use super::{Judgement, Replay, Review, ReviewStep, Weighed, end_of, story};
use crate::ask::Ask;
use crate::computer::Computer;

/// From which cost on a move is an inaccuracy, a mistake or a blunder: parts of
/// the expected result.
const LIMITS: [f64; 3] = [0.05, 0.10, 0.15];

/// What the sides can expect after so many events.
pub(super) fn weigh(
    computer: &mut Computer,
    replay: &Replay,
    events: usize,
    ask: &Ask<'_>,
) -> ReviewStep {
    let position = &replay.positions[events];
    let several = position.sides() > 2;
    if let Some(result) = results(position) {
        return ReviewStep {
            events,
            exact: true,
            value: result[0],
            values: if several { result } else { Vec::new() },
            best: None,
            best_value: None,
            cost: None,
        };
    }
    let (found, cost) = compare(computer, position, replay.move_at(events), ask);
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
        events,
        exact: found.exact,
        value,
        best: found.best().cloned(),
        best_value,
        cost,
        values: found.values,
    }
}

/// What each move cost the side that made it.
pub(super) fn judge(review: &Review<'_>, judgement: &mut Judgement) {
    let Replay { events, positions } = &review.replay;
    let (seats, sides) = (positions[0].seats(), positions[0].sides());
    let side = |seat: usize| positions[0].side(Seat::new(seat));
    // What one seat of a side gets, all of them get.
    let first = |one: usize| (0..seats).find(|&seat| side(seat) == one).unwrap_or(one);
    let by_side =
        |values: &[f64]| -> Vec<f64> { (0..sides).map(|one| values[first(one)]).collect() };
    let worth = |step: &ReviewStep| -> Weighed {
        let values = match sides {
            2 => vec![step.value, 1.0 - step.value],
            _ if step.values.len() == seats => by_side(&step.values),
            _ => return None,
        };
        values
            .iter()
            .all(|value| value.is_finite())
            .then_some(values)
    };
    let weighed = |number: usize| review.step(number).and_then(worth);
    let all: Vec<Weighed> = (0..=events.len()).map(weighed).collect();
    let result = results(&positions[events.len()]).map(|result| by_side(&result));
    let end = end_of(result, &all, vec![1.0 / sides as f64; sides]);
    let story = story(&all[..events.len()], end);
    for (number, event) in events.iter().enumerate() {
        let (before, after) = (&story[number], &story[number + 1]);
        match (event.kind(), positions[number].turn()) {
            (EventKind::Chance, _) => {
                for (seat, luck) in judgement.luck.iter_mut().enumerate() {
                    *luck += after[side(seat)] - before[side(seat)];
                }
            }
            (EventKind::Move, Turn::Seat(seat)) => {
                let own = side(seat.index());
                let fell = before[own] - after[own];
                let cost = review.cost(number, fell);
                judgement.choice[seat.index()] += cost;
                for (other, unforeseen) in judgement.unforeseen.iter_mut().enumerate() {
                    let sign = if side(other) == own { 1.0 } else { -1.0 };
                    *unforeseen += sign * (cost - fell);
                }
                let judged = review.judged(number, seat, cost, &LIMITS);
                judgement.moves.push(judged);
            }
            (EventKind::Move, _) => {}
            (EventKind::Stop(stop), _) => {
                // Whoever is worse off by it has let it come so: they gave up,
                // agreed, or had no time left.
                for loser in 0..sides {
                    let cost = before[loser] - after[loser];
                    let by = stop.seat().map(Seat::index);
                    let by = by.filter(|&seat| side(seat) == loser);
                    if cost > 0.0 && (sides == 2 || by.is_some()) {
                        judgement.choice[by.unwrap_or(first(loser))] += cost;
                    }
                }
            }
        }
    }
    for seat in 0..seats {
        judgement.start[seat] = story[0][side(seat)];
        judgement.end[seat] = story[events.len()][side(seat)];
    }
}
