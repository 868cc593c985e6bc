//! The time for a round. Whoever uses it up has lost, so it is counted in our
//! disfavour: from the start of the program, and with a little for every answer
//! that no clock here can see.

use std::time::{Duration, Instant};

use hyle7::Position;
use players::hyle7::clock;

/// What the way of a line to the judge and back may cost.
const PIPE: Duration = Duration::from_millis(3);

/// What the system may have needed before the program could look at a clock.
const LOADING: Duration = Duration::from_millis(50);

/// The time for a round.
pub(super) struct Bank {
    total: Duration,
    used: Duration,
    opened: Instant,
}

impl Bank {
    /// Begins to count.
    pub(super) fn open(total: Duration) -> Bank {
        Bank {
            total,
            used: LOADING,
            opened: Instant::now(),
        }
    }

    /// The program is ready: what that took is spent. Waiting for the other side
    /// is not.
    pub(super) fn started(&mut self) {
        self.used += self.opened.elapsed();
    }

    /// How long to think about this position, asked for at `heard`.
    pub(super) fn allot(&self, position: &Position, heard: Instant) -> Duration {
        let left = self
            .total
            .saturating_sub(self.used + heard.elapsed() + PIPE);
        clock::allot(position, left)
    }

    /// An answer has been given to what was heard then.
    pub(super) fn spend(&mut self, heard: Instant) {
        self.used += heard.elapsed() + PIPE;
    }
}
