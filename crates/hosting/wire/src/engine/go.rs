//! How long an engine is to think.

use std::fmt;
use std::time::Duration;

use game::{MOST_SEATS, Seat};

use super::error::{LineError, number};

/// A seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// What is left on it, if the seat has one.
    pub left: Option<Duration>,
    /// What is added for every move.
    pub increment: Duration,
}

/// What follows the word `go`. Whichever limit is reached first ends the
/// thinking.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// At most so long.
    pub movetime: Option<Duration>,
    /// At most so many positions.
    pub nodes: Option<u64>,
    /// At most so many events ahead.
    pub depth: Option<u32>,
    /// Until it is told to stop.
    pub infinite: bool,
    /// Say what the position is worth, instead of playing at the level set.
    pub analyse: bool,
    /// The clocks of the seats.
    pub clocks: [Clock; MOST_SEATS],
    /// Words that are none of these, left out of account.
    pub ignored: Vec<String>,
}

impl Go {
    /// Think for so long.
    pub fn movetime(time: Duration) -> Go {
        Go {
            movetime: Some(time),
            ..Go::default()
        }
    }

    /// Look at so many positions.
    pub fn nodes(nodes: u64) -> Go {
        Go {
            nodes: Some(nodes),
            ..Go::default()
        }
    }

    /// Think until told to stop.
    pub fn infinite() -> Go {
        Go {
            infinite: true,
            ..Go::default()
        }
    }

    /// Says whether nothing at all bounds the thinking of this seat.
    pub fn is_unbounded(&self, seat: Seat) -> bool {
        self.movetime.is_none()
            && self.nodes.is_none()
            && self.depth.is_none()
            && !self.infinite
            && self.clocks[seat.index()].left.is_none()
    }

    /// Reads the words after `go`.
    pub(crate) fn parse<'a>(words: impl Iterator<Item = &'a str>) -> Result<Go, LineError> {
        let mut go = Go::default();
        let mut words = words;
        while let Some(word) = words.next() {
            match word {
                "movetime" => go.movetime = Some(milliseconds(words.next())?),
                "nodes" => go.nodes = Some(number(words.next(), "a number of positions")?),
                "depth" => go.depth = Some(number(words.next(), "a number of events")?),
                "infinite" => go.infinite = true,
                "analyse" => go.analyse = true,
                _ => match clock_word(word) {
                    Some((seat, true)) => {
                        go.clocks[seat].left = Some(milliseconds(words.next())?);
                    }
                    Some((seat, false)) => {
                        go.clocks[seat].increment = milliseconds(words.next())?;
                    }
                    None => go.ignored.push(word.to_string()),
                },
            }
        }
        Ok(go)
    }
}

/// Which seat's clock a word sets, and whether it is what is left (else it is
/// what is added). White and black are what UCI calls the first two.
fn clock_word(word: &str) -> Option<(usize, bool)> {
    match word {
        "wtime" => return Some((0, true)),
        "btime" => return Some((1, true)),
        "winc" => return Some((0, false)),
        "binc" => return Some((1, false)),
        _ => {}
    }
    let (seat, what) = word.strip_prefix('p')?.split_at_checked(1)?;
    let seat: usize = seat.parse().ok()?;
    let is_left = match what {
        "time" => true,
        "inc" => false,
        _ => return None,
    };
    (1..=MOST_SEATS)
        .contains(&seat)
        .then(|| (seat - 1, is_left))
}

/// Reads a time. Hosts that overlook a fallen clock send negative ones, which
/// mean none.
fn milliseconds(word: Option<&str>) -> Result<Duration, LineError> {
    let time: i64 = number(word, "a number of milliseconds")?;
    Ok(Duration::from_millis(time.max(0) as u64))
}

/// Writes what `Go::parse` reads, without the word `go` itself.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.analyse {
            f.write_str(" analyse")?;
        }
        if let Some(time) = self.movetime {
            write!(f, " movetime {}", time.as_millis())?;
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if let Some(depth) = self.depth {
            write!(f, " depth {depth}")?;
        }
        for (seat, clock) in self.clocks.iter().enumerate() {
            let player = seat + 1;
            if let Some(left) = clock.left {
                write!(f, " p{player}time {}", left.as_millis())?;
            }
            if clock.increment > Duration::ZERO {
                write!(f, " p{player}inc {}", clock.increment.as_millis())?;
            }
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        Ok(())
    }
}
