//! A socket at a table: somebody says who they are, gets what they have not got,
//! and then plays or watches.

use std::sync::Arc;

use axum::extract::Path;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use axum::response::Response;
use game::Lang;
use governor::DefaultDirectRateLimiter;
use table::InputError;
use tokio::time::Instant;
use wire::online::messages::{Say, Tell};
use wire::online::{Phrase, What};
use wire::page::Act;

use super::frames;
use crate::app::App;
use crate::client_address::Client;
use crate::error::ServerError;
use crate::host::{Ear, End, text};
use crate::limits;
use crate::secrets;
use crate::socket::{Guest, Opening, serve};
use crate::tables::{self, Come, Draft, TableRoom};

/// No wrong claim is longer.
const LONGEST_TRY: usize = 120;

/// Opens a socket at a table, to play or to watch.
///
/// The first frame is `{"say":"hello"}` with the secret of a seat, or with the code for watching. The
/// answer is the log; the messages are those of the page.
#[utoipa::path(get, path = "/api/tables/{table}/socket", tag = "tables", operation_id = "table_socket",
    params(("table" = String, Path, description = "The table.")), responses(
        (status = 101, description = "A socket."),
    ))]
pub(crate) async fn open(Path(table): Path<String>, opening: Opening) -> Response {
    let client = opening.client();
    opening.serve(move |app, socket| serve::<TableGuest>(app, client, table, socket))
}

/// Somebody at a table.
struct TableGuest {
    room: Arc<TableRoom>,
    player: Option<usize>,
    lang: Lang,
    pace: DefaultDirectRateLimiter,
}

impl Guest for TableGuest {
    /// Who it is, and how much of the log they have.
    async fn hello(
        app: &App,
        client: Client,
        table: &str,
        said: &str,
        socket: &mut WebSocket,
    ) -> Result<(TableGuest, Ear), End> {
        let Ok(Say::Hello {
            seat,
            watch,
            after,
            luck,
            lang,
        }) = serde_json::from_str(said)
        else {
            return Err(End::Closed("not-understood", None));
        };
        let lang = Lang::from(lang);
        let admitted = async {
            let room = app.table(table).await?;
            // Another server may have acknowledged something of which this one has not
            // heard yet; whoever comes from there finds it here.
            room.refresh_if_shared(app).await?;
            let player = enter(app, client, &room, seat.as_deref(), watch.as_deref()).await?;
            if let Some(player) = player {
                if let Some(luck) = luck.filter(|luck| fair::Secret::from_hex(luck).is_some()) {
                    add_luck(app, &room, player, luck).await;
                }
                tables::give_back(app, &room, player).await;
            }
            let (ear, come) = tables::come(app, &room, player, after).await?;
            let guest = TableGuest {
                room,
                player,
                lang,
                pace: app.limits.frames(),
            };
            Ok((guest, ear, come))
        };
        match admitted.await {
            Ok((guest, mut ear, come)) => {
                let welcome = guest.welcome(app, come, &mut ear);
                // Whoever has gone by now is noticed by the next frame.
                let _ = socket.send(Message::Text(welcome)).await;
                Ok((guest, ear))
            }
            Err(error) => Err(turned_away(socket, &error, lang).await),
        }
    }

    async fn hear(&mut self, app: &App, said: &str) -> Result<Utf8Bytes, End> {
        let (id, error) = match self.obey(app, said).await {
            Ok(answer) => return Ok(text(&answer)),
            Err(refused) => refused,
        };
        if let ServerError::Table(_) = error {
            app.metrics.refused.inc();
        }
        if error.is_ours() {
            tracing::error!(table = %self.room.id, ?error, "nothing could be kept");
        }
        let inside = self.room.lock(app).await;
        Ok(text(&Tell::Refused {
            id,
            refused: error.refusal(self.lang),
            seq: inside.map_or(0, |inside| inside.seq),
        }))
    }

    async fn leave(self, app: &App, number: u64) {
        tables::go(app, &self.room, number).await;
    }

    fn closing(code: &str, back: Option<u64>) -> Utf8Bytes {
        let code = code.to_string();
        text(&Tell::Closing { code, back })
    }
}

/// Who holds this secret, or whether they may watch.
async fn enter(
    app: &App,
    client: Client,
    room: &Arc<TableRoom>,
    seat: Option<&str>,
    watch: Option<&str>,
) -> Result<Option<usize>, ServerError> {
    let inside = room.lock(app).await?;
    if let Some(secret) = seat {
        let player = inside.facts.player(secret);
        return player.map(Some).ok_or(ServerError::NotYours);
    }
    let listed = inside.replica.following.rules.listed;
    if listed {
        return Ok(None);
    }
    let code = secrets::tidy(watch.ok_or(ServerError::NotYours)?);
    let kept = inside.facts.watch.clone();
    // Others at the table need not wait for whoever has guessed too often.
    drop(inside);
    let watches = async move {
        let watches = secrets::matches(&kept, &code);
        watches.then_some(()).ok_or(ServerError::NotYours)
    };
    app.guess(client, watches).await.map(|()| None)
}

async fn add_luck(app: &App, room: &Arc<TableRoom>, player: usize, secret: String) {
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
        ServerError::TooFast(seconds) => End::Closed("too-fast", Some(seconds * 1000)),
        ServerError::Store(_) | ServerError::Busy => End::Closed("unavailable", Some(2000)),
        _ => End::Closed("refused", None),
    }
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

impl TableGuest {
    /// What somebody has not got. What a watcher may not see yet is held back.
    fn welcome(&self, app: &App, come: Come, ear: &mut Ear) -> Utf8Bytes {
        let now = app.now();
        let mut rows = Vec::with_capacity(come.rows.len());
        for (due, frame) in come.rows {
            if self.player.is_some() || due <= now {
                rows.push(frame);
            } else {
                ear.hold(due, frame);
            }
        }
        let Come { full, here, .. } = come;
        frames::welcome(&self.room.id, self.player, full, &rows, &here, now)
    }

    /// Does what a frame says, or says which one cannot be done, and why.
    async fn obey(&self, app: &App, said: &str) -> Result<Tell, (Option<u64>, ServerError)> {
        if let Err(wait) = limits::wait(&self.pace) {
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
            Say::Hello { .. } => {
                return Err((None, ServerError::NotUnderstood("hello".to_string())));
            }
            Say::Act { id, version, act } => (id, self.act(app, id, version, &act).await),
            Say::Phrase { id, phrase } => (id, self.say(app, phrase).await),
            Say::Tried { id, event, code } => (id, self.note_try(app, event, code).await),
        };
        let seq = done.map_err(|error| (Some(id), error))?;
        app.metrics.answered.observe(begun.elapsed().as_secs_f64());
        Ok(Tell::Done { id, seq })
    }

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
                return Err(InputError::NotNow);
            }
            if event.len() > LONGEST_TRY || code.len() > LONGEST_TRY {
                return Err(InputError::TooLong);
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
