//! A server of a test's own, and people who come to it over real sockets.

pub(crate) mod lines;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use std::{env, fs, process};

use futures_util::{SinkExt, StreamExt};
use host::Replica;
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::{App, Page, Settings};
use store::{Options, Store, StoreUrl};
use table::{ClockRules, Config, Dice, Player, Seating};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::online::Rules;
use wire::online::messages::{Joined, MadeTable, NewTable, Say, Seat, Tell};
use wire::page::{Act, GameName};

/// No test waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(60);

static NUMBER: AtomicUsize = AtomicUsize::new(0);

/// A folder of a test's own, gone when the test is.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("tablier-server-{}-{number}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("index.html"), "<h1>the page</h1>").unwrap();
        Folder(folder)
    }

    pub(crate) fn data(&self) -> StoreUrl {
        StoreUrl::Sqlite(self.0.join("tablier.db"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server that runs inside the test.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) app: App,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<()>,
}

impl Server {
    /// A server over this store.
    pub(crate) async fn over(folder: &Folder, data: &StoreUrl, settings: Settings) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        Server::at(listener, folder, data, settings).await
    }

    /// The same where somebody listens already.
    pub(crate) async fn at(
        listener: TcpListener,
        folder: &Folder,
        data: &StoreUrl,
        settings: Settings,
    ) -> Server {
        let store = Store::open(data, &Options::default()).await.unwrap();
        let app = App::new(store, settings).await.unwrap();
        let address = listener.local_addr().unwrap();
        let page = Page::find(Some(folder.0.clone())).unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = server::serve(listener, app.clone(), page, async {
            let _ = stopped.await;
        });
        let serving = tokio::spawn(async { serving.await.unwrap() });
        Server {
            address,
            app,
            stop: Some(stop),
            serving,
        }
    }

    /// The same, to be asked at another of its addresses.
    pub(crate) fn reached_at(mut self, address: [u8; 4]) -> Server {
        self.address.set_ip(address.into());
        self
    }

    /// A server at which nobody has to wait.
    pub(crate) async fn start(folder: &Folder) -> Server {
        Server::over(folder, &folder.data(), quick()).await
    }

    /// Stops as a keeper would stop it.
    pub(crate) async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        self.serving.await.unwrap();
    }

    /// Gives no sign of life any more, and says goodbye to nobody.
    pub(crate) fn kill(self) {
        self.serving.abort();
    }

    pub(crate) async fn make(&self, new: &NewTable) -> MadeTable {
        self.post("/api/tables", None, new).await.unwrap()
    }

    pub(crate) async fn join(&self, code: &str) -> Joined {
        let body = serde_json::json!({ "code": code });
        self.post("/api/join", None, &body).await.unwrap()
    }

    pub(crate) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        bearer: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, (u16, serde_json::Value)> {
        let body = serde_json::to_string(body).unwrap();
        let answer = self.ask("POST", path, bearer, &body).await;
        match answer {
            (200..300, text) => Ok(serde_json::from_str(&text).unwrap()),
            (status, text) => Err((status, serde_json::from_str(&text).unwrap_or_default())),
        }
    }

    /// A request with its answer: the status and the body.
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        bearer: Option<&str>,
        body: &str,
    ) -> (u16, String) {
        let bearer = bearer.map(|it| format!("Authorization: Bearer {it}\r\n"));
        self.request(method, path, &bearer.unwrap_or_default(), body)
            .await
    }

    /// The same from another address, for which a proxy here asks.
    pub(crate) async fn ask_from(
        &self,
        address: &str,
        method: &str,
        path: &str,
        body: &str,
    ) -> (u16, String) {
        let forwarded = format!("X-Forwarded-For: {address}\r\n");
        self.request(method, path, &forwarded, body).await
    }

    /// A request with some lines in its head.
    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        head: &str,
        body: &str,
    ) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n{head}Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        crate::promises::check_answer(method, path, status, head, body);
        (status, body.to_string())
    }

    /// Somebody with a seat comes to the table.
    pub(crate) async fn player(&self, table: &str, seat: &Seat) -> Client {
        let mut client = Client::connect(self.address, table).await;
        client.seat = Some(seat.secret.clone());
        client.hello(0).await;
        client
    }
}

