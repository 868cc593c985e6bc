//! What whoever keeps a server may settle.

use std::time::Duration;

use crate::client_address::TrustedProxies;
use crate::connections::ConnectionLimits;

/// How a server behaves. The defaults are meant for one that faces the world.
#[derive(Clone, Debug)]
pub struct Settings {
    /// There is a lobby of open tables.
    pub lobby: bool,
    /// Classes can be opened.
    pub classes: bool,
    /// Programs can ask for tokens.
    pub bots: bool,
    /// After how long without anything else a program that listens is told that we
    /// are still there.
    pub heartbeat: Duration,
    /// How long a socket may be silent, though it is asked. Whoever plays wants to
    /// see soon that the other one has lost the network, and so does a teacher.
    pub silence: Duration,
    /// How long a player who has gone counts as there: a page that is opened anew is
    /// back before that.
    pub leaving: Duration,
    /// Pages from these origins may open sockets, beside our own.
    pub origins: Vec<String>,
    /// Proxies that are believed when they say for whom they ask.
    pub trusted_proxies: TrustedProxies,
    /// How many tables there may be that are not over.
    pub most_tables: u64,
    /// How many tables one address may make in an hour.
    pub tables_per_hour: u32,
    /// How many frames a second one seat may send in the long run.
    pub frames_per_second: u32,
    /// How many computers may think at the same time.
    pub thinkers: usize,
    /// After how long a table is deleted at which nobody has sat down.
    pub keep_open: Duration,
    /// After how long without a move a table is deleted.
    pub keep_idle: Duration,
    /// After how long a finished game is deleted.
    pub keep_over: Duration,
    /// After how long a class is deleted.
    pub keep_class: Duration,
    /// How long connections may take, and how many there may be.
    pub connections: ConnectionLimits,
    /// Addresses appear in the log; else only what they did.
    pub log_addresses: bool,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lobby: true,
            classes: true,
            bots: true,
            heartbeat: Duration::from_secs(5),
            silence: Duration::from_secs(30),
            leaving: Duration::from_secs(3),
            origins: Vec::new(),
            trusted_proxies: TrustedProxies::default(),
            most_tables: 100_000,
            tables_per_hour: 120,
            frames_per_second: 20,
            thinkers: std::thread::available_parallelism()
                .map_or(1, |cores| (cores.get() / 2).max(1)),
            keep_open: DAY * 7,
            keep_idle: DAY * 60,
            keep_over: DAY * 90,
            keep_class: DAY * 30,
            connections: ConnectionLimits::default(),
            log_addresses: false,
        }
    }
}
