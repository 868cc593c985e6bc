//! The same lines as frames of a socket, for programs that rather have one.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::{Message, WebSocket};
use axum::response::Response;
use tokio::time::{Instant, sleep_until, timeout};
use wire::online::bots::BotSay;

use super::events::{closing, heartbeat};
use super::making::offered;
use super::room::BotRoom;
use crate::api::Asker;
use crate::app::App;
use crate::error::ServerError;
use crate::host::{Ear, End};
use crate::limits;
use crate::socket::{HELLO, Opening, close, first_frame, understood};

/// Opens a socket for what concerns the bot.
///
/// Frames from the server are the lines of `/api/bot/events`. The first frame of the
/// bot is `{"say":"hello"}`, with `after` as there, and with `token` where it cannot set
/// the head of its request; `{"say":"ping"}` is answered by a heartbeat.
#[utoipa::path(get, path = "/api/bot/socket", tag = "bot", operation_id = "bot_socket", security((), ("token" = [])), responses(
    (status = 101, description = "A socket; each frame is a `BotLine`."),
))]
pub(crate) async fn open(
    State(app): State<App>,
    asker: Asker,
    opening: Opening,
) -> Result<Response, ServerError> {
    offered(&app)?;
    Ok(opening.serve(|app, socket| serve(app, asker, socket)))
}

async fn serve(app: App, asker: Asker, mut socket: WebSocket) {
    let end = match timeout(HELLO, hello(&app, &asker, &mut socket)).await {
        Ok(Ok((bot, mut ear))) => {
            let Err(end) = attend(&app, &mut ear, &mut socket).await;
            bot.leave(&app, ear.number).await;
            end
        }
        Ok(Err(end)) => end,
        Err(_) => End::Closed("silent", None),
    };
    close(socket, end, closing).await;
}

/// The first frame: who it is, and what it knows.
async fn hello(
    app: &App,
    asker: &Asker,
    socket: &mut WebSocket,
) -> Result<(Arc<BotRoom>, Ear), End> {
    let said = first_frame(socket).await?;
    let Ok(BotSay::Hello { token, after }) = serde_json::from_str(&said) else {
        return Err(End::Closed("not-understood", None));
    };
    let refused = |error: ServerError| End::Closed(error.code(), None);
    let token = token.as_deref().or(asker.bearer.as_deref());
    let bot = app.bot_with(asker, token).await.map_err(refused)?;
    let ear = bot.come(app, after).await.map_err(refused)?;
    Ok((bot, ear))
}

/// Unlike people's pages, programs are told now and then that we are there, and not
/// asked whether they are.
async fn attend(app: &App, ear: &mut Ear, socket: &mut WebSocket) -> Result<Infallible, End> {
    let pace = app.limits.frames();
    let mut told = Instant::now();
    loop {
        let frame = tokio::select! {
            line = ear.next(app) => line?,
            () = sleep_until(told + app.settings.heartbeat) => heartbeat(app),
            said = socket.recv() => {
                let Some(said) = understood(said)? else {
                    continue;
                };
                if limits::wait(&pace).is_err() {
                    return Err(End::Closed("too-fast", None));
                }
                if !matches!(serde_json::from_str(&said), Ok(BotSay::Ping)) {
                    return Err(End::Closed("not-understood", None));
                }
                heartbeat(app)
            }
        };
        socket.send(Message::Text(frame)).await?;
        told = Instant::now();
    }
}
