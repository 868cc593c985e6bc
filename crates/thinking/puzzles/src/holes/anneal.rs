//! Good arrangements quickly, by annealing: tiles are taken up and laid down
//! again at random, and what loses holes is accepted ever more rarely.
//!
//! What is raised is holes less groups. By Euler's formula it is a sum of what
//! single cells add, so a step costs a few look-ups; and since it charges for
//! every group, the best arrangements come out as one.

use search::Numbers;
use seven::{Cell, Orientation, Placement, Tile};

use crate::{Arrangement, Progress};

use super::check::check;
use super::stock::Stock;

/// The board is so many cells wide and high; nothing is laid near its edge.
const SIDE: i32 = 48;
const EDGE: i32 = 4;
/// A run of this many steps cools once.
const RUN: u64 = 1 << 21;
/// How often the chance to lose changes during a run.
const STAGES: u64 = 256;
/// The chance to accept the loss of one hole at the beginning, in 2³² parts,
/// and by which part of 1024 it shrinks at each stage.
const FIRST_CHANCE: u64 = (1 << 32) / 7;
const SHRINKS: u64 = 1004;

/// Looks for an arrangement with many holes for so many steps, and tells how
/// many it has. The same seed gives the same arrangement.
pub(super) fn anneal(
    stock: Stock,
    effort: u64,
    seed: u64,
    progress: &mut impl Progress,
) -> (Arrangement, u32) {
    let mut numbers = Numbers::seeded(seed);
    let mut best = in_a_row(stock);
    let mut most = 0;
    let mut done = 0;
    while done < effort.max(1) {
        let mut board = Board::scattered(stock, &mut numbers);
        let mut chance = FIRST_CHANCE;
        let mut top = i32::MIN;
        for _ in 0..STAGES {
            for _ in 0..RUN / STAGES {
                board.step(chance, &mut numbers);
                if board.sum > top {
                    top = board.sum;
                    // The checker has the last word on what counts.
                    let arrangement = Arrangement::new(board.laid.clone());
                    if let Ok(holes) = check(&arrangement, stock)
                        && holes.len() as u32 > most
                    {
                        most = holes.len() as u32;
                        best = arrangement;
                    }
                }
            }
            chance = chance * SHRINKS / 1024;
            done += RUN / STAGES;
            if !progress.report(done.min(effort), effort) || done >= effort {
                return (best, most);
            }
        }
    }
    (best, most)
}

/// An arrangement that is always possible: the tiles side by side.
fn in_a_row(stock: Stock) -> Arrangement {
    let mut tiles: Vec<Placement> = Vec::new();
    for tile in stock.iter() {
        let orientation = Orientation::of(tile).next().expect("every tile lies");
        let taken: Vec<Cell> = tiles.iter().flat_map(|tile| tile.cells()).collect();
        let touches = |placement: &Placement| {
            let cells = placement.cells();
            let near = cells.iter().flat_map(|cell| cell.neighbours());
            !cells.iter().any(|cell| taken.contains(cell))
                && (taken.is_empty() || near.into_iter().any(|cell| taken.contains(&cell)))
        };
        let places = (0..).map(|q| Placement {
            orientation,
            corner: Cell::new(q, 0),
        });
        let place = places.into_iter().find(touches);
        tiles.extend(place);
    }
    Arrangement::new(tiles)
}

/// Tiles on a board.
struct Board {
    covered: Vec<bool>,
    laid: Vec<Placement>,
    /// Edges between cells less points with three cells.
    sum: i32,
}

impl Board {
    fn scattered(stock: Stock, numbers: &mut Numbers) -> Board {
        let mut board = Board {
            covered: vec![false; (SIDE * SIDE) as usize],
            laid: Vec::new(),
            sum: 0,
        };
        for tile in stock.iter() {
            let placement = loop {
                let near = || SIDE / 2 - 8;
                let corner = Cell::new(
                    near() + numbers.below(16) as i32,
                    near() + numbers.below(16) as i32,
                );
                let orientation = any_orientation(tile, numbers);
                let placement = Placement {
                    orientation,
                    corner,
                };
                if board.is_free(placement) {
                    break placement;
                }
            };
            board.put(placement);
            board.laid.push(placement);
        }
        board
    }

