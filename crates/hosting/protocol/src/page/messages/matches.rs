//! What is said at a table.

use serde::{Deserialize, Serialize};
use table::Offer;

/// Something that is said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "act",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum Act {
    /// Whoever begins picks what was left open, such as a colour.
    PickColour {
        /// Its value, as records write it.
        colour: String,
    },
    /// Asks for the roll or the draw.
    Press,
    /// Says what real dice show, or what was drawn.
    Chance {
        /// As records write it.
        event: String,
    },
    /// Moves.
    Move {
        /// As records write it.
        event: String,
    },
    /// Keeps what has been worked out so far.
    Draft {
        /// What it is.
        text: String,
    },
    /// Gives up.
    Resign,
    /// Asks for something.
    Offer {
        /// What for.
        offer: Offer,
    },
    /// Agrees to an offer or not.
    Answer {
        /// Which offer.
        offer: Offer,
        /// Agrees.
        accept: bool,
    },
    /// Makes the moves again that were taken back.
    Redo,
    /// Stops the clocks and play.
    Pause,
    /// Goes on after a pause.
    Resume,
    /// Nothing but that time has passed.
    Tick,
}

/// Why something was refused, in the language that was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// A word for programs.
    pub code: String,
    /// The clause of the rules, such as S5; null when it is no matter of the rules.
    pub clause: Option<String>,
    /// What is wrong: a sentence.
    pub message: String,
}
