//! Thinking ends when its time is up, whichever game is thought about.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use catalog::GameId;
use players::{Ask, Computer, Level};
use search::effort::{Meter, Watch};
use search::{Effort, Limits, StopSign};

use super::positions::{random_positions, setups};

/// A watch on which a millisecond passes from one look to the next.
#[derive(Default)]
struct Looks(AtomicU64);

impl Watch for Looks {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// So many looks are enough, in milliseconds of that watch.
const TIME: u64 = 20;

/// And hardly more than that are taken before a move is there.
const LATE: u64 = 4;

#[test]
fn thinking_ends_when_its_time_is_up() {
    for id in GameId::ALL {
        let mut computer = Computer::new(id, 1 << 20);
        let mut needed_all = false;
        for tags in setups(id).iter().step_by(9).chain(setups(id).first()) {
            random_positions(id, tags, 3, |game, _| {
                let watch = Looks::default();
                let limits = Limits {
                    time: Some(Duration::from_millis(TIME)),
                    // Whoever never looks at the watch has to come to an end, too.
                    nodes: Some(1_000_000),
                    depth: None,
                };
                let effort = Effort::new(limits, &watch, &StopSign::default());
                let ask = Ask {
                    level: Level::MOST,
                    seed: 1,
                    effort: &effort,
                };
                assert!(computer.choose(game, &ask).is_some());
                let looks = watch.0.load(Ordering::Relaxed);
                assert!(looks <= TIME + LATE, "{id} {tags:?}: {looks} looks");
                let most = (TIME + LATE) * Meter::STRIDE;
                assert!(effort.nodes() <= most, "{id}: {}", effort.nodes());
                needed_all |= looks >= TIME;
            });
        }
        assert!(needed_all, "{id} was never out of time");
    }
}
