//! What concerns a bot, as a stream of lines.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ws::Utf8Bytes;
use axum::extract::{RawQuery, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::online::bots::BotLine;
use protocol::page::messages::Refusal;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use super::room::{BotRoom, Ear, Out, text};
use crate::api::{Asker, asked_number};
use crate::app::App;
use crate::error::ServerError;
use crate::secrets;

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
        (status = "default", description = "Why not.", body = Refusal),
    ))]
pub(crate) async fn stream(
    State(app): State<App>,
    asker: Asker,
    RawQuery(query): RawQuery,
) -> Result<Response, ServerError> {
    let room = app.bot_of(&asker).await?;
    let after = asked_number(query.as_deref(), "after")?;
    let ear = room.listen(&app, after).await?;
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
pub(super) fn lines(app: &App, bot: Arc<BotRoom>, ear: Ear) -> mpsc::Receiver<Utf8Bytes> {
    let (to, lines) = mpsc::channel(ON_THE_WAY);
    let app = app.clone();
    tokio::spawn(async move {
        let number = ear.number;
        if let Some((code, back)) = tell(&app, ear, &to).await {
            let code = code.to_string();
            put(&to, text(&BotLine::Closing { code, back })).await;
        }
        bot.leave(&app, number).await;
    });
    lines
}

/// Hands a line on; false: nobody takes it.
pub(super) async fn put(to: &mpsc::Sender<Utf8Bytes>, line: Utf8Bytes) -> bool {
    matches!(timeout(SLOW, to.send(line)).await, Ok(Ok(())))
}

/// Why a stream ends, and when to come back; none: whoever listened has gone.
pub(super) type End = Option<(&'static str, Option<u64>)>;

async fn tell(app: &App, mut ear: Ear, to: &mpsc::Sender<Utf8Bytes>) -> End {
    let mut stopping = app.stopping();
    for line in ear.first {
        if !put(to, line).await {
            return None;
        }
    }
    loop {
        let line = tokio::select! {
            out = ear.queue.recv() => match out {
                Some(Out::Line(line)) => line,
                Some(Out::Gone) => return Some(("no-bot", None)),
                None => return Some(("slow", Some(500))),
            },
            () = sleep(app.settings.heartbeat) => {
                let now = app.now();
                text(&BotLine::Heartbeat { now })
            }
            _ = stopping.wait_for(|stopping| *stopping) => return Some(stopped()),
            () = to.closed() => return None,
        };
        if !put(to, line).await {
            return None;
        }
    }
}

/// The server stops, and not everybody should come back at the same moment.
pub(super) fn stopped() -> (&'static str, Option<u64>) {
    ("stopping", Some(500 + secrets::number() % 1500))
}
