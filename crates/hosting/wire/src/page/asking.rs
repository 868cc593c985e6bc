//! Questions to the worker that holds the table, and its answers.

use class::findings::Findings;
use puzzles::Side;
use serde::{Deserialize, Serialize};
use table::Config;

use crate::online::messages::Row;

use super::{
    Act, ClimbView, EventView, FairnessView, GameName, HeightsView, Hex, LaidTiles, LaidView,
    Language, LayPlaces, OutcomeView, PositionView, PuzzleRecord, PuzzleTask, Refusal, Saved,
    SharedPuzzle, TableView, TileLetter,
};

/// The forms of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum RecordForm {
    /// Tags and events as people read them.
    Text,
    /// The same as JSON.
    Json,
    /// Letters that a link can hold.
    Compact,
}

/// Questions to the worker that holds the table. `lang` is the language of every text in the answer, `now`
/// the time in thousandths of a second, `seed` a number of up to 64 bits, `viewer` the number of the player who looks.
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
pub enum Ask {
    /// A new match.
    Begin {
        set_up: Config,
        now: f64,
        seed: String,
        viewer: Option<usize>,
        lang: Language,
    },
    /// Goes on with a match.
    Resume {
        saved: Saved,
        now: f64,
        seed: String,
        viewer: Option<usize>,
        lang: Language,
    },
    /// A set-up with the events of a record to go on from; the rest of the record is dropped.
    FromRecord {
        record: String,
        /// How many events; null: all of them.
        events: Option<usize>,
        /// Who plays and by which clock; the rules are the record's. Null: people only.
        set_up: Option<Config>,
        now: f64,
        seed: String,
        viewer: Option<usize>,
        lang: Language,
    },
    /// Says something at the table.
    Tell {
        now: f64,
        /// The number of the player who says it; null: the host.
        player: Option<usize>,
        act: Act,
        viewer: Option<usize>,
        lang: Language,
    },
    /// How the table stands.
    Look {
        now: f64,
        viewer: Option<usize>,
        lang: Language,
    },
    /// Follows a table that a server holds, by the rows of its log.
    Follow {
        rows: Vec<Row>,
        /// The rows are the whole log; whatever was followed before is dropped.
        full: bool,
        now: f64,
        viewer: Option<usize>,
        lang: Language,
    },
    /// Whether a table that a server holds has heard exactly this under a player's number.
    HasHeard { player: usize, id: f64, act: Act },
    /// What to keep of the match.
    Keep { now: f64 },
    /// The position after so many events of the table's record.
    Position { events: usize, lang: Language },
    /// Whether an event would be legal now, without making it.
    Try { event: String, lang: Language },
    /// What an event would do now, in words, without making it.
    Would { event: String, lang: Language },
    /// SEVEN: every place for a tile of the seat to move.
    Places { tile: TileLetter },
    /// SEVEN: the seven tiles with all their orientations, each turned or flipped from the first.
    Shapes,
    /// HeiNash: what an expression is worth with the roll on the table.
    Weigh { expression: String, lang: Language },
    /// HeiNash: what the roll of this event of the record could make.
    Ways { event: usize },
    /// The record of the match.
    Record { form: RecordForm },
    /// Reads a record of any form and describes it, without touching the table.
    Read { record: String, lang: Language },
    /// Checks where the chance of a record came from, without touching the table.
    Verify {
        record: String,
        /// The commitment that was kept before the game; null if nobody kept it.
        commitment: Option<String>,
        lang: Language,
    },
    /// The clauses of a game's rules.
    Rules { game: GameName, lang: Language },
    /// A puzzle: what stands on its table.
    Laid {
        task: PuzzleTask,
        laid: LaidTiles,
        lang: Language,
    },
    /// A puzzle: every place for a tile, orientation by orientation as in `Shapes`.
    LayPlaces {
        task: PuzzleTask,
        laid: LaidTiles,
        tile: TileLetter,
        lang: Language,
    },
    /// A puzzle: whether a tile may be put down, without doing it.
    LayTry {
        task: PuzzleTask,
        laid: LaidTiles,
        side: Side,
        event: String,
        lang: Language,
    },
    /// A class: what was found, as a file for spreadsheets. It is made here, so that real names stay here.
    ClassSheet {
        findings: Findings,
        /// What to call each pupil, the first one first.
        names: Vec<String>,
        /// A row for every search; otherwise one for each name.
        searches: bool,
        lang: Language,
    },
    /// The puzzles' records.
    PuzzleRecords,
    /// The letters of a link to a puzzle.
    ReadPuzzle { text: String, lang: Language },
    /// How a game stands that has to reach a level within so many tiles; null: by its end.
    Climb {
        record: String,
        level: u8,
        within: Option<usize>,
        lang: Language,
    },
}

impl Ask {
    /// The language of every text in the answer, if the question names one.
    pub fn language(&self) -> Option<Language> {
        match *self {
            Ask::Begin { lang, .. }
            | Ask::Resume { lang, .. }
            | Ask::FromRecord { lang, .. }
            | Ask::Tell { lang, .. }
            | Ask::Look { lang, .. }
            | Ask::Follow { lang, .. }
            | Ask::Position { lang, .. }
            | Ask::Try { lang, .. }
            | Ask::Would { lang, .. }
            | Ask::Weigh { lang, .. }
            | Ask::Read { lang, .. }
            | Ask::Verify { lang, .. }
            | Ask::Rules { lang, .. }
            | Ask::ClassSheet { lang, .. }
            | Ask::Laid { lang, .. }
            | Ask::LayPlaces { lang, .. }
            | Ask::LayTry { lang, .. }
            | Ask::ReadPuzzle { lang, .. }
            | Ask::Climb { lang, .. } => Some(lang),
            Ask::Keep { .. }
            | Ask::HasHeard { .. }
            | Ask::Places { .. }
            | Ask::Shapes
            | Ask::Ways { .. }
            | Ask::Record { .. }
            | Ask::PuzzleRecords => None,
        }
    }
}

