//! Servers are killed while people play, and come back.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::Servers;
use super::faults::forget_heard;
use crate::Progress;
use crate::error::Cause;
use crate::playing::Shared;

/// How long a server lives before something is done to it: at least, and up to so much more.
pub(super) const LIFE: (u64, u32) = (100, 900);

/// Whoever has not been heard for so long after a server was killed is not waited
/// for any longer.
const COMING_BACK: Duration = Duration::from_secs(60);

/// How often it is looked whether everybody has been heard.
const LOOK_AGAIN: Duration = Duration::from_millis(10);

/// What was done to servers.
#[derive(Clone, Copy, Default)]
pub(crate) struct Crashes {
    /// How often something was.
    pub(crate) times: usize,
    /// How often a server was killed.
    pub(crate) kills: usize,
    /// How often a server stood still.
    pub(crate) pauses: usize,
    /// How often a clock jumped.
    pub(crate) jumps: usize,
    /// After how many kills everybody played on with the other servers, while
    /// the dead one was away.
    pub(crate) went_on: usize,
    /// After how many of all everybody had an answer of a living server.
    pub(crate) came_back: usize,
}

impl Servers {
    /// Kills one server after the other at random moments, as often as wanted,
    /// and lets each come back. Everybody has come back before
    /// the next one is killed, so that each time meets all of them.
    pub(crate) async fn crash(
        &mut self,
        times: usize,
        players: usize,
        shared: &Shared,
        progress: &dyn Progress,
    ) -> Result<Crashes, Cause> {
        let mut crashes = Crashes {
            times,
            kills: times,
            ..Crashes::default()
        };
        for time in 0..times {
            let life = LIFE.0 + u64::from(self.numbers.below(LIFE.1));
            sleep(Duration::from_millis(life)).await;
            let index = time % self.children.len();
            let went_on = self.kill(index, players, shared).await?;
            crashes.went_on += usize::from(went_on);
            crashes.came_back += usize::from(everybody_is_heard(shared, players).await);
            progress.report(time + 1, times);
        }
        Ok(crashes)
    }

    /// Kills a server and lets it come back: where there are others, when everybody plays on
    /// with them, and at once where there is none. Says whether everybody played on meanwhile.
    pub(super) async fn kill(
        &mut self,
        index: usize,
        players: usize,
        shared: &Shared,
    ) -> Result<bool, Cause> {
        // On Unix this is SIGKILL: nothing is written or said any more.
        let _ = self.children[index].kill();
        let _ = self.children[index].wait();
        forget_heard(shared, Some(index));
        let went_on = self.children.len() > 1 && everybody_is_heard(shared, players).await;
        self.children[index] = self.spawn(index)?;
        self.wait_for(index).await?;
        Ok(went_on)
    }
}

/// Waits until every player has had an answer since something was last done to a server,
/// and says whether they all have.
pub(super) async fn everybody_is_heard(shared: &Shared, players: usize) -> bool {
    let by = Instant::now() + COMING_BACK;
    while shared.counts.borrow().heard.len() < players {
        if Instant::now() > by {
            return false;
        }
        sleep(LOOK_AGAIN).await;
    }
    true
}
