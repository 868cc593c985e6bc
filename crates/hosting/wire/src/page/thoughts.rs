//! Questions to the worker that thinks, and its answers.

use catalog::{AnyRecord, GameId};
use players::hint::Hint;
use players::review::Judgement;
use serde::{Deserialize, Serialize};

use super::{DayKind, DayPuzzle, LaidTiles, Language, LayHint, PuzzleTask, Refusal, Standing};

/// Questions to the worker that thinks. A record leads to the position that is meant.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "ask",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[allow(
    missing_docs,
    reason = "fields that all questions share are told above"
)]
pub enum Question {
    /// A move for a computer.
    Choose {
        record: String,
        level: u8,
        seed: String,
        millis: f64,
    },
    /// What a position is worth.
    Analyse {
        record: String,
        millis: f64,
        lines: usize,
    },
    /// A hint for the seat to move.
    Hint {
        record: String,
        millis: f64,
        lang: Language,
    },
    /// Weighs the position after so many events of a record, for a review.
    Review {
        record: String,
        events: usize,
        millis: f64,
    },
    /// What every move of a record cost.
    Judge {
        record: String,
        steps: Vec<ReviewStep>,
        lang: Language,
    },
    /// Help with a puzzle.
    LayHint {
        task: PuzzleTask,
        laid: LaidTiles,
        lang: Language,
    },
    /// A puzzle's solution, as near as can be to what has been laid.
    LaySolution {
        task: PuzzleTask,
        laid: LaidTiles,
        lang: Language,
    },
    /// A puzzle of a day, such as 2026-11-16.
    PuzzleOf {
        date: String,
        kind: DayKind,
        lang: Language,
    },
    /// A forced win: how the position stands for a seat, and the best answer of whoever is to move.
    Defend {
        record: String,
        seat: usize,
        millis: f64,
    },
}

impl Question {
    /// The game whose player has to think, if any has to.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Question::Choose { record, .. }
            | Question::Analyse { record, .. }
            | Question::Hint { record, .. }
            | Question::Review { record, .. }
            | Question::Judge { record, .. }
            | Question::Defend { record, .. } => {
                let record = AnyRecord::read(record).ok();
                record.map(|record| record.id())
            }
            // A forced win is made by solving games.
            Question::PuzzleOf { kind, .. } => (*kind == DayKind::Win).then_some(GameId::Seven),
            Question::LayHint { .. } | Question::LaySolution { .. } => None,
        }
    }
}

/// Answers of the worker that thinks.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(
    tag = "thought",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum Thought {
    /// A move.
    Choice {
        /// As records write it.
        event: String,
    },
    /// What a position is worth.
    Analysis {
        /// That.
        analysis: AnalysisView,
        /// More time would change nothing.
        done: bool,
    },
    /// A hint.
    Hint {
        /// That.
        hint: Hint,
    },
    /// A position of a review.
    Review {
        /// That.
        step: ReviewStep,
    },
    /// A whole review.
    Judgement {
        /// That.
        judgement: Judgement,
    },
    /// Help with a puzzle.
    LayHint {
        /// That.
        hint: LayHint,
    },
    /// A puzzle's solution.
    LaySolution {
        /// How many solutions there are; null where nobody has counted.
        solutions: Option<f64>,
        /// One of them; null if there is none.
        laid: Option<LaidTiles>,
    },
    /// A puzzle of a day.
    PuzzleOf {
        /// That.
        puzzle: DayPuzzle,
    },
    /// How a forced win stands.
    Defence {
        /// For the seat that was asked about.
        standing: Standing,
        /// The best move of whoever is to move; null at the end.
        event: Option<String>,
        /// This is proven.
        exact: bool,
    },
    /// There is no answer.
    Refused {
        /// Why.
        refused: Refusal,
    },
}

/// What a player thinks of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct AnalysisView {
    /// The value is proven.
    pub exact: bool,
    /// What the position is worth; null where more than two sides play.
    pub value: Option<f64>,
    /// With three or four seats alone: each seat's share.
    pub values: Vec<f64>,
    /// The seat for which the value counts.
    pub seat: usize,
    /// The best moves, the best first.
    pub lines: Vec<AnalysisLine>,
    /// How many events ahead it looked.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: f64,
}

/// A move with what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct AnalysisLine {
    /// The move, and what may follow.
    pub moves: Vec<String>,
    /// What it is worth.
    pub value: f64,
}

/// How the position after so many events stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct ReviewStep {
    /// How many events.
    pub events: usize,
    /// The value is proven.
    pub exact: bool,
    /// SEVEN and HeiNash: seat 0's chance to win, 0 to 1, a draw counting half. HYLE⁷: the expected final score of this round's Order.
    pub value: f64,
    /// With three or four seats alone: each seat's share.
    pub values: Vec<f64>,
    /// The best move.
    pub best: Option<String>,
    /// What the best move is worth, on the same scale.
    pub best_value: Option<f64>,
    /// What the move that followed gave away by the same search; null if none followed.
    pub cost: Option<f64>,
}
