//! The middle game: a narrow look ahead between two sides.
//!
//! Placements are many and most do the same to what can come next. So at every
//! ply they are sorted into classes, by the tile and the levels they leave to
//! every tile that is held, and only a few of the best classes are followed, each
//! by a few of its members. The last few tiles are solved exactly.

use ::seven::{Row, Spot, Tile};

use super::board::Board;
use super::budget::HaltError;
use super::exact::{Exact, promise};
use super::outlook::{Nets, seen};

/// The worth of a proven win; every estimate is smaller.
pub(crate) const PROVEN: i64 = 1 << 56;

/// How wide and how far to look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Width {
    /// How many moves to follow at the first ply.
    pub(crate) root: usize,
    /// How many at the plies after it; the last entry also for all later ones.
    pub(crate) inner: [usize; 4],
    /// How many members of each class.
    pub(crate) class: usize,
    /// With so many tiles left it is solved exactly.
    pub(crate) exact: usize,
}

impl Width {
    /// As wide as full strength looks.
    pub(crate) const FULL: Width = Width {
        root: 48,
        inner: [14, 9, 7, 5],
        class: 3,
        exact: 4,
    };
}

/// A look ahead between two sides.
pub(crate) struct Think<'s, W, const N: usize> {
    pub(crate) exact: Exact<'s, W, N>,
    nets: &'s Nets,
    width: Width,
    lists: Vec<Vec<Candidate>>,
}

/// A move with what it promises.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) worth: i64,
    pub(crate) spot: Spot,
    /// What the move does to the levels of all tiles.
    class: u64,
}

impl<'s, W: Row, const N: usize> Think<'s, W, N> {
    pub(crate) fn new(mut exact: Exact<'s, W, N>, nets: &'s Nets, width: Width) -> Think<'s, W, N> {
        exact.nets = Some(nets);
        Think {
            exact,
            nets,
            width,
            lists: Vec::new(),
        }
    }

    /// Those of the moves to look at first, with what each promises at once.
    pub(crate) fn roots(&mut self, moves: &[Spot]) -> Result<Vec<Candidate>, HaltError> {
        let mut list = Vec::new();
        self.weigh(moves, &mut list)?;
        self.choose_few(self.width.root, &mut list);
        Ok(list)
    }

    /// Looks so many plies ahead at every root move and sorts them by what was
    /// found, the best first. When it has to end early, what was found until
    /// then stands if it concerns the move that was first, else nothing changes.
    /// A move beside the best one, first or second of them, is looked at as
    /// thoroughly, and once it was, what both are worth is told.
    pub(crate) fn deepen(
        &mut self,
        roots: &mut [Candidate],
        depth: usize,
        beside: Option<Spot>,
        pair: &mut Option<(i64, i64)>,
    ) -> Result<(), HaltError> {
        let mut alpha = -PROVEN;
        let mut ended = Ok(());
        let mut done = 0;
        let mut looked_beside = None;
        for root in &mut *roots {
            let is_beside = beside == Some(root.spot);
            let least = if is_beside { -PROVEN } else { alpha };
            let undo = self.exact.board.put(root.spot);
            let worth = self.look(depth - 1, 1, -PROVEN, -least);
            self.exact.board.lift(undo);
            match worth {
                Ok(worth) if is_beside => {
                    root.worth = -worth;
                    looked_beside = Some(root.worth);
                }
                Ok(worth) => root.worth = if -worth > alpha { -worth } else { -PROVEN - 1 },
                Err(halt) => {
                    ended = Err(halt);
                    break;
                }
            }
            alpha = alpha.max(root.worth);
            done += 1;
            if alpha >= PROVEN && looked_beside.is_some() == beside.is_some() {
                break;
            }
        }
        if let Some(worth) = looked_beside {
            *pair = Some((alpha, worth));
        }
        // Stable, so that moves that did not come up to the best keep their order.
        roots[..done].sort_by_key(|root| std::cmp::Reverse(root.worth));
        ended
    }

    /// The worth for the side to move, so many plies ahead.
    pub(crate) fn glance(&mut self, depth: usize) -> Result<i64, HaltError> {
        self.look(depth, 2, -PROVEN, PROVEN)
    }

    /// The worth for the side to move, `depth` plies ahead.
    fn look(&mut self, depth: usize, ply: usize, alpha: i64, beta: i64) -> Result<i64, HaltError> {
        let left = self.exact.board.left;
        if left <= self.width.exact {
            let low = if alpha >= 0 { 0 } else { -1 };
            let high = if beta <= 0 { 0 } else { 1 };
            let worth = self.exact.worth(low.min(high - 1), high.max(low + 1))?;
            return Ok(i64::from(worth) * PROVEN);
        }
        if depth == 0 {
            return Ok(estimate(self.exact.board, self.nets));
        }
        let inner = self.width.inner;
        let width = inner[(ply - 1).min(inner.len() - 1)];
        let mut list = self.lists.pop().unwrap_or_default();
        self.candidates(width, &mut list)?;
        let mut best = -PROVEN;
        for candidate in &list {
            let worth = if depth == 1 && left > self.width.exact + 1 {
                candidate.worth
            } else {
                let undo = self.exact.board.put(candidate.spot);
                let worth = self.look(depth - 1, ply + 1, -beta, -alpha.max(best));
                self.exact.board.lift(undo);
                -worth?
            };
            best = best.max(worth);
            if best >= beta {
                break;
            }
        }
        list.clear();
        self.lists.push(list);
        Ok(best)
    }

    /// Lists the most promising moves, a few of each class.
    fn candidates(&mut self, width: usize, list: &mut Vec<Candidate>) -> Result<(), HaltError> {
        if !self.exact.board.has_room() {
            return Err(HaltError::Stretched);
        }
        let mut spots = std::mem::take(&mut self.exact.spots);
        spots.clear();
        self.exact.board.moves(&mut spots);
        let weighed = self.weigh(&spots, list);
        self.exact.spots = spots;
        self.choose_few(width, list);
        weighed
    }

    fn weigh(&mut self, spots: &[Spot], list: &mut Vec<Candidate>) -> Result<(), HaltError> {
        let exact = &mut self.exact;
        for &spot in spots {
            exact.budget.count()?;
            let undo = exact.board.put(spot);
            let worth = -estimate(exact.board, self.nets);
            let mut class = spot.orientation.tile() as u64;
            for tile in Tile::ALL {
                class = class << 4 | u64::from(exact.board.surface.forced_level(tile));
            }
            exact.board.lift(undo);
            list.push(Candidate { worth, spot, class });
        }
        Ok(())
    }

    fn choose_few(&self, width: usize, list: &mut Vec<Candidate>) {
        list.sort_by_key(|candidate| std::cmp::Reverse((candidate.worth, candidate.class)));
        let (mut kept, mut class, mut members) = (0, u64::MAX, 0);
        for index in 0..list.len() {
            let candidate = list[index];
            members = if candidate.class == class {
                members + 1
            } else {
                1
            };
            class = candidate.class;
            if members <= self.width.class {
                list[kept] = candidate;
                kept += 1;
                if kept == width {
                    break;
                }
            }
        }
        list.truncate(kept);
    }
}

/// What a position seems to be worth for the side to move: learned where there
/// is a net for it, else what the seats can hope for.
pub(crate) fn estimate<W: Row, const N: usize>(board: &Board<W, N>, nets: &Nets) -> i64 {
    match nets.of(board) {
        Some(net) => net.worth(&seen(board)).into(),
        None => {
            let mover = (board.seat + board.seats - 1) % board.seats;
            -promise(board, mover)
        }
    }
}
