//! The second search, which shares nothing with the solver: it decides cell by
//! cell along the columns of a hexagon what is covered, gives up where even the
//! best filling of the rest could not make enough holes, and tries to lay the
//! tiles on what remains.

use seven::Tile;

use crate::progress::Progress;
use crate::{Arrangement, Stopped};

use super::super::check::check;
use super::super::stock::Stock;
use super::hexagons::Hexagon;
use super::tiling::Tiling;

struct Laying<'a> {
    hexagon: Hexagon,
    stock: Stock,
    holes: u32,
    /// The most points at which three cells may meet.
    points: u32,
    cells: usize,
    tiling: Tiling,
    /// The most that can still be gained, by place, what is covered in the last
    /// column's length, and cells to come; less than 0 where it cannot be done.
    hope: Vec<i16>,
    /// What is covered.
    covered: Vec<bool>,
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
        tiling: Tiling::new(hexagon),
        hope: Vec::new(),
        covered: vec![false; hexagon.length * hexagon.height],
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
        if points > self.points || hope < 0 || gained + (hope as u32) < needed {
            return Ok(None);
        }
        if place == self.covered.len() {
            return Ok(self.laid());
        }
        let next = (recent << 1) % (1 << self.hexagon.height);
        if to_come > 0
            && self
                .hexagon
                .contains(place / self.hexagon.height, place % self.hexagon.height)
        {
            let around = self.around(place, recent);
            let (gained, points) = (gained + runs(around), points + meetings(around));
            self.covered[place] = true;
            let found = self.on(place + 1, next + 1, to_come - 1, gained, points)?;
            self.covered[place] = false;
            if found.is_some() {
                return Ok(found);
            }
        }
        self.on(place + 1, next, to_come, gained, points)
    }

    /// The tiles on what is covered, if they fit there and make the holes.
    fn laid(&self) -> Option<Arrangement> {
        let height = self.hexagon.height;
        let places = (0..self.covered.len()).filter(|&place| self.covered[place]);
        let sides = places.fold([false; 6], |sides, place| {
            let here = self.hexagon.touches(place / height, place % height);
            std::array::from_fn(|side| sides[side] || here[side])
        });
        // What does not touch all sides is looked at in a smaller hexagon.
        if sides.contains(&false) {
            return None;
        }
        let mut left = Tile::ALL.map(|tile| self.stock.count(tile));
        let tiles = self.tiling.lay(&mut self.covered.clone(), &mut left)?;
        let arrangement = Arrangement::new(tiles);
        let holes = check(&arrangement, self.stock).ok()?;
        (holes.len() as u32 >= self.holes).then_some(arrangement)
    }
}
