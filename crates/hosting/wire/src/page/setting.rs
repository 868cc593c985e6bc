//! What is settled before a match, and what is kept of one.

/// A game by the name that records use.
pub use catalog::GameId as GameName;
use game::Lang;
use serde::{Deserialize, Serialize};
use table::Config;

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

impl From<Language> for Lang {
    fn from(language: Language) -> Lang {
        match language {
            Language::En => Lang::En,
            Language::Fr => Lang::Fr,
            Language::Es => Lang::Es,
        }
    }
}

/// What is kept of a match to go on with it later.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct Saved {
    /// What was settled before it.
    pub set_up: Config,
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
