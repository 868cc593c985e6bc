//! Players without knowledge, to measure others by: one that moves at random,
//! and plain UCT, which knows only how to play to the end and who has won.
//!
//! Plain UCT is Monte-Carlo tree search with the constant √2, random playouts
//! to the end, rewards of 1 for the win and 0 for the loss, untried moves in
//! random order and nothing else. A draw is worth one half.
//!
//! ```
//! use game::{Event, Game};
//! use hyle7::{Position, Setup};
//! use search::effort::NoWatch;
//! use search::{Effort, Limits, StopSign, baseline};
//!
//! let mut game = Position::start(&Setup::default());
//! for text in ["draw:3", "d4"] {
//!     game.apply(&Event::parse(text).unwrap()).unwrap();
//! }
//! // Two hundred playouts; the same seed gives the same move on every machine.
//! let effort = || Effort::new(Limits::nodes(200), &NoWatch, &StopSign::default());
//! let mv = baseline::uct(&game, 1, &effort()).unwrap();
//! assert!(game.check_move(&mv).is_ok());
//! assert_eq!(baseline::uct(&game, 1, &effort()), Some(mv));
//!
//! game.play_unchecked(&mv);
//! assert_eq!(baseline::random(&game, 1), None, "chance is to speak");
//! ```

use game::{Game, Turn};

use crate::effort::Effort;
use crate::mcts::{self, Settings, ToTheEnd};
use crate::numbers::Numbers;
use crate::plain::Plain;
use crate::state::Rewards;

/// A random move of the seat to move, each as likely as the others; `None`
/// unless a seat is to move.
pub fn random<G: Game>(game: &G, seed: u64) -> Option<G::Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let count = moves.len() as u32;
    (count > 0).then(|| moves.swap_remove(Numbers::seeded(seed).below(count) as usize))
}

/// The move of plain UCT on one thread; `None` unless a seat is to move.
pub fn uct<G: Game>(game: &G, seed: u64, effort: &Effort<'_>) -> Option<G::Move> {
    uct_of(&Plain::new(game.clone()), seed, effort)
}

/// The move of plain UCT on one thread in any position that search can see; `None`
/// unless a seat is to move.
pub fn uct_of<S: Rewards>(state: &S, seed: u64, effort: &Effort<'_>) -> Option<S::Move> {
    match state.turn() {
        Turn::Seat(_) => {
            mcts::search_alone(state, &ToTheEnd, &uct_settings(seed), effort, &mut |_| {}).best()
        }
        Turn::Chance | Turn::Over => None,
    }
}

/// How plain UCT searches.
pub fn uct_settings(seed: u64) -> Settings {
    Settings {
        seed,
        shuffle: true,
        ..Settings::default()
    }
}
