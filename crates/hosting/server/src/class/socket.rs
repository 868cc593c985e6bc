//! The socket of a class: it tells the teacher and the pupils how things stand.
//! Orders come by requests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::online::class::{ClassSay, ClassTell};
use protocol::online::messages::LONGEST_FRAME;
use protocol::page::messages::Refusal;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

use super::joining::pupil_with;
use super::room::{ClassRoom, Listener, Out, Who};
use super::{watching, whispers};
use crate::app::App;
use crate::error::ServerError;
use crate::host::text;
use crate::limits::{self, Counted};
use crate::origin;
use crate::pulse::{Beat, Pulse};
use crate::secrets;

/// How long somebody may take to say who they are.
const HELLO: Duration = Duration::from_secs(10);

/// How many frames may wait for a socket that reads slowly.
const QUEUE: usize = 128;

/// Opens the socket of a class.
///
/// The first frame is `{"say":"hello"}` with the secret of the teacher or of a pupil.
#[utoipa::path(get, path = "/api/classes/{class}/socket", tag = "classes", operation_id = "class_socket",
    params(("class" = String, Path, description = "The class.")), responses(
        (status = 101, description = "A socket."),
        (status = "default", description = "Why not.", body = Refusal),
    ))]
pub(crate) async fn open(
    State(app): State<App>,
    Path(class): Path<String>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !origin::may_connect(&headers, &app.settings) {
        return (StatusCode::FORBIDDEN, "another page may not connect\n").into_response();
    }
    let address = origin::address(peer, &headers);
    if let Err(error) = app.limits.count(Counted::Socket, address) {
        app.metrics.limited.inc();
        return error.into_response();
    }
    upgrade
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        .on_upgrade(move |socket| async move {
            app.metrics.sockets.inc();
            Box::pin(serve(&app, &class, socket)).await;
            app.metrics.sockets.dec();
        })
}

/// Why a socket is closed.
enum End {
    /// The other side has gone.
    Gone,
    /// We close it, and say why and when to come back.
    Closed(String, Option<u64>),
}

fn closed(code: &str, back: Option<u64>) -> End {
    End::Closed(code.to_string(), back)
}

async fn serve(app: &App, class: &str, mut socket: WebSocket) {
    let end = match timeout(HELLO, hello(app, class, &mut socket)).await {
        Ok(Ok((room, number, queue))) => {
            let end = attend(app, &mut socket, queue).await;
            go(app, &room, number).await;
            end
        }
        Ok(Err(end)) => end,
        Err(_) => closed("silent", None),
    };
    if let End::Closed(code, back) = end {
        let frame = CloseFrame {
            code: if back.is_some() { 1012 } else { 1008 },
            reason: Utf8Bytes::from(code.clone()),
        };
        let closing = text(&ClassTell::Closing { code, back });
        let _ = socket.send(Message::Text(closing)).await;
        let _ = socket.send(Message::Close(Some(frame))).await;
    }
}

/// The first frame: whose secret it is. Answered by how things stand.
async fn hello(
    app: &App,
    class: &str,
    socket: &mut WebSocket,
) -> Result<(Arc<ClassRoom>, u64, mpsc::Receiver<Out>), End> {
    let said = loop {
        match socket.recv().await {
            Some(Ok(Message::Text(said))) => break said,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(_)) => return Err(closed("not-understood", None)),
            Some(Err(_)) | None => return Err(End::Gone),
        }
    };
    let Ok(ClassSay::Hello { secret }) = serde_json::from_str(&said) else {
        return Err(closed("not-understood", None));
    };
    let room = match app.class(class).await {
        Ok(room) => room,
        Err(ServerError::NoTable) => return Err(closed("no-class", None)),
        Err(error) => return Err(closed(error.code(), Some(2000))),
    };
    let mut inside = room.lock().await;
    let teacher = secrets::matches(&room.keys.teacher, &secret);
    let who = match pupil_with(&inside.class, &secret) {
        _ if teacher => Who::Teacher,
        Some(pupil) => Who::Pupil(pupil),
        None => return Err(closed("not-yours", None)),
    };
    let (to, queue) = mpsc::channel(QUEUE);
    let number = secrets::number();
    let first = inside.listeners.is_empty();
    // A teacher sees the tables as they were last looked at, too.
    if who == Who::Teacher {
        for seen in inside.glances.values() {
            let frame = text(&ClassTell::Glance(Box::new(seen.glance.clone())));
            let _ = to.try_send(Out::Frame(frame));
        }
    }
    inside.listeners.push(Listener { number, who, to });
    room.publish(app, &mut inside);
    if first {
        whispers::ask_who(app, &room);
    }
    if who != Who::Teacher {
        whispers::tell_here(app, &room, &inside);
    }
    drop(inside);
    Ok((room, number, queue))
}

/// Somebody has gone.
async fn go(app: &App, room: &Arc<ClassRoom>, number: u64) {
    let mut inside = room.lock().await;
    inside
        .listeners
        .retain(|listener| listener.number != number);
    watching::left(&mut inside);
    whispers::tell_here(app, room, &inside);
    room.publish(app, &mut inside);
}

async fn attend(app: &App, socket: &mut WebSocket, mut queue: mpsc::Receiver<Out>) -> End {
    let mut stopping = app.stopping();
    let mut pulse = Pulse::new(Instant::now(), app.settings.silence);
    let pace = app.limits.frames();
    loop {
        // In this order: what has come is heard before somebody counts as gone who was
        // only not listened to.
        tokio::select! {
            biased;
            () = async { let _ = stopping.wait_for(|stopping| *stopping).await; } => {
                // Not everybody comes back at the same moment.
                return closed("stopping", Some(500 + secrets::number() % 1500));
            }
            said = socket.recv() => {
                pulse.hear(Instant::now());
                let said = match said {
                    Some(Ok(Message::Text(said))) => said,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => return closed("not-understood", None),
                    Some(Ok(Message::Close(_))) | Some(Err(_)) | None => return End::Gone,
                };
                if limits::wait(&pace).is_err() {
                    return closed("too-fast", Some(5000));
                }
                let Ok(ClassSay::Ping { id }) = serde_json::from_str(&said) else {
                    return closed("not-understood", None);
                };
                let pong = text(&ClassTell::Pong { id });
                if socket.send(Message::Text(pong)).await.is_err() {
                    return End::Gone;
                }
            }
            out = queue.recv() => match out {
                Some(Out::Frame(frame)) => {
                    if socket.send(Message::Text(frame)).await.is_err() {
                        return End::Gone;
                    }
                }
                Some(Out::Gone) => return closed("not-yours", None),
                // Too slow: everything comes when they come back.
                None => return closed("slow", Some(500)),
            },
            () = sleep_until(pulse.due()) => match pulse.beat(Instant::now()) {
                Beat::Ask => {
                    if socket.send(Message::Ping(Bytes::new())).await.is_err() {
                        return End::Gone;
                    }
                }
                Beat::Gone => return closed("silent", Some(1000)),
            },
        }
    }
}
