//! The puzzles of a day: they follow from the calendar date alone, the same for
//! everybody, for ever. What a date means must never change; tests pin it.
//!
//! A puzzle is drawn from the numbers of its day until one is as hard as the day
//! of the week asks for, so that a week goes from easy on Monday to hard on
//! Sunday. Nothing here depends on a player's strength or on learned weights: what
//! decides is counted exactly.

mod copycat;
mod date;
mod level;
mod win;

pub use copycat::{CopycatPuzzle, copycat, grade_of_copycat};
pub use date::Day;
pub use level::{LevelPuzzle, level};
pub use win::{WinPuzzle, win};

use game::Phrase;
use search::Numbers;
use serde::Serialize;

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "GradeName")
)]
pub enum Grade {
    /// For a few minutes.
    Easy,
    /// For a longer look.
    #[serde(rename = "medium")]
    Middle,
    /// For an evening.
    Hard,
}

impl Grade {
    /// What it is called.
    pub const fn name(self) -> Phrase {
        match self {
            Grade::Easy => Phrase {
                en: "easy",
                fr: "facile",
                es: "fácil",
            },
            Grade::Middle => Phrase {
                en: "medium",
                fr: "moyen",
                es: "medio",
            },
            Grade::Hard => Phrase {
                en: "hard",
                fr: "difficile",
                es: "difícil",
            },
        }
    }
}

/// The kinds of puzzles that are made every day, by their number in the seed.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Copycat = 1,
    Level = 2,
    Win = 3,
}

/// The numbers from which a puzzle of a day is drawn.
fn numbers(kind: Kind, day: Day) -> Numbers {
    let day = u64::from(day.number() as u32);
    Numbers::seeded((kind as u64) << 32 | day)
}
