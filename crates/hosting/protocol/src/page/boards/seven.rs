//! SEVEN's table.

use game::{Game, Seat, Turn};
use seven::{Cell, Position, Tile};

use crate::page::messages::{ForcedTile, Hex, PlacedTile, SevenView, TileLetter};

/// The message's name of a tile.
pub(in crate::page) const fn letter(tile: Tile) -> TileLetter {
    match tile {
        Tile::I => TileLetter::I,
        Tile::O => TileLetter::O,
        Tile::Y => TileLetter::Y,
        Tile::U => TileLetter::U,
        Tile::S => TileLetter::S,
        Tile::J => TileLetter::J,
        Tile::P => TileLetter::P,
    }
}

/// The tile that a message names.
pub(in crate::page) const fn tile(letter: TileLetter) -> Tile {
    match letter {
        TileLetter::I => Tile::I,
        TileLetter::O => Tile::O,
        TileLetter::Y => Tile::Y,
        TileLetter::U => Tile::U,
        TileLetter::S => Tile::S,
        TileLetter::J => Tile::J,
        TileLetter::P => Tile::P,
    }
}

/// Cells as messages write them.
pub(in crate::page) fn hexes(cells: impl IntoIterator<Item = Cell>) -> Vec<Hex> {
    let hex = |cell: Cell| Hex(cell.q, cell.r);
    cells.into_iter().map(hex).collect()
}

pub(super) fn view(position: &Position) -> SevenView {
    let setup = position.setup();
    let seats: Vec<Seat> = Seat::all(position.seats()).collect();
    let to_move = match position.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    };
    let placed = position.placed().iter().enumerate();
    let placed = placed.map(|(ply, tile)| PlacedTile {
        tile: letter(tile.placement.tile()),
        seat: position.placed_by(ply).index(),
        level: tile.level,
        cells: hexes(tile.placement.cells()),
    });
    let held = |&seat: &Seat| position.held(seat).iter().map(letter).collect();
    SevenView {
        game: "seven",
        seats: seats.len(),
        pairs: setup.is_pairs(),
        misere: setup.is_misere(),
        placed: placed.collect(),
        held: seats.iter().map(held).collect(),
        forced: forced(position),
        levels: (position.levels().iter())
            .map(|level| level.as_slice().to_vec())
            .collect(),
        standing: position.standing().places.as_slice().to_vec(),
        out: seats.iter().map(|&seat| position.is_out(seat)).collect(),
        to_move: to_move.map(Seat::index),
    }
}

/// Each tile in hand with its level and how many places it has there.
fn forced(position: &Position) -> Vec<ForcedTile> {
    let mut places = Vec::new();
    position.placements(&mut places);
    let of = |tile: Tile| {
        let mut own = places.iter().filter(|place| place.placement.tile() == tile);
        let level = own.clone().next()?.level;
        Some(ForcedTile {
            tile: letter(tile),
            level,
            count: own.by_ref().count(),
        })
    };
    Tile::ALL.into_iter().filter_map(of).collect()
}
