//! Players without knowledge, to measure others by: one that moves at random,
//! and plain UCT, which knows only how to play to the end and who has won.
//!
//! Plain UCT is Monte-Carlo tree search with the constant √2, random playouts
//! to the end, rewards of 1 for the win and 0 for the loss, untried moves in
//! random order and nothing else. A draw is worth one half.

use game::{Game, Turn};

use crate::effort::Effort;
use crate::mcts::{self, Answer, Settings, ToTheEnd};
use crate::numbers::Numbers;
use crate::plain::Plain;

/// A random move of the seat to move, each as likely as the others; `None`
/// unless a seat is to move.
pub fn random<G: Game>(game: &G, seed: u64) -> Option<G::Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let count = moves.len() as u32;
    (count > 0).then(|| moves.swap_remove(Numbers::seeded(seed).below(count) as usize))
}

/// The move of plain UCT on one thread, each seat for itself; `None` unless a
/// seat is to move.
pub fn uct<G: Game>(game: &G, seed: u64, effort: &Effort<'_>) -> Option<G::Move> {
    uct_of(&Plain::new(game.clone()), seed, effort)
}

/// The move of plain UCT on one thread, for a position with sides; `None` unless
/// a seat is to move.
pub fn uct_of<G: Game>(plain: &Plain<G>, seed: u64, effort: &Effort<'_>) -> Option<G::Move> {
    match plain.game().turn() {
        Turn::Seat(_) => uct_answer(plain, seed, effort).best(),
        Turn::Chance | Turn::Over => None,
    }
}

/// Everything plain UCT found at a position.
pub fn uct_answer<G: Game>(plain: &Plain<G>, seed: u64, effort: &Effort<'_>) -> Answer<G::Move> {
    let settings = Settings {
        seed,
        shuffle: true,
        ..Settings::default()
    };
    mcts::search_alone(plain, &ToTheEnd, &settings, effort, &mut |_| {})
}
