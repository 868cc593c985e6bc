//! In which order moves are looked at, and what is kept of them at each distance
//! from the root.

use crate::root::DEEPEST;

/// What is kept for one distance from the root, with a list `C` of what chance may
/// bring in a search that knows chance.
pub(crate) struct Ply<M, C> {
    pub(crate) moves: Vec<M>,
    pub(crate) order: Vec<u16>,
    pub(crate) chances: C,
    pub(crate) killers: Killers<M>,
    /// The best line from here.
    pub(crate) line: Vec<M>,
}

/// What is needed at every distance from the root, and after the last.
pub(crate) fn plies<M, C: Default>() -> Vec<Ply<M, C>> {
    let empty = || Ply {
        moves: Vec::new(),
        order: Vec::new(),
        chances: C::default(),
        killers: [None, None],
        line: Vec::new(),
    };
    let mut plies = Vec::new();
    plies.resize_with(DEEPEST as usize + 2, empty);
    plies
}

/// The best line at a distance is now this move and what follows it.
pub(crate) fn lead<M: Clone, C>(plies: &mut [Ply<M, C>], ply: usize, mv: &M) {
    let [here, after] = &mut plies[ply..ply + 2] else {
        unreachable!("there is a ply after each");
    };
    here.line.clear();
    here.line.push(mv.clone());
    here.line.extend_from_slice(&after.line);
}

/// The moves that lately refuted others at one distance from the root.
pub(crate) type Killers<M> = [Option<M>; 2];

/// Orders moves by their numbers in the list: the best one known, then those
/// that refuted others, then the rest as listed. Says how many were brought
/// forward.
pub(crate) fn arrange<M: Eq>(
    list: &[M],
    order: &mut Vec<u16>,
    hint: Option<u16>,
    killers: Option<&Killers<M>>,
) -> usize {
    order.clear();
    order.extend(0..list.len().min(usize::from(u16::MAX)) as u16);
    let mut placed = 0;
    let mut bring_forward = |order: &mut Vec<u16>, at: usize| {
        if at >= placed {
            order[placed..=at].rotate_right(1);
            placed += 1;
        }
    };
    if let Some(hint) = hint.filter(|&hint| usize::from(hint) < list.len()) {
        bring_forward(order, usize::from(hint));
    }
    for killer in killers.into_iter().flatten().flatten() {
        let at = order.iter().position(|&i| list[usize::from(i)] == *killer);
        if let Some(at) = at {
            bring_forward(order, at);
        }
    }
    placed
}

/// Remembers a move that was too good for the other side to allow.
pub(crate) fn remember<M: Clone + Eq>(killers: &mut Killers<M>, mv: &M) {
    if killers[0].as_ref() != Some(mv) {
        killers.swap(0, 1);
        killers[0] = Some(mv.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_comes_first_then_the_killers_then_the_rest() {
        let list = ['a', 'b', 'c', 'd', 'e'];
        let mut order = Vec::new();
        let mut look = |hint, killers: &Killers<char>| {
            let placed = arrange(&list, &mut order, hint, Some(killers));
            let text: String = order.iter().map(|&i| list[usize::from(i)]).collect();
            (placed, text)
        };
        assert_eq!(look(None, &[None, None]), (0, "abcde".to_string()));
        assert_eq!(look(Some(2), &[None, None]), (1, "cabde".to_string()));
        assert_eq!(
            look(Some(9), &[Some('d'), Some('z')]),
            (1, "dabce".to_string())
        );
        assert_eq!(
            look(Some(3), &[Some('d'), Some('b')]),
            (2, "dbace".to_string())
        );
        assert_eq!(
            look(Some(0), &[Some('e'), Some('b')]),
            (3, "aebcd".to_string())
        );
    }

    #[test]
    fn two_killers_are_remembered_the_latest_first() {
        let mut killers = [None, None];
        for mv in ['a', 'a', 'b', 'b'] {
            remember(&mut killers, &mv);
        }
        assert_eq!(killers, [Some('b'), Some('a')]);
    }
}
