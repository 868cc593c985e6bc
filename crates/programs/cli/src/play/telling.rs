//! What happens at the table, told in words.

use catalog::AnyGame;
use catalog::telling::Writing;
use game::{Event, EventOf, Lang};

/// What an event does to the game as it stood before, as a sentence without its
/// full stop. A terminal shows no cells while a tile is placed, so they are told.
pub(crate) fn tell(before: &AnyGame, event: &str, lang: Lang) -> String {
    let told = catalog::telling::tell(before, event, Writing::Typed, lang);
    let AnyGame::Seven(_) = before else {
        return told;
    };
    match EventOf::<seven::Position>::parse(event) {
        Ok(Event::Move(mv)) => {
            let colon = if lang == Lang::Fr { " :" } else { ":" };
            format!("{told}{colon} {}", cells(&mv))
        }
        _ => told,
    }
}

/// The cells of a move, as they are written.
pub(crate) fn cells(mv: &seven::Move) -> String {
    mv.cells().map(|cell| cell.to_string()).join(" ")
}
