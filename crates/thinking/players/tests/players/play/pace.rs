//! How long computers take over a move.

use std::time::Duration;

use catalog::{AnyGame, GameId};
use game::Turn;
use players::pace::{Left, allotted, allowed, natural};
use search::Numbers;

fn start(id: GameId) -> AnyGame {
    AnyGame::start(id, |_| None).unwrap()
}

#[test]
fn a_move_takes_about_a_second_and_never_the_same_time() {
    let game = start(GameId::Seven);
    let times: Vec<_> = (0..20).map(|seed| natural(&game, seed)).collect();
    assert!(
        times
            .iter()
            .all(|time| (300..1500).contains(&time.as_millis()))
    );
    assert!(times.windows(2).any(|pair| pair[0] != pair[1]));
    assert_eq!(
        natural(&start(GameId::Heinash), 1),
        Duration::ZERO,
        "a roll comes first"
    );
}

#[test]
fn the_tightest_clock_counts() {
    let game = start(GameId::Seven);
    let seconds = Duration::from_secs;
    let left = Left {
        bank: Some(seconds(70)),
        ..Left::default()
    };
    let of_bank = allowed(&game, &left).unwrap();
    assert_eq!(of_bank, allotted(&game, seconds(70), Duration::ZERO));
    let left = Left {
        turn: Some(seconds(4)),
        game: Some(seconds(7)),
        ..left
    };
    let of_game = allotted(&game, seconds(7) / 2, Duration::ZERO);
    assert_eq!(allowed(&game, &left), Some(of_game));
    assert!(of_game < of_bank && of_game < seconds(2));
    assert_eq!(allowed(&game, &Left::default()), None);
}

#[test]
fn whoever_keeps_to_the_allotment_never_runs_out_of_time() {
    for id in GameId::ALL {
        let mut numbers = Numbers::seeded(3);
        let mut game = start(id);
        let mut left = [Duration::from_secs(60); 2];
        while game.turn() != Turn::Over {
            if let Turn::Seat(seat) = game.turn() {
                let bank = &mut left[seat.index()];
                let time = allotted(&game, *bank, Duration::ZERO);
                assert!(time < *bank, "{id:?} has {bank:?} left");
                *bank -= time;
            }
            game.step_at_random(&mut |n| numbers.below(n));
        }
        let least = if id == GameId::Heinash { 1 } else { 30 };
        let used = Duration::from_secs(60) - left[0];
        assert!(
            used >= Duration::from_secs(least),
            "{id:?} used {used:?} only"
        );
    }
}
