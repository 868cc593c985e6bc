//! A record's events, told one by one.

use catalog::AnyGame;
use catalog::telling::{self, Writing};
use game::{Lang, Turn};

use super::messages::{EventKind, EventView, OutcomeView};
use super::words;

/// Tells these events, which are known to be legal.
pub(super) fn tell(start: &AnyGame, events: &[String], lang: Lang) -> Vec<EventView> {
    let mut game = start.clone();
    let mut told = Vec::with_capacity(events.len());
    for event in events {
        let (kind, seat) = whose(&game, event);
        told.push(EventView {
            event: event.clone(),
            kind,
            seat,
            said: would(&game, event, lang),
        });
        let applied = game.apply(event);
        debug_assert!(applied.is_ok(), "{event} has happened");
    }
    told
}

/// What an event does to the game as it stands before it.
pub(super) fn would(before: &AnyGame, event: &str, lang: Lang) -> String {
    words::sentence(&telling::tell(before, event, Writing::Shown, lang), lang)
}

fn whose(game: &AnyGame, event: &str) -> (EventKind, Option<usize>) {
    let stops = ["resign:", "time:"].iter();
    let stopped = stops.filter_map(|stop| event.strip_prefix(stop)).next();
    match (stopped, game.turn()) {
        (Some(seat), _) => (EventKind::Stop, seat.parse().ok()),
        _ if matches!(event, "draw" | "time") => (EventKind::Stop, None),
        (None, Turn::Seat(seat)) => (EventKind::Move, Some(seat.index())),
        (None, Turn::Chance | Turn::Over) => (EventKind::Chance, None),
    }
}

/// How a game ended.
pub(super) fn outcome(game: &AnyGame) -> Option<OutcomeView> {
    game.outcome().map(|outcome| OutcomeView {
        places: outcome.places.as_slice().to_vec(),
    })
}

/// The same in words.
pub(super) fn ending(game: &AnyGame, events: &[String], lang: Lang) -> Option<String> {
    let last = events.last().map(String::as_str);
    telling::in_short(game, last, lang).map(|told| words::set(&told, lang))
}