    /// Moves a tile, or two into each other's place, and undoes it when too much
    /// is lost. A chance is for the loss of one; of two it is its square.
    fn step(&mut self, chance: u64, numbers: &mut Numbers) {
        let count = self.laid.len() as u32;
        let one = numbers.below(count) as usize;
        let other = numbers.below(count) as usize;
        let before = self.sum;
        let old = (self.laid[one], self.laid[other]);
        let exchanged = one != other && numbers.below(3) == 0;
        self.take(old.0);
        let moved = if exchanged {
            self.take(old.1);
            let first = self.near(old.0.tile(), pick(old.1.cells(), numbers), numbers);
            let second = first.and_then(|first| {
                self.put(first);
                let second = self.near(old.1.tile(), pick(old.0.cells(), numbers), numbers);
                if second.is_none() {
                    self.take(first);
                }
                second.map(|second| (first, second))
            });
            second.map(|(first, second)| {
                self.put(second);
                (first, Some(second))
            })
        } else {
            let mut target = pick(pick(old.1.cells(), numbers).neighbours(), numbers);
            if numbers.below(2) == 0 {
                target = pick(target.neighbours(), numbers);
            }
            let first = self.near(old.0.tile(), target, numbers);
            first.map(|first| {
                self.put(first);
                (first, None)
            })
        };
        let Some((first, second)) = moved else {
            self.put(old.0);
            if exchanged {
                self.put(old.1);
            }
            return;
        };
        let mut odds = 1u64 << 32;
        for _ in self.sum..before {
            odds = (odds * chance) >> 32;
        }
        if (numbers.bits() >> 32) < odds {
            self.laid[one] = first;
            if let Some(second) = second {
                self.laid[other] = second;
            }
        } else {
            self.take(first);
            if let Some(second) = second {
                self.take(second);
            }
            self.put(old.0);
            if exchanged {
                self.put(old.1);
            }
        }
    }

    /// A random way to lay a tile over a cell, if it fits there.
    fn near(&self, tile: Tile, cell: Cell, numbers: &mut Numbers) -> Option<Placement> {
        let orientation = any_orientation(tile, numbers);
        let placement = Placement {
            orientation,
            corner: cell - pick(*orientation.cells(), numbers),
        };
        self.is_free(placement).then_some(placement)
    }

    fn is_free(&self, placement: Placement) -> bool {
        placement.cells().into_iter().all(|cell| {
            let within = EDGE..SIDE - EDGE;
            within.contains(&cell.q) && within.contains(&cell.r) && !self.covered[at(cell)]
        })
    }

    fn put(&mut self, placement: Placement) {
        for cell in placement.cells() {
            self.sum += self.adds(cell);
            self.covered[at(cell)] = true;
        }
    }

    fn take(&mut self, placement: Placement) {
        for cell in placement.cells() {
            self.covered[at(cell)] = false;
            self.sum -= self.adds(cell);
        }
    }

    /// What a cell adds: its covered neighbours less the pairs of them that
    /// touch. Neighbours are given all the way around, so pairs are next to
    /// each other.
    fn adds(&self, cell: Cell) -> i32 {
        let around = cell.neighbours().map(|next| self.covered[at(next)]);
        (0..6)
            .map(|side| i32::from(around[side] && !around[(side + 1) % 6]))
            .sum()
    }
}

fn at(cell: Cell) -> usize {
    (cell.r * SIDE + cell.q) as usize
}

fn pick<const N: usize>(values: [Cell; N], numbers: &mut Numbers) -> Cell {
    values[numbers.below(N as u32) as usize]
}

fn any_orientation(tile: Tile, numbers: &mut Numbers) -> Orientation {
    let count = Orientation::of(tile).count() as u32;
    let index = numbers.below(count) as usize;
    (Orientation::of(tile).nth(index)).expect("the index is below the count")
}
