//! A tree of games played out among three seats, each for itself (S10).
//!
//! The places are decided late and by details: moves that leave the same levels to
//! all tiles are many, and what they block or prepare for later makes the
//! difference. So no move is left out, and none is thought to be like another.
//! They are too many to try each of them before one is tried again. One that was
//! never tried is taken to be a little worse than the mean of the others, so that
//! a good one is followed as soon as it is met, and others as soon as it
//! disappoints.
//!
//! The games are played on at random until few tiles are left; from there the rest
//! is known (`settle`). With players that look for a good place instead the places
//! came out worse. So they did when it went up the tree what a position brings if
//! nobody makes a mistake: then all moves of an ending are soon alike, and it is
//! forgotten after which of them the others may still go wrong.

use std::cmp::Reverse;

use ::seven::{Row, Spot};
use search::Numbers;

use super::board::{Board, Undo};
use super::budget::{Budget, HaltError};
use super::likely_replies::logarithm;
use super::settle::{self, First, Rewards};

/// How much a move counts that was seldom tried.
const CURIOSITY: f64 = 0.2;
/// By how much a move that was never tried is taken to be worse than the mean of
/// those that were.
const DOUBT: f64 = 0.1;

/// A move in the tree with what came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    pub(crate) spot: Spot,
    tries: u32,
    /// What it brought every seat in sum.
    sums: Rewards,
    /// What it brings, where the rest is known after it.
    settled: Option<Rewards>,
    /// Where it leads in the tree, if it has been tried before.
    node: Option<u32>,
}

impl Branch {
    /// A move that has not been tried.
    pub(crate) fn untried(spot: Spot) -> Branch {
        Branch {
            spot,
            tries: 0,
            sums: [0.0; 4],
            settled: None,
            node: None,
        }
    }

    /// What the move brings every seat.
    pub(crate) fn worth(&self) -> Rewards {
        let tries = f64::from(self.tries.max(1));
        self.settled
            .unwrap_or_else(|| self.sums.map(|sum| sum / tries))
    }
}

/// A position in the tree.
struct Node {
    tries: u32,
    /// The moves that have not been tried, in random order.
    untried: Vec<Spot>,
    tried: Vec<Branch>,
}

impl Node {
    fn new(mut untried: Vec<Spot>, numbers: &mut Numbers) -> Node {
        for last in (1..untried.len()).rev() {
            untried.swap(last, numbers.below(last as u32 + 1) as usize);
        }
        Node {
            tries: 0,
            untried,
            tried: Vec::new(),
        }
    }

    /// Says whether it is known of every move what it brings, or of one that
    /// nothing is better.
    fn is_settled(&self, seat: usize) -> bool {
        let mut settled = self.tried.iter().map(|branch| branch.settled);
        let is_most = |settled: Option<Rewards>| settled.is_some_and(|s| s[seat] >= settle::MOST);
        settled.clone().any(is_most) || self.untried.is_empty() && settled.all(|s| s.is_some())
    }
}

/// The games played out from one position.
pub(crate) struct Games<'s, W, const N: usize> {
    pub(crate) board: &'s mut Board<W, N>,
    budget: &'s Budget<'s>,
    first: First,
    numbers: Numbers,
    nodes: Vec<Node>,
    /// How many bytes the tree may still take, about.
    room: usize,
    spots: Vec<Spot>,
}

