//! How entrants are written: `level:8`, `level:8@nodes=5000`, `random`,
//! `greedy`, `uct@time=100`, `engine:COMMAND`, `codecup:COMMAND`.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use players::Level;

/// Who plays, without limits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One of our levels.
    Level(Level),
    /// Any legal move.
    Random,
    /// The greedy player of the game.
    Greedy,
    /// Plain Monte-Carlo tree search.
    Uct,
    /// A program that speaks the engine protocol.
    Engine(String),
    /// A program that speaks the protocol of the CodeCup 2023 contest.
    Codecup(String),
}

/// An entrant as it is asked for, with limits of its own if it has any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    /// Who plays.
    pub kind: Kind,
    /// Its own time for a move, instead of everybody's.
    pub time: Option<Duration>,
    /// Its own number of positions for a move, instead of everybody's.
    pub nodes: Option<u64>,
}

/// A text that names no entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpecError(pub String);

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” names no entrant", self.0)
    }
}

impl Error for SpecError {}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let wrong = || SpecError(text.to_string());
        // A command may hold any letter, so nothing is looked for behind it.
        for (word, kind) in [
            ("engine:", Kind::Engine as fn(String) -> Kind),
            ("codecup:", Kind::Codecup),
        ] {
            if let Some(command) = text.strip_prefix(word) {
                let command = command.trim();
                return if command.is_empty() {
                    Err(wrong())
                } else {
                    Ok(Spec::from(kind(command.to_string())))
                };
            }
        }
        let (who, limits) = text.split_once('@').unwrap_or((text, ""));
        let kind = match who {
            "random" => Kind::Random,
            "greedy" => Kind::Greedy,
            "uct" => Kind::Uct,
            _ => {
                let number = who.strip_prefix("level:").and_then(|n| n.parse().ok());
                Kind::Level(number.and_then(Level::new).ok_or_else(wrong)?)
            }
        };
        let mut spec = Spec::from(kind);
        for limit in limits.split(',').filter(|limit| !limit.is_empty()) {
            let (name, value) = limit.split_once('=').ok_or_else(wrong)?;
            let value: u64 = value.parse().ok().filter(|&n| n > 0).ok_or_else(wrong)?;
            match name {
                "time" => spec.time = Some(Duration::from_millis(value)),
                "nodes" => spec.nodes = Some(value),
                _ => return Err(wrong()),
            }
        }
        Ok(spec)
    }
}

impl From<Kind> for Spec {
    fn from(kind: Kind) -> Spec {
        Spec {
            kind,
            time: None,
            nodes: None,
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            Kind::Level(level) => write!(f, "level:{level}")?,
            Kind::Random => f.write_str("random")?,
            Kind::Greedy => f.write_str("greedy")?,
            Kind::Uct => f.write_str("uct")?,
            Kind::Engine(command) => write!(f, "engine:{command}")?,
            Kind::Codecup(command) => write!(f, "codecup:{command}")?,
        }
        let time = self.time.map(|time| format!("time={}", time.as_millis()));
        let nodes = self.nodes.map(|nodes| format!("nodes={nodes}"));
        let limits: Vec<String> = time.into_iter().chain(nodes).collect();
        if limits.is_empty() {
            Ok(())
        } else {
            write!(f, "@{}", limits.join(","))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        for text in [
            "level:1",
            "level:8@time=1000",
            "level:8@nodes=50000",
            "level:7@time=20,nodes=9",
            "random",
            "greedy",
            "uct@time=20",
            "engine:./bot --level 3@home",
            "codecup:bot",
        ] {
            let spec: Spec = text.parse().unwrap();
            assert_eq!(spec.to_string(), text);
        }
    }

    #[test]
    fn everything_else_is_refused() {
        for text in [
            "",
            "level",
            "level:",
            "level:0",
            "level:9",
            "level:x",
            "rnd",
            "engine:",
            "codecup: ",
            "uct@time",
            "uct@time=",
            "uct@time=0",
            "uct@speed=3",
            "uct@nodes=-1",
            "level:3 ",
        ] {
            assert_eq!(
                text.parse::<Spec>(),
                Err(SpecError(text.to_string())),
                "{text}"
            );
        }
    }
}
