//! Working backwards, layer by layer.

use ::heinash::{CellSet, Position, Roll};
use game::Seat;
use search::{Meter, StopError};

use super::question::Question;
use super::subsets::{Spread, choose, ranks, subsets};

/// What every position between the question and the full board is worth, as far
/// as it was kept.
pub struct Solution {
    question: Question,
    ranks: Vec<u32>,
    /// How likely seat 0 is to win, for every way to lay so many pawns: ordered by
    /// seat 0's cells, then by seat 1's among the others. Empty where a layer was
    /// not kept.
    layers: Vec<Vec<f64>>,
}

/// Solves a question. All layers are kept if they fit into so many bytes, else
/// the first two. Each position counts as a node; `progress` hears how many
/// pawns are still to be put in the layer that was finished last.
pub fn solve(
    question: Question,
    memory: usize,
    meter: &Meter<'_, '_>,
    progress: &mut dyn FnMut(usize),
) -> Result<Solution, StopError> {
    let cells = question.cells();
    let keeps_all = question.positions().saturating_mul(8) <= memory as u64;
    let work = Work::new(&question);
    let mut solution = Solution {
        ranks: ranks(cells),
        layers: vec![Vec::new(); cells + 1],
        question,
    };
    for put in (0..=cells).rev() {
        let next = solution.layers.get(put + 1).map_or(&[][..], Vec::as_slice);
        let layer = work.layer(&solution, put, next, meter)?;
        solution.layers[put] = layer;
        if !keeps_all && put + 2 <= cells {
            solution.layers[put + 2] = Vec::new();
        }
        progress(put);
    }
    Ok(solution)
}

impl Solution {
    /// How likely seat 0 is to win from the question on.
    pub fn value(&self) -> f64 {
        self.layers[0][0]
    }

    /// The question that was solved.
    pub fn question(&self) -> &Question {
        &self.question
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        let values: usize = self.layers.iter().map(Vec::len).sum();
        values * 8 + self.ranks.len() * 4
    }

    /// How likely seat 0 is to win from a position in which the pawn due next is
    /// one of `owner`, before it is known where that may go; `None` if that is no
    /// position of this question, or was not kept.
    pub fn before(&self, position: &Position, owner: Seat) -> Option<f64> {
        let sets = self.sets_of(position)?;
        let put = (sets[0] | sets[1]).count_ones() as usize;
        let in_turn = self.question.owners.get(put) == Some(&owner);
        in_turn.then(|| self.look_up(sets)).flatten()
    }

    /// The cells of each seat's pawns that came after the question, if all of them
    /// did and the numbers of pawns are those of a layer.
    fn sets_of(&self, position: &Position) -> Option<[u32; 2]> {
        let question = &self.question;
        let seats = [Seat::new(0), Seat::new(1)];
        let comes_after = |seat: &Seat| {
            let before = question.pawns[seat.index()];
            before.without(position.pawns(*seat)) == CellSet::EMPTY
        };
        if position.setup() != &question.setup || !seats.iter().all(comes_after) {
            return None;
        }
        let sets = seats.map(|seat| {
            let owned = |number: u8| {
                let cell = position.cell_of(number);
                cell.is_some_and(|cell| position.pawns(seat).contains(cell))
            };
            let numbers = question.numbers.iter().enumerate();
            let bits = numbers.filter(|(_, number)| owned(**number));
            bits.map(|(place, _)| 1u32 << place).sum()
        });
        let [first, second] = sets.map(u32::count_ones);
        let laid = position.pawns(seats[0]).union(position.pawns(seats[1]));
        let earlier = question.pawns[0].union(question.pawns[1]).len();
        let put = first + second;
        let fits = laid.len() == earlier + put
            && question.split(put as usize) == [first as usize, second as usize];
        fits.then_some(sets)
    }

    fn look_up(&self, [first, second]: [u32; 2]) -> Option<f64> {
        let put = (first | second).count_ones() as usize;
        let others = self.question.cells() - first.count_ones() as usize;
        let row = choose(others, second.count_ones() as usize) as usize;
        let mut squeezed = 0;
        let mut bit = 0;
        for place in 0..self.question.cells() {
            if first >> place & 1 == 0 {
                squeezed |= (second >> place & 1) << bit;
                bit += 1;
            }
        }
        let rank = |set: u32| self.ranks[set as usize] as usize;
        let index = rank(first) * row + rank(squeezed);
        self.layers.get(put)?.get(index).copied()
    }
}

