//! Every roll and every draw is as likely as the rules say, and depends on every
//! secret. The secrets are fixed, so that the figures are the same in every run.

use std::collections::HashMap;
use std::hash::Hash;

use catalog::{AnyEvent, AnyGame, GameId};
use fair::{Secret, Source};
use game::Weighted;

/// A secret that is told apart from others by a number.
fn secret(number: u64) -> Secret {
    let mut bytes = [0x5a; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Secret::new(bytes)
}

fn source(number: u64) -> Source {
    let players = vec![Some(secret(1 << 40)), Some(secret(2 << 40))];
    Source::new(secret(number), "even", players)
}

/// Pearson's sum over what came and what should have come, in standard
/// deviations from its mean.
fn deviation<T: Eq + Hash>(found: &HashMap<T, u32>, odds: &[Weighted<T>]) -> f64 {
    let all: u32 = found.values().sum();
    let total = f64::from(game::total(odds));
    let mut sum = 0.0;
    for case in odds {
        let expected = f64::from(all) * f64::from(case.weight) / total;
        let came = f64::from(found.get(&case.outcome).copied().unwrap_or(0));
        sum += (came - expected).powi(2) / expected;
    }
    let freedom = (odds.len() - 1) as f64;
    (sum - freedom) / (2.0 * freedom).sqrt()
}

/// Counts what comes in one position: by the first roll of many games, and by
/// many rolls of one game.
fn both_ways(game: &AnyGame, count: u32) -> [HashMap<AnyEvent, u32>; 2] {
    let [mut first, mut many] = [HashMap::new(), HashMap::new()];
    let one = source(7);
    for number in 0..count {
        let roll = source(u64::from(number)).chance(game, 0).unwrap();
        *first.entry(roll).or_default() += 1;
        let roll = one.chance(game, number as usize).unwrap();
        *many.entry(roll).or_default() += 1;
    }
    [first, many]
}

fn assert_even(game: &AnyGame) {
    let odds = game.chances();
    for found in both_ways(game, 40_000) {
        let known = |outcome| odds.iter().any(|case| &case.outcome == outcome);
        assert!(found.keys().all(known));
        let deviation = deviation(&found, &odds);
        assert!(deviation.abs() < 3.5, "{deviation}: {found:?}");
    }
}

#[test]
fn rolls_of_heinash_are_as_likely_as_the_dice_make_them() {
    assert_even(&AnyGame::start(GameId::Heinash, |_| None).unwrap());
}

#[test]
fn draws_of_hyle7_are_as_likely_as_the_bag_makes_them() {
    let mut game = AnyGame::start(GameId::Hyle7, |_| None).unwrap();
    assert_even(&game);
    // A bag from which some colours have almost gone.
    for event in ["draw:1", "a1", "pass", "draw:1", "a2", "pass", "draw:1"] {
        game.apply_written(event).unwrap();
    }
    for event in ["a3", "pass", "draw:1", "a4", "pass", "draw:2", "a5", "pass"] {
        game.apply_written(event).unwrap();
    }
    assert_eq!(game.chances()[0].weight, 3);
    assert_even(&game);
}

#[test]
fn lots_are_even() {
    let players = |count: u64| (0..count).map(|p| Some(secret(p << 40))).collect();
    for count in 2..=4 {
        let mut found: HashMap<String, u32> = HashMap::new();
        for number in 0..24_000 {
            let lot = Source::new(secret(number), "lot", players(count)).lot();
            *found.entry(format!("{lot:?}")).or_default() += 1;
        }
        let orders: u64 = (1..=count).product();
        assert_eq!(found.len() as u64, orders);
        let odds = game::evenly(found.keys().cloned());
        let deviation = deviation(&found, &odds);
        assert!(deviation.abs() < 3.5, "{deviation}: {found:?}");
    }
}

#[test]
fn a_bent_source_would_be_noticed() {
    let game = AnyGame::start(GameId::Hyle7, |_| None).unwrap();
    let odds = game.chances();
    let [mut found, _] = both_ways(&game, 40_000);
    // One draw in a hundred is exchanged.
    let [one, seven] = ["draw:1", "draw:7"].map(|draw| game.read(draw).unwrap());
    *found.get_mut(&one).unwrap() += 400;
    *found.get_mut(&seven).unwrap() -= 400;
    assert!(deviation(&found, &odds) > 3.5);
}

#[test]
fn everything_depends_on_each_secret_on_the_table_and_on_the_order() {
    let game = AnyGame::start(GameId::Heinash, |_| None).unwrap();
    let rolls = |source: &Source| -> Vec<AnyEvent> {
        let roll = |count| source.chance(&game, count).unwrap();
        (0..20).map(roll).collect()
    };
    let make = |own: u64, table: &str, players: [Option<u64>; 2]| {
        let players = players.map(|number| number.map(secret));
        rolls(&Source::new(secret(own), table, players.to_vec()))
    };
    let usual = make(1, "t", [Some(2), Some(3)]);
    assert_eq!(usual, make(1, "t", [Some(2), Some(3)]));
    for other in [
        make(9, "t", [Some(2), Some(3)]),
        make(1, "u", [Some(2), Some(3)]),
        make(1, "t", [Some(9), Some(3)]),
        make(1, "t", [Some(2), Some(9)]),
        make(1, "t", [Some(3), Some(2)]),
        make(1, "t", [None, Some(3)]),
        make(1, "t", [Some(2), None]),
    ] {
        let same = usual.iter().zip(&other).filter(|(a, b)| a == b).count();
        // Two of twenty rolls may well be equal, all of them never.
        assert!(same < 5, "{usual:?} {other:?}");
    }
}
