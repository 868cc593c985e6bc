//! Positions as boards draw them.

mod heinash;
mod hyle7;
mod seven;

use catalog::AnyGame;

use super::messages::PositionView;

pub(super) use self::seven::{hexes, letter, tile};

/// The position after these events, which are known to be legal.
pub(super) fn view(start: &AnyGame, events: &[String]) -> PositionView {
    let mut game = start.clone();
    let mut scores = [Vec::new(), Vec::new()];
    for event in events {
        let before = game.clone();
        let applied = game.apply(event);
        debug_assert!(applied.is_ok(), "{event} has happened");
        hyle7::keep_score(&before, &game, &mut scores);
    }
    match &game {
        AnyGame::Seven(position) => PositionView::Seven(seven::view(position)),
        AnyGame::Heinash(position) => PositionView::Heinash(heinash::view(position)),
        AnyGame::Hyle7(position) => PositionView::Hyle7(hyle7::view(position, scores)),
    }
}
