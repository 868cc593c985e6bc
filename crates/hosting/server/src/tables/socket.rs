//! A socket at a table: somebody says who they are, gets what they have not got,
//! and then plays or watches.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use game::Lang;
use governor::DefaultDirectRateLimiter;
use protocol::online::messages::{LONGEST_FRAME, Say, Tell};
use protocol::online::{Phrase, What};
use protocol::page::messages::{Act, Refusal};
use table::Refused;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};

use crate::app::App;
use crate::error::ServerError;
use crate::limits::{self, Counted};
use crate::origin;
use crate::pulse::{Beat, Pulse};
use crate::secrets;
use crate::tables::{self, Come, Draft, Listener, Out, Room, text};

/// How long somebody may take to say who they are.
const HELLO: Duration = Duration::from_secs(10);

/// How many frames may wait for a socket that reads slowly.
const QUEUE: usize = 128;

/// No wrong claim is longer.
const LONGEST_TRY: usize = 120;

/// How much is read and written at once. Frames are small, and sockets are many.
pub(crate) const BUFFER: usize = 1 << 10;

/// Opens a socket at a table, to play or to watch.
///
/// The first frame is `{"say":"hello"}` with the secret of a seat, or with the code for watching. The
/// answer is the log; the messages are those of the page.
#[utoipa::path(get, path = "/api/tables/{table}/socket", tag = "tables", operation_id = "table_socket",
    params(("table" = String, Path, description = "The table.")), responses(
        (status = 101, description = "A socket."),
        (status = "default", description = "Why not.", body = Refusal),
    ))]
pub(crate) async fn open(
    State(app): State<App>,
    Path(table): Path<String>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let address = origin::address(peer, &headers);
    if !origin::may_connect(&headers, &app.settings) {
        tracing::info!(
            address = app.logged(address),
            "another page may not connect"
        );
        return (StatusCode::FORBIDDEN, "another page may not connect\n").into_response();
    }
    if let Err(error) = app.limits.count(Counted::Socket, address) {
        app.metrics.limited.inc();
        tracing::info!(address = app.logged(address), what = ?Counted::Socket, "too much was asked");
        return error.into_response();
    }
    upgrade
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(1 << 20)
        .on_upgrade(move |socket| async move {
            app.metrics.sockets.inc();
            Box::pin(serve(&app, &table, socket)).await;
            app.metrics.sockets.dec();
        })
}

/// Why a socket is closed.
enum End {
    /// The other side has gone.
    Gone,
    /// We close it, and say why and when to come back.
    Closed(&'static str, Option<u64>),
}

/// Somebody at a table.
struct Guest {
    room: Arc<Room>,
    player: Option<usize>,
    lang: Lang,
    pace: DefaultDirectRateLimiter,
    /// What a watcher may not see yet, and when.
    held: VecDeque<(u64, Utf8Bytes)>,
}

async fn serve(app: &App, table: &str, mut socket: WebSocket) {
    let end = match timeout(HELLO, hello(app, table, &mut socket)).await {
        Ok(Ok((mut guest, number, queue))) => {
            let end = attend(app, &mut guest, &mut socket, queue).await;
            tables::go(app, &guest.room, number).await;
            end
        }
        Ok(Err(end)) => end,
        Err(_) => End::Closed("silent", None),
    };
    if let End::Closed(code, back) = end {
        let closing = Tell::Closing {
            code: code.to_string(),
            back,
        };
        let _ = socket.send(Message::Text(text(&closing))).await;
        let frame = CloseFrame {
            code: if back.is_some() { 1012 } else { 1008 },
            reason: Utf8Bytes::from_static(code),
        };
        let _ = socket.send(Message::Close(Some(frame))).await;
    }
}

/// The first frame: who it is, and how much of the log they have.
async fn hello(
    app: &App,
    table: &str,
    socket: &mut WebSocket,
) -> Result<(Guest, u64, mpsc::Receiver<Out>), End> {
    let said = loop {
        match socket.recv().await {
            Some(Ok(Message::Text(said))) => break said,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(_)) => return Err(End::Closed("not-understood", None)),
            Some(Err(_)) | None => return Err(End::Gone),
        }
    };
    let Ok(Say::Hello {
        seat,
        watch,
        after,
        luck,
        lang,
    }) = serde_json::from_str(&said)
    else {
        return Err(End::Closed("not-understood", None));
    };
    let lang = Lang::from(lang);
    let room = match app.room(table).await {
        Ok(room) => room,
        Err(error) => return Err(turned_away(socket, &error, lang).await),
    };
    let player = match enter(app, &room, seat.as_deref(), watch.as_deref()).await {
        Ok(player) => player,
        Err(error) => return Err(turned_away(socket, &error, lang).await),
    };
    if let Some(player) = player {
        if let Some(luck) = luck.filter(|luck| fair::Secret::from_hex(luck).is_some()) {
            add_luck(app, &room, player, luck).await;
        }
        tables::give_back(app, &room, player).await;
    }
    let number = secrets::number();
    let (to, queue) = mpsc::channel(QUEUE);
    let listener = Listener { number, player, to };
    let come = match tables::come(app, &room, listener, after).await {
        Ok(come) => come,
        Err(error) => return Err(turned_away(socket, &error, lang).await),
    };
    let guest = Guest {
        room,
        player,
        lang,
        pace: app.limits.frames(),
        held: VecDeque::new(),
    };
    let guest = welcome(app, guest, come, socket).await;
    Ok((guest, number, queue))
}