/// Somebody at a table, with a replica of their own.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) seat: Option<String>,
    pub(crate) watch: Option<String>,
    pub(crate) luck: String,
    pub(crate) replica: Option<Replica>,
    pub(crate) player: Option<usize>,
    pub(crate) here: Vec<bool>,
    pub(crate) heard: Vec<Tell>,
    next: u64,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr, table: &str) -> Client {
        Client::connect_from(address, table, None).await.unwrap()
    }

    pub(crate) async fn connect_from(
        address: SocketAddr,
        table: &str,
        origin: Option<&str>,
    ) -> Result<Client, tokio_tungstenite::tungstenite::Error> {
        let address = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = address.into_client_request()?;
        if let Some(origin) = origin {
            let headers = request.headers_mut();
            headers.insert("origin", origin.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        let luck = format!("{:064x}", NUMBER.fetch_add(1, Ordering::Relaxed) + 1);
        Ok(Client {
            socket,
            seat: None,
            watch: None,
            luck,
            replica: None,
            player: None,
            here: Vec::new(),
            heard: Vec::new(),
            next: 0,
        })
    }

    pub(crate) async fn send(&mut self, say: &Say) {
        self.send_text(&serde_json::to_string(say).unwrap()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        let frame = Message::Text(text.to_string().into());
        self.socket.send(frame).await.unwrap();
    }

    /// Says hello with this much of the log, and reads what is missing.
    pub(crate) async fn hello(&mut self, after: u64) {
        self.send(&Say::Hello {
            seat: self.seat.clone(),
            watch: self.watch.clone(),
            after,
            luck: self.seat.is_some().then(|| self.luck.clone()),
            lang: Default::default(),
        })
        .await;
        let welcome = self.hear().await.expect("a welcome");
        assert!(matches!(welcome, Tell::Welcome { .. }), "{welcome:?}");
    }

    /// The next frame, taken in; none when the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Tell> {
        let patience = tokio::time::Instant::now() + PATIENCE;
        let text = loop {
            let next = tokio::time::timeout_at(patience, self.socket.next());
            match next.await.expect("something is heard")? {
                Ok(Message::Text(text)) => break text,
                // The socket answers by itself when it is listened to again.
                Ok(Message::Ping(_)) => {}
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(other) => panic!("a strange frame: {other:?}"),
            }
        };
        let tell: Tell = serde_json::from_str(&text).expect("a frame we know");
        match &tell {
            Tell::Welcome {
                player,
                full,
                rows,
                here,
                ..
            } => {
                self.player = *player;
                self.here.clone_from(here);
                if *full {
                    self.replica = None;
                }
                for row in rows {
                    self.read(row.seq, &row.entries);
                }
            }
            Tell::Row(row) => self.read(row.seq, &row.entries),
            Tell::Here { player, here } => {
                self.here.resize(self.here.len().max(player + 1), false);
                self.here[*player] = *here;
            }
            _ => {}
        }
        self.heard.push(tell.clone());
        Some(tell)
    }

    /// The next frame as it is.
    pub(crate) async fn hear_only(&mut self) -> Option<Tell> {
        let next = tokio::time::timeout(PATIENCE, self.socket.next());
        match next.await.expect("something is heard")? {
            Ok(Message::Text(text)) => Some(serde_json::from_str(&text).expect("a frame we know")),
            _ => None,
        }
    }

    fn read(&mut self, seq: u64, entries: &[wire::online::Entry]) {
        match &mut self.replica {
            Some(replica) => {
                replica.read(seq, entries).expect("a row that follows");
            }
            None => {
                assert_eq!(seq, 1);
                self.replica = Some(Replica::open(entries).expect("a table"));
            }
        }
    }

    pub(crate) fn replica(&self) -> &Replica {
        self.replica.as_ref().expect("a table is known")
    }

    pub(crate) fn seq(&self) -> u64 {
        self.replica.as_ref().map_or(0, |it| it.following.seq)
    }

    /// Says something and waits for its answer.
    pub(crate) async fn act(&mut self, act: Act) -> Result<u64, String> {
        let last = self
            .player
            .map_or(0, |it| self.replica().following.last_id(it));
        self.next = self.next.max(last) + 1;
        let version = self.replica().table.version();
        self.act_as(self.next, version, act).await
    }

    pub(crate) async fn act_as(&mut self, id: u64, version: u64, act: Act) -> Result<u64, String> {
        self.send(&Say::Act { id, version, act }).await;
        self.answer(id).await
    }

    pub(crate) async fn answer(&mut self, wanted: u64) -> Result<u64, String> {
        loop {
            match self.hear().await.expect("an answer") {
                Tell::Done { id, seq } if id == wanted => return Ok(seq),
                Tell::Refused { id, refused, .. } if id == Some(wanted) => return Err(refused.code),
                _ => {}
            }
        }
    }

    pub(crate) async fn plays(&mut self, event: impl ToString) -> Result<u64, String> {
        let event = event.to_string();
        self.act(Act::Move { event }).await
    }

    /// Listens until this much of the log is known.
    pub(crate) async fn until(&mut self, seq: u64) {
        while self.seq() < seq {
            self.hear().await.expect("more rows");
        }
    }

    /// Listens until the table is as wanted.
    pub(crate) async fn wait(&mut self, wanted: impl Fn(&Client) -> bool) {
        while !wanted(self) {
            self.hear().await.expect("something more");
        }
    }

    pub(crate) async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// Settings with which nobody plays too fast, for a test on an idle machine is faster
/// than people are, and whoever goes is soon gone.
pub(crate) fn quick() -> Settings {
    Settings {
        frames_per_second: 1000,
        leaving: Duration::from_millis(50),
        ..Settings::default()
    }
}

/// A match of people.
pub(crate) fn people(game: GameName) -> Config {
    Config {
        game,
        tags: Vec::new(),
        players: vec![Player::Person, Player::Person],
        seating: Seating::Chosen(vec![0, 1]),
        picks: false,
        clock: ClockRules::None,
        dice: Dice::Host,
    }
}

pub(crate) fn small_hyle7() -> Config {
    Config {
        tags: vec![("Size".into(), "5".into())],
        ..people(GameName::Hyle7)
    }
}

pub(crate) fn table(set_up: Config) -> NewTable {
    NewTable {
        set_up,
        rules: Rules::default(),
        sit: Some(0),
    }
}

/// A table at which two people sit.
pub(crate) async fn two(server: &Server, new: &NewTable) -> (MadeTable, [Seat; 2]) {
    let made = server.make(new).await;
    let first = made.seat.clone().unwrap();
    let joined = server.join(&made.places[0].code).await;
    assert_eq!(joined.table, made.table);
    (made, [first, joined.seat.unwrap()])
}

/// Moves everything that is kept so far into the past.
pub(crate) async fn let_time_pass(folder: &Folder, millis: i64) {
    use sqlx::{Connection, SqliteConnection};
    let file = format!("sqlite:{}", folder.0.join("tablier.db").display());
    let mut connection = SqliteConnection::connect(&file).await.unwrap();
    for column in ["beats SET at = at", "rows SET at = at"] {
        let update = format!("UPDATE {column} - {millis}");
        let update = sqlx::query(sqlx::AssertSqlSafe(update));
        update.execute(&mut connection).await.unwrap();
    }
    // The times inside the rows.
    let rows: Vec<(String, i64, String)> = sqlx::query_as("SELECT stream, seq, body FROM rows")
        .fetch_all(&mut connection)
        .await
        .unwrap();
    for (stream, seq, body) in rows {
        let mut entries = wire::online::read_row(&body).unwrap();
        for entry in &mut entries {
            entry.0 -= millis as u64;
        }
        sqlx::query("UPDATE rows SET body = $1 WHERE stream = $2 AND seq = $3")
            .bind(wire::online::write_row(&entries))
            .bind(stream)
            .bind(seq)
            .execute(&mut connection)
            .await
            .unwrap();
    }
    connection.close().await.unwrap();
}

/// Moves what is kept of a bot so far into the past.
pub(crate) async fn age_bot(folder: &Folder, bot: &str, millis: i64) {
    use sqlx::{Connection, SqliteConnection};
    let file = format!("sqlite:{}", folder.0.join("tablier.db").display());
    let mut connection = SqliteConnection::connect(&file).await.unwrap();
    sqlx::query("UPDATE streams SET touched = touched - $1 WHERE id = $2")
        .bind(millis)
        .bind(bot)
        .execute(&mut connection)
        .await
        .unwrap();
    sqlx::query("UPDATE streams SET created = created - $1 WHERE belongs = $2")
        .bind(millis)
        .bind(bot)
        .execute(&mut connection)
        .await
        .unwrap();
    let rows: Vec<(i64, String)> = sqlx::query_as("SELECT seq, body FROM rows WHERE stream = $1")
        .bind(bot)
        .fetch_all(&mut connection)
        .await
        .unwrap();
    for (seq, body) in rows {
        let mut body: serde_json::Value = serde_json::from_str(&body).unwrap();
        for name in ["made", "expires"] {
            if let Some(time) = body["entry"].get_mut(name) {
                *time = (time.as_i64().unwrap() - millis).into();
            }
        }
        sqlx::query("UPDATE rows SET at = at - $1, body = $2 WHERE stream = $3 AND seq = $4")
            .bind(millis)
            .bind(body.to_string())
            .bind(bot)
            .bind(seq)
            .execute(&mut connection)
            .await
            .unwrap();
    }
    connection.close().await.unwrap();
}
