//! Everybody has every seat, and points, places and scores go to the right one.

use std::time::Duration;

use arena::{Asked, Entrant, EntrantError, Format, Maker, Plan, Role, roles};
use catalog::{AnyEvent, AnyGame, EventKind, GameId};
use game::Seat;

use super::{inside, played, results, terms};

/// Makes the first legal move, or the last.
struct Plain(bool);

impl Maker for Plain {
    fn name(&self) -> String {
        if self.0 { "first" } else { "last" }.to_string()
    }

    fn make(&self) -> Box<dyn Entrant> {
        Box::new(Plain(self.0))
    }
}

impl Entrant for Plain {
    fn new_game(&mut self, _: &AnyGame, _: Seat) -> Result<(), EntrantError> {
        Ok(())
    }

    fn choose(&mut self, asked: &Asked<'_>) -> Result<AnyEvent, EntrantError> {
        let mut moves = asked.game.moves();
        let index = if self.0 { 0 } else { moves.len() - 1 };
        Ok(moves.swap_remove(index))
    }
}

/// The role of HYLE⁷ with this name.
fn role(name: &str) -> Role {
    let start = terms(GameId::Hyle7, &[]).start;
    let mut all = roles(&start).iter();
    *all.find(|role| role.name == name).unwrap()
}

