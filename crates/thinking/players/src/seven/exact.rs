//! Endings, solved exactly: a win, a draw or a loss for the side to move.
//!
//! The last tile goes to the level that is forced, so that nothing is tried for
//! it. For the last tile but one only the level matters that it leaves to the
//! last. Before that, bounds on what every side can still reach often decide.

use ::seven::{Row, Spot};

use super::board::{Achieved, Board};
use super::budget::{Budget, HaltError};
use super::memory::Memory;
use super::outlook::{Nets, seen};

/// A search for the exact worth of positions between two sides.
pub(crate) struct Exact<'s, W, const N: usize> {
    pub(crate) board: &'s mut Board<W, N>,
    memory: &'s mut Memory,
    pub(crate) budget: &'s Budget<'s>,
    /// Lists that are used again at every ply.
    lists: Vec<Vec<(i64, Spot)>>,
    pub(crate) spots: Vec<Spot>,
    refutations: Refutations,
    /// What helps to put moves in order while many tiles are left.
    pub(crate) nets: Option<&'s Nets>,
}

impl<'s, W: Row, const N: usize> Exact<'s, W, N> {
    pub(crate) fn new(
        board: &'s mut Board<W, N>,
        memory: &'s mut Memory,
        budget: &'s Budget<'s>,
    ) -> Exact<'s, W, N> {
        Exact {
            board,
            memory,
            budget,
            lists: Vec::new(),
            spots: Vec::new(),
            refutations: Refutations(vec![[None; 3]; 29]),
            nets: None,
        }
    }

    /// The worth for the side to move if it lies between `alpha` and `beta`,
    /// else a bound on that side.
    pub(crate) fn worth(&mut self, alpha: i8, beta: i8) -> Result<i8, HaltError> {
        self.budget.count()?;
        let board = &*self.board;
        match board.left {
            0 => return Ok(board.verdict(&board.achieved, board.seat)),
            1 => return Ok(self.last()),
            2 => return self.last_two(alpha, beta),
            _ => {}
        }
        let (mut low, mut high) = bounds(board);
        if low >= beta || low == high {
            return Ok(low);
        }
        if high <= alpha {
            return Ok(high);
        }
        let key = board.key();
        let mut first = None;
        if let Some(known) = self.memory.get(key) {
            low = low.max(known.low as i8);
            high = high.min(known.high as i8);
            if low >= beta || low == high {
                return Ok(low);
            }
            if high <= alpha {
                return Ok(high);
            }
            first = known.best;
        }
        if !self.board.has_room() {
            return Err(HaltError::Stretched);
        }
        let mut ask = Asked {
            alpha: alpha.max(low),
            beta: beta.min(high),
            best: i8::MIN,
            spot: None,
        };
        self.look(first, &mut ask)?;
        let left = self.board.left;
        if ask.best >= ask.beta {
            low = low.max(ask.best);
            if let Some(spot) = ask.spot {
                self.refutations.keep(left, spot);
            }
        } else if ask.best < ask.alpha || ask.spot.is_none() {
            // No move reached what was asked for.
            high = high.min(ask.best);
        } else {
            (low, high) = (ask.best, ask.best);
        }
        (self.memory).put(key, low.into(), high.into(), left as u8, ask.spot);
        Ok(ask.best)
    }

    /// Looks at moves until one reaches `beta`: first those that were good
    /// elsewhere, for most moves do not disturb each other, then all.
    fn look(&mut self, first: Option<Spot>, ask: &mut Asked) -> Result<(), HaltError> {
        let [second, third, fourth] = self.refutations.at(self.board.left);
        let mut tried = [first, second, third, fourth];
        for index in 0..tried.len() {
            let Some(spot) = tried[index] else {
                continue;
            };
            let held = self.board.held[self.board.seat];
            if tried[..index].contains(&Some(spot))
                || !held.contains(spot.orientation.tile())
                || !self.board.surface.is_place(spot)
            {
                tried[index] = None;
                continue;
            }
            self.try_out(spot, ask)?;
            if ask.best >= ask.beta {
                return Ok(());
            }
        }
        let mut moves = self.lists.pop().unwrap_or_default();
        if !self.ordered(&tried, ask, &mut moves)? {
            for &(_, spot) in &moves {
                self.try_out(spot, ask)?;
                if ask.best >= ask.beta {
                    break;
                }
            }
        }
        moves.clear();
        self.lists.push(moves);
        Ok(())
    }

    fn try_out(&mut self, spot: Spot, ask: &mut Asked) -> Result<(), HaltError> {
        let undo = self.board.put(spot);
        let worth = self.worth(-ask.beta, -ask.alpha);
        self.board.lift(undo);
        ask.hear(-worth?, spot);
        Ok(())
    }

    /// Lists the moves whose worth cannot be read off at once, the most
    /// promising first: those after which the seats hope for the most, counted
    /// by the levels to which their tiles could go. Says whether one of the
    /// others settled the matter.
    fn ordered(
        &mut self,
        tried: &[Option<Spot>],
        ask: &mut Asked,
        moves: &mut Vec<(i64, Spot)>,
    ) -> Result<bool, HaltError> {
        let mut spots = std::mem::take(&mut self.spots);
        spots.clear();
        self.board.moves(&mut spots);
        let mover = self.board.seat;
        for &spot in &spots {
            if tried.contains(&Some(spot)) {
                continue;
            }
            self.budget.count()?;
            let undo = self.board.put(spot);
            let (low, high) = bounds(self.board);
            let net = self.nets.and_then(|nets| nets.of(self.board));
            let score = match net {
                Some(net) => -i64::from(net.worth(&seen(self.board))),
                None => promise(self.board, mover),
            };
            self.board.lift(undo);
            if -high >= ask.beta || low == high || -low <= ask.alpha {
                let worth = if -high >= ask.beta { -high } else { -low };
                ask.hear(worth, spot);
                if ask.best >= ask.beta {
                    self.spots = spots;
                    return Ok(true);
                }
            } else {
                moves.push((score, spot));
            }
        }
        self.spots = spots;
        moves.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
        Ok(false)
    }

    fn last(&self) -> i8 {
        let board = &*self.board;
        let tile = board.held[board.seat].iter().next();
        let level = board.surface.forced_level(tile.expect("one tile is left"));
        let mut achieved = board.achieved;
        achieved[board.seat] += board.worth(level);
        board.verdict(&achieved, board.seat)
    }

    /// Two tiles are left, one with each of two seats. The first has one level
    /// to go to; it only matters which level it leaves to the other.
    fn last_two(&mut self, alpha: i8, beta: i8) -> Result<i8, HaltError> {
        let board = &*self.board;
        let (least, most) = bounds(board);
        if least == most || least >= beta {
            return Ok(least);
        }
        if most <= alpha {
            return Ok(most);
        }
        let (seat, next) = (board.seat, board.after(board.seat));
        let ours = board.held[seat].iter().next().expect("one tile each");
        let theirs = board.held[next].iter().next().expect("one tile each");
        let mut achieved = board.achieved;
        achieved[seat] += board.worth(board.surface.forced_level(ours));
        let verdict = |board: &Board<W, N>| {
            let mut achieved = achieved;
            achieved[next] += board.worth(board.surface.forced_level(theirs));
            board.verdict(&achieved, seat)
        };
        if !board.has_room() {
            return Err(HaltError::Stretched);
        }
        let mut spots = std::mem::take(&mut self.spots);
        spots.clear();
        for spot in self.refutations.at(2).into_iter().flatten() {
            if spot.orientation.tile() == ours && board.surface.is_place(spot) {
                spots.push(spot);
            }
        }
        let mut best = -1;
        let mut listed = false;
        let wanted = self.board.held[next];
        let mut index = 0;
        while best < beta && best < most {
            if index == spots.len() {
                if listed {
                    break;
                }
                listed = true;
                index = 0;
                spots.clear();
                self.board.surface.places(ours, &mut spots);
            }
            self.budget.count()?;
            let before = self.board.surface.put(spots[index], wanted);
            best = best.max(verdict(self.board));
            self.board.surface.lift(before);
            index += 1;
        }
        if best >= beta || best >= most {
            self.refutations.keep(2, spots[index - 1]);
        }
        self.spots = spots;
        Ok(best)
    }
}

