//! The second search, which shares nothing with the solver: it lays tiles, cell
//! by cell along the columns of a hexagon, and gives up where even the best
//! filling of the rest could not make enough holes.

use seven::{Cell, Orientation, Placement, Tile};

use crate::progress::Progress;
use crate::{Arrangement, Stopped};

use super::super::check::check;
use super::super::stock::Stock;
use super::hexagons::Hexagon;

/// A tile at a place: its kind, and how many places further on its other three
/// cells are.
#[derive(Clone, Copy)]
struct Fit {
    tile: Tile,
    steps: [usize; 3],
    placement: Placement,
}

struct Laying<'a> {
    hexagon: Hexagon,
    stock: Stock,
    holes: u32,
    /// The most points at which three cells may meet.
    points: u32,
    cells: usize,
    /// The tiles that fit at each place as their first cell.
    fits: Vec<Vec<Fit>>,
    /// The most that can still be gained, by place, what is covered in the last
    /// column's length, and cells to come; less than 0 where it cannot be done.
    hope: Vec<i16>,
    taken: Vec<bool>,
    left: [u32; 7],
    /// How many points with three cells the tiles left have in themselves.
    own: u32,
    laid: Vec<Placement>,
    steps: u64,
    progress: &'a mut dyn FnMut() -> bool,
}

/// An arrangement of these tiles in this hexagon with at least so many holes, if
/// there is one, where at most `points` points have three cells.
pub(super) fn lay(
    hexagon: Hexagon,
    stock: Stock,
    holes: u32,
    points: u32,
    progress: &mut impl Progress,
    done: (u64, u64),
) -> Result<Option<Arrangement>, Stopped> {
    let mut go_on = || progress.report(done.0, done.1);
    let mut laying = Laying {
        hexagon,
        stock,
        holes,
        points,
        cells: stock.cells() as usize,
        fits: fits(hexagon),
        hope: Vec::new(),
        taken: vec![false; hexagon.length * hexagon.height],
        left: Tile::ALL.map(|tile| stock.count(tile)),
        own: Tile::ALL
            .map(|tile| stock.count(tile) * own(tile))
            .iter()
            .sum(),
        laid: Vec::new(),
        steps: 0,
        progress: &mut go_on,
    };
    laying.hope = laying.hopes();
    laying.on(0, 0, laying.cells, 0, 0)
}

/// What a cell that follows these three adds to the edges between cells less the
/// points where three meet: the runs of covered cells among them, which lie in
/// this order around it.
fn runs(around: [bool; 3]) -> u32 {
    let [a, b, c] = around;
    u32::from(a) + u32::from(b && !a) + u32::from(c && !b)
}

/// How many new points with three cells it makes.
fn meetings(around: [bool; 3]) -> u32 {
    let [a, b, c] = around;
    u32::from(a && b) + u32::from(b && c)
}

/// How many points with three cells a tile has in itself.
fn own(tile: Tile) -> u32 {
    match tile {
        Tile::O => 2,
        Tile::P => 1,
        _ => 0,
    }
}

