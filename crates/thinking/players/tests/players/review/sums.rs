//! Luck and choices add up to the result, whatever the values are.

use catalog::{AnyEvent, AnyGame, AnyRecord, GameId};
use game::{Lang, Turn};
use players::Computer;
use players::review::{Judgement, ReviewStep, judge, step};
use testkit::Numbers;

use crate::games::{random_record, setups, with_nodes};

const NEAR: f64 = 1e-9;

/// Steps for every position, from real but short searches.
pub(crate) fn searched(record: &AnyRecord, nodes: u64) -> Vec<ReviewStep> {
    let mut computer = Computer::new(record.id(), 1 << 20);
    let mut weigh = |events: usize| {
        with_nodes(nodes, 2, |ask| step(&mut computer, record, events, ask)).unwrap()
    };
    (0..=record.events().len()).map(&mut weigh).collect()
}

/// Steps with values at random, as no search would ever have them.
fn invented(record: &AnyRecord, seed: u64) -> Vec<ReviewStep> {
    let mut numbers = Numbers::seeded(seed);
    let seats = record.replay().unwrap().seats();
    let mut share = move || f64::from(numbers.below(1000)) / 999.0;
    let scale = if record.id() == GameId::Hyle7 {
        90.0
    } else {
        1.0
    };
    let mut one = |events: usize| {
        let shares: Vec<f64> = (0..seats).map(|_| share()).collect();
        let sum: f64 = shares.iter().sum::<f64>().max(0.001);
        let values = match record.id() {
            GameId::Hyle7 => shares.iter().map(|share| scale * share).collect(),
            _ => shares.iter().map(|share| share / sum).collect(),
        };
        ReviewStep {
            events,
            exact: events % 7 == 3,
            value: scale * share(),
            values,
            best: None,
            best_value: None,
            cost: Some(scale * share() * share()),
        }
    };
    (0..=record.events().len()).map(&mut one).collect()
}

/// What every judgement keeps to.
fn check(record: &AnyRecord, judgement: &Judgement) {
    let end = record.replay().unwrap();
    assert_eq!(judgement.moves.len(), record.plies());
    assert!(judgement.moves.iter().all(|judged| judged.cost >= 0.0));
    assert!(judgement.choice.iter().all(|cost| *cost >= -NEAR));
    match &end {
        AnyGame::Seven(position) => {
            let pairs = game::Game::setup(position).is_pairs();
            assert!(judgement.luck.is_empty());
            if end.seats() == 2 || pairs {
                let side =
                    |side: usize| -> f64 { judgement.choice.iter().skip(side).step_by(2).sum() };
                let sum = judgement.start[0] + judgement.unforeseen[0] - side(0) + side(1);
                assert!((sum - judgement.end[0]).abs() < NEAR, "{judgement:?}");
            } else {
                let all: f64 = judgement.end.iter().sum();
                assert!((all - 1.0).abs() < NEAR, "{judgement:?}");
            }
        }
        AnyGame::Heinash(_) => {
            let [first, second] = judgement.luck[..] else {
                panic!("{judgement:?}");
            };
            assert!((first + second).abs() < NEAR, "luck is mirrored");
            for (one, other) in [(0, 1), (1, 0)] {
                let sum = judgement.start[one] + judgement.luck[one] + judgement.unforeseen[one]
                    - judgement.choice[one]
                    + judgement.choice[other];
                assert!((sum - judgement.end[one]).abs() < NEAR, "{judgement:?}");
            }
        }
        _ => {
            let AnyGame::Hyle7(position) = &end else {
                panic!("{} is not checked here", end.id());
            };
            for order in [0, 1] {
                let mut sum =
                    judgement.start[order] + judgement.luck[order] + judgement.unforeseen[order];
                for judged in &judgement.moves {
                    let event = judged.event.to_string();
                    let slides = event.contains('-') || event == "pass";
                    match (slides, judged.seat == order) {
                        (true, true) => sum -= judged.cost,
                        (false, false) => sum += judged.cost,
                        _ => {}
                    }
                }
                assert!((sum - judgement.end[order]).abs() < NEAR, "{judgement:?}");
                let score = position.scores().as_slice()[order];
                assert!((judgement.end[order] - f64::from(score)).abs() < NEAR);
            }
        }
    }
    // The end is the outcome itself, not what anybody thought of it.
    if let (Some(outcome), false) = (end.outcome(), record.id() == GameId::Hyle7) {
        let places = outcome.places;
        let shared = places
            .as_slice()
            .iter()
            .filter(|&&place| place == 1)
            .count();
        for (seat, &place) in places.as_slice().iter().enumerate() {
            let expected = match (place, shared == end.seats() && end.seats() == 4) {
                (1, _) if shared == end.seats() && end.seats() == 2 => 0.5,
                (1, true) if is_pairs(&end) => 0.5,
                (1, _) if is_pairs(&end) => 1.0,
                (1, _) => 1.0 / shared as f64,
                _ => 0.0,
            };
            assert!((judgement.end[seat] - expected).abs() < NEAR, "{places:?}");
        }
    }
}

