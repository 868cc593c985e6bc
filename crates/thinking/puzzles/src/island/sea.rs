//! The sea around an island: black tiles on every cell outside that touches it.

use std::cmp::Reverse;

use seven::{Orientation, Placement, TileSet};

use crate::board::{Board, Spot, around};

/// The cells outside an island that touch it, and every place for the tiles that
/// may cover them.
pub struct Shore {
    /// Where the island lies.
    board: Board,
    /// How many cells have to be covered.
    length: usize,
    /// How many cells touch the island and are enclosed by it.
    enclosed: usize,
    /// For each cell of the shore the places that cover it, those that cover most
    /// of the shore first.
    choices: Vec<Vec<Choice>>,
    /// The most cells of the shore that each kind of tile can cover.
    reach: [u32; 7],
}

/// A place for a black tile.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Choice {
    /// The cells of the shore it covers, a bit each.
    covers: u64,
    spots: [Spot; 4],
    orientation: Orientation,
}

impl Shore {
    /// The shore of an island, for these black tiles.
    pub fn new(island: &[Placement], held: TileSet) -> Shore {
        let mut board = Board::new();
        let land = island.iter().flat_map(|tile| tile.cells().map(Board::spot));
        let land: Vec<Spot> = land.collect();
        board.set(&land, true);
        let mut next: Vec<Spot> = land.iter().flat_map(|&spot| around(spot)).collect();
        next.sort_unstable();
        next.dedup();
        next.retain(|&spot| !board.is_taken(spot));
        // The first of them is in a row above the island and so outside; around
        // an island that hangs together all cells outside hang together, too.
        let mut cells: Vec<Spot> = Vec::new();
        let mut waiting = vec![next[0]];
        while let Some(spot) = waiting.pop() {
            if !cells.contains(&spot) {
                cells.push(spot);
                waiting.extend(around(spot).into_iter().filter(|spot| next.contains(spot)));
            }
        }
        let mut shore = Shore {
            board,
            length: cells.len(),
            enclosed: next.len() - cells.len(),
            choices: vec![Vec::new(); cells.len()],
            reach: [0; 7],
        };
        shore.choose(&cells, held);
        shore
    }

    fn choose(&mut self, cells: &[Spot], held: TileSet) {
        let covers = |spots: &[Spot; 4]| {
            let numbers = (0..).zip(cells);
            let covered = numbers.filter(|(_, cell)| spots.contains(cell));
            covered.fold(0, |mask, (number, _)| mask | 1u64 << number)
        };
        let mut all = Vec::new();
        for orientation in held.iter().flat_map(Orientation::of) {
            for &cell in cells {
                for part in 0..4 {
                    let spots = self.board.lying(orientation, part, cell);
                    if self.board.are_free(&spots) {
                        all.push(Choice {
                            covers: covers(&spots),
                            spots,
                            orientation,
                        });
                    }
                }
            }
        }
        all.sort_unstable_by_key(|choice| {
            let much = Reverse(choice.covers.count_ones());
            (much, choice.orientation, choice.spots)
        });
        all.dedup();
        for choice in all {
            let reach = &mut self.reach[choice.orientation.tile() as usize];
            *reach = choice.covers.count_ones().max(*reach);
            for (number, list) in self.choices.iter_mut().enumerate() {
                if choice.covers >> number & 1 == 1 {
                    list.push(choice);
                }
            }
        }
    }

    /// How many cells have to be covered.
    pub fn length(&self) -> usize {
        self.length
    }

    /// How many cells touch the island and are enclosed by it.
    pub fn enclosed(&self) -> usize {
        self.enclosed
    }

    /// Covers the shore with at most so many of these tiles, if it can be done.
    pub fn cover(&self, held: TileSet, most: usize) -> Option<Vec<Placement>> {
        let mut search = Cover {
            shore: self,
            board: self.board.clone(),
            sea: Vec::new(),
        };
        let open = (1u64 << self.length) - 1;
        search.go_on(open, held, most).then_some(search.sea)
    }
}

struct Cover<'a> {
    shore: &'a Shore,
    board: Board,
    sea: Vec<Placement>,
}

impl Cover<'_> {
    fn go_on(&mut self, open: u64, held: TileSet, left: usize) -> bool {
        if open == 0 {
            return true;
        }
        if self.most_covered(held, left) < open.count_ones() {
            return false;
        }
        let Some(choices) = self.fewest(open, held) else {
            return false;
        };
        for choice in choices {
            let Choice {
                covers,
                spots,
                orientation,
            } = choice;
            let corner = Board::cell(spots[0]) - orientation.cells()[0];
            self.board.set(&spots, true);
            self.sea.push(Placement {
                orientation,
                corner,
            });
            if self.go_on(open & !covers, held.without(orientation.tile()), left - 1) {
                return true;
            }
            self.sea.pop();
            self.board.set(&spots, false);
        }
        false
    }

    /// The most cells that so many of these tiles could cover, if they did not
    /// hinder each other.
    fn most_covered(&self, held: TileSet, left: usize) -> u32 {
        let reach = held.iter().map(|tile| self.shore.reach[tile as usize]);
        let mut reach: Vec<u32> = reach.collect();
        reach.sort_unstable_by_key(|&cells| Reverse(cells));
        reach.iter().take(left).sum()
    }

    /// The places that cover the open cell with the fewest of them; none if a
    /// cell has none.
    fn fewest(&self, open: u64, held: TileSet) -> Option<Vec<Choice>> {
        let mut best: Option<Vec<Choice>> = None;
        let mut rest = open;
        while rest != 0 {
            let number = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let limit = best.as_ref().map_or(usize::MAX, Vec::len);
            let fits = |choice: &&Choice| {
                held.contains(choice.orientation.tile()) && self.board.are_free(&choice.spots)
            };
            let fitting = self.shore.choices[number].iter().filter(fits);
            let list: Vec<Choice> = fitting.take(limit).copied().collect();
            if list.is_empty() {
                return None;
            }
            if list.len() < limit {
                best = Some(list);
            }
        }
        best
    }
}
