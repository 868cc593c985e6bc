//! Plain exhaustive search: every legal move to the end of the game, no
//! pruning, nothing remembered, nothing but the rules.

use game::{Game, Seat, Turn};
use seven::{Move, Position};

/// The worth for the seat that would move next: 1, 0 or −1.
pub(crate) fn worth(position: &Position) -> i32 {
    let Turn::Seat(_) = position.turn() else {
        let next = position.placed_by(position.placed().len());
        return at_the_end(position, next);
    };
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let after = moves.iter().map(|mv| -worth(&played(position, mv)));
    after.max().expect("there is always a move")
}

/// The worth of a position and every move that is worth that.
pub(crate) fn best_moves(position: &Position) -> (i32, Vec<Move>) {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let worths: Vec<_> = moves
        .iter()
        .map(|mv| -worth(&played(position, mv)))
        .collect();
    let best = *worths.iter().max().expect("there is always a move");
    let is_best = |index: &usize| worths[*index] == best;
    let best_moves = (0..moves.len()).filter(is_best).map(|index| moves[index]);
    (best, best_moves.collect())
}

/// How many positions lie ahead of this one, as long as they are not too many.
pub(crate) fn size(position: &Position, too_many: u64) -> u64 {
    let branches = position.branches();
    if position.turn() == Turn::Over || players::seven::tiles_left(position) == 1 {
        return branches;
    }
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let mut sum = 0;
    for mv in &moves {
        sum += size(&played(position, mv), too_many);
        if sum > too_many {
            break;
        }
    }
    sum
}

fn played(position: &Position, mv: &Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

fn at_the_end(position: &Position, seat: Seat) -> i32 {
    let outcome = position.outcome().expect("the game is over");
    let places = outcome.places.as_slice();
    let all_equal = places.iter().all(|&place| place == places[0]);
    match outcome.places[seat] {
        1 if all_equal => 0,
        1 => 1,
        _ => -1,
    }
}
