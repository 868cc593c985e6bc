//! What the engine tells about a position when it is asked.

use catalog::AnyGame;
use game::{MOST_SEATS, Turn};

/// The words that answer a query; `None` if nobody knows what is asked.
pub(super) fn answer(game: &AnyGame, what: &str) -> Option<Vec<String>> {
    let turn = game.turn();
    let one = |word: &str| Some(vec![word.to_string()]);
    match what {
        "game" => one(game.id().name()),
        "turn" => match turn {
            Turn::Seat(seat) => one(&format!("p{}", seat.index() + 1)),
            Turn::Chance => one("chance"),
            Turn::Over => one("over"),
        },
        "gameover" => one(yes_or_no(turn == Turn::Over)),
        "moves" => Some(game.moves().iter().map(ToString::to_string).collect()),
        "chances" => {
            let chances = game.chances().into_iter();
            let words =
                chances.flat_map(|case| [case.outcome.to_string(), case.weight.to_string()]);
            Some(words.collect())
        }
        "places" => Some(places(game).iter().map(ToString::to_string).collect()),
        "result" => Some(result(game)),
        _ => {
            let player: usize = what.strip_prefix('p')?.strip_suffix("turn")?.parse().ok()?;
            let is_theirs = matches!(turn, Turn::Seat(seat) if seat.index() + 1 == player);
            (1..=MOST_SEATS)
                .contains(&player)
                .then(|| vec![yes_or_no(is_theirs).to_string()])
        }
    }
}

fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "true" } else { "false" }
}

/// Each seat's place; none while the game goes on.
fn places(game: &AnyGame) -> Vec<u32> {
    let outcome = game.outcome();
    outcome.map_or_else(Vec::new, |outcome| {
        let places = outcome.places;
        places
            .as_slice()
            .iter()
            .map(|&place| u32::from(place))
            .collect()
    })
}

/// Who has won: everybody on the first place, or `draw` if all are.
fn result(game: &AnyGame) -> Vec<String> {
    let places = places(game);
    if places.is_empty() {
        return vec!["none".to_string()];
    }
    if places.iter().all(|&place| place == 1) {
        return vec!["draw".to_string()];
    }
    let winners = places.iter().enumerate().filter(|(_, place)| **place == 1);
    winners
        .map(|(seat, _)| format!("p{}win", seat + 1))
        .collect()
}
