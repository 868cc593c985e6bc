//! The places of a tile: typed by the tile's letter and a number, listed, and shown.

use catalog::{AnyEvent, Listed};
use game::{Event, Lang};
use seven::{Move, Placed, Position, Tile};
use table::Table;

use super::super::{Passage, Typed, of, own};
use super::words::places as words;
use crate::draw::Look;
use crate::words::orders::OwnOrder;

/// `see O 3`: shows a tile on a place, or all of a tile's places.
pub(super) const SEE: OwnOrder = OwnOrder {
    words: words::SEE,
    about: words::SEE_ABOUT,
    obey: see,
};

/// The cells of a move, as they are written.
pub(super) fn cells(mv: &Move) -> String {
    mv.cells().map(|cell| cell.to_string()).join(" ")
}

/// The legal placements, tile by tile. The order in which they come numbers the
/// places of a tile.
pub(super) fn by_tile(position: &Position) -> Vec<Vec<Placed>> {
    let mut all = Vec::new();
    position.placements(&mut all);
    let same_tile = |a: &Placed, b: &Placed| a.placement.tile() == b.placement.tile();
    all.chunk_by(same_tile).map(<[Placed]>::to_vec).collect()
}

/// The places of a tile.
fn of_tile(position: &Position, tile: Tile) -> Vec<Placed> {
    let mut tiles = by_tile(position).into_iter();
    let found = tiles.find(|places| places[0].placement.tile() == tile);
    found.unwrap_or_default()
}

pub(super) fn written(place: &Placed) -> String {
    Move::from(place.placement).to_string()
}

/// What a letter of a tile asks for, perhaps with the number of a place; `None` if
/// the line is neither.
pub(super) fn asked(line: &str, position: &Position, lang: Lang) -> Option<Typed> {
    let (tile, number) = read(line)?;
    Some(match number {
        None => Typed::Answer(listed(position, tile, lang)),
        Some(number) => match placed(position, tile, number, lang) {
            Ok(event) => Typed::Move(event),
            Err(why) => Typed::Answer(vec![Passage::Said(why)]),
        },
    })
}

/// A tile's letter, perhaps with the number of a place, counted from 1.
fn read(line: &str) -> Option<(Tile, Option<usize>)> {
    let mut letters = line.chars();
    let tile = Tile::from_letter(letters.next()?.to_ascii_uppercase())?;
    let number = letters.as_str().trim();
    if number.is_empty() {
        return Some((tile, None));
    }
    number.parse().ok().map(|number| (tile, Some(number)))
}

/// The places of a tile with their numbers.
pub(super) fn listed(position: &Position, tile: Tile, lang: Lang) -> Vec<Passage> {
    let places = of_tile(position, tile);
    let Some(first) = places.first() else {
        return vec![Passage::Said(words::not_held(lang, tile.letter()))];
    };
    let title = words::tile_goes(lang, tile.letter(), first.level);
    let places = places.iter().enumerate().map(|(index, placed)| {
        let number = format!("{tile}\u{a0}{}", index + 1);
        format!("{number:>5}  {}", cells(&Move::from(placed.placement)))
    });
    vec![Passage::Said(title), Passage::Columns(places.collect())]
}

/// The move that puts a tile on the place with this number, or what would be right
/// if there is none.
fn placed(position: &Position, tile: Tile, number: usize, lang: Lang) -> Result<AnyEvent, String> {
    let places = of_tile(position, tile);
    let found = number.checked_sub(1).and_then(|index| places.get(index));
    match found {
        Some(placed) => Ok(Position::any_event(Event::Move(placed.placement.into()))),
        None if places.is_empty() => Err(words::not_held(lang, tile.letter())),
        None => Err(words::no_such_place(lang, tile.letter(), places.len())),
    }
}

fn see(table: &Table, what: &str, look: Look, lang: Lang) -> Vec<Passage> {
    let mut shown = table.game().clone();
    let event = match asked(what, own(&shown), lang) {
        Some(Typed::Answer(answer)) => return answer,
        Some(Typed::Move(event)) => shown.apply(&event).ok().map(|()| event),
        Some(Typed::Written(_)) | None => {
            let notation: String = what.split_whitespace().collect();
            shown.apply_written(&notation).ok()
        }
    };
    if event.is_none() {
        return vec![Passage::Said(words::SEE_ABOUT.text(lang).to_string())];
    }
    let board = of(shown.id()).board(&shown, event.as_ref(), look, lang);
    vec![
        Passage::Drawn(board),
        Passage::Said(words::ONLY_SHOWN.text(lang).to_string()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_and_places_are_told_from_notation() {
        assert_eq!(read("o"), Some((Tile::O, None)));
        assert_eq!(read("O 3"), Some((Tile::O, Some(3))));
        assert_eq!(read("o3"), Some((Tile::O, Some(3))));
        assert_eq!(read("O:0,0;1,0;0,1;1,-1"), None);
        assert_eq!(read("X"), None);
        assert_eq!(read(""), None);
    }
}
