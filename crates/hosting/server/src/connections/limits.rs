//! How long a connection may take, and how many there may be.

use std::time::Duration;

/// What a connection may cost. Sockets of players and streams of bots have signs of
/// life of their own and are not cut by any of these times.
#[derive(Clone, Debug)]
pub struct ConnectionLimits {
    /// How long the head of a request may take: from connecting, or, of a later
    /// request, from its first byte.
    pub head: Duration,
    /// The same while only the reserve is left, for those who wait there keep players
    /// out.
    pub head_in_reserve: Duration,
    /// How long the body of a request may take.
    pub body: Duration,
    /// How long a connection may stay open between two requests.
    pub idle: Duration,
    /// How many connections one address may have. A school has many people behind
    /// one of them.
    pub per_address: usize,
    /// How many connections there may be, the reserve included.
    pub most: usize,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            head: Duration::from_secs(15),
            head_in_reserve: Duration::from_secs(3),
            body: Duration::from_secs(30),
            idle: Duration::from_secs(60),
            per_address: 1000,
            most: 100_000,
        }
    }
}

/// One connection in so many is kept for those who play.
const RESERVE: usize = 8;

/// More than this is never kept for them: it has to last only until somebody who
/// came back has said so.
const LARGEST_RESERVE: usize = 1000;

impl ConnectionLimits {
    /// How many connections anybody may have. The rest is for those who play.
    pub(crate) fn for_anybody(&self) -> usize {
        let reserve = (self.most / RESERVE).clamp(1, LARGEST_RESERVE);
        self.most.saturating_sub(reserve).max(1)
    }
}
