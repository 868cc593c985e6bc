//! Rounds: who plays whom, at which table, and how it ended.

use serde::{Deserialize, Serialize};

use crate::roster::PupilId;
use crate::settings::Settings;

/// The name of a table, by which whoever hosts the class finds it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[serde(transparent)]
pub struct TableId(pub String);

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "ClassSide")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ClassSide))]
#[serde(tag = "side", rename_all = "kebab-case")]
pub enum Side {
    /// One pupil, or two who consult (N11). They speak in turn, the first one
    /// first.
    Pupils {
        /// Who they are.
        #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 2))]
        pupils: Vec<PupilId>,
    },
    /// A computer.
    Computer {
        /// How well it plays.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 8))]
        level: u8,
    },
}

/// The two sides of a table, as the description of the API has them.
#[cfg(feature = "openapi")]
pub struct SidesSchema;

#[cfg(feature = "openapi")]
mod openapi {
    use utoipa::openapi::{ArrayBuilder, Ref, RefOr, Schema};
    use utoipa::{PartialSchema, ToSchema};

    use super::{Side, SidesSchema};

    impl PartialSchema for SidesSchema {
        fn schema() -> RefOr<Schema> {
            let pair = ArrayBuilder::new()
                .items(Ref::from_schema_name(Side::name()))
                .min_items(Some(2))
                .max_items(Some(2))
                .description(Some("Who has each seat of a table."));
            pair.build().into()
        }
    }

    impl ToSchema for SidesSchema {
        fn name() -> std::borrow::Cow<'static, str> {
            "ClassSides".into()
        }

        fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
            schemas.push((Side::name().into_owned(), Side::schema()));
            Side::schemas(schemas);
        }
    }
}

impl Side {
    /// The pupils of a side; none of a computer's.
    pub fn pupils(&self) -> &[PupilId] {
        match self {
            Side::Pupils { pupils } => pupils,
            Side::Computer { .. } => &[],
        }
    }

    /// Who speaks in this turn of the side's own, counted from 0.
    pub fn speaker(&self, turn: usize, alternates: bool) -> Option<PupilId> {
        match self.pupils() {
            [] => None,
            pupils if alternates => Some(pupils[turn % pupils.len()]),
            pupils => Some(pupils[0]),
        }
    }
}

/// Who sits at a table, in the order of its seats: the first one begins.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct TablePlan {
    /// Which table.
    pub table: TableId,
    /// Who has each seat.
    pub sides: [Side; 2],
}

impl TablePlan {
    /// The seat of a pupil.
    pub fn seat_of(&self, pupil: PupilId) -> Option<usize> {
        let sits = |side: &Side| side.pupils().contains(&pupil);
        self.sides.iter().position(sits)
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[serde(tag = "result", rename_all = "kebab-case")]
pub enum TableResult {
    /// This seat has won.
    Won {
        /// Which one, counted from 0.
        seat: usize,
    },
    /// Nobody has won.
    Drawn,
    /// The game was left before its end and counts for nobody.
    BrokenOff,
}

impl TableResult {
    /// Points of a seat, in halves.
    pub(crate) const fn halves(self, seat: usize) -> u32 {
        match self {
            TableResult::Won { seat: winner } if winner == seat => 2,
            TableResult::Drawn => 1,
            TableResult::Won { .. } | TableResult::BrokenOff => 0,
        }
    }
}

/// How far a round has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum RoundStage {
    /// Everybody can see where they will sit.
    Made,
    /// Everybody plays.
    Going,
    /// All tables wait.
    Paused,
    /// It is over.
    Ended,
}

/// A round: all play at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// How far it has come.
    pub stage: RoundStage,
    /// What was chosen when it was made.
    pub settings: Settings,
    /// The number from which its layout follows.
    pub seed: u64,
    /// Who plays whom.
    pub tables: Vec<TablePlan>,
    /// How each table's game ended, once it has.
    pub results: Vec<Option<TableResult>>,
}

impl Round {
    /// The tables whose games have not ended.
    pub fn unfinished(&self) -> impl Iterator<Item = &TablePlan> {
        let open = |(plan, result): (_, &Option<TableResult>)| result.is_none().then_some(plan);
        self.tables.iter().zip(&self.results).filter_map(open)
    }

    /// The table at which a pupil sits.
    pub fn table_of(&self, pupil: PupilId) -> Option<(&TablePlan, usize)> {
        let mut tables = self.tables.iter();
        tables.find_map(|plan| Some((plan, plan.seat_of(pupil)?)))
    }
}

/// Who says what the class plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "ClassVoice")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ClassVoice))]
#[serde(rename_all = "kebab-case")]
pub enum Voice {
    /// The teacher, who listens to everybody.
    Teacher,
    /// The pupils one after the other, in the order in which they joined.
    InTurn,
    /// Pupils propose on their own devices, and the teacher plays what most want.
    Vote,
}

/// The class together against the computer, on the projector.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "ClassProjector")
)]
pub struct Projector {
    /// Which table.
    pub table: TableId,
    /// The class's seat, 0 or 1.
    pub seat: usize,
    /// How well the computer plays.
    pub level: u8,
    /// Who says what the class plays.
    pub voice: Voice,
}
