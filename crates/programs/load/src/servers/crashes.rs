//! Servers are killed while people play, and come back.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::Servers;
use crate::Progress;
use crate::error::Cause;
use crate::playing::Shared;

/// How long a server lives before it is killed: at least, and up to so much more.
const LIFE: (u64, u32) = (100, 900);

/// Whoever has not been heard for so long after a server was killed is not waited
/// for any longer.
const COMING_BACK: Duration = Duration::from_secs(60);

/// How often it is looked whether everybody has been heard.
const LOOK_AGAIN: Duration = Duration::from_millis(10);

/// How often servers were killed.
#[derive(Clone, Copy, Default)]
pub(crate) struct Crashes {
    pub(crate) times: usize,
    /// After how many of them everybody played on with the other servers, while
    /// the dead one was away.
    pub(crate) went_on: usize,
    /// After how many of them everybody had an answer of a living server.
    pub(crate) came_back: usize,
}

impl Servers {
    /// Kills one server after the other at random moments, as often as wanted,
    /// and lets each come back: where there are others, when everybody plays on
    /// with them, and at once where there is none. Everybody has come back before
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
            ..Crashes::default()
        };
        for time in 0..times {
            let life = LIFE.0 + u64::from(self.numbers.below(LIFE.1));
            sleep(Duration::from_millis(life)).await;
            let index = time % self.children.len();
            // On Unix this is SIGKILL: nothing is written or said any more.
            let _ = self.children[index].kill();
            let _ = self.children[index].wait();
            {
                let mut counts = shared.counts.borrow_mut();
                counts.killed = Some((index, Instant::now()));
                counts.heard.clear();
            }
            if self.children.len() > 1 {
                crashes.went_on += usize::from(everybody_is_heard(shared, players).await);
            }
            self.children[index] = self.spawn(index)?;
            self.wait_for(index).await?;
            crashes.came_back += usize::from(everybody_is_heard(shared, players).await);
            progress.report(time + 1, times);
        }
        Ok(crashes)
    }
}

/// Waits until every player has had an answer since the last server was killed,
/// and says whether they all have.
async fn everybody_is_heard(shared: &Shared, players: usize) -> bool {
    let by = Instant::now() + COMING_BACK;
    while shared.counts.borrow().heard.len() < players {
        if Instant::now() > by {
            return false;
        }
        sleep(LOOK_AGAIN).await;
    }
    true
}
