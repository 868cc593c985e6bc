//! The socket of a class: it tells the teacher and the pupils how things stand.
//! Orders come by requests.

use std::sync::Arc;

use axum::extract::Path;
use axum::extract::ws::{Utf8Bytes, WebSocket};
use axum::response::Response;
use governor::DefaultDirectRateLimiter;
use tokio::time::Instant;
use wire::online::class::{ClassSay, ClassTell};

use super::joining::pupil_with;
use super::room::ClassRoom;
use crate::app::App;
use crate::client_address::Client;
use crate::error::ServerError;
use crate::host::{Ear, End, text};
use crate::limits;
use crate::secrets;
use crate::socket::{Guest, Opening, serve};

/// Opens the socket of a class.
///
/// The first frame is `{"say":"hello"}` with the secret of the teacher or of a pupil.
#[utoipa::path(get, path = "/api/classes/{class}/socket", tag = "classes", operation_id = "class_socket",
    params(("class" = String, Path, description = "The class.")), responses(
        (status = 101, description = "A socket."),
    ))]
pub(crate) async fn open(Path(class): Path<String>, opening: Opening) -> Response {
    let client = opening.client();
    opening.serve(move |app, socket| serve::<ClassGuest>(app, client, class, socket))
}

/// A teacher or a pupil.
struct ClassGuest {
    room: Arc<ClassRoom>,
    pace: DefaultDirectRateLimiter,
}

impl Guest for ClassGuest {
    /// Whose secret it is. Answered by how things stand.
    async fn hello(
        app: &App,
        _: Client,
        class: &str,
        said: &str,
        _: &mut WebSocket,
    ) -> Result<(ClassGuest, Ear), End> {
        let Ok(ClassSay::Hello { secret }) = serde_json::from_str(said) else {
            return Err(End::Closed("not-understood", None));
        };
        let unavailable = |error: ServerError| match error {
            ServerError::NoTable => End::Closed("no-class", None),
            error => End::Closed(error.code(), Some(2000)),
        };
        let room = app.class(class).await.map_err(unavailable)?;
        let mut inside = room.lock(app).await.map_err(unavailable)?;
        let who = if secrets::matches(&room.keys.teacher, &secret) {
            None
        } else {
            let pupil = pupil_with(&inside.class, &secret);
            let pupil = pupil.ok_or(End::Closed("not-yours", None))?;
            Some(pupil.0 as usize)
        };
        let mut ear = room.listen(app, &mut inside, who);
        if inside.listeners.len() == 1 {
            room.note(None);
        }
        // A teacher sees the tables as they were last looked at, too.
        if who.is_none() {
            for seen in inside.glances.values() {
                let glance = Box::new(seen.glance.clone());
                ear.hold(0, text(&ClassTell::Glance(glance)));
            }
        }
        room.publish(app, &mut inside);
        drop(inside);
        let pace = app.limits.frames();
        Ok((ClassGuest { room, pace }, ear))
    }

    async fn hear(&mut self, _: &App, said: &str) -> Result<Utf8Bytes, End> {
        if limits::wait(&self.pace).is_err() {
            return Err(End::Closed("too-fast", Some(5000)));
        }
        match serde_json::from_str(said) {
            Ok(ClassSay::Ping { id }) => Ok(text(&ClassTell::Pong { id })),
            _ => Err(End::Closed("not-understood", None)),
        }
    }

    async fn leave(self, app: &App, number: u64) {
        let mut inside = self.room.lock_as_it_is().await;
        inside.listeners.remove(number);
        inside.used = Instant::now();
        if inside.listeners.is_empty() {
            inside.tables.clear();
        }
        self.room.tell_others(app, &inside);
        self.room.publish(app, &mut inside);
    }

    fn closing(code: &str, back: Option<u64>) -> Utf8Bytes {
        let code = code.to_string();
        text(&ClassTell::Closing { code, back })
    }
}
