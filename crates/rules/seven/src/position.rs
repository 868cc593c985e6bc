//! A game of SEVEN in progress.

use alloc::vec::Vec;

use game::{
    About, Game, NoChance, Outcome, PerSeat, Seat, Setup as _, Stop, Turn, TurnError, Weighted,
};

use crate::cell::Cell;
use crate::error::RulesError;
use crate::field::{Field, Narrow, Places, Row, Wide};
use crate::notation::{FARTHEST, Move};
use crate::orientation::{Orientation, Placement};
use crate::setup::Setup;
use crate::tile::{Tile, TileSet};
use crate::{form, outcome};

/// A tile that has been placed, with the level it lies on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// Where and how it lies.
    pub placement: Placement,
    /// Its level, 1 on the table.
    pub level: u8,
}

/// A game of SEVEN in progress: the tiles in the order in which they were
/// placed. Seats move in turn and nobody passes (S7), so that everything else
/// follows from them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    setup: Setup,
    placed: Vec<Placed>,
    held: PerSeat<TileSet>,
    /// The seats that have left while the others play on.
    out: PerSeat<bool>,
    ended: Option<Ended>,
}

/// How a game can end before every tile is placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Ended {
    Agreed,
    GivenUp(Seat),
    OneSeatLeft,
}

/// Builds a window on the table and does the same with either size.
macro_rules! with_field {
    ($position:expr, $field:ident => $body:expr) => {{
        let tiles = ($position.placed.iter()).map(|tile| (tile.level, tile.placement));
        if let Some($field) = Narrow::new(tiles.clone()) {
            $body
        } else {
            let $field = Wide::new(tiles).expect("28 tiles fit into 128 cells");
            $body
        }
    }};
}

impl Position {
    /// The tiles in the order in which they were placed.
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// The seat that placed the tile with this number in [`Position::placed`].
    pub fn placed_by(&self, ply: usize) -> Seat {
        Seat::new(ply % self.seats())
    }

    /// The tiles a seat has still to place.
    pub fn held(&self, seat: Seat) -> TileSet {
        self.held[seat]
    }

    /// How many tiles are stacked on a cell.
    pub fn height(&self, cell: Cell) -> u8 {
        self.top(cell).map_or(0, |tile| tile.level)
    }

    /// The uppermost tile on a cell.
    pub fn top(&self, cell: Cell) -> Option<&Placed> {
        let covers = |tile: &&Placed| tile.placement.cells().contains(&cell);
        // A later tile never lies under an earlier one.
        self.placed.iter().rev().find(covers)
    }

    /// How many tiles each seat has on each level, bottom first.
    pub fn levels(&self) -> Vec<PerSeat<u8>> {
        let mut levels = Vec::new();
        for (ply, tile) in self.placed.iter().enumerate() {
            if levels.len() < usize::from(tile.level) {
                levels.push(PerSeat::new(self.seats(), |_| 0));
            }
            levels[usize::from(tile.level) - 1][self.placed_by(ply)] += 1;
        }
        levels
    }

    /// How the seats would be placed if the game ended as it stands.
    pub fn standing(&self) -> Outcome {
        outcome::standing(&self.setup, &self.placed, &self.out)
    }

    /// The level to which this tile has to go (S6), whoever places it.
    pub fn forced_level(&self, tile: Tile) -> u8 {
        if self.placed.is_empty() {
            return 1;
        }
        with_field!(self, field => field.forced_level(tile))
    }

    /// Appends the legal placements of the seat to move, each with its level.
    /// On the empty table each orientation stands for all its translations.
    ///
    /// ```
    /// use game::{Event, Game};
    /// use seven::{Position, Setup, Tile};
    ///
    /// let mut game = Position::start(&Setup::TWO);
    /// for text in ["I:0,0;1,0;2,0;3,0", "I:0,1;1,1;2,1;3,1"] {
    ///     game.apply(&Event::parse(text).unwrap()).unwrap();
    /// }
    /// let mut placements = Vec::new();
    /// game.placements(&mut placements);
    ///
    /// // White has placed the bar. Of the other tiles all but the propeller fit on the
    /// // two bars, and so must go there.
    /// let level = |tile: Tile| {
    ///     let mut found = placements.iter().filter(|placed| placed.placement.tile() == tile);
    ///     found.next().map(|placed| placed.level)
    /// };
    /// let [two, one] = [Some(2), Some(1)];
    /// assert_eq!(Tile::ALL.map(level), [None, two, one, two, two, two, two]);
    /// ```
    pub fn placements(&self, out: &mut Vec<Placed>) {
        let Turn::Seat(seat) = self.turn() else {
            return;
        };
        let start = out.len();
        if self.placed.is_empty() {
            out.extend(first_placements());
        } else {
            with_field!(self, field => list(&field, self.held[seat], out));
        }
        // Highest levels are found first; people look for a tile by its letter.
        out[start..].sort_unstable_by_key(|tile| tile.placement);
        if self.out[seat] {
            out.truncate(start + 1);
        }
    }

