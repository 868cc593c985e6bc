//! One player's socket at a table. A connection that is lost is opened again by
//! itself, at the next server if there are several.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::Pin;
use std::rc::Rc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use search::Numbers;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Somebody who cannot come in within this time tries again.
const PATIENCE: Duration = Duration::from_secs(10);

/// After how long without a word a player asks whether the server is there, as the page
/// does while somebody looks at it.
const QUIET: Duration = Duration::from_secs(5);

/// How long a lost connection waits before it is opened again, at least and at most.
const PAUSE: (u32, u32) = (20, 220);

/// How much is read at once: frames are small and connections are many.
const BUFFER: usize = 1 << 10;

type Socket = WebSocketStream<TcpStream>;
type Coming = Pin<Box<dyn Future<Output = Result<Socket, tungstenite::Error>>>>;

/// A connection to a table.
pub(crate) struct Connection {
    servers: Rc<[SocketAddr]>,
    /// Which of the servers it is at, or tries next.
    at: usize,
    table: Rc<str>,
    state: State,
    numbers: Numbers,
    /// When something was heard, or asked for, last.
    quiet_since: Instant,
    /// When it was opened last.
    opened_at: Instant,
    /// The number of the last question whether the server is there.
    asked: u64,
}

enum State {
    Open(Box<Socket>),
    Opening(Coming),
    Closed,
}

/// What comes by a connection.
pub(crate) enum Heard {
    /// A frame.
    Frame(Utf8Bytes),
    /// It is open: now is the time to say hello.
    Opened,
    /// It was lost, or could not be opened. It tries again by itself.
    Lost,
    /// Nothing of interest.
    Nothing,
}

impl Connection {
    /// A connection that is about to open, first of all at this server.
    pub(crate) fn new(servers: Rc<[SocketAddr]>, at: usize, table: Rc<str>) -> Connection {
        // Connections that are lost together do not come back at the same moment.
        let numbers = Numbers::seeded(at as u64);
        let at = at % servers.len().max(1);
        let state = State::Opening(opening(servers[at], &table, Duration::ZERO));
        Connection {
            servers,
            at,
            table,
            state,
            numbers,
            quiet_since: Instant::now(),
            opened_at: Instant::now(),
            asked: 0,
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        matches!(self.state, State::Open(_))
    }

    /// Whether it leads to a server that lives, where this one was killed then. What
    /// a server said before its death can still be read afterwards.
    pub(crate) fn outlives(&self, killed: Option<(usize, Instant)>) -> bool {
        killed.is_none_or(|(server, then)| self.at != server || self.opened_at > then)
    }

    /// What comes next. Whoever stops waiting loses nothing.
    pub(crate) async fn next(&mut self) -> Heard {
        match &mut self.state {
            State::Open(socket) => match socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.quiet_since = Instant::now();
                    Heard::Frame(text)
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => self.lose(),
                Some(Ok(_)) => Heard::Nothing,
            },
            State::Opening(coming) => match coming.await {
                Ok(socket) => {
                    self.state = State::Open(Box::new(socket));
                    self.quiet_since = Instant::now();
                    self.opened_at = self.quiet_since;
                    Heard::Opened
                }
                Err(_) => self.lose(),
            },
            State::Closed => std::future::pending().await,
        }
    }

    /// Says something. Whether it arrived is known by its answer only.
    pub(crate) async fn say(&mut self, text: &str) {
        if let State::Open(socket) = &mut self.state {
            // A socket that cannot be written to cannot be read from either.
            let _ = socket.send(Message::text(text)).await;
        }
    }

    /// When to ask whether the server is there, if nothing comes.
    pub(crate) fn asks_at(&self) -> Option<Instant> {
        self.is_open().then_some(self.quiet_since + QUIET)
    }

    /// Asks whether the server is there, if it is time.
    pub(crate) async fn ask_if_quiet(&mut self) {
        let now = Instant::now();
        if self.asks_at().is_some_and(|due| now >= due) {
            self.quiet_since = now;
            self.asked += 1;
            let ping = format!(r#"{{"say":"ping","id":{}}}"#, self.asked);
            self.say(&ping).await;
        }
    }

    /// Opens it again.
    fn lose(&mut self) -> Heard {
        self.at = (self.at + 1) % self.servers.len();
        let pause = PAUSE.0 + self.numbers.below(PAUSE.1 - PAUSE.0 + 1);
        let pause = Duration::from_millis(pause.into());
        self.state = State::Opening(opening(self.servers[self.at], &self.table, pause));
        Heard::Lost
    }

    /// Lets go without waiting for anybody.
    pub(crate) fn close(&mut self) {
        self.state = State::Closed;
    }
}

fn opening(server: SocketAddr, table: &str, pause: Duration) -> Coming {
    let address = format!("ws://{server}/api/tables/{table}/socket");
    Box::pin(async move {
        if !pause.is_zero() {
            sleep(pause).await;
        }
        let opened = async {
            let stream = TcpStream::connect(server).await?;
            stream.set_nodelay(true)?;
            let config = WebSocketConfig::default()
                .read_buffer_size(BUFFER)
                .write_buffer_size(0);
            let opened = client_async_with_config(address, stream, Some(config)).await?;
            Ok(opened.0)
        };
        match timeout(PATIENCE, opened).await {
            Ok(opened) => opened,
            Err(late) => Err(tungstenite::Error::Io(std::io::Error::other(late))),
        }
    })
}
