//! What is agreed before a game, written as named values.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::Hash;

use crate::about::Field;
use crate::seat::Seat;
use crate::words::{Lang, Phrase};

/// Everything that is agreed before the first move. A value of this type is
/// valid by construction.
pub trait Setup: Clone + Eq + Hash + Debug + Default {
    /// The tags this set-up is written with.
    const TAGS: &'static [TagRule];

    /// The same as a form asks for it.
    const FIELDS: &'static [Field];

    /// The tag that whoever begins may pick at the table, if there is one.
    const PICKED: Option<&'static TagRule> = None;

    /// Reads the set-up; `value(name)` is the value of a tag, or `None` for its
    /// default. Only names in [`Setup::TAGS`] are asked for.
    fn from_tags<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<Self, TagError>;

    /// The value of each tag, in the order of [`Setup::TAGS`].
    fn to_tags(&self) -> Vec<String>;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// What a form calls a seat before anybody sits there.
    fn seat_label(&self, seat: Seat) -> Phrase;
}

/// A tag of a set-up and what it can be.
///
/// ```
/// use game::{Lang, TagRule};
///
/// const SIZE: TagRule = TagRule::one_of("Size", &["7", "5"]);
/// // The first value is the default, and each stands for a meaning.
/// assert_eq!(SIZE.read(None, &[49, 25]), Ok(49));
/// assert_eq!(SIZE.read(Some("5"), &[49, 25]), Ok(25));
/// assert_eq!(SIZE.written(1), "5");
///
/// let error = SIZE.read(Some("6"), &[49, 25]).unwrap_err();
/// assert_eq!(error.explain(Lang::En), "Size cannot be “6”: it is 7 or 5");
/// assert_eq!(error.explain(Lang::Es), "Size no puede ser «6»: es 7 o 5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TagRule {
    /// Its name.
    pub name: &'static str,
    /// What it can be.
    pub allowed: Allowed,
}

impl TagRule {
    /// A tag that has one of a few values, the first being the default.
    pub const fn one_of(name: &'static str, values: &'static [&'static str]) -> TagRule {
        TagRule {
            name,
            allowed: Allowed::OneOf(values),
        }
    }

    /// A tag about whose values a sentence says more.
    pub const fn described(name: &'static str, allowed: Phrase) -> TagRule {
        TagRule {
            name,
            allowed: Allowed::Described(allowed),
        }
    }

    /// Its values, the default first; `None` if it takes a sentence to tell.
    pub const fn values(&self) -> Option<&'static [&'static str]> {
        match self.allowed {
            Allowed::OneOf(values) => Some(values),
            Allowed::Described(_) => None,
        }
    }

    /// This tag cannot have that value.
    pub fn refuse(&self, value: &str) -> TagError {
        TagError {
            tag: self.name,
            value: value.to_string(),
            allowed: self.allowed,
        }
    }

    /// Reads a tag that has one of a few values, each of which stands for what is
    /// at its place in `meanings`.
    pub fn read<T: Copy>(&self, value: Option<&str>, meanings: &[T]) -> Result<T, TagError> {
        let Some(value) = value else {
            return Ok(meanings[0]);
        };
        let names = self.values().unwrap_or_default();
        let found = names.iter().position(|&name| name == value);
        found
            .map(|index| meanings[index])
            .ok_or_else(|| self.refuse(value))
    }

    /// The value that stands for the meaning at a place.
    pub fn written(&self, place: usize) -> String {
        self.values().unwrap_or_default()[place].to_string()
    }
}

/// A tag whose value cannot be used.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TagError {
    /// The name of the tag.
    pub tag: &'static str,
    /// The value it has.
    pub value: String,
    /// What it could be, in words or a list of values.
    pub allowed: Allowed,
}

/// What a tag's value could be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Allowed {
    /// One of these values.
    OneOf(&'static [&'static str]),
    /// Something that takes a sentence to describe.
    Described(Phrase),
}

impl TagError {
    /// A value that `allowed` says more about.
    pub fn described(tag: &'static str, value: &str, allowed: Phrase) -> TagError {
        TagRule::described(tag, allowed).refuse(value)
    }

    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        let TagError { tag, value, .. } = self;
        let allowed = match &self.allowed {
            Allowed::OneOf(values) => {
                let values = lang.one_of(values);
                match lang {
                    Lang::En => format!("it is {values}"),
                    Lang::Fr => format!("c’est {values}"),
                    Lang::Es => format!("es {values}"),
                }
            }
            Allowed::Described(phrase) => phrase.text(lang).to_string(),
        };
        match lang {
            Lang::En => format!("{tag} cannot be “{value}”: {allowed}"),
            Lang::Fr => format!("{tag} ne peut pas être « {value} » : {allowed}"),
            Lang::Es => format!("{tag} no puede ser «{value}»: {allowed}"),
        }
    }
}

crate::explained_error!(TagError);
