//! Players never make a move that the rules refuse, in any variant of any game,
//! and always the same one in the same position.

use catalog::{AnyGame, GameId};
use game::Turn;

use super::positions::{chosen, random_positions, setups, start};

/// Looks at this many random positions of every set-up of a game.
fn every_choice_is_legal(id: GameId, enough: usize) {
    for tags in setups(id) {
        random_positions(id, &tags, enough, |game, numbers| {
            let seed = numbers.below(1000).into();
            let mv = chosen(game, seed).expect("a seat is to move");
            let mut next = game.clone();
            if let Err(why) = next.apply(&mv) {
                panic!("{mv} is refused with {tags:?}: {why:?}");
            }
            if numbers.below(4) == 0 {
                assert_eq!(chosen(game, seed), Some(mv), "{tags:?}");
            }
        });
    }
}

#[test]
fn seven() {
    assert_eq!(setups(GameId::Seven).len(), 8);
    every_choice_is_legal(GameId::Seven, 30);
}

#[test]
fn heinash() {
    assert_eq!(setups(GameId::Heinash).len(), 270);
    every_choice_is_legal(GameId::Heinash, 50);
}

#[test]
fn hyle7() {
    assert_eq!(setups(GameId::Hyle7).len(), 4);
    every_choice_is_legal(GameId::Hyle7, 400);
}

#[test]
fn nobody_moves_while_chance_speaks_or_after_the_end() {
    for id in GameId::ALL {
        let mut game = start(id, &[]);
        let expected = matches!(game.turn(), Turn::Seat(_));
        assert_eq!(chosen(&game, 1).is_some(), expected);
        game.apply_written("draw")
            .expect("a draw can be agreed any time");
        assert_eq!(chosen(&game, 1), None);
    }
}

/// Lets two seats leave in the middle and plays on to the end.
fn plays_for_seats_that_have_left(game: &mut AnyGame, leaving: [&str; 2]) {
    let mut moves = 0;
    let mut forced = 0;
    while game.turn() != Turn::Over {
        match game.turn() {
            Turn::Seat(_) => {
                if moves == 5 || moves == 10 {
                    let stop = leaving[usize::from(moves == 10)];
                    game.apply_written(stop).expect("the seat is still there");
                }
                let mv = chosen(game, moves).expect("a seat is to move");
                forced += usize::from(game.moves() == [mv.clone()]);
                game.apply(&mv).expect("a player's move is legal");
                moves += 1;
            }
            _ => game.step_at_random(&mut |_| 0),
        }
    }
    assert!(forced > 5, "a seat that has left has one move only");
}

#[test]
fn seats_that_have_left_have_their_forced_move_made() {
    let mut four = start(GameId::Seven, &[("Players", "4")]);
    plays_for_seats_that_have_left(&mut four, ["resign:2", "time:0"]);
    let mut hyle = start(GameId::Hyle7, &[("Size", "5")]);
    plays_for_seats_that_have_left(&mut hyle, ["time:0", "time:1"]);
}