/// What is asked of a position, and the best move heard of so far.
struct Asked {
    alpha: i8,
    beta: i8,
    best: i8,
    spot: Option<Spot>,
}

impl Asked {
    fn hear(&mut self, worth: i8, spot: Spot) {
        if worth > self.best {
            self.best = worth;
            if worth > self.alpha {
                self.spot = Some(spot);
                self.alpha = worth;
            }
        }
    }
}

/// The moves that were good enough with so many tiles left, the latest first.
struct Refutations(Vec<[Option<Spot>; 3]>);

impl Refutations {
    fn at(&self, left: usize) -> [Option<Spot>; 3] {
        self.0[left]
    }

    fn keep(&mut self, left: usize, spot: Spot) {
        let kept = &mut self.0[left];
        if kept[0] != Some(spot) {
            let from = if kept[1] == Some(spot) { 1 } else { 2 };
            kept[from] = kept[from - 1];
            kept[1] = kept[0];
            kept[0] = Some(spot);
        }
    }
}

/// What every seat can hope for after a move of `mover`: what it has achieved
/// and its best reply, and, for little, where all the tiles it holds could go.
pub(crate) fn hopes<W: Row, const N: usize>(board: &Board<W, N>, mover: usize) -> [Achieved; 4] {
    let mut hopes = [0; 4];
    for (seat, hope) in hopes.iter_mut().enumerate().take(board.seats) {
        let (mut most, mut sum) = (0, 0);
        for tile in board.held[seat].iter() {
            let offer = board.worth(board.surface.forced_level(tile));
            most = offer.max(most);
            sum += offer;
        }
        let reply = if seat == mover { 0 } else { most };
        *hope = 32 * (board.achieved[seat] + reply) + sum;
    }
    hopes
}

