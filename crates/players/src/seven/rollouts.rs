//! A tree of games played out: for three and four seats, each for itself (S10,
//! S12), and wherever else a position is too early to be judged.
//!
//! The games are played to the end with a tile drawn at random and a place drawn
//! at random for it; players who go for the best place they see were slower and
//! not worth it. In the tree, moves that do the same to the levels of all tiles are
//! followed a few times only, and those that promise more are tried first.

use std::cmp::Reverse;

use ::seven::{Row, Spot, Tile};
use search::Numbers;

use super::allowance::{Allowance, Halt};
use super::board::{Achieved, Board, Undo};
use super::exact::promise;

/// How many moves are followed at the root and further on, and how many of
/// each class.
const WIDTH: (usize, usize) = (64, 24);
const CLASS: usize = 4;
/// How much a move counts that promises much and was seldom tried.
const CURIOSITY: f64 = 0.5;

/// A move in the tree with what came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    pub(crate) spot: Spot,
    /// How often it was tried, and what that brought every seat in sum.
    pub(crate) tries: u32,
    pub(crate) rewards: [f64; 4],
    /// Where it leads in the tree, if it has been tried more than once.
    node: Option<u32>,
}

impl Branch {
    /// A move that has not been tried.
    pub(crate) fn untried(spot: Spot) -> Branch {
        Branch {
            spot,
            tries: 0,
            rewards: [0.0; 4],
            node: None,
        }
    }
}

/// The games played out from one position.
pub(crate) struct Rollouts<'s, W, const N: usize> {
    pub(crate) board: &'s mut Board<W, N>,
    allowance: &'s Allowance<'s>,
    numbers: Numbers,
    nodes: Vec<Vec<Branch>>,
    most_nodes: usize,
    spots: Vec<Spot>,
}

