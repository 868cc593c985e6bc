//! What can be typed on a turn, and what is meant by it. Nothing here says
//! whether it is legal.

use catalog::{AnyGame, telling};
use game::{Lang, Turn};
use heinash::{Colour, Phase};
use seven::{Move, Placed, Position, Tile};
use table::{Dice, May, Offer, View, WaitsFor};

use crate::words::hints;
use crate::words::orders::Order;

/// What a line means to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meant {
    /// Roll or draw.
    Press,
    /// This roll or draw, by the host's hand where a computer or nobody rolls.
    Chance(String),
    /// This move.
    Move(String),
    /// This colour.
    Colour(Colour),
    /// The places of a tile are asked for.
    Places(Tile),
    /// The place with this number, counted from 1.
    Place(Tile, usize),
    /// Nothing was typed where something is needed.
    Nothing,
}

/// Understands a line by what the table waits for.
pub(crate) fn read(line: &str, view: &View, types_dice: bool) -> Meant {
    let small = line.to_lowercase();
    let joined: String = small.split_whitespace().collect();
    match view.waits_for {
        WaitsFor::Colour(_) => match small.as_str() {
            "black" | "noir" | "negro" => Meant::Colour(Colour::Black),
            "red" | "rouge" | "rojo" => Meant::Colour(Colour::Red),
            _ => Meant::Nothing,
        },
        WaitsFor::Press(_) if line.is_empty() => Meant::Press,
        WaitsFor::Chance if line.is_empty() => Meant::Nothing,
        WaitsFor::Press(_) | WaitsFor::Chance if types_dice => {
            Meant::Chance(chance(&small, &view.position))
        }
        _ if line.is_empty() => Meant::Nothing,
        _ => match &view.position {
            AnyGame::Seven(_) => tile(line).unwrap_or_else(|| {
                let notation: String = line.split_whitespace().collect();
                Meant::Move(telling::capital(&notation))
            }),
            AnyGame::Heinash(position) => Meant::Move(heinash(&joined, position)),
            AnyGame::Hyle7(_) => Meant::Move(hyle7(&joined)),
        },
    }
}

/// A tile's letter, perhaps with the number of a place.
pub(crate) fn tile(line: &str) -> Option<Meant> {
    let mut letters = line.chars();
    let tile = Tile::from_letter(letters.next()?.to_ascii_uppercase())?;
    let number = letters.as_str().trim();
    if number.is_empty() {
        return Some(Meant::Places(tile));
    }
    number.parse().ok().map(|number| Meant::Place(tile, number))
}

/// A roll or a draw as records write it, from what people type: `5 4 2`.
fn chance(typed: &str, game: &AnyGame) -> String {
    let word = match game {
        AnyGame::Heinash(_) => "roll",
        AnyGame::Seven(_) | AnyGame::Hyle7(_) => "draw",
    };
    let numbers = typed.strip_prefix(word).unwrap_or(typed);
    let numbers = numbers.strip_prefix(':').unwrap_or(numbers);
    if !numbers
        .chars()
        .all(|c| c.is_ascii_digit() || " -,".contains(c))
    {
        return typed.split_whitespace().collect();
    }
    let parts = numbers.split([' ', '-', ',']);
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    format!("{word}:{}", parts.join("-"))
}

fn heinash(typed: &str, position: &heinash::Position) -> String {
    let puts = matches!(
        position.phase(),
        Phase::PutForActive(_) | Phase::PutStolen { .. }
    );
    match typed {
        "rien" | "nada" => "none".to_string(),
        number if puts && number.chars().all(|c| c.is_ascii_digit()) => format!("put:{number}"),
        _ => typed.to_string(),
    }
}

fn hyle7(typed: &str) -> String {
    if matches!(typed, "passer" | "pasar") {
        return "pass".to_string();
    }
    // Two cells without a hyphen are a slide all the same.
    match typed.as_bytes() {
        [_, from, _, to] if from.is_ascii_digit() && to.is_ascii_digit() => {
            format!("{}-{}", &typed[..2], &typed[2..])
        }
        _ => typed.to_string(),
    }
}

/// Whether what is asked for now is the roll of real dice.
pub(crate) fn types_dice(view: &View, dice: Dice) -> bool {
    match view.waits_for {
        WaitsFor::Press(_) => view.may.contains(&May::TypeDice),
        WaitsFor::Chance => dice == Dice::Players,
        _ => false,
    }
}

