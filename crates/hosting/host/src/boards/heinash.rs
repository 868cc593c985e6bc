//! HeiNash's rhombus.

use catalog::{AnyGame, Listed};
use game::{Event, EventOf, Game, Lang, Seat, Setup as _, Turn};
use heinash::{
    Cell, Colour, Expression, Move, Phase, Position, RulesError, Setup, Sides, Variant,
    ways as all_ways,
};
use table::Table;
use wire::page::{
    HeinashCell, HeinashColour, HeinashPhase, HeinashSides, HeinashVariant, HeinashView, Refusal,
    Reply, WayView, WaysView, Weighed,
};

use super::other_game;
use crate::words;

pub(super) fn view(position: &Position) -> HeinashView {
    let setup = position.setup();
    let seats = || Seat::all(2);
    let cell = |cell: Cell| HeinashCell {
        number: position.number_at(cell).unwrap_or(0),
        row: cell.row(),
        column: cell.column(),
        owner: position.owner(cell).map(Seat::index),
    };
    let winning = position.winning_chain().into_iter();
    HeinashView {
        game: "heinash",
        size: position.size().rows(),
        variant: match setup.variant {
            Variant::Base => HeinashVariant::Base,
            Variant::StealNumber => HeinashVariant::StealNumber,
            Variant::StealPlace => HeinashVariant::StealPlace,
        },
        sides: match setup.sides {
            Sides::Any => HeinashSides::Any,
            Sides::Own => HeinashSides::Own,
        },
        operations: operations(setup),
        cells: Cell::all(position.size()).map(cell).collect(),
        colours: seats().map(|seat| colour(position.colour(seat))).collect(),
        pawns_left: seats().map(|seat| position.pawns_left(seat)).collect(),
        phase: match position.phase() {
            Phase::Roll => HeinashPhase::Roll,
            Phase::Search(_) => HeinashPhase::Find,
            Phase::Steal(_) => HeinashPhase::Steal,
            Phase::PutForActive(_) | Phase::PutStolen { .. } => HeinashPhase::Put,
            Phase::Over(_) => HeinashPhase::Over,
        },
        active: position.active().index(),
        to_move: match position.turn() {
            Turn::Seat(seat) => Some(seat.index()),
            Turn::Chance | Turn::Over => None,
        },
        pawn_next: position.pawn_next().map(Seat::index),
        roll: position.roll().map(|roll| roll.dice()),
        chains: position.chains().as_slice().to_vec(),
        chain_cells: seats().map(|seat| position.longest_chain(seat)).collect(),
        winning_chain: winning
            .filter_map(|cell| position.number_at(cell))
            .collect(),
    }
}

/// The signs that may be used, as the tag writes them.
fn operations(setup: &Setup) -> String {
    let tags = Setup::TAGS.iter().zip(setup.to_tags());
    let mut tags = tags.filter(|(tag, _)| tag.name == "Operations");
    tags.next().map_or(String::new(), |(_, value)| value)
}

const fn colour(colour: Colour) -> HeinashColour {
    match colour {
        Colour::Black => HeinashColour::Black,
        Colour::Red => HeinashColour::Red,
    }
}

/// What an expression is worth with the roll on the table.
pub(crate) fn weigh(game: &AnyGame, typed: &str, lang: Lang) -> Result<Reply, Refusal> {
    let Some(position) = Position::of(game) else {
        return Err(other_game(lang));
    };
    let typed: String = typed.split_whitespace().collect();
    let weighed = match typed.parse::<Expression>() {
        Err(error) => Weighed {
            value: None,
            cell: None,
            unfinished: error.offset >= typed.chars().count(),
            refused: Some(Refusal::of(&table::InputError::Malformed(error), lang)),
        },
        Ok(expression) => {
            let value = expression.value().ok();
            let number = value.and_then(|value| value.as_whole());
            let number = number.and_then(|number| u8::try_from(number).ok());
            let cell = number.filter(|&number| position.free().contains(number));
            let claim = Move::Claim(expression);
            let checked = Game::check(position, &Event::Move(claim));
            Weighed {
                value: value.map(|value| value.to_string()),
                cell,
                unfinished: matches!(checked, Err(RulesError::Unused { .. })),
                refused: checked
                    .err()
                    .map(|why| Refusal::of(&table::InputError::Illegal(why.into()), lang)),
            }
        }
    };
    Ok(Reply::Weighed { weighed })
}

/// What the roll of this event, or the last one before it, could make.
pub(crate) fn ways(table: &Table, event: usize, lang: Lang) -> Result<Reply, Refusal> {
    let Some(position) = Position::of(table.game()) else {
        return Err(other_game(lang));
    };
    let events: Vec<&EventOf<Position>> = table.events().filter_map(Position::event_of).collect();
    let until = events.get(..=event).unwrap_or_default();
    let rolls = until.iter().enumerate().rev();
    let mut rolls = rolls.filter_map(|(index, event)| match event {
        Event::Chance(roll) => Some((index, *roll)),
        _ => None,
    });
    let Some((index, roll)) = rolls.next() else {
        let why = words::NO_SUCH_EVENT.text(lang);
        return Err(Refusal::new("no-such-event", why, lang));
    };
    let mut position = Position::start(position.setup());
    for event in &events[..index] {
        let _ = position.apply(event);
    }
    let made = all_ways(roll, position.setup().operations);
    let on_board = made
        .iter()
        .filter(|(number, _)| position.cell_of(*number).is_some());
    let played = match events.get(index + 1) {
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
