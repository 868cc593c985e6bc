//! What a load is to do, and to which servers.

use std::net::SocketAddr;
use std::time::Duration;

use catalog::GameId;

use crate::error::LoadError;

/// Where a server usually is.
const USUAL: &str = "http://127.0.0.1:7777";

/// How often somebody moves at a table where nothing but being there matters, in
/// seconds.
const NOW_AND_THEN: u32 = 20;

/// What kind of load.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// As many moves as can be acknowledged, or so many a second.
    Moves,
    /// Many sockets that are held open.
    Sockets,
    /// Servers that are killed while people play.
    Crash,
    /// Servers that are killed or paused, or whose clocks jump.
    Faults,
    /// A class that comes in all at once.
    Class,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 5] = [
        Mode::Moves,
        Mode::Sockets,
        Mode::Crash,
        Mode::Faults,
        Mode::Class,
    ];

    /// Its name, as arguments and reports have it.
    pub const fn name(self) -> &'static str {
        match self {
            Mode::Moves => "moves",
            Mode::Sockets => "sockets",
            Mode::Crash => "crash",
            Mode::Faults => "faults",
            Mode::Class => "class",
        }
    }
}

/// What to do to a server.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What kind of load.
    pub mode: Mode,
    /// Where the servers are; none: where one usually is. A load with crashes starts
    /// its own.
    pub servers: Vec<String>,
    /// They may be on another machine.
    pub anywhere: bool,
    /// At how many tables people play at the same time.
    pub tables: usize,
    /// For how long everybody plays, or within which time a class joins.
    pub length: Duration,
    /// How many pupils a class has.
    pub pupils: usize,
    /// How many messages there are a second; none: as many as the server bears.
    pub rate: Option<u32>,
    /// What is played.
    pub game: GameId,
    /// The value of its tag `Size`.
    pub size: Option<String>,
    /// What moves and moments are drawn from.
    pub seed: u64,
    /// The server's process, where somebody wants to know what it uses.
    pub pid: Option<u32>,
    /// A folder on a disk, where somebody wants to know how long that takes.
    pub disk: Option<String>,
    /// How often a server is killed.
    pub times: usize,
    /// How many servers there are, of which one is killed at a time.
    pub side_by_side: usize,
    /// Where these keep everything; none: in a folder that vanishes with them.
    pub data: Option<String>,
    /// What is done to servers, besides killing them where that is wanted.
    pub faults: Vec<Fault>,
    /// A file into which everything is written with its time, to be judged.
    pub history: Option<String>,
}

/// What can be done to a server while people play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is killed, and starts again.
    Kill,
    /// It is stopped for a while, and knows nothing of it.
    Pause,
    /// Its clock jumps.
    Clock,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 3] = [Fault::Kill, Fault::Pause, Fault::Clock];

    /// Its name, as arguments and reports have it.
    pub const fn name(self) -> &'static str {
        match self {
            Fault::Kill => "kill",
            Fault::Pause => "pause",
            Fault::Clock => "clock",
        }
    }
}

impl Plan {
    /// Whether it is written down when everything happened.
    pub(crate) fn records(&self) -> bool {
        self.history.is_some() || self.mode == Mode::Faults
    }

    /// How long it is on average from one message at a table to the next; none: not
    /// at all.
    pub(crate) fn pace(&self) -> Option<Duration> {
        let rate = match self.mode {
            Mode::Sockets => Some((self.tables as u32 / NOW_AND_THEN).max(1)),
            Mode::Moves | Mode::Crash | Mode::Faults | Mode::Class => None,
        };
        let rate = self.rate.or(rate)?;
        Some(Duration::from_secs(self.tables as u64) / rate)
    }

    /// The servers' addresses, which are on this machine unless somebody insists.
    pub(crate) async fn addresses(&self) -> Result<Vec<SocketAddr>, LoadError> {
        let usual = [USUAL.to_string()];
        let named = match self.servers.as_slice() {
            [] => &usual,
            named => named,
        };
        let mut addresses = Vec::new();
        for name in named {
            let no_address = |cause| LoadError::NoAddress {
                name: name.clone(),
                cause,
            };
            let place = name.strip_prefix("http://").unwrap_or(name);
            let place = place.trim_end_matches('/');
            let found = tokio::net::lookup_host(place).await;
            let mut found = found.map_err(|error| no_address(Some(error)))?;
            let address = found.next().ok_or_else(|| no_address(None))?;
            if !address.ip().is_loopback() && !self.anywhere {
                return Err(LoadError::NotHere(name.clone()));
            }
            addresses.push(address);
        }
        Ok(addresses)
    }
}
