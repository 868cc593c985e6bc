//! The puzzles that are made for every day.

use game::Lang;
use puzzles::daily::{self, Day};
use seven::{Move, Position};
use wire::page::{DayKind, DayPuzzle, Refusal, Thought};

use super::convert::line;
use crate::words;

/// The puzzle of a day.
pub(crate) fn of_day(date: &str, kind: DayKind, lang: Lang) -> Result<Thought, Refusal> {
    let no_day = || Refusal::new("no-day", words::NO_DAY.text(lang), lang);
    let day = Day::parse(date).ok_or_else(no_day)?;
    let puzzle = match kind {
        DayKind::Copycat => {
            let made = daily::copycat(day);
            DayPuzzle::Copycat {
                black: line(&made.black.tiles),
                grade: made.grade,
            }
        }
        DayKind::Level => {
            let made = daily::level(day);
            DayPuzzle::Level {
                events: events(&made.start),
                level: made.level,
                plies: made.plies,
                solution: written(&made.solution),
                grade: made.grade,
            }
        }
        DayKind::Win => {
            let made = daily::win(day);
            DayPuzzle::Win {
                events: events(&made.start),
                seat: made.winner.index(),
                winning: written(&made.winning),
                moves: made.moves,
                grade: made.grade,
            }
        }
    };
    Ok(Thought::PuzzleOf { puzzle })
}

/// What led to a position, as records write it.
fn events(position: &Position) -> Vec<String> {
    let placed = position.placed().iter();
    placed
        .map(|tile| Move::from(tile.placement).to_string())
        .collect()
}

fn written(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}
