//! What concerns a bot, as a stream of lines.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::mpsc;
use tokio::time::timeout;
use wire::online::bots::BotLine;

use super::room::BotRoom;
use crate::api::{Asker, Parameters, number};
use crate::app::App;
use crate::error::ServerError;
use crate::host::{Ear, End, text};

/// How long a line may wait until it is taken.
const SLOW: Duration = Duration::from_secs(30);

/// How many lines may be on their way.
const ON_THE_WAY: usize = 16;

/// What concerns the bot, a line of JSON each, for as long as it listens.
///
/// The first line says how things stand. Whoever names the last `seq` it has by
/// `after` gets exactly what came after it instead. When nothing happens, there is
/// a line every few seconds: whoever hears none for long has lost the connection.
#[utoipa::path(get, path = "/api/bot/events", tag = "bot", operation_id = "bot_events", security(("token" = [])),
    params(("after" = Option<u64>, Query, description = "The last `seq` that is known.")),
    responses(
        (status = 200, description = "Lines.", body = BotLine, content_type = "application/x-ndjson"),
    ))]
pub(crate) async fn stream(
    State(app): State<App>,
    asker: Asker,
    query: Parameters,
) -> Result<Response, ServerError> {
    let room = app.bot_of(&asker).await?;
    let after = number(&query, "after")?;
    let ear = room.come(&app, after).await?;
    Ok(answer(lines(&app, room, ear)))
}

/// Lines as the body of an answer.
pub(super) fn answer(lines: mpsc::Receiver<Utf8Bytes>) -> Response {
    let lines = stream::unfold(lines, |mut lines| async move {
        let line = lines.recv().await?;
        let line = Bytes::from(format!("{line}\n"));
        Some((Ok::<Bytes, std::convert::Infallible>(line), lines))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        (header::CACHE_CONTROL, "no-store"),
        // Proxies of one widespread kind keep lines back unless told not to.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::from_stream(lines)).into_response()
}

/// The lines for somebody who listens, until they go or there are no more.
fn lines(app: &App, bot: Arc<BotRoom>, mut ear: Ear) -> mpsc::Receiver<Utf8Bytes> {
    let (to, lines) = mpsc::channel(ON_THE_WAY);
    let app = app.clone();
    tokio::spawn(async move {
        let Err(end) = tell(&app, &mut ear, &to).await;
        if let End::Closed(code, back) = end {
            let _ = put(&to, closing(code, back)).await;
        }
        bot.leave(&app, ear.number).await;
    });
    lines
}

async fn tell(app: &App, ear: &mut Ear, to: &mpsc::Sender<Utf8Bytes>) -> Result<Infallible, End> {
    loop {
        let line = hear(app, ear, to).await?;
        put(to, line.unwrap_or_else(|| heartbeat(app))).await?;
    }
}

/// What there is to be told to somebody who still takes lines; none: nothing has
/// happened for a while.
pub(super) async fn hear(
    app: &App,
    ear: &mut Ear,
    to: &mpsc::Sender<Utf8Bytes>,
) -> Result<Option<Utf8Bytes>, End> {
    tokio::select! {
        heard = timeout(app.settings.heartbeat, ear.next(app)) => heard.ok().transpose(),
        () = to.closed() => Err(End::Gone),
    }
}

/// Hands a line on, as long as somebody takes it.
pub(super) async fn put(to: &mpsc::Sender<Utf8Bytes>, line: Utf8Bytes) -> Result<(), End> {
    match timeout(SLOW, to.send(line)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// Says that we are still there.
pub(super) fn heartbeat(app: &App) -> Utf8Bytes {
    let now = app.now();
    text(&BotLine::Heartbeat { now })
}

/// The last line: why, and when to come back.
pub(super) fn closing(code: &str, back: Option<u64>) -> Utf8Bytes {
    let code = code.to_string();
    text(&BotLine::Closing { code, back })
}
