//! One table with both of its players: whoever's turn it is moves as soon as
//! their own line has shown it, and everything that comes is compared.

use std::rc::Rc;
use std::time::Duration;

use arena::luck::any_move;
use host::Replica;
use search::Numbers;
use table::{Offer, WaitsFor};
use tokio::time::{Instant, sleep_until};
use wire::online::messages::{Say, Tell};
use wire::page::Act;

use super::asking;
use super::frames::{self, Frame};
use super::line::{Heard, Line};
use super::seen::{self, Known, Seen};
use super::shared::{Phase, Shared};

/// How long answers are waited for at the end.
const LAST_ANSWERS: Duration = Duration::from_secs(15);

/// After how long something is said again that the server could not take yet.
const AGAIN: Duration = Duration::from_millis(250);

/// How long two players wait for the table at which they play again, before they
/// take another one.
const REMATCH: Duration = Duration::from_secs(5);

/// A seat at a table: the secrets of both players.
#[derive(Clone)]
pub(super) struct Seats {
    pub(super) table: Rc<str>,
    pub(super) secrets: [String; 2],
}

/// Makes a table and sits down at it.
pub(super) async fn sit(shared: &Shared, number: usize) -> Result<Seats, String> {
    let server = shared.servers[number % shared.servers.len()];
    let made = asking::make(server, &shared.new).await?;
    let first = made.seat.ok_or("no seat")?;
    let place = made.places.into_iter().next().ok_or("no second place")?;
    let joined = asking::join(server, place.code).await?;
    let second = joined.seat.ok_or("no second seat")?;
    Ok(Seats {
        table: made.table.into(),
        secrets: [first.secret, second.secret],
    })
}

/// A table in play.
pub(super) struct Desk {
    shared: Rc<Shared>,
    number: usize,
    seats: Seats,
    lines: [Line; 2],
    /// Up to which row each player has been shown the log.
    shown: [u64; 2],
    replica: Option<Replica>,
    seen: Seen,
    before: Vec<Seen>,
    /// What each player has said and nobody has answered yet.
    said: [Option<Said>; 2],
    /// The number that each player gave last.
    ids: [u64; 2],
    numbers: Numbers,
    /// How long it is from one message to the next; none: not at all.
    pace: Option<Duration>,
    /// Nothing is said before.
    due: Instant,
    acknowledged_at: Instant,
    offered: [bool; 2],
    over_at: Option<Instant>,
}

/// Something that was said.
struct Said {
    id: u64,
    text: String,
    since: Instant,
    is_move: bool,
    /// When it is to be said again.
    again: Option<Instant>,
}

