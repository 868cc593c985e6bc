//! What can be set on an engine, as it declares it.

use std::fmt;

use super::error::{LineError, number};

/// Something that can be set, as an engine declares it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declared {
    /// What it is called; case does not matter.
    pub name: String,
    /// What it can be.
    pub kind: Kind,
}

/// What an option can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `true` or `false`.
    Check {
        /// What it is at first.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// What it is at first.
        default: i64,
        /// The least it can be.
        min: i64,
        /// The most it can be.
        max: i64,
    },
    /// One of a few values.
    Combo {
        /// What it is at first.
        default: String,
        /// What it can be.
        values: Vec<String>,
    },
    /// Something that is done, not set.
    Button,
    /// Any text.
    Text {
        /// What it is at first.
        default: String,
    },
}

/// How an empty text is written.
const EMPTY: &str = "<empty>";

impl Declared {
    /// Says whether this is the option's name.
    pub fn is_called(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    /// Says whether the option can have this value.
    pub fn takes(&self, value: &str) -> bool {
        match &self.kind {
            Kind::Check { .. } => matches!(value, "true" | "false"),
            Kind::Spin { min, max, .. } => {
                (value.parse()).is_ok_and(|value: i64| (*min..=*max).contains(&value))
            }
            Kind::Combo { values, .. } => values.iter().any(|known| known == value),
            Kind::Button => false,
            Kind::Text { .. } => true,
        }
    }

    /// What is wrong with the declaration itself, if anything.
    pub fn fault(&self) -> Option<&'static str> {
        match &self.kind {
            Kind::Spin { default, min, max } if !(min..=max).contains(&default) => {
                Some("the default of a spin lies from min to max")
            }
            Kind::Combo { default, values } if !values.contains(default) => {
                Some("the default of a combo is one of its values, each after a var")
            }
            _ => None,
        }
    }

    /// Reads the words after `option`.
    pub(crate) fn parse<'a>(
        mut words: impl Iterator<Item = &'a str>,
    ) -> Result<Declared, LineError> {
        match words.next() {
            Some("name") => {}
            Some(other) => return Err(LineError::at(other, "name")),
            None => return Err(LineError::end("name")),
        }
        let name: Vec<&str> = (&mut words).take_while(|&word| word != "type").collect();
        if name.is_empty() {
            return Err(LineError::end("the name of the option"));
        }
        const KINDS: &str = "type check, spin, combo, button or string";
        let kind = words.next().ok_or_else(|| LineError::end(KINDS))?;
        let values = Values::parse(words)?;
        let one = |value: &Option<String>| value.clone().ok_or_else(|| LineError::end("default"));
        let whole = |value: &Option<String>, what| number(value.as_deref(), what);
        let kind = match kind {
            "check" => match one(&values.default)?.as_str() {
                "true" => Kind::Check { default: true },
                "false" => Kind::Check { default: false },
                other => return Err(LineError::at(other, "true or false")),
            },
            "spin" => Kind::Spin {
                default: whole(&values.default, "default and a whole number")?,
                min: whole(&values.min, "min and a whole number")?,
                max: whole(&values.max, "max and a whole number")?,
            },
            "combo" => Kind::Combo {
                default: one(&values.default)?,
                values: values.var,
            },
            "button" => Kind::Button,
            "string" => Kind::Text {
                default: match values.default.unwrap_or_default() {
                    default if default == EMPTY => String::new(),
                    default => default,
                },
            },
            other => return Err(LineError::at(other, KINDS)),
        };
        Ok(Declared {
            name: name.join(" "),
            kind,
        })
    }
}

/// The values behind the type, each under its word.
#[derive(Default)]
struct Values {
    default: Option<String>,
    min: Option<String>,
    max: Option<String>,
    var: Vec<String>,
}

impl Values {
    fn parse<'a>(words: impl Iterator<Item = &'a str>) -> Result<Values, LineError> {
        let mut values = Values::default();
        let mut open: Option<&mut String> = None;
        for word in words {
            open = match word {
                "default" => Some(values.default.insert(String::new())),
                "min" => Some(values.min.insert(String::new())),
                "max" => Some(values.max.insert(String::new())),
                "var" => {
                    values.var.push(String::new());
                    values.var.last_mut()
                }
                _ => {
                    let value =
                        open.ok_or_else(|| LineError::at(word, "default, min, max or var"))?;
                    if !value.is_empty() {
                        value.push(' ');
                    }
                    value.push_str(word);
                    Some(value)
                }
            };
        }
        Ok(values)
    }
}

impl fmt::Display for Declared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name {} type ", self.name)?;
        match &self.kind {
            Kind::Check { default } => write!(f, "check default {default}"),
            Kind::Spin { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            Kind::Combo { default, values } => {
                write!(f, "combo default {default}")?;
                values
                    .iter()
                    .try_for_each(|value| write!(f, " var {value}"))
            }
            Kind::Button => f.write_str("button"),
            Kind::Text { default } if default.is_empty() => {
                write!(f, "string default {EMPTY}")
            }
            Kind::Text { default } => write!(f, "string default {default}"),
        }
    }
}
