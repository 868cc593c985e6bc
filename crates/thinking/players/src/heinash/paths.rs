//! How many pawns a seat still needs to join two sides (N2, N8), if the other
//! seat stood still: what a beginner counts.

use ::heinash::{Cell, CellSet, Position, Sides, Size};
use game::Seat;

/// The fewest pawns the seat needs; more than there are cells where there is no
/// way any more.
pub(crate) fn pawns_needed(position: &Position, seat: Seat) -> u32 {
    let size = position.size();
    let last = size.rows() - 1;
    let rows = || {
        across(
            position,
            seat,
            line(size, Cell::row, 0),
            line(size, Cell::row, last),
        )
    };
    let columns = || {
        let [first, last] = [0, last].map(|at| line(size, Cell::column, at));
        across(position, seat, first, last)
    };
    match (position.setup().sides, seat.index()) {
        (Sides::Any, _) => rows().min(columns()),
        (Sides::Own, 0) => rows(),
        (Sides::Own, _) => columns(),
    }
}

fn line(size: Size, along: fn(Cell) -> u8, at: u8) -> CellSet {
    Cell::all(size).filter(|&cell| along(cell) == at).collect()
}

fn across(position: &Position, seat: Seat, from: CellSet, to: CellSet) -> u32 {
    let own = position.pawns(seat);
    let theirs = position.pawns(seat.next(2));
    let board: CellSet = Cell::all(position.size()).collect();
    let open = board.without(theirs);
    // All that can be reached with so many pawns and the own ones beyond.
    let mut reached = from.group_within(own);
    for needed in 0..=u32::from(position.size().cells()) {
        if reached.meets(to) {
            return needed;
        }
        let step = reached.neighbours_within(open).union(from.without(theirs));
        let wider = reached.union(step);
        reached = wider.union(wider.neighbours_within(own).group_within(own));
    }
    u32::from(position.size().cells()) + 1
}
