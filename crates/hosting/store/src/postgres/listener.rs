//! Hears what other servers tell, and says so when something may have been missed.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::{broadcast, watch};
use tokio::time::timeout;

use super::{CONNECT, notes};
use crate::stream::News;

/// After so long without a word the connection is asked whether it is there still.
const SILENCE: Duration = Duration::from_secs(10);

/// How long to wait before connecting anew.
const AGAIN: Duration = Duration::from_millis(250);

pub(super) struct Listener {
    own: Arc<str>,
    pool: PgPool,
    news: broadcast::Sender<News>,
    listener: Option<PgListener>,
}

impl Listener {
    /// Listens from when this returns.
    pub(super) async fn start(
        own: Arc<str>,
        address: PgConnectOptions,
        news: broadcast::Sender<News>,
    ) -> Result<Listener, sqlx::Error> {
        // A pool of its own, so that others can never take its connection.
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(CONNECT)
            .max_lifetime(None)
            .idle_timeout(None)
            .connect_lazy_with(address);
        let mut listener = Listener {
            own,
            pool,
            news,
            listener: None,
        };
        listener.connect().await?;
        Ok(listener)
    }

    async fn connect(&mut self) -> Result<(), sqlx::Error> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        // What was missed in between has to be told, so it is not hidden from us.
        listener.eager_reconnect(false);
        listener.listen(notes::CHANNEL).await?;
        self.listener = Some(listener);
        Ok(())
    }

    /// Works until the store is closed.
    pub(super) async fn work(mut self, mut ending: watch::Receiver<bool>) {
        tokio::select! {
            // An error means that the store is gone without having been closed.
            _ = ending.wait_for(|ends| *ends) => {}
            () = self.listen() => {}
        }
        // A pool is closed when its connections are back.
        self.listener = None;
        self.pool.close().await;
    }

    async fn listen(&mut self) {
        loop {
            while self.hear().await {}
            self.listener = None;
            while self.connect().await.is_err() {
                tokio::time::sleep(AGAIN).await;
            }
            // Notes sent meanwhile have reached nobody here.
            let _ = self.news.send(News::Lost);
        }
    }

    /// Waits for a note; whether the connection is there still.
    async fn hear(&mut self) -> bool {
        let Some(listener) = &mut self.listener else {
            return false;
        };
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(note))) => {
                for news in notes::read(&self.own, note.payload()) {
                    // Without anybody who listens there is nobody to tell.
                    let _ = self.news.send(news);
                }
                true
            }
            Ok(_) => false,
            Err(_) => {
                let asked = sqlx::query("SELECT 1").execute(&mut *listener);
                matches!(timeout(CONNECT, asked).await, Ok(Ok(_)))
            }
        }
    }
}
