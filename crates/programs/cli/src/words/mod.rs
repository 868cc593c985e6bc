//! Everything the program says, in every language.

pub(crate) mod analysis;
pub(crate) mod arena;
pub(crate) mod compliance;
pub(crate) mod delete;
pub(crate) mod engine;
mod errors;
pub(crate) mod external;
pub(crate) mod help;
pub(crate) mod keeping;
pub(crate) mod load;
pub(crate) mod measures;
pub(crate) mod orders;
pub(crate) mod play;
pub(crate) mod print;
pub(crate) mod saving;
pub(crate) mod serve;
pub(crate) mod standing;
pub(crate) mod telling;
pub(crate) mod verify;

use game::numbers::plural;
use game::{Lang, Phrase};

/// The word for so many of something: that for one of them, or that for several.
pub(crate) fn noun(lang: Lang, count: u64, [one, several]: [Phrase; 2]) -> &'static str {
    plural(lang, count, one.text(lang), several.text(lang))
}

/// A text that help shows: a fixed one, or one that is made when it is asked for.
pub(crate) trait Text {
    fn said(self, lang: Lang) -> String;
}

impl Text for Phrase {
    fn said(self, lang: Lang) -> String {
        self.text(lang).to_string()
    }
}

impl<F: Fn(Lang) -> String> Text for F {
    fn said(self, lang: Lang) -> String {
        self(lang)
    }
}

pub(crate) use errors::{
    ERROR, NOT_UNDERSTOOD, SEE_HELP, WARNING, allowed_values, argument_missing, cannot_read,
    cannot_write, file_trouble, given_twice, no_such_argument, no_such_command, no_such_value,
    not_text, not_together, too_large, unknown_tag, value_missing,
};