    /// Places a tile for the seat to move; it is known to be legal.
    pub fn place_unchecked(&mut self, tile: Placed) {
        let seat = self.placed_by(self.placed.len());
        self.held[seat] = self.held[seat].without(tile.placement.tile());
        self.placed.push(tile);
    }

    /// Says whether a seat that holds the tile may place it there, and at which
    /// level: S3 to S6.
    fn check_placement(&self, placement: Placement) -> Result<u8, RulesError> {
        let tile = placement.tile();
        let cells = placement.cells();
        let farthest = |c: &Cell| c.q.unsigned_abs().max(c.r.unsigned_abs());
        if self.placed.is_empty() {
            // Every tile yet to come must still be within what can be written.
            let reach = FARTHEST - 1000;
            return if cells.iter().any(|cell| farthest(cell) > reach) {
                Err(RulesError::TooFar)
            } else {
                Ok(1)
            };
        }
        let heights = cells.map(|cell| self.height(cell));
        for (&high, &high_height) in cells.iter().zip(&heights) {
            if let Some(index) = heights.iter().position(|&low| low < high_height) {
                return Err(RulesError::NotFlat {
                    low: cells[index],
                    low_height: heights[index],
                    high,
                    high_height,
                });
            }
        }
        let level = heights[0] + 1;
        if level == 1 {
            let mut around = cells.iter().flat_map(|cell| cell.neighbours());
            if !around.any(|cell| self.height(cell) > 0) {
                return Err(RulesError::NotAdjacent);
            }
        } else if let Some(under) = self.only_tile_under(&cells) {
            return Err(RulesError::OnOneTile { tile, under });
        }
        let highest = self.forced_level(tile);
        if level < highest {
            return Err(RulesError::NotHighest {
                tile,
                level,
                highest,
            });
        }
        Ok(level)
    }

    fn only_tile_under(&self, cells: &[Cell; 4]) -> Option<Tile> {
        let under = self.top(cells[0])?;
        let covered = under.placement.cells();
        let alone = cells.iter().all(|cell| covered.contains(cell));
        alone.then(|| under.placement.tile())
    }

    /// The first of the legal moves, which is made for a seat that has left.
    fn first_move(&self) -> Option<Move> {
        let mut placements = Vec::new();
        self.placements(&mut placements);
        placements.first().map(|tile| tile.placement.into())
    }
}

fn first_placements() -> impl Iterator<Item = Placed> {
    let at_origin = |orientation| Placement {
        orientation,
        corner: Cell::default(),
    };
    let all = Tile::ALL.into_iter().flat_map(Orientation::of);
    all.map(move |orientation| Placed {
        placement: at_origin(orientation),
        level: 1,
    })
}

fn list<W: Row, const N: usize>(field: &Field<W, N>, tiles: TileSet, out: &mut Vec<Placed>) {
    field.scan(tiles, &mut |places| {
        let level = places.level;
        let placed = |placement| Placed { placement, level };
        out.extend(field.placements(places).map(placed));
    });
}

/// Picks one of all the places for these tiles, each as likely as the others.
fn pick<W: Row, const N: usize>(
    field: &Field<W, N>,
    tiles: TileSet,
    below: &mut impl FnMut(u32) -> u32,
) -> Placed {
    let mut all: Vec<Places<W>> = Vec::with_capacity(64);
    let mut count = 0;
    field.scan(tiles, &mut |places| {
        count += places.len();
        all.push(places);
    });
    let mut rest = below(count);
    for places in all {
        if rest < places.len() {
            let mut placements = field.placements(places);
            let placement = placements.nth(rest as usize);
            return Placed {
                placement: placement.expect("it was counted"),
                level: places.level,
            };
        }
        rest -= places.len();
    }
    unreachable!("the source of numbers answered outside its range")
}

impl Game for Position {
    const ID: &'static str = "seven";
    const ABOUT: About = form::ABOUT;
    type Setup = Setup;
    type Move = Move;
    type Chance = NoChance;
    type RulesError = RulesError;

