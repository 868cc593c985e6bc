//! A tree of games played out, for three and four seats, each for itself (S10,
//! S12).
//!
//! The games are played on with a tile drawn at random and a place drawn at random
//! for it until few tiles are left; from there the rest is known (`settle`).
//! Players who go for the best place they see from the beginning were slower and
//! not worth it. In the tree, moves that do the same to the levels of all tiles are
//! followed a few times only, and those that promise more are tried first. What is
//! known of the last tiles goes up the tree, so that endings are not played out
//! again and again.

use std::cmp::Reverse;

use ::seven::{Row, Spot, Tile};
use search::Numbers;

use super::board::{Board, Undo};
use super::budget::{Budget, HaltError};
use super::exact::promise;
use super::settle::{self, First, Rewards};

/// How many moves are followed at the root and further on, and how many of
/// each class, at first.
const NARROW: Width = Width {
    root: 64,
    inner: 24,
    class: 4,
};
/// How many times as many are followed as soon as all of these are settled.
const WIDER: usize = 4;
/// How often a move is tried before those that follow it are listed. To list
/// them takes as long as to play out several games.
const TRIES: u32 = 4;
/// How much a move counts that promises much and was seldom tried.
const CURIOSITY: f64 = 0.5;
/// How much less than its mean a move is trusted to be worth after one try.
const DOUBT: f64 = 0.5;
/// How much it counts what came of a move in games played out, beside what it
/// brings if nobody makes a mistake: somebody may.
const HOPE: f64 = 0.1;

/// How many moves to follow.
#[derive(Clone, Copy, Debug)]
struct Width {
    root: usize,
    inner: usize,
    /// How many of each class.
    class: usize,
}

/// A move in the tree with what came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    pub(crate) spot: Spot,
    /// How often the tree was left through it or gone down by it.
    tries: u32,
    /// How many of these times it was open what comes of it, and what that
    /// brought every seat in sum.
    games: u32,
    sums: Rewards,
    /// What it brings as soon as that is known, as far as moves are followed.
    settled: Option<Rewards>,
    /// Where it leads in the tree, if it has been tried often enough.
    node: Option<u32>,
}

impl Branch {
    /// A move that has not been tried.
    pub(crate) fn untried(spot: Spot) -> Branch {
        Branch {
            spot,
            tries: 0,
            games: 0,
            sums: [0.0; 4],
            settled: None,
            node: None,
        }
    }

    /// What the move brings every seat.
    pub(crate) fn worth(&self) -> Rewards {
        self.settled.unwrap_or_else(|| self.means())
    }

    /// What came of it in the games played out.
    fn means(&self) -> Rewards {
        let games = f64::from(self.games.max(1));
        self.sums.map(|sum| sum / games)
    }

    /// How much a seat is to like the move, with all that is known.
    fn liking(&self, seat: usize) -> f64 {
        let mean = self.means()[seat];
        let trusted = match (self.settled, self.games) {
            (Some(settled), _) => settled[seat],
            (None, 0) => return f64::NEG_INFINITY,
            (None, games) => mean - DOUBT / f64::from(games).sqrt(),
        };
        trusted + HOPE * mean
    }
}

/// The games played out from one position.
pub(crate) struct Rollouts<'s, W, const N: usize> {
    pub(crate) board: &'s mut Board<W, N>,
    budget: &'s Budget<'s>,
    first: First,
    numbers: Numbers,
    nodes: Vec<Vec<Branch>>,
    bytes: usize,
    most_nodes: usize,
    width: Width,
    /// Whether moves were left out anywhere in the tree.
    cut: bool,
    games: u64,
    /// The moves of the root of a narrower tree that was settled, with the
    /// number of games that took.
    narrower: Option<(Vec<Branch>, u64)>,
    spots: Vec<Spot>,
}

