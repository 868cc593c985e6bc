//! What is settled before a match, and what is kept of one.

/// A game by the name that records use.
pub use catalog::GameId as GameName;
use serde::{Deserialize, Serialize};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Spanish.
    Es,
}

/// A tag of the rules as records write it: name and value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tag(pub String, pub String);

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum PlayerKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// Two people who share a seat.
    Pair,
    /// A computer of this level, 1 to 8.
    Computer {
        /// How well it plays.
        level: u8,
    },
}

/// How time is kept. Times are in thousandths of a second.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ClockRules {
    /// Not at all.
    None,
    /// Each seat has a time for the whole game, and gets some for each move.
    Bank {
        /// What each seat begins with.
        main: f64,
        /// What a move adds.
        increment: f64,
        /// Shows and never acts.
        soft: bool,
    },
    /// HeiNash: a time for the whole game, a time for each turn, or both.
    Turns {
        /// For the game.
        game: Option<f64>,
        /// For each turn.
        turn: Option<f64>,
        /// Shows and never acts.
        soft: bool,
    },
}

/// Where rolls and draws come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum DiceFrom {
    /// Whoever hosts the table.
    Host,
    /// Real dice and tokens, typed in.
    Players,
}

/// Everything that is settled before a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SetUp {
    /// Which game.
    pub game: GameName,
    /// The tags of its rules; a missing one has its default.
    pub tags: Vec<Tag>,
    /// Who plays, as many as the game has seats.
    pub players: Vec<PlayerKind>,
    /// For each seat the number of its player; null: by lot.
    pub seating: Option<Vec<usize>>,
    /// HeiNash: whoever begins picks a colour first.
    pub picks_colour: bool,
    /// How time is kept.
    pub clock: ClockRules,
    /// `players`: real dice and tokens, typed in.
    pub dice: DiceFrom,
}

/// What is kept of a match to go on with it later.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct Saved {
    /// What was settled before it.
    pub set_up: SetUp,
    /// The seats as they were settled, so that no lot is cast again.
    pub seats: Vec<usize>,
    /// Everything that has happened.
    pub events: Vec<String>,
    /// Rolls and draws that were seen and taken back.
    pub seen: Vec<String>,
    /// What is left on the clocks.
    pub left: Vec<f64>,
    /// Play has begun: a colour that was to be picked has been.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub begun: Option<bool>,
}