/// Answers of the worker that holds the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(
    tag = "reply",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum Reply {
    /// The table, and perhaps why what was said changed nothing.
    Table {
        /// How it stands.
        view: Box<TableView>,
        /// Why nothing came of it.
        refused: Option<Refusal>,
        /// When `tick` has to be told at the latest.
        wake: Option<f64>,
        /// Set when everybody wants to play again.
        rematch: Option<Config>,
    },
    /// Whether it was heard.
    HasHeard {
        /// It is in the log.
        heard: bool,
    },
    /// What to keep.
    Saved {
        /// All of it.
        saved: Saved,
    },
    /// A position.
    Position {
        /// Which one.
        position: PositionView,
    },
    /// Whether something is legal.
    Tried {
        /// Why not.
        refused: Option<Refusal>,
    },
    /// What an event would do.
    Would {
        /// A sentence.
        said: String,
    },
    /// Places for a tile.
    Places {
        /// The level they are on.
        level: u8,
        /// Every one.
        places: Vec<PlaceView>,
    },
    /// The tiles.
    Shapes {
        /// Every one.
        shapes: Vec<Shape>,
    },
    /// What an expression is worth.
    Weighed {
        /// That.
        weighed: Weighed,
    },
    /// What a roll could make.
    Ways {
        /// That.
        ways: WaysView,
    },
    /// A record.
    Record {
        /// In the form that was asked for.
        text: String,
    },
    /// A record that was read.
    Read {
        /// What is in it.
        summary: Box<RecordSummary>,
    },
    /// A record's chance that was checked.
    Verified {
        /// What was found.
        fairness: Box<FairnessView>,
    },
    /// A class: the file for spreadsheets.
    ClassSheet {
        /// Its text.
        text: String,
    },
    /// The rules.
    Rules {
        /// Clause by clause.
        clauses: Vec<ClauseView>,
    },
    /// What stands on the table of a puzzle.
    Laid {
        /// That.
        view: Box<LaidView>,
    },
    /// Places for a tile of a puzzle.
    LayPlaces {
        /// The level they are on.
        level: u8,
        /// For each orientation of the tile.
        orientations: Vec<LayPlaces>,
    },
    /// The puzzles' records.
    PuzzleRecords {
        /// Islands and holes.
        records: Vec<PuzzleRecord>,
        /// How high games go.
        heights: HeightsView,
    },
    /// A link to a puzzle.
    SharedPuzzle {
        /// What is in it.
        shared: SharedPuzzle,
    },
    /// How a game stands that has to reach a level.
    Climb {
        /// That.
        climb: ClimbView,
    },
    /// There is no answer.
    Refused {
        /// Why.
        refused: Refusal,
    },
}

/// A place for a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct PlaceView {
    /// The move that puts it there.
    pub event: String,
    /// The four cells.
    pub cells: Vec<Hex>,
}

/// A clause of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct ClauseView {
    /// Its name, such as S5.
    pub clause: String,
    /// What it is about.
    pub title: String,
    /// What it says.
    pub text: String,
}

/// A tile with all its orientations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct Shape {
    /// Which tile.
    pub tile: TileLetter,
    /// Each with cells around the origin.
    pub orientations: Vec<ShapeOrientation>,
}

/// One way in which a tile can lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct ShapeOrientation {
    /// Its cells around the origin.
    pub cells: Vec<Hex>,
    /// The number in this list of what one turn by 60° clockwise makes of it.
    pub turned: usize,
    /// The number in this list of what a flip from left to right makes of it.
    pub flipped: usize,
}

/// What an expression is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct Weighed {
    /// The value as people write it, `30` or `7/2`; null if it is not finished.
    pub value: Option<String>,
    /// The number of the free cell it reaches; null if none.
    pub cell: Option<u8>,
    /// What is missing or wrong; null if it can be played.
    pub refused: Option<Refusal>,
    /// What has been typed so far is the beginning of an expression.
    pub unfinished: bool,
}

/// What a roll could make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct WaysView {
    /// The roll, highest die first.
    pub roll: [u8; 3],
    /// Every number the roll makes, with every way to make it, and whether its cell was free then.
    pub numbers: Vec<WayView>,
    /// What was played: the expression, or null for nothing found.
    pub played: Option<String>,
}

/// A number that a roll makes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct WayView {
    /// The number.
    pub number: u8,
    /// Its cell was free.
    pub free: bool,
    /// Every way to make it.
    pub ways: Vec<String>,
}

/// What is in a record.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct RecordSummary {
    /// Its rules, with people on every seat.
    pub set_up: Config,
    /// Everything that happened.
    pub events: Vec<EventView>,
    /// How it ended.
    pub outcome: Option<OutcomeView>,
    /// The same in words.
    pub ending: Option<String>,
    /// Written anew as text.
    pub text: String,
    /// Written anew for a link.
    pub compact: String,
}
