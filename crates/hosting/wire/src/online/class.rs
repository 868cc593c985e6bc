//! What is said between a server and a class: what a teacher orders and sees,
//! and what a pupil sees. Orders are requests; the socket only tells.

use class::{Method, PupilId, RoundStage, Settings, Side, TableId, TableResult, Voice};
use serde::{Deserialize, Serialize};

use super::messages::Seat;
use crate::page::{Language, PositionView};

/// A request for a new class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewClass {
    /// The language of its names.
    pub lang: Language,
    /// What the teacher has chosen; null: what suits a first lesson.
    #[serde(default)]
    pub settings: Option<Settings>,
}

/// A class that has been opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MadeClass {
    /// Its name.
    pub class: String,
    /// What pupils type.
    pub code: String,
    /// The teacher's secret.
    pub secret: String,
}

/// What somebody finds at the door of a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClassDoor {
    /// The class.
    pub class: String,
    /// Its language.
    pub lang: Language,
    /// Whether anybody can join.
    pub open: bool,
    /// Names to choose from.
    pub names: Vec<String>,
}

/// A request to join a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct JoinClass {
    /// The code on the board.
    pub code: String,
    /// A name that was suggested; null: whichever is free.
    #[serde(default)]
    pub name: Option<String>,
}

/// A request to let a neighbour play on the same device and seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AddNeighbour {
    /// A name that was suggested; null: whichever is free.
    #[serde(default)]
    pub name: Option<String>,
}

/// A request to take a lost seat again, by the code that the teacher shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ComeBack {
    /// The code on the board.
    pub code: String,
    /// The code for the seat.
    pub seat: String,
}

/// A pupil's place in a class, which belongs to whoever holds its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct JoinedClass {
    /// The class.
    pub class: String,
    /// Its language.
    pub lang: Language,
    /// The pupil's number.
    pub pupil: PupilId,
    /// The pupil's name.
    pub name: String,
    /// The secret; empty for a neighbour, who has none.
    pub secret: String,
}

/// What a teacher orders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "order",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[allow(missing_docs, reason = "each says what it is about")]
pub enum Order {
    /// Opens or closes the door.
    Door { open: bool },
    /// Gives a pupil another name.
    Rename { pupil: PupilId },
    /// Removes a pupil.
    Remove { pupil: PupilId },
    /// Offers a lost seat; the answer has the code for it.
    OfferSeat { pupil: PupilId },
    /// Lets two pupils share a seat.
    Pair {
        #[cfg_attr(feature = "openapi", schema(min_items = 2, max_items = 2))]
        pupils: [PupilId; 2],
    },
    /// Gives them seats of their own again.
    Part { pupil: PupilId },
    /// Chooses what is played from the next round on.
    Choose { settings: Settings },
    /// Makes a round for everybody but those who are away.
    MakeRound { method: Method, away: Vec<PupilId> },
    /// Makes a round by hand.
    SetRound {
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<class::SidesSchema>, min_items = 1))]
        tables: Vec<[Side; 2]>,
    },
    /// Lets all begin.
    Start,
    /// Lets all wait.
    Pause,
    /// Lets all go on.
    Resume,
    /// Ends the round; games end as they stand.
    EndRound,
    /// Gives a pupil more time.
    ExtraTime {
        pupil: PupilId,
        #[cfg_attr(feature = "openapi", schema(maximum = 3600))]
        seconds: u32,
        // `utoipa` does not know `rename_all_fields`.
        #[serde(rename = "eachTurn")]
        each_turn: bool,
    },
    /// Lets the class play together against the computer.
    OpenProjector {
        #[cfg_attr(feature = "openapi", schema(maximum = 1))]
        seat: usize,
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 8))]
        level: u8,
        voice: Voice,
    },
    /// Ends that.
    CloseProjector,
    /// Ends the lesson.
    End,
}

/// An order is carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ordered {
    /// The code for a lost seat, where one was offered.
    pub code: Option<String>,
}

/// A proposal for what the class should play together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Propose {
    /// As a move is written.
    pub event: String,
}

/// What a client says over the socket of a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum ClassSay {
    /// Who it is: first of all.
    Hello {
        /// The secret of the teacher or of a pupil.
        secret: String,
    },
    /// Are you there?
    Ping {
        #[allow(missing_docs)]
        #[cfg_attr(test, ts(type = "number"))]
        id: u64,
    },
}