impl Desk {
    pub(super) fn new(shared: &Rc<Shared>, number: usize, seats: Seats) -> Desk {
        let now = Instant::now();
        // Tables do not all begin at the same moment, nor end: some are up to three
        // times as quick as others, and all together as quick as is wanted.
        let mut numbers = Numbers::seeded(shared.seed.wrapping_add(number as u64));
        let quickness = 0.5 + numbers.fraction();
        let pace = shared.pace.map(|pace| pace.div_f64(quickness));
        let spread = pace.unwrap_or_default().mul_f64(numbers.fraction());
        Desk {
            lines: lines(shared, number, &seats.table),
            seen: Seen::new(seats.table.clone(), seats.secrets[0].clone()),
            shared: shared.clone(),
            number,
            seats,
            shown: [0; 2],
            replica: None,
            before: Vec::new(),
            said: [None, None],
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
    pub(super) async fn gather(mut self, by: Instant) -> Result<Desk, String> {
        while !self.is_ready() {
            tokio::select! {
                () = self.listen() => {}
                () = sleep_until(by) => return Err("the players could not sit down in time".into()),
            }
        }
        Ok(self)
    }

    /// Plays until the load ends, and says what was seen.
    pub(super) async fn play(mut self) -> Vec<Seen> {
        let mut phase = self.shared.phase.subscribe();
        while *phase.borrow() == Phase::Gathering {
            self.ask_if_quiet().await;
            let asks = self.lines.iter().filter_map(Line::asks_at).min();
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
            let waits = self.said.iter().any(Option::is_some);
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
        let unanswered = self.said.iter().flatten().count();
        self.shared.counts.borrow_mut().unanswered += unanswered as u64;
        self.lines.iter_mut().for_each(Line::close);
        self.before.push(self.seen);
        self.before
    }

    async fn ask_if_quiet(&mut self) {
        for line in &mut self.lines {
            line.ask_if_quiet().await;
        }
    }

    /// When something has to be done though nothing comes.
    fn alarm(&self) -> Option<Instant> {
        let again = self.said.iter().flatten().filter_map(|said| said.again);
        let due = (self.pace.is_some() && self.wanted().is_some()).then_some(self.due);
        let rematch = self.over_at.map(|over| over + REMATCH);
        let asks = self.lines.iter().filter_map(Line::asks_at);
        again.chain(due).chain(rematch).chain(asks).min()
    }

    /// Hears one thing, whoever's line it comes by.
    async fn listen(&mut self) {
        let [first, second] = &mut self.lines;
        let (player, heard) = tokio::select! {
            heard = first.next() => (0, heard),
            heard = second.next() => (1, heard),
        };
        match heard {
            Heard::Frame(text) => self.hear(player, &text),
            Heard::Opened => self.hello(player).await,
            Heard::Lost => {
                let mut counts = self.shared.counts.borrow_mut();
                counts.lost_lines += u64::from(counts.begun.is_some());
            }
            Heard::Nothing => {}
        }
        if let Some(next) = self.next_table() {
            self.go_to(next);
        }
    }

    async fn hello(&mut self, player: usize) {
        let luck = format!("{:064x}", 2 * self.number + player + 1);
        let hello = Say::Hello {
            seat: Some(self.seats.secrets[player].clone()),
            watch: None,
            after: self.shown[player],
            luck: Some(luck),
            lang: Default::default(),
        };
        self.lines[player].say(&written(&hello)).await;
        // What was said by the line before may not have arrived. If it has, the
        // server notices by its number.
        if let Some(said) = &self.said[player] {
            self.lines[player].say(&said.text).await;
        }
    }

    fn hear(&mut self, player: usize, text: &str) {
        match frames::read(text) {
            Ok(Frame::Row { seq, entries }) => self.show(player, seq, entries),
            Ok(Frame::Done { id, seq }) => self.done(player, id, seq),
            Ok(Frame::Other(tell)) => self.hear_other(player, *tell),
            Err(error) => self.wrong(format!("a frame that is none: {error}")),
        }
    }

    fn hear_other(&mut self, player: usize, tell: Tell) {
        match tell {
            Tell::Welcome { full, rows, .. } => {
                if full {
                    self.shown[player] = 0;
                }
                for row in rows {
                    let entries = wire::online::write_row(&row.entries);
                    self.show(player, row.seq, &entries);
                }
            }
            Tell::Refused { id, refused, .. } => self.refused(player, id, &refused.code),
            Tell::Row(_) | Tell::Done { .. } => self.wrong("a frame of another shape".into()),
            Tell::Pong { .. } => {
                let mut counts = self.shared.counts.borrow_mut();
                counts.signs += u64::from(counts.begun.is_some());
            }
            Tell::Here { .. } | Tell::Closing { .. } => {}
        }
    }

    /// A player is shown a row.
    fn show(&mut self, player: usize, seq: u64, entries: &str) {
        let next = seq == self.shown[player] + 1;
        match self.seen.row(seq, entries) {
            Known::New if next => {
                if let Err(error) = seen::take(&mut self.replica, seq, entries) {
                    self.wrong(format!("row {seq} of table {}: {error}", self.seats.table));
                }
            }
            Known::Same if next => {}
            _ => self.wrong(format!("row {seq} of table {} differs", self.seats.table)),
        }
        self.shown[player] = seq;
    }

    fn wrong(&mut self, what: String) {
        let mut counts = self.shared.counts.borrow_mut();
        counts.wrong.differing += 1;
        counts.tell(what);
    }

    fn done(&mut self, player: usize, id: u64, seq: u64) {
        let Some(said) = self.said[player].take_if(|said| said.id == id) else {
            return;
        };
        let now = Instant::now();
        self.seen.acknowledge(player, id, seq);
        let mut counts = self.shared.counts.borrow_mut();
        let pause = now.saturating_duration_since(self.acknowledged_at);
        if self.pace.is_none() {
            counts.longest_pause = counts.longest_pause.max(pause);
        }
        let took = now.saturating_duration_since(said.since);
        counts.acknowledged(now, took, said.is_move);
        if self.lines[player].outlives(counts.killed) {
            counts.heard.insert((self.number, player));
        }
        self.acknowledged_at = now;
    }

    fn refused(&mut self, player: usize, id: Option<u64>, code: &str) {
        let mut counts = self.shared.counts.borrow_mut();
        let said = self.said[player].as_mut();
        let again = said.filter(|said| id == Some(said.id));
        match (code, again) {
            ("too-fast", Some(said)) => {
                counts.too_fast += 1;
                said.again = Some(Instant::now() + AGAIN);
            }
            ("unavailable" | "busy", Some(said)) => {
                counts.put_off += 1;
                said.again = Some(Instant::now() + AGAIN);
            }
            // The server could not take anybody in: the line is opened again.
            ("unavailable" | "busy", None) if id.is_none() => counts.put_off += 1,
            _ => {
                counts.tell(format!("table {}: refused, {code}", self.seats.table));
                counts.wrong.refused += 1;
            }
        }
    }

    /// Says again what the server could not take.
    async fn say_again(&mut self) {
        for player in 0..2 {
            let due = |again: &mut Instant| Instant::now() >= *again;
            if let Some(said) = &mut self.said[player]
                && said.again.take_if(due).is_some()
            {
                self.lines[player].say(&said.text).await;
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
        let knows = self.shown[player] == self.seen.rows() && self.lines[player].is_open();
        (knows && self.said[player].is_none()).then_some((player, act))
    }

    /// Whoever's turn it is says something.
    async fn move_on(&mut self) {
        if self.over_at.is_some_and(|over| over.elapsed() >= REMATCH) {
            self.over_at = Some(Instant::now());
            if let Ok(seats) = sit(&self.shared, self.number).await {
                self.seats.secrets = seats.secrets;
                self.go_to(seats.table);
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
        let text = written(&Say::Act { id, version, act });
        self.lines[player].say(&text).await;
        // At a given pace whatever is late was late from when it was due.
        let since = match self.pace {
            Some(pace) => {
                let due = self.due;
                self.due += pace;
                due
            }
            None => now,
        };
        self.said[player] = Some(Said {
            id,
            text,
            since,
            is_move,
            again: None,
        });
    }

    /// Where the two play again, once both have been shown it.
    fn next_table(&self) -> Option<Rc<str>> {
        let next = self.replica.as_ref()?.following.next.as_ref()?;
        let shown = self.shown == [self.seen.rows(); 2];
        let answered = self.said.iter().all(Option::is_none);
        (shown && answered).then(|| next.as_str().into())
    }

    /// Both go to another table.
    fn go_to(&mut self, table: Rc<str>) {
        self.seats.table = table.clone();
        self.lines = lines(&self.shared, self.number, &table);
        let seen = Seen::new(table, self.seats.secrets[0].clone());
        self.before.push(std::mem::replace(&mut self.seen, seen));
        self.shown = [0; 2];
        self.ids = [0; 2];
        self.replica = None;
        self.said = [None, None];
        self.offered = [false; 2];
        self.over_at = None;
        self.due = self.due.max(Instant::now());
        self.shared.counts.borrow_mut().games += 1;
    }
}

/// The lines of both players, each to another server if there are several.
fn lines(shared: &Shared, number: usize, table: &Rc<str>) -> [Line; 2] {
    [0, 1].map(|player| Line::new(shared.servers.clone(), number + player, table.clone()))
}

fn written(say: &Say) -> String {
    serde_json::to_string(say).expect("texts and numbers are always JSON")
}
