//! Whatever a network does to messages, everybody ends up with the same table:
//! frames are dropped, doubled, delayed and reordered in both directions and
//! sockets are cut, as a schedule says that is made up and shrunk by proptest.

use std::collections::HashSet;
use std::net::SocketAddr;

use crate::house::{Folder, Server, people, small_hyle7, table, two};
use ::table::WaitsFor;
use futures_util::{SinkExt, StreamExt};
use host::Replica;
use proptest::prelude::*;
use proptest::test_runner::{Config as TestConfig, TestCaseError, TestRunner};
use server::Settings;
use table::{Config, Offer};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::online::messages::{Row, Say, Tell};
use wire::online::{What, read_row};
use wire::page::{Act, GameName};

/// Two players and somebody who watches.
const EVERYBODY: usize = 3;

/// What happens next, and to whom.
#[derive(Clone, Debug)]
enum Step {
    /// Somebody says what they think they can say, or says it again.
    Speak(usize),
    /// A player offers a draw, or answers an offer, whatever they know.
    Offer(usize, bool),
    /// Something happens to a frame on its way.
    Carry(usize, Way, Fate, usize),
    /// A socket is cut, with all that was on its way, and opened again.
    Cut(usize),
}

#[derive(Clone, Copy, Debug)]
enum Way {
    /// From the client to the server.
    Up,
    /// From the server to the client.
    Down,
}

#[derive(Clone, Copy, Debug)]
enum Fate {
    Arrives,
    ArrivesTwice,
    Vanishes,
}

