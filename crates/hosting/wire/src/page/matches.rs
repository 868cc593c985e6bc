//! What is said at a table.

use catalog::ApplyError;
use game::Lang;
use serde::{Deserialize, Serialize};
use table::{Offer, Table};

use super::typesetting::sentence;

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

impl Act {
    /// What the table is told by it, with moves read by the rules of its game.
    pub fn read_at(&self, table: &Table) -> table::Act {
        match self {
            Act::PickColour { colour } => table::Act::Pick(colour.clone()),
            Act::Press => table::Act::Press,
            Act::Chance { event } => table.read_chance(event),
            Act::Move { event } => table.read_move(event),
            Act::Draft { text } => table::Act::Draft(text.clone()),
            Act::Resign => table::Act::Resign,
            Act::Offer { offer } => table::Act::Offer(*offer),
            Act::Answer { offer, accept } => table::Act::Answer {
                offer: *offer,
                accept: *accept,
            },
            Act::Redo => table::Act::Redo,
            Act::Pause => table::Act::Pause,
            Act::Resume => table::Act::Resume,
            Act::Tick => table::Act::Tick,
        }
    }
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

impl Refusal {
    /// A refusal that is no matter of the rules.
    pub fn new(code: &str, message: &str, lang: Lang) -> Refusal {
        Refusal {
            code: code.to_string(),
            clause: None,
            message: sentence(message, lang),
        }
    }

    /// Why the table refuses something.
    pub fn of(refused: &table::InputError, lang: Lang) -> Refusal {
        Refusal {
            code: refused.code().to_string(),
            clause: refused.clause().map(|clause| clause.to_string()),
            message: sentence(&refused.explain(lang), lang),
        }
    }

    /// Why a game refuses an event.
    pub fn of_event(error: ApplyError, lang: Lang) -> Refusal {
        Refusal::of(&error.into(), lang)
    }
}
