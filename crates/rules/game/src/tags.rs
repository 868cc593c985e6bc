//! What is agreed before a game, written as named values.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::Hash;

use crate::words::Lang;

/// Everything that is agreed before the first move. A value of this type is
/// valid by construction.
pub trait Setup: Clone + Eq + Hash + Debug + Default {
    /// The names of the tags this set-up is written with.
    const TAGS: &'static [&'static str];

    /// Reads the set-up; `value(name)` is the value of a tag, or `None` for its
    /// default. Only names in [`Setup::TAGS`] are asked for.
    fn from_tags<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<Self, TagError>;

    /// The value of each tag, in the order of [`Setup::TAGS`].
    fn to_tags(&self) -> Vec<String>;

    /// How many seats there are.
    fn seats(&self) -> usize;
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
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Allowed {
    /// One of these values.
    OneOf(&'static [&'static str]),
    /// Something that takes a sentence to describe.
    Described(crate::words::Phrase),
}

impl TagError {
    /// A value that is none of those allowed.
    pub fn not_one_of(
        tag: &'static str,
        value: &str,
        allowed: &'static [&'static str],
    ) -> TagError {
        TagError {
            tag,
            value: value.to_string(),
            allowed: Allowed::OneOf(allowed),
        }
    }

    /// A value that `allowed` says more about.
    pub fn described(tag: &'static str, value: &str, allowed: crate::words::Phrase) -> TagError {
        TagError {
            tag,
            value: value.to_string(),
            allowed: Allowed::Described(allowed),
        }
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

/// Reads a tag that has one of a few values, the first being the default.
pub fn choice<T: Copy>(
    tag: &'static str,
    value: Option<&str>,
    names: &'static [&'static str],
    values: &[T],
) -> Result<T, TagError> {
    let Some(value) = value else {
        return Ok(values[0]);
    };
    let found = names.iter().position(|&name| name == value);
    found
        .map(|index| values[index])
        .ok_or_else(|| TagError::not_one_of(tag, value, names))
}
