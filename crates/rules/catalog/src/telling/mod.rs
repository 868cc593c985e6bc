//! What happens in a game and how it ended, told in words: one plain sentence an
//! event, in every language.

mod ending;
mod ending_words;
mod words;

use game::{Event, EventOf, Game, Lang, Seat, Stop, Turn};
use hyle7::Role;

use crate::position::AnyGame;

pub use ending::{explain, in_short, result};

/// What a seat is called throughout the game.
pub fn name(game: &AnyGame, seat: Seat, lang: Lang) -> String {
    match game {
        AnyGame::Seven(position) => position.setup().colour(seat).name().text(lang).into(),
        AnyGame::Heinash(position) => position.colour(seat).name().text(lang).into(),
        AnyGame::Hyle7(_) => player(seat, lang),
    }
}

/// What a seat is called where it has no colour; people count from 1.
pub fn player(seat: Seat, lang: Lang) -> String {
    words::player(lang, seat.index() + 1)
}

/// What a seat is called now: in HYLE⁷ its role changes.
pub fn name_now(game: &AnyGame, seat: Seat, lang: Lang) -> String {
    let name = name(game, seat, lang);
    let AnyGame::Hyle7(position) = game else {
        return name;
    };
    let role = match position.current().role(seat) {
        Role::Order => words::ORDER,
        Role::Chaos => words::CHAOS,
    };
    words::as_role(lang, &name, role.text(lang))
}

/// The seat for which chance speaks: who rolls, or who is Chaos.
pub fn roller(game: &AnyGame) -> Option<Seat> {
    match game {
        AnyGame::Seven(_) => None,
        AnyGame::Heinash(position) => Some(position.active()),
        AnyGame::Hyle7(position) => Some(position.current().chaos()),
    }
}

/// The same with a capital letter at its beginning, as a sentence has it.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next();
    first
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(letters)
        .collect()
}

/// How tokens and calculations are written in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Writing {
    /// As they are typed: a token by its number, a calculation as in a record.
    Typed,
    /// As a page shows them: a token by its sign, `5 × 4 ÷ 2`.
    Shown,
}

/// What an event does to the game as it stood before, as a sentence without its
/// full stop.
pub fn tell(before: &AnyGame, event: &str, writing: Writing, lang: Lang) -> String {
    let told = match before {
        AnyGame::Seven(position) => match EventOf::<seven::Position>::parse(event) {
            Ok(Event::Stop(stop)) => stopped(before, stop, lang),
            Ok(Event::Move(mv)) => places(before, position, &mv, lang),
            _ => event.to_string(),
        },
        AnyGame::Heinash(position) => match EventOf::<heinash::Position>::parse(event) {
            Ok(Event::Stop(stop)) => stopped(before, stop, lang),
            Ok(Event::Move(mv)) => heinash(before, position, &mv, writing, lang),
            Ok(Event::Chance(roll)) => words::rolls(lang, &roller_name(before, lang), roll.dice()),
            Err(_) => event.to_string(),
        },
        AnyGame::Hyle7(position) => match EventOf::<hyle7::Position>::parse(event) {
            Ok(Event::Stop(stop)) => stopped(before, stop, lang),
            Ok(Event::Move(mv)) => hyle7(before, position, mv, writing, lang),
            Ok(Event::Chance(hyle7::Draw(colour))) => {
                words::draws(lang, &roller_name(before, lang), colour.number(), writing)
            }
            Err(_) => event.to_string(),
        },
    };
    capital(&told)
}

/// The name of the seat to move.
fn mover(game: &AnyGame, lang: Lang) -> String {
    match game.turn() {
        Turn::Seat(seat) => name_now(game, seat, lang),
        Turn::Chance | Turn::Over => String::new(),
    }
}

/// The name of the seat for which chance speaks.
fn roller_name(game: &AnyGame, lang: Lang) -> String {
    let seat = roller(game);
    seat.map_or(String::new(), |seat| name_now(game, seat, lang))
}

pub(super) fn stopped(game: &AnyGame, stop: Stop, lang: Lang) -> String {
    let name = |seat: Seat| name(game, seat, lang);
    match stop {
        Stop::Resign(seat) => words::resigns(lang, &name(seat)),
        Stop::SeatTime(seat) => words::time_is_up(lang, &name(seat)),
        Stop::GameTime => words::GAME_TIME_IS_UP.text(lang).to_string(),
        Stop::Draw => words::DRAW_AGREED.text(lang).to_string(),
    }
}

fn places(game: &AnyGame, position: &seven::Position, mv: &seven::Move, lang: Lang) -> String {
    // All four cells are equally high.
    let level = position.height(mv.cells()[0]) + 1;
    words::places(lang, &mover(game, lang), mv.tile().letter(), level)
}

fn heinash(
    game: &AnyGame,
    position: &heinash::Position,
    mv: &heinash::Move,
    writing: Writing,
    lang: Lang,
) -> String {
    let name = mover(game, lang);
    match mv {
        heinash::Move::Claim(way) => {
            let value = way.value().ok().and_then(|value| value.as_whole());
            let way = match writing {
                Writing::Typed => way.to_string(),
                Writing::Shown => heinash::shown(way.tokens()),
            };
            words::makes(lang, &name, value.unwrap_or(0), &way)
        }
        heinash::Move::Nothing => words::finds_nothing(lang, &name),
        heinash::Move::Put(number) => {
            let owner = position.pawn_next().unwrap_or(position.active());
            words::puts(lang, &name, &self::name(game, owner, lang), *number)
        }
    }
}

fn hyle7(
    game: &AnyGame,
    position: &hyle7::Position,
    mv: hyle7::Move,
    writing: Writing,
    lang: Lang,
) -> String {
    let name = mover(game, lang);
    match mv {
        hyle7::Move::Place(cell) => {
            let colour = position.drawn().map_or(0, hyle7::Colour::number);
            words::puts_token(lang, &name, colour, &cell.to_string(), writing)
        }
        hyle7::Move::Slide { from, to } => {
            words::slides(lang, &name, &from.to_string(), &to.to_string())
        }
        hyle7::Move::Pass => words::passes(lang, &name),
    }
}