impl<'s, W: Row, const N: usize> Rollouts<'s, W, N> {
    /// Prepares a tree of at most about so many bytes.
    pub(crate) fn new(
        board: &'s mut Board<W, N>,
        budget: &'s Budget<'s>,
        first: First,
        numbers: Numbers,
        bytes: usize,
    ) -> Rollouts<'s, W, N> {
        Rollouts {
            board,
            budget,
            first,
            numbers,
            nodes: Vec::new(),
            bytes,
            most_nodes: 0,
            width: NARROW,
            cut: false,
            games: 0,
            narrower: None,
            spots: Vec::new(),
        }
    }

    /// Takes these moves for the root.
    pub(crate) fn plant(&mut self, spots: &[Spot]) -> Result<(), HaltError> {
        self.cut = false;
        let branches = self.branches(spots, self.width.root)?;
        self.most_nodes = self.bytes / (self.width.inner * size_of::<Branch>()) + 1;
        self.nodes.clear();
        self.nodes.push(branches);
        self.games = 0;
        Ok(())
    }

    /// When all is settled: plants a wider tree, unless nothing was left out or
    /// nothing could be better. Says whether there is more to try.
    pub(crate) fn widen(&mut self, spots: &[Spot]) -> Result<bool, HaltError> {
        let Some(best) = self.settled(0, self.board.seat) else {
            return Ok(true);
        };
        if !self.cut || best[self.board.seat] >= settle::MOST {
            return Ok(false);
        }
        self.narrower = Some((self.ranked(), self.games));
        self.width = Width {
            root: WIDER * self.width.root,
            inner: WIDER * self.width.inner,
            class: WIDER * self.width.class,
        };
        self.plant(spots)?;
        Ok(true)
    }

    /// The moves at the root, the best first. A tree that has just been planted
    /// knows less than the one before it.
    pub(crate) fn ranked(&self) -> Vec<Branch> {
        let seat = self.board.seat;
        if let Some((ranked, games)) = &self.narrower
            && self.games < *games
            && self.settled(0, seat).is_none()
        {
            return ranked.clone();
        }
        let mut branches = self.nodes[0].clone();
        branches.sort_by(|a, b| b.liking(seat).total_cmp(&a.liking(seat)));
        branches
    }

    /// Plays one game out.
    pub(crate) fn play_one(&mut self) -> Result<(), HaltError> {
        let mut path = Vec::new();
        let mut undone = Vec::new();
        let ended = self.walk(&mut path, &mut undone);
        while let Some(undo) = undone.pop() {
            self.board.lift(undo);
        }
        let (mut rewards, mut is_settled) = ended?;
        self.games += 1;
        for (ply, (node, index)) in path.into_iter().enumerate().rev() {
            let branch = &mut self.nodes[node][index];
            branch.tries += 1;
            if !is_settled {
                branch.games += 1;
                for (sum, reward) in branch.sums.iter_mut().zip(rewards) {
                    *sum += reward;
                }
                continue;
            }
            branch.settled = Some(rewards);
            let seat = (self.board.seat + ply) % self.board.seats;
            match self.settled(node, seat) {
                Some(best) => rewards = best,
                None => is_settled = false,
            }
        }
        Ok(())
    }

    /// What a position in the tree brings if the seat to move there makes the
    /// move that is best for it, as soon as that is known.
    fn settled(&self, node: usize, seat: usize) -> Option<Rewards> {
        let branches = &self.nodes[node];
        let (mut best, mut count): (Option<Rewards>, usize) = (None, 0);
        for settled in branches.iter().filter_map(|branch| branch.settled) {
            count += 1;
            if best.is_none_or(|best| settled[seat] > best[seat]) {
                best = Some(settled);
            }
        }
        best.filter(|best| count == branches.len() || best[seat] >= settle::MOST)
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
            let index = self.pick(node);
            let branch = self.nodes[node][index];
            path.push((node, index));
            self.budget.count()?;
            if let Some(settled) = branch.settled {
                return Ok((settled, true));
            }
            undone.push(self.board.put(branch.spot));
            if self.board.left <= settle::KNOWN {
                let rewards = settle::rest(self.board, self.budget, &mut self.spots, self.first)?;
                return Ok((rewards, true));
            }
            node = match branch.node {
                Some(next) => next as usize,
                None if branch.tries >= TRIES && self.nodes.len() < self.most_nodes => {
                    if !self.board.has_room() {
                        return Err(HaltError::Stretched);
                    }
                    let mut spots = Vec::new();
                    self.board.moves(&mut spots);
                    let branches = self.branches(&spots, self.width.inner)?;
                    let next = self.nodes.len();
                    self.nodes.push(branches);
                    self.nodes[node][index].node = Some(next as u32);
                    next
                }
                None => return Ok((self.play_out(undone)?, false)),
            };
        }
    }

    /// The branch with the best mean and bonus. The bonus falls with the place
    /// in the order of promise and with the number of tries. At the root there is
    /// nothing to learn from a move that is settled.
    fn pick(&self, node: usize) -> usize {
        let seat = self.board.seat;
        let branches = &self.nodes[node];
        let (mut tries, mut sum) = (0, 0.0);
        for branch in branches {
            tries += branch.tries;
            sum += branch.worth()[seat] * f64::from(branch.tries);
        }
        let mean = if tries > 0 {
            sum / f64::from(tries)
        } else {
            0.5
        };
        let root = f64::from(tries + 1).sqrt();
        let mut best = (f64::NEG_INFINITY, 0);
        for (index, branch) in branches.iter().enumerate() {
            let score = match (branch.settled, branch.tries) {
                (Some(_), _) if node == 0 => f64::NEG_INFINITY,
                (Some(settled), _) => settled[seat],
                (None, tries) => {
                    let own = match tries {
                        0 => mean - 0.1,
                        _ => branch.means()[seat],
                    };
                    let share = 1.0 / (index as f64 + 4.0);
                    own + CURIOSITY * share * root / f64::from(tries + 1)
                }
            };
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// Draws lots until the rest is known.
    fn play_out(&mut self, undone: &mut Vec<Undo>) -> Result<Rewards, HaltError> {
        let (spots, numbers) = (&mut self.spots, &mut self.numbers);
        settle::play_on(self.board, self.budget, spots, numbers, undone)?;
        settle::rest(self.board, self.budget, &mut self.spots, self.first)
    }

    /// The most promising of these moves, a few of each class.
    fn branches(&mut self, spots: &[Spot], width: usize) -> Result<Vec<Branch>, HaltError> {
        let seat = self.board.seat;
        let mut list = Vec::with_capacity(spots.len());
        for &spot in spots {
            self.budget.count()?;
            let undo = self.board.put(spot);
            let mut class = spot.orientation.tile() as u64;
            for tile in Tile::ALL {
                class = class << 4 | u64::from(self.board.surface.forced_level(tile));
            }
            list.push((promise(self.board, seat), class, spot));
            self.board.lift(undo);
        }
        list.sort_by_key(|&(promise, class, _)| Reverse((promise, class)));
        let mut branches = Vec::with_capacity(width.min(list.len()));
        let (mut last, mut members) = (u64::MAX, 0);
        for (_, class, spot) in list {
            members = if class == last { members + 1 } else { 1 };
            last = class;
            if members <= self.width.class && branches.len() < width {
                branches.push(Branch::untried(spot));
            } else {
                self.cut = true;
            }
        }
        Ok(branches)
    }
}
