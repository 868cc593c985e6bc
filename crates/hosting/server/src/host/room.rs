//! One stream on this server: what its rows lead to, who listens, and how something
//! that is said becomes a row that is kept before anybody hears of it.

use std::mem;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use store::{Appended, Head, Row, StoreError};
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::Instant;

use super::Stream;
use super::listeners::Listeners;
use crate::app::App;
use crate::error::ServerError;

/// A stream on this server.
pub(crate) struct Room<S: Stream> {
    pub(crate) id: Arc<str>,
    outside: S::Outside,
    inside: Mutex<Inside<S>>,
}

/// What changes about it.
pub(crate) struct Inside<S: Stream> {
    stream: S,
    /// The last row that is in it and that listeners have been told of.
    pub(crate) seq: u64,
    /// When that row was accepted.
    pub(crate) at: u64,
    /// What only servers know is of this revision.
    revision: u64,
    /// It may have taken in what was never kept: it has to be read anew.
    doubtful: bool,
    pub(crate) listeners: Listeners,
    /// When somebody last asked for it or left.
    pub(crate) used: Instant,
}

/// A row that somebody wants to add.
pub(crate) struct NewRow<M> {
    /// When it was accepted.
    pub(crate) at: u64,
    pub(crate) body: String,
    /// What it brings with it, once it is kept.
    pub(crate) made: M,
}

impl<S: Stream> Deref for Room<S> {
    type Target = S::Outside;

    fn deref(&self) -> &S::Outside {
        &self.outside
    }
}

impl<S: Stream> Deref for Inside<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.stream
    }
}

impl<S: Stream> DerefMut for Inside<S> {
    fn deref_mut(&mut self) -> &mut S {
        &mut self.stream
    }
}

impl<S: Stream> Room<S> {
    /// Reads a stream from the store.
    pub(super) async fn load(app: &App, id: &str) -> Result<Room<S>, ServerError> {
        let (outside, inside) = fold(app, id, u64::MAX).await?;
        Ok(Room {
            id: id.into(),
            outside,
            inside: Mutex::new(inside),
        })
    }

