//! Whole matches: the same luck for both, the same games on any number of
//! threads, and entrants that misbehave.

mod faults;
mod luck;
mod repeatable;
mod seats;

use std::ops::ControlFlow;
use std::time::Duration;

use arena::{Budget, BuiltIn, End, Maker, Plan, Results, Terms, Unit, run};
use catalog::{AnyGame, GameId};
use search::StopSign;

/// Terms for a game with these tags and no limits.
fn terms(game: GameId, tags: &[(&str, &str)]) -> Terms {
    let value = |name: &str| tags.iter().find(|(tag, _)| *tag == name).map(|(_, v)| *v);
    Terms {
        start: AnyGame::start(game, value).unwrap(),
        one_round: false,
        opening: 0,
        budget: Budget::default(),
        tolerance: Duration::from_millis(50),
    }
}

/// One of our own.
fn inside(spec: &str) -> BuiltIn {
    BuiltIn::new(&spec.parse().unwrap(), 1 << 20).unwrap()
}

/// Plays a match and collects its units.
fn played(plan: &Plan, makers: &[&dyn Maker], jobs: usize) -> Vec<Unit> {
    let mut units = Vec::new();
    let end = run(plan, makers, jobs, &StopSign::default(), |unit| {
        units.push(unit);
        ControlFlow::Continue(())
    });
    assert_eq!(end, End::Complete);
    units
}

/// The results of these units.
fn results(plan: &Plan, units: &[Unit]) -> Results {
    let mut results = Results::new(plan);
    for unit in units {
        results.add(plan, unit);
    }
    results
}
