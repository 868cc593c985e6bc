//! A look ahead among three seats, each for itself (S10).
//!
//! Who will be first is decided late: with more than six tiles left neither games
//! played out nor nets that were tried for it tell much about it. So the last
//! rounds are looked at as far as possible. Of moves that leave the same levels
//! to all tiles only a few are followed, and where the look ends every tile is
//! taken to go where it has to go now, as most of them will.
//!
//! Every seat does what is best for it. Nobody finds that every time, and what
//! is equally good to one is not to the others; so what a position is worth is a
//! mean over its moves, in which better ones count for more.

use ::seven::{Row, Spot, TileSet};

use super::allowance::{Allowance, Halt};
use super::board::Board;
use super::settle::{self, First, Rewards};

/// With at most so many tiles left it is better to look ahead than to play
/// games out.
pub(crate) const LOOKED: usize = 15;

/// The last so many tiles are always looked at to the end.
const TO_THE_END: usize = 4;
/// How many moves are followed first, and how many of each class.
const ROOTS: usize = 24;
/// See [`ROOTS`].
const ROOTS_ALIKE: usize = 4;
/// How many at the plies after that, one of each class; the last number is also
/// for all later ones.
const INNER: [usize; 4] = [8, 6, 5, 4];
/// How many of each class when a tile or two are left to all others.
const ALIKE: usize = 2;
/// By how much a move may be worse than the best and count about a sixth of it.
const HEAT: f64 = 0.1;
/// How many positions are remembered.
const REMEMBERED: usize = 1 << 16;

/// A move and what it brings every seat, as far as is seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) spot: Spot,
    pub(crate) worth: Rewards,
    /// The tile and the levels that the move leaves to all tiles.
    class: u64,
}

/// A position that was looked at, so many plies ahead, and what it is worth.
#[derive(Clone, Copy)]
struct Known {
    key: u64,
    plies: usize,
    worth: Rewards,
}

/// A look ahead from one position.
pub(crate) struct Among<'s, W, const N: usize> {
    pub(crate) board: &'s mut Board<W, N>,
    allowance: &'s Allowance<'s>,
    first: First,
    known: Vec<Option<Known>>,
    /// Lists that are used again.
    spots: Vec<Spot>,
    last: Vec<Spot>,
}

