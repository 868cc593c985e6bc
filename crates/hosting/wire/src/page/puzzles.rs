//! Puzzles of SEVEN in which tiles are laid freely, and those that are played.

use players::hint::HintStep;
use puzzles::Side;
use puzzles::daily::Grade;
use serde::{Deserialize, Serialize};

use super::{Hex, PlacedTile, TileLetter};

/// What is to be laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "puzzle", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum PuzzleTask {
    /// White tiles on exactly the cells of these black ones.
    Copycat {
        /// The black tiles in one line, with spaces between them.
        black: String,
    },
    /// An island around a volcano, and a sea around the island.
    Island {
        /// The volcano.
        volcano: TileLetter,
    },
    /// As many holes as possible.
    Holes {
        /// With 6, 7 or 14 tiles.
        tiles: u8,
        /// Of six: the tile that is left out.
        without: Option<TileLetter>,
    },
    /// Seven black tiles for somebody else to copy.
    Make,
}

/// The tiles that somebody has laid: each colour in one line, with spaces between the tiles.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct LaidTiles {
    /// The white tiles.
    pub white: String,
    /// The black tiles, without those of the task.
    pub black: String,
}

/// What stands on the table of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct LaidView {
    /// Everything that lies there: first what belongs to the task, then what was laid. Seat 0 is white, 1 black.
    pub placed: Vec<PlacedTile>,
    /// How many of them belong to the task.
    pub given: usize,
    /// The tiles in hand: white ones, black ones.
    pub held: [Vec<TileLetter>; 2],
    /// How many tiles each colour has to lay in all.
    pub stock: [usize; 2],
    /// What is wrong already.
    pub wrong: Vec<FaultView>,
    /// The cells that have to be covered next.
    pub open: Vec<Hex>,
    /// Whose tiles have to cover them.
    pub open_side: Option<Side>,
    /// The holes.
    pub holes: Vec<Vec<Hex>>,
    /// Where holes are counted: how many groups the tiles are.
    pub groups: usize,
    /// How many tiles are still to be laid, where all have to be.
    pub missing: usize,
    /// It is a solution. For holes: it counts, however many there are.
    pub done: bool,
    /// There are more holes than anybody is known to have made.
    pub beats: bool,
    /// The best that is known; null for a copycat.
    pub known: Option<KnownView>,
    /// All of it in a few letters that a link can hold; null if tiles lie too far from each other.
    pub share: Option<String>,
    /// A file that shows it and that the program checks; null until it is a solution.
    pub certificate: Option<String>,
}

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct FaultView {
    /// A word for programs, such as on-one.
    pub code: String,
    /// What is wrong: a sentence.
    pub text: String,
    /// Where.
    pub cells: Vec<Hex>,
}

/// The best that is known of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct KnownView {
    /// For holes how many, for the island how few white tiles.
    pub figure: u32,
    /// Nothing can be better than this.
    pub bound: u32,
    /// Nothing better exists.
    pub proven: bool,
    /// For the island: the other black tiles can surround a smallest one.
    pub sea: bool,
}

/// The places for a tile in one of its orientations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct LayPlaces {
    /// How far the tile's cells, as `Shape` has them, are moved for each place.
    pub shifts: Vec<Hex>,
}

/// A record: the best that is known, with its picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct PuzzleRecord {
    /// The task.
    pub task: PuzzleTask,
    /// What is known.
    pub known: KnownView,
    /// The tiles that show it. Seat 0 is white, 1 black.
    pub placed: Vec<PlacedTile>,
    /// Its holes.
    pub holes: Vec<Vec<Hex>>,
}

/// How high a game can go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct HeightsView {
    /// The highest level that any game reaches.
    pub level: u8,
    /// The tile that reaches level 5 at the earliest, counted from 1.
    pub fifth: usize,
    /// The events of a game that goes as high as can be.
    pub game: String,
    /// The events of a game that is on level 5 as early as can be.
    pub early: String,
    /// What the highest game looks like.
    pub placed: Vec<PlacedTile>,
}

/// A link that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct SharedPuzzle {
    /// The task.
    pub task: PuzzleTask,
    /// What was laid of it.
    pub laid: LaidTiles,
}

/// The kinds of puzzles that are made for every day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum DayKind {
    /// A copycat with one solution.
    Copycat,
    /// A level to reach.
    Level,
    /// A forced win.
    Win,
}

/// A puzzle of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum DayPuzzle {
    /// A copycat with one solution.
    Copycat {
        /// The black tiles in one line.
        black: String,
        /// How hard it is.
        grade: Grade,
    },
    /// Reach a level, moving both colours.
    Level {
        /// The events so far.
        events: Vec<String>,
        /// The level to reach.
        level: u8,
        /// In so many plies.
        plies: usize,
        /// Moves that do it.
        solution: Vec<String>,
        /// How hard it is.
        grade: Grade,
    },
    /// Play and win.
    Win {
        /// The events so far.
        events: Vec<String>,
        /// The seat to move, which wins.
        seat: usize,
        /// Every move that wins.
        winning: Vec<String>,
        /// How many legal moves there are.
        moves: usize,
        /// How hard it is.
        grade: Grade,
    },
}

/// How a game stands that has to reach a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct ClimbView {
    /// The highest level so far.
    pub level: u8,
    /// The tile that reached it first, counted from 1.
    pub ply: usize,
    /// How many tiles have been placed.
    pub placed: usize,
    /// The level that was asked for has been reached in time.
    pub reached: bool,
    /// It cannot be reached any more: no plies are left.
    pub missed: bool,
}

/// Help with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct LayHint {
    /// From a nudge to the whole.
    pub steps: Vec<HintStep>,
    /// The tile that is meant in the end, and its colour.
    pub side: Option<Side>,
}

/// How a position stands in which one seat has to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum Standing {
    /// The seat still wins, whatever the other does.
    Winning,
    /// The win is gone.
    Spoilt,
    /// The game is over and the seat has won.
    Won,
}
