//! The same seed gives the same games, on any number of threads.

use std::ops::ControlFlow;

use arena::{End, Maker, Plan, Unit, run};
use catalog::{AnyEvent, GameId};
use search::StopSign;

use super::{inside, played, terms};

fn events(units: &[Unit]) -> Vec<(usize, usize, Vec<Vec<AnyEvent>>)> {
    let games = |unit: &Unit| {
        let games = unit.games.iter();
        games.map(|(_, played)| played.events.clone()).collect()
    };
    units
        .iter()
        .map(|unit| (unit.pairing, unit.number, games(unit)))
        .collect()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for (game, tags) in [
        (GameId::Seven, &[][..]),
        (GameId::Heinash, &[("Size", "4")]),
        (GameId::Hyle7, &[("Size", "5")]),
    ] {
        let mut terms = terms(game, tags);
        terms.opening = 2;
        terms.budget.nodes = Some(300);
        let mut plan = Plan::new(terms, 3, None);
        plan.units = 3;
        let makers: [&dyn Maker; 3] = [&inside("level:2"), &inside("greedy"), &inside("random")];
        let alone = events(&played(&plan, &makers, 1));
        assert_eq!(alone.len(), 9, "three pairings of three units");
        assert_eq!(alone, events(&played(&plan, &makers, 3)), "{game}");
        plan.seed = 2;
        assert_ne!(alone, events(&played(&plan, &makers, 3)), "{game}");
    }
}

#[test]
fn whoever_looks_on_can_end_it_and_hears_the_same_on_many_threads() {
    let mut plan = Plan::new(terms(GameId::Heinash, &[("Size", "3")]), 2, None);
    plan.units = 1000;
    let heard = |jobs| {
        let mut units = Vec::new();
        let makers: [&dyn Maker; 2] = [&inside("random"), &inside("random")];
        let end = run(&plan, &makers, jobs, &StopSign::default(), |unit| {
            units.push(unit);
            if units.len() == 7 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        assert_eq!(end, End::Enough);
        events(&units)
    };
    assert_eq!(heard(1).len(), 7);
    assert_eq!(heard(1), heard(4));
}

#[test]
fn a_raised_sign_ends_a_match_with_whole_units() {
    let mut plan = Plan::new(terms(GameId::Heinash, &[("Size", "3")]), 2, None);
    plan.units = 100_000;
    let stop = StopSign::default();
    let makers: [&dyn Maker; 2] = [&inside("random"), &inside("random")];
    let mut units = 0;
    let end = run(&plan, &makers, 2, &stop, |unit| {
        assert_eq!(unit.games.len(), 2);
        units += 1;
        if units == 5 {
            stop.raise();
        }
        ControlFlow::Continue(())
    });
    assert_eq!(end, End::Interrupted);
    assert!((5..1000).contains(&units), "{units}");
}
