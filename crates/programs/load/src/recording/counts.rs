//! What is counted while people play.

use std::collections::HashSet;
use std::time::Duration;

use tokio::time::Instant;

use crate::judging::Violations;
use crate::measuring::latency::Latencies;

/// No more seconds are looked at one by one.
const MOST_SECONDS: usize = 24 * 60 * 60;

/// No more complaints are kept word for word.
const MOST_TOLD: usize = 5;

/// What is counted.
#[derive(Default)]
pub(crate) struct Counts {
    pub(crate) begun: Option<Instant>,
    /// How long acknowledgements took while everybody played.
    pub(crate) latencies: Latencies,
    /// The same for each second.
    pub(crate) seconds: Vec<Latencies>,
    /// How many of them were moves; the others ask for a draw or offer a rematch.
    pub(crate) moves: u64,
    /// How often the server has said that it is there because somebody had asked.
    pub(crate) signs: u64,
    /// How many games came to their end.
    pub(crate) games: u64,
    /// How often a connection was lost and opened again.
    pub(crate) lost_connections: u64,
    /// How often the server found somebody too fast.
    pub(crate) too_fast: u64,
    /// How often the server could not keep something for the moment.
    pub(crate) put_off: u64,
    /// The longest time in which a table had to wait for an acknowledgement.
    pub(crate) longest_pause: Duration,
    /// Which server was killed last, and when.
    pub(crate) killed: Option<(usize, Instant)>,
    /// Who has had an answer of a living server since then, as number of the table
    /// and player.
    pub(crate) heard: HashSet<(usize, usize)>,
    /// What was found wrong with the server so far.
    pub(crate) violations: Violations,
    /// What went wrong, in words for whoever mends it.
    pub(crate) told: Vec<String>,
}

impl Counts {
    /// Something was acknowledged after so long.
    pub(crate) fn acknowledged(&mut self, now: Instant, took: Duration, is_move: bool) {
        let Some(begun) = self.begun else {
            return;
        };
        self.latencies.add(took);
        self.moves += u64::from(is_move);
        let second = now.saturating_duration_since(begun).as_secs() as usize;
        if second < MOST_SECONDS {
            if self.seconds.len() <= second {
                self.seconds.resize_with(second + 1, Latencies::default);
            }
            self.seconds[second].add(took);
        }
    }

    /// Something is not as it should be: tells it, and lets it be counted.
    pub(crate) fn violated(&mut self, what: String) -> &mut Violations {
        if self.told.len() < MOST_TOLD {
            self.told.push(what);
        }
        &mut self.violations
    }
}
