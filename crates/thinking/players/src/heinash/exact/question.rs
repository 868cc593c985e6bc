//! What is to be solved: the free cells, and whose pawn comes when.

use ::heinash::{Cell, CellSet, Position, Roll, Setup, reach};
use game::Seat;

use super::subsets::{Spread, choose};

/// Free cells to be filled, and the order in which the seats do so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub(super) setup: Setup,
    /// The pawns on the board before the first of these is put.
    pub(super) pawns: [CellSet; 2],
    /// The numbers of the free cells, ascending; bit i is the i-th of them.
    pub(super) numbers: Vec<u8>,
    /// The seat whose pawn comes first, second, and so on.
    pub(super) owners: Vec<Seat>,
}

impl Question {
    /// The most free cells that can be asked about.
    pub const MOST: usize = Spread::MOST;

    /// What the board of a position is worth when the next pawn is one of
    /// `first`, whose place is still open; `None` if too many cells are free.
    pub fn new(position: &Position, first: Seat) -> Option<Question> {
        let numbers: Vec<u8> = position.free().iter().collect();
        if numbers.len() > Question::MOST {
            return None;
        }
        let seats = [Seat::new(0), Seat::new(1)];
        let mut left = seats.map(|seat| position.pawns_left(seat));
        let mut active = position.active();
        let mut owner = first;
        let mut owners = Vec::new();
        for _ in &numbers {
            owners.push(owner);
            // A joined chain comes before the last pawn of both is gone, but
            // whoever asks may have put a pawn more than there is.
            left[owner.index()] = left[owner.index()].saturating_sub(1);
            active = Position::rolls_next(active, left);
            owner = active;
        }
        Some(Question {
            setup: position.setup().clone(),
            pawns: seats.map(|seat| position.pawns(seat)),
            numbers,
            owners,
        })
    }

    /// How many cells are free.
    pub fn cells(&self) -> usize {
        self.numbers.len()
    }

    /// How many pawns of each seat are put among the first `put`.
    pub(super) fn split(&self, put: usize) -> [usize; 2] {
        let of = |seat: usize| {
            let first = self.owners[..put].iter();
            first.filter(|owner| owner.index() == seat).count()
        };
        [of(0), of(1)]
    }

    /// How many ways there are to lay the first `put` pawns.
    pub(super) fn layer(&self, put: usize) -> u64 {
        let [first, second] = self.split(put);
        choose(self.cells(), first) * choose(self.cells() - first, second)
    }

    /// How many positions there are in all.
    pub fn positions(&self) -> u64 {
        (0..=self.cells()).map(|put| self.layer(put)).sum()
    }

    /// How many positions the two largest neighbouring layers have together: what
    /// must be kept at any time.
    pub fn positions_at_once(&self) -> u64 {
        let pair = |put| self.layer(put) + self.layer(put + 1);
        (0..self.cells()).map(pair).max().unwrap_or(1)
    }

    /// For every set of cells how many of the 216 throws make at least one of
    /// their numbers.
    pub(super) fn throws(&self) -> Vec<u8> {
        let cells = self.cells();
        let sets = 1usize << cells;
        let mut exactly = vec![0u8; sets];
        for roll in Roll::all() {
            let made = reach(roll, self.setup.operations);
            let cell = |i: &usize| made.contains(self.numbers[*i]);
            let set: usize = (0..cells).filter(cell).map(|i| 1 << i).sum();
            exactly[set] += roll.weight() as u8;
        }
        // From what a roll makes exactly to what it makes at most: throws that
        // make only cells of the set.
        for i in 0..cells {
            for set in 0..sets {
                if set >> i & 1 == 1 {
                    exactly[set] += exactly[set ^ 1 << i];
                }
            }
        }
        let all = Roll::THROWS as u8;
        (0..sets).map(|set| all - exactly[sets - 1 - set]).collect()
    }

    /// For every set of cells whether the seat has joined two sides when its pawns
    /// lie there (N8).
    pub(super) fn joined(&self, seat: Seat) -> Vec<bool> {
        let cells = self.cells();
        let at = |i: usize| cell_of(&self.setup, self.numbers[i]);
        let places: Vec<Cell> = (0..cells).map(at).collect();
        let mut joined = vec![false; 1 << cells];
        for set in 0..joined.len() {
            let rest = set & set.wrapping_sub(1);
            // A pawn more never undoes a chain.
            joined[set] = set != 0 && joined[rest] || {
                let chosen = (0..cells).filter(|i| set >> i & 1 == 1);
                let more: CellSet = chosen.map(|i| places[i]).collect();
                let pawns = self.pawns[seat.index()].union(more);
                self.setup.is_joined(seat, pawns)
            };
        }
        joined
    }
}

fn cell_of(setup: &Setup, number: u8) -> Cell {
    let mut cells = setup.layout.cells();
    let (cell, _) = cells
        .find(|&(_, there)| there == number)
        .expect("every free number is on the board");
    cell
}