fn is_pairs(game: &AnyGame) -> bool {
    matches!(game, AnyGame::Seven(position) if game::Game::setup(position).is_pairs())
}

#[test]
fn luck_and_choices_add_up_in_every_kind_of_game() {
    for (id, tags) in setups() {
        let nodes = match id {
            GameId::Seven => 100,
            GameId::Heinash => 40,
            _ => 12,
        };
        let record = random_record(id, &tags, 3);
        let steps = searched(&record, nodes);
        assert!(steps.iter().all(|step| step.value.is_finite()));
        let judgement = judge(&record, &steps, Lang::En).unwrap();
        check(&record, &judgement);
        let values = |step: &ReviewStep| step.values.iter().all(|value| value.is_finite());
        assert!(steps.iter().all(values));
    }
}

#[test]
fn they_add_up_even_if_the_values_make_no_sense() {
    for (id, tags) in setups() {
        for seed in 0..5 {
            let record = random_record(id, &tags, seed);
            let mut steps = invented(&record, seed);
            check(&record, &judge(&record, &steps, Lang::Fr).unwrap());
            // Nor does it matter if some are missing or broken.
            steps.retain(|step| step.events % 4 != 1);
            for step in &mut steps {
                if step.events % 5 == 0 {
                    step.value = f64::NAN;
                    step.values.clear();
                }
            }
            check(&record, &judge(&record, &steps, Lang::Es).unwrap());
            check(&record, &judge(&record, &[], Lang::Es).unwrap());
        }
    }
}

#[test]
fn a_game_that_is_given_up_or_stopped_adds_up_too() {
    for (id, tags) in setups() {
        let whole = random_record(id, &tags, 8);
        for stop in ["resign:0", "resign:1", "draw", "time:1", "time"] {
            let mut record = AnyRecord::new(&crate::games::after(id, &tags, "").0);
            let events = whole.events();
            for event in &events[..events.len() / 2] {
                record.push(event).unwrap();
            }
            let stop_event = AnyEvent::read(id, stop).unwrap();
            record.push(&stop_event).unwrap();
            let Ok(end) = record.replay() else {
                continue;
            };
            let steps = searched(&record, 20);
            let judgement = judge(&record, &steps, Lang::En).unwrap();
            assert_eq!(judgement.moves.len(), record.plies());
            let two_sides = id == GameId::Heinash || end.seats() == 2 && id == GameId::Seven;
            if two_sides && end.turn() == Turn::Over {
                let luck = judgement.luck.first().copied().unwrap_or(0.0);
                let sum = judgement.start[0] + luck + judgement.unforeseen[0] - judgement.choice[0]
                    + judgement.choice[1];
                assert!(
                    (sum - judgement.end[0]).abs() < NEAR,
                    "{stop}: {judgement:?}"
                );
                let expected = match stop {
                    "resign:0" => Some(0.0),
                    "resign:1" | "time:1" => Some(1.0),
                    "draw" => Some(0.5),
                    _ => None,
                };
                if let Some(expected) = expected {
                    assert!((judgement.end[0] - expected).abs() < NEAR);
                }
            }
        }
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_review() {
    for (id, tags) in setups().into_iter().step_by(4) {
        let record = random_record(id, &tags, 6);
        let mut busy = Computer::new(id, 1 << 20);
        for events in (0..=record.events().len()).step_by(11) {
            let weigh = |computer: &mut Computer| {
                with_nodes(60, 5, |ask| step(computer, &record, events, ask)).unwrap()
            };
            let first = weigh(&mut busy);
            assert_eq!(first, weigh(&mut Computer::new(id, 1 << 20)));
            assert_eq!(first.events, events);
        }
    }
}
