//! The JSON form of a record: tags in their order, events as they are written,
//! comments with their place.

use std::fmt;

use game::{Comment, Place, Sheet, Tag, Token};
use serde::de::{Deserializer, MapAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};

use crate::record::ReadError;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Twin {
    #[serde(default)]
    tags: Pairs,
    #[serde(default)]
    events: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<Remark>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Remark {
    after: usize,
    text: String,
}

/// An object that keeps its order and shows a key that stands there twice.
#[derive(Default)]
struct Pairs(Vec<(String, String)>);

impl Serialize for Pairs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pairs, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Pairs;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object with a text for each tag")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(Object)
    }
}

/// Whether a text starts like the JSON form. A text record may start with a
/// comment, which opens with a brace, too.
pub(crate) fn looks_like(text: &str) -> bool {
    let inside = text.strip_prefix('{').map(str::trim_start);
    let keys = ["\"tags\"", "\"events\"", "\"comments\""];
    inside.is_some_and(|inside| keys.iter().any(|key| inside.starts_with(key)))
}

pub(crate) fn read(text: &str) -> Result<Sheet, ReadError> {
    let twin: Twin = serde_json::from_str(text).map_err(|error| ReadError::Json {
        place: place(text, &error),
    })?;
    let tags = twin.tags.0.iter();
    let token = |text| Token { text, place: None };
    let comment = |Remark { after, text }| Comment { after, text };
    Ok(Sheet {
        tags: tags.map(|(name, value)| Tag::new(name, value)).collect(),
        events: twin.events.into_iter().map(token).collect(),
        comments: twin.comments.into_iter().map(comment).collect(),
    })
}

/// Where the text goes wrong, in lines and characters as everywhere else; the
/// reader of JSON counts bytes, and 0 where a line ends too early.
fn place(text: &str, error: &serde_json::Error) -> Place {
    let line = text.lines().nth(error.line().saturating_sub(1));
    let before = line.and_then(|line| line.get(..error.column().saturating_sub(1)));
    Place {
        line: error.line().max(1),
        column: before.map_or(0, |before| before.chars().count()) + 1,
    }
}

pub(crate) fn write(sheet: &Sheet) -> String {
    let twin = Twin {
        tags: Pairs(
            (sheet.tags.iter())
                .map(|tag| (tag.name.clone(), tag.value.clone()))
                .collect(),
        ),
        events: sheet
            .events
            .iter()
            .map(|token| token.text.clone())
            .collect(),
        comments: (sheet.comments.iter())
            .map(|comment| Remark {
                after: comment.after,
                text: comment.text.clone(),
            })
            .collect(),
    };
    serde_json::to_string(&twin).expect("texts and numbers are always JSON")
}
