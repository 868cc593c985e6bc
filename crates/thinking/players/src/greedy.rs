//! The greedy players: each weighs every move by what the board shows after it
//! and, where that is cheap, after the best answer to it. They are a measure for
//! the others and what the others fall back on.
//!
//! A greedy player keeps nothing between moves and draws no numbers of its own:
//! moves that seem equally good are told apart by `below(n)`, which answers with
//! a number in `0..n`. The same position with the same answers always leads to
//! the same move.

use catalog::{AnyEvent, AnyGame};

use crate::expert;

/// A legal move for the seat to move; `None` unless a seat is to move.
pub fn choose(game: &AnyGame, below: &mut impl FnMut(u32) -> u32) -> Option<AnyEvent> {
    expert::of(game.id()).greedy(game, below)
}

/// The candidate with the greatest value; among equals the one that `below`
/// picks, which is asked only if there are several. `None` without candidates.
pub(crate) fn best<T, V: PartialOrd>(
    candidates: impl IntoIterator<Item = (T, V)>,
    below: &mut impl FnMut(u32) -> u32,
) -> Option<T> {
    let mut greatest = None;
    let mut equals = Vec::new();
    for (candidate, value) in candidates {
        if greatest.as_ref().is_none_or(|known| value > *known) {
            greatest = Some(value);
            equals.clear();
            equals.push(candidate);
        } else if greatest.as_ref() == Some(&value) {
            equals.push(candidate);
        }
    }
    match equals.len() {
        0 => None,
        1 => equals.pop(),
        several => Some(equals.swap_remove(below(several as u32) as usize)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_value_wins_and_equals_are_left_to_the_numbers() {
        let candidates = [('a', 1), ('b', 3), ('c', 2), ('d', 3), ('e', 3)];
        let picked = |answer: u32| {
            best(candidates, &mut |limit| {
                assert_eq!(limit, 3, "three are equally good");
                answer
            })
        };
        assert_eq!([0, 1, 2].map(picked), [Some('b'), Some('d'), Some('e')]);
    }

    #[test]
    fn nothing_is_asked_without_a_choice() {
        let mut never = |_| panic!("there is nothing to choose");
        assert_eq!(best([('a', 1), ('b', 2)], &mut never), Some('b'));
        assert_eq!(best([(); 0].map(|()| ('a', 1)), &mut never), None);
    }
}