/// What the server says over the socket of a class. Each view is whole, so that
/// whoever comes back needs nothing else.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum ClassTell {
    /// To the teacher: how the class stands.
    Class(Box<TeacherView>),
    /// To the teacher: how a table stands.
    Glance(Box<Glance>),
    /// To a pupil: how things stand for them.
    Pupil(Box<PupilView>),
    /// An answer to `ping`.
    Pong {
        #[allow(missing_docs)]
        #[cfg_attr(test, ts(type = "number"))]
        id: u64,
    },
    /// The server closes this socket. Nothing is lost.
    Closing {
        /// Why: a word for programs.
        code: String,
        /// After how many thousandths of a second to come back; null: not at all.
        #[cfg_attr(test, ts(type = "number | null"))]
        back: Option<u64>,
    },
}

/// How a class stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum ClassStage {
    /// The lesson is on.
    Open,
    /// The lesson is over.
    Ended,
}

/// A class as its teacher sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct TeacherView {
    /// What pupils type.
    pub code: String,
    /// The language of its names.
    pub lang: Language,
    /// How it stands.
    pub stage: ClassStage,
    /// Whether anybody can join.
    pub door_open: bool,
    /// What is played from the next round on.
    pub settings: Settings,
    /// Everybody who has not been removed.
    pub pupils: Vec<PupilState>,
    /// Everybody who ever joined, by number, for what they played stays theirs.
    pub names: Vec<String>,
    /// The rounds, the last one last.
    pub rounds: Vec<RoundView>,
    /// The game that the class plays together.
    pub projector: Option<ProjectorView>,
    /// On which day everything is deleted, in thousandths of a second.
    #[cfg_attr(test, ts(type = "number"))]
    pub deleted_at: u64,
}

/// A pupil as the teacher sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct PupilState {
    /// The number.
    pub pupil: PupilId,
    /// The name.
    pub name: String,
    /// The device is connected.
    pub here: bool,
    /// Has a device of their own.
    pub device: bool,
    /// Always shares a seat with them.
    pub mate: Option<PupilId>,
    /// Seconds more for each turn.
    pub extra: u32,
    /// Points in halves.
    pub halves: u32,
}

/// A round as the teacher sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct RoundView {
    /// How far it has come.
    pub stage: RoundStage,
    /// Its tables.
    pub tables: Vec<RoundTable>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct RoundTable {
    /// Which table.
    pub table: TableId,
    /// Who has each seat.
    pub sides: [Side; 2],
    /// How it ended.
    pub result: Option<TableResult>,
    /// The code for watching it.
    pub watch: String,
}

/// The game that the class plays together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct ProjectorView {
    /// Which table.
    pub table: TableId,
    /// The class's seat, to the teacher.
    pub seat: Option<Seat>,
    /// The code for watching it.
    pub watch: String,
    /// How well the computer plays.
    pub level: u8,
    /// Who says what the class plays.
    pub voice: Voice,
    /// Whose turn it is to speak, where they speak one after the other.
    pub speaker: Option<PupilId>,
    /// What was proposed, and how many want it; most wanted first.
    pub proposals: Vec<Proposal>,
}

/// What some of the class want to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct Proposal {
    /// As a move is written.
    pub event: String,
    /// How many want it.
    pub count: u32,
}

/// How a table of the class stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct Glance {
    /// Which table.
    pub table: TableId,
    /// The position.
    pub position: PositionView,
    /// The seat whose turn it is.
    pub turn: Option<usize>,
    /// Who speaks for each seat.
    pub speakers: [Option<PupilId>; 2],
    /// Which seats' devices are connected.
    pub here: [bool; 2],
    /// How many moves were made.
    pub moves: usize,
    /// When something last happened, in thousandths of a second.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: u64,
    /// How the game ended.
    pub result: Option<TableResult>,
}

/// A class as a pupil sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct PupilView {
    /// How the class stands.
    pub stage: ClassStage,
    /// The pupil's name.
    pub name: String,
    /// The name of whoever always shares the seat.
    pub mate: Option<String>,
    /// Which round it is, counted from 1; 0 before the first.
    pub round: usize,
    /// How far the round has come.
    pub round_stage: Option<RoundStage>,
    /// Where the pupil plays in it.
    pub place: Option<PupilPlace>,
    /// *I calculate*.
    pub calculate: bool,
    /// What was possible can be seen after each turn.
    pub shows_possible: bool,
    /// The game that the class plays together.
    pub projector: Option<ProjectorView>,
}

/// Where a pupil plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct PupilPlace {
    /// The table.
    pub table: TableId,
    /// The seat, as soon as the round has begun and the table is there.
    pub seat: Option<Seat>,
    /// The names on the pupil's own seat, in the order in which they speak.
    pub own: Vec<String>,
    /// The names on the other seat.
    pub other: Vec<String>,
    /// The level of a computer on the other seat.
    pub level: Option<u8>,
    /// Whoever on the own seat speaks in this turn.
    pub speaker: Option<String>,
    /// How it ended.
    pub result: Option<TableResult>,
}
