//! What an engine says while it thinks.

use std::fmt;
use std::time::Duration;

use super::error::{LineError, number};

/// What follows the word `info`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Info {
    /// How many events ahead it looks.
    pub depth: Option<u32>,
    /// Which of several lines this is, counted from 1.
    pub multipv: Option<u32>,
    /// How many positions it has looked at.
    pub nodes: Option<u64>,
    /// How many of them a second.
    pub nps: Option<u64>,
    /// How long it has been thinking.
    pub time: Option<Duration>,
    /// What the position is worth, on the scale of the game.
    pub value: Option<f64>,
    /// What it is worth to each seat, where more than two sides play.
    pub values: Vec<f64>,
    /// Whether the value is proven.
    pub exact: bool,
    /// The moves it expects, the best one first.
    pub pv: Vec<String>,
    /// Anything for a person to read.
    pub string: Option<String>,
}

impl Info {
    /// A text for a person to read.
    pub fn string(text: impl Into<String>) -> Info {
        Info {
            string: Some(text.into()),
            ..Info::default()
        }
    }

    /// Reads the words after `info`. Words that nobody knows are left out of
    /// account, for other engines have more to tell.
    pub(crate) fn parse<'a>(words: impl Iterator<Item = &'a str>) -> Result<Info, LineError> {
        let mut info = Info::default();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = Some(number(words.next(), "a depth")?),
                "multipv" => info.multipv = Some(number(words.next(), "a number")?),
                "nodes" => info.nodes = Some(number(words.next(), "a number of positions")?),
                "nps" => info.nps = Some(number(words.next(), "a number of positions")?),
                "time" => {
                    let time: u64 = number(words.next(), "a number of milliseconds")?;
                    info.time = Some(Duration::from_millis(time));
                }
                "value" => info.value = Some(finite(words.next())?),
                "values" => {
                    info.values.clear();
                    while words.peek().is_some_and(|word| word.parse::<f64>().is_ok()) {
                        info.values.push(finite(words.next())?);
                    }
                }
                "exact" => info.exact = true,
                // Moves may look like any word, so they come last but for a text.
                "pv" => {
                    info.pv.clear();
                    while let Some(word) = words.next_if(|&word| word != "string") {
                        info.pv.push(word.to_string());
                    }
                }
                "string" => {
                    let text: Vec<&str> = words.by_ref().collect();
                    info.string = Some(text.join(" "));
                }
                _ => {}
            }
        }
        Ok(info)
    }
}

fn finite(word: Option<&str>) -> Result<f64, LineError> {
    let value: f64 = number(word, "a number")?;
    if value.is_finite() {
        Ok(value)
    } else {
        Err(LineError::at(word.unwrap_or_default(), "a finite number"))
    }
}

/// Writes what `Info::parse` reads, without the word `info` itself.
impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut number = |name, value: Option<u64>| match value {
            Some(value) => write!(f, " {name} {value}"),
            None => Ok(()),
        };
        number("depth", self.depth.map(u64::from))?;
        number("multipv", self.multipv.map(u64::from))?;
        number("nodes", self.nodes)?;
        number("nps", self.nps)?;
        number("time", self.time.map(|time| time.as_millis() as u64))?;
        if let Some(value) = self.value {
            write!(f, " value {value}")?;
        }
        if !self.values.is_empty() {
            f.write_str(" values")?;
            (self.values.iter()).try_for_each(|value| write!(f, " {value}"))?;
        }
        if self.exact {
            f.write_str(" exact")?;
        }
        if !self.pv.is_empty() {
            write!(f, " pv {}", self.pv.join(" "))?;
        }
        match self.string.as_deref() {
            None => Ok(()),
            Some("") => f.write_str(" string"),
            Some(text) => write!(f, " string {text}"),
        }
    }
}
