//! Laying tiles on given places of a hexagon: bees and pistols first, for few
//! places suit them, then always where the fewest tiles fit. Written apart from the solver's.

use seven::{Cell, Orientation, Placement, Tile};

use super::hexagons::Hexagon;

/// A tile on four places.
#[derive(Clone, Copy)]
struct Fit {
    tile: Tile,
    places: [usize; 4],
    placement: Placement,
}

/// All ways to lay a tile into a hexagon.
pub(super) struct Tiling {
    fits: Vec<Fit>,
    /// For each place the fits that cover it.
    through: Vec<Vec<usize>>,
    /// For each kind its fits.
    of: [Vec<usize>; 7],
}

/// The kinds that are laid first: they alone have points with three cells.
const FIRST: [Tile; 2] = [Tile::O, Tile::P];

impl Tiling {
    /// The place of a cell: along the columns.
    pub(super) fn new(hexagon: Hexagon) -> Tiling {
        let mut fits: Vec<Fit> = Vec::new();
        let mut through = vec![Vec::new(); hexagon.length * hexagon.height];
        let corners = (0..hexagon.length).flat_map(|x| (0..hexagon.height).map(move |y| (x, y)));
        for (x, y) in corners {
            for orientation in Tile::ALL.into_iter().flat_map(Orientation::of) {
                let places = orientation.cells().map(|cell| {
                    let (x, y) = (x + cell.q as usize, y + cell.r as usize);
                    (hexagon.contains(x, y)).then_some(x * hexagon.height + y)
                });
                if let [Some(a), Some(b), Some(c), Some(d)] = places {
                    let places = [a, b, c, d];
                    places.iter().for_each(|&p| through[p].push(fits.len()));
                    fits.push(Fit {
                        tile: orientation.tile(),
                        places,
                        placement: Placement {
                            orientation,
                            corner: Cell::new(x as i32, y as i32),
                        },
                    });
                }
            }
        }
        let of = Tile::ALL.map(|tile| {
            let all = (0..fits.len()).filter(|&fit: &usize| fits[fit].tile == tile);
            all.collect()
        });
        Tiling { fits, through, of }
    }

    /// Lays exactly these tiles on exactly the open places, if that can be done.
    pub(super) fn lay(&self, open: &mut [bool], left: &mut [u32; 7]) -> Option<Vec<Placement>> {
        let mut laid = Vec::new();
        self.first(0, open, left, &mut laid).then_some(laid)
    }

    fn fits_on(&self, fit: usize, open: &[bool], left: &[u32; 7]) -> bool {
        let Fit { tile, places, .. } = &self.fits[fit];
        left[*tile as usize] > 0 && places.iter().all(|&place| open[place])
    }

    /// Lays what is left of the first kinds, equal tiles in one order only.
    fn first(
        &self,
        from: usize,
        open: &mut [bool],
        left: &mut [u32; 7],
        laid: &mut Vec<Placement>,
    ) -> bool {
        let Some(kind) = FIRST.into_iter().find(|&tile| left[tile as usize] > 0) else {
            return self.others(open, left, laid);
        };
        (self.of[kind as usize].iter())
            .filter(|&&fit| fit >= from && self.fits_on(fit, open, left))
            .copied()
            .collect::<Vec<usize>>()
            .into_iter()
            .any(|fit| {
                self.with(fit, open, left, laid, |open, left, laid| {
                    let more = left[kind as usize] > 0;
                    self.first(if more { fit + 1 } else { 0 }, open, left, laid)
                })
            })
    }

    fn others(&self, open: &mut [bool], left: &mut [u32; 7], laid: &mut Vec<Placement>) -> bool {
        let places = (0..open.len()).filter(|&place| open[place]);
        let count = |&place: &usize| {
            let fits = self.through[place].iter();
            fits.filter(|&&fit| self.fits_on(fit, open, left)).count()
        };
        let mut hardest = None;
        let mut fewest = usize::MAX;
        for place in places {
            let fits = count(&place);
            if fits == 0 {
                return false;
            }
            if fits < fewest {
                (hardest, fewest) = (Some(place), fits);
            }
        }
        let Some(hardest) = hardest else {
            return true;
        };
        self.through[hardest].iter().any(|&fit| {
            self.fits_on(fit, open, left)
                && self.with(fit, open, left, laid, |open, left, laid| {
                    self.others(open, left, laid)
                })
        })
    }

    /// Goes on with a tile laid, and takes it up again when that leads nowhere.
    fn with(
        &self,
        fit: usize,
        open: &mut [bool],
        left: &mut [u32; 7],
        laid: &mut Vec<Placement>,
        go_on: impl FnOnce(&mut [bool], &mut [u32; 7], &mut Vec<Placement>) -> bool,
    ) -> bool {
        let Fit {
            tile,
            places,
            placement,
        } = self.fits[fit];
        left[tile as usize] -= 1;
        places.iter().for_each(|&place| open[place] = false);
        laid.push(placement);
        let done = go_on(open, left, laid);
        if !done {
            laid.pop();
        }
        places.iter().for_each(|&place| open[place] = true);
        left[tile as usize] += 1;
        done
    }
}