    /// What is inside, as it is kept.
    pub(crate) async fn lock(
        self: &Arc<Self>,
        app: &App,
    ) -> Result<MutexGuard<'_, Inside<S>>, ServerError> {
        let mut inside = self.inside.lock().await;
        inside.used = Instant::now();
        if inside.doubtful {
            self.read_on(app, &mut inside).await?;
        }
        Ok(inside)
    }

    /// The lock without looking whether all is kept; for what needs no rows.
    pub(crate) async fn lock_as_it_is(&self) -> MutexGuard<'_, Inside<S>> {
        self.inside.lock().await
    }

    /// Whether nobody is there, and nobody has asked for it in a while.
    pub(super) async fn is_idle(&self) -> bool {
        let inside = self.inside.lock().await;
        inside.listeners.is_empty() && inside.used.elapsed() > S::IDLE
    }

    /// Adds a row. `make` says which, from how things stand, and is asked again if
    /// another server was first. The answer is the number of the last row, and what
    /// else `make` said.
    pub(crate) async fn append<T>(
        self: &Arc<Self>,
        app: &App,
        mut make: impl FnMut(&mut Inside<S>, u64) -> Result<(Option<NewRow<S::Made>>, T), ServerError>,
    ) -> Result<(u64, T), ServerError> {
        let mut inside = self.lock(app).await?;
        for _ in 0..S::TRIES {
            let (row, said) = make(&mut inside, app.now())?;
            let Some(NewRow { at, body, made }) = row else {
                return Ok((inside.seq, said));
            };
            let (stream, seq) = (self.id.clone(), inside.seq + 1);
            // Whatever interrupts us from here on, nobody trusts what is there before
            // it has been read anew.
            inside.doubtful = S::TAKES_IN_FIRST;
            let row = Row {
                stream,
                seq,
                at,
                body,
            };
            match app.store.append(row).await {
                Ok(Appended::Done) => {
                    inside.doubtful = false;
                    (inside.seq, inside.at) = (seq, at);
                    app.metrics.rows.inc();
                    S::kept(app, self, &mut inside, made);
                    return Ok((seq, said));
                }
                Ok(Appended::Conflict) => {
                    app.metrics.conflicts.inc();
                    self.read_on(app, &mut inside).await?;
                }
                Err(StoreError::NoStream) => return Err(S::missing()),
                Err(error) => return Err(error.into()),
            }
        }
        tracing::warn!(id = %self.id, "a row was not kept: others were first every time");
        Err(ServerError::Busy)
    }

    /// Another server has changed the stream, or may have.
    pub(crate) async fn catch_up(
        self: &Arc<Self>,
        app: &App,
        head: &Head,
    ) -> Result<(), ServerError> {
        let mut inside = self.inside.lock().await;
        if inside.revision != head.revision {
            inside.learn(serde_json::from_str(&head.facts)?);
            inside.revision = head.revision;
        }
        self.read_on(app, &mut inside).await
    }

    /// Looks what is kept by now, for whoever cannot wait to be told.
    pub(crate) async fn refresh(self: &Arc<Self>, app: &App) -> Result<(), ServerError> {
        let head = app.store.head(&self.id).await?.ok_or_else(S::missing)?;
        self.catch_up(app, &head).await
    }

    /// The same where there are other servers, for whoever may come from one of them.
    pub(crate) async fn refresh_if_shared(self: &Arc<Self>, app: &App) -> Result<(), ServerError> {
        match app.store.is_shared() {
            true => self.refresh(app).await,
            false => Ok(()),
        }
    }

    /// Reads what is new in the log. What has taken in something that was not kept is
    /// made anew before, up to the last row that listeners were told of.
    async fn read_on(
        self: &Arc<Self>,
        app: &App,
        inside: &mut Inside<S>,
    ) -> Result<(), ServerError> {
        if inside.doubtful {
            let (_, fresh) = fold(app, &self.id, inside.seq).await?;
            let old = mem::replace(&mut inside.stream, fresh.stream);
            inside.stream.carry_over(old);
            (inside.seq, inside.revision) = (fresh.seq, fresh.revision);
            inside.doubtful = false;
        }
        let rows = app.store.read(&self.id, inside.seq, u32::MAX).await?;
        for row in &rows {
            inside.take_in(&self.outside, row)?;
        }
        if !rows.is_empty() {
            S::followed(app, self, inside);
        }
        Ok(())
    }
}

impl<S: Stream> Inside<S> {
    /// Takes in the next row. One that makes no sense leaves nothing to be trusted.
    fn take_in(&mut self, outside: &S::Outside, row: &Row) -> Result<(), ServerError> {
        self.doubtful = true;
        S::read(outside, self, row)?;
        self.doubtful = false;
        (self.seq, self.at) = (row.seq, row.at);
        Ok(())
    }
}

/// What a log leads to, for whoever only looks once.
pub(crate) async fn look<S: Stream>(app: &App, id: &str) -> Result<S, ServerError> {
    let (_, inside) = fold(app, id, u64::MAX).await?;
    Ok(inside.stream)
}

/// What a log leads to, up to this row.
async fn fold<S: Stream>(
    app: &App,
    id: &str,
    until: u64,
) -> Result<(S::Outside, Inside<S>), ServerError> {
    let head = app.store.head(id).await?;
    // Whoever names a stream of another kind names none.
    let head = head.filter(|head| head.kind == S::KIND);
    let head = head.ok_or_else(S::missing)?;
    let after = S::first_row(&head) - 1;
    let count = u32::try_from(until.saturating_sub(after).max(1)).unwrap_or(u32::MAX);
    let rows = app.store.read(id, after, count).await?;
    let (first, rest) = rows.split_first().ok_or_else(S::missing)?;
    let facts = serde_json::from_str(&head.facts)?;
    let (outside, stream) = S::open(app, &head, facts, first)?;
    let mut inside = Inside {
        stream,
        seq: first.seq,
        at: first.at,
        revision: head.revision,
        doubtful: false,
        listeners: Listeners::default(),
        used: Instant::now(),
    };
    for row in rest {
        inside.take_in(&outside, row)?;
    }
    Ok((outside, inside))
}
