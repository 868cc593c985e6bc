//! The messages themselves: what the page asks and what it is answered, in the
//! shape of their JSON. The page's TypeScript types are made from these, by the
//! test in `typescript.rs`.

mod asking;
mod fairness;
mod matches;
mod positions;
mod puzzles;
mod setting;
mod thoughts;
#[cfg(test)]
mod typescript;
mod views;

pub use asking::{
    Ask, ClauseView, PlaceView, RecordForm, RecordSummary, Reply, Shape, ShapeOrientation, WayView,
    WaysView, Weighed,
};
pub use fairness::{FairnessView, Verdict};
pub use matches::{Act, Colour, Offer, Refusal};
pub use positions::{
    ForcedTile, HeinashCell, HeinashPhase, HeinashSides, HeinashVariant, HeinashView, Hex,
    Hyle7Board, Hyle7Phase, Hyle7View, PalindromeView, PlacedTile, PositionView, SevenView,
    SlideView, TileLetter,
};
pub use puzzles::{
    ClimbView, DayKind, DayPuzzle, FaultView, GradeName, HeightsView, KnownView, LaidTiles,
    LaidView, LayHint, LayPlaces, PuzzleRecord, PuzzleTask, SharedPuzzle, SideName, Standing,
};
pub use setting::{ClockRules, DiceFrom, GameName, Language, PlayerKind, Saved, SetUp, Tag};
pub use thoughts::{
    AnalysisLine, AnalysisView, HintStep, HintView, JudgedMove, JudgementView, Mark, Question,
    ReviewStep, Thought,
};
pub use views::{
    ClockView, EventKind, EventView, May, OfferView, OutcomeView, PaceView, TableView, WaitsFor,
};