#[test]
fn seats_are_swapped_within_a_unit() {
    let seating = |plan: &Plan| -> Vec<Vec<usize>> {
        let games = 0..plan.games_in_unit();
        games.map(|game| plan.fixture(game).seats).collect()
    };
    let seven = |tags: &[(&str, &str)]| Plan::new(terms(GameId::Seven, tags), 2, None);
    assert_eq!(seating(&seven(&[])), [[0, 1], [1, 0]]);
    let three = seven(&[("Players", "3")]);
    assert_eq!(three.format, Format::Among(3));
    assert_eq!(seating(&three), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
    let four = seven(&[("Players", "4")]);
    assert_eq!(four.games_in_unit(), 4);
    let pairs = seven(&[("Players", "4"), ("Pairs", "yes")]);
    assert_eq!(pairs.format, Format::Pairs);
    assert_eq!(seating(&pairs), [[0, 1, 0, 1], [1, 0, 1, 0]]);
    let hyle7 = |name| Plan::new(terms(GameId::Hyle7, &[]), 2, Some(role(name)));
    assert_eq!(seating(&hyle7("order")), [[1, 0]], "seat 1 is Order");
    assert_eq!(seating(&hyle7("chaos")), [[0, 1]], "seat 0 is Chaos");
}

#[test]
fn everybody_meets_everybody_and_all_pairings_keep_step() {
    let mut plan = Plan::new(terms(GameId::Heinash, &[]), 3, None);
    plan.units = 2;
    assert_eq!(plan.pairings(), [(0, 1), (0, 2), (1, 2)]);
    let order: Vec<_> = (0..plan.games())
        .map(|number| plan.fixture(number))
        .map(|fixture| (fixture.unit, fixture.pairing, fixture.game))
        .collect();
    let mut sorted = order.clone();
    sorted.sort_unstable();
    assert_eq!(order, sorted);
    assert_eq!(order.len(), 12);
    let luck = |number| plan.fixture(number).luck;
    assert_eq!(luck(0), luck(5), "other pairings have the same luck");
    assert_ne!(luck(0), luck(6), "the next unit has another");
    assert_ne!(plan.fixture(0).seed, plan.fixture(1).seed);
}

#[test]
fn one_who_meets_itself_gets_half_of_the_points() {
    let mut terms = terms(GameId::Seven, &[]);
    terms.opening = 2;
    let mut plan = Plan::new(terms, 2, None);
    plan.units = 10;
    let units = played(&plan, &[&Plain(true), &Plain(true)], 2);
    let tally = &results(&plan, &units).tallies[0];
    let share = tally.share().unwrap();
    assert_eq!((share.mean, share.count), (0.5, 10), "a pair counts once");
    assert_eq!(tally.pentanomial, [0, 0, 10, 0, 0]);
    assert_eq!(tally.games(), 20);
    assert_eq!(tally.wins, tally.losses);
}

#[test]
fn points_go_to_whoever_won_them() {
    let mut plan = Plan::new(terms(GameId::Seven, &[]), 2, None);
    plan.units = 4;
    plan.terms.opening = 2;
    let units = played(&plan, &[&inside("greedy"), &inside("random")], 2);
    let tally = &results(&plan, &units).tallies[0];
    let mut wins = 0;
    for (fixture, played) in units.iter().flat_map(|unit| &unit.games) {
        let places = played.outcome.unwrap().places;
        let greedy = fixture.seats.iter().position(|&who| who == 0).unwrap();
        wins += u64::from(places.as_slice()[greedy] < places.as_slice()[1 - greedy]);
    }
    assert_eq!(tally.wins, wins);
    assert!(wins >= 6, "greedy beats random: {wins} of 8");
    let points: u64 = (0..5)
        .map(|half| half * tally.pentanomial[half as usize])
        .sum();
    assert_eq!(points, 2 * tally.wins + tally.draws);
}

#[test]
fn with_three_seats_places_are_counted() {
    let tags = [("Players", "3")];
    let mut plan = Plan::new(terms(GameId::Seven, &tags), 2, None);
    plan.units = 4;
    plan.terms.opening = 3;
    let units = played(&plan, &[&inside("greedy"), &inside("random")], 2);
    let tally = &results(&plan, &units).tallies[0];
    let place = tally.place().unwrap();
    assert_eq!(place.count, 4);
    let mut places = Vec::new();
    for (fixture, played) in units.iter().flat_map(|unit| &unit.games) {
        let greedy = fixture.seats.iter().position(|&who| who == 0).unwrap();
        places.push(f64::from(played.outcome.unwrap().places.as_slice()[greedy]));
    }
    let mean = places.iter().sum::<f64>() / 12.0;
    assert!((place.mean - mean).abs() < 1e-9);
    assert!(place.mean < 1.8, "{}", place.mean);
    assert!(tally.share().unwrap().mean > 0.6);
    assert_eq!(tally.pentanomial, [0; 5]);
}

#[test]
fn scores_are_those_of_the_own_boards() {
    let tags = [("Size", "5")];
    for (role, conceding) in [
        (None, true),
        (Some(role("order")), false),
        (Some(role("chaos")), true),
    ] {
        let mut plan = Plan::new(terms(GameId::Hyle7, &tags), 2, role);
        plan.units = 4;
        let units = played(&plan, &[&inside("greedy"), &inside("random")], 2);
        let tally = &results(&plan, &units).tallies[0];
        let rounds = if role.is_some() { 1 } else { 2 };
        for (_, played) in units.iter().flat_map(|unit| &unit.games) {
            let draws = (played.events.iter()).filter(|event| event.kind() == EventKind::Chance);
            assert_eq!(draws.count(), 25 * rounds);
            assert_eq!(played.outcome.is_none(), role.is_some());
        }
        assert_eq!(tally.conceded.len(), if conceding { 4 } else { 0 });
        assert_eq!(
            tally.made.len(),
            if role.is_some() && conceding { 0 } else { 4 }
        );
        match role {
            // One-ply makes palindromes on purpose, random only by accident.
            None => {
                let (made, conceded) = (tally.made().unwrap(), tally.conceded().unwrap());
                assert!(made.mean > conceded.mean + 10.0);
                let margin = tally.margin().unwrap();
                assert!((margin.mean - (made.mean - conceded.mean)).abs() < 1e-9);
                assert_eq!(tally.wins, 8);
            }
            Some(_) => {
                assert!(tally.margin().is_none() && tally.share().is_none());
                assert_eq!(tally.games(), 0);
            }
        }
    }
}

#[test]
fn a_clock_for_the_round_is_shared_out() {
    let mut plan = Plan::new(terms(GameId::Hyle7, &[("Size", "5")]), 2, None);
    plan.units = 1;
    plan.terms.budget.clock = Some(Duration::from_secs(600));
    let units = played(&plan, &[&inside("level:1"), &inside("random")], 2);
    let results = results(&plan, &units);
    assert_eq!(results.conducts[0].faults, [0; 3]);
    assert_eq!(results.tallies[0].units, 1);
}

/// Nothing here knows this game: it has three sides, and is played as a whole.
#[test]
fn a_game_that_nobody_knows_is_played_as_a_whole() {
    let game = GameId::from_name("trio").unwrap();
    let mut plan = Plan::new(terms(game, &[]), 2, None);
    plan.units = 4;
    plan.terms.budget.nodes = Some(50);
    plan.terms.budget.clock = Some(Duration::from_secs(600));
    assert_eq!(plan.format, Format::Among(3));
    assert!(roles(&plan.terms.start).is_empty());
    let units = played(&plan, &[&inside("uct"), &inside("level:3")], 2);
    let results = results(&plan, &units);
    for conduct in &results.conducts {
        assert_eq!(conduct.faults, [0; 3]);
    }
    let tally = &results.tallies[0];
    assert_eq!((tally.games(), tally.made().is_none()), (12, true));
    for (_, played) in units.iter().flat_map(|unit| &unit.games) {
        assert_eq!(played.events.len(), 12, "six throws and six moves");
    }
}
