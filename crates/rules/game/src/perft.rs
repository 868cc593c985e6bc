//! Counting sequences of events: the measure by which two implementations of
//! the same rules are compared.

use alloc::vec::Vec;

use crate::play::{Game, Turn};

/// How many different sequences of exactly `depth` events can follow. What
/// chance can bring counts like moves, each outcome of [`Game::chances`] once
/// whatever its odds. Sequences that end the game earlier are not counted.
pub fn perft<G: Game>(game: &G, depth: u32) -> u128 {
    perft_reporting(game, depth, |_, _| ())
}

/// The same, while `report(done, all)` hears how many of the first events are
/// done with.
pub fn perft_reporting<G: Game>(
    game: &G,
    depth: u32,
    mut report: impl FnMut(usize, usize),
) -> u128 {
    if depth < 2 {
        return count(game, depth);
    }
    let following = following(game);
    let mut sum = 0;
    for (done, next) in following.iter().enumerate() {
        report(done, following.len());
        sum += count(next, depth - 1);
    }
    report(following.len(), following.len());
    sum
}

fn count<G: Game>(game: &G, depth: u32) -> u128 {
    match depth {
        0 => 1,
        1 => game.branches().into(),
        _ => following(game)
            .iter()
            .map(|next| count(next, depth - 1))
            .sum(),
    }
}

/// Every position that one event leads to.
fn following<G: Game>(game: &G) -> Vec<G> {
    let mut list = Vec::new();
    match game.turn() {
        Turn::Over => {}
        Turn::Chance => {
            for case in game.chances() {
                let mut next = game.clone();
                next.settle_unchecked(&case.outcome);
                list.push(next);
            }
        }
        Turn::Seat(_) => {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            for mv in moves {
                let mut next = game.clone();
                next.play_unchecked(&mv);
                list.push(next);
            }
        }
    }
    list
}