fn step() -> impl Strategy<Value = Step> {
    let who = 0..EVERYBODY;
    let way = prop_oneof![Just(Way::Up), Just(Way::Down)];
    let fate = prop_oneof![
        6 => Just(Fate::Arrives),
        1 => Just(Fate::ArrivesTwice),
        1 => Just(Fate::Vanishes),
    ];
    // Mostly frames arrive in order; else any of those that wait comes first.
    let which = prop_oneof![4 => Just(0usize), 1 => 0..6usize];
    prop_oneof![
        6 => who.clone().prop_map(Step::Speak),
        1 => (who.clone(), any::<bool>()).prop_map(|(who, accept)| Step::Offer(who, accept)),
        16 => (who.clone(), way, fate, which)
            .prop_map(|(who, way, fate, which)| Step::Carry(who, way, fate, which)),
        1 => who.prop_map(Step::Cut),
    ]
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody behind a bad network.
struct Guest {
    address: SocketAddr,
    table: String,
    hello: Hello,
    socket: Socket,
    up: Vec<String>,
    down: Vec<String>,
    welcomed: bool,
    replica: Option<Replica>,
    player: Option<usize>,
    /// What was said and not answered: it is said again until it is.
    pending: Option<(u64, String)>,
    next: u64,
    pings: u64,
    acknowledged: Vec<u64>,
}

#[derive(Clone)]
struct Hello {
    seat: Option<String>,
    watch: Option<String>,
    luck: Option<String>,
}

async fn open(address: SocketAddr, table: &str) -> Socket {
    let address = format!("ws://{address}/api/tables/{table}/socket");
    connect_async(address).await.unwrap().0
}

impl Guest {
    async fn come(address: SocketAddr, table: &str, player: Option<usize>, hello: Hello) -> Guest {
        let mut guest = Guest {
            address,
            table: table.to_string(),
            hello,
            socket: open(address, table).await,
            up: Vec::new(),
            down: Vec::new(),
            welcomed: false,
            replica: None,
            player,
            pending: None,
            next: 0,
            pings: 1 << 40,
            acknowledged: Vec::new(),
        };
        guest.say_hello().await;
        guest
    }

    fn seq(&self) -> u64 {
        self.replica.as_ref().map_or(0, |it| it.following.seq)
    }

    /// The first frame of a socket always arrives, or it is no socket at a table.
    async fn say_hello(&mut self) {
        let hello = Say::Hello {
            seat: self.hello.seat.clone(),
            watch: self.hello.watch.clone(),
            after: self.seq(),
            luck: self.hello.luck.clone(),
            lang: Default::default(),
        };
        self.send(&serde_json::to_string(&hello).unwrap()).await;
        self.collect().await;
    }

    async fn cut(&mut self) {
        self.up.clear();
        self.down.clear();
        self.welcomed = false;
        self.socket = open(self.address, &self.table).await;
        self.say_hello().await;
    }

    async fn send(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Takes everything that the server has sent so far, up to its answer to a
    /// question that the bad network does not see.
    async fn collect(&mut self) {
        self.pings += 1;
        let ping = serde_json::to_string(&Say::Ping { id: self.pings }).unwrap();
        self.send(&ping).await;
        loop {
            let text = match self.socket.next().await {
                Some(Ok(Message::Text(text))) => text.to_string(),
                other => panic!("the server went away: {other:?}"),
            };
            if let Ok(Tell::Pong { id, .. }) = serde_json::from_str(&text) {
                if id == self.pings {
                    return;
                }
            } else {
                self.down.push(text);
            }
        }
    }

    fn speak(&mut self) {
        if let Some((_, text)) = &self.pending {
            self.up.push(text.clone());
            return;
        }
        let Some((table, player)) = self.replica.as_ref().map(|it| &it.table).zip(self.player)
        else {
            return;
        };
        let mine = |seat: &game::Seat| table.seats()[seat.index()] == player;
        let act = match table.waits_for() {
            WaitsFor::Move { seat } if mine(&seat) => {
                let event = table.game().moves()[0].to_string();
                Act::Move { event }
            }
            WaitsFor::Press { seat } if mine(&seat) => Act::Press,
            _ => return,
        };
        self.say(act);
    }

    fn say(&mut self, act: Act) {
        let Some(replica) = self.replica.as_ref().filter(|_| self.pending.is_none()) else {
            return;
        };
        self.next += 1;
        let (id, version) = (self.next, replica.table.version());
        let say = Say::Act { id, version, act };
        let text = serde_json::to_string(&say).unwrap();
        self.up.push(text.clone());
        self.pending = Some((id, text));
    }

    async fn carry(&mut self, way: Way, fate: Fate, which: usize) {
        let frames = match way {
            Way::Up => &mut self.up,
            Way::Down => &mut self.down,
        };
        if frames.is_empty() {
            return;
        }
        let frame = frames.remove(which.min(frames.len() - 1));
        let times = match fate {
            Fate::Arrives => 1,
            Fate::ArrivesTwice => 2,
            Fate::Vanishes => 0,
        };
        for _ in 0..times {
            match way {
                Way::Up => {
                    self.send(&frame).await;
                    self.collect().await;
                }
                Way::Down => self.hear(&frame).await,
            }
        }
    }

    /// What a client does with a frame, whenever and however often it comes.
    async fn hear(&mut self, text: &str) {
        match serde_json::from_str(text).unwrap() {
            Tell::Welcome { full, rows, .. } if !self.welcomed => {
                self.welcomed = true;
                if full {
                    self.replica = None;
                }
                for row in rows {
                    self.read(&row);
                }
            }
            Tell::Row(row) if row.seq == self.seq() + 1 && self.welcomed => self.read(&row),
            // Something is missing: whoever comes back gets it.
            Tell::Row(row) if row.seq > self.seq() => self.cut().await,
            Tell::Done { id, .. } => {
                let done = self.pending.take_if(|(pending, _)| *pending == id);
                self.acknowledged.extend(done.map(|_| id));
            }
            Tell::Refused { id, seq, .. } => {
                let refused = |pending: &mut (u64, String)| Some(pending.0) == id;
                self.pending.take_if(refused);
                if seq > self.seq() {
                    self.cut().await;
                }
            }
            Tell::Closing { code, .. } => panic!("closed: {code}"),
            _ => {}
        }
    }

    fn read(&mut self, row: &Row) {
        match &mut self.replica {
            None => self.replica = Some(Replica::open(&row.entries).unwrap()),
            Some(replica) if row.seq == replica.following.seq + 1 => {
                replica.read(row.seq, &row.entries).unwrap();
            }
            Some(_) => {}
        }
    }

    /// The network is a good one again.
    async fn calm(&mut self) {
        self.cut().await;
        // An answer that got lost is asked for again.
        if let Some((_, text)) = self.pending.clone() {
            self.send(&text).await;
            self.collect().await;
        }
    }

    async fn hear_all(&mut self) {
        self.collect().await;
        while !self.down.is_empty() {
            let frame = self.down.remove(0);
            self.hear(&frame).await;
        }
    }
}

/// Plays by a schedule at a new table, and compares everybody with the log.
async fn play(server: &Server, set_up: Config, steps: &[Step]) -> Result<(), TestCaseError> {
    let (made, seats) = two(server, &table(set_up)).await;
    let mut guests = Vec::new();
    for (player, seat) in seats.iter().enumerate() {
        let hello = Hello {
            seat: Some(seat.secret.clone()),
            watch: None,
            luck: Some(format!("{:064x}", player + 1)),
        };
        guests.push(Guest::come(server.address, &made.table, Some(player), hello).await);
    }
    let hello = Hello {
        seat: None,
        watch: Some(made.watch.clone()),
        luck: None,
    };
    guests.push(Guest::come(server.address, &made.table, None, hello).await);
    for step in steps {
        match *step {
            Step::Speak(who) => guests[who].speak(),
            Step::Offer(who, accept) if who < 2 => {
                let offer = Offer::Draw;
                guests[who].say(if accept {
                    Act::Answer {
                        offer,
                        accept: false,
                    }
                } else {
                    Act::Offer { offer }
                });
            }
            Step::Offer(..) => {}
            Step::Carry(who, way, fate, which) => guests[who].carry(way, fate, which).await,
            Step::Cut(who) => guests[who].cut().await,
        }
        // What others did is on its way to everybody.
        for guest in &mut guests {
            guest.collect().await;
        }
    }
    for guest in &mut guests {
        guest.calm().await;
    }
    for guest in &mut guests {
        guest.hear_all().await;
    }
    let rows = server.app.store.read(&made.table, 0, u32::MAX).await;
    let rows = rows.expect("the log can be read");
    let mut log: Option<Replica> = None;
    let mut told = HashSet::new();
    for row in &rows {
        let entries = read_row(&row.body).expect("a row");
        for entry in &entries {
            if let What::Told { player, id, .. } = entry.1 {
                prop_assert!(told.insert((player, id)), "{player} said {id} twice");
            }
        }
        match &mut log {
            None => log = Some(Replica::open(&entries).expect("a table")),
            Some(log) => {
                log.read(row.seq, &entries).expect("a log that replays");
            }
        }
    }
    for (who, guest) in guests.iter().enumerate() {
        prop_assert!(guest.replica == log, "{who} sees another table");
        prop_assert!(guest.pending.is_none(), "{who} was never answered");
        for id in &guest.acknowledged {
            prop_assert!(told.contains(&(who, *id)), "{who}’s {id} was lost");
        }
    }
    Ok(())
}

#[test]
fn any_schedule_of_frames_ends_with_everybody_equal_to_the_log() {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    let folder = Folder::new();
    let settings = Settings {
        frames_per_second: 1_000_000,
        ..Settings::default()
    };
    let server = runtime.block_on(Server::over(&folder, &folder.data(), settings));
    let config = TestConfig {
        cases: 40,
        max_shrink_iters: 200,
        failure_persistence: None,
        ..TestConfig::default()
    };
    let schedules = (any::<bool>(), proptest::collection::vec(step(), 1..120));
    let result = TestRunner::new(config).run(&schedules, |(seven, steps)| {
        let set_up = if seven {
            people(GameName::Seven)
        } else {
            small_hyle7()
        };
        runtime.block_on(play(&server, set_up, &steps))
    });
    runtime.block_on(server.stop());
    result.unwrap_or_else(|failure| panic!("{failure}"));
}
