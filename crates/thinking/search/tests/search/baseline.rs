//! The players without knowledge on the games that are there.

use game::{Game, Setup, Turn};
use search::effort::NoWatch;
use search::{Effort, Limits, Numbers, Plain, StopSign, baseline};

fn limited(nodes: u64) -> Effort<'static> {
    Effort::new(Limits::nodes(nodes), &NoWatch, &StopSign::default())
}

/// Set-ups by their tags.
fn setup<S: Setup>(tags: &[(&str, &str)]) -> S {
    let value = |name: &str| tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1);
    S::from_tags(value).expect("a set-up")
}

/// Plays random games and asks both players on the way.
fn stays_legal<G: Game>(setup: &G::Setup, games: u64) {
    let mut asked = 0;
    for seed in 0..games {
        let mut numbers = Numbers::seeded(seed);
        let mut game = G::start(setup);
        while game.turn() != Turn::Over {
            if let Turn::Seat(_) = game.turn() {
                let mv = baseline::random(&game, seed).expect("a move");
                game.check_move(&mv).expect("a legal move");
                if numbers.below(8) == 0 {
                    let mv = baseline::uct(&game, seed, &limited(30)).expect("a move");
                    game.check_move(&mv).expect("a legal move");
                    let again = baseline::uct(&game, seed, &limited(30));
                    assert_eq!(again, Some(mv));
                    asked += 1;
                }
            } else {
                assert_eq!(baseline::random(&game, seed), None);
                assert_eq!(baseline::uct(&game, seed, &limited(30)), None);
            }
            game.step_at_random(&mut |limit| numbers.below(limit));
        }
        assert_eq!(baseline::uct(&game, seed, &limited(30)), None);
    }
    assert!(asked > 3, "{asked} positions");
}

/// How many of so many games plain UCT wins against random moves, in each seat
/// in turn; draws count half.
fn against_random<G: Game>(setup: &G::Setup, games: u64, nodes: u64) -> f64 {
    let mut points = 0.0;
    for seed in 0..games {
        let mut numbers = Numbers::seeded(seed);
        let mut game = G::start(setup);
        let hero = seed as usize % game.seats();
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Seat(seat) if seat.index() == hero => {
                    let plain = Plain::new(game.clone());
                    let mv = baseline::uct_of(&plain, numbers.bits(), &limited(nodes));
                    game.play_unchecked(&mv.expect("a move"));
                }
                _ => game.step_at_random(&mut |limit| numbers.below(limit)),
            }
        }
        let places = game.outcome().expect("an outcome").places;
        let first = places
            .as_slice()
            .iter()
            .filter(|&&place| place == 1)
            .count();
        if places.as_slice()[hero] == 1 {
            points += 1.0 / first as f64;
        }
    }
    points
}

#[test]
fn seven() {
    stays_legal::<seven::Position>(&setup(&[]), 10);
    stays_legal::<seven::Position>(&setup(&[("Players", "3")]), 6);
    let points = against_random::<seven::Position>(&setup(&[]), 20, 300);
    assert!(points >= 15.0, "{points} of 20");
}

#[test]
fn heinash() {
    stays_legal::<heinash::Position>(&setup(&[]), 3);
    let points = against_random::<heinash::Position>(&setup(&[("Size", "4")]), 20, 100);
    assert!(points >= 14.0, "{points} of 20");
}

#[test]
fn hyle7() {
    stays_legal::<hyle7::Position>(&setup(&[("Size", "5")]), 2);
    let points = against_random::<hyle7::Position>(&setup(&[("Size", "5")]), 6, 200);
    assert!(points >= 5.0, "{points} of 6");
}