impl<'s, W: Row, const N: usize> Games<'s, W, N> {
    /// Prepares a tree of at most about so many bytes with these moves at its root.
    pub(crate) fn new(
        board: &'s mut Board<W, N>,
        budget: &'s Budget<'s>,
        mut numbers: Numbers,
        bytes: usize,
        moves: &[Spot],
    ) -> Games<'s, W, N> {
        let first = First::against_all(board.seat);
        let root = Node::new(moves.to_vec(), &mut numbers);
        Games {
            board,
            budget,
            first,
            numbers,
            nodes: vec![root],
            room: bytes,
            spots: Vec::new(),
        }
    }

    /// The moves at the root that were tried, the best first: the one that was
    /// tried most often, or one that is known to be as good.
    pub(crate) fn ranked(&self) -> Vec<Branch> {
        let seat = self.board.seat;
        let mut ranked = self.nodes[0].tried.clone();
        ranked.sort_by_key(|branch| Reverse(branch.tries));
        let worth = |index: usize| ranked[index].worth()[seat];
        let open = ranked.iter().position(|branch| branch.settled.is_none());
        let settled = (0..ranked.len()).filter(|&index| ranked[index].settled.is_some());
        let known = settled.max_by(|&a, &b| worth(a).total_cmp(&worth(b)).then(b.cmp(&a)));
        let first = match (open, known) {
            (Some(open), Some(known)) if worth(known) < worth(open) => Some(open),
            (open, known) => known.or(open),
        };
        if let Some(first) = first {
            ranked[..=first].rotate_right(1);
        }
        ranked
    }

    /// Plays one game out. Says whether there is more to learn.
    pub(crate) fn play_one(&mut self) -> Result<bool, HaltError> {
        let mut path = Vec::new();
        let mut undone = Vec::new();
        let ended = self.walk(&mut path, &mut undone);
        while let Some(undo) = undone.pop() {
            self.board.lift(undo);
        }
        let (rewards, is_settled) = ended?;
        for (node, index) in path.iter().copied() {
            let node = &mut self.nodes[node];
            node.tries += 1;
            let branch = &mut node.tried[index];
            branch.tries += 1;
            for (sum, reward) in branch.sums.iter_mut().zip(rewards) {
                *sum += reward;
            }
        }
        let Some(&(node, index)) = path.last().filter(|_| is_settled) else {
            return Ok(true);
        };
        self.nodes[node].tried[index].settled = Some(rewards);
        Ok(node > 0 || !self.nodes[0].is_settled(self.board.seat))
    }

    /// Goes down the tree and on from there. Returns what came out for every
    /// seat and whether it is certain to.
    fn walk(
        &mut self,
        path: &mut Vec<(usize, usize)>,
        undone: &mut Vec<Undo>,
    ) -> Result<(Rewards, bool), HaltError> {
        let mut node = 0;
        loop {
            self.budget.count()?;
            let index = self.pick(node);
            let branch = self.nodes[node].tried[index];
            path.push((node, index));
            if let Some(settled) = branch.settled {
                return Ok((settled, true));
            }
            undone.push(self.board.put(branch.spot));
            if self.board.left <= settle::KNOWN {
                return Ok((self.rest()?, true));
            }
            node = match branch.node {
                Some(next) => next as usize,
                None if branch.tries > 0 && self.room > 0 => self.grow(node, index)?,
                None => {
                    let (spots, numbers) = (&mut self.spots, &mut self.numbers);
                    settle::play_on(self.board, self.budget, spots, numbers, undone)?;
                    return Ok((self.rest()?, false));
                }
            };
        }
    }

    /// Adds the position that was just reached by a move of a node.
    fn grow(&mut self, node: usize, index: usize) -> Result<usize, HaltError> {
        if !self.board.has_room() {
            return Err(HaltError::Stretched);
        }
        let mut untried = Vec::new();
        self.board.moves(&mut untried);
        let taken = size_of::<Node>() + untried.len() * size_of::<Spot>();
        self.room = self.room.saturating_sub(taken);
        let next = self.nodes.len();
        self.nodes.push(Node::new(untried, &mut self.numbers));
        self.nodes[node].tried[index].node = Some(next as u32);
        Ok(next)
    }

    /// The branch with the best mean and bonus, perhaps a new one. At the root
    /// there is nothing to learn from a move that is settled.
    fn pick(&mut self, at: usize) -> usize {
        let seat = self.board.seat;
        let node = &mut self.nodes[at];
        let bonus = CURIOSITY * logarithm(node.tries).sqrt();
        let (mut best, mut sum) = ((f64::NEG_INFINITY, 0), 0.0);
        for (index, branch) in node.tried.iter().enumerate() {
            sum += branch.sums[seat];
            let score = match branch.settled {
                Some(_) if at == 0 => f64::NEG_INFINITY,
                Some(settled) => settled[seat],
                None => {
                    let tries = f64::from(branch.tries);
                    branch.sums[seat] / tries + bonus / tries.sqrt()
                }
            };
            if score > best.0 {
                best = (score, index);
            }
        }
        let fresh = sum / f64::from(node.tries.max(1)) - DOUBT + bonus;
        if fresh > best.0
            && let Some(spot) = node.untried.pop()
        {
            node.tried.push(Branch::untried(spot));
            self.room = self.room.saturating_sub(2 * size_of::<Branch>());
            return node.tried.len() - 1;
        }
        best.1
    }

    /// What comes of the last tiles.
    fn rest(&mut self) -> Result<Rewards, HaltError> {
        settle::rest(self.board, self.budget, &mut self.spots, self.first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::seven::{Position, Setup};
    use game::Game;
    use search::effort::NoWatch;
    use search::{Effort, Limits, Meter, StopSign};

    fn drawn(left: usize, numbers: &mut Numbers) -> Board<u128, 128> {
        let three = Setup::alone(3).expect("three can play");
        let mut position = Position::start(&three);
        while position.placed().len() + left < 21 {
            position.step_at_random(&mut |n| numbers.below(n));
        }
        Board::new(&position, 8).expect("there is room")
    }

    fn listed(board: &Board<u128, 128>) -> Vec<Spot> {
        let mut spots = Vec::new();
        board.moves(&mut spots);
        spots
    }

    /// What a move brings the seat that makes it with three tiles left, if those
    /// after it do what is best for them.
    fn brought(board: &mut Board<u128, 128>, budget: &Budget<'_>, spot: Spot) -> f64 {
        let seat = board.seat;
        let first = First::against_all(seat);
        let undo = board.put(spot);
        let rest = settle::rest(board, budget, &mut Vec::new(), first);
        board.lift(undo);
        rest.expect("nothing ends it")[seat]
    }

    /// With three tiles left nothing better is to be had than what is found, and
    /// it is found that there is nothing more to learn.
    #[test]
    fn s10_the_last_three_tiles_are_played_as_well_as_can_be() {
        let mut numbers = Numbers::seeded(3);
        for left in [2, 3].repeat(25) {
            let mut board = drawn(left, &mut numbers);
            let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
            let budget = Budget::new(Meter::new(&effort), None);
            let spots = listed(&board);
            let worths = spots.iter().map(|&s| brought(&mut board, &budget, s));
            let most = worths.fold(f64::NEG_INFINITY, f64::max);
            let luck = Numbers::seeded(left as u64);
            let mut games = Games::new(&mut board, &budget, luck, 1 << 20, &spots);
            while games.play_one().expect("there is room") {}
            let best = games.ranked()[0].spot;
            let found = brought(&mut board, &budget, best);
            assert!((found - most).abs() < 1e-9, "{found} of {most}");
        }
    }

    /// Does something with the games of a position that was drawn, of at most so
    /// many bytes and nodes.
    fn with_games<T>(
        left: usize,
        (bytes, limits): (usize, Limits),
        act: impl FnOnce(&mut Games<'_, u128, 128>, &[Spot]) -> T,
    ) -> T {
        let mut board = drawn(left, &mut Numbers::seeded(4));
        let effort = Effort::new(limits, &NoWatch, &StopSign::default());
        let budget = Budget::new(Meter::new(&effort), None);
        let spots = listed(&board);
        let luck = Numbers::seeded(5);
        act(
            &mut Games::new(&mut board, &budget, luck, bytes, &spots),
            &spots,
        )
    }

    /// Games that are ended early leave the table as it was and have a legal
    /// move, and the same one for the same numbers.
    #[test]
    fn games_that_are_ended_have_a_move() {
        for nodes in [20, 300, 4_000] {
            let [one, other] = [0, 1].map(|_| {
                with_games(9, (1 << 20, Limits::nodes(nodes)), |games, spots| {
                    let key = games.board.key();
                    while games.play_one().is_ok_and(|more| more) {}
                    assert_eq!(games.board.key(), key);
                    let best = games.ranked()[0].spot;
                    assert!(spots.contains(&best));
                    best
                })
            });
            assert_eq!(one, other);
        }
    }

    /// A tree that has no room to grow stays as small as it is, and still tells
    /// which moves are good.
    #[test]
    fn a_tree_without_room_does_not_grow() {
        with_games(9, (0, Limits::default()), |games, _| {
            for _ in 0..500 {
                assert!(games.play_one().expect("there is room"));
            }
            assert_eq!(games.nodes.len(), 1);
            let ranked = games.ranked();
            assert!(ranked[0].tries > ranked[ranked.len() - 1].tries);
        });
    }

    /// A move that is known to bring as much as the most tried one comes first,
    /// one that is known to bring less does not.
    #[test]
    fn what_is_known_comes_first_unless_it_is_worse() {
        with_games(9, (0, Limits::default()), |games, spots| {
            let brings = |index: usize, tries: u32, worth: f64, is_settled: bool| Branch {
                tries,
                sums: [worth * f64::from(tries); 4],
                settled: is_settled.then_some([worth; 4]),
                ..Branch::untried(spots[index])
            };
            for (known, first) in [(0.4, 0), (0.6, 1)] {
                games.nodes[0].tried = vec![
                    brings(0, 9, 0.5, false),
                    brings(1, 3, known, true),
                    brings(2, 20, 0.3, true),
                    brings(3, 5, 0.9, false),
                ];
                assert_eq!(games.ranked()[0].spot, spots[first]);
            }
        });
    }
}