impl<'s, W: Row, const N: usize> Among<'s, W, N> {
    pub(crate) fn new(
        board: &'s mut Board<W, N>,
        allowance: &'s Allowance<'s>,
        first: First,
    ) -> Among<'s, W, N> {
        Among {
            board,
            allowance,
            first,
            known: vec![None; REMEMBERED],
            spots: Vec::new(),
            last: Vec::new(),
        }
    }

    /// The moves at which it looked, the best first, and how many plies ahead.
    /// However soon it has to end there is one.
    pub(crate) fn ranked(&mut self, moves: &[Spot]) -> Result<(Vec<Candidate>, usize), Halt> {
        let seat = self.board.seat;
        let mut roots = match self.at_once(moves) {
            Ok(roots) => few(roots, seat, ROOTS, ROOTS_ALIKE),
            Err(Halt::Stretched) => return Err(Halt::Stretched),
            Err(Halt::Enough | Halt::Paused) => {
                let untried = Candidate {
                    spot: moves[0],
                    worth: [0.0; 4],
                    class: 0,
                };
                return Ok((vec![untried], 0));
            }
        };
        let mut reached = 1;
        for plies in 2..=self.board.left {
            for index in 0..roots.len() {
                let undo = self.board.put(roots[index].spot);
                let worth = self.look(plies - 1, 0);
                self.board.lift(undo);
                match worth {
                    Ok(worth) => roots[index].worth = worth,
                    Err(Halt::Stretched) => return Err(Halt::Stretched),
                    Err(Halt::Enough | Halt::Paused) => {
                        // What was best so far was looked at first, and stays
                        // ahead of all at which nobody has looked as far.
                        sort(&mut roots[..index], seat);
                        return Ok((roots, reached));
                    }
                }
            }
            sort(&mut roots, seat);
            reached = plies;
            roots.truncate((2 * ROOTS / (plies + 1)).max(6));
        }
        Ok((roots, reached))
    }

    /// What every seat gets, seen so many plies ahead; `ply` is how far this is
    /// from where the look began.
    fn look(&mut self, plies: usize, ply: usize) -> Result<Rewards, Halt> {
        let left = self.board.left;
        if left <= settle::KNOWN || plies == 0 && left > TO_THE_END {
            return self.ended();
        }
        let key = self.board.key();
        let plies = plies.min(left);
        let place = key as usize % REMEMBERED;
        if let Some(known) = self.known[place]
            && known.key == key
            && known.plies == plies
        {
            return Ok(known.worth);
        }
        let worth = self.weighed(plies, ply)?;
        self.known[place] = Some(Known { key, plies, worth });
        Ok(worth)
    }

    /// The same, by looking at the moves there.
    fn weighed(&mut self, plies: usize, ply: usize) -> Result<Rewards, Halt> {
        if !self.board.has_room() {
            return Err(Halt::Stretched);
        }
        let seat = self.board.seat;
        let mut spots = std::mem::take(&mut self.spots);
        spots.clear();
        self.moves(&mut spots);
        let to_the_end = self.board.left <= TO_THE_END;
        let found = if to_the_end {
            self.some_of_each_class(&spots)
        } else {
            self.at_once(&spots)
        };
        self.spots = spots;
        let mut found = found?;
        if !to_the_end {
            if plies <= 1 {
                return Ok(mean(&found, seat));
            }
            let width = INNER[ply.min(INNER.len() - 1)];
            found = few(found, seat, width, 1);
        }
        for candidate in &mut found {
            let undo = self.board.put(candidate.spot);
            let worth = self.look(plies.saturating_sub(1), ply + 1);
            self.board.lift(undo);
            candidate.worth = worth?;
            if to_the_end && candidate.worth[seat] >= settle::MOST {
                return Ok(candidate.worth);
            }
        }
        Ok(mean(&found, seat))
    }

    /// The moves of the seat to move. Where a tile lies does not matter as long
    /// as all others go to levels that it neither takes nor carries.
    fn moves(&self, spots: &mut Vec<Spot>) {
        let board = &*self.board;
        if board.out[board.seat] {
            return board.moves(spots);
        }
        for tile in board.held[board.seat].iter() {
            let others = (0..board.seats).map(|seat| {
                let held = board.held[seat];
                let is_own = seat == board.seat;
                if is_own { held.without(tile) } else { held }
            });
            let others = others.fold(TileSet::EMPTY, TileSet::with_all);
            let levels = others.iter().map(|other| board.surface.forced_level(other));
            let lowest = levels.min().unwrap_or(u8::MAX);
            let start = spots.len();
            board.surface.places(tile, spots);
            if board.surface.forced_level(tile) + 1 < lowest {
                spots.truncate(start + ALIKE);
            }
        }
    }

    /// The moves with what each brings if all tiles then go where they have to
    /// go.
    fn at_once(&mut self, spots: &[Spot]) -> Result<Vec<Candidate>, Halt> {
        let wanted = self.board.wanted();
        let mut found = Vec::with_capacity(spots.len());
        for &spot in spots {
            let undo = self.board.put(spot);
            let class = self.class(spot, wanted);
            let worth = self.ended();
            self.board.lift(undo);
            let worth = worth?;
            found.push(Candidate { spot, worth, class });
        }
        Ok(found)
    }

    /// A few moves of each class, not judged.
    fn some_of_each_class(&mut self, spots: &[Spot]) -> Result<Vec<Candidate>, Halt> {
        let wanted = self.board.wanted();
        let mut found: Vec<Candidate> = Vec::new();
        for &spot in spots {
            self.allowance.count()?;
            let undo = self.board.put(spot);
            let class = self.class(spot, wanted);
            self.board.lift(undo);
            let same = found.iter().filter(|other| other.class == class);
            if same.count() < ALIKE {
                let worth = [0.0; 4];
                found.push(Candidate { spot, worth, class });
            }
        }
        Ok(found)
    }

    /// The class of the move that was just made; `wanted` are the tiles that were
    /// held before it.
    fn class(&self, spot: Spot, wanted: TileSet) -> u64 {
        let levels = wanted
            .iter()
            .map(|tile| self.board.surface.forced_level(tile));
        levels.fold(spot.orientation.tile() as u64, |class, level| {
            class << 4 | u64::from(level)
        })
    }

    /// What every seat gets if the tiles go where they have to go now.
    fn ended(&mut self) -> Result<Rewards, Halt> {
        self.allowance.count()?;
        if self.board.left <= settle::KNOWN {
            return settle::rest(self.board, self.allowance, &mut self.last, self.first);
        }
        let mut achieved = self.board.achieved;
        for (seat, achieved) in achieved.iter_mut().enumerate() {
            for tile in self.board.held[seat].iter() {
                *achieved += self.board.worth(self.board.surface.forced_level(tile));
            }
        }
        Ok(settle::rewards(self.board, &achieved, self.first))
    }
}

/// Sorts moves by what they bring a seat, the best first.
fn sort(moves: &mut [Candidate], seat: usize) {
    moves.sort_by(|a, b| b.worth[seat].total_cmp(&a.worth[seat]));
}

