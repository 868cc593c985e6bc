//! Who plays: two opponents at each table, or the pupils of a class, and how they
//! reach a server.

pub(crate) mod class;
pub(crate) mod connection;
mod frames;
mod hearing;
pub(crate) mod opponents;
mod requests;

use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use catalog::GameId;
use table::{ClockRules, Config, Dice, Player, Seating};
use tokio::sync::watch;
use wire::online::Rules;
use wire::online::messages::{NewTable, Say};

use crate::Plan;
use crate::recording::counts::Counts;
use crate::recording::timeline::Clock;

/// How far a load has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Tables are made, and everybody sits down.
    Gathering,
    /// Everybody plays, and everything is counted.
    Playing,
    /// Nobody begins anything; answers that are due are waited for.
    Ending,
}

/// What all players share.
pub(crate) struct Shared {
    pub(crate) servers: Rc<[SocketAddr]>,
    new: NewTable,
    seed: u64,
    /// How long it is on average from one message at a table to the next; none: not
    /// at all.
    pace: Option<Duration>,
    pub(crate) phase: watch::Sender<Phase>,
    pub(crate) counts: RefCell<Counts>,
    pub(crate) clock: Clock,
    /// Whether it is written down when everything happened.
    pub(crate) records: bool,
}

impl Shared {
    pub(crate) fn new(plan: &Plan, servers: Vec<SocketAddr>) -> Shared {
        let (phase, _) = watch::channel(Phase::Gathering);
        Shared {
            servers: servers.into(),
            new: new_table(plan.game, plan.size.clone()),
            seed: plan.seed,
            pace: plan.pace(),
            phase,
            counts: RefCell::new(Counts::default()),
            clock: Clock::new(),
            records: plan.records(),
        }
    }
}

/// A table of two people at the game that is wanted.
fn new_table(game: GameId, size: Option<String>) -> NewTable {
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

/// Somebody comes to a table who has read its log up to this row.
pub(crate) fn hello(secret: &str, after: u64, luck: Option<String>) -> String {
    written(&Say::Hello {
        seat: Some(secret.to_string()),
        watch: None,
        after,
        luck,
        lang: Default::default(),
    })
}

fn written(say: &Say) -> String {
    serde_json::to_string(say).expect("texts and numbers are always JSON")
}