/// What is looked up while solving.
struct Work {
    /// By the cells of seat 0's pawns: whether seat 0 has joined two sides, or seat
    /// 1 never will.
    won: Vec<bool>,
    /// By the cells of seat 1's pawns: whether seat 1 has joined two sides, or seat
    /// 0 never will.
    lost: Vec<bool>,
    /// By a set of cells: how many throws make one of their numbers.
    throws: Vec<u8>,
}

impl Work {
    fn new(question: &Question) -> Work {
        let joined = [0, 1].map(|seat| question.joined(Seat::new(seat)));
        let sets = 0..joined[0].len();
        let last = sets.len() - 1;
        // Whoever cannot join with all the cells the other leaves never will, and
        // a full board holds a chain (N9).
        let decided = |own: usize, other: usize| {
            let is_decided = |set: usize| joined[own][set] || !joined[other][last - set];
            sets.clone().map(is_decided).collect()
        };
        Work {
            won: decided(0, 1),
            lost: decided(1, 0),
            throws: question.throws(),
        }
    }

    /// Works out a layer from the next.
    fn layer(
        &self,
        solution: &Solution,
        put: usize,
        next: &[f64],
        meter: &Meter<'_, '_>,
    ) -> Result<Vec<f64>, StopError> {
        let question = &solution.question;
        let cells = question.cells();
        let [first, second] = question.split(put);
        let others = cells - first;
        let firsts = subsets(cells, first);
        let seconds = subsets(others, second);
        let owner = question.owners.get(put).map_or(0, |seat| seat.index());
        let next_row = match owner {
            0 => choose(others.saturating_sub(1), second),
            _ => choose(others, second + 1),
        } as usize;
        let ranks = &solution.ranks;
        let everything = ((1u64 << cells) - 1) as u32;
        let mut layer = Vec::with_capacity(firsts.len() * seconds.len());
        let mut spread = Spread::new();
        let mut best = Best::default();
        // Where in the next layer the values are found for each free cell, in the
        // numbering of cells without seat 0's pawns.
        let mut rows = [0usize; Question::MOST];
        for &own in &firsts {
            if self.won[own as usize] {
                meter.count()?;
                layer.resize(layer.len() + seconds.len(), 1.0);
                continue;
            }
            spread.over(everything & !own);
            for (row, &place) in rows.iter_mut().zip(&spread.places) {
                *row = match owner {
                    0 => ranks[(own | 1 << place) as usize] as usize * next_row,
                    _ => ranks[own as usize] as usize * next_row,
                };
            }
            for &other in &seconds {
                meter.count()?;
                let theirs = spread.spread(other);
                if self.lost[theirs as usize] {
                    layer.push(0.0);
                    continue;
                }
                best.clear();
                for (at, &place) in spread.places.iter().enumerate() {
                    if other >> at & 1 == 1 {
                        continue;
                    }
                    let below = (1u32 << at) - 1;
                    // Seat 0's pawn takes its cell out of the numbering; seat 1's
                    // is one more in it.
                    let (set, sign) = match owner {
                        0 => (other & below | other >> 1 & !below, 1.0),
                        _ => (other | 1 << at, -1.0),
                    };
                    let value = next[rows[at] + ranks[set as usize] as usize];
                    best.push(value * sign, 1 << place);
                }
                let expected = best.expected(&self.throws);
                layer.push(if owner == 0 { expected } else { -expected });
            }
        }
        Ok(layer)
    }
}

/// The free cells from the best for the seat that rolls to the worst.
#[derive(Default)]
struct Best {
    cells: [(f64, u32); Question::MOST],
    count: usize,
}

impl Best {
    fn clear(&mut self) {
        self.count = 0;
    }

    fn push(&mut self, value: f64, cell: u32) {
        let mut at = self.count;
        while at > 0 && self.cells[at - 1].0 < value {
            self.cells[at] = self.cells[at - 1];
            at -= 1;
        }
        self.cells[at] = (value, cell);
        self.count += 1;
    }

    /// What a roll brings on average: of the cells it makes the best, and the worst
    /// of all where it makes none (N5).
    fn expected(&self, throws: &[u8]) -> f64 {
        let mut set = 0;
        let mut made = 0;
        let mut sum = 0.0;
        for &(value, cell) in &self.cells[..self.count] {
            set |= cell;
            let now = throws[set as usize];
            sum += value * f64::from(now - made);
            made = now;
        }
        let (worst, _) = self.cells[self.count - 1];
        let all = Roll::THROWS as u8;
        (sum + worst * f64::from(all - made)) / f64::from(all)
    }
}
