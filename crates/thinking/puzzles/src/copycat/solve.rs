//! Every way to lie on the black tiles: an exact cover of their cells and of the
//! set of white tiles.
//!
//! A white tile that rests on one black tile only covers exactly its four cells,
//! so that these places are left out from the start. Each step takes the cell or
//! the tile with the fewest places left and tries them all.

use seven::{Cell, Orientation, Placement, TileSet};

use crate::arrangement::Arrangement;
use crate::progress::{Progress, Stopped};

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// How many solutions there are.
    pub solutions: u64,
    /// The first of them, in a fixed order, as many as were asked for.
    pub examples: Vec<Arrangement>,
    /// How many steps the search took: how hard it was.
    pub steps: u64,
    /// On the way to the first solution: steps with a single place to try.
    pub forced: u32,
}

/// A place for a white tile.
#[derive(Clone, Copy)]
struct Place {
    /// Its cells, a bit each, and above them the bit of its tile.
    columns: u64,
    placement: Placement,
}

/// Finds all solutions and keeps so many of them. The black tiles have to be
/// disjoint, at most seven, all different, as
/// [`check_ground`](super::check_ground) says; the white ones are the same kinds.
pub fn solve(
    black: &Arrangement,
    keep: usize,
    progress: &mut impl Progress,
) -> Result<Answer, Stopped> {
    let cells = black.cells();
    let kinds = (black.tiles.iter()).fold(TileSet::EMPTY, |set, tile| set.with(tile.tile()));
    let mut places = Vec::new();
    for orientation in kinds.iter().flat_map(Orientation::of) {
        for &cell in &cells {
            let placement = Placement {
                orientation,
                corner: cell - orientation.cells()[0],
            };
            if !black.tiles.contains(&placement)
                && let Some(columns) = columns(&placement, &cells)
            {
                places.push(Place { columns, placement });
            }
        }
    }
    let mut search = Search {
        keep,
        answer: Answer::default(),
        lying: Vec::new(),
        progress,
        forced: 0,
        lists: Vec::new(),
    };
    let open = ((1u64 << cells.len()) - 1) | (u64::from(kinds.bits()) << TILES);
    search.go_on(open, &places)?;
    Ok(search.answer)
}

/// The bit of the first tile; those of at most 28 cells are below it.
const TILES: u32 = 32;
/// The number of columns there can be.
const COLUMNS: usize = TILES as usize + 7;

fn columns(placement: &Placement, cells: &[Cell]) -> Option<u64> {
    let mut columns = 1 << (TILES + placement.tile() as u32);
    for cell in placement.cells() {
        columns |= 1 << cells.binary_search(&cell).ok()?;
    }
    Some(columns)
}

struct Search<'a, P> {
    keep: usize,
    answer: Answer,
    lying: Vec<Placement>,
    progress: &'a mut P,
    forced: u32,
    /// Lists that are used again.
    lists: Vec<Vec<Place>>,
}

impl<P: Progress> Search<'_, P> {
    fn go_on(&mut self, open: u64, places: &[Place]) -> Result<(), Stopped> {
        if open == 0 {
            self.found();
            return Ok(());
        }
        self.answer.steps += 1;
        if self.answer.steps.is_multiple_of(256) && !self.progress.report(self.answer.steps, 0) {
            return Err(Stopped);
        }
        let mut counts = [0u32; COLUMNS];
        for place in places {
            let mut rest = place.columns;
            while rest != 0 {
                counts[rest.trailing_zeros() as usize] += 1;
                rest &= rest - 1;
            }
        }
        let (mut fewest, mut column) = (u32::MAX, 0);
        let mut rest = open;
        while rest != 0 {
            let at = rest.trailing_zeros();
            rest &= rest - 1;
            if counts[at as usize] < fewest {
                (fewest, column) = (counts[at as usize], at);
            }
        }
        if fewest == 0 {
            return Ok(());
        }
        self.forced += u32::from(fewest == 1);
        for place in places {
            if place.columns >> column & 1 == 0 {
                continue;
            }
            let mut list = self.lists.pop().unwrap_or_default();
            list.clear();
            list.extend(
                places
                    .iter()
                    .filter(|other| other.columns & place.columns == 0),
            );
            self.lying.push(place.placement);
            let going = self.go_on(open & !place.columns, &list);
            self.lying.pop();
            self.lists.push(list);
            going?;
        }
        self.forced -= u32::from(fewest == 1);
        Ok(())
    }

    fn found(&mut self) {
        if self.answer.solutions == 0 {
            self.answer.forced = self.forced;
        }
        self.answer.solutions += 1;
        if self.answer.examples.len() < self.keep {
            let mut tiles = self.lying.clone();
            tiles.sort_unstable();
            self.answer.examples.push(Arrangement { tiles });
        }
    }
}
