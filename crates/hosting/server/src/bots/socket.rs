//! The same lines as frames of a socket, for programs that rather have one.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::online::bots::{BotLine, BotSay};
use protocol::online::messages::LONGEST_FRAME;
use protocol::page::messages::Refusal;
use tokio::time::timeout;

use super::events::lines;
use super::room::{BotRoom, Ear};
use crate::api::Asker;
use crate::app::App;
use crate::error::ServerError;
use crate::host::text;
use crate::limits::{self, Counted};
use crate::origin;

/// How long a bot may take to say who it is.
const HELLO: Duration = Duration::from_secs(10);

/// Opens a socket for what concerns the bot.
///
/// Frames from the server are the lines of `/api/bot/events`. The first frame of the
/// bot is `{"say":"hello"}`, with `after` as there, and with `token` where it cannot set
/// the head of its request; `{"say":"ping"}` is answered by a heartbeat.
#[utoipa::path(get, path = "/api/bot/socket", tag = "bot", operation_id = "bot_socket", security((), ("token" = [])), responses(
    (status = 101, description = "A socket; each frame is a `BotLine`."),
    (status = "default", description = "Why not.", body = Refusal),
))]
pub(crate) async fn open(
    State(app): State<App>,
    ConnectInfo(_): ConnectInfo<SocketAddr>,
    asker: Asker,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !app.settings.bots {
        return ServerError::NotOffered.into_response();
    }
    if !origin::may_connect(&headers, &app.settings) {
        return (StatusCode::FORBIDDEN, "another page may not connect\n").into_response();
    }
    if let Err(error) = asker.counted(&app, Counted::Socket) {
        return error.into_response();
    }
    upgrade
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        .on_upgrade(move |mut socket| async move {
            app.metrics.sockets.inc();
            match timeout(HELLO, hello(&app, &asker, &mut socket)).await {
                Ok(Ok((bot, ear))) => attend(&app, bot, ear, socket).await,
                Ok(Err(code)) => close(socket, &code).await,
                Err(_) => close(socket, "silent").await,
            }
            app.metrics.sockets.dec();
        })
}

/// The first frame: who it is, and what it knows.
async fn hello(
    app: &App,
    asker: &Asker,
    socket: &mut WebSocket,
) -> Result<(Arc<BotRoom>, Ear), String> {
    let said = loop {
        match socket.recv().await {
            Some(Ok(Message::Text(said))) => break said,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            _ => return Err("not-understood".to_string()),
        }
    };
    let Ok(BotSay::Hello { token, after }) = serde_json::from_str(&said) else {
        return Err("not-understood".to_string());
    };
    let heard = async {
        let token = token.as_deref().or(asker.bearer.as_deref());
        let bot = app.bot_with(asker, token).await?;
        let ear = bot.listen(app, after).await?;
        Ok((bot, ear))
    };
    let heard: Result<_, ServerError> = heard.await;
    heard.map_err(|error| error.code().to_string())
}

async fn close(mut socket: WebSocket, code: &str) {
    let closing = BotLine::Closing {
        code: code.to_string(),
        back: None,
    };
    let _ = socket.send(Message::Text(text(&closing))).await;
    let frame = CloseFrame {
        code: 1008,
        reason: Utf8Bytes::from(code.to_string()),
    };
    let _ = socket.send(Message::Close(Some(frame))).await;
}

async fn attend(app: &App, bot: Arc<BotRoom>, ear: Ear, mut socket: WebSocket) {
    let pace = app.limits.frames();
    let mut lines = lines(app, bot, ear);
    loop {
        let frame = tokio::select! {
            line = lines.recv() => match line {
                Some(line) => line,
                None => break,
            },
            said = socket.recv() => match said {
                Some(Ok(Message::Text(said))) => {
                    if limits::wait(&pace).is_err() {
                        return close(socket, "too-fast").await;
                    }
                    if !matches!(serde_json::from_str(&said), Ok(BotSay::Ping)) {
                        return close(socket, "not-understood").await;
                    }
                    let now = app.now();
                    text(&BotLine::Heartbeat { now })
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Binary(_))) => return close(socket, "not-understood").await,
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            },
        };
        if socket.send(Message::Text(frame)).await.is_err() {
            return;
        }
    }
    let _ = socket.send(Message::Close(None)).await;
}
