//! The messages between the page and the games, which run in workers beside it: what
//! the page asks and what it is answered, in the shape of their JSON. The page's TypeScript types are made from these, by the
//! test in `typescript.rs`.

mod asking;
mod describing;
mod fairness;
mod heinash;
mod hyle7;
mod matches;
mod positions;
mod puzzles;
mod setting;
mod seven;
mod thoughts;
#[cfg(test)]
mod typescript;
mod typesetting;
mod views;

pub use asking::{
    Ask, ClauseView, PlaceView, RecordForm, RecordSummary, Reply, Shape, ShapeOrientation, WayView,
    WaysView, Weighed,
};
pub use describing::{ChanceView, ChoiceName, ChoiceView, FieldView, GameDescription, describe};
pub use fairness::{FairnessView, Verdict};
pub use heinash::{
    HeinashCell, HeinashColour, HeinashPhase, HeinashSides, HeinashVariant, HeinashView,
};
pub use hyle7::{
    FullBoard, Hyle7Board, Hyle7Phase, Hyle7View, PalindromeView, SentBoard, SlideView,
};
pub use matches::{Act, Refusal};
pub use positions::{PlainView, PositionView};
pub use puzzles::{
    ClimbView, DayKind, DayPuzzle, FaultView, HeightsView, KnownView, LaidTiles, LaidView, LayHint,
    LayPlaces, PuzzleRecord, PuzzleTask, SharedPuzzle, Standing,
};
pub use setting::{GameName, Language, Saved};
pub use seven::{ForcedTile, Hex, PlacedTile, SevenView, TileLetter};
pub use thoughts::{AnalysisLine, AnalysisView, Question, ReviewStep, Thought};
pub use typesetting::{sentence, set};
pub use views::{EventKind, EventView, FollowedView, OutcomeView, PaceView, SaidView, TableView};
