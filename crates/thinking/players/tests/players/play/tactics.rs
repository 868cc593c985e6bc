//! What nobody should miss: a win at hand, a loss to be averted, a palindrome.

use catalog::{AnyEvent, AnyGame, GameId};
use game::{Seat, Turn};

use super::positions::{after, chosen, random_positions, setups};

fn seat_to_move(game: &AnyGame) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        _ => unreachable!("only positions with a seat to move are looked at"),
    }
}

fn written(mv: Option<AnyEvent>) -> String {
    mv.expect("a seat is to move").to_string()
}

/// The place of a seat if the game ends with this move.
fn place_after(game: &AnyGame, mv: &AnyEvent, seat: Seat) -> Option<u8> {
    let mut next = game.clone();
    next.apply(mv).expect("the move is legal");
    next.outcome().map(|outcome| outcome.places[seat])
}

#[test]
fn n8_heinash_joins_at_once_when_it_can_and_never_for_the_other_without_need() {
    let (mut could_win, mut could_lose) = (0, 0);
    for tags in setups(GameId::Heinash) {
        random_positions(GameId::Heinash, &tags, 200, |game, _| {
            let seat = seat_to_move(game);
            let places = game
                .moves()
                .into_iter()
                .map(|mv| place_after(game, &mv, seat));
            let places: Vec<Option<u8>> = places.collect();
            let mv = chosen(game, 1).expect("a seat is to move");
            let place = place_after(game, &mv, seat);
            if places.contains(&Some(1)) {
                could_win += 1;
                assert_eq!(place, Some(1), "{mv} misses a win with {tags:?}");
            }
            if places.contains(&Some(2)) && places.iter().any(|&place| place != Some(2)) {
                could_lose += 1;
                assert_ne!(place, Some(2), "{mv} gives the game away with {tags:?}");
            }
        });
    }
    assert!(could_win > 1000 && could_lose > 1000);
}

#[test]
fn n5_heinash_says_none_only_when_no_number_is_within_reach() {
    let mut nothing = 0;
    for tags in setups(GameId::Heinash) {
        random_positions(GameId::Heinash, &tags, 100, |game, _| {
            let mv = chosen(game, 1).expect("a seat is to move");
            if mv.to_string() == "none" {
                nothing += 1;
                assert_eq!(game.moves(), [mv]);
            }
        });
    }
    assert!(nothing > 100);
}

#[test]
fn heinash_stands_in_the_way_of_a_chain() {
    // Seat 0 lacks only the last row, where 7 is the one cell that would do.
    let events = "roll:1-1-1 1*1*1 roll:3-3-3 3+3+3 roll:2-1-1 2+1+1 roll:5-1-1";
    let game = after(GameId::Heinash, &[("Size", "3"), ("Sides", "own")], events);
    for seed in 0..5 {
        assert_eq!(written(chosen(&game, seed)), "5+1+1");
    }
}

/// The place of a seat once the only tile that is left after this move has gone
/// to the level it has to go to (S6).
fn place_in_the_end(game: &AnyGame, mv: &AnyEvent, seat: Seat) -> u8 {
    let mut next = game.clone();
    next.apply(mv).expect("the move is legal");
    next.step_at_random(&mut |_| 0);
    next.outcome().expect("every tile is placed").places[seat]
}

#[test]
fn s8_seven_does_not_hand_the_game_over_with_its_last_tile() {
    let mut matters = 0;
    for variant in ["normal", "misere"] {
        random_positions(
            GameId::Seven,
            &[("Variant", variant)],
            14 * 200,
            |game, _| {
                let AnyGame::Seven(position) = game else {
                    unreachable!("this is SEVEN");
                };
                if position.placed().len() != 12 {
                    return;
                }
                let seat = seat_to_move(game);
                let moves = game.moves();
                let places = moves.iter().map(|mv| place_in_the_end(game, mv, seat));
                let places: Vec<u8> = places.collect();
                let mv = chosen(game, 1).expect("a seat is to move");
                let place = place_in_the_end(game, &mv, seat);
                assert_eq!(Some(place), places.iter().min().copied(), "{mv}");
                matters += usize::from(places.iter().any(|&other| other != place));
            },
        );
    }
    assert!(
        matters > 20,
        "{matters} games were decided by the last tile"
    );
}

#[test]
fn h4_order_completes_a_palindrome() {
    let events = "draw:1 a4 pass draw:2 b4 pass draw:2 c4 pass draw:1 d7";
    let game = after(GameId::Hyle7, &[], events);
    for seed in 0..5 {
        assert_eq!(written(chosen(&game, seed)), "d7-d4");
    }
}

#[test]
fn h4_chaos_keeps_equal_tokens_apart() {
    let game = after(GameId::Hyle7, &[], "draw:3 d4 pass draw:3");
    for seed in 0..20 {
        let cell = chosen(&game, seed).expect("a token was drawn");
        let mut next = game.clone();
        next.apply(&cell).expect("a player's move is legal");
        let AnyGame::Hyle7(position) = next else {
            unreachable!("this is HYLE⁷");
        };
        assert_eq!(position.scores()[Seat::new(1)], 0, "{cell}");
    }
}
