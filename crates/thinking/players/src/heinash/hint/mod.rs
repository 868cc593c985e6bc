//! Hints for HeiNash: how many numbers the dice make, in which part of the board
//! the good one is, one operation, the whole; or where to put a pawn.

mod facts;
mod words;

use ::heinash::{
    Cell, CellSet, Expression, Move, NumberSet, Operation, Phase, Position, Token, Variant, shown,
};
use game::{Game, Lang, Seat, Telling, Turn};

use crate::ask::Analysis;
use crate::hint::HintStep;
use facts::PawnFacts;

/// A part of the board is told by at least so many free cells.
const PART: u32 = 4;

/// At most so many reasons are given: more would not be read.
const MOST_REASONS: usize = 2;

pub(super) fn steps(
    position: &Position,
    found: &Analysis<Move>,
    best: &Move,
    lang: Lang,
) -> Option<Vec<HintStep>> {
    let chance = found.value.map(|value| (value, found.exact));
    match best {
        Move::Nothing => Some(nothing(position, lang)),
        Move::Put(number) => put(position, *number, chance, lang),
        Move::Claim(way) => claim(position, way, chance, lang),
    }
}

/// There is nothing to find, or it is better not to have found it.
fn nothing(position: &Position, lang: Lang) -> Vec<HintStep> {
    let dice = position.roll().map(|roll| roll.dice()).unwrap_or_default();
    let count = position.within_reach().len();
    if count == 0 {
        return vec![HintStep::new(words::no_number(dice, lang), "N5")];
    }
    let owner = position.name(position.active(), lang);
    vec![
        HintStep::new(words::count(dice, count, lang), "N3"),
        HintStep::new(words::leave_it(&owner, lang), "N5"),
    ]
}

fn claim(
    position: &Position,
    way: &Expression,
    chance: Option<(f64, bool)>,
    lang: Lang,
) -> Option<Vec<HintStep>> {
    let number = way.value().ok()?.as_whole()? as u8;
    let dice = position.roll()?.dice();
    let reach = position.within_reach();
    let stolen_place = matches!(position.phase(), Phase::Steal(_))
        && position.setup().variant == Variant::StealPlace;
    let mut steps = vec![HintStep::new(words::count(dice, reach.len(), lang), "N3")];
    let operation = first_operation(way).map(|part| words::operation(&shown(part), lang));
    if stolen_place {
        // Which number it is does not matter: the pawn may go anywhere.
        steps.extend(operation.map(|text| HintStep::new(text, "N7")));
        let text = words::any_number(&shown(way.tokens()), number, lang);
        steps.push(HintStep {
            numbers: vec![number],
            ..HintStep::new(text, "N7")
        });
        return Some(steps);
    }
    steps.push(part(position, number, lang));
    steps.extend(operation.map(|text| HintStep::new(text, "N3")));
    let facts = PawnFacts::of(position, number)?;
    let mut text = words::way(&shown(way.tokens()), number, lang);
    tell(&mut text, position, &facts, chance, lang);
    steps.push(HintStep {
        numbers: vec![number],
        ..HintStep::new(text, facts.clause())
    });
    Some(steps)
}

fn put(
    position: &Position,
    number: u8,
    chance: Option<(f64, bool)>,
    lang: Lang,
) -> Option<Vec<HintStep>> {
    let facts = PawnFacts::of(position, number)?;
    let owner = position.name(position.pawn_next()?, lang);
    let (clause, first) = if facts.is_own() {
        ("N7", words::put_own(lang))
    } else {
        ("N5", words::put_theirs(&owner, lang))
    };
    let mut text = words::cell(number, lang);
    tell(&mut text, position, &facts, chance, lang);
    Some(vec![
        HintStep::new(first, clause),
        part(position, number, lang),
        HintStep {
            numbers: vec![number],
            ..HintStep::new(text, facts.clause())
        },
    ])
}

/// Adds the reasons, and how likely it is to win.
fn tell(
    text: &mut String,
    position: &Position,
    facts: &PawnFacts,
    chance: Option<(f64, bool)>,
    lang: Lang,
) {
    let rival = position.name(facts.rival, lang);
    for reason in facts.reasons.iter().take(MOST_REASONS) {
        text.push(' ');
        text.push_str(&words::reason(reason, &rival, lang));
    }
    let decided = facts.wins();
    if let (false, Some((value, exact))) = (decided, chance) {
        text.push(' ');
        text.push_str(&words::chance(value, exact, lang));
    }
}

/// The part of the board in which a number lies, told by its free cells.
fn part(position: &Position, number: u8, lang: Lang) -> HintStep {
    let numbers = free_around(position, number);
    let written: Vec<String> = numbers.iter().map(|number| number.to_string()).collect();
    HintStep {
        numbers: numbers.iter().collect(),
        ..HintStep::new(
            words::part(&lang.one_of(&written), written.len(), lang),
            "N1",
        )
    }
}

/// The free cells around a free cell, itself included: at least a few, if there
/// are so many.
fn free_around(position: &Position, number: u8) -> NumberSet {
    let board: CellSet = Cell::all(position.size()).collect();
    let free = position.free();
    let mut part = position.cell_of(number).map_or(board, CellSet::of);
    loop {
        let numbers: NumberSet = part
            .iter()
            .filter_map(|cell| position.number_at(cell))
            .filter(|&number| free.contains(number))
            .collect();
        if numbers.len() >= PART.min(free.len()) {
            return numbers;
        }
        part = part.union(part.neighbours_within(board));
    }
}

/// The part of an expression that is calculated first: two dice and a sign.
fn first_operation(way: &Expression) -> Option<&[Token]> {
    let tokens = way.tokens();
    let close = tokens.iter().position(|&token| token == Token::Close);
    let inner = match close {
        Some(close) => {
            let open = tokens[..close]
                .iter()
                .rposition(|&token| token == Token::Open)?;
            &tokens[open + 1..close]
        }
        None => tokens,
    };
    let sign_at = |wanted: fn(Operation) -> bool| {
        inner
            .iter()
            .position(|token| matches!(token, Token::Sign(sign) if wanted(*sign)))
    };
    let at = sign_at(Operation::binds_first).or_else(|| sign_at(|_| true))?;
    inner.get(at.checked_sub(1)?..at + 2)
}

/// The seat that is given the hint.
fn mover(position: &Position) -> Option<Seat> {
    match position.turn() {
        Turn::Seat(seat) => Some(seat),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_operation_is_what_is_calculated_first() {
        for (way, first) in [
            ("5+4+2", "5 + 4"),
            ("5+4*2", "4 × 2"),
            ("(5+4)*2", "5 + 4"),
            ("6*(5-4)", "5 − 4"),
            ("6/(5/4)", "5 ÷ 4"),
            ("5*4/2", "5 × 4"),
            ("5-4/2", "4 ÷ 2"),
        ] {
            let way: Expression = way.parse().unwrap();
            let found = shown(first_operation(&way).unwrap()).replace('\u{a0}', " ");
            assert_eq!(found, first, "{way}");
        }
    }
}
