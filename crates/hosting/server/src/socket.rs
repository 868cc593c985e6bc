//! Sockets: who may open one, who it is, and telling each other things until one of
//! the two has enough.

use std::convert::Infallible;
use std::future::Future;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::FromRequestParts;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::response::Response;
use futures_util::SinkExt;
use tokio::time::{Instant, sleep_until, timeout};
use wire::online::messages::LONGEST_FRAME;

use crate::api::Asker;
use crate::app::App;
use crate::client_address::Client;
use crate::error::ServerError;
use crate::host::{Ear, End};
use crate::limits::Counted;
use crate::origin;
use crate::pulse::{Beat, Pulse};

/// How long somebody may take to say who they are.
pub(crate) const HELLO: Duration = Duration::from_secs(10);

/// How much is read and written at once. Frames are small, and sockets are many.
const BUFFER: usize = 1 << 10;

/// A request for a socket, from a page that may have one and not one too many.
pub(crate) struct Opening {
    app: App,
    client: Client,
    upgrade: WebSocketUpgrade,
}

impl FromRequestParts<App> for Opening {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Opening, ServerError> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, app).await;
        let upgrade = upgrade.map_err(|why| ServerError::NoSocket(why.body_text()))?;
        let Ok(asker) = Asker::from_request_parts(parts, app).await;
        if !origin::may_connect(&parts.headers, &app.settings) {
            let address = app.logged(asker.client.address);
            tracing::info!(address, "another page may not connect");
            return Err(ServerError::OtherPage);
        }
        asker.counted(app, Counted::Socket)?;
        let app = app.clone();
        Ok(Opening {
            app,
            client: asker.client,
            upgrade,
        })
    }
}

impl Opening {
    /// Where whoever wants it comes from.
    pub(crate) fn client(&self) -> Client {
        self.client
    }

    /// Opens it, and serves it to its end.
    pub(crate) fn serve<F: Future<Output = ()> + Send>(
        self,
        serve: impl FnOnce(App, WebSocket) -> F + Send + 'static,
    ) -> Response {
        let app = self.app;
        self.upgrade
            .max_message_size(LONGEST_FRAME)
            .max_frame_size(LONGEST_FRAME)
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER)
            .max_write_buffer_size(1 << 20)
            .on_upgrade(move |socket| async move {
                app.metrics.sockets.inc();
                Box::pin(serve(app.clone(), socket)).await;
                app.metrics.sockets.dec();
            })
    }
}

/// Somebody at the other end of a socket.
pub(crate) trait Guest: Sized + Send {
    /// The first frame says who it is. The answer is what they hear from then on.
    fn hello(
        app: &App,
        client: Client,
        name: &str,
        said: &str,
        socket: &mut WebSocket,
    ) -> impl Future<Output = Result<(Self, Ear), End>> + Send;

    /// What is answered to any other frame.
    fn hear(
        &mut self,
        app: &App,
        said: &str,
    ) -> impl Future<Output = Result<Utf8Bytes, End>> + Send;

    /// They have gone, and listen no more under this number.
    fn leave(self, app: &App, number: u64) -> impl Future<Output = ()> + Send;

    /// The last frame: why, and when to come back.
    fn closing(code: &str, back: Option<u64>) -> Utf8Bytes;
}

/// Serves somebody who came for the stream of this name.
pub(crate) async fn serve<G: Guest>(app: App, client: Client, name: String, mut socket: WebSocket) {
    let hello = async {
        let said = first_frame(&mut socket).await?;
        G::hello(&app, client, &name, &said, &mut socket).await
    };
    let end = match timeout(HELLO, hello).await {
        Ok(Ok((mut guest, mut ear))) => {
            let Err(end) = attend(&app, &mut guest, &mut ear, &mut socket).await;
            let number = ear.number;
            // Nothing more is handed to somebody who does not listen.
            drop(ear);
            guest.leave(&app, number).await;
            end
        }
        Ok(Err(end)) => end,
        Err(_) => End::Closed("silent", None),
    };
    close(socket, end, G::closing).await;
}

/// The first frame.
pub(crate) async fn first_frame(socket: &mut WebSocket) -> Result<Utf8Bytes, End> {
    loop {
        if let Some(said) = understood(socket.recv().await)? {
            return Ok(said);
        }
    }
}

/// What somebody says; none: nothing that has to be answered.
pub(crate) fn understood(
    said: Option<Result<Message, axum::Error>>,
) -> Result<Option<Utf8Bytes>, End> {
    match said {
        Some(Ok(Message::Text(said))) => Ok(Some(said)),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Ok(Message::Binary(_))) => Err(End::Closed("not-understood", None)),
        Some(Ok(Message::Close(_)) | Err(_)) | None => Err(End::Gone),
    }
}

/// Says why we close it, if it is we who do.
pub(crate) async fn close(
    mut socket: WebSocket,
    end: End,
    closing: impl FnOnce(&str, Option<u64>) -> Utf8Bytes,
) {
    if let End::Closed(code, back) = end {
        let closing = Message::Text(closing(code, back));
        let _ = socket.send(closing).await;
        let frame = CloseFrame {
            code: if back.is_some() { 1012 } else { 1008 },
            reason: Utf8Bytes::from_static(code),
        };
        let _ = socket.send(Message::Close(Some(frame))).await;
    }
}

/// Hears what somebody says and tells them what happens, until one of the two has
/// enough.
async fn attend<G: Guest>(
    app: &App,
    guest: &mut G,
    ear: &mut Ear,
    socket: &mut WebSocket,
) -> Result<Infallible, End> {
    let mut pulse = Pulse::new(Instant::now(), app.settings.silence);
    loop {
        // In this order: what has come is heard before somebody counts as gone who was
        // only not listened to.
        tokio::select! {
            biased;
            said = socket.recv() => {
                pulse.hear(Instant::now());
                let Some(said) = understood(said)? else {
                    continue;
                };
                let answer = guest.hear(app, &said).await?;
                // Rows come before the answer that they are kept, and with it: what is
                // written at once costs half as much.
                feed_ready(app, ear, socket).await?;
                socket.feed(Message::Text(answer)).await?;
            }
            frame = ear.next(app) => {
                socket.feed(Message::Text(frame?)).await?;
                feed_ready(app, ear, socket).await?;
            }
            () = sleep_until(pulse.due()) => match pulse.beat(Instant::now()) {
                Beat::Ask => socket.feed(Message::Ping(Bytes::new())).await?,
                Beat::Gone => return Err(End::Closed("silent", Some(1000))),
            },
        }
        socket.flush().await?;
    }
}

/// Puts what need not be waited for where the next flush takes it.
async fn feed_ready(app: &App, ear: &mut Ear, socket: &mut WebSocket) -> Result<(), End> {
    while let Some(frame) = ear.ready(app)? {
        socket.feed(Message::Text(frame)).await?;
    }
    Ok(())
}

impl From<axum::Error> for End {
    fn from(_: axum::Error) -> End {
        End::Gone
    }
}
