//! What happens at the table, told in words.

use catalog::AnyGame;
use game::{Event, EventOf, Lang, Seat, Stop, Turn};

use crate::draw;
use crate::words::{standing, telling};

/// What an event does to the game as it stood before, as a sentence without its
/// full stop.
pub(crate) fn tell(before: &AnyGame, event: &str, lang: Lang) -> String {
    let told = match before {
        AnyGame::Seven(position) => match EventOf::<seven::Position>::parse(event) {
            Ok(Event::Stop(stop)) => stopped(before, stop, lang),
            Ok(Event::Move(mv)) => places(before, position, &mv, lang),
            _ => event.to_string(),
        },
        AnyGame::Heinash(position) => match EventOf::<heinash::Position>::parse(event) {
            Ok(Event::Stop(stop)) => stopped(before, stop, lang),
            Ok(Event::Move(mv)) => heinash(before, position, &mv, lang),
            Ok(Event::Chance(roll)) => telling::rolls(lang, &roller(before, lang), roll.dice()),
            Err(_) => event.to_string(),
        },
        AnyGame::Hyle7(position) => match EventOf::<hyle7::Position>::parse(event) {
            Ok(Event::Stop(stop)) => stopped(before, stop, lang),
            Ok(Event::Move(mv)) => hyle7(before, position, mv, lang),
            Ok(Event::Chance(hyle7::Draw(colour))) => {
                telling::draws(lang, &roller(before, lang), colour.number())
            }
            Err(_) => event.to_string(),
        },
    };
    standing::capital(&told)
}

/// The name of the seat to move.
fn mover(game: &AnyGame, lang: Lang) -> String {
    match game.turn() {
        Turn::Seat(seat) => draw::name_now(game, seat, lang),
        Turn::Chance | Turn::Over => String::new(),
    }
}

/// The name of the seat for which chance speaks.
fn roller(game: &AnyGame, lang: Lang) -> String {
    let seat = draw::roller(game);
    seat.map_or(String::new(), |seat| draw::name_now(game, seat, lang))
}

fn stopped(game: &AnyGame, stop: Stop, lang: Lang) -> String {
    let name = |seat: Seat| draw::name(game, seat, lang);
    match stop {
        Stop::Resign(seat) => telling::resigns(lang, &name(seat)),
        Stop::SeatTime(seat) => telling::time_is_up(lang, &name(seat)),
        Stop::GameTime => telling::GAME_TIME_IS_UP.text(lang).to_string(),
        Stop::Draw => telling::DRAW_AGREED.text(lang).to_string(),
    }
}

fn places(game: &AnyGame, position: &seven::Position, mv: &seven::Move, lang: Lang) -> String {
    // All four cells are equally high.
    let level = position.height(mv.cells()[0]) + 1;
    telling::places(
        lang,
        &mover(game, lang),
        mv.tile().letter(),
        level,
        &cells(mv),
    )
}

/// The cells of a move, as they are written.
pub(crate) fn cells(mv: &seven::Move) -> String {
    mv.cells().map(|cell| cell.to_string()).join(" ")
}

fn heinash(game: &AnyGame, position: &heinash::Position, mv: &heinash::Move, lang: Lang) -> String {
    let name = mover(game, lang);
    match mv {
        heinash::Move::Claim(way) => {
            let value = way.value().ok().and_then(|value| value.as_whole());
            telling::makes(lang, &name, value.unwrap_or(0), &way.to_string())
        }
        heinash::Move::Nothing => telling::finds_nothing(lang, &name),
        heinash::Move::Put(number) => {
            let owner = position.pawn_next().unwrap_or(position.active());
            telling::puts(lang, &name, &draw::name(game, owner, lang), *number)
        }
    }
}

fn hyle7(game: &AnyGame, position: &hyle7::Position, mv: hyle7::Move, lang: Lang) -> String {
    let name = mover(game, lang);
    match mv {
        hyle7::Move::Place(cell) => {
            let colour = position.drawn().map_or(0, hyle7::Colour::number);
            telling::puts_token(lang, &name, colour, &cell.to_string())
        }
        hyle7::Move::Slide { from, to } => {
            telling::slides(lang, &name, &from.to_string(), &to.to_string())
        }
        hyle7::Move::Pass => telling::passes(lang, &name),
    }
}
