//! The hexagons of the grid, described by what is cut off a parallelogram and
//! told apart by their sides. Written apart from the solver's frames.

use std::collections::BTreeSet;

/// The cells `(x, y)` with `0 ≤ x < length`, `0 ≤ y < height` that are not in the
/// two corners cut off: those with `x + y < near`, and as many rows at the far
/// corner as `far` says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hexagon {
    pub(super) length: usize,
    pub(super) height: usize,
    near: usize,
    far: usize,
}

impl Hexagon {
    /// How many rows it has in the three directions together.
    pub(super) fn width(&self) -> usize {
        let slanted = self.length + self.height - 1 - self.near - self.far;
        self.length + self.height + slanted
    }

    /// How many cells it has: each corner cut off is a triangle.
    pub(super) fn cells(&self) -> usize {
        let triangle = |side: usize| side * (side + 1) / 2;
        self.length * self.height - triangle(self.near) - triangle(self.far)
    }

    pub(super) fn contains(&self, x: usize, y: usize) -> bool {
        x < self.length
            && y < self.height
            && x + y >= self.near
            && x + y + self.far <= self.length + self.height - 2
    }

    /// Which of its six sides a cell of it is on.
    pub(super) fn touches(&self, x: usize, y: usize) -> [bool; 6] {
        [
            x == 0,
            y == 0,
            x + 1 == self.length,
            y + 1 == self.height,
            x + y == self.near,
            x + y + self.far == self.length + self.height - 2,
        ]
    }

    /// How many cells lie along each of its six sides, all around.
    fn sides(&self) -> [usize; 6] {
        [
            self.near + 1,
            self.length - self.near,
            self.height - self.far,
            self.far + 1,
            self.length - self.far,
            self.height - self.near,
        ]
    }

    /// The same for all its images: the least way to read its sides.
    fn shape(&self) -> [usize; 6] {
        let sides = self.sides();
        let readings = (0..6).flat_map(|start| {
            let forwards: [usize; 6] = std::array::from_fn(|i| sides[(start + i) % 6]);
            let backwards: [usize; 6] = std::array::from_fn(|i| sides[(start + 6 - i) % 6]);
            [forwards, backwards]
        });
        readings.min().expect("there are twelve readings")
    }
}

/// One of each kind of hexagon with at most this width and at least so many
/// cells, lying so that it is as low as it can.
pub(super) fn hexagons(width: usize, cells: usize) -> Vec<Hexagon> {
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for height in 1..=width / 3 {
        for length in height..width.saturating_sub(height) {
            for near in 0..height {
                for far in 0..height {
                    let hexagon = Hexagon {
                        length,
                        height,
                        near,
                        far,
                    };
                    let closed = near + far < length + height - 1;
                    if closed
                        && hexagon.width() <= width
                        && hexagon.cells() >= cells
                        && seen.insert(hexagon.shape())
                    {
                        all.push(hexagon);
                    }
                }
            }
        }
    }
    all
}
