//! Nobody is luckier than the other.

use arena::{Plan, Unit};
use catalog::{AnyEvent, EventKind, GameId};

use super::{inside, played, terms};

/// What chance brought in each game of a unit, in order.
fn chances(unit: &Unit) -> Vec<Vec<String>> {
    let of = |events: &[AnyEvent]| {
        let brought = events
            .iter()
            .filter(|event| event.kind() == EventKind::Chance);
        brought.map(ToString::to_string).collect::<Vec<_>>()
    };
    unit.games
        .iter()
        .map(|(_, played)| of(&played.events))
        .collect()
}

fn written(events: &[AnyEvent]) -> Vec<String> {
    events.iter().map(ToString::to_string).collect()
}

#[test]
fn both_games_of_a_pair_see_the_same_dice() {
    for variant in ["base", "steal-number", "steal-place"] {
        let mut plan = Plan::new(terms(GameId::Heinash, &[("Variant", variant)]), 2, None);
        plan.units = 6;
        let units = played(&plan, &[&inside("random"), &inside("greedy")], 2);
        let mut seen = Vec::new();
        for unit in &units {
            let [one, other] = &chances(unit)[..] else {
                panic!("a pair has two games")
            };
            let common = one.len().min(other.len());
            assert!(common >= 5);
            assert_eq!(one[..common], other[..common], "{variant}");
            assert_ne!(unit.games[0].1.events, unit.games[1].1.events);
            seen.push(one[..5].to_vec());
        }
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 6, "every pair has luck of its own");
    }
}

#[test]
fn both_games_of_a_pair_see_the_same_tokens() {
    for (bag, draws) in [("own", 50), ("shared", 25)] {
        let tags = [("Size", "5"), ("Bag", bag)];
        let mut plan = Plan::new(terms(GameId::Hyle7, &tags), 2, None);
        plan.units = 3;
        for unit in played(&plan, &[&inside("random"), &inside("greedy")], 2) {
            let drawn = chances(&unit);
            assert_eq!(drawn[0].len(), draws);
            assert_eq!(drawn[0], drawn[1]);
            if bag == "own" {
                assert_ne!(drawn[0][..25], drawn[0][25..], "the second round is new");
            }
        }
    }
}

#[test]
fn a_pair_of_a_game_without_luck_shares_its_opening() {
    let mut terms = terms(GameId::Seven, &[]);
    terms.opening = 3;
    let mut plan = Plan::new(terms, 2, None);
    plan.units = 5;
    let mut openings = Vec::new();
    for unit in played(&plan, &[&inside("random"), &inside("greedy")], 2) {
        let [(_, one), (_, other)] = &unit.games[..] else {
            panic!("a pair has two games")
        };
        assert_eq!((one.opening, other.opening), (3, 3));
        assert_eq!(one.events[..3], other.events[..3]);
        assert_eq!(
            one.paces[0].moves + one.paces[1].moves,
            11,
            "14 tiles less 3"
        );
        openings.push(written(&one.events[..3]));
    }
    openings.sort();
    openings.dedup();
    assert_eq!(openings.len(), 5);
}

#[test]
fn luck_belongs_to_the_seed_and_to_nothing_else() {
    let rolls = |seed, specs: [&str; 2]| {
        let mut plan = Plan::new(terms(GameId::Heinash, &[("Size", "3")]), 2, None);
        (plan.units, plan.seed) = (1, seed);
        let units = played(&plan, &[&inside(specs[0]), &inside(specs[1])], 1);
        chances(&units[0])[0][..3].to_vec()
    };
    assert_eq!(
        rolls(1, ["random", "greedy"]),
        rolls(1, ["greedy", "random"])
    );
    assert_ne!(
        rolls(1, ["random", "greedy"]),
        rolls(2, ["random", "greedy"])
    );
}