impl<'s, W: Row, const N: usize> Rollouts<'s, W, N> {
    /// Prepares a tree of at most about so many bytes.
    pub(crate) fn new(
        board: &'s mut Board<W, N>,
        allowance: &'s Allowance<'s>,
        numbers: Numbers,
        bytes: usize,
    ) -> Rollouts<'s, W, N> {
        Rollouts {
            board,
            allowance,
            numbers,
            nodes: Vec::new(),
            most_nodes: bytes / (WIDTH.1 * size_of::<Branch>()) + 1,
            spots: Vec::new(),
        }
    }

    /// Takes these moves for the root.
    pub(crate) fn plant(&mut self, spots: &[Spot]) -> Result<(), Halt> {
        let branches = self.branches(spots, WIDTH.0)?;
        self.nodes.push(branches);
        Ok(())
    }

    /// The moves at the root, the most tried first.
    pub(crate) fn ranked(&self) -> Vec<Branch> {
        let mut branches = self.nodes[0].clone();
        let mean = |branch: &Branch| {
            let tries = f64::from(branch.tries.max(1));
            branch.rewards[self.board.seat] / tries
        };
        branches.sort_by(|a, b| {
            let tries = b.tries.cmp(&a.tries);
            tries.then(mean(b).total_cmp(&mean(a)))
        });
        branches
    }

    /// Plays one game out.
    pub(crate) fn play_one(&mut self) -> Result<(), Halt> {
        let mut path = Vec::new();
        let mut undone = Vec::new();
        let ended = self.walk(&mut path, &mut undone);
        let rewards = rewards(self.board);
        while let Some(undo) = undone.pop() {
            self.board.lift(undo);
        }
        ended?;
        for (node, index) in path {
            let branch = &mut self.nodes[node][index];
            branch.tries += 1;
            for (sum, reward) in branch.rewards.iter_mut().zip(rewards) {
                *sum += reward;
            }
        }
        Ok(())
    }

    fn walk(&mut self, path: &mut Vec<(usize, usize)>, undone: &mut Vec<Undo>) -> Result<(), Halt> {
        let mut node = 0;
        while self.board.left > 0 {
            let index = self.pick(node);
            let Branch {
                spot,
                tries,
                node: next,
                ..
            } = self.nodes[node][index];
            path.push((node, index));
            self.allowance.count()?;
            undone.push(self.board.put(spot));
            node = match next {
                Some(next) => next as usize,
                None if tries > 0 && self.nodes.len() < self.most_nodes && self.board.left > 0 => {
                    if !self.board.has_room() {
                        return Err(Halt::Stretched);
                    }
                    let mut spots = Vec::new();
                    self.board.moves(&mut spots);
                    let branches = self.branches(&spots, WIDTH.1)?;
                    let next = self.nodes.len();
                    self.nodes.push(branches);
                    self.nodes[node][index].node = Some(next as u32);
                    next
                }
                None => return self.play_out(undone),
            };
        }
        Ok(())
    }

    /// The branch with the best mean and bonus. The bonus falls with the place
    /// in the order of promise and with the number of tries.
    fn pick(&self, node: usize) -> usize {
        let seat = self.board.seat;
        let branches = &self.nodes[node];
        let tries: u32 = branches.iter().map(|branch| branch.tries).sum();
        let sum: f64 = branches.iter().map(|branch| branch.rewards[seat]).sum();
        let mean = if tries > 0 {
            sum / f64::from(tries)
        } else {
            0.5
        };
        let root = f64::from(tries + 1).sqrt();
        let mut best = (f64::NEG_INFINITY, 0);
        for (index, branch) in branches.iter().enumerate() {
            let own = if branch.tries > 0 {
                branch.rewards[seat] / f64::from(branch.tries)
            } else {
                mean - 0.1
            };
            let share = 1.0 / (index as f64 + 4.0);
            let score = own + CURIOSITY * share * root / f64::from(branch.tries + 1);
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    fn play_out(&mut self, undone: &mut Vec<Undo>) -> Result<(), Halt> {
        while self.board.left > 0 {
            if !self.board.has_room() {
                return Err(Halt::Stretched);
            }
            self.spots.clear();
            if self.board.out[self.board.seat] {
                self.board.moves(&mut self.spots);
            } else {
                let held = self.board.held[self.board.seat];
                let nth = self.numbers.below(held.len() as u32) as usize;
                let tile = held.iter().nth(nth).expect("it was counted");
                self.board.surface.places(tile, &mut self.spots);
            }
            let index = self.numbers.below(self.spots.len() as u32);
            self.allowance.count()?;
            undone.push(self.board.put(self.spots[index as usize]));
        }
        Ok(())
    }

    /// The most promising of these moves, a few of each class.
    fn branches(&mut self, spots: &[Spot], width: usize) -> Result<Vec<Branch>, Halt> {
        let seat = self.board.seat;
        let mut list = Vec::with_capacity(spots.len());
        for &spot in spots {
            self.allowance.count()?;
            let undo = self.board.put(spot);
            let mut class = spot.orientation.tile() as u64;
            for tile in Tile::ALL {
                class = class << 4 | u64::from(self.board.surface.forced_level(tile));
            }
            list.push((promise(self.board, seat), class, spot));
            self.board.lift(undo);
        }
        list.sort_by_key(|&(promise, class, _)| Reverse((promise, class)));
        let mut branches = Vec::with_capacity(width);
        let (mut last, mut members) = (u64::MAX, 0);
        for (_, class, spot) in list {
            members = if class == last { members + 1 } else { 1 };
            last = class;
            if members <= CLASS && branches.len() < width {
                branches.push(Branch::untried(spot));
            }
        }
        Ok(branches)
    }
}

/// What the end of a game is worth to every seat, from 0 to 1: mostly the first
/// place, shared by those who are equal, and a little every other place that
/// is better than the last.
fn rewards<W: Row, const N: usize>(board: &Board<W, N>) -> [f64; 4] {
    let sides: [(bool, Achieved); 4] =
        [0, 1, 2, 3].map(|seat| (!board.out[seat], board.best_of(&board.achieved, seat)));
    let sides = &sides[..board.seats];
    let best = sides.iter().max().expect("there are seats");
    let first = sides.iter().filter(|side| *side == best).count() as f64;
    let mut rewards = [0.0; 4];
    for (seat, side) in sides.iter().enumerate() {
        let better = sides.iter().filter(|other| *other > side).count() as f64;
        let place = 1.0 - better / (board.seats as f64 - 1.0);
        rewards[seat] = if board.seats == 2 || board.pairs {
            match (side == best, first as usize == board.seats) {
                (true, true) => 0.5,
                (true, false) => 1.0,
                _ => 0.0,
            }
        } else if side == best {
            0.75 / first + 0.25
        } else {
            0.25 * place
        };
    }
    rewards
}