/// Who holds this secret, or whether they may watch.
async fn enter(
    app: &App,
    room: &Arc<Room>,
    seat: Option<&str>,
    watch: Option<&str>,
) -> Result<Option<usize>, ServerError> {
    let inside = room.lock(app).await?;
    if let Some(secret) = seat {
        let player = inside.facts.player(secret);
        return player.map(Some).ok_or(ServerError::NotYours);
    }
    let listed = inside.replica.following.rules.listed;
    let code = watch.map(secrets::tidy);
    if listed || code.is_some_and(|code| secrets::matches(&inside.facts.watch, &code)) {
        Ok(None)
    } else {
        Err(ServerError::NotYours)
    }
}

async fn add_luck(app: &App, room: &Arc<Room>, player: usize, secret: String) {
    let added = room
        .change(app, |draft| {
            let secret = secret.clone();
            match draft.say(What::Luck { player, secret }) {
                // It has been added before, or is not needed any more.
                Ok(()) | Err(_) => Ok(()),
            }
        })
        .await;
    if let Err(error) = added {
        tracing::warn!(table = %room.id, ?error, "a player's luck could not be kept");
    }
}

/// Sends what somebody has not got. What a watcher may not see yet is held back.
async fn welcome(app: &App, mut guest: Guest, come: Come, socket: &mut WebSocket) -> Guest {
    let now = app.now();
    let mut rows = Vec::with_capacity(come.rows.len());
    for (due, frame) in come.rows {
        if guest.player.is_some() || due <= now {
            rows.push(frame);
        } else {
            guest.held.push_back((due, frame));
        }
    }
    let rows: Vec<&str> = rows.iter().map(Utf8Bytes::as_str).collect();
    let welcome = format!(
        r#"{{"tell":"welcome","table":"{}","player":{},"full":{},"rows":[{}],"here":{:?},"now":{now}}}"#,
        guest.room.id,
        guest
            .player
            .map_or("null".to_string(), |player| player.to_string()),
        come.full,
        rows.join(","),
        come.here,
    );
    // Whoever has gone by now is noticed by the next frame.
    let _ = socket.send(Message::Text(welcome.into())).await;
    guest
}

/// Says why somebody cannot come in.
async fn turned_away(socket: &mut WebSocket, error: &ServerError, lang: Lang) -> End {
    let refused = Tell::Refused {
        id: None,
        refused: error.refusal(lang),
        seq: 0,
    };
    let _ = socket.send(Message::Text(text(&refused))).await;
    match error {
        ServerError::NoTable => End::Closed("no-table", None),
        ServerError::NotYours => End::Closed("not-yours", None),
        ServerError::Store(_) | ServerError::Busy => End::Closed("unavailable", Some(2000)),
        _ => End::Closed("refused", None),
    }
}

/// Hears what somebody says and tells them what happens, until one of the two
/// has enough.
async fn attend(
    app: &App,
    guest: &mut Guest,
    socket: &mut WebSocket,
    mut queue: mpsc::Receiver<Out>,
) -> End {
    let mut stopping = app.stopping.subscribe();
    let mut pulse = Pulse::new(Instant::now(), app.settings.silence);
    loop {
        let due = guest.held.front().map(|(due, _)| app.instant(*due));
        // In this order: what has come is heard before somebody counts as gone who was
        // only not listened to.
        tokio::select! {
            biased;
            () = stopped(&mut stopping) => {
                // Not everybody comes back at the same moment.
                let back = 500 + secrets::number() % 1500;
                return End::Closed("stopping", Some(back));
            }
            said = socket.recv() => {
                pulse.hear(Instant::now());
                match said {
                    Some(Ok(Message::Text(said))) => {
                        let answer = hear(app, guest, &said).await;
                        // Rows come before the answer that they are kept, and
                        // with it: what is written at once costs half as much.
                        while let Ok(out) = queue.try_recv() {
                            if let Some(end) = hand(guest, socket, out).await {
                                return end;
                            }
                        }
                        if put(socket, text(&answer)).await.is_err() || socket.flush().await.is_err() {
                            return End::Gone;
                        }
                    }
                    Some(Ok(Message::Binary(_))) => return End::Closed("not-understood", None),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_))) | Some(Err(_)) | None => return End::Gone,
                }
            }
            out = queue.recv() => match out {
                Some(out) => {
                    if let Some(end) = hand(guest, socket, out).await {
                        return end;
                    }
                    while let Ok(out) = queue.try_recv() {
                        if let Some(end) = hand(guest, socket, out).await {
                            return end;
                        }
                    }
                    if socket.flush().await.is_err() {
                        return End::Gone;
                    }
                }
                // Too slow: everything comes when they come back.
                None => return End::Closed("slow", Some(500)),
            },
            () = sleep_until(due.unwrap_or(pulse.due())), if due.is_some() => {
                if let Some((_, frame)) = guest.held.pop_front()
                    && socket.send(Message::Text(frame)).await.is_err()
                {
                    return End::Gone;
                }
            }
            () = sleep_until(pulse.due()) => match pulse.beat(Instant::now()) {
                Beat::Ask => {
                    if socket.send(Message::Ping(Bytes::new())).await.is_err() {
                        return End::Gone;
                    }
                }
                Beat::Gone => return End::Closed("silent", Some(1000)),
            },
        }
    }
}

