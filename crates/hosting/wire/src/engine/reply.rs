//! What an engine answers.

use std::fmt;

use super::declared::Declared;
use super::error::LineError;
use super::info::Info;

/// Which word ends the engine's introduction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// `ugiok`.
    Ugi,
    /// `uciok`.
    Uci,
}

/// One line from the engine.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// `id name NAME`.
    Name(String),
    /// `id author NAMES`.
    Author(String),
    /// `option …`: something that can be set.
    Option(Declared),
    /// `ugiok` or `uciok`: that is all about me.
    Ok(Dialect),
    /// `readyok`.
    Ready,
    /// `info …`.
    Info(Info),
    /// `bestmove MOVE`, or `bestmove (none)` when no seat is to move. HeiNash has
    /// a move that is called `none`, hence the brackets.
    BestMove(Option<String>),
    /// `response …`: the answer to a query.
    Response(Vec<String>),
}

impl Reply {
    /// Reads a line.
    pub fn parse(line: &str) -> Result<Reply, LineError> {
        const WORDS: &str =
            "id, option, ugiok, uciok, readyok, info, bestmove or response at the beginning";
        let mut words = line.split_whitespace();
        let first = words.next().ok_or_else(|| LineError::end(WORDS))?;
        Ok(match first {
            "id" => {
                let what = words.next();
                let rest: Vec<&str> = words.collect();
                let rest = rest.join(" ");
                match what {
                    _ if rest.is_empty() => return Err(LineError::end("name or author, and it")),
                    Some("name") => Reply::Name(rest),
                    Some("author") => Reply::Author(rest),
                    other => {
                        return Err(LineError::at(other.unwrap_or_default(), "name or author"));
                    }
                }
            }
            "option" => Reply::Option(Declared::parse(words)?),
            "ugiok" => Reply::Ok(Dialect::Ugi),
            "uciok" => Reply::Ok(Dialect::Uci),
            "readyok" => Reply::Ready,
            "info" => Reply::Info(Info::parse(words)?),
            "bestmove" => match words.next() {
                None => return Err(LineError::end("a move, or (none)")),
                Some("(none)") => Reply::BestMove(None),
                Some(mv) => Reply::BestMove(Some(mv.to_string())),
            },
            "response" => Reply::Response(words.map(str::to_string).collect()),
            other => return Err(LineError::at(other, WORDS)),
        })
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Name(name) => write!(f, "id name {name}"),
            Reply::Author(names) => write!(f, "id author {names}"),
            Reply::Option(declared) => write!(f, "option {declared}"),
            Reply::Ok(Dialect::Ugi) => f.write_str("ugiok"),
            Reply::Ok(Dialect::Uci) => f.write_str("uciok"),
            Reply::Ready => f.write_str("readyok"),
            Reply::Info(info) => write!(f, "info{info}"),
            Reply::BestMove(None) => f.write_str("bestmove (none)"),
            Reply::BestMove(Some(mv)) => write!(f, "bestmove {mv}"),
            Reply::Response(words) if words.is_empty() => f.write_str("response"),
            Reply::Response(words) => write!(f, "response {}", words.join(" ")),
        }
    }
}
