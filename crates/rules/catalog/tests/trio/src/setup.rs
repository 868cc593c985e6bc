//! What is agreed before a game: how long the row is.

use alloc::string::String;
use alloc::vec::Vec;

use game::{About, ChanceWords, Choice, Field, Phrase, Seat, TagError, TagRule};

use crate::words;

/// How long the row is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many cells it has: 6 or 9.
    pub length: u8,
}

const LENGTH: TagRule = TagRule::one_of("Length", &["6", "9"]);

impl Default for Setup {
    fn default() -> Setup {
        Setup { length: 6 }
    }
}

impl game::Setup for Setup {
    const TAGS: &'static [TagRule] = &[LENGTH];
    const FIELDS: &'static [Field] = &[Field {
        key: "length",
        label: Phrase::new("Row", "Rangée", "Fila"),
        choices: &[
            Choice::new("6", Phrase::same("6"), &[("Length", "6")]),
            Choice::new("9", Phrase::same("9"), &[("Length", "9")]).told(),
        ],
        for_class: false,
    }];

    fn from_tags<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<Setup, TagError> {
        let length = LENGTH.read(value("Length"), &[6, 9])?;
        Ok(Setup { length })
    }

    fn to_tags(&self) -> Vec<String> {
        Vec::from([LENGTH.written(usize::from(self.length == 9))])
    }

    fn seats(&self) -> usize {
        3
    }

    fn seat_label(&self, seat: Seat) -> Phrase {
        [words::FIRST, words::SECOND, words::THIRD][seat.index() % 3]
    }
}

pub(crate) const ABOUT: About = About {
    title: "Trio",
    aim: words::AIM,
    credit: words::CREDIT,
    clauses: words::CLAUSES,
    chance: Some(ChanceWords {
        label: Phrase::new("Die", "Dé", "Dado"),
        one: Phrase::new("throw", "jet", "tirada"),
        many: Phrase::new("throws", "jets", "tiradas"),
        hosted: Phrase::new(
            "The page throws",
            "La page jette le dé",
            "Lo tira la página",
        ),
        real: Phrase::new("A real die", "Un vrai dé", "Un dado de verdad"),
        comes_unasked: false,
    }),
    has_turn_clock: false,
    has_shared_seats: false,
    has_drafts: false,
};
