//! What one position of a record is worth.

use std::time::Duration;

use ::hyle7::{BoardId, Position};
use catalog::{AnyGame, AnyRecord, ReplayError};
use game::{Game, Seat, Turn};
use search::{Effort, Limits, StopSign, Watch};

use super::ReviewStep;
use super::replay::{Round, final_score, is_shared, positions};
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
        _ => of_sides(computer, position, ask),
    };
    found.events = events;
    Ok(found)
}

/// SEVEN and HeiNash: what the sides can expect.
fn of_sides(computer: &mut Computer, position: &AnyGame, ask: &Ask<'_>) -> ReviewStep {
    let several = several(position);
    if let Some(result) = results(position) {
        return ReviewStep {
            events: 0,
            exact: true,
            value: result[0],
            values: if several { result } else { Vec::new() },
            best: None,
            best_value: None,
        };
    }
    let found = computer.analyse(position, ask, &mut |_| {});
    let seat = match (position.turn(), position) {
        (Turn::Seat(seat), _) => seat,
        (_, AnyGame::Heinash(position)) => position.active(),
        _ => Seat::new(0),
    };
    let for_seat_0 = |value: f64| {
        let expected = match position {
            AnyGame::Seven(_) => (value + 1.0) / 2.0,
            _ => value,
        };
        match seat.index() % 2 {
            0 => expected,
            _ => 1.0 - expected,
        }
    };
    let value = match found.values.first() {
        Some(&share) => share,
        None => for_seat_0(found.value.unwrap_or(0.5)),
    };
    let best_value = found.lines.first().map(|line| match several {
        // A line tells the mover's share alone; the best one is the position's.
        true => value,
        false => for_seat_0(line.value),
    });
    ReviewStep {
        events: 0,
        exact: found.exact,
        value,
        best: found.best().cloned(),
        best_value,
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
        let round = rounds[board as usize].before(events, position);
        match final_score(&round) {
            Some(score) => at_the_end(score),
            None => computer.analyse(&AnyGame::Hyle7(round), ask, &mut |_| {}),
        }
    };
    let (found, values, exact) = if is_shared(position) {
        let other = match current {
            BoardId::First => BoardId::Second,
            BoardId::Second => BoardId::First,
        };
        let first = with_half(ask, Half::First, |ask| weigh(current, ask));
        let second = with_half(ask, Half::Second, |ask| weigh(other, ask));
        let mut values = vec![0.0; 2];
        values[current.order().index()] = first.value.unwrap_or_default();
        values[other.order().index()] = second.value.unwrap_or_default();
        let exact = first.exact && second.exact;
        (first, values, exact)
    } else {
        let found = weigh(current, ask);
        let exact = found.exact;
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

/// Which half of an effort: the second may use what time the first has left.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    First,
    Second,
}

/// Asks the same with half of the effort.
fn with_half<T>(ask: &Ask<'_>, half: Half, then: impl FnOnce(&Ask<'_>) -> T) -> T {
    struct Outer<'a>(&'a Effort<'a>);
    impl Watch for Outer<'_> {
        fn elapsed(&self) -> Duration {
            self.0.elapsed()
        }
    }
    let whole = ask.effort;
    let time = |most: Duration| match half {
        Half::First => most / 2,
        Half::Second => most,
    };
    let limits = Limits {
        time: whole.limits.time.map(time),
        nodes: whole.limits.nodes.map(|most| (most / 2).max(1)),
        depth: whole.limits.depth,
    };
    let sign = StopSign::default();
    if whole.is_over() {
        sign.raise();
    }
    let watch = Outer(whole);
    let effort = Effort::new(limits, &watch, &sign).on_threads(whole.threads());
    then(&Ask {
        level: ask.level,
        seed: ask.seed,
        effort: &effort,
    })
}
