//! Learning gives the same weights on any number of threads, and weights that
//! know more than those it began with.

use hyle7::Size;
use players::hyle7::train::{Config, CurvePoint, train};

fn config(threads: usize, games: u32) -> Config {
    Config {
        threads,
        games,
        points: 4,
        ..Config::shipped(Size::Small)
    }
}

#[test]
fn threads_do_not_change_what_is_learned() {
    let learned = |threads| {
        let mut curve: Vec<CurvePoint> = Vec::new();
        let weights = train(&config(threads, 150), &mut |point, _| {
            curve.push(*point);
            true
        });
        (weights.to_bytes(), curve)
    };
    let one = learned(1);
    assert_eq!(learned(2), one);
    assert_eq!(learned(3), one);
    let games: Vec<u32> = one.1.iter().map(|point| point.games).collect();
    assert_eq!(games.first(), Some(&0));
    assert_eq!(games.last(), Some(&150));
}

#[test]
fn another_seed_learns_something_else() {
    let learned = |seed| {
        let config = Config {
            seed,
            ..config(1, 50)
        };
        train(&config, &mut |_, _| true).to_bytes()
    };
    assert_ne!(learned(1), learned(2));
}

#[test]
fn it_can_be_stopped() {
    let mut points = 0;
    train(&config(1, 1_000_000), &mut |_, _| {
        points += 1;
        false
    });
    assert_eq!(points, 1);
}