/// The best moves for a seat, and few of each class.
fn few(mut moves: Vec<Candidate>, seat: usize, most: usize, alike: usize) -> Vec<Candidate> {
    sort(&mut moves, seat);
    let mut kept: Vec<Candidate> = Vec::with_capacity(most);
    for candidate in moves {
        let same = kept.iter().filter(|other| other.class == candidate.class);
        if same.count() < alike {
            kept.push(candidate);
        }
        if kept.len() == most {
            break;
        }
    }
    kept
}

/// What every seat can expect where this seat has these moves.
fn mean(moves: &[Candidate], seat: usize) -> Rewards {
    let own = moves.iter().map(|candidate| candidate.worth[seat]);
    let best = own.fold(f64::NEG_INFINITY, f64::max);
    let (mut sums, mut all) = ([0.0; 4], 0.0);
    for candidate in moves {
        // It falls like an exponential and needs no library.
        let worse = (best - candidate.worth[seat]) / HEAT;
        let root = 1.0 / (1.0 + worse + 0.5 * worse * worse);
        let weight = root * root;
        all += weight;
        for (sum, worth) in sums.iter_mut().zip(candidate.worth) {
            *sum += weight * worth;
        }
    }
    sums.map(|sum| sum / all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::seven::{Position, Setup};
    use game::Game;
    use search::effort::NoWatch;
    use search::{Effort, Limits, Meter, Numbers, StopSign};

    fn drawn(left: usize, numbers: &mut Numbers) -> Board<u128, 128> {
        let three = Setup::alone(3).expect("three can play");
        let mut position = Position::start(&three);
        while position.placed().len() + left < 21 {
            position.step_at_random(&mut |n| numbers.below(n));
        }
        Board::new(&position, 8).expect("there is room")
    }

    /// The best that the seat to move gets by any move, if those after it do
    /// what is best for them.
    fn best(board: &mut Board<u128, 128>, allowance: &Allowance<'_>) -> f64 {
        let seat = board.seat;
        let mut spots = Vec::new();
        board.moves(&mut spots);
        let mut best = f64::NEG_INFINITY;
        for spot in spots {
            let undo = board.put(spot);
            let rest = settle::rest(board, allowance, &mut Vec::new(), First::PLAYING);
            board.lift(undo);
            best = best.max(rest.expect("nothing ends it")[seat]);
        }
        best
    }

    /// With three tiles left nothing better is to be had than what is found.
    #[test]
    fn s10_the_last_three_tiles_are_looked_at_to_the_end() {
        let mut numbers = Numbers::seeded(3);
        for left in [2, 3].repeat(25) {
            let mut board = drawn(left, &mut numbers);
            let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
            let allowance = Allowance::new(Meter::new(&effort), None);
            let most = best(&mut board, &allowance);
            let (seat, mut spots) = (board.seat, Vec::new());
            board.moves(&mut spots);
            let mut among = Among::new(&mut board, &allowance, First::PLAYING);
            let (ranked, plies) = among.ranked(&spots).expect("there is room");
            assert_eq!(plies, left);
            let undo = board.put(ranked[0].spot);
            let rest = settle::rest(&mut board, &allowance, &mut Vec::new(), First::PLAYING);
            let found = rest.expect("nothing ends it")[seat];
            board.lift(undo);
            assert!((found - most).abs() < 1e-9, "{found} of {most}");
        }
    }

    /// A look that is ended early leaves the table as it was and has a move.
    #[test]
    fn a_look_that_is_ended_has_a_move() {
        let mut numbers = Numbers::seeded(4);
        for nodes in [1, 20, 300, 4_000] {
            let mut board = drawn(9, &mut numbers);
            let key = board.key();
            let effort = Effort::new(Limits::nodes(nodes), &NoWatch, &StopSign::default());
            let allowance = Allowance::new(Meter::new(&effort), None);
            let mut spots = Vec::new();
            board.moves(&mut spots);
            let mut among = Among::new(&mut board, &allowance, First::PLAYING);
            let (ranked, _) = among.ranked(&spots).expect("there is room");
            assert!(spots.contains(&ranked[0].spot));
            assert_eq!(board.key(), key);
        }
    }

    /// A better move counts for more, and equal ones as much.
    #[test]
    fn what_is_better_counts_for_more() {
        let board = drawn(3, &mut Numbers::seeded(5));
        let mut spots = Vec::new();
        board.moves(&mut spots);
        let brings = |own: f64, other: f64| Candidate {
            spot: spots[0],
            worth: [own, other, 0.0, 0.0],
            class: 0,
        };
        let equal = mean(&[brings(0.5, 1.0), brings(0.5, 0.0)], 0);
        assert_eq!(equal, [0.5, 0.5, 0.0, 0.0]);
        let better = mean(&[brings(1.0, 1.0), brings(0.0, 0.0)], 0);
        assert!(better[0] > 0.99 && better[1] > 0.99, "{better:?}");
    }
}
