//! Both players of a table: whoever's turn it is moves as soon as their own
//! connection has shown it, and everything that comes is compared. What they hear is
//! taken in by `hearing.rs`.

use std::rc::Rc;
use std::time::Duration;

use arena::luck::any_move;
use host::Replica;
use judge::Happened;
use search::Numbers;
use table::{Offer, WaitsFor};
use tokio::time::{Instant, sleep_until};
use wire::online::messages::Say;
use wire::page::Act;

use super::connection::{Connection, Heard};
use super::{Phase, Shared, hello, requests, written};
use crate::error::Cause;
use crate::recording::history::TableHistory;
use crate::recording::timeline::{Timeline, print_of_act};

/// How long answers are waited for at the end.
const LAST_ANSWERS: Duration = Duration::from_secs(15);

/// How long two players wait for the table at which they play again, before they
/// take another one.
const REMATCH: Duration = Duration::from_secs(5);

/// Both seats of a table, with the secrets of the players.
#[derive(Clone)]
pub(crate) struct Seats {
    pub(super) table: Rc<str>,
    secrets: [String; 2],
    /// When the second place was asked for, and when it was given.
    joined: Option<[u64; 2]>,
}

/// Makes a table and sits down at it.
pub(crate) async fn sit(shared: &Shared, number: usize) -> Result<Seats, Cause> {
    let server = shared.servers[number % shared.servers.len()];
    let made = requests::make(server, &shared.new).await?;
    let first = made.seat.ok_or("no seat")?;
    let place = made.places.into_iter().next().ok_or("no second place")?;
    let called = shared.clock.now();
    let joined = requests::join(server, place.code).await?;
    let answered = shared.clock.now();
    let second = joined.seat.ok_or("no second seat")?;
    Ok(Seats {
        table: made.table.into(),
        secrets: [first.secret, second.secret],
        joined: Some([called, answered]),
    })
}

/// The two who play at a table, and at the tables after it.
pub(crate) struct Opponents {
    pub(super) shared: Rc<Shared>,
    pub(super) number: usize,
    pub(super) seats: Seats,
    pub(super) connections: [Connection; 2],
    /// Up to which row each player has been shown the log.
    pub(super) shown: [u64; 2],
    pub(super) replica: Option<Replica>,
    pub(super) seen: TableHistory,
    before: Vec<TableHistory>,
    /// What each player has said and nobody has answered yet.
    pub(super) pending: [Option<Pending>; 2],
    /// The number that each player gave last.
    ids: [u64; 2],
    numbers: Numbers,
    /// How long it is from one message to the next; none: not at all.
    pub(super) pace: Option<Duration>,
    /// Nothing is said before.
    due: Instant,
    pub(super) acknowledged_at: Instant,
    offered: [bool; 2],
    over_at: Option<Instant>,
}

/// Something that was said and is to be answered.
pub(super) struct Pending {
    pub(super) id: u64,
    text: String,
    pub(super) since: Instant,
    pub(super) is_move: bool,
    /// When it is to be said again.
    pub(super) again: Option<Instant>,
    /// The server has refused it for good; it is not said again.
    pub(super) refused: bool,
}

impl Opponents {
    pub(crate) fn new(shared: &Rc<Shared>, number: usize, mut seats: Seats) -> Opponents {
        let now = Instant::now();
        let seen = begin(shared, &seats);
        // At the next table nobody asks for a place.
        seats.joined = None;
        // Tables do not all begin at the same moment, nor end: some are up to three
        // times as quick as others, and all together as quick as is wanted.
        let mut numbers = Numbers::seeded(shared.seed.wrapping_add(number as u64));
        let quickness = 0.5 + numbers.fraction();
        let pace = shared.pace.map(|pace| pace.div_f64(quickness));
        let spread = pace.unwrap_or_default().mul_f64(numbers.fraction());
        Opponents {
            connections: connections(shared, number, &seats.table),
            seen,
            shared: shared.clone(),
            number,
            seats,
            shown: [0; 2],
            replica: None,
            before: Vec::new(),
            pending: [None, None],
            ids: [0; 2],
            numbers,
            pace,
            due: now + spread,
            acknowledged_at: now,
            offered: [false; 2],
            over_at: None,
        }
    }

    /// Both players are there and know the table.
    fn is_ready(&self) -> bool {
        self.shown[0] > 0 && self.shown[1] > 0
    }

