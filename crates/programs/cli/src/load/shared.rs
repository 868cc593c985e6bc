//! What all players of a load share, and what is counted.

use std::cell::RefCell;
use std::collections::HashSet;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use catalog::GameId;
use table::{ClockRules, Config, Dice, Player, Seating};
use tokio::sync::watch;
use tokio::time::Instant;
use wire::online::Rules;
use wire::online::messages::NewTable;

use super::latency::Latencies;
use super::seen::Wrong;

/// No more seconds are looked at one by one.
const MOST_SECONDS: usize = 24 * 60 * 60;

/// No more complaints are kept word for word.
const MOST_TOLD: usize = 5;

/// How far a load has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Tables are made, and everybody sits down.
    Gathering,
    /// Everybody plays, and everything is counted.
    Playing,
    /// Nobody begins anything; answers that are due are waited for.
    Ending,
}

/// What all players share.
pub(super) struct Shared {
    pub(super) servers: Rc<[SocketAddr]>,
    pub(super) new: NewTable,
    pub(super) seed: u64,
    /// How long it is on average from one message at a table to the next; none: not
    /// at all.
    pub(super) pace: Option<Duration>,
    pub(super) phase: watch::Sender<Phase>,
    pub(super) counts: RefCell<Counts>,
}

/// What is counted.
#[derive(Default)]
pub(super) struct Counts {
    pub(super) begun: Option<Instant>,
    /// How long acknowledgements took while everybody played.
    pub(super) latencies: Latencies,
    /// The same for each second.
    pub(super) seconds: Vec<Latencies>,
    /// How many of them were moves; the others ask for a draw or offer a rematch.
    pub(super) moves: u64,
    /// How often the server has said that it is there because somebody had asked.
    pub(super) signs: u64,
    /// How many games came to their end.
    pub(super) games: u64,
    /// How often a line was lost and opened again.
    pub(super) lost_lines: u64,
    /// How often the server found somebody too fast.
    pub(super) too_fast: u64,
    /// How often the server could not keep something for the moment.
    pub(super) put_off: u64,
    /// What was said and never answered.
    pub(super) unanswered: u64,
    /// The longest time in which a table had to wait for an acknowledgement.
    pub(super) longest_pause: Duration,
    /// Which server was killed last, and when.
    pub(super) killed: Option<(usize, Instant)>,
    /// Who has had an answer of a living server since then, as number of the table
    /// and player.
    pub(super) heard: HashSet<(usize, usize)>,
    pub(super) wrong: Wrong,
    /// What went wrong, in words for whoever mends it.
    pub(super) told: Vec<String>,
}

impl Counts {
    /// Something was acknowledged after so long.
    pub(super) fn acknowledged(&mut self, now: Instant, took: Duration, is_move: bool) {
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

    /// Something is not as it should be.
    pub(super) fn tell(&mut self, what: String) {
        if self.told.len() < MOST_TOLD {
            self.told.push(what);
        }
    }
}

/// A table of two people at the game that is wanted.
pub(super) fn new_table(game: GameId, size: Option<String>) -> NewTable {
    let tag = |size: String| ("Size".into(), size);
    NewTable {
        set_up: Config {
            game,
            tags: size.map(tag).into_iter().collect(),
            players: vec![Player::Person, Player::Person],
            seating: Seating::Chosen(vec![0, 1]),
            picks: false,
            clock: ClockRules::None,
            dice: Dice::Host,
        },
        rules: Rules::default(),
        sit: Some(0),
    }
}
