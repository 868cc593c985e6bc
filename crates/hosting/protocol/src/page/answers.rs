//! Answers that need no host: places, shapes, expressions, records, rules.

use catalog::{AnyGame, AnyRecord};
use class::PupilId;
use class::findings::{Findings, searches_csv, summary_csv};
use game::{ClauseText, Event, EventOf, Lang};
use heinash::{Expression, Illegal, Move, ways as all_ways};
use seven::{Cell, Orientation, Placement, SYMMETRIES, Symmetry, Tile};
use table::Table;

use super::boards::{hexes, letter, tile};
use super::messages::{
    ClauseView, GameName, PlaceView, RecordForm, Refusal, Reply, Shape, ShapeOrientation,
    TileLetter, WayView, WaysView, Weighed,
};
use super::words;

/// One turn by 60° clockwise.
const TURN: Symmetry = SYMMETRIES[1];

/// A flip from left to right.
const FLIP: Symmetry = SYMMETRIES[8];

fn other_game(lang: Lang) -> Refusal {
    Refusal::new("other-game", words::OTHER_GAME.text(lang), lang)
}

/// SEVEN: every place for a tile of the seat to move.
pub(super) fn places(table: &Table, wanted: TileLetter, lang: Lang) -> Result<Reply, Refusal> {
    let AnyGame::Seven(position) = table.game() else {
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

/// SEVEN: the tiles with all their orientations.
pub(super) fn shapes() -> Reply {
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
pub(super) fn centred(cells: [Cell; 4]) -> [Cell; 4] {
    let around = |middle: Cell| cells.map(|cell| cell - middle);
    let far = |cells: [Cell; 4]| {
        let (q, r) = cells.iter().fold((0, 0), |(q, r), c| (q + c.q, r + c.r));
        q * q + q * r + r * r
    };
    let middles = (0..16).map(|number| Cell::new(number % 4, number / 4));
    let nearest = middles.min_by_key(|&middle| far(around(middle)));
    around(nearest.unwrap_or_default())
}

/// HeiNash: what an expression is worth with the roll on the table.
pub(super) fn weigh(game: &AnyGame, typed: &str, lang: Lang) -> Result<Reply, Refusal> {
    let AnyGame::Heinash(position) = game else {
        return Err(other_game(lang));
    };
    let typed: String = typed.split_whitespace().collect();
    let weighed = match typed.parse::<Expression>() {
        Err(error) => Weighed {
            value: None,
            cell: None,
            unfinished: error.offset >= typed.chars().count(),
            refused: Some(Refusal::of(&table::Refused::Malformed(error), lang)),
        },
        Ok(expression) => {
            let value = expression.value().ok();
            let number = value.and_then(|value| value.as_whole());
            let number = number.and_then(|number| u8::try_from(number).ok());
            let cell = number.filter(|&number| position.free().contains(number));
            let claim = Move::Claim(expression);
            let checked = game::Game::check(position, &Event::Move(claim));
            Weighed {
                value: value.map(|value| value.to_string()),
                cell,
                unfinished: matches!(checked, Err(Illegal::Unused { .. })),
                refused: checked
                    .err()
                    .map(|why| Refusal::of(&table::Refused::Illegal(why.into()), lang)),
            }
        }
    };
    Ok(Reply::Weighed { weighed })
}

/// HeiNash: what the roll of this event, or the last one before it, could make.
pub(super) fn ways(
    start: &AnyGame,
    events: &[String],
    event: usize,
    lang: Lang,
) -> Result<Reply, Refusal> {
    let AnyGame::Heinash(_) = start else {
        return Err(other_game(lang));
    };
    let parse = |event: &String| EventOf::<heinash::Position>::parse(event).ok();
    let until = events.get(..=event).unwrap_or_default();
    let rolls = until.iter().enumerate().rev();
    let mut rolls = rolls.filter_map(|(index, event)| match parse(event)? {
        Event::Chance(roll) => Some((index, roll)),
        _ => None,
    });
    let Some((index, roll)) = rolls.next() else {
        let why = words::NO_SUCH_EVENT.text(lang);
        return Err(Refusal::new("no-such-event", why, lang));
    };
    let mut game = start.clone();
    for event in &events[..index] {
        let _ = game.apply(event);
    }
    let AnyGame::Heinash(position) = &game else {
        return Err(other_game(lang));
    };
    let made = all_ways(roll, position.setup().operations);
    let on_board = made
        .iter()
        .filter(|(number, _)| position.cell_of(*number).is_some());
    let played = match events.get(index + 1).and_then(parse) {
        Some(Event::Move(Move::Claim(expression))) => Some(expression.to_string()),
        _ => None,
    };
    let ways = WaysView {
        roll: roll.dice(),
        numbers: on_board
            .map(|(number, ways)| WayView {
                number,
                free: position.free().contains(number),
                ways: ways.iter().map(ToString::to_string).collect(),
            })
            .collect(),
        played,
    };
    Ok(Reply::Ways { ways })
}

/// A record in one of its forms.
pub(super) fn record(record: &AnyRecord, form: RecordForm) -> Reply {
    let text = match form {
        RecordForm::Text => record.to_text(),
        RecordForm::Json => record.to_json(),
        RecordForm::Compact => record.to_compact(),
    };
    Reply::Record { text }
}

/// The rules of a game, clause by clause.
pub(super) fn rules(game: GameName, lang: Lang) -> Reply {
    let clauses = match game {
        GameName::Seven => seven::CLAUSES,
        GameName::Heinash => heinash::CLAUSES,
        GameName::Hyle7 => hyle7::CLAUSES,
    };
    let clause = |told: &ClauseText| ClauseView {
        clause: told.clause.to_string(),
        title: told.title.text(lang).to_string(),
        text: told.text.text(lang).to_string(),
    };
    Reply::Rules {
        clauses: clauses.iter().map(clause).collect(),
    }
}

/// What a class found, as a file for spreadsheets, under the names that the page
/// knows.
pub(super) fn class_sheet(
    findings: &Findings,
    names: &[String],
    searches: bool,
    lang: Lang,
) -> Reply {
    let name = |PupilId(number): PupilId| {
        let place = (number as usize).wrapping_sub(1);
        names
            .get(place)
            .cloned()
            .unwrap_or_else(|| number.to_string())
    };
    let text = if searches {
        searches_csv(findings, name, lang)
    } else {
        summary_csv(findings, name, lang)
    };
    Reply::ClassSheet { text }
}