    /// Waits until both players are there.
    pub(crate) async fn gather(mut self, by: Instant) -> Result<Opponents, Cause> {
        while !self.is_ready() {
            tokio::select! {
                () = self.listen() => {}
                () = sleep_until(by) => return Err("the players could not sit down in time".into()),
            }
        }
        Ok(self)
    }

    /// Plays until the load ends, and says what was seen.
    pub(crate) async fn play(mut self) -> Vec<TableHistory> {
        let mut phase = self.shared.phase.subscribe();
        while *phase.borrow() == Phase::Gathering {
            self.ask_if_quiet().await;
            let asks = self
                .connections
                .iter()
                .filter_map(Connection::asks_at)
                .min();
            tokio::select! {
                () = self.listen() => {}
                () = sleep_until(asks.unwrap_or_else(Instant::now)), if asks.is_some() => {}
                _ = phase.changed() => {}
            }
        }
        let now = Instant::now();
        self.due += now.saturating_duration_since(self.acknowledged_at);
        self.acknowledged_at = now;
        let mut end = None;
        loop {
            if end.is_none() && *phase.borrow() == Phase::Ending {
                end = Some(Instant::now() + LAST_ANSWERS);
            }
            let waits = self.pending.iter().any(Option::is_some);
            if end.is_some_and(|end| !waits || Instant::now() >= end) {
                break;
            }
            self.say_again().await;
            if end.is_none() {
                self.move_on().await;
            }
            self.ask_if_quiet().await;
            let alarm = self.alarm().into_iter().chain(end).min();
            let far = Instant::now() + Duration::from_secs(3600);
            tokio::select! {
                () = self.listen() => {}
                () = sleep_until(alarm.unwrap_or(far)), if alarm.is_some() => {}
                _ = phase.changed() => {}
            }
        }
        let unanswered = self.pending.iter().flatten().count();
        self.shared.counts.borrow_mut().violations.unanswered += unanswered as u64;
        self.connections.iter_mut().for_each(Connection::close);
        self.before.push(self.seen);
        self.before
    }

    async fn ask_if_quiet(&mut self) {
        for connection in &mut self.connections {
            connection.ask_if_quiet().await;
        }
    }

    /// When something has to be done though nothing comes.
    fn alarm(&self) -> Option<Instant> {
        let again = self.pending.iter().flatten().filter_map(|said| said.again);
        let due = (self.pace.is_some() && self.wanted().is_some()).then_some(self.due);
        let rematch = self.over_at.map(|over| over + REMATCH);
        let asks = self.connections.iter().filter_map(Connection::asks_at);
        again.chain(due).chain(rematch).chain(asks).min()
    }

    /// Hears one thing, whoever's connection it comes by.
    async fn listen(&mut self) {
        let [first, second] = &mut self.connections;
        let (player, heard) = tokio::select! {
            heard = first.next() => (0, heard),
            heard = second.next() => (1, heard),
        };
        match heard {
            Heard::Frame(text) => self.hear(player, &text),
            Heard::Opened => self.hello(player).await,
            Heard::Lost => {
                let mut counts = self.shared.counts.borrow_mut();
                counts.lost_connections += u64::from(counts.begun.is_some());
            }
            Heard::Nothing => {}
        }
        if let Some(next) = self.next_table() {
            self.go_to(next);
        }
    }

    async fn hello(&mut self, player: usize) {
        let luck = format!("{:064x}", 2 * self.number + player + 1);
        let after = self.shown[player];
        let hello = hello(&self.seats.secrets[player], after, Some(luck));
        self.note(player, || Happened::Asked {
            after: after as u32,
        });
        self.connections[player].say(&hello).await;
        // What was said by the connection before may not have arrived. If it has, the
        // server notices by its number.
        self.repeat(player).await;
    }

    /// Says again what has not been answered.
    async fn repeat(&mut self, player: usize) {
        if let Some(said) = self.pending[player].as_ref().filter(|said| !said.refused) {
            let id = said.id as u32;
            let timeline = &mut self.seen.timeline;
            timeline.note(&self.shared.clock, player, || Happened::SaidAgain { id });
            self.connections[player].say(&said.text).await;
        }
    }

    /// Writes down that something happens now, where somebody wants to know.
    pub(super) fn note(&mut self, player: usize, what: impl FnOnce() -> Happened) {
        (self.seen.timeline).note(&self.shared.clock, player, what);
    }

    /// Says again what the server could not take.
    async fn say_again(&mut self) {
        for player in 0..2 {
            let due = |again: &mut Instant| Instant::now() >= *again;
            if let Some(said) = &mut self.pending[player]
                && said.again.take_if(due).is_some()
            {
                self.repeat(player).await;
            }
        }
    }