/// Comes when the server is about to stop.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Puts a frame where the next flush takes it.
async fn put(socket: &mut WebSocket, frame: Utf8Bytes) -> Result<(), axum::Error> {
    socket.feed(Message::Text(frame)).await
}

/// Hands somebody what happens at the table. Whoever has nothing more to hand
/// flushes.
async fn hand(guest: &mut Guest, socket: &mut WebSocket, out: Out) -> Option<End> {
    let frame = match out {
        Out::Now(frame) => frame,
        Out::At(due, frame) => {
            guest.held.push_back((due, frame));
            return None;
        }
        Out::Gone => return Some(End::Closed("no-table", None)),
    };
    put(socket, frame).await.is_err().then_some(End::Gone)
}

/// What is answered to a frame.
async fn hear(app: &App, guest: &Guest, said: &str) -> Tell {
    let (id, error) = match obey(app, guest, said).await {
        Ok(answer) => return answer,
        Err(refused) => refused,
    };
    if let ServerError::Table(_) = error {
        app.metrics.refused.inc();
    }
    if error.is_ours() {
        tracing::error!(table = %guest.room.id, ?error, "nothing could be kept");
    }
    let inside = guest.room.lock(app).await;
    Tell::Refused {
        id,
        refused: error.refusal(guest.lang),
        seq: inside.map_or(0, |inside| inside.replica.following.seq),
    }
}

/// Does what a frame says, or says which one cannot be done, and why.
async fn obey(app: &App, guest: &Guest, said: &str) -> Result<Tell, (Option<u64>, ServerError)> {
    if let Err(wait) = limits::wait(&guest.pace) {
        app.metrics.limited.inc();
        return Err((number_in(said), ServerError::TooFast(wait.as_secs().max(1))));
    }
    let say: Say = serde_json::from_str(said).map_err(|error| {
        let error = ServerError::NotUnderstood(error.to_string());
        (number_in(said), error)
    })?;
    let begun = Instant::now();
    let (id, done) = match say {
        Say::Ping { id } => {
            let now = app.now();
            return Ok(Tell::Pong { id, now });
        }
        Say::Hello { .. } => return Err((None, ServerError::NotUnderstood("hello".to_string()))),
        Say::Act { id, version, act } => (id, guest.act(app, id, version, &act).await),
        Say::Phrase { id, phrase } => (id, guest.say(app, phrase).await),
        Say::Tried { id, event, code } => (id, guest.note_try(app, event, code).await),
    };
    let seq = done.map_err(|error| (Some(id), error))?;
    app.metrics.answered.observe(begun.elapsed().as_secs_f64());
    Ok(Tell::Done { id, seq })
}

/// The number of a frame that is not understood otherwise.
fn number_in(said: &str) -> Option<u64> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u64,
    }
    let numbered: Option<Numbered> = serde_json::from_str(said).ok();
    numbered.map(|numbered| numbered.id)
}

impl Guest {
    fn player(&self) -> Result<usize, ServerError> {
        self.player.ok_or(ServerError::NotYours)
    }

    async fn act(&self, app: &App, id: u64, version: u64, act: &Act) -> Result<u64, ServerError> {
        self.room.act(app, self.player()?, id, version, act).await
    }

    async fn say(&self, app: &App, phrase: Phrase) -> Result<u64, ServerError> {
        let player = self.player()?;
        let say = |draft: &mut Draft<'_>| draft.say(What::Said { player, phrase });
        self.room.change(app, say).await
    }

    /// A claim that was wrong is noted where a teacher wants to see it.
    async fn note_try(&self, app: &App, event: String, code: String) -> Result<u64, ServerError> {
        let player = self.player()?;
        let note = |draft: &mut Draft<'_>| {
            if draft.replica.following.rules.class.is_none() {
                return Err(Refused::NotNow);
            }
            if event.len() > LONGEST_TRY || code.len() > LONGEST_TRY {
                return Err(Refused::TooLong);
            }
            let (event, code) = (event.clone(), code.clone());
            draft.say(What::Tried {
                player,
                event,
                code,
            })
        };
        self.room.change(app, note).await
    }
}
