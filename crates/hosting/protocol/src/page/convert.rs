//! The messages' types and those of the crates behind them, turned into each
//! other.

use catalog::ApplyError;
use game::Lang;
use table::{Millis, Table};

use super::messages::{Act, Language, Refusal};
use super::words;

impl From<Language> for Lang {
    fn from(language: Language) -> Lang {
        match language {
            Language::En => Lang::En,
            Language::Fr => Lang::Fr,
            Language::Es => Lang::Es,
        }
    }
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

/// A moment. A page's clock may have fractions, which nobody plays by.
pub(super) fn moment(now: f64) -> Millis {
    Millis(now.max(0.0) as u64)
}

/// The number that a page calls its seed. One that is no number stands for
/// itself all the same.
pub(super) fn seed(text: &str) -> u64 {
    text.parse().unwrap_or_else(|_| {
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |state, byte| {
            (state ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    })
}

impl Refusal {
    /// A refusal that is no matter of the rules.
    pub(super) fn new(code: &str, message: &str, lang: Lang) -> Refusal {
        Refusal {
            code: code.to_string(),
            clause: None,
            message: words::sentence(message, lang),
        }
    }

    /// Why the table refuses something.
    pub fn of(refused: &table::Refused, lang: Lang) -> Refusal {
        Refusal {
            code: refused.code().to_string(),
            clause: refused.clause().map(|clause| clause.to_string()),
            message: words::sentence(&refused.explain(lang), lang),
        }
    }

    /// Why a game refuses an event.
    pub(super) fn of_event(error: ApplyError, lang: Lang) -> Refusal {
        Refusal::of(&error.into(), lang)
    }
}