    /// Whose turn it is, if they know it and have nothing else to wait for.
    fn wanted(&self) -> Option<(usize, Option<Act>)> {
        let table = &self.replica.as_ref()?.table;
        let (player, act) = match table.waits_for() {
            WaitsFor::Move { seat } => (table.seats()[seat.index()], None),
            WaitsFor::Press { seat } => (table.seats()[seat.index()], Some(Act::Press)),
            WaitsFor::Nothing if !self.offered[0] => {
                let offer = Offer::Rematch;
                (0, Some(Act::Offer { offer }))
            }
            // The offer may still be on its way, or may have been lost with a server.
            WaitsFor::Nothing if !self.offered[1] && table.is_asked(1, table::Offer::Rematch) => {
                let (offer, accept) = (Offer::Rematch, true);
                (1, Some(Act::Answer { offer, accept }))
            }
            _ => return None,
        };
        let knows = self.shown[player] == self.seen.rows() && self.connections[player].is_open();
        (knows && self.pending[player].is_none()).then_some((player, act))
    }

    /// Whoever's turn it is says something.
    async fn move_on(&mut self) {
        if self.over_at.is_some_and(|over| over.elapsed() >= REMATCH) {
            self.over_at = Some(Instant::now());
            if let Ok(seats) = sit(&self.shared, self.number).await {
                let table = seats.table.clone();
                self.seats = seats;
                self.go_to(table);
            }
            return;
        }
        let now = Instant::now();
        if self.pace.is_some() && now < self.due {
            return;
        }
        let Some((player, act)) = self.wanted() else {
            return;
        };
        let Some(replica) = &self.replica else {
            return;
        };
        let is_move = act.is_none();
        let act = act.unwrap_or_else(|| {
            let event = any_move(replica.table.game(), &mut self.numbers);
            let event = event.map(|mv| mv.to_string()).unwrap_or_default();
            Act::Move { event }
        });
        if matches!(act, Act::Offer { .. } | Act::Answer { .. }) {
            self.offered[player] = true;
            self.over_at = Some(now);
        }
        self.ids[player] += 1;
        let id = self.ids[player];
        let version = replica.table.version();
        let print = self.shared.records.then(|| print_of_act(&act));
        let text = written(&Say::Act { id, version, act });
        self.note(player, || Happened::Said {
            id: id as u32,
            print: print.unwrap_or_default(),
        });
        self.connections[player].say(&text).await;
        // At a given pace whatever is late was late from when it was due.
        let since = match self.pace {
            Some(pace) => {
                let due = self.due;
                self.due += pace;
                due
            }
            None => now,
        };
        self.pending[player] = Some(Pending {
            id,
            text,
            since,
            is_move,
            again: None,
            refused: false,
        });
    }

    /// Where the two play again, once both have been shown it.
    fn next_table(&self) -> Option<Rc<str>> {
        let next = self.replica.as_ref()?.following.next.as_ref()?;
        let shown = self.shown == [self.seen.rows(); 2];
        let answered = self.pending.iter().all(Option::is_none);
        (shown && answered).then(|| next.as_str().into())
    }

    /// Both go to another table.
    fn go_to(&mut self, table: Rc<str>) {
        self.seats.table = table.clone();
        self.connections = connections(&self.shared, self.number, &table);
        let seen = begin(&self.shared, &self.seats);
        self.seats.joined = None;
        self.before.push(std::mem::replace(&mut self.seen, seen));
        self.shown = [0; 2];
        self.ids = [0; 2];
        self.replica = None;
        self.pending = [None, None];
        self.offered = [false; 2];
        self.over_at = None;
        self.due = self.due.max(Instant::now());
        self.shared.counts.borrow_mut().games += 1;
    }
}

/// Nothing has been seen of a table yet, except how its second place was taken.
fn begin(shared: &Shared, seats: &Seats) -> TableHistory {
    let mut seen = TableHistory::new(seats.table.clone(), seats.secrets[0].clone());
    seen.timeline = Timeline::new(shared.records);
    if let Some(joined) = seats.joined {
        seen.timeline.note_place(1, joined);
    }
    seen
}

/// The connections of both players, each to another server if there are several.
fn connections(shared: &Shared, number: usize, table: &Rc<str>) -> [Connection; 2] {
    [0, 1].map(|player| Connection::new(shared.servers.clone(), number + player, table.clone()))
}
