//! What happens without anybody asking: signs of life, news from other servers,
//! rooms that nobody is in, and what has been kept long enough.

use std::time::Duration;

use game::Lang;
use store::{Kind, News, Sweep};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::app::App;
use crate::bots;
use crate::class::{self, HostedClass};
use crate::clock_watch::{ClockWatch, ahead};
use crate::host;
use crate::tables::{HostedTable, state};

/// How often a server gives a sign of life. Others count it as gone after three.
const BEAT: Duration = Duration::from_secs(1);

/// How often it is said that nothing can be kept.
const AGAIN: Duration = Duration::from_secs(60);

/// How often rooms are looked for in which nobody is.
const FORGET: Duration = Duration::from_secs(30);

/// How often old things are looked for.
const SWEEP: Duration = Duration::from_secs(10 * 60);

/// Gives signs of life, and notices servers that have stopped giving any.
pub(crate) async fn beat(app: App) {
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stopping = app.stopping.subscribe();
    let mut told = None;
    loop {
        tokio::select! {
            _ = beats.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        let beaten = app.beat().await;
        // Where the last row could not be kept this finds out when one can be again; what
        // went wrong is told by `tell`.
        let _ = app.store.probe().await;
        tell(&app, &mut told);
        if let (Err(error), None) = (beaten, app.store.trouble()) {
            tracing::warn!(?error, "no sign of life could be given");
        }
        if app.store.is_shared() {
            let since = app.now().saturating_sub(4 * BEAT.as_millis() as u64);
            match app.store.alive(since).await {
                Ok(alive) => {
                    host::without::<HostedTable>(&app, &alive).await;
                    host::without::<HostedClass>(&app, &alive).await;
                    app.listening.without(&alive);
                }
                Err(error) => tracing::warn!(?error, "other servers could not be looked for"),
            }
        }
    }
}

/// Tells whoever keeps the server what keeps rows from being written, at once and then
/// now and then, and when it is over.
fn tell(app: &App, told: &mut Option<Instant>) {
    match app.store.trouble() {
        Some(error) if told.is_none_or(|at| at.elapsed() >= AGAIN) => {
            tracing::error!("{}", app.store.diagnose(&error, Lang::En));
            *told = Some(Instant::now());
        }
        None if told.take().is_some() => tracing::info!("rows are kept again"),
        _ => {}
    }
}

/// Hears what other servers do.
pub(crate) async fn listen(app: App) {
    let mut news = app.store.changes();
    bots::ask_who(&app);
    loop {
        match news.recv().await {
            Ok(News::Changed(changed)) => {
                app.tables.catch_up(&app, &changed).await;
                app.classes.catch_up(&app, &changed).await;
                app.bots.catch_up(&app, &changed).await;
            }
            Ok(News::Whisper(text)) => match text.split_once(' ') {
                Some(("class", text)) => class::heard(&app, text).await,
                Some(("bots", text)) => bots::heard(&app, text),
                _ => host::heard::<HostedTable>(&app, &text).await,
            },
            Ok(News::Lost) | Err(RecvError::Lagged(_)) => {
                app.tables.catch_up_all(&app).await;
                app.classes.catch_up_all(&app).await;
                app.bots.catch_up_all(&app).await;
                bots::ask_who(&app);
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Forgets rooms in which nobody is.
pub(crate) async fn forget_empty(app: App) {
    let mut rounds = interval(FORGET);
    loop {
        rounds.tick().await;
        app.tables.forget_idle().await;
        app.classes.forget_idle().await;
        for room in app.bots.all() {
            room.tidy(&app).await;
        }
        app.bots.forget_idle().await;
        app.limits.tidy();
        app.guesses.tidy(Instant::now());
    }
}

/// Deletes what has been kept long enough.
pub(crate) async fn sweep(app: App) {
    let mut rounds = interval(SWEEP);
    let watch = ClockWatch::new(Instant::now(), app.now());
    loop {
        rounds.tick().await;
        if let Some(ahead) = watch.set_forward(Instant::now(), app.now()) {
            tracing::error!(
                hours = ahead.as_secs() / 3600,
                "this machine's clock was set forward, or the machine slept: nothing is deleted for its age until the server is started again. Set the clock right first"
            );
            continue;
        }
        match app.store.clock().await {
            Ok(shared) => {
                if let Some(ahead) = shared.and_then(|shared| ahead(app.now(), shared)) {
                    tracing::error!(
                        hours = ahead.as_secs() / 3600,
                        "this machine's clock is ahead of the database's: nothing is deleted for its age until they agree"
                    );
                    continue;
                }
            }
            Err(error) => {
                tracing::warn!(?error, "what is old could not be looked for");
                continue;
            }
        }
        let settings = &app.settings;
        let old = [
            (Kind::Table, Some(state::OPEN), settings.keep_open),
            (Kind::Table, Some(state::PLAYING), settings.keep_idle),
            (Kind::Table, Some(state::OVER), settings.keep_over),
            (Kind::Class, None, settings.keep_class),
            (Kind::Bot, None, settings.keep_idle),
            (crate::codes::kind(), None, settings.keep_idle),
        ];
        for (kind, state, age) in old {
            let untouched_since = app.now().saturating_sub(age.as_millis() as u64);
            let rule = Sweep {
                kind,
                state,
                untouched_since,
            };
            match app.store.sweep(&rule).await {
                Ok(deleted) if deleted.is_empty() => {}
                Ok(deleted) => {
                    tracing::info!(
                        count = deleted.len(),
                        kind = rule.kind.as_str(),
                        "deleted what was old"
                    );
                    for id in deleted {
                        app.tables.close(&app, &id).await;
                        if rule.kind == Kind::Class {
                            delete_belongings(&app, &id).await;
                        }
                        if rule.kind == Kind::Bot {
                            bots::delete_belongings(&app, &id).await;
                        }
                    }
                }
                Err(error) => tracing::warn!(?error, "what is old could not be deleted"),
            }
        }
    }
}

/// With a class go its tables and its code.
async fn delete_belongings(app: &App, class: &str) {
    app.classes.close(app, class).await;
    if let Err(error) = app.delete_group(class).await {
        tracing::warn!(class, ?error, "the tables of a class could not be deleted");
    }
}