    fn start(setup: &Setup) -> Position {
        let seats = setup.seats();
        Position {
            setup: *setup,
            placed: Vec::with_capacity(7 * seats),
            held: PerSeat::new(seats, |_| TileSet::ALL),
            out: PerSeat::new(seats, |_| false),
            ended: None,
        }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn turn(&self) -> Turn {
        if self.ended.is_some() || self.placed.len() == 7 * self.seats() {
            Turn::Over
        } else {
            Turn::Seat(self.placed_by(self.placed.len()))
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match (self.ended, self.turn()) {
            (Some(Ended::Agreed), _) => Some(Outcome::draw(self.seats())),
            (Some(Ended::GivenUp(seat)), _) => Some(outcome::given_up(&self.setup, seat)),
            (Some(Ended::OneSeatLeft), _) => {
                let left = PerSeat::new(self.seats(), |seat| !self.out[seat]);
                Some(Outcome::ranked(left))
            }
            (None, Turn::Over) => Some(self.standing()),
            (None, _) => None,
        }
    }

    fn check_move(&self, mv: &Move) -> Result<(), RulesError> {
        let tile = mv.tile();
        let seat = self.placed_by(self.placed.len());
        if self.out[seat] {
            return match self.first_move() {
                Some(only) if only != *mv => {
                    let colour = self.setup.colour(seat);
                    Err(RulesError::PlayedForIt { colour, only })
                }
                _ => Ok(()),
            };
        }
        if !self.held[seat].contains(tile) {
            let colour = self.setup.colour(seat);
            return Err(RulesError::NotHeld { tile, colour });
        }
        let placement = mv.placement().ok_or(RulesError::NotTheShape(tile))?;
        self.check_placement(placement).map(|_| ())
    }

    fn play_unchecked(&mut self, mv: &Move) {
        let placement = mv.placement().expect("the move has been checked");
        let level = self.height(mv.cells()[0]) + 1;
        self.place_unchecked(Placed { placement, level });
    }

    fn moves(&self, out: &mut Vec<Move>) {
        let mut placements = Vec::new();
        self.placements(&mut placements);
        out.extend(placements.iter().map(|tile| Move::from(tile.placement)));
    }

    fn check_chance(&self, chance: &NoChance) -> Result<(), RulesError> {
        match *chance {}
    }

    fn settle_unchecked(&mut self, chance: &NoChance) {
        match *chance {}
    }

    fn chances(&self) -> Vec<Weighted<NoChance>> {
        Vec::new()
    }

    fn check_stop(&self, stop: Stop) -> Result<(), RulesError> {
        match stop {
            Stop::GameTime => Err(TurnError::NoGameTime.into()),
            Stop::Resign(seat) | Stop::SeatTime(seat) if self.out[seat] => {
                Err(RulesError::AlreadyOut(self.setup.colour(seat)))
            }
            _ => Ok(()),
        }
    }

    fn stop_unchecked(&mut self, stop: Stop) {
        let Some(seat) = stop.seat() else {
            self.ended = Some(Ended::Agreed);
            return;
        };
        if self.seats() == 2 || self.setup.is_pairs() {
            self.ended = Some(Ended::GivenUp(seat));
            return;
        }
        self.out[seat] = true;
        let left = self.out.as_slice().iter().filter(|&&out| !out).count();
        if left == 1 {
            self.ended = Some(Ended::OneSeatLeft);
        }
    }

    /// Members of a pair sit opposite each other (S11).
    fn side(&self, seat: Seat) -> usize {
        match self.setup.is_pairs() {
            true => seat.index() % 2,
            false => seat.index(),
        }
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.out[seat]
    }

    fn has_left(&self, seat: Seat) -> bool {
        self.out[seat]
    }

    fn perft(&self, depth: u32, report: impl FnMut(usize, usize)) -> u128 {
        crate::perft::perft(self, depth, report)
    }

    fn branches(&self) -> u64 {
        let Turn::Seat(seat) = self.turn() else {
            return 0;
        };
        if self.out[seat] {
            return 1;
        }
        if self.placed.is_empty() {
            return first_placements().count() as u64;
        }
        let mut count = 0;
        with_field!(self, field => {
            field.scan(self.held[seat], &mut |places| count += u64::from(places.len()));
        });
        count
    }

    fn step_at_random(&mut self, below: &mut impl FnMut(u32) -> u32) {
        let Turn::Seat(seat) = self.turn() else {
            return;
        };
        let tile = if self.placed.is_empty() || self.out[seat] {
            let mut placements = Vec::new();
            self.placements(&mut placements);
            placements[below(placements.len() as u32) as usize]
        } else {
            with_field!(self, field => pick(&field, self.held[seat], below))
        };
        self.place_unchecked(tile);
    }
}
