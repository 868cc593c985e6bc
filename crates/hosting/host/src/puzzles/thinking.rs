//! What takes a moment: help, solutions, and whether a win is still there.

use std::time::Duration;

use catalog::{AnyEvent, AnyGame};
use game::{Lang, Outcome, Turn};
use players::Analysis;
use players::hint::HintStep;
use puzzles::live::{self, Task};
use puzzles::{Progress, Unwatched, copycat};
use search::Watch;
use wire::page::{LaidTiles, LayHint, PuzzleTask, Refusal, Standing, Thought, set};

use super::convert::{laying, lines, task};
use crate::words;

/// No puzzle is thought about for longer.
const LONGEST: Duration = Duration::from_secs(20);

/// Lets a search go on until its time is up.
struct Patience<'a>(&'a dyn Watch);

impl Progress for Patience<'_> {
    fn report(&mut self, _: u64, _: u64) -> bool {
        self.0.elapsed() < LONGEST
    }
}

fn too_long(lang: Lang) -> Refusal {
    Refusal::new("too-hard", words::TOO_HARD.text(lang), lang)
}

/// Help with a puzzle.
pub(crate) fn hint(
    asked: &PuzzleTask,
    tiles: &LaidTiles,
    lang: Lang,
    watch: &dyn Watch,
) -> Result<Thought, Refusal> {
    let task = task(asked, lang)?;
    let laying = laying(&task, tiles, lang)?;
    let hint = live::hint(&task, &laying, lang, &mut Patience(watch));
    let hint = hint.map_err(|_| too_long(lang))?;
    let step = |step: live::Step| HintStep {
        text: set(&step.text, lang),
        hexes: (step.cells.iter()).map(|cell| [cell.q, cell.r]).collect(),
        tile: step.tile.map(|tile| tile.to_string()),
        ..HintStep::default()
    };
    Ok(Thought::LayHint {
        hint: LayHint {
            side: hint.next.map(|(side, _)| side),
            steps: hint.steps.into_iter().map(step).collect(),
        },
    })
}

/// A solution, and for a copycat how many there are.
pub(crate) fn solution(
    asked: &PuzzleTask,
    tiles: &LaidTiles,
    lang: Lang,
    watch: &dyn Watch,
) -> Result<Thought, Refusal> {
    let task = task(asked, lang)?;
    let laying = laying(&task, tiles, lang)?;
    let solutions = match &task {
        Task::Copycat { black } => {
            let counted = copycat::solve(black, 0, &mut Patience(watch));
            Some(counted.map_err(|_| too_long(lang))?.solutions as f64)
        }
        Task::Island { .. } | Task::Holes { .. } => None,
    };
    let found = live::solution(&task, &laying, &mut Unwatched);
    let found = found.map_err(|_| too_long(lang))?;
    Ok(Thought::LaySolution {
        solutions,
        laid: found.as_ref().map(lines),
    })
}

/// How a position stands for a seat that has to win, by what full strength
/// thinks of it.
pub(crate) fn standing(game: &AnyGame, seat: usize, found: Option<&Analysis<AnyEvent>>) -> Thought {
    if let Some(outcome) = game.outcome() {
        return Thought::Defence {
            standing: if has_won(&outcome, seat) {
                Standing::Won
            } else {
                Standing::Spoilt
            },
            event: None,
            exact: true,
        };
    }
    let value = found.and_then(|found| found.value).unwrap_or(0.0);
    let own = game.turn() == Turn::Seat(seat_of(seat));
    // A proven win is worth 1 to the winner and -1 to the other.
    let wins = if own { value > 0.99 } else { value < -0.99 };
    Thought::Defence {
        standing: if wins {
            Standing::Winning
        } else {
            Standing::Spoilt
        },
        event: found.and_then(Analysis::best).map(AnyEvent::to_string),
        exact: found.is_some_and(|found| found.exact),
    }
}

fn has_won(outcome: &Outcome, seat: usize) -> bool {
    let places = outcome.places.as_slice();
    let first = places.iter().filter(|&&place| place == 1).count();
    places.get(seat) == Some(&1) && first == 1
}

fn seat_of(seat: usize) -> game::Seat {
    game::Seat::all(2).nth(seat.min(1)).expect("two sit down")
}
