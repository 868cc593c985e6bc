//! SEVEN: tiles that are chosen by their letter and a number for the place, its
//! board, and its puzzles.

mod board;
pub(crate) mod check;
mod places;
pub(crate) mod solve;
mod tiles;
pub(crate) mod words;

use catalog::{AnyEvent, AnyGame};
use game::{Lang, Writing, capital};
use serde_json::{Map, Value, json};
use seven::{Position, Tile};

use super::{Passage, TerminalGame, Typed, own, own_move};
use crate::draw::Look;
use crate::words::orders::OwnOrder;
use crate::words::standing::LEVEL;
use words::{places as place_words, standing};

pub(super) struct Seven;

impl TerminalGame for Seven {
    fn board(&self, game: &AnyGame, last: Option<&AnyEvent>, look: Look, lang: Lang) -> String {
        let last = last.and_then(own_move::<Position>);
        board::board(own(game), last, look, lang)
    }

    /// A terminal shows no cells while a tile is placed, so they are told.
    fn tell(&self, before: &AnyGame, event: &AnyEvent, lang: Lang) -> String {
        let told = before.tell(event, Writing::Typed, lang);
        let colon = if lang == Lang::Fr { " :" } else { ":" };
        match own_move::<Position>(event) {
            Some(mv) => format!("{told}{colon} {}", places::cells(mv)),
            None => told,
        }
    }

    fn typed(&self, line: &str, game: &AnyGame, lang: Lang) -> Typed {
        places::asked(line, own(game), lang).unwrap_or_else(|| {
            let notation: String = line.split_whitespace().collect();
            Typed::Written(capital(&notation))
        })
    }

    /// The tiles in hand, each with its level and how many places it has there.
    fn hints(&self, game: &AnyGame, lang: Lang) -> Vec<String> {
        let tiles = places::by_tile(own(game)).into_iter().map(|places| {
            let (tile, level) = (places[0].placement.tile(), places[0].level);
            format!("{tile}\u{a0}{level}\u{a0}({})", places.len())
        });
        let tiles: Vec<String> = tiles.collect();
        let title = place_words::TILES.text(lang);
        vec![
            format!("{title} {}", tiles.join(" · ")),
            place_words::how_to_place(lang),
        ]
    }

    fn moves(&self, game: &AnyGame, lang: Lang) -> Vec<Passage> {
        let position = own(game);
        let held = places::by_tile(position).into_iter();
        let held = held.map(|places| places[0].placement.tile());
        held.flat_map(|tile: Tile| places::listed(position, tile, lang))
            .collect()
    }

    fn own_orders(&self) -> &'static [OwnOrder] {
        &[places::SEE]
    }

    fn standing(&self, game: &AnyGame) -> Option<(&'static str, Value)> {
        let levels = own::<Position>(game).levels();
        let rows: Vec<&[u8]> = levels.iter().map(|level| level.as_slice()).collect();
        Some(("levels", json!(rows)))
    }

    fn sorted_moves(&self, game: &AnyGame) -> Option<Value> {
        let mut object = Map::new();
        for places in places::by_tile(own(game)) {
            let moves: Vec<String> = places.iter().map(places::written).collect();
            let entry = json!({
                "level": places[0].level,
                "count": moves.len(),
                "moves": moves,
            });
            object.insert(places[0].placement.tile().to_string(), entry);
        }
        Some(object.into())
    }

    fn move_lines(&self, game: &AnyGame, lang: Lang) -> Vec<String> {
        let mut lines = Vec::new();
        for places in places::by_tile(own(game)) {
            let (tile, level) = (places[0].placement.tile(), places[0].level);
            let count = standing::places(lang, places.len());
            lines.push(format!("{tile}: {} {level}, {count}", LEVEL.text(lang)));
            let places = places.iter().map(places::written);
            lines.extend(places.map(|place| format!("  {place}")));
        }
        lines
    }
}
