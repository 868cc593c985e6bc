//! What a host asks of an engine.

use std::fmt;

use super::error::LineError;
use super::go::Go;

/// One line from the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// `ugi`, or `uci`: say who you are and what can be set.
    Hello {
        /// Whether the host said `uci` and wants `uciok` in return.
        uci: bool,
    },
    /// `isready`: answer `readyok`, also while thinking.
    IsReady,
    /// `setoption name NAME value VALUE`.
    SetOption {
        /// What to set.
        name: String,
        /// To what; a button has none.
        value: Option<String>,
    },
    /// `newgame`: what comes has nothing to do with what was.
    NewGame,
    /// `position …`: this is where the game stands.
    Position(Start),
    /// `query WHAT`: tell something about the position.
    Query(String),
    /// `go …`: think, and answer with a move.
    Go(Go),
    /// `stop`: answer with a move now.
    Stop,
    /// `ponderhit`, which has no meaning where nobody ponders.
    PonderHit,
    /// `quit`: end.
    Quit,
}

/// Where a position comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// `startpos moves …`: these events from the start of the game that is set.
    StartPosition(Vec<String>),
    /// `record …`: the end of this record, its tags included, in any form that
    /// fits on a line.
    Record(String),
}

/// A line from the host as an engine takes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// Words before the request that mean nothing here.
    pub ignored: Vec<String>,
    /// What is asked; `None` if no word of the line is known.
    pub request: Option<Request>,
}

impl Heard {
    /// Reads a line. Words at its beginning that nobody knows are skipped, as
    /// UCI says; an error is a known request that makes no sense.
    pub fn parse(line: &str) -> Result<Heard, LineError> {
        let mut ignored = Vec::new();
        let mut words = line.split_whitespace();
        while let Some(word) = words.next() {
            let request = match word {
                "ugi" => Request::Hello { uci: false },
                "uci" => Request::Hello { uci: true },
                "isready" => Request::IsReady,
                "setoption" => option(words)?,
                "newgame" | "uginewgame" | "ucinewgame" => Request::NewGame,
                "position" => Request::Position(start(words)?),
                "query" => match words.next() {
                    Some(what) => Request::Query(what.to_string()),
                    None => return Err(LineError::end("what to tell, such as turn")),
                },
                "go" => Request::Go(Go::parse(words)?),
                "stop" => Request::Stop,
                "ponderhit" => Request::PonderHit,
                "quit" => Request::Quit,
                _ => {
                    ignored.push(word.to_string());
                    continue;
                }
            };
            return Ok(Heard {
                ignored,
                request: Some(request),
            });
        }
        Ok(Heard {
            ignored,
            request: None,
        })
    }
}

fn option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Request, LineError> {
    match words.next() {
        Some("name") => {}
        Some(other) => return Err(LineError::at(other, "name")),
        None => return Err(LineError::end("name")),
    }
    let mut name = Vec::new();
    let mut value = None;
    for word in words {
        match &mut value {
            None if word == "value" => value = Some(Vec::new()),
            None => name.push(word),
            Some(value) => value.push(word),
        }
    }
    if name.is_empty() {
        return Err(LineError::end("the name of an option"));
    }
    Ok(Request::SetOption {
        name: name.join(" "),
        value: value.map(|words| words.join(" ")),
    })
}

fn start<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Start, LineError> {
    const WHAT: &str = "startpos or record";
    match words.next() {
        Some("startpos") => match words.next() {
            None => Ok(Start::StartPosition(Vec::new())),
            Some("moves") => Ok(Start::StartPosition(words.map(str::to_string).collect())),
            Some(other) => Err(LineError::at(other, "moves")),
        },
        Some("record") => {
            let record: Vec<&str> = words.collect();
            Ok(Start::Record(record.join(" ")))
        }
        Some(other) => Err(LineError::at(other, WHAT)),
        None => Err(LineError::end(WHAT)),
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Request::Hello { uci: false } => f.write_str("ugi"),
            Request::Hello { uci: true } => f.write_str("uci"),
            Request::IsReady => f.write_str("isready"),
            Request::SetOption { name, value } => {
                write!(f, "setoption name {name}")?;
                match value.as_deref() {
                    None => Ok(()),
                    Some("") => f.write_str(" value"),
                    Some(value) => write!(f, " value {value}"),
                }
            }
            Request::NewGame => f.write_str("newgame"),
            Request::Position(Start::StartPosition(events)) => {
                f.write_str("position startpos")?;
                if !events.is_empty() {
                    write!(f, " moves {}", events.join(" "))?;
                }
                Ok(())
            }
            Request::Position(Start::Record(record)) => {
                write!(f, "position record {record}")
            }
            Request::Query(what) => write!(f, "query {what}"),
            Request::Go(go) => write!(f, "go{go}"),
            Request::Stop => f.write_str("stop"),
            Request::PonderHit => f.write_str("ponderhit"),
            Request::Quit => f.write_str("quit"),
        }
    }
}