/// How well a position promises to go for a seat that has just moved: how far
/// its side's hopes are above those of the best of the others.
pub(crate) fn promise<W: Row, const N: usize>(board: &Board<W, N>, mover: usize) -> i64 {
    let hopes = hopes(board, mover);
    let best = |ours: bool| {
        let seats = 0..board.seats;
        let is_ours = |seat: usize| seat == mover || board.pairs && seat % 2 == mover % 2;
        let side = seats.filter(|&seat| !board.out[seat] && is_ours(seat) == ours);
        side.map(|seat| hopes[seat]).max().unwrap_or(0) as i64
    };
    best(true) - best(false)
}

/// The least and the most that the side to move can still get, from the highest
/// level that every tile yet to come could reach. A level can only be reached
/// once two tiles lie on the one below.
fn bounds<W: Row, const N: usize>(board: &Board<W, N>) -> (i8, i8) {
    if board.left == 2 {
        return bounds_of_two(board);
    }
    let mut high = board.achieved;
    let mut low = board.achieved;
    let offered = |seat: usize| {
        let held = board.held[seat].iter();
        held.map(|tile| board.surface.forced_level(tile))
            .max()
            .unwrap_or(1)
    };
    let offered = [0, 1, 2, 3].map(offered);
    let on_table = board.worth(1);
    let mut seat = board.seat;
    let (mut level, mut count) = (0, 0);
    for _ in 0..board.left {
        let rises = if count >= 2 { level + 1 } else { level };
        let reach = rises.max(offered[seat]);
        count = if reach == level {
            count + 1
        } else {
            board.surface.count(reach) + 1
        };
        level = reach;
        let top = board.worth(level);
        high[seat] += top.max(on_table);
        low[seat] += top.min(on_table);
        seat = board.after(seat);
    }
    let mixed = |ours: &[Achieved; 4], theirs: &[Achieved; 4]| {
        let mut achieved = *theirs;
        achieved[board.seat] = ours[board.seat];
        if board.pairs {
            achieved[(board.seat + 2) % 4] = ours[(board.seat + 2) % 4];
        }
        board.verdict(&achieved, board.seat)
    };
    (mixed(&low, &high), mixed(&high, &low))
}

/// The same with two tiles left, one with each of two seats. The first has one
/// level to go to. The level of the other stays, or rises to just above the
/// first, or falls if the first takes its place.
fn bounds_of_two<W: Row, const N: usize>(board: &Board<W, N>) -> (i8, i8) {
    let (seat, next) = (board.seat, board.after(board.seat));
    let forced = |seat: usize| {
        let tile = board.held[seat].iter().next().expect("one tile each");
        board.surface.forced_level(tile)
    };
    let (level, other) = (forced(seat), forced(next));
    let mut achieved = board.achieved;
    achieved[seat] += board.worth(level);
    let verdict = |other: u8| {
        let mut achieved = achieved;
        achieved[next] += board.worth(other);
        board.verdict(&achieved, seat)
    };
    let stays = verdict(other);
    if level < other {
        return (stays, stays);
    }
    let (mut least, mut most) = (stays, stays);
    if board.surface.count(level) > 0 {
        let rises = verdict(level + 1);
        (least, most) = (least.min(rises), most.max(rises));
    }
    if level == other {
        let falls = verdict(1);
        (least, most) = (least.min(falls), most.max(falls));
    }
    (least, most)
}
