//! SEVEN's table.

use catalog::{AnyGame, Listed};
use game::{Game, Lang, Seat, Turn};
use seven::{Cell, Orientation, Placement, Position, SYMMETRIES, Symmetry, Tile};
use wire::page::{
    ForcedTile, Hex, PlaceView, PlacedTile, Refusal, Reply, SevenView, Shape, ShapeOrientation,
    TileLetter,
};

use super::other_game;
use crate::words;

/// One turn by 60° clockwise.
const TURN: Symmetry = SYMMETRIES[1];

/// A flip from left to right.
const FLIP: Symmetry = SYMMETRIES[8];

/// The message's name of a tile.
pub(crate) const fn letter(tile: Tile) -> TileLetter {
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
pub(crate) const fn tile(letter: TileLetter) -> Tile {
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
pub(crate) fn hexes(cells: impl IntoIterator<Item = Cell>) -> Vec<Hex> {
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

/// Every place for a tile of the seat to move.
pub(crate) fn places(game: &AnyGame, wanted: TileLetter, lang: Lang) -> Result<Reply, Refusal> {
    let Some(position) = Position::of(game) else {
        return Err(other_game(lang));
    };
    let mut places = Vec::new();
    position.placements(&mut places);
    places.retain(|place| place.placement.tile() == tile(wanted));
    let Some(first) = places.first() else {
        let why = words::TILE_NOT_HELD.text(lang);
        return Err(Refusal::new("tile-not-held", why, lang));
    };
    Ok(Reply::Places {
        level: first.level,
        places: (places.iter())
            .map(|place| PlaceView {
                event: seven::Move::from(place.placement).to_string(),
                cells: hexes(place.placement.cells()),
            })
            .collect(),
    })
}

/// The tiles with all their orientations.
pub(crate) fn shapes() -> Reply {
    let shape = |tile: Tile| {
        let ways: Vec<Orientation> = Orientation::of(tile).collect();
        let number = |placement: Placement| {
            let found = ways.iter().position(|&way| way == placement.orientation);
            found.expect("a symmetry keeps the tile")
        };
        let orientation = |&orientation: &Orientation| {
            let placement = Placement {
                orientation,
                corner: Cell::default(),
            };
            ShapeOrientation {
                cells: hexes(centred(*orientation.cells())),
                turned: number(placement.carried(TURN)),
                flipped: number(placement.carried(FLIP)),
            }
        };
        Shape {
            tile: letter(tile),
            orientations: ways.iter().map(orientation).collect(),
        }
    };
    Reply::Shapes {
        shapes: Tile::ALL.map(shape).to_vec(),
    }
}

/// Four cells moved so that their middle is as near to the origin as can be.
pub(crate) fn centred(cells: [Cell; 4]) -> [Cell; 4] {
    let around = |middle: Cell| cells.map(|cell| cell - middle);
    let far = |cells: [Cell; 4]| {
        let (q, r) = cells.iter().fold((0, 0), |(q, r), c| (q + c.q, r + c.r));
        q * q + q * r + r * r
    };
    let middles = (0..16).map(|number| Cell::new(number % 4, number / 4));
    let nearest = middles.min_by_key(|&middle| far(around(middle)));
    around(nearest.unwrap_or_default())
}
