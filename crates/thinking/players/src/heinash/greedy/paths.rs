//! How far a seat is from joining two sides (N2, N8): the cheapest path between
//! them, on which own pawns cost nothing and a free cell the more the rarer its
//! number is.

use game::Seat;
use heinash::{Cell, CellSet, Position, Roll, Sides, odds};

/// For how many pawns a free cell counts whose number hardly any roll makes. One
/// that every roll makes counts for one.
const RAREST: f64 = 3.0;

/// How much the longer way counts where either pair of sides will do.
const SECOND_WAY: f64 = 0.3;

/// What is counted where there is no way at all: more than any path costs.
const NO_WAY: f64 = 40.0;

/// What does not change while a seat thinks: the cells and what each costs.
pub(super) struct Ground {
    cells: Vec<(Cell, f64)>,
    /// The places in `cells` of the neighbours of each.
    neighbours: Vec<Vec<usize>>,
}

/// Which sides a path joins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    FirstToLastRow,
    FirstToLastColumn,
}

impl Way {
    fn along(self, cell: Cell) -> u8 {
        match self {
            Way::FirstToLastRow => cell.row(),
            Way::FirstToLastColumn => cell.column(),
        }
    }
}

impl Ground {
    /// The ground on which a game is played.
    pub(super) fn of(position: &Position) -> Ground {
        let operations = position.setup().operations;
        let cost = |cell| {
            let number = position.number_at(cell).unwrap_or(0);
            let throws = odds(number, operations);
            price(f64::from(throws) / f64::from(Roll::THROWS))
        };
        let all: Vec<Cell> = Cell::all(position.size()).collect();
        let board: CellSet = all.iter().copied().collect();
        let neighbours = all.iter().map(|&cell| {
            let around = CellSet::of(cell).neighbours_within(board);
            (0..all.len())
                .filter(|&place| around.contains(all[place]))
                .collect()
        });
        Ground {
            neighbours: neighbours.collect(),
            cells: all.iter().map(|&cell| (cell, cost(cell))).collect(),
        }
    }

    /// How many pawns a seat still needs, rare numbers counted as several.
    pub(super) fn pawns_needed(&self, position: &Position, seat: Seat) -> f64 {
        let way = |way| self.cheapest_path(position, seat, way);
        match (position.setup().sides, seat.index()) {
            (Sides::Any, _) => {
                // A second way that is far longer is no use, however long it is.
                let rows = way(Way::FirstToLastRow);
                let columns = way(Way::FirstToLastColumn);
                let (short, long) = (rows.min(columns), rows.max(columns));
                short + SECOND_WAY * (long.min(2.0 * short + 2.0) - short)
            }
            (Sides::Own, 0) => way(Way::FirstToLastRow),
            (Sides::Own, _) => way(Way::FirstToLastColumn),
        }
    }

    fn cheapest_path(&self, position: &Position, seat: Seat, way: Way) -> f64 {
        let own = position.pawns(seat);
        let others = position.pawns(seat.next(2));
        let price = |place: usize| match self.cells[place] {
            (cell, _) if own.contains(cell) => 0.0,
            (cell, _) if others.contains(cell) => f64::INFINITY,
            (_, price) => price,
        };
        let last = position.size().rows() - 1;
        let mut cost = vec![f64::INFINITY; self.cells.len()];
        let is_first = |&place: &usize| way.along(self.cells[place].0) == 0;
        let mut open: Vec<usize> = (0..self.cells.len()).filter(is_first).collect();
        for &place in &open {
            cost[place] = price(place);
        }
        let mut cheapest = f64::INFINITY;
        while let Some(place) = open.pop() {
            if way.along(self.cells[place].0) == last {
                cheapest = cheapest.min(cost[place]);
            }
            for &next in &self.neighbours[place] {
                let through = cost[place] + price(next);
                if through < cost[next] && through < cheapest {
                    cost[next] = through;
                    open.push(next);
                }
            }
        }
        cheapest.min(NO_WAY)
    }
}

/// What a free cell costs whose number a roll makes with this chance.
fn price(chance: f64) -> f64 {
    let missed = 1.0 - chance;
    1.0 + (RAREST - 1.0) * missed * missed
}
