//! What a side that knows nothing but how to play to the end would reply.
//!
//! Where nothing can be won by force the other side has to go wrong, and not
//! every mistake is as likely: a reply that seems good in games played out at
//! random is the one that is made. So replies are tried in a small tree of
//! such games, and the more often one was tried the likelier it is taken to be.

use ::seven::{Row, Spot};
use search::Numbers;

use super::board::{Board, Undo};
use super::budget::{Budget, HaltError};

/// How much a reply counts that was seldom tried. Small, so that few games are
/// enough to tell the replies that seem good from the others.
const CURIOSITY: f64 = 0.5;
/// How many games are played out for each reply there is.
const GAMES_A_REPLY: u32 = 12;
/// And how many at least.
const FEWEST_GAMES: u32 = 2_000;
/// And how many at most.
const MOST_GAMES: u32 = 6_000;

/// A reply with how often it was tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Foreseen {
    pub(crate) spot: Spot,
    pub(crate) tries: u32,
}

/// A position in the tree, reached by a move.
struct Node {
    spot: Option<Spot>,
    tries: u32,
    /// What came out for the side that made the move: 2 for a win, 1 for a draw.
    points: u32,
    /// The nodes that follow, once it has been reached twice.
    next: std::ops::Range<usize>,
}

impl Node {
    fn new(spot: Option<Spot>) -> Node {
        Node {
            spot,
            tries: 0,
            points: 0,
            next: 0..0,
        }
    }
}

/// Plays games out, as many as are usual or `times` that, and returns the
/// replies that were tried, the most tried first.
pub(crate) fn replies<W: Row, const N: usize>(
    board: &mut Board<W, N>,
    budget: &Budget<'_>,
    numbers: &mut Numbers,
    times: u32,
) -> Result<Vec<Foreseen>, HaltError> {
    let mut tree = Tree {
        board,
        budget,
        numbers,
        nodes: vec![Node::new(None)],
        spots: Vec::new(),
    };
    tree.grow(0)?;
    let games = GAMES_A_REPLY * tree.nodes.len() as u32;
    for _ in 0..times * games.clamp(FEWEST_GAMES, MOST_GAMES) {
        tree.play_one()?;
    }
    let tried = tree.nodes[tree.nodes[0].next.clone()].iter();
    let mut replies: Vec<Foreseen> = tried
        .filter_map(|node| {
            let tries = node.tries;
            node.spot.map(|spot| Foreseen { spot, tries })
        })
        .filter(|reply| reply.tries > 0)
        .collect();
    replies.sort_by_key(|reply| std::cmp::Reverse(reply.tries));
    Ok(replies)
}

struct Tree<'t, W, const N: usize> {
    board: &'t mut Board<W, N>,
    budget: &'t Budget<'t>,
    numbers: &'t mut Numbers,
    nodes: Vec<Node>,
    spots: Vec<Spot>,
}

impl<W: Row, const N: usize> Tree<'_, W, N> {
    fn play_one(&mut self) -> Result<(), HaltError> {
        let mut path = vec![0];
        let mut undone = Vec::new();
        let ended = self.walk(&mut path, &mut undone);
        let verdict = self.board.verdict(&self.board.achieved, 0);
        while let Some(undo) = undone.pop() {
            self.board.lift(undo);
        }
        ended?;
        let mut mover = self.board.seat;
        for (ply, &index) in path.iter().enumerate() {
            let node = &mut self.nodes[index];
            node.tries += 1;
            if ply > 0 {
                let points = if mover.is_multiple_of(2) {
                    verdict
                } else {
                    -verdict
                };
                node.points += (points + 1) as u32;
                mover = self.board.after(mover);
            }
        }
        Ok(())
    }

    fn walk(&mut self, path: &mut Vec<usize>, undone: &mut Vec<Undo>) -> Result<(), HaltError> {
        let mut at = 0;
        while self.board.left > 0 {
            if self.nodes[at].next.is_empty() {
                if self.nodes[at].tries == 0 || !self.board.has_room() {
                    break;
                }
                self.grow(at)?;
            }
            at = self.pick(at);
            path.push(at);
            self.budget.count()?;
            let spot = self.nodes[at].spot.expect("only the root has none");
            undone.push(self.board.put(spot));
        }
        self.play_out(undone)
    }

    /// Lists what can follow, in random order.
    fn grow(&mut self, at: usize) -> Result<(), HaltError> {
        if !self.board.has_room() {
            return Err(HaltError::Stretched);
        }
        self.spots.clear();
        self.board.moves(&mut self.spots);
        let from = self.nodes.len();
        for index in (0..self.spots.len()).rev() {
            let other = self.numbers.below(index as u32 + 1) as usize;
            self.spots.swap(index, other);
            self.nodes.push(Node::new(Some(self.spots[index])));
        }
        self.nodes[at].next = from..self.nodes.len();
        Ok(())
    }

    /// The first that was never tried, else the one with the best mean and
    /// bonus.
    fn pick(&self, at: usize) -> usize {
        let next = self.nodes[at].next.clone();
        let tries = self.nodes[at].tries as usize;
        // Every reply is tried once before one is tried again.
        let tried = tries.saturating_sub(usize::from(at > 0));
        if tried < next.len() {
            return next.start + tried;
        }
        let bonus = CURIOSITY * CURIOSITY * logarithm(tries as u32);
        let mut best = (f64::NEG_INFINITY, next.start);
        for index in next {
            let node = &self.nodes[index];
            let tries = f64::from(node.tries);
            let score = f64::from(node.points) / (2.0 * tries) + (bonus / tries).sqrt();
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    fn play_out(&mut self, undone: &mut Vec<Undo>) -> Result<(), HaltError> {
        // A game that is laid out so far that it leaves the window is judged as
        // it stands; there are few of these.
        while self.board.left > 0 && self.board.has_room() {
            let held = self.board.held[self.board.seat];
            let nth = self.numbers.below(held.len() as u32) as usize;
            let tile = held.iter().nth(nth).expect("it was counted");
            self.spots.clear();
            self.board.surface.places(tile, &mut self.spots);
            let index = self.numbers.below(self.spots.len() as u32);
            self.budget.count()?;
            undone.push(self.board.put(self.spots[index as usize]));
        }
        Ok(())
    }
}

/// The natural logarithm, near enough, and the same on every machine: straight
/// between powers of two.
pub(crate) fn logarithm(number: u32) -> f64 {
    let whole = number.max(1).ilog2();
    let rest = f64::from(number.max(1)) / f64::from(1u32 << whole) - 1.0;
    std::f64::consts::LN_2 * (f64::from(whole) + rest)
}
