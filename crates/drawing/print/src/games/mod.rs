//! What each game brings to be printed, a folder each. This is the only list of
//! them.

mod heinash;
mod hyle7;
mod seven;

pub use self::seven::puzzles;

use catalog::GameId;
use game::Phrase;

use crate::order::Order;
use crate::page::Page;
use crate::rules;
use crate::sheet::Design;

/// What a game brings to be printed.
pub(crate) struct Brought {
    pub(crate) sheets: &'static [Design],
    /// What stands above its rules.
    pub(crate) illustration: Option<Illustration>,
}

/// A drawing of a game.
pub(crate) struct Illustration {
    /// What it shows, for those who have the page read to them.
    pub(crate) shows: Phrase,
    /// Draws it below a line and says where it ends.
    pub(crate) draw: fn(&mut Page, &Order, f64) -> f64,
}

/// What any game has: its rules, which it tells itself.
const RULES_ALONE: Brought = Brought {
    sheets: &[rules::SHEET],
    illustration: None,
};

/// The games that bring more.
const BROUGHT: [(GameId, Brought); 3] = [
    (GameId::Seven, seven::BROUGHT),
    (GameId::Heinash, heinash::BROUGHT),
    (GameId::Hyle7, hyle7::BROUGHT),
];

/// What this game brings.
pub(crate) fn brought(game: GameId) -> &'static Brought {
    let found = BROUGHT.iter().find(|(of, _)| *of == game);
    found.map_or(&RULES_ALONE, |(_, brought)| brought)
}
