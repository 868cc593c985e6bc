//! An analysis as a person reads it: the board, a sentence, and the best moves
//! with a bar each.

use catalog::{AnyGame, AnyRecord, telling};
use game::{Lang, Seat, Turn};
use players::Analysis;

use crate::complaint::Complaint;
use crate::draw;
use crate::output::Output;
use crate::words::analysis as words;

/// How wide a full bar is.
const BAR: usize = 24;

pub(super) fn show(
    record: &AnyRecord,
    game: &AnyGame,
    found: &Analysis<String>,
    most: usize,
    output: &mut Output,
) -> Result<(), Complaint> {
    let lang = output.lang;
    let look = output.look();
    let events = record.events();
    output.text(&draw::board(game, draw::last_move(&events), look, lang))?;
    if let Some(brought) = draw::brought(game, lang) {
        output.line(brought)?;
    }
    output.line("")?;
    if found.values.is_empty() {
        let sentence = sentence(game, found, lang);
        output.line(telling::capital(&sentence))?;
    }
    for (index, &share) in found.values.iter().enumerate() {
        let name = telling::name(game, Seat::new(index), lang);
        let bar = bar(share);
        output.line(format_args!(
            "{name:<8} {bar} {}",
            words::percent(lang, share)
        ))?;
    }
    if let Some(proof) = words::certainty(lang, found, game.turn() == Turn::Over) {
        output.line(proof)?;
    }
    if found.lines.is_empty() {
        return Ok(());
    }
    output.line("")?;
    let shown = &found.lines[..found.lines.len().min(most)];
    let widest = |line: &players::Line<String>| first(line).chars().count();
    let width = shown.iter().map(widest).max().unwrap_or(0);
    for line in shown {
        let written = first(line);
        let bar = bar(share(game, line.value));
        let value = value(game, line.value, lang);
        output.line(format_args!("  {written:<width$}  {bar}  {value}"))?;
    }
    let hidden = found.lines.len() - shown.len();
    if hidden > 0 {
        output.line(format_args!("  {}", words::more(lang, hidden)))?;
    }
    Ok(())
}

fn first(line: &players::Line<String>) -> &str {
    line.moves.first().map_or("", String::as_str)
}

/// The value of an analysis in short, for progress.
pub(super) fn worth(found: &Analysis<String>, game: &AnyGame) -> Option<String> {
    found.value.map(|worth| value(game, worth, Lang::En))
}

/// A value as this game counts.
fn value(game: &AnyGame, value: f64, lang: Lang) -> String {
    match game {
        AnyGame::Seven(_) => words::signed(lang, value),
        AnyGame::Heinash(_) => words::percent(lang, value),
        AnyGame::Hyle7(_) => words::points(lang, value),
    }
}

/// How full a bar is for a value.
fn share(game: &AnyGame, value: f64) -> f64 {
    match game {
        AnyGame::Seven(_) => (value + 1.0) / 2.0,
        AnyGame::Heinash(_) => value,
        // 200 points are more than strong players reach.
        AnyGame::Hyle7(position) if position.size() == hyle7::Size::Five => value / 100.0,
        AnyGame::Hyle7(_) => value / 200.0,
    }
}

fn bar(share: f64) -> String {
    let full = (share.clamp(0.0, 1.0) * BAR as f64).round() as usize;
    format!("{}{}", "█".repeat(full), "░".repeat(BAR - full))
}

/// What the position is worth, in words.
fn sentence(game: &AnyGame, found: &Analysis<String>, lang: Lang) -> String {
    let worth = found.value.unwrap_or_default();
    let name = || telling::name_now(game, Seat::new(super::seat(game)), lang);
    let over = game.turn() == Turn::Over;
    match game {
        AnyGame::Hyle7(_) => words::score_expected(lang, worth, over),
        // What is settled is no matter of chances; 0.5 is HeiNash's draw.
        AnyGame::Seven(_) if over => words::ended(lang, &name(), worth),
        AnyGame::Heinash(_) if over => words::ended(lang, &name(), worth - 0.5),
        AnyGame::Seven(_) if found.exact => words::decided(lang, &name(), worth),
        AnyGame::Seven(_) => words::leans(lang, &name(), worth),
        AnyGame::Heinash(_) => words::chance_to_win(lang, &name(), worth),
    }
}
