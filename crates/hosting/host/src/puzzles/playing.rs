//! Puzzles that are played by the rules of SEVEN.

use catalog::AnyGame;
use game::Lang;
use wire::page::{ClimbView, Refusal, Reply};

use crate::record::Read;
use crate::words;

/// How a game stands that has to reach a level within so many tiles.
pub(crate) fn climb(
    record: &str,
    wanted: u8,
    within: Option<usize>,
    lang: Lang,
) -> Result<Reply, Refusal> {
    let AnyGame::Seven(position) = Read::of(record, lang)?.end else {
        let why = words::OTHER_GAME.text(lang);
        return Err(Refusal::new("other-game", why, lang));
    };
    let placed = position.placed();
    let level = placed.iter().map(|tile| tile.level).max().unwrap_or(0);
    let first = |level: u8| placed.iter().position(|tile| tile.level == level);
    let within = within.unwrap_or(puzzles::fifth_level::TILES);
    let reached = first(wanted).is_some_and(|ply| ply < within);
    Ok(Reply::Climb {
        climb: ClimbView {
            level,
            ply: first(level).map_or(0, |ply| ply + 1),
            placed: placed.len(),
            reached,
            missed: !reached && placed.len() >= within,
        },
    })
}
