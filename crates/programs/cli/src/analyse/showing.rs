//! An analysis as a person reads it: the board, a sentence, and the best moves
//! with a bar each.

use catalog::{AnyEvent, AnyGame, AnyRecord};
use game::{Lang, Seat, Turn, capital, numbers};
use players::{Analysis, Scale};

use crate::error::CliError;
use crate::games;
use crate::output::Output;
use crate::words::analysis as words;

/// How wide a full bar is.
const BAR: usize = 24;

pub(super) fn show(
    record: &AnyRecord,
    game: &AnyGame,
    found: &Analysis<AnyEvent>,
    most: usize,
    output: &mut Output,
) -> Result<(), CliError> {
    let lang = output.lang;
    games::show(record, game, output)?;
    if found.values.is_empty() {
        let sentence = sentence(game, found, lang);
        output.line(capital(&sentence))?;
    }
    for (index, &share) in found.values.iter().enumerate() {
        let name = game.name(Seat::new(index), lang);
        let bar = bar(share);
        let share = numbers::percent_with(lang, share, 1);
        output.line(format_args!("{name:<8} {bar} {share}"))?;
    }
    if let Some(proof) = words::certainty(lang, found, game.turn() == Turn::Over) {
        output.line(proof)?;
    }
    if found.lines.is_empty() {
        return Ok(());
    }
    output.line("")?;
    let shown = &found.lines[..found.lines.len().min(most)];
    let written: Vec<String> = shown.iter().map(first).collect();
    let width = written.iter().map(|mv| mv.chars().count()).max();
    let width = width.unwrap_or(0);
    let scale = Scale::of(game);
    for (line, written) in shown.iter().zip(written) {
        let bar = bar(scale.share(line.value));
        let value = value(scale, line.value, lang);
        output.line(format_args!("  {written:<width$}  {bar}  {value}"))?;
    }
    let hidden = found.lines.len() - shown.len();
    if hidden > 0 {
        output.line(format_args!("  {}", words::more(lang, hidden)))?;
    }
    Ok(())
}

fn first(line: &players::RankedMove<AnyEvent>) -> String {
    line.moves
        .first()
        .map(ToString::to_string)
        .unwrap_or_default()
}

/// The value of an analysis in short, for progress.
pub(super) fn worth(found: &Analysis<AnyEvent>, game: &AnyGame) -> Option<String> {
    found
        .value
        .map(|worth| value(Scale::of(game), worth, Lang::En))
}

/// A value in figures.
fn value(scale: Scale, value: f64, lang: Lang) -> String {
    match scale {
        Scale::Result => numbers::signed(lang, value, 2),
        Scale::Likelihood => numbers::percent_with(lang, value, 1),
        Scale::Points { .. } => numbers::points(lang, value),
    }
}

fn bar(share: f64) -> String {
    let full = (share.clamp(0.0, 1.0) * BAR as f64).round() as usize;
    format!("{}{}", "█".repeat(full), "░".repeat(BAR - full))
}

/// What the position is worth, in words.
fn sentence(game: &AnyGame, found: &Analysis<AnyEvent>, lang: Lang) -> String {
    let worth = found.value.unwrap_or_default();
    let name = game.name_now(super::seat(game), lang);
    let over = game.turn() == Turn::Over;
    match Scale::of(game) {
        Scale::Points { .. } => {
            let seat = players::valued_seat(game);
            games::of(game.id()).points_expected(game, seat, worth, lang)
        }
        // What is settled is no matter of chances; 0.5 is a draw.
        Scale::Result if over => words::ended(lang, &name, worth),
        Scale::Likelihood if over => words::ended(lang, &name, worth - 0.5),
        Scale::Result if found.exact => words::decided(lang, &name, worth),
        Scale::Result => words::leans(lang, &name, worth),
        Scale::Likelihood => words::chance_to_win(lang, &name, worth),
    }
}