/// What can be typed now.
pub(crate) fn hints(view: &View, types_dice: bool, lang: Lang) -> Vec<String> {
    let say = |phrase: game::Phrase| phrase.text(lang).to_string();
    let rolls = matches!(view.position, AnyGame::Heinash(_));
    match view.waits_for {
        WaitsFor::Colour(_) => vec![say(hints::PICK_COLOUR)],
        WaitsFor::Press(_) | WaitsFor::Chance => vec![say(match (types_dice, rolls) {
            (true, true) => hints::TYPE_ROLL,
            (true, false) => hints::TYPE_DRAW,
            (false, true) => hints::ENTER_ROLLS,
            (false, false) => hints::ENTER_DRAWS,
        })],
        WaitsFor::Move(_) => match &view.position {
            AnyGame::Seven(position) => tiles(position, lang),
            AnyGame::Heinash(position) => vec![search(&view.position, position, lang)],
            AnyGame::Hyle7(position) if position.drawn().is_some() => vec![say(hints::PLACE)],
            AnyGame::Hyle7(_) => vec![say(hints::SLIDE)],
        },
        WaitsFor::Nothing => {
            let may_undo = view.may.contains(&May::Offer(Offer::TakeBack));
            vec![hints::after_the_end(lang, may_undo)]
        }
        WaitsFor::Players | WaitsFor::Lot => Vec::new(),
    }
}

fn search(game: &AnyGame, position: &heinash::Position, lang: Lang) -> String {
    match position.phase() {
        Phase::PutForActive(_) | Phase::PutStolen { .. } => {
            let owner = position.pawn_next().unwrap_or(position.active());
            hints::put(lang, &telling::name(game, owner, lang))
        }
        _ => hints::SEARCH.text(lang).to_string(),
    }
}

/// The tiles in hand, each with its level and how many places it has there.
fn tiles(position: &Position, lang: Lang) -> Vec<String> {
    let Turn::Seat(_) = game::Game::turn(position) else {
        return Vec::new();
    };
    let tiles = Tile::ALL.into_iter().filter_map(|tile| {
        let places = places(position, tile);
        let level = places.first()?.level;
        Some(format!("{tile}\u{a0}{level}\u{a0}({})", places.len()))
    });
    let tiles: Vec<String> = tiles.collect();
    let title = hints::TILES.text(lang);
    vec![
        format!("{title} {}", tiles.join(" · ")),
        hints::tiles(lang, Order::See.word(lang)),
    ]
}

/// The places of a tile, in the order in which they are numbered.
pub(crate) fn places(position: &Position, tile: Tile) -> Vec<Placed> {
    let mut all = Vec::new();
    position.placements(&mut all);
    all.retain(|placed| placed.placement.tile() == tile);
    all
}

/// The move that puts a tile on a place.
pub(crate) fn place(placed: &Placed) -> Move {
    Move::from(placed.placement)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_and_places_are_told_from_notation() {
        assert_eq!(tile("o"), Some(Meant::Places(Tile::O)));
        assert_eq!(tile("O 3"), Some(Meant::Place(Tile::O, 3)));
        assert_eq!(tile("o3"), Some(Meant::Place(Tile::O, 3)));
        assert_eq!(tile("O:0,0;1,0;0,1;1,-1"), None);
        assert_eq!(tile("X"), None);
        assert_eq!(tile(""), None);
    }

    #[test]
    fn dice_and_tokens_are_typed_in_several_ways() {
        let start = |id| AnyGame::start(id, |_| None).unwrap();
        let dice = start(catalog::GameId::Heinash);
        for typed in ["5 4 2", "5-4-2", "5, 4, 2", "roll:5-4-2", "roll: 5-4-2"] {
            assert_eq!(chance(typed, &dice), "roll:5-4-2");
        }
        let bag = start(catalog::GameId::Hyle7);
        assert_eq!(chance("3", &bag), "draw:3");
        assert_eq!(chance("draw:3", &bag), "draw:3");
        assert_eq!(chance("draw 3", &bag), "draw:3");
        assert_eq!(chance("three", &bag), "three");
    }

    #[test]
    fn slides_need_no_hyphen() {
        assert_eq!(hyle7("d4d7"), "d4-d7");
        assert_eq!(hyle7("d4-d7"), "d4-d7");
        assert_eq!(hyle7("d4"), "d4");
        assert_eq!(hyle7("pasar"), "pass");
        assert_eq!(hyle7("pass"), "pass");
    }
}