impl Laying<'_> {
    /// The cells before a place that touch it, given what is covered in the last
    /// column's length: the one below it in the column, and two of the column
    /// before. Bit 0 is the place just before.
    fn around(&self, place: usize, recent: usize) -> [bool; 3] {
        let height = self.hexagon.height;
        let y = place % height;
        let bit = |back: usize| recent >> (back - 1) & 1 == 1;
        [
            y > 0 && bit(1),
            bit(height),
            y + 1 < height && bit(height - 1),
        ]
    }

    fn hope_at(&self, place: usize, recent: usize, to_come: usize) -> usize {
        (place * (1 << self.hexagon.height) + recent) * (self.cells + 1) + to_come
    }

    fn hopes(&self) -> Vec<i16> {
        let height = self.hexagon.height;
        let places = self.hexagon.length * height;
        let all = 1usize << height;
        let mut hope = vec![-1; (places + 1) * all * (self.cells + 1)];
        for recent in 0..all {
            hope[self.hope_at(places, recent, 0)] = 0;
        }
        for place in (0..places).rev() {
            let inside = self.hexagon.contains(place / height, place % height);
            for recent in 0..all {
                let next = (recent << 1) % all;
                let gain = runs(self.around(place, recent)) as i16;
                for to_come in 0..=self.cells {
                    let mut best = hope[self.hope_at(place + 1, next, to_come)];
                    if inside && to_come > 0 {
                        let rest = hope[self.hope_at(place + 1, next + 1, to_come - 1)];
                        if rest >= 0 {
                            best = best.max(rest + gain);
                        }
                    }
                    hope[self.hope_at(place, recent, to_come)] = best;
                }
            }
        }
        hope
    }

    /// Goes on from a place with what was gained so far.
    fn on(
        &mut self,
        place: usize,
        recent: usize,
        to_come: usize,
        gained: u32,
        points: u32,
    ) -> Result<Option<Arrangement>, Stopped> {
        self.steps += 1;
        if self.steps.is_multiple_of(1 << 16) && !(self.progress)() {
            return Err(Stopped);
        }
        let hope = self.hope[self.hope_at(place, recent, to_come)];
        // A connected group with so many holes gains as much as it has cells and
        // holes, less one.
        let needed = self.cells as u32 + self.holes - 1;
        if points + self.own > self.points || hope < 0 || gained + (hope as u32) < needed {
            return Ok(None);
        }
        if place == self.taken.len() {
            let arrangement = Arrangement::new(self.laid.iter().copied());
            let enough =
                check(&arrangement, self.stock).is_ok_and(|holes| holes.len() as u32 >= self.holes);
            return Ok(enough.then_some(arrangement));
        }
        let next = (recent << 1) % (1 << self.hexagon.height);
        let around = self.around(place, recent);
        let covered = (gained + runs(around), points + meetings(around));
        if self.taken[place] {
            return self.on(place + 1, next + 1, to_come - 1, covered.0, covered.1);
        }
        for index in 0..self.fits[place].len() {
            let Fit {
                tile,
                steps,
                placement,
            } = self.fits[place][index];
            let free = steps.iter().all(|step| !self.taken[place + step]);
            if !free || self.left[tile as usize] == 0 {
                continue;
            }
            self.left[tile as usize] -= 1;
            self.own -= own(tile);
            steps
                .iter()
                .for_each(|step| self.taken[place + step] = true);
            self.laid.push(placement);
            let found = self.on(place + 1, next + 1, to_come - 1, covered.0, covered.1)?;
            self.laid.pop();
            steps
                .iter()
                .for_each(|step| self.taken[place + step] = false);
            self.left[tile as usize] += 1;
            self.own += own(tile);
            if found.is_some() {
                return Ok(found);
            }
        }
        self.on(place + 1, next, to_come, gained, points)
    }
}

/// The tiles that fit into a hexagon, by the place of their first cell.
fn fits(hexagon: Hexagon) -> Vec<Vec<Fit>> {
    let height = hexagon.height;
    let mut fits: Vec<Vec<Fit>> = (0..hexagon.length * height).map(|_| Vec::new()).collect();
    for tile in Tile::ALL {
        for orientation in Orientation::of(tile) {
            for x in 0..hexagon.length {
                for y in 0..height {
                    let corner = Cell::new(x as i32, y as i32);
                    let places = orientation.cells().map(|cell| {
                        let (x, y) = (x + cell.q as usize, y + cell.r as usize);
                        hexagon.contains(x, y).then_some(x * height + y)
                    });
                    let [Some(a), Some(b), Some(c), Some(d)] = places else {
                        continue;
                    };
                    let mut places = [a, b, c, d];
                    places.sort_unstable();
                    let placement = Placement {
                        orientation,
                        corner,
                    };
                    fits[places[0]].push(Fit {
                        tile,
                        steps: [1, 2, 3].map(|i| places[i] - places[0]),
                        placement,
                    });
                }
            }
        }
    }
    fits
}
